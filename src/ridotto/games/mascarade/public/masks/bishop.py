"""The Bishop, later the Trickster, takes two coins from the richest of the others (MC1-130, MC2-130)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import BISHOP, TRICKSTER, Mask
from ridotto.kernel import Player

LOOT: Final = 2  # coins (MC1-130, MC2-130)

WHICH_OF_THE_RICHEST: Final = Ask(
    "WhichOfTheRichest",
    "132",
    own="131",
    reach="130 132",
    choice="108 132",
    takes=LOOT,
)


class RobsTheRichest(Sheet):
    def __init__(self, mask: Mask) -> None:
        super().__init__(
            mask,
            "130 132",
            (WHICH_OF_THE_RICHEST,),
        )

    def bring(self, purses: Purses, user: Player) -> None:
        richest = purses.richest_but(user)
        if purses.as_rich_as(richest, user) == 1:
            purses.take(richest, user, LOOT)
        else:
            purses.leave_open(user, min(LOOT, purses.coins[richest]))

    def expect(self, purses: Purses, user: Player) -> None:
        purses.take(purses.richest_but(user), user, LOOT)


THE_BISHOP: Final = RobsTheRichest(BISHOP)
THE_TRICKSTER: Final = RobsTheRichest(TRICKSTER)
