"""What a process has used, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Used(NamedTuple):
    """Seconds of all threads: on a processor, and ready to run while other processes had it."""

    cpu: float
    kept_waiting: float


def used_by(pid: int | str = "self") -> Used:
    """By schedstat, whose unit is a nanosecond; a tick of /proc/PID/stat is ten milliseconds."""
    cpu = waiting = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        ran, waited, _ = (thread / "schedstat").read_text().split()
        cpu, waiting = cpu + int(ran), waiting + int(waited)
    return Used(cpu / 1e9, waiting / 1e9)


def resident_bytes(pid: int | str) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
