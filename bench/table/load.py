"""python -m bench.table.load ours|theirs PORT PID TABLES SECONDS FOLDER SEATS: plays at a server; prints JSON.

In a process of its own. First all answer as fast as they are asked, then a hundred times a second, in turns with a
bare flush of the disk, as often.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import uvloop

from bench.table.crowd import Crowd, Pace, Table
from bench.table.disk import flushing
from bench.table.ours import OurTable
from bench.table.processes import resident_bytes, used_by
from bench.table.theirs import TheirTable
from bench.table.wires import Desk

AT_ONCE: Final = 20  # tables that are opened at the same time
WARM_UP: Final = 1.5  # seconds
PATIENCE: Final = 15.0  # seconds
A_SECOND: Final = 100.0
TURNS: Final = 4  # parts of the steady pace: before each of them the disk is flushed as often


class Pass(NamedTuple):
    """What was seen while all played at one pace."""

    moves: int
    seconds: float
    middle_ms: float
    p99_ms: float
    server_cpu: float  # seconds
    server_waited: float  # for a processor, which other processes had
    load_cpu: float
    load_waited: float


class Seen(NamedTuple):
    tables: int
    open_seconds: float
    bytes_a_table: float  # that the server's memory grew by when the tables were opened
    bytes_a_table_after: float  # and when they had played for a while
    eager: Pass
    steady: Pass
    left_out: int  # answers that nobody could give at the steady pace
    games: int  # that were played to their end
    bytes_a_move: float  # over all sockets of a table
    troubles: dict[str, int]
    flushes: list[float]  # of this disk, in turns with the steady pace: seconds

    def shown(self) -> dict[str, Any]:
        return {**self._asdict(), "eager": self.eager._asdict(), "steady": self.steady._asdict()}


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


class Watch:
    """Sums up what is seen in one or several stretches of time."""

    def __init__(self, crowd: Crowd, pid: int) -> None:
        self.crowd, self.pid = crowd, pid
        self.found: list[float] = []
        self.started: list[float] = []
        self.sums = [0.0] * 5  # of what `moment` has

    def moment(self) -> list[float]:
        server, load = used_by(self.pid), used_by()
        return [perf_counter(), server.cpu, server.kept_waiting, load.cpu, load.kept_waiting]

    def start(self) -> None:
        self.crowd.seconds.clear()
        self.started = self.moment()

    def stop(self) -> None:
        self.found += self.crowd.seconds
        passed = [now - then for now, then in zip(self.moment(), self.started)]
        self.sums = [total + part for total, part in zip(self.sums, passed)]

    def seen(self) -> Pass:
        seconds, *used = self.sums
        middle, p99 = 1000 * percentile(self.found, 0.5), 1000 * percentile(self.found, 0.99)
        return Pass(len(self.found), seconds, middle, p99, *used)


async def settle(crowd: Crowd) -> None:
    """Until all that was said has come round."""
    crowd.pace = Pace.STILL
    deadline = perf_counter() + PATIENCE
    await asyncio.sleep(0.2)
    while (crowd.tasks or crowd.on_the_way) and perf_counter() < deadline:
        await asyncio.sleep(0.1)
    if crowd.on_the_way:
        crowd.trouble(f"{crowd.on_the_way} answers never came round")


async def played(whose: str, port: int, pid: int, tables: int, seconds: float, folder: Path, seats: int) -> Seen:
    crowd = Crowd(seed=tables)
    desk = Desk(port, AT_ONCE)

    def table() -> Table:
        return OurTable(port, desk, crowd, seats) if whose == "ours" else TheirTable(port, desk, crowd)

    them, gate = [table() for _ in range(tables)], asyncio.Semaphore(AT_ONCE)
    first = table()
    await first.open()  # so that no table pays for what all share
    memory, start = resident_bytes(pid), perf_counter()

    async def opened(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*[opened(table) for table in them])
    open_seconds, grown = perf_counter() - start, resident_bytes(pid) - memory
    crowd.begin()
    await asyncio.sleep(WARM_UP)
    eager, before = Watch(crowd, pid), traffic(crowd, them)
    eager.start()
    await asyncio.sleep(seconds)
    eager.stop()
    sent, after = traffic(crowd, them) - before, resident_bytes(pid) - memory
    await settle(crowd)
    steady, flushes, left_out = Watch(crowd, pid), list[float](), 0
    for _ in range(TURNS):
        flushes += flushing(folder, int(A_SECOND * seconds / TURNS))
        steady.start()
        left_out += await crowd.steadily(A_SECOND, seconds / TURNS)
        await asyncio.sleep(0.2)
        steady.stop()
        await settle(crowd)
    return Seen(
        tables,
        open_seconds,
        grown / tables,
        after / tables,
        eager.seen(),
        steady.seen(),
        left_out,
        crowd.games,
        sent / max(1, len(eager.found)),
        crowd.troubles,
        flushes,
    )


def traffic(crowd: Crowd, tables: list[Table]) -> int:
    return crowd.bytes + sum(player.bytes for table in tables for player in table.players)


def main() -> None:
    whose, port, pid, tables, seconds, folder, seats = sys.argv[1:]
    seen = uvloop.run(played(whose, int(port), int(pid), int(tables), float(seconds), Path(folder), int(seats)))
    print(json.dumps(seen.shown()))


if __name__ == "__main__":
    main()
