"""The Peasant takes a coin; two of them who both show themselves take two each (MC1-170, MC2-170)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import PEASANT
from ridotto.kernel import Player

EACH_OF_TWO: Final = 2  # coins (MC1-171, MC2-171)


class TakesMoreTogether(Sheet):
    def bring_to_two(self, purses: Purses, pair: list[Player]) -> None:
        for peasant in pair:
            purses.from_bank(peasant, EACH_OF_TWO)


THE_PEASANT: Final = TakesMoreTogether(
    PEASANT,
    "170 171",
    count=2,
    money=True,
    seats=8,
    gift=1,
)
