"""What differs between the editions of Mascarade: here and nowhere else."""

from typing import Final

from ridotto.games.mascarade.public.editions.edition import Edition
from ridotto.games.mascarade.public.editions.first import FIRST
from ridotto.games.mascarade.public.editions.second import SECOND

EDITIONS: Final = (FIRST, SECOND)

__all__ = [
    "EDITIONS",
    "FIRST",
    "SECOND",
    "Edition",
]
