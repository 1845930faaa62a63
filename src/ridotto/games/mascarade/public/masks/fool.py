"""The Fool takes a coin and swaps, or not, the masks of two others (MC1-140, MC2-140)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import FOOL

FIRST_MASK: Final = Ask(
    "FirstMask",
    "140 141",
    own="141",
    choice="140 143",
    masks=True,
)
SECOND_MASK: Final = Ask(
    "SecondMask",
    "140 143",
    own="141",
    twice="140",
    twice_small="279",
    masks=True,
)
THE_FOOL: Final = Sheet(
    FOOL,
    "140",
    (FIRST_MASK, SECOND_MASK),
    money=True,
    gift=1,
    insight=0.4,
)
