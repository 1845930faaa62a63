"""The score of an evening: who won how often at tables that follow each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ridotto.table import Sitter


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often somebody has won: a person by the digest of their token, a bot by its name."""

    name: str
    wins: int
    key: str = ""  # empty: a bot

    def is_of(self, seat: ScoredSeat) -> bool:
        """True for the same person, whatever they are called by now, and for a bot of the same name."""
        if seat.sitter is None or self.key != seat.key:
            return False
        return self.key != "" or self.name == seat.sitter.name


class ScoredSeat(Protocol):
    sitter: Sitter | None
    key: str


def score_after(before: Sequence[Score], seats: Sequence[ScoredSeat], winners: Sequence[int]) -> list[Score]:
    """Returns the score after one more game. People who have left the evening keep theirs."""
    found = list(before)
    for number, seat in enumerate(seats):
        if seat.sitter is None:
            continue
        place = next((at for at, score in enumerate(found) if score.is_of(seat)), len(found))
        wins = found[place].wins if place < len(found) else 0
        found[place : place + 1] = [Score(seat.sitter.name, wins + (number in winners), seat.key)]
    return found
