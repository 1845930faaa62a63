"""The Witch, later the Sorceress, may exchange her whole wealth with another player's (MC1-185, MC2-185)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import SORCERESS, WITCH, Mask
from ridotto.kernel import Player

WHOSE_WEALTH: Final = Ask(
    "WhoseWealth",
    "185 187",
    own="185",
    exchanges=True,
)


class ExchangesWealth(Sheet):
    def __init__(self, mask: Mask) -> None:
        super().__init__(
            mask,
            "185",
            (WHOSE_WEALTH,),
        )

    def bring(self, purses: Purses, user: Player) -> None:
        purses.leave_open(user)

    def expect(self, purses: Purses, user: Player) -> None:
        richest = purses.richest_but(user)
        if purses.coins[richest] > purses.coins[user]:
            purses.exchange(user, richest)


THE_WITCH: Final = ExchangesWealth(WITCH)
THE_SORCERESS: Final = ExchangesWealth(SORCERESS)
