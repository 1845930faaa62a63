"""Shows lines to a person and reads what they type: colours, pauses. The only place that sleeps."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final, TextIO

LEAST_WIDTH: Final = 60
MOST_WIDTH: Final = 100
INDENT: Final = "  "

# Where a terminal has no such signs.
SIGNS: Final = "●·▒▸─┃…┌┐└┘"
PLAIN_SIGNS: Final = str.maketrans(SIGNS, "o.#>-|~++++")


class Style(Enum):
    """The codes that tell a terminal how to write, for those that want them."""

    BOLD = "\x1b[1m"
    FAINT = "\x1b[2m"
    SECRET = "\x1b[1;35m"
    HEADING = "\x1b[1;36m"
    REFUSAL = "\x1b[33m"
    GOOD = "\x1b[1;32m"


PLAIN_AGAIN: Final = "\x1b[0m"
WIPED: Final = "\x1b[2J\x1b[H"


class Speed(Enum):
    """How long a line is left alone before the next one comes: a multiple of the time it takes to read."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    def factor(self) -> float:
        return {Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.0}[self]


class Gone(Exception):
    """The person has left: no more lines come from them."""


class Screen:
    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        speed: Speed,
        environment: Mapping[str, str],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.source = source
        self.target = target
        self.live = source.isatty() and target.isatty()
        self.paced = self.live and speed is not Speed.FAST
        self.coloured = target.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
        self.wipes = self.live and environment.get("TERM") != "dumb"
        self.factor = speed.factor()
        self.sleep = sleep
        self.has_signs = can_write(SIGNS, target.encoding)

    def width(self) -> int:
        """Returns the width without the last column, where some terminals break the line."""
        return min(max(shutil.get_terminal_size().columns - 1, LEAST_WIDTH), MOST_WIDTH)

    # Writing.

    def line(self, text: str = "", style: Style | None = None) -> None:
        """Prints a line as it is, however long."""
        shown = text if self.has_signs else text.translate(PLAIN_SIGNS)
        if style is not None and self.coloured and shown:
            shown = f"{style.value}{shown}{PLAIN_AGAIN}"
        print(shown, file=self.target, flush=True)

    def say(self, text: str, style: Style | None = None, indent: str = INDENT) -> None:
        """Prints a text in lines of this terminal's width; if it is indented, further lines are indented more."""
        for line in wrapped(text, self.width(), indent, indent and f"{indent}  "):
            self.line(line, style)

    def secret(self, text: str) -> None:
        """Prints a secret so that it is marked, with colours or without."""
        for line in wrapped(text, self.width(), "  ┃ ", "  ┃ "):
            self.line(line, Style.SECRET)

    def rule(self, text: str) -> None:
        self.line()
        self.line(f"── {text} ".ljust(self.width(), "─"), Style.HEADING)

    def refuse(self, problem: str) -> None:
        self.say(problem, Style.REFUSAL)

    def wipe(self) -> None:
        """Wipes everything from the screen; what a terminal keeps above its window is its owner's affair."""
        if self.wipes:
            print(WIPED, end="", file=self.target, flush=True)

    # Waiting.

    def pause(self, seconds: float) -> None:
        """Waits while the person reads; not where nobody watches or the person is in a hurry."""
        if self.paced:
            self.sleep(seconds * self.factor)

    def let_read(self, text: str) -> None:
        self.pause(0.3 + 0.008 * len(text))

    # Reading.

    def ask(self, prompt: str) -> str:
        """Returns one line that the person types, without blanks around it."""
        if self.live:
            drop_what_was_typed_before(self.source)
        print(prompt if self.has_signs else prompt.translate(PLAIN_SIGNS), end=" ", file=self.target, flush=True)
        typed = self.source.readline()
        if not typed:
            self.line()
            raise Gone
        if not self.source.isatty():
            self.line(typed.strip())  # as it would look if somebody had typed it
        return typed.strip()

    def yes_or_no(self, prompt: str, yes: tuple[str, ...], no: tuple[str, ...], otherwise: str) -> bool:
        """Asks until the answer is one or the other: a slip of the finger decides nothing."""
        while True:
            typed = self.ask(prompt).casefold()
            if typed in (*yes, *no):
                return typed in yes
            self.say(otherwise)


def wrapped(text: str, width: int, first: str, following: str) -> list[str]:
    """Breaks a text between words only: a hash or the name of a file stays whole."""
    breaks = textwrap.TextWrapper(
        width, initial_indent=first, subsequent_indent=following, break_long_words=False, break_on_hyphens=False
    )
    return breaks.wrap(text)


def can_write(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def drop_what_was_typed_before(source: TextIO) -> None:
    """Drops what was typed too early: an Enter too many is no answer to what is asked now."""
    if sys.platform != "win32":
        import termios

        termios.tcflush(source.fileno(), termios.TCIFLUSH)
