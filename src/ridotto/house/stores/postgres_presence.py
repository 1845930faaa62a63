"""Who is connected to which worker, in two unlogged tables of the database that all workers share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final, TypeAlias

from ridotto.house.errors import StoreUnreachable
from ridotto.house.presence import FOR_SO_LONG, MemoryPresence
from ridotto.house.stores.store import NO_LINES

MOST_TOLD: Final = 500  # tables in one notification, which has less than 8000 bytes

LAST_ALIVE: Final = "select max(at) from ridotto.workers where at < $1::float8"
TELL: Final = """
    with alive as (
        update ridotto.workers set until = now() + $2 * interval '1 second', at = $3::float8
        where worker = $1 and until > now() returning worker
    ), seats as (
        select * from unnest($5::text[], $6::integer[]) as seat (code, player)
    ), stood_up as (
        delete from ridotto.presence using alive
        where presence.worker = alive.worker and code = any($4::text[]) and (code, player) not in (select * from seats)
    ), sat_down as (
        insert into ridotto.presence (code, player, worker) select code, player, worker from seats, alive
        on conflict do nothing
    )
    select (select count(pg_notify('ridotto', told)) from unnest($7::text[]) as told) from alive
"""  # no row where it was taken for dead meanwhile: whom it knew to be here may be forgotten, and nothing is done
COME: Final = """
    insert into ridotto.workers (worker, until, at) values ($1, now() + $2 * interval '1 second', $3::float8)
    on conflict (worker) do update set until = excluded.until, at = excluded.at
"""
NOBODY_WITH_THE_DEAD: Final = """
    delete from ridotto.presence using ridotto.workers
    where presence.worker = workers.worker and (workers.worker = $1 or until < now())
"""
FORGET_THE_DEAD: Final = """
    delete from ridotto.workers
    where worker = $1 or (until < now() and at < (select max(at) from ridotto.workers where until < now()))
"""  # but for the one that died last: see `last_alive`
ELSEWHERE: Final = """
    select distinct player from ridotto.presence join ridotto.workers using (worker)
    where code = $1 and worker <> $2 and until > now()
"""

Fetch: TypeAlias = Callable[..., Awaitable[list[Any]]]  # runs a query with its values, or raises StoreUnreachable


class PostgresPresence(MemoryPresence):
    """The register that all workers of a database share."""

    def __init__(self, worker: str, fetch: Fetch) -> None:
        super().__init__()
        self.worker = worker
        self.fetch = fetch
        self.changed: set[str] = set()  # tables at which somebody has come or gone since that was last told
        self.telling = asyncio.Lock()

    def note(self, code: str, players: Collection[int]) -> None:
        if set(players) != self.people.get(code, set()):
            self.changed.add(code)
        super().note(code, players)

    async def tell(self, at: float) -> None:
        """Sends only what has changed. What was sent may be gone: PostgreSQL empties such tables after a crash."""
        async with self.telling:
            codes, self.changed = self.changed, set()
            try:
                if not await self.is_told(codes, at):
                    codes.update(self.people)
                    await self.fetch(NOBODY_WITH_THE_DEAD, self.worker)
                    await self.fetch(FORGET_THE_DEAD, self.worker)
                    await self.fetch(COME, self.worker, FOR_SO_LONG, at)
                    await self.is_told(codes, at)
            except BaseException:
                self.changed |= codes  # perhaps nobody heard of it
                raise

    async def is_told(self, codes: set[str], at: float) -> bool:
        """Tells who is at these tables, and other workers that somebody has come or gone there; False, and nothing is
        told, when this worker is not known.
        """
        tables = sorted(codes)
        seats = [(code, player) for code in tables for player in self.people.get(code, ())]
        columns = [code for code, _ in seats], [player for _, player in seats]
        parts = [tables[first : first + MOST_TOLD] for first in range(0, len(tables), MOST_TOLD)]
        news = [" ".join([self.worker, *[f"{code}:{NO_LINES}" for code in part]]) for part in parts]
        return bool(await self.fetch(TELL, self.worker, FOR_SO_LONG, at, tables, *columns, news))

    async def present(self, code: str) -> set[int]:
        elsewhere = {row[0] for row in await self.fetch(ELSEWHERE, code, self.worker)}
        return elsewhere | await super().present(code)

    async def last_alive(self, before: float) -> float:
        found = await self.fetch(LAST_ALIVE, before)
        return float(found[0][0] or 0.0)

    async def close(self) -> None:
        self.people.clear()
        with suppress(StoreUnreachable):
            await self.fetch("update ridotto.workers set until = now() where worker = $1", self.worker)
            await self.fetch("delete from ridotto.presence where worker = $1", self.worker)
