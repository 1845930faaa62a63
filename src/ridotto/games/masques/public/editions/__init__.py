"""What differs between the editions of Masques: here and nowhere else."""

from typing import Final

from ridotto.games.masques.public.editions.dust import DUST
from ridotto.games.masques.public.editions.edition import ALIKE_TO_WIN, FAVOURS, HAND, PURSE, RING, Edition
from ridotto.games.masques.public.editions.ffg import FFG

EDITIONS: Final = (DUST, FFG)

__all__ = ["ALIKE_TO_WIN", "DUST", "EDITIONS", "FAVOURS", "FFG", "HAND", "PURSE", "RING", "Edition"]
