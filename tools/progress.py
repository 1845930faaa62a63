"""A command in the background, and a display of what it is doing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from shutil import get_terminal_size
from tempfile import TemporaryFile
from typing import Any, Final

PAUSE: Final = 0.2  # seconds between two looks
SECONDS_BETWEEN_LINES: Final = 10.0  # where no line can be written over
SECONDS_TO_END: Final = 3.0  # after SIGTERM; what is still there then is killed
WIDTH: Final = 120
ERASE: Final = "\x1b[K"  # the rest of the line
MOST_READ: Final = 20_000  # bytes at the end of an output, where its last line is
LONG: Final = 200  # characters: a whole command of a compiler tells nobody anything
KEEPER: Final = f'read -r _; kill -s TERM -- "-$1"; sleep {SECONDS_TO_END:g}; kill -s KILL -- "-$1"'

ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
COLOURS: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PERCENT: Final = re.compile(r"\[ *(\d+)%\]")  # as pytest says how far it has come
FETCHED: Final = re.compile(r"npm http fetch GET \d+ \S*/(\S+)")


class Running:
    """A command that runs in the background; all that it prints is kept."""

    def __init__(self, command: list[str]) -> None:
        self.output = TemporaryFile()  # noqa: SIM115  # open as long as this is looked at
        self.began = time.monotonic()
        self.took: int | None = None  # seconds, once it has ended
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.output, stderr=subprocess.STDOUT, start_new_session=True
        )
        self.keeper = keeper(self.process.pid)

    def seconds(self) -> int:
        """How long it has been running, or ran."""
        return round(time.monotonic() - self.began) if self.took is None else self.took

    def has_ended(self) -> bool:
        if self.process.poll() is None:
            return False
        self.took = self.seconds()
        self.stop()  # a process of its tests that crashed may have left a server behind
        return True

    def said(self) -> str:
        """All that it has printed so far."""
        size = os.fstat(self.output.fileno()).st_size
        return os.pread(self.output.fileno(), size, 0).decode(errors="replace")

    def doing(self) -> str:
        """What it printed last, in a few words."""
        size = os.fstat(self.output.fileno()).st_size
        end = os.pread(self.output.fileno(), MOST_READ, max(0, size - MOST_READ)).decode(errors="replace")
        percents = PERCENT.findall(end)
        if percents:
            return f"{percents[-1]} %"
        lines = [line.strip() for line in re.split(r"[\r\n]", COLOURS.sub("", end))]
        last = next((line for line in reversed(lines) if 0 < len(line) < LONG), "")
        fetched = FETCHED.search(last)
        return f"fetched {fetched[1]}" if fetched else last

    def stop(self) -> None:
        """Ends it and everything that it started, servers and databases included."""
        deadline = time.monotonic() + SECONDS_TO_END
        there = self.signal_group(signal.SIGTERM)
        while there and time.monotonic() < deadline:
            self.process.poll()  # or it would stay in its group as a zombie
            time.sleep(PAUSE / 10)
            there = self.signal_group(0)
        if there:
            self.signal_group(signal.SIGKILL)
        self.process.wait()
        self.keeper.kill()
        self.keeper.communicate()

    def signal_group(self, number: int) -> bool:
        """Sends a signal to the command and all that it started; False if nothing of it is left."""
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            return False
        return True


def keeper(group: int) -> subprocess.Popen[bytes]:
    """Starts a shell that ends a group of processes as soon as this process has ended, even by SIGKILL.

    It waits at a pipe whose other end this process holds.
    """
    return subprocess.Popen(
        ["sh", "-c", KEEPER, "sh", str(group)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


class Display:
    """Shows what is going on: in a line that is written over in a terminal, in a line now and then elsewhere."""

    def __init__(self) -> None:
        self.over = sys.stderr.isatty()
        self.last = time.monotonic()

    def show(self, text: str) -> None:
        if self.over:
            width = min(WIDTH, get_terminal_size().columns - 1)  # a line that wraps cannot be written over
            print(f"\r{text[:width]}{ERASE}", end="", file=sys.stderr, flush=True)
        elif time.monotonic() - self.last >= SECONDS_BETWEEN_LINES:
            self.say(text[:WIDTH])

    def say(self, text: str) -> None:
        """Prints a line that stays."""
        self.clear()
        print(text, file=sys.stderr, flush=True)
        self.last = time.monotonic()

    def clear(self) -> None:
        if self.over:
            print(f"\r{ERASE}", end="", file=sys.stderr, flush=True)


class Interruption:
    """Notes Ctrl-C, SIGTERM and the end of the terminal.

    Nothing is raised in the middle of what the program does: a command that is just being started would be lost, and
    run for ever.
    """

    def __init__(self) -> None:
        self.wanted = False
        for number in ENDING:
            signal.signal(number, self.on_signal)

    def on_signal(self, number: int, frame: Any) -> None:
        self.wanted = True
