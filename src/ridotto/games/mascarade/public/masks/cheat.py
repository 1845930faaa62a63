"""The Cheat, later the Cheater, wins with ten coins (MC1-190, MC2-190)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.words import CHEAT, CHEATER, Mask

CHEATS_GOAL: Final = 10  # coins that win for the Cheat (MC1-190, MC2-190)


class WinsWithLess(Sheet):
    def __init__(self, mask: Mask) -> None:
        super().__init__(
            mask,
            "190",
            wins_with=CHEATS_GOAL,
        )


THE_CHEAT: Final = WinsWithLess(CHEAT)
THE_CHEATER: Final = WinsWithLess(CHEATER)
