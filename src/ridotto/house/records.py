"""Records of games that are over, or were closed before, and the folder where they stay when tables leave the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ridotto.house.events import decode_line
from ridotto.house.folding import table_from
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import TableState
from ridotto.house.whole_file import write_whole
from ridotto.replay import Record, record_of, write

PRIVATE: Final = 0o600  # at a table without watchers a record is for those who sat there


class Archive:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, code: str, ended: float, record: str) -> None:
        """Writes a record to a file of its own. Codes are drawn again one day, so its name begins with the day of the
        end. Several workers may write the same one.
        """
        name = f"{datetime.fromtimestamp(ended, UTC).date()}-{code}.ridotto"
        write_whole(self.folder / name, record.encode(), PRIVATE)


def save_record(archive: Archive, code: str, texts: Sequence[bytes]) -> None:
    """Writes the record of a table to the archive, if its game is over, or was closed before."""
    lines = [decode_line(text) for text in texts]
    at = table_from(code, lines)
    if at.opened_up and at.stage.rules() != "lost":
        archive.keep(code, lines[-1].at, write(record_at(at)))


def record_at(at: TableState) -> Record:
    """Returns the record of a game that is over, or was closed before."""
    names, fate, game = at.names(), at.fate, at.begun_game()
    if isinstance(game, PastGame):
        return game.record(names, fate.commitment, fate.seed)
    setup, match = game.table.setup, game.table.match
    if at.lesson is not None or at.opened.what_if is not None:  # its deal was prepared: no seed leads to it
        return record_of(at.game, setup, match, names, closed=at.closed)
    return record_of(at.game, setup, match, names, fate.commitment, fate.seed, closed=at.closed)
