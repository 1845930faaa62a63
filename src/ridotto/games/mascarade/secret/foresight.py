"""How far a search looks ahead in Mascarade, and who is ahead there."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Foresight, Match

TURNS: Final = 4  # at least; with more players a rehearsal goes once around the table
WORLDS: Final = 64
SPARE: Final = 96
MIXED: Final = ("WhatToDo", "ClaimToo", "SwapOrKeep")
# By hand. Fitted, they are (1.22, 2.17, 0.48) and foretell winners better, but a search has not won more by them yet:
# docs/bots.md has the figures.
WEIGHTS: Final[tuple[float, ...]] = (4.55, 0.0, 0.0)


class MascaradeForesight(Foresight):
    def __init__(self, setup: MascaradeSetup) -> None:
        super().__init__(max(TURNS, setup.players), WORLDS, SPARE, WORLDS + SPARE, MIXED, WEIGHTS)
        self.setup = setup

    def progress(self, match: Match) -> int:
        assert isinstance(match, Court)
        return int(match.turns)

    def features(self, match: Match) -> list[list[float]]:
        """Returns a player's share of the goal, its cube, and how soon their turn comes."""
        assert isinstance(match, Court)
        players = self.setup.players
        asked = match.asks().player
        now = match.seats[asked] if 0 <= asked < players else 0
        found: list[list[float]] = []
        for player in self.setup.everybody:
            share = match.coins[match.seats[player]] / GOAL
            waits = (match.seats[player] - now) % players
            found.append([share, share * share * share, 1.0 - waits / players])
        return found
