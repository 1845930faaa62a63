"""Who is who at a table: seats and their holders, people who came late, and what the holder of a token may do."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from ridotto.house.events import AnyEvent
from ridotto.house.notebook import EMPTY, Notebook
from ridotto.kernel import Player
from ridotto.table import Sitter

NO_KEY: Final = ""


@dataclass
class SeatHolder:
    """One seat: nobody sits there, or a person with a key, or a bot."""

    sitter: Sitter | None = None
    key: str = NO_KEY  # digest of a token
    free: bool = True  # a newcomer may take it; in the middle of a game in place of a bot that the host offers
    notes: Notebook = EMPTY  # of the person who holds the key: nobody else's, and gone with them


@dataclass(frozen=True)
class Arrival:
    """How much had been said, and told to everybody, before somebody came in the middle of a game."""

    lines: int
    facts: int


@dataclass(frozen=True)
class Who:
    """What the holder of a token is at this table."""

    host: bool
    player: Player | None

    def nothing(self) -> list[AnyEvent]:
        """Returns no events: it is enough that they have a token of this table."""
        return []


NEWCOMER: Final = Who(host=False, player=None)  # who has no token of this table yet


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()
