"""Masks that only take coins from the bank: Queen, King, Empress (MC1-180, MC1-181, MC2-180, MC2-181)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Sheet
from ridotto.games.mascarade.public.words import EMPRESS, KING, QUEEN, Mask


class TakesCoins(Sheet):
    def __init__(self, mask: Mask, coins: int, clauses: str) -> None:
        super().__init__(mask, clauses, money=True, gift=coins)


THE_QUEEN: Final = TakesCoins(QUEEN, 2, "180")
THE_KING: Final = TakesCoins(KING, 3, "181")  # in the first edition
THE_SECOND_KING: Final = TakesCoins(KING, 2, "180")  # in the second
THE_EMPRESS: Final = TakesCoins(EMPRESS, 3, "181")
