"""Who is connected to which worker, in two unlogged tables of the database that all workers share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from ridotto.house.errors import StoreUnreachable
from ridotto.house.presence import FOR_SO_LONG, Seat
from ridotto.house.stores.store import NO_LINES

MOST_TOLD: Final = 500  # tables in one notification, which has less than 8000 bytes

LAST_ALIVE: Final = "select max(at) from ridotto.workers where at < $1::float8"
STILL_HERE: Final = """
    update ridotto.workers set until = now() + $2 * interval '1 second', at = $3::float8
    where worker = $1 and until > now() returning 1
"""  # whom it knew to be here may be forgotten, where it was taken for dead meanwhile
COME: Final = """
    insert into ridotto.workers (worker, until, at) values ($1, now() + $2 * interval '1 second', $3::float8)
    on conflict (worker) do update set until = excluded.until, at = excluded.at
"""
SAT_DOWN: Final = """
    insert into ridotto.presence (code, player, worker)
    select code, player, $1 from unnest($2::text[], $3::integer[]) as seat (code, player) on conflict do nothing
"""
STOOD_UP: Final = """
    delete from ridotto.presence using unnest($2::text[], $3::integer[]) as seat (code, player)
    where worker = $1 and presence.code = seat.code and presence.player = seat.player
"""
NOBODY_WITH_THE_DEAD: Final = """
    delete from ridotto.presence using ridotto.workers
    where presence.worker = workers.worker and (workers.worker = $1 or until < now())
"""
FORGET_THE_DEAD: Final = """
    delete from ridotto.workers
    where worker = $1 or (until < now() and at < (select max(at) from ridotto.workers where until < now()))
"""  # but for the one that died last: see `last_alive`
PRESENT: Final = """
    select distinct player from ridotto.presence join ridotto.workers using (worker)
    where code = $1 and until > now()
"""

Fetch: TypeAlias = Callable[..., Awaitable[list[Any]]]  # runs a query with its values, or raises StoreUnreachable


class PostgresPresence:
    """The register that all workers of a database share."""

    def __init__(self, worker: str, fetch: Fetch) -> None:
        self.worker = worker
        self.fetch = fetch
        self.seated: set[Seat] | None = None  # whom the database knows to be here; None: perhaps nobody
        self.seating = asyncio.Lock()

    async def here(self, seats: Sequence[Seat], at: float) -> None:
        """Sends only what has changed. What was sent may be gone: PostgreSQL empties such tables after a crash."""
        now = set(seats)
        async with self.seating:
            known, self.seated = self.seated, None
            if known is None or not await self.fetch(STILL_HERE, self.worker, FOR_SO_LONG, at):
                known = set()
                await self.fetch(NOBODY_WITH_THE_DEAD, self.worker)
                await self.fetch(FORGET_THE_DEAD, self.worker)
                await self.fetch(COME, self.worker, FOR_SO_LONG, at)
            if now - known:
                await self.fetch(SAT_DOWN, self.worker, *columns(now - known))
            if known - now:
                await self.fetch(STOOD_UP, self.worker, *columns(known - now))
            self.seated = now
            await self.tell_of_people(sorted({code for code, _ in known ^ now}))

    async def tell_of_people(self, codes: list[str]) -> None:
        """Tells other workers at which tables somebody has come or gone."""
        for first in range(0, len(codes), MOST_TOLD):
            pairs = " ".join([f"{code}:{NO_LINES}" for code in codes[first : first + MOST_TOLD]])
            await self.fetch("select pg_notify('ridotto', $1)", f"{self.worker} {pairs}")

    async def present(self, code: str) -> set[int]:
        return {row[0] for row in await self.fetch(PRESENT, code)}

    async def last_alive(self, before: float) -> float:
        found = await self.fetch(LAST_ALIVE, before)
        return float(found[0][0] or 0.0)

    async def close(self) -> None:
        with suppress(StoreUnreachable):
            await self.fetch("update ridotto.workers set until = now() where worker = $1", self.worker)
            await self.fetch("delete from ridotto.presence where worker = $1", self.worker)


def columns(seats: set[Seat]) -> tuple[list[str], list[int]]:
    return [code for code, _ in seats], [player for _, player in seats]
