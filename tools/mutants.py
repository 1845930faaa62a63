"""python -m tools.mutants [WORD…]: break the rules one at a time, and see whether the suite notices.

Each mutant is one careless edit to one line. It is made in a copy of the sources, never in the sources themselves; the
scenario files of its games are run on it first, then their tests and the contracts. Words choose the mutants whose
clause, file or edit contains one of them. The exit code is the number of survivors (at most 100).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tools.planted import MUTANTS, Mutant

ROOT: Final = Path(__file__).parent.parent
PYTEST: Final = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]


def suites(family: str) -> list[tuple[str, list[str]]]:
    """The cheapest first: most faults die of a scenario."""
    folders = sorted([str(folder) for folder in (ROOT / "tests" / "scenarios").glob(f"{family}*")])
    return [
        ("scenarios", [sys.executable, "-m", "ridotto", "check", *folders]),
        ("tests", [*PYTEST, f"tests/games/{family}", "tests/table"]),
        ("contracts", [*PYTEST, "tests/contracts", "-k", family]),
    ]


class Verdict(NamedTuple):
    mutant: Mutant
    caught_by: str  # empty when it survived


def judged(mutant: Mutant) -> Verdict:
    with TemporaryDirectory() as folder:
        sources = Path(folder, "src")
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        path = sources / "ridotto" / mutant.file
        text = path.read_text()
        if text.count(mutant.old) != 1:
            sys.exit(f"{mutant.file}: {mutant.old!r} stands there {text.count(mutant.old)} times, expected once")
        path.write_text(text.replace(mutant.old, mutant.new))
        environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
        for suite, command in suites(mutant.family()):
            environment.pop("RIDOTTO_EXPECT", None)
            run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            if run.returncode != 0:
                return Verdict(mutant, suite)
    return Verdict(mutant, "")


def main(words: list[str]) -> int:
    chosen = [m for m in MUTANTS if not words or any(word in " ".join(m) for word in words)]
    survivors = 0
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        for number, verdict in enumerate(workers.map(judged, chosen), 1):
            mutant = verdict.mutant
            survivors += not verdict.caught_by
            fate = f"caught by the {verdict.caught_by}" if verdict.caught_by else "SURVIVED"
            edit = f"{mutant.old.strip()} -> {mutant.new.strip() or '(nothing)'}".replace("\n", " ")
            print(f"{number:3d}/{len(chosen)} {mutant.clauses:8s} {fate:24s} {edit[:100]}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} mutants caught")
    return min(survivors, 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
