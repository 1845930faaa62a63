"""The Thief takes a coin from each neighbour (MC1-200, MC2-200)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import THIEF
from ridotto.kernel import Player


class RobsNeighbours(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.take(purses.left_of(user), user, 1)
        purses.take(purses.right_of(user), user, 1)


THE_THIEF: Final = RobsNeighbours(
    THIEF,
    "200",
)
