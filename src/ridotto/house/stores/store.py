"""The interface of a store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ridotto.house.presence import PresenceRegister
from ridotto.kernel import RidottoError

News: TypeAlias = Callable[[str, int], None]  # the code of a table, and how many lines it has by now, or NO_LINES
Tables: TypeAlias = Callable[[], Iterable[str]]  # the codes of those that somebody is at


class NotAStore(RidottoError):
    """Nothing can be stored there; says why."""

    code = "not-a-store"


class NumbersTaken(Exception):
    """Somebody else has stored lines under the same numbers."""


@dataclass(frozen=True)
class Batch:
    """Lines that belong after so many others of a table: all of them are stored, or none."""

    code: str
    after: int
    lines: Sequence[bytes]
    relisted: bool = False  # the list of tables changes, too
    listing: bytes | None = None  # how the table stands there from now on; None: not at all
    day: int | None = None  # today, in days since 1970, where the store may not know yet that the table was used today


def fits(job: Sequence[Batch], lengths: dict[str, int]) -> bool:
    """True when every batch of the job comes right after the lines of its table, which are counted on then."""
    after = dict(lengths) if len(job) > 1 else lengths
    for batch in job:
        if after[batch.code] != batch.after:
            return False
        after[batch.code] += len(batch.lines)
    lengths.update(after)
    return True


class Store(Protocol):
    """Stores lines, which never change. What raises StoreUnreachable may or may not have happened: read again."""

    shared: bool  # other workers may append as well

    async def append(self, *batches: Batch) -> bool:
        """Stores batches. When it returns True, their lines survive a power cut; when False, somebody else was quicker.

        Nothing is stored then, nor after lines that are not there. Of several batches all are stored, or none.
        """

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Returns the lines of a table, in order. None at all means that there is no such table."""

    async def list_tables(self, most: int) -> list[bytes]:
        """Returns the list of tables, the newest first."""

    def listen(self, news: News, tables: Tables) -> None:
        """Calls `news`, soon, whenever another worker has appended to one of these tables."""

    async def list_unused(self, before: int, spared: Collection[str], most: int) -> list[str]:
        """Returns the codes of tables that were last used before this day, the oldest first, but for those spared."""

    async def delete_unused(self, before: int, codes: Collection[str]) -> int:
        """Deletes those of these tables that were last used before this day; returns how many."""

    def presence(self) -> PresenceRegister:
        """Returns the register of the workers that share this store."""

    async def alive(self) -> bool:
        """True when it answers. Never raises."""

    async def close(self) -> None: ...


NO_LINES = 0  # news that no line was stored, but that somebody has come to another worker, or gone there
