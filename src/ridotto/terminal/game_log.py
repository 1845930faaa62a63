"""The events of a game at a terminal: in memory, or in a file that is synced at every answer.

Such a file is a line that says what it is, then a line for each event: a checksum of it and of all before it, a blank,
and the event as `house/events.py` has it. It holds every secret, the seed of Fate among them, so it is written for its
owner's eyes. A line that a power cut has torn is dropped when the game is resumed.
"""

from __future__ import annotations

import errno
import os
import sys
import zlib
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Final

from ridotto.house.errors import StoreUnreachable
from ridotto.house.stores import Batch
from ridotto.house.stores.memory import MemoryStore
from ridotto.terminal.keeping import FOR_THE_OWNER, NotKept, read_bytes, unwritable, write_file

CODE: Final = "here"  # of the only table
FORMAT: Final = "ridotto-game: 2, private"
OLDER: Final = "ridotto-game: 1"
SUM: Final = 9  # characters of a checksum and a blank


class GameLog(MemoryStore):
    """The store of one table, whose events are also in a file, as soon as it is given one."""

    def __init__(self, lines: Sequence[bytes]) -> None:
        super().__init__()
        self.lines[CODE] = list(lines)
        self.file: FileIO | None = None
        self.size = 0  # of the file, in bytes
        self.sum = 0  # of all lines
        self.problem: NotKept | None = None  # why the last events could not be stored

    async def append(self, *batches: Batch) -> bool:
        if self.file is not None:
            before = self.sum
            text = b"".join([self.next_line(line) for batch in batches for line in batch.lines])
            try:
                self.file.truncate(self.size)  # where the last attempt failed in the middle
                if self.file.write(text) < len(text):  # the disk is full, which only the next write would say
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(self.file.fileno())
                self.size += len(text)
            except OSError as problem:
                self.sum = before
                self.problem = unwritable(Path(self.file.name), problem)
                raise StoreUnreachable from None
        return await super().append(*batches)

    def size_of_lines(self) -> int:
        """Returns how long a file with these events is."""
        return len(FORMAT) + 1 + sum([len(line) + SUM + 1 for line in self.lines[CODE]])

    def keep_in(self, path: Path) -> None:
        """Writes all events to a new file, and from now on each that comes."""
        self.sum = 0
        text = [f"{FORMAT}\n".encode(), *[self.next_line(line) for line in self.lines[CODE]]]
        write_file(path, b"".join(text), FOR_THE_OWNER)
        self.size = sum(map(len, text))
        self.go_on_in(path)

    def go_on_in(self, path: Path) -> None:
        """Appends to this file from now on. What was torn at its end is gone then."""
        self.release()
        try:
            self.file = path.open("ab", buffering=0)
            if not is_locked(self.file) or self.file.seek(0, os.SEEK_END) != self.size:
                self.release()
                raise NotKept(f"{path} is being played at another terminal", why="in-use", file=str(path))
            self.size = self.size_of_lines()
            self.file.truncate(self.size)
        except OSError as problem:
            raise unwritable(path, problem) from None

    def next_line(self, line: bytes) -> bytes:
        self.sum = zlib.crc32(line, self.sum)
        return b"%08x %s\n" % (self.sum, line)  # see SUM

    def release(self) -> None:
        """Lets go of the file, which stays as it is."""
        if self.file is not None:
            self.file.close()
            self.file = None


def is_locked(file: FileIO) -> bool:
    """Keeps a file for this program alone; False when another one has it. On Windows nobody is kept away."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def read_log(path: Path) -> GameLog:
    """Returns the events in a file, which stays as it is. What is torn or changed at its very end is left out."""
    raw = read_bytes(path)
    first, *texts = raw.split(b"\n")
    heading = first.decode(errors="replace")
    if heading.startswith("ridotto-record:"):
        raise NotKept(f"{path} is the record of a game, not one put aside", why="record", file=str(path))
    if heading.startswith(OLDER):
        raise NotKept(f"{path} was put aside by an older version", why="older", file=str(path))
    if heading != FORMAT:
        raise NotKept(f"{path} is no game that was put aside", why="foreign", file=str(path), format=FORMAT)
    log = GameLog([])
    log.size = len(raw)
    for number, text in enumerate(texts[:-1], 1):  # after the last newline comes nothing, or what is torn
        before, line = log.sum, text[SUM:]
        if log.next_line(line) == text + b"\n":
            log.lines[CODE].append(line)
        elif number == len(texts) - 1:
            log.sum = before
        else:
            raise NotKept(f"{path} was changed since it was put aside", why="changed", file=str(path))
    return log
