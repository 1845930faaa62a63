"""python -m bench [--quick] [--json FILE]: what this house costs, beside other engines, all in one run.

The last line is JSON. Machines are noisy: read the ratios, not the seconds. Ours and theirs take turns slice by slice,
and the best slice of thirty counts. The same sources are measured once more, interpreted, in a process of their own, at
three tables. All of it takes some five minutes; with --quick, that is three slices, about one, but then the figures
mean little.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

import ridotto
from bench import batches, ours, rehearsals, worlds
from bench.floor import FLOOR
from bench.machine import build_flags, is_profiled
from bench.rivals import CONTENDERS, SLICES, Row, measured
from ridotto.lab import collect_rarely

QUICK_SLICES: Final = 3
SOURCES: Final = Path(__file__).parent.parent / "src"
EIGHT: Final = "mascarade-2e, 8 players"
OPEN_SPIEL: Final = "OpenSpiel social_deduction(players=8)"


def decisions(row: Row) -> float:
    return row.decisions_per_second


def moves(row: Row) -> float:
    return row.moves_per_second


class Bar(NamedTuple):
    """How our row must compare with another: at least so many times as many a second."""

    ours: tuple[str, str]
    theirs: tuple[str, str]
    times: float
    counted: Callable[[Row], float] = decisions


class Check(NamedTuple):
    """What was measured, and the bar that it is held against."""

    what: str
    value: float
    wanted: float
    unit: str = "x"
    at_most: bool = False

    @property
    def holds(self) -> bool:
        return self.value <= self.wanted if self.at_most else self.value >= self.wanted

    def __str__(self) -> str:
        wanted = f"{'at most' if self.at_most else 'at least'} {self.wanted:,.4g}{self.unit}"
        if self.wanted >= 10_000:
            wanted = f"at least {self.wanted:,.0f}{self.unit}"
        value = f"{self.value:,.2f}" if self.value < 10_000 else f"{self.value:,.0f}"
        return f"{'ok' if self.holds else 'MISSED':>8} {value:>12}{self.unit:3} {wanted:22} {self.what}"


BARS: Final = (
    Bar((EIGHT, "from Python, deaf"), (OPEN_SPIEL, "from Python"), 2.6),
    Bar((EIGHT, "our loop, deaf"), (OPEN_SPIEL, "inside C++"), 1.4 if is_profiled() else 1.2),
    Bar((EIGHT, "our loop, with the log"), (OPEN_SPIEL, "inside C++"), 0.55),
    # Sisters, who have Fate at work in every round: so her answers count. One reads what sixty cards say. They are held
    # against an engine that is not ours, since whatever makes Mascarade faster would lower them beside her.
    *[
        Bar((f"{sister}, 4 players", ours), (OPEN_SPIEL, theirs), times, moves)
        for ours, theirs, bars in (
            ("our loop, deaf", "inside C++", (0.65, 0.65, 0.25)),
            ("from Python, deaf", "from Python", (1.5, 1.5, 0.75)),
        )
        for sister, times in zip(("masques-dust", "masques-ffg", "masquerade"), bars, strict=True)
    ],
    # Who won costs next to nothing.
    *[
        Bar((table, "our loop, deaf, counting winners"), (table, "our loop, deaf"), 0.95)
        for table in (EIGHT, "masques-dust, 4 players", "masquerade, 4 players")
    ],
)
TIMES_THE_FLOOR: Final = 12.0
A_SECOND: Final = (  # compiled
    ((f"fork, {EIGHT}", "our loop, deaf"), 4_000_000),
    ((f"batch of {batches.MATCHES}, {EIGHT}", batches.MASKS), 1_500_000),
    ((f"batch of {batches.MATCHES}, {EIGHT}", batches.TOLD), 250_000),
)
WORLDS_MILLISECONDS: Final = 50.0  # one call after 120 answers, compiled
WORST_MILLISECONDS: Final = 100.0  # whatever people do to a memory
REHEARSAL_MILLISECONDS: Final = 20.0  # one rehearsal of an answer, compiled


def interpreted(slices: int) -> list[Row]:
    """The sources as they are, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-m", "bench.ours", str(slices)]
    run = subprocess.run(command, env=environment, cwd=SOURCES.parent, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"the interpreted half failed:\n{run.stderr}")
    return [Row(**row) for row in json.loads(run.stdout)]


def table(title: str, rows: list[Row]) -> None:
    print(f"\n{title}\n{'decisions/s':>14} {'moves/s':>12} {'games/s':>10} {'a game':>8}")
    for row in rows:
        print(
            f"{row.decisions_per_second:14,.0f} {row.moves_per_second:12,.0f} {row.games_per_second:10,.0f}"
            f" {row.decisions_per_game:8.1f}  {row.name}, {row.how}"
        )


def checks(rows: list[Row], drawn: list[worlds.Row], rehearsed: list[worlds.Row]) -> list[Check]:
    """Returns every bar beside what was measured; a row that is missing is a bar that is missed."""
    measured_as = {(row.name, row.how): row for row in rows}
    found: list[Check] = []
    for bar in BARS:
        one, other = measured_as.get(bar.ours), measured_as.get(bar.theirs)
        ratio = 0.0 if one is None or other is None else bar.counted(one) / bar.counted(other)
        what = f"{', '.join(bar.ours)} : {', '.join(bar.theirs)}, {bar.counted.__name__}/s"
        found.append(Check(what, ratio, bar.times))
    loop, floor = measured_as.get((EIGHT, "our loop, deaf")), measured_as.get(FLOOR[:2])
    times = inf if loop is None or floor is None else floor.decisions_per_second / loop.decisions_per_second
    found.append(Check(f"as long as the floor takes: {EIGHT}, our loop, deaf", times, TIMES_THE_FLOOR, at_most=True))
    for key, wanted in A_SECOND:
        row = measured_as.get(key)
        found.append(Check(", ".join(key), 0.0 if row is None else row.decisions_per_second, wanted, "/s"))
    longest = max([world.longest for world in drawn if world.ordinary])
    found.append(Check("worlds and beliefs, the longest call", longest, WORLDS_MILLISECONDS, " ms", at_most=True))
    longest = max([world.longest for world in drawn])
    found.append(Check("the same where most answers are swaps", longest, WORST_MILLISECONDS, " ms", at_most=True))
    longest = max([rehearsal.longest for rehearsal in rehearsed])
    found.append(Check("the longest rehearsal", longest, REHEARSAL_MILLISECONDS, " ms", at_most=True))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_SLICES} slices instead of {SLICES}, for a look")
    chosen = parser.parse_args()
    slices = QUICK_SLICES if chosen.quick else SLICES
    if not ridotto.COMPILED:
        print("this build is interpreted: the bars are meant for the compiled one", file=sys.stderr)
    collect_rarely()
    print("measuring ours and theirs, in turns …", file=sys.stderr)
    contenders = [*ours.playout_contenders(), *ours.fork_contenders(), *batches.batch_contenders(), *CONTENDERS, FLOOR]
    rows = measured(contenders, slices)
    print("measuring worlds …", file=sys.stderr)
    drawn = worlds.rows()
    print("measuring rehearsals …", file=sys.stderr)
    rehearsed = rehearsals.rows()
    print("measuring ours interpreted …", file=sys.stderr)
    slow = interpreted(slices)
    flags = build_flags()
    print(", ".join([f"{what}: {value}" for what, value in flags.items()]))
    table("compiled, and the others" if ridotto.COMPILED else "interpreted, and the others", rows)
    table("interpreted", slow)
    print("\nworlds, milliseconds a call: middle, longest; and calls a second in the middle")
    for world in drawn:
        print(f"{world.middle:10.2f} {world.longest:10.2f} {1000 / world.middle:10,.0f}/s  {world.name}")
    print("\nrehearsals, milliseconds each: middle, longest")
    for rehearsal in rehearsed:
        print(f"{rehearsal.middle:10.2f} {rehearsal.longest:10.2f}  {rehearsal.name}")
    print("\nbars")
    held_against = checks(rows, drawn, rehearsed)
    for check in held_against:
        print(check)
    report = {
        "compiled": ridotto.COMPILED,
        "build": flags,
        "slices": slices,
        "rows": [row._asdict() for row in rows],
        "interpreted": [row._asdict() for row in slow],
        "worlds": [world._asdict() for world in drawn],
        "rehearsals": [rehearsal._asdict() for rehearsal in rehearsed],
        "bars": [{**check._asdict(), "holds": check.holds} for check in held_against],
    }
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(report, indent=2))
    else:
        print(f"\n{json.dumps(report)}")
    return 0 if all(check.holds for check in held_against) else 1


if __name__ == "__main__":
    sys.exit(main())
