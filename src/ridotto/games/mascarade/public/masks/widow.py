"""The Widow is filled up to ten coins (MC1-195, MC2-195)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import WIDOW
from ridotto.kernel import Player

WIDOWS_FILL: Final = 10  # coins up to which the Widow is filled (MC1-195, MC2-195)


class IsFilledUp(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.from_bank(user, WIDOWS_FILL - purses.coins[user])


THE_WIDOW: Final = IsFilledUp(
    WIDOW,
    "195",
    money=True,
)
