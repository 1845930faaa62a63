"""Where tables are stored: one SQLite file, or PostgreSQL for several workers."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext

from ridotto.house.stores import sqlite
from ridotto.house.stores.postgres import PostgresStore
from ridotto.house.stores.sqlite import SqliteStore, back_up
from ridotto.house.stores.store import Batch, NotAStore, Store

POSTGRES = ("postgresql://", "postgres://")


async def store_at(place: str) -> Store:
    """Opens the store at a place: a file's name, or the address of a PostgreSQL database."""
    if place.startswith(POSTGRES):
        return await PostgresStore.at(place)
    if "://" in place:
        raise NotAStore(f"{place.partition('://')[0]}:// is no store: expected a file's name or postgresql://…")
    return await SqliteStore.at(place)


def look_for_damage(place: str) -> None:
    """Refuses a file that cannot be read as a whole; a database looks after itself."""
    if not place.startswith(POSTGRES) and os.path.exists(place):
        sqlite.look_for_damage(place)


def kept_alone(place: str) -> AbstractContextManager[None]:
    """Keeps a file for one house alone; a database is for as many as there are."""
    return nullcontext() if place.startswith(POSTGRES) else sqlite.lock_file(place)


def is_kept(place: str) -> bool:
    """True when a house keeps the file at the moment; a database is never kept by one alone."""
    return not place.startswith(POSTGRES) and sqlite.is_kept(place)


__all__ = [
    "Batch",
    "NotAStore",
    "PostgresStore",
    "SqliteStore",
    "Store",
    "back_up",
    "is_kept",
    "kept_alone",
    "look_for_damage",
    "store_at",
]
