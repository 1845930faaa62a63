"""The Princess takes two coins and has a mask shown to all but its wearer (MC2-340)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import PRINCESS

WHOM_TO_SHOW: Final = Ask(
    "WhomToShow",
    "340 342",
    own="340",
    reach="342",
    shows=True,
)
THE_PRINCESS: Final = Sheet(
    PRINCESS,
    "340",
    (WHOM_TO_SHOW,),
    money=True,
    seats=6,
    gift=2,
    insight=0.5,
)
