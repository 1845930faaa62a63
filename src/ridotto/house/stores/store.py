"""What a store owes the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ridotto.kernel import RidottoError

News: TypeAlias = Callable[[str, int], None]  # the code of a table, and how many lines it has by now
Tables: TypeAlias = Callable[[], Iterable[str]]  # the codes of those that somebody is at
Seat: TypeAlias = tuple[str, int]  # the code of a table, and a player


class NotAStore(RidottoError):
    """Nothing can be stored there: says why."""

    code = "not-a-store"


@dataclass(frozen=True)
class Batch:
    """Lines that belong after so many others of a table: all of them are stored, or none."""

    code: str
    after: int
    lines: Sequence[bytes]
    relisted: bool = False  # the list of tables changes, too
    listing: bytes | None = None  # how the table stands there from now on; None: not at all


class Store(Protocol):
    """Lines are never changed. Whatever raises StoreUnreachable may or may not have happened: read again."""

    shared: bool  # other workers may append as well

    async def append(self, batch: Batch) -> bool:
        """Once this is True, the lines survive a power cut. False: somebody else was quicker, and nothing is stored.

        Nor is anything stored after lines that are not there."""

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Lines of a table, in order. None at all: there is no such table."""

    async def listed(self, most: int) -> list[bytes]:
        """The list of tables, the newest first."""

    def listen(self, news: News, tables: Tables) -> None:
        """Be told, soon, whenever another worker has appended to one of these tables."""

    async def here(self, seats: Sequence[Seat]) -> None:
        """These are connected to this worker, now and for `FOR_SO_LONG` seconds."""

    async def last_alive(self, before: float) -> float:
        """When, before this time, a worker was last known to be there, in seconds since 1970; 0.0: nobody knows."""

    async def present(self, code: str) -> set[int]:
        """Players of a table who are connected to any worker."""

    async def alive(self) -> bool:
        """Whether it answers. Never raises."""

    async def close(self) -> None: ...


FOR_SO_LONG = 25.0
