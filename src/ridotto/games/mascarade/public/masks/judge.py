"""The Judge takes the fines that lie in the court (MC1-165, MC2-165)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import JUDGE
from ridotto.kernel import Player


class TakesTheFines(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.from_court(user)


THE_JUDGE: Final = TakesTheFines(JUDGE, "165")
