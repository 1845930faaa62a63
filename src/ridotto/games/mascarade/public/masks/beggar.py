"""The Beggar holds out a hand to everybody in turn (MC2-320)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import BEGGAR
from ridotto.kernel import Player


class Begs(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        giver = purses.left_of(user)
        while giver != user:
            if purses.coins[giver] > purses.coins[user]:
                purses.take(giver, user, 1)
            giver = purses.left_of(giver)


THE_BEGGAR: Final = Begs(
    BEGGAR,
    "320",
)
