"""Who is connected to which worker. It is not stored with the tables: it is true only as long as a worker says so."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

Seat: TypeAlias = tuple[str, int]  # the code of a table, and a player

FOR_SO_LONG: Final = 25.0  # seconds that a worker's word holds
PRIVATE: Final = 0o600  # the mode of the file whose date is set


class PresenceRegister(Protocol):
    """Knows who is connected to any worker. Each method may raise StoreUnreachable."""

    async def here(self, seats: Sequence[Seat], at: float) -> None:
        """Says who is connected to this worker, now and for `FOR_SO_LONG` seconds. `at` is the time of the house."""

    async def present(self, code: str) -> set[int]:
        """Returns the players of a table who are connected to any worker."""

    async def last_alive(self, before: float) -> float:
        """Returns when, before this time, a worker last said who is there, by its house's clock; 0.0 if unknown."""

    async def close(self) -> None:
        """Says that nobody is connected to this worker any more. Never raises."""


class MemoryPresence:
    """The register of the only worker, in its memory."""

    def __init__(self) -> None:
        self.connected: set[Seat] = set()

    async def here(self, seats: Sequence[Seat], at: float) -> None:
        self.connected = set(seats)

    async def present(self, code: str) -> set[int]:
        return {player for table, player in self.connected if table == code}

    async def last_alive(self, before: float) -> float:
        return 0.0

    async def close(self) -> None:
        """Does nothing: what is in memory ends with the worker."""


class LocalPresence(MemoryPresence):
    """The same with a file, whose date says when that worker was last up."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.found = os.stat(path).st_mtime if os.path.exists(path) else 0.0

    async def here(self, seats: Sequence[Seat], at: float) -> None:
        await super().here(seats, at)
        with suppress(OSError):
            if not os.path.exists(self.path):  # or to open and close it would end a lock that this process has on it
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
            os.utime(self.path, (at, at))

    async def last_alive(self, before: float) -> float:
        return self.found if self.found < before else 0.0
