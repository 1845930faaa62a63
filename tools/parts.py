"""Runs the parts of the suite side by side, and prints what each said in one piece when it has ended.

python -m tools.parts 'types: mypy src' 'tests after types: pytest' …

Each part is a command for a shell. One that comes `after` another is left out where that fails; all others go on. What
pytest counted is added up in the last line. One part that fails fails the run.
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
        self.after = found["after"]
        self.command = ["sh", "-c", found["command"]]
        self.running: Running | None = None
        self.code: int | None = None  # once it has ended

    def shown(self, width: int) -> str:
        """What it is doing, in so many characters."""
        assert self.running is not None
        return f"{self.name} {self.running.seconds()} s: {self.running.doing()}"[:width].rstrip(": ")


def together(texts: list[str]) -> int:
    """Runs all parts, and returns the exit code of the whole run."""
    parts = {part.name: part for part in map(Part, texts)}
    for part in parts.values():
        if part.after is not None and part.after not in parts:
            raise BadPart(f"{part.name!r} is to come after {part.after!r}, which is not there")
    display, interruption = Display(), Interruption()
    began = time.monotonic()
    counts: Counter[str] = Counter()
    while any(part.code is None for part in parts.values()):
        for part in parts.values():
            if part.running is None and part.code is None:
                begin(part, parts, display)
            elif part.running is not None and part.code is None and part.running.has_ended():
                part.code = part.running.process.returncode
                display.clear()
                counts += report(part)
        running = [part for part in parts.values() if part.running and part.code is None]
        if interruption.wanted:
            display.clear()
            stop(running)
            return INTERRUPTED
        display.show(" | ".join(part.shown(WIDTH // len(running) - 3) for part in running))
        time.sleep(PAUSE)
    display.clear()
    return verdict(list(parts.values()), counts, round(time.monotonic() - began))


def begin(part: Part, parts: dict[str, Part], display: Display) -> None:
    """Starts a part, unless it has to wait. Leaves it out where the part that it waited for has failed."""
    before = None if part.after is None else parts[part.after]
    if before is None or before.code == 0:
        display.say(f"{part.name} begins")
        part.running = Running(part.command)
    elif before.code is not None:
        display.say(f"{part.name} is left out, since {before.name} failed")
        part.code = 1


def stop(parts: list[Part]) -> None:
    for part in parts:
        assert part.running is not None
        part.running.stop()


def report(part: Part) -> Counter[str]:
    """Prints all that a part said, and returns what pytest counted in it."""
    assert part.running is not None
    said = part.running.said()
    ended = "done" if part.code == 0 else f"FAILED with exit code {part.code}"
    print(f"\n==== {part.name}: {ended} after {part.running.seconds()} s\n{said.rstrip()}\n", flush=True)
    found: Counter[str] = Counter()
    for line in COUNTS.findall(COLOURS.sub("", said)):
        found.update({what: int(number) for number, what in (each.split(" ") for each in line.split(", "))})
    return found


def verdict(parts: list[Part], counts: Counter[str], seconds: int) -> int:
    """The last lines: how long each part took, which failed, and what was counted."""
    for part in parts:
        if part.running is not None:
            print(f"{part.running.seconds():6} s  {part.name}{'' if part.code == 0 else ': FAILED'}")
    failed = [part.name for part in parts if part.code != 0]
    if failed:
        print(f"failed: {', '.join(failed)}")
    counted = ", ".join(f"{number} {what}" for what, number in sorted(counts.items(), key=in_pytests_order))
    print(f"=== {counted or 'nothing counted'} in {seconds}s ===", flush=True)
    return 1 if failed else 0


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
