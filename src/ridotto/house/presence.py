"""Who is connected to which worker. It is not stored with the tables: it is true only as long as a worker says so."""

from __future__ import annotations

import os
from collections.abc import Collection
from contextlib import suppress
from typing import Final, Protocol

FOR_SO_LONG: Final = 25.0  # seconds that a worker's word holds
PRIVATE: Final = 0o600  # the mode of the file whose date is set


class PresenceRegister(Protocol):
    """Knows who is connected to any worker. What waits may raise StoreUnreachable."""

    people: dict[str, set[int]]  # who is connected to this worker, by table, where there is anybody

    def note(self, code: str, players: Collection[int]) -> None:
        """Notes which players of a table are connected to this worker from now on."""

    async def tell(self, at: float) -> None:
        """Tells all workers what was noted; it holds for `FOR_SO_LONG` seconds. `at` is the time of the house."""

    async def present(self, code: str) -> set[int]:
        """Returns the players of a table who are connected to any worker."""

    async def last_alive(self, before: float) -> float:
        """Returns when, before this time, a worker last said who is there, by its house's clock; 0.0 if unknown."""

    async def close(self) -> None:
        """Says that nobody is connected to this worker any more. Never raises."""


class MemoryPresence:
    """The register of the only worker, in its memory."""

    def __init__(self) -> None:
        self.people: dict[str, set[int]] = {}

    def note(self, code: str, players: Collection[int]) -> None:
        if players:
            self.people[code] = set(players)
        else:
            self.people.pop(code, None)

    async def tell(self, at: float) -> None:
        """Does nothing: there is no other worker."""

    async def present(self, code: str) -> set[int]:
        return set(self.people.get(code, ()))

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

    async def tell(self, at: float) -> None:
        with suppress(OSError):
            if not os.path.exists(self.path):  # or to open and close it would end a lock that this process has on it
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
            os.utime(self.path, (at, at))

    async def last_alive(self, before: float) -> float:
        return self.found if self.found < before else 0.0
