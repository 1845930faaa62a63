"""Runs the parts of the suite side by side, and prints the output of each part when it has ended.

python -m tools.parts 'types: mypy src' 'page: make page' 'tests after types, page: make test-rooms' …

Each part is a shell command. A part that comes `after` others does not run if one of them fails; the rest go on. The
run fails if a part fails. The last lines say what did not run, how to repeat what failed, and the sum of what pytest
counted.
"""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from typing import Final

from tools.progress import COLOURS, PAUSE, WIDTH, Display, Interruption, Running

INTERRUPTED: Final = 130  # as a shell counts Ctrl-C
COUNTS: Final = re.compile(r"^=* ?((?:\d+ [a-z]+(?:, )?)+) in [0-9.]+s(?: \([0-9:]+\))? ?=*$", re.MULTILINE)
ARGUMENTS: Final = re.compile(r" ARGS=(?:'[^']*'|\S*)")
AGAIN: Final = " ARGS=--last-failed"  # pytest remembers what failed, in a cache for each part
PART: Final = re.compile(r"(?P<name>[^:]+?)(?: after (?P<after>[^:]+))?: (?P<command>.+)", re.DOTALL)


class BadPart(Exception):
    """A part cannot be read, or waits for one that is not there."""


class Part:
    """A command with a name, which may have to wait for another part."""

    def __init__(self, text: str) -> None:
        found = PART.fullmatch(text)
        if found is None:
            raise BadPart(f"expected 'NAME: COMMAND' or 'NAME after OTHER: COMMAND', not {text!r}")
        self.name = found["name"]
        self.after = found["after"].split(", ") if found["after"] else []
        self.command: str = found["command"]
        self.running: Running | None = None  # None if it has not begun, or could not
        self.code: int | None = None  # once it has ended
        self.counts: Counter[str] = Counter()

    def shown(self, width: int) -> str:
        """What it is doing, in at most `width` characters."""
        assert self.running is not None
        return f"{self.name} {self.running.seconds()} s: {self.running.doing()}"[:width].rstrip(": ")

    def again(self) -> str:
        """The command that repeats only what failed."""
        tested = self.counts["failed"] + self.counts["error"] + self.counts["errors"] > 0
        return ARGUMENTS.sub("", self.command) + AGAIN if tested else self.command


def together(texts: list[str]) -> int:
    """Runs all parts, and returns the exit code of the whole run."""
    parts = {part.name: part for part in map(Part, texts)}
    for part in parts.values():
        for name in part.after:
            if name not in parts:
                raise BadPart(f"{part.name!r} is to come after {name!r}, which is not there")
    display, interruption = Display(), Interruption()
    began = time.monotonic()
    while any(part.code is None for part in parts.values()):
        for part in parts.values():
            if part.running is None and part.code is None:
                begin(part, parts, display)
            elif part.running is not None and part.code is None and part.running.has_ended():
                part.code = part.running.process.returncode
                display.clear()
                report(part)
        running = [part for part in parts.values() if part.running and part.code is None]
        if interruption.wanted:
            display.clear()
            stop(running)
            return INTERRUPTED
        display.show(" | ".join(part.shown(WIDTH // len(running) - 3) for part in running))
        time.sleep(PAUSE)
    display.clear()
    return verdict(list(parts.values()), round(time.monotonic() - began))


def begin(part: Part, parts: dict[str, Part], display: Display) -> None:
    """Starts a part, unless it has to wait. Does not run it at all if a part that it waits for has failed."""
    codes = [parts[name].code for name in part.after]
    if any(codes):
        display.say(f"{part.name} does not run")
        part.code = 1
    elif None not in codes:
        display.say(f"{part.name} begins")
        part.running = Running(["sh", "-c", part.command])


def stop(parts: list[Part]) -> None:
    for part in parts:
        assert part.running is not None
        part.running.stop()


def report(part: Part) -> None:
    """Prints all that a part said, and notes what pytest counted in it."""
    assert part.running is not None
    said = part.running.said()
    ended = "done" if part.code == 0 else f"FAILED with exit code {part.code}"
    print(f"\n==== {part.name}: {ended} after {part.running.seconds()} s\n{said.rstrip()}\n", flush=True)
    for line in COUNTS.findall(COLOURS.sub("", said)):
        part.counts.update({what: int(number) for number, what in (each.split(" ") for each in line.split(", "))})


def verdict(parts: list[Part], seconds: int) -> int:
    """Prints how long each part took, what did not run, how to repeat what failed, and what was counted."""
    ran = [part for part in parts if part.running is not None]
    failed = [part for part in ran if part.code != 0]
    for part in ran:
        assert part.running is not None
        print(f"{part.running.seconds():6} s  {part.name}{': FAILED' if part in failed else ''}")
    for part in parts:
        if part.running is None:
            print(f"did not run: {part.name}, because {name_of_failed(part, parts)} failed")
    if failed:
        print("\nto repeat what failed:", *[f"  {part.again()}" for part in failed], sep="\n")
    counts = sum((part.counts for part in parts), Counter[str]())
    counted = ", ".join(f"{number} {what}" for what, number in sorted(counts.items(), key=in_pytests_order))
    print(f"=== {counted or 'nothing counted'} in {seconds}s ===", flush=True)
    return 1 if failed else 0


def name_of_failed(part: Part, parts: list[Part]) -> str:
    """The name of the part that ran and failed, and for which this one would have had to wait."""
    failed = next(before for before in parts if before.name in part.after and before.code)
    return failed.name if failed.running is not None else name_of_failed(failed, parts)


def in_pytests_order(counted: tuple[str, int]) -> tuple[bool, bool, str]:
    return counted[0] != "failed", counted[0] != "passed", counted[0]


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return together(arguments)
    except BadPart as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
