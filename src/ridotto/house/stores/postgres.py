"""Tables in PostgreSQL, for several workers."""

from __future__ import annotations

from ridotto.house.stores.store import Store


class PostgresStore:
    @classmethod
    async def at(cls, place: str) -> Store:
        raise NotImplementedError
