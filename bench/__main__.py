"""python -m bench [--json FILE]: what this house costs, beside other engines, all in one run; the last line is JSON.

Machines are noisy: read the ratios, not the seconds. Ours and theirs take turns slice by slice. The same sources are
measured once more, interpreted, in a process of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import ridotto
from bench import ours, rehearsals, worlds
from bench.rivals import CONTENDERS, Row, measured

SOURCES: Final = Path(__file__).parent.parent / "src"
EIGHT: Final = "mascarade-2e, 8 players"
FOUR: Final = "mascarade-2e, 4 players"


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


BARS: Final = (
    Bar((EIGHT, "from Python, deaf"), ("OpenSpiel social_deduction(players=8)", "from Python"), 1.5),
    Bar((EIGHT, "our loop, deaf"), ("OpenSpiel social_deduction(players=8)", "inside C++"), 0.5),
    # Sisters, who have Fate at work in every round: so her answers count. One reads what sixty cards say.
    *[
        Bar((f"{sister}, 4 players", how), (FOUR, how), times, moves)
        for sister, times in (("masques-dust", 0.5), ("masques-ffg", 0.5), ("masquerade", 0.33))
        for how in ("our loop, deaf", "from Python, deaf")
    ],
    # Who won costs next to nothing.
    *[
        Bar((table, "our loop, deaf, counting winners"), (table, "our loop, deaf"), 0.95)
        for table in (EIGHT, "masques-dust, 4 players", "masquerade, 4 players")
    ],
)
FORKS_A_SECOND: Final = 2_000_000  # deaf, compiled
WORLDS_MILLISECONDS: Final = 50.0  # one call after 120 answers, compiled
REHEARSAL_MILLISECONDS: Final = 20.0  # one rehearsal of an answer, compiled


def interpreted() -> list[Row]:
    """The sources as they are, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    run = subprocess.run(
        [sys.executable, "-m", "bench.ours"], env=environment, cwd=SOURCES.parent, capture_output=True, text=True
    )
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


def ratios(rows: list[Row]) -> list[tuple[str, float, float]]:
    """What each bar asks for and what was measured; a row that is missing is a bar that is missed."""
    measured_as = {(row.name, row.how): row for row in rows}
    found = []
    for bar in BARS:
        one, other = measured_as.get(bar.ours), measured_as.get(bar.theirs)
        ratio = 0.0 if one is None or other is None else bar.counted(one) / bar.counted(other)
        found.append((f"{', '.join(bar.ours)} : {', '.join(bar.theirs)}, {bar.counted.__name__}/s", ratio, bar.times))
    forked = measured_as.get(("fork, 8 players, deaf", "our loop"))
    forks = 0.0 if forked is None else forked.decisions_per_second
    found.append((f"forks/s, deaf : {FORKS_A_SECOND:,}", forks / FORKS_A_SECOND, 1.0))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    chosen = parser.parse_args()
    if not ridotto.COMPILED:
        print("this build is interpreted: the bars are meant for the compiled one", file=sys.stderr)
    print("measuring ours and theirs, in turns …", file=sys.stderr)
    rows = measured([*ours.playout_contenders(), *ours.fork_contenders(), *CONTENDERS])
    print("measuring worlds …", file=sys.stderr)
    drawn = worlds.rows()
    print("measuring rehearsals …", file=sys.stderr)
    rehearsed = rehearsals.rows()
    print("measuring ours interpreted …", file=sys.stderr)
    slow = interpreted()
    table("compiled, and the others" if ridotto.COMPILED else "interpreted, and the others", rows)
    table("interpreted", slow)
    print("\nworlds, milliseconds a call: middle, longest; and calls a second in the middle")
    for world in drawn:
        print(f"{world.middle:10.2f} {world.longest:10.2f} {1000 / world.middle:10,.0f}/s  {world.name}")
    print("\nrehearsals, milliseconds each: middle, longest")
    for rehearsal in rehearsed:
        print(f"{rehearsal.middle:10.2f} {rehearsal.longest:10.2f}  {rehearsal.name}")
    print("\nbars")
    missed = 0
    checks = ratios(rows)
    worst = max(world.longest for world in drawn if world.ordinary)
    checks.append((f"worlds: {WORLDS_MILLISECONDS:.0f} ms : longest call", WORLDS_MILLISECONDS / worst, 1.0))
    slowest = max(rehearsal.longest for rehearsal in rehearsed)
    checks.append((f"rehearsals: {REHEARSAL_MILLISECONDS:.0f} ms : longest", REHEARSAL_MILLISECONDS / slowest, 1.0))
    for what, ratio, wanted in checks:
        missed += ratio < wanted
        print(f"{'ok' if ratio >= wanted else 'MISSED':>8} {ratio:6.2f}x, wanted {wanted}x  {what}")
    report = {
        "compiled": ridotto.COMPILED,
        "rows": [row._asdict() for row in rows],
        "interpreted": [row._asdict() for row in slow],
        "worlds": [world._asdict() for world in drawn],
        "rehearsals": [rehearsal._asdict() for rehearsal in rehearsed],
        "bars": [{"what": what, "ratio": ratio, "wanted": wanted} for what, ratio, wanted in checks],
    }
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(report, indent=2))
    else:
        print(f"\n{json.dumps(report)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
