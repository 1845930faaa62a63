"""Tables in memory, which end with their process: for an evening that nobody wants to keep, and for measuring."""

from __future__ import annotations

from collections.abc import Collection

from ridotto.house.errors import StoreUnreachable
from ridotto.house.presence import MemoryPresence
from ridotto.house.stores.store import Batch, News, Tables, fits


class MemoryStore:
    shared = False

    def __init__(self) -> None:
        self.lines: dict[str, list[bytes]] = {}
        self.listings: dict[str, bytes] = {}  # what changed last is at the end
        self.days: dict[str, int] = {}
        self.closed = False

    async def append(self, *batches: Batch) -> bool:
        self.require_open()
        if not fits(batches, {batch.code: len(self.lines.get(batch.code, ())) for batch in batches}):
            return False
        for batch in batches:
            self.lines.setdefault(batch.code, []).extend(batch.lines)
            if batch.relisted:
                self.listings.pop(batch.code, None)
                if batch.listing is not None:
                    self.listings[batch.code] = batch.listing
            if batch.day is not None:
                self.days[batch.code] = batch.day
        return True

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        self.require_open()
        return self.lines.get(code, [])[after:]

    async def list_tables(self, most: int) -> list[bytes]:
        self.require_open()
        return [*self.listings.values()][: -most - 1 : -1]

    def listen(self, news: News, tables: Tables) -> None:
        """Does nothing: there is no other worker."""

    async def list_unused(self, before: int, spared: Collection[str], most: int) -> list[str]:
        self.require_open()
        by_day = sorted(self.days.items(), key=lambda used: used[1])
        return [code for code, day in by_day if day < before and code not in spared][:most]

    async def delete_unused(self, before: int, codes: Collection[str]) -> int:
        self.require_open()
        unused = [code for code in codes if self.days.get(code, before) < before]
        for code in unused:
            for found in (self.lines, self.listings, self.days):
                found.pop(code, None)
        return len(unused)

    def presence(self) -> MemoryPresence:
        return MemoryPresence()

    async def alive(self) -> bool:
        return not self.closed

    async def close(self) -> None:
        self.closed = True

    def require_open(self) -> None:
        if self.closed:
            raise StoreUnreachable
