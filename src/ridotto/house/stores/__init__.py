"""Where tables are stored: one SQLite file, or PostgreSQL for several workers."""

from __future__ import annotations

from ridotto.house.stores.postgres import PostgresStore
from ridotto.house.stores.sqlite import SqliteStore, back_up
from ridotto.house.stores.store import Batch, NotAStore, Store

POSTGRES = ("postgresql://", "postgres://")


async def store_at(place: str) -> Store:
    """A file's name, or the address of a PostgreSQL database."""
    if place.startswith(POSTGRES):
        return await PostgresStore.at(place)
    if "://" in place:
        raise NotAStore(f"{place.partition('://')[0]}:// is no store: expected a file's name or postgresql://…")
    return await SqliteStore.at(place)


__all__ = ["Batch", "NotAStore", "PostgresStore", "SqliteStore", "Store", "back_up", "store_at"]
