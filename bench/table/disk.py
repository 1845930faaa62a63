"""How long this disk takes to flush a small write: what a durable table cannot be quicker than."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Final, NamedTuple

PAUSE: Final = 0.01  # seconds between two: as far apart as moves are at a hundred a second
BYTES: Final = 4096  # a page of SQLite's
IN_MEMORY: Final = ("tmpfs", "ramfs")


class Disk(NamedTuple):
    kind: str  # of file system
    middle_ms: float
    p99_ms: float


def kind_of(folder: Path) -> str:
    """The file system that a folder lies on."""
    at, best, kind = str(folder.resolve()), "", "?"
    for line in Path("/proc/self/mounts").read_text().splitlines():
        _, where, found, *_ = line.split()
        if len(where) >= len(best) and (at == where or at.startswith(where.rstrip("/") + "/")):
            best, kind = where, found
    return kind


def flushing(folder: Path, times: int) -> list[float]:
    """Returns the seconds that so many appended pages took, each written and flushed by itself.

    Where processes compete for the processors, a flush is over long before its thread runs again: what is measured here
    is what a server on the same machine has to live with at the time.
    """
    path, found = folder / "fsync", list[float]()
    with path.open("wb", buffering=0) as file:
        for _ in range(times):
            sleep(PAUSE)
            start = perf_counter()
            file.write(bytes(BYTES))
            os.fdatasync(file.fileno())
            found.append(perf_counter() - start)
    path.unlink()
    return found


def measured(folder: Path, seconds: list[float]) -> Disk:
    return Disk(kind_of(folder), 1000 * median(seconds), p99_ms(seconds))


def p99_ms(seconds: list[float]) -> float:
    return 1000 * sorted(seconds)[int(0.99 * len(seconds))]
