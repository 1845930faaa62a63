"""python -m bench.versus BEFORE AFTER [WORD…]: two builds of this house take turns, slice by slice.

BEFORE and AFTER are folders to import ridotto from: where a wheel was unpacked, or `src` for the plain sources; or they
are Pythons, such as `.venv/bin/python`, in which it is installed. Rows that have all the words in their names are
measured. The ratio is that of the best slices; behind it stands the middle of the ratios of all turns. On a shared
machine only such ratios mean anything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from typing import Final

from bench.ours import fork_contenders, playout_contenders
from bench.rivals import SLICES, Play, slice_of
from ridotto import lab

WORKER: Final = "--worker"


class Build:
    """A process that imports ridotto from one place, and measures a slice whenever it is told to."""

    def __init__(self, place: str) -> None:
        is_folder = os.path.isdir(place)
        environment = {**os.environ, "PYTHONPATH": os.path.abspath(place) if is_folder else ""}
        self.process = subprocess.Popen(
            [sys.executable if is_folder else place, "-m", "bench.versus", WORKER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def moves_a_second(self, row: int) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(row, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def work() -> None:
    getattr(lab, "collect_rarely", lambda: None)()  # builds of before may not have it yet
    opened: dict[int, Play] = {}
    contenders = [*playout_contenders(), *fork_contenders()]
    for line in sys.stdin:
        row = int(line)
        if row not in opened:
            opened[row] = contenders[row][2]()
        played, took = slice_of(opened[row])
        print(played.moves / took, flush=True)


def main(before: str, after: str, words: list[str]) -> None:
    builds = Build(before), Build(after)
    print("     before        after   best  middle   (moves or forks a second)")
    for row, (name, how, _) in enumerate([*playout_contenders(), *fork_contenders()]):
        if any(word not in f"{name}, {how}" for word in words):
            continue
        turns = [[build.moves_a_second(row) for build in builds] for _ in range(1 + SLICES)][1:]
        old, new = max(turn[0] for turn in turns), max(turn[1] for turn in turns)
        middle = median(turn[1] / turn[0] for turn in turns)
        print(f"{old:11,.0f}  {new:11,.0f}  {new / old:5.2f}  {middle:5.2f}   {name}, {how}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == [WORKER]:
        work()
    elif len(sys.argv) < 3:
        sys.exit(__doc__)
    else:
        main(sys.argv[1], sys.argv[2], sys.argv[3:])
