"""python -m bench.table [--json FILE]: what a table costs over real sockets, beside boardgame.io; the end is JSON.

Ours is `ridotto serve`, which flushes every move to the disk before it tells anybody. The crowd plays in a process of
its own: tables of six seats, first as fast as they are answered, then a hundred answers a second, in turns with bare
flushes of the disk. Machines are noisy: the servers take turns, several times, and each bar is the median of what the
rounds have shown; the table has the round whose move had the middle cost. What a move costs is the processor time of
the server's process (not of PostgreSQL's); where other processes have the processors meanwhile (`waited`), believe that
rather than moves a second. Flags of the server can be set in the environment: RIDOTTO_DEFLATE=yes make bench-table.

`--against PYTHON` measures another build of ours in the same run, each right before this one: the Python of a checkout
in which `make fast` was run, such as ../before/.venv/bin/python.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import ridotto
from bench.table.crowd import SEATS
from bench.table.disk import IN_MEMORY, kind_of, measured, p99_ms
from bench.table.load import Pass, Seen
from bench.table.servers import (
    BEFORE,
    OUR_MEMORY,
    OUR_POSTGRES,
    OUR_SQLITE,
    SERVERS,
    THEIR_MEMORY,
    Running,
    Server,
    before,
    running,
)

ROOT: Final = Path(__file__).parent.parent.parent
TABLES: Final = (10, 100, 500)
SECONDS: Final = 5.0  # at each pace
PATIENCE: Final = 60.0  # seconds beside playing, until something is wrong
TO_OPEN: Final = 0.1  # seconds a table

ROUNDS: Final = 3

TIMES_THEIRS: Final = {OUR_SQLITE.name: 2.0, OUR_POSTGRES.name: 1.7}  # our moves : theirs in memory
FLUSHES, BESIDE_MS = 1.2, 2.0  # our p99 at a hundred moves a second, by the p99 of a flush of this disk
IN_MEMORY_MS: Final = 3.0  # the same with the store in memory
GROWTH: Final = 1.3  # what a move costs at the most tables : at the fewest
SLOWER: Final = 1.05  # what a move costs now : in the build before


class Row(NamedTuple):
    server: str
    seen: Seen

    @property
    def moves_a_second(self) -> float:
        return self.seen.eager.moves / self.seen.eager.seconds

    @property
    def micros_a_move(self) -> float:
        return 1e6 * self.seen.eager.server_cpu / max(1, self.seen.eager.moves)


class Bar(NamedTuple):
    what: str
    found: float
    wanted: float
    at_least: bool  # or at most
    unit: str = "x"

    @property
    def met(self) -> bool:
        return self.found >= self.wanted if self.at_least else self.found <= self.wanted

    def shown(self) -> str:
        wanted = f"wanted {'>=' if self.at_least else '<='} {self.wanted:.2f}{self.unit}"
        return f"{'ok' if self.met else 'MISSED':>8} {self.found:6.2f}{self.unit}, {wanted}  {self.what}"


def crowd(server: Server, tables: int, seconds: float, place: Path) -> Seen:
    """Play at a server that is started for it."""
    with running(server, place) as there:
        return crowd_at(server, there, tables, seconds, place)


def crowd_at(server: Server, there: Running, tables: int, seconds: float, place: Path, seats: int = SEATS) -> Seen:
    """Play at a server that is running."""
    words = [server.whose, *map(str, (there.port, there.pid, tables, seconds, place, seats))]
    run = subprocess.run(
        [sys.executable, "-m", "bench.table.load", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        timeout=2 * seconds + PATIENCE + tables * TO_OPEN,
    )
    if run.returncode != 0:
        sys.exit(f"the crowd at {server.name} failed; the server said:\n{(place / 'server.log').read_text()[-2000:]}")
    return seen_in(json.loads(run.stdout))


def seen_in(found: dict[str, Any]) -> Seen:
    return Seen(**{**found, "eager": Pass(**found["eager"]), "steady": Pass(**found["steady"])})


def servers_for(against: str | None, part: str) -> list[Server]:
    """Returns the servers with this part in their names; each of ours comes right after that of the other build."""
    found: list[Server] = []
    for server in SERVERS:
        if part.casefold() in server.name.casefold():
            found += [] if against is None or server.whose != "ours" else [before(server, against)]
            found.append(server)
    return found


# ---- What is printed.


def table(rows: list[Row]) -> None:
    print(f"\n{'as fast as they go':>34} {'100 a second':>19} {'memory':>12} {'wire':>8} {'crowd':>6} {'server':>8}")
    print(
        f"{'tables':>6} {'moves/s':>9} {'us/move':>8} {'p50 ms':>8} {'p99 ms':>8} {'p50 ms':>8} {'p99 ms':>8}"
        f" {'KiB/table':>10} {'B/move':>8} {'CPU':>6} {'waited':>8}"
    )
    for row in rows:
        seen, eager, steady = row.seen, row.seen.eager, row.seen.steady
        print(
            f"{seen.tables:6} {row.moves_a_second:9,.0f} {row.micros_a_move:8,.0f} {eager.middle_ms:8.1f}"
            f" {eager.p99_ms:8.1f} {steady.middle_ms:8.1f} {steady.p99_ms:8.1f} {seen.bytes_a_table / 1024:10,.0f}"
            f" {seen.bytes_a_move:8,.0f} {eager.load_cpu / eager.seconds:6.0%}"
            f" {eager.server_waited / eager.seconds:8.0%}  {row.server}{troubles(seen)}"
        )


def troubles(seen: Seen) -> str:
    return "".join(f"  !{count} x {what}" for what, count in seen.troubles.items())


class Rounds:
    """All rows of a run, by server and number of tables."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows: dict[tuple[str, int], list[Row]] = {}
        for row in rows:
            self.rows.setdefault((row.server, row.seen.tables), []).append(row)
        self.sizes = sorted({row.seen.tables for row in rows})

    def has(self, server: str) -> bool:
        return any(server == name for name, _ in self.rows)

    def middle(self) -> list[Row]:
        """Returns the round whose move had the middle cost, for each server and number of tables."""
        return [sorted(found, key=lambda row: row.micros_a_move)[len(found) // 2] for found in self.rows.values()]

    def median(self, of: Callable[[Row], float], server: str, tables: int) -> float:
        return median([of(row) for row in self.rows[server, tables]])

    def ratio(self, of: Callable[[Row], float], one: tuple[str, int], other: tuple[str, int]) -> float:
        """Returns the median of ratios, each of one round; 0.0 where there is nothing to compare with."""
        pairs = zip(self.rows[one], self.rows.get(other, []))
        return median([of(mine) / of(theirs) for mine, theirs in pairs] or [0.0])


def moves_a_second(row: Row) -> float:
    return row.moves_a_second


def moves_for_the_same(row: Row) -> float:
    return 1 / row.micros_a_move


def cost(row: Row) -> float:
    return row.micros_a_move


def steady_p99(row: Row) -> float:
    return row.seen.steady.p99_ms


def flush_p99(row: Row) -> float:
    return p99_ms(row.seen.flushes)


def bars(rounds: Rounds) -> list[Bar]:
    """Returns the bars of the servers that were measured. Without boardgame.io its bars are missed."""
    found: list[Bar] = []
    for name, times in TIMES_THEIRS.items():
        if not rounds.has(name):
            continue
        for size in rounds.sizes:
            what, both = f"{name} : {THEIR_MEMORY.name}, {size} tables", ((name, size), (THEIR_MEMORY.name, size))
            found.append(Bar(f"moves/s, {what}", rounds.ratio(moves_a_second, *both), times, True))
            same = rounds.ratio(moves_for_the_same, *both)
            found.append(Bar(f"moves for the same processor time, {what}", same, times, True))
        for size in rounds.sizes:
            flush = rounds.median(flush_p99, name, size)
            what = f"p99 at 100 moves/s, {name}, {size} tables; of a flush {flush:.1f} ms"
            most = FLUSHES * flush + BESIDE_MS
            found.append(Bar(what, rounds.median(steady_p99, name, size), most, False, " ms"))
        fewest, most_tables = rounds.sizes[0], rounds.sizes[-1]
        growth = rounds.ratio(cost, (name, most_tables), (name, fewest))
        found.append(Bar(f"cost of a move at {most_tables} tables : at {fewest}, {name}", growth, GROWTH, False))
    if rounds.has(OUR_MEMORY.name):
        for size in rounds.sizes:
            p99 = rounds.median(steady_p99, OUR_MEMORY.name, size)
            what = f"p99 at 100 moves/s, {OUR_MEMORY.name}, {size} tables"
            found.append(Bar(what, p99, IN_MEMORY_MS, False, " ms"))
    for name in [server.name for server in SERVERS if rounds.has(f"{BEFORE}{server.name}")]:
        for size in rounds.sizes:
            ratio = rounds.ratio(cost, (name, size), (f"{BEFORE}{name}", size))
            found.append(Bar(f"cost of a move, {name}, {size} tables, now : before", ratio, SLOWER, False))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench-table", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    parser.add_argument("--tables", metavar="N", type=int, nargs="+", default=list(TABLES), help="how many at once")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each pace")
    parser.add_argument("--only", metavar="PART", default="", help="only servers with this in their names")
    parser.add_argument("--against", metavar="PYTHON", help="one in which another build of ridotto is installed")
    parser.add_argument("--rounds", metavar="N", type=int, default=ROUNDS, help="how often all take turns")
    parser.add_argument("--place", type=Path, default=ROOT / ".build" / "bench-table", help="a folder on a real disk")
    chosen = parser.parse_args()
    place: Path = chosen.place
    place.mkdir(parents=True, exist_ok=True)
    if kind_of(place) in IN_MEMORY:
        sys.exit(f"{place} is in memory, where nothing is ever flushed: choose another --place")
    if not ridotto.COMPILED:
        print("this build is interpreted: the bars are meant for the compiled one", file=sys.stderr)
    measured_rows: list[Row] = []
    for tables in chosen.tables * chosen.rounds:
        for server in servers_for(chosen.against, chosen.only):
            print(f"{tables} tables: {server.name} …", file=sys.stderr)
            measured_rows.append(Row(server.name, crowd(server, tables, chosen.seconds, place)))
    rounds = Rounds(measured_rows)
    rows = rounds.middle()
    disk = measured(place, [flush for row in rows for flush in row.seen.flushes])
    build = "compiled" if ridotto.COMPILED else "interpreted"
    print(f"\nridotto {ridotto.__version__}, {build}; boardgame.io 0.50.2; {os.cpu_count()} processors")
    print(f"a flush of this disk ({disk.kind}): {disk.middle_ms:.1f} ms, p99 {disk.p99_ms:.1f} ms")
    table(rows)
    print("\nbars")
    checks = bars(rounds)
    print(*[bar.shown() for bar in checks], sep="\n")
    report = {
        "compiled": ridotto.COMPILED,
        "disk": disk._asdict(),
        "rows": [{"server": row.server, **row.seen.shown()} for row in rows],
        "bars": [{**bar._asdict(), "met": bar.met} for bar in checks],
    }
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(report, indent=2))
    else:
        print(f"\n{json.dumps(report)}")
    return 0 if all(bar.met for bar in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
