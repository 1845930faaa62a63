"""python -m bench.load [--json FILE]: thousands of tables on one worker of `ridotto serve`, on SQLite.

Measured are the memory of an idle table (opened, one person seated, nobody connected) and of a playing one (six people
connected); answers a second with 500 busy tables; what a move costs when few tables are awake and when thousands are,
with nobody at them, and with three people at each who answer as fast as they are asked; how soon a server is ready with
100,000 stored tables; how much a store grows by a finished game. The cost of a move is the processor time of the
server, so that other work on the machine matters little; few tables are measured before the many and after them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import ridotto
from bench.load.report import Bar, report
from bench.load.stored import fill, finish_game
from bench.table.__main__ import crowd_at
from bench.table.load import Pass
from bench.table.ours import FEW as FEW_SEATS
from bench.table.ours import GAME
from bench.table.processes import resident_bytes, used_by
from bench.table.servers import OUR_SQLITE, free_port, running, serve, stop, until_ready
from bench.table.wires import Desk

ROOT: Final = Path(__file__).parent.parent.parent
IDLE: Final = 5_000  # tables that are awake while others play
BUSY: Final = 500
FEW: Final = 10
STORED: Final = 100_000
AT_ONCE: Final = 20  # tables that are opened at the same time
SECONDS: Final = 5.0

MOST_KIB: Final = 50.0  # of an idle table
READY: Final = 3.0  # seconds
GROWTH: Final = 1.3  # what a move costs with thousands of tables : with FEW


async def open_idle(port: int, tables: int) -> None:
    desk, gate = Desk(port, AT_ONCE), asyncio.Semaphore(AT_ONCE)

    async def open_one() -> None:
        async with gate:
            await desk.post("/api/tables", {"game": GAME, "players": 6, "name": "Ada", "options": {"pace": "off"}})

    await asyncio.gather(*[open_one() for _ in range(tables)])


def with_idle_tables(place: Path, idle: int, seconds: float) -> tuple[float, Pass]:
    """Returns what an idle table takes in memory, in KiB, and how FEW tables play beside so many."""
    with running(OUR_SQLITE, place) as server:
        asyncio.run(open_idle(server.port, 20))  # so that no table pays for what all share
        before = resident_bytes(server.pid)
        asyncio.run(open_idle(server.port, idle))
        each = (resident_bytes(server.pid) - before) / idle / 1024 if idle else 0.0
        return each, crowd_at(OUR_SQLITE, server, FEW, seconds, place).eager


def all_playing(place: Path, tables: int, seconds: float) -> Pass:
    """Returns how people play at all of so many tables. Three at each, since sockets are limited."""
    with running(OUR_SQLITE, place) as server:
        return crowd_at(OUR_SQLITE, server, tables, seconds, place, FEW_SEATS).eager


def a_finished_game(place: Path) -> list[bytes]:
    with running(OUR_SQLITE, place) as server:
        return asyncio.run(finish_game(server.port, place / "server" / "tables.sqlite"))


def seconds_to_start(place: Path, lines: list[bytes], stored: int) -> tuple[float, int]:
    """Returns how long a server takes until it answers with so many finished games in its store, and the store's bytes.
    Time in which other processes had the processors does not count.
    """
    store = place / "stored.sqlite"
    for path in place.glob("stored.sqlite*"):
        path.unlink()
    asyncio.run(fill(store, lines, stored))
    port, log = free_port(), place / "stored.log"
    try:
        with log.open("wb") as output:
            start = perf_counter()
            process = subprocess.Popen(serve(str(store), port, (sys.executable,)), stdout=output, stderr=output)
            try:
                until_ready("ridotto", process, port, log)
                seconds = perf_counter() - start - used_by(process.pid).kept_waiting
                return seconds, store.stat().st_size
            finally:
                stop(process)
    finally:
        for path in place.glob("stored.sqlite*"):
            path.unlink()


def micros(found: Pass) -> float:
    return 1e6 * found.server_cpu / max(1, found.moves)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench-load", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    parser.add_argument("--idle", metavar="N", type=int, default=IDLE, help="tables that are awake while others play")
    parser.add_argument("--playing", metavar="N", type=int, default=IDLE, help="tables at which three people play")
    parser.add_argument("--busy", metavar="N", type=int, default=BUSY, help="tables at which all play")
    parser.add_argument("--stored", metavar="N", type=int, default=STORED, help="tables in the store at the start")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each pace")
    parser.add_argument("--place", type=Path, default=ROOT / ".build" / "bench-load", help="a folder on a real disk")
    chosen = parser.parse_args()
    place: Path = chosen.place
    place.mkdir(parents=True, exist_ok=True)
    if not ridotto.COMPILED:
        print("this build is interpreted: the bars are meant for the compiled one", file=sys.stderr)
    os.environ |= {"RIDOTTO_GRACE": "3600", "RIDOTTO_BOT_PAUSE": "0"}  # tables at which nobody is stay awake
    found: dict[str, Any] = {"compiled": ridotto.COMPILED}
    lines = a_finished_game(place)
    found["seconds to start"], stored_bytes = seconds_to_start(place, lines, chosen.stored)
    found["KiB stored by a finished game"] = stored_bytes / chosen.stored / 1024
    _, first = with_idle_tables(place, 0, chosen.seconds)
    found["KiB of an idle table"], among = with_idle_tables(place, chosen.idle, chosen.seconds)
    _, last = with_idle_tables(place, 0, chosen.seconds)
    alone = (micros(first) + micros(last)) / 2
    sizes = (FEW, chosen.playing, FEW)
    first, many_play, last = [all_playing(place, tables, chosen.seconds) for tables in sizes]
    few_play = (micros(first) + micros(last)) / 2
    with running(OUR_SQLITE, place) as server:
        seen = crowd_at(OUR_SQLITE, server, chosen.busy, chosen.seconds, place)
    found["KiB of a playing table"] = seen.bytes_a_table_after / 1024
    found["answers a second"] = seen.eager.moves / seen.eager.seconds
    found["p50 ms"], found["p99 ms"] = seen.eager.middle_ms, seen.eager.p99_ms
    found["us of a move, few tables"], found["us of a move, many tables"] = alone, micros(among)
    found["us of a move, few tables play"], found["us of a move, many play"] = few_play, micros(many_play)
    for what, value in found.items():
        print(f"{value:12,.1f}  {what}" if isinstance(value, float) else f"{value!s:>12}  {what}")
    checks = [
        Bar("KiB of an idle table", found["KiB of an idle table"], MOST_KIB),
        Bar(f"seconds until it is ready with {chosen.stored:,} stored tables", found["seconds to start"], READY),
        Bar(
            f"cost of a move with {chosen.playing:,} tables playing : with {FEW}",
            micros(many_play) / few_play,
            GROWTH,
        ),
        Bar(f"cost of a move with {chosen.idle:,} tables awake : with {FEW}", micros(among) / alone, GROWTH),
    ]
    return report(found, checks, chosen.json)


if __name__ == "__main__":
    sys.exit(main())
