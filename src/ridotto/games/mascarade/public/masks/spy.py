"""The Spy looks at their own mask and one other, then swaps them or not (MC1-120, MC2-120)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import SPY

WHOM_TO_SPY_ON: Final = Ask(
    "WhomToSpyOn",
    "Which {mask} do you look at, beside your own?",
    "look at {place}",
    "120 123",
    own="120",
    masks=True,
    looks=True,
)
THE_SPY: Final = Sheet(
    SPY,
    "look at two {masks}, then swap them or not",
    "Looks, alone, at their own {mask} and at one more: {reach}. Then swaps the two, or not.",
    "120",
    (WHOM_TO_SPY_ON,),
    insight=1.5,
)
