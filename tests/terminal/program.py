"""The program, run as a person would, with what they type prepared: in this process, and for a few tests in its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from ridotto.bots import Dice
from ridotto.cli import main

ANYTHING = 4000  # lines that no game uses up
ENCODING = "PYTHONIOENCODING"  # what Python reads before it opens the three streams
SURROUNDINGS = {"COLUMNS": "80", ENCODING: "utf-8", "LC_ALL": "C.UTF-8"}


class Run:
    """What came of it."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:  # what pytest shows when an expectation fails
        return f"exit {self.code}\n{self.err}\n{self.out[-3000:]}"


def ridotto(*arguments: str, typed: str | bytes = "", cwd: Path | None = None, **environment: str) -> Run:
    """Runs the program in this process, with streams that are no terminal."""
    surroundings = {**SURROUNDINGS, **environment}
    raw = typed.encode() if isinstance(typed, str) else typed
    out, err = io.BytesIO(), io.BytesIO()
    target, complaints = stream(out, surroundings), stream(err, surroundings)
    with (
        patch.dict(os.environ, surroundings),
        patch("sys.stdin", stream(io.BytesIO(raw), surroundings)),
        redirect_stdout(target),
        redirect_stderr(complaints),
        chdir(cwd or "."),
    ):
        code = main(arguments)
    complaints.flush()
    return Run(code, out.getvalue().decode(), err.getvalue().decode())


def stream(raw: io.BytesIO, surroundings: dict[str, str]) -> io.TextIOWrapper:
    return io.TextIOWrapper(raw, encoding=surroundings[ENCODING])


def play(*arguments: str, typed: str | bytes = "", cwd: Path | None = None, **environment: str) -> Run:
    """Plays quickly. Unless bots are named they are courtiers, who need no time to think."""
    settled = {"--bots", "--resume", "--from"} & set(arguments)
    bots = () if settled else ("--bots", "courtier")
    return ridotto("play", *arguments, *bots, "--speed", "fast", typed=typed, cwd=cwd, **environment)


def in_its_own_process(*arguments: str, typed: str = "") -> Run:
    """Runs `python -m ridotto` as a shell does, between pipes."""
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**absolute(os.environ.copy()), **SURROUNDINGS},
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


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
