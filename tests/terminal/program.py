"""The real program, run as a person would, with what they type prepared."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ridotto.bots import Dice

ANYTHING = 4000  # lines that no game uses up


class Run:
    """What came of it."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:  # what pytest shows when an expectation fails
        return f"exit {self.code}\n{self.err}\n{self.out[-3000:]}"


def ridotto(*arguments: str, typed: str = "", cwd: Path | None = None, **environment: str) -> Run:
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env={**absolute(os.environ.copy()), "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def play(*arguments: str, typed: str = "", cwd: Path | None = None, **environment: str) -> Run:
    return ridotto("play", *arguments, "--speed", "fast", typed=typed, cwd=cwd, **environment)


def absolute(environment: dict[str, str]) -> dict[str, str]:
    """The sources are found from any folder."""
    if "PYTHONPATH" in environment:
        parts = environment["PYTHONPATH"].split(os.pathsep)
        environment["PYTHONPATH"] = os.pathsep.join([str(Path(part).resolve()) for part in parts])
    return environment


def always_first() -> str:
    return "1\n" * ANYTHING


def any_numbers(seed: int) -> str:
    """Numbers up to 20: what is not on a list is refused, and the next one is tried."""
    dice = Dice(seed)
    return "".join([f"{1 + dice.below(20)}\n" for _ in range(ANYTHING)])
