"""Where tables are stored: one SQLite file, or PostgreSQL for several workers; or nowhere but in memory.

A store is imported when it is asked for, so nobody needs the packages of another one.
"""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from ridotto.house.stores.address import POSTGRES
from ridotto.house.stores.store import Batch, NotAStore, Store

MEMORY: Final = ":memory:"


async def store_at(place: str) -> Store:
    """Opens the store at a place: a file's name, the address of a PostgreSQL database, or `:memory:`."""
    if place == MEMORY:
        from ridotto.house.stores.memory import MemoryStore

        return MemoryStore()
    if place.startswith(POSTGRES):
        from ridotto.house.stores.postgres import PostgresStore

        return await PostgresStore.at(place)
    if "://" in place:
        raise NotAStore(f"{place.partition('://')[0]}:// is no store: expected a file's name or postgresql://…")
    from ridotto.house.stores.sqlite import SqliteStore

    return await SqliteStore.at(place)


def is_file(place: str) -> bool:
    """True for a SQLite file, which belongs to one house alone."""
    return place != MEMORY and not place.startswith(POSTGRES)


def look_for_damage(place: str) -> None:
    """Refuses a file that cannot be read as a whole; a database looks after itself."""
    if is_file(place) and os.path.exists(place):
        from ridotto.house.stores import sqlite

        sqlite.look_for_damage(place)


def kept_alone(place: str) -> AbstractContextManager[None]:
    """Keeps a file for one house alone; a database is for as many as there are."""
    if not is_file(place):
        return nullcontext()
    from ridotto.house.stores import sqlite

    return sqlite.lock_file(place)


def is_kept(place: str) -> bool:
    """True when a house keeps the file at the moment; a database is never kept by one alone."""
    if not is_file(place):
        return False
    from ridotto.house.stores import sqlite

    return sqlite.is_kept(place)


__all__ = ["MEMORY", "Batch", "NotAStore", "Store", "is_file", "is_kept", "kept_alone", "look_for_damage", "store_at"]
