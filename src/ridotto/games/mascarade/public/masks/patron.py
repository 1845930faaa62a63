"""The Patron takes three coins; then each neighbour takes one (MC2-330)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import PATRON
from ridotto.kernel import Player


class SharesWithNeighbours(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.from_bank(user, self.gift)
        if not purses.ended():
            purses.from_bank(purses.left_of(user), 1)
            purses.from_bank(purses.right_of(user), 1)


THE_PATRON: Final = SharesWithNeighbours(
    PATRON,
    "330",
    money=True,
    gift=3,
)
