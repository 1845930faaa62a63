"""What differs between the editions of Mascarade: here and nowhere else."""

from typing import Final

from ridotto.games.mascarade.editions.edition import (
    CHEATS_GOAL,
    FORTUNE,
    GOAL,
    OPENING,
    PRICE,
    WIDOWS_FILL,
    Card,
    Edition,
)
from ridotto.games.mascarade.editions.first import FIRST
from ridotto.games.mascarade.editions.second import SECOND

EDITIONS: Final = (FIRST, SECOND)

__all__ = [
    "CHEATS_GOAL",
    "EDITIONS",
    "FIRST",
    "FORTUNE",
    "GOAL",
    "OPENING",
    "PRICE",
    "SECOND",
    "WIDOWS_FILL",
    "Card",
    "Edition",
]
