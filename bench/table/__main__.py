"""python -m bench.table [--json FILE]: what a table costs over real sockets, beside boardgame.io; the end is JSON.

Ours is `ridotto serve`, which flushes every move to the disk before it tells anybody. The crowd plays in a process of
its own: tables of six seats, first as fast as they are answered, then a hundred answers a second. Machines are noisy:
the servers take turns, and the bars are ratios in one run. What a move costs is the processor time of the server's
process (not of PostgreSQL's); where other processes have the processors meanwhile (`waited`), believe that rather than
moves a second. Flags of the server can be set in the environment: RIDOTTO_DEFLATE=yes make bench-table.

`--against PYTHON` measures another build of ours in the same run, each right before this one: the Python of a checkout
in which `make fast` was run, such as ../before/.venv/bin/python. With `--rounds 3` the middle one of three counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import ridotto
from bench.table.disk import IN_MEMORY, kind_of, measured
from bench.table.load import Pass, Seen
from bench.table.servers import BEFORE, OUR_POSTGRES, OUR_SQLITE, SERVERS, THEIR_MEMORY, Server, before, running

ROOT: Final = Path(__file__).parent.parent.parent
TABLES: Final = (10, 100, 500)
SECONDS: Final = 8.0  # at each pace
PATIENCE: Final = 60.0  # seconds beside playing, until something is wrong

TIMES_THEIRS: Final = 1.7  # our moves a second : theirs in memory
FLUSHES: Final = 3.0  # our p99 at a hundred moves a second : one flush of this disk
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
    ratio: float
    wanted: float
    at_least: bool  # or at most

    @property
    def met(self) -> bool:
        return self.ratio >= self.wanted if self.at_least else self.ratio <= self.wanted


def crowd(server: Server, tables: int, seconds: float, place: Path) -> Seen:
    """Play at a server that is started for it."""
    with running(server, place) as there:
        words = [server.whose, str(there.port), str(there.pid), str(tables), str(seconds), str(place)]
        run = subprocess.run(
            [sys.executable, "-m", "bench.table.load", *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            timeout=2 * seconds + PATIENCE,
        )
        if run.returncode != 0:
            sys.exit(
                f"the crowd at {server.name} failed; the server said:\n{(place / 'server.log').read_text()[-2000:]}"
            )
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


def bars(rows: list[Row], place: Path) -> list[Bar]:
    """A row that is missing is a bar that is missed."""
    found: list[Bar] = []
    by_name = {(row.server, row.seen.tables): row for row in rows}
    sizes = sorted({row.seen.tables for row in rows})
    ours = [server for server in (OUR_SQLITE, OUR_POSTGRES) if any(row.server == server.name for row in rows)]
    for server in ours:
        mine = [by_name[server.name, size] for size in sizes]
        for row in mine:
            theirs = by_name.get((THEIR_MEMORY.name, row.seen.tables))
            what = f"{server.name} : {THEIR_MEMORY.name}, {row.seen.tables} tables"
            times = 0.0 if theirs is None else row.moves_a_second / theirs.moves_a_second
            found.append(Bar(f"moves/s, {what}", times, TIMES_THEIRS, True))
            times = 0.0 if theirs is None else theirs.micros_a_move / row.micros_a_move
            found.append(Bar(f"moves for the same processor time, {what}", times, TIMES_THEIRS, True))
        for row in mine:
            flush = measured(place, row.seen.flushes).middle_ms  # just before and just after
            what = f"p99 at 100 moves/s : a flush ({flush:.1f} ms), {server.name}, {row.seen.tables} tables"
            found.append(Bar(what, row.seen.steady.p99_ms / flush, FLUSHES, False))
        what = f"cost of a move at {sizes[-1]} tables : at {sizes[0]}, {server.name}"
        found.append(Bar(what, mine[-1].micros_a_move / mine[0].micros_a_move, GROWTH, False))
        for row in mine:
            then = by_name.get((f"{BEFORE}{server.name}", row.seen.tables))
            if then is not None:
                what = f"{server.name}, {row.seen.tables} tables, now : before"
                found.append(Bar(f"cost of a move, {what}", row.micros_a_move / then.micros_a_move, SLOWER, False))
    return found


def middle(rows: list[Row]) -> list[Row]:
    """Of all rounds with a server and so many tables, the one whose move had the middle cost."""
    rounds: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        rounds.setdefault((row.server, row.seen.tables), []).append(row)
    return [sorted(found, key=lambda row: row.micros_a_move)[len(found) // 2] for found in rounds.values()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench-table", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    parser.add_argument("--tables", metavar="N", type=int, nargs="+", default=list(TABLES), help="how many at once")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each pace")
    parser.add_argument("--only", metavar="PART", default="", help="only servers with this in their names")
    parser.add_argument("--against", metavar="PYTHON", help="one in which another build of ridotto is installed")
    parser.add_argument("--rounds", metavar="N", type=int, default=1, help="how often everything is measured")
    parser.add_argument("--place", type=Path, default=ROOT / ".house" / "bench-table", help="a folder on a real disk")
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
    rows = middle(measured_rows)
    disk = measured(place, [flush for row in rows for flush in row.seen.flushes])
    build = "compiled" if ridotto.COMPILED else "interpreted"
    print(f"\nridotto {ridotto.__version__}, {build}; boardgame.io 0.50.2; {os.cpu_count()} processors")
    print(f"a flush of this disk ({disk.kind}): {disk.middle_ms:.1f} ms, p99 {disk.p99_ms:.1f} ms")
    table(rows)
    print("\nbars")
    checks = bars(rows, place)
    for bar in checks:
        wanted = f"wanted {'>=' if bar.at_least else '<='} {bar.wanted}x"
        print(f"{'ok' if bar.met else 'MISSED':>8} {bar.ratio:6.2f}x, {wanted}  {bar.what}")
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
