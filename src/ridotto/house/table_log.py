"""The lines of one table in the store, as far as this worker knows them, and the time by which they are stored."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from ridotto.house.environment import Environment
from ridotto.house.errors import DamagedTable
from ridotto.house.events import Line, decode_line, encode_line
from ridotto.house.shown import ListedTable
from ridotto.house.stores import Batch

LOG: Final = logging.getLogger("ridotto.house")
UNREADABLE: Final = "a table cannot be read from the store"


def decode_lines(texts: list[bytes]) -> list[Line]:
    """Returns the lines of a table. Raises DamagedTable if one of them cannot be read."""
    try:
        return [decode_line(text) for text in texts]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        LOG.error(UNREADABLE, exc_info=problem)
        raise DamagedTable from problem


class TableLog:
    """Appends to the lines of one table, and reads what other workers have appended."""

    def __init__(self, environment: Environment, code: str) -> None:
        self.environment = environment
        self.code = code
        self.length = 0  # lines that are stored
        self.mine = False  # this worker stored the last one, so this worker goes on
        self.day = 0  # the last one on which this worker stored something, in days since 1970
        self.last_at = 0.0
        self.ahead = 0.0  # seconds that this table's time is ahead of the house's

    def time(self) -> float:
        """Returns the time at this table, in seconds since 1970."""
        return max(self.environment.now() + self.ahead, self.last_at)

    async def append(self, lines: list[Line], relisted: bool, listing: ListedTable | None, *others: Batch) -> bool:
        """Stores lines, with the table's line in the list where that has changed; False where others were quicker."""
        today = self.environment.today()
        batch = Batch(
            self.code,
            self.length,
            [encode_line(line) for line in lines],
            relisted,
            None if listing is None else msgspec.json.encode(listing),
            today if today != self.day else None,
        )
        stored = await self.environment.append(batch, *others)
        if stored:
            self.environment.meter.count_stored(lines)
            self.length += len(lines)
            self.last_at = lines[-1].at
            self.mine, self.day = True, today
        return stored

    async def read(self, after: int = 0) -> list[Line]:
        return decode_lines(await self.environment.store.read(self.code, after))

    def note_read(self, length: int, last: Line) -> None:
        """Notes how many lines there are. Time runs on from the last one: another clock may have been ahead."""
        self.length = length
        self.last_at = last.at
        self.ahead = max(self.ahead, last.at - self.environment.now())
        self.mine = False
