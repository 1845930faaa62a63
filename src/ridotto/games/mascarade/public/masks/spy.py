"""The Spy looks at their own mask and one other, then swaps them or not (MC1-120, MC2-120)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import SPY

WHOM_TO_SPY_ON: Final = Ask(
    "WhomToSpyOn",
    "120 123",
    own="120",
    masks=True,
    looks=True,
)
THE_SPY: Final = Sheet(
    SPY,
    "120",
    (WHOM_TO_SPY_ON,),
    insight=1.5,
)
