"""The Princess takes two coins and has a mask shown to all but its wearer (MC2-340)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import PRINCESS

WHOM_TO_SHOW: Final = Ask(
    "WhomToShow",
    "Whose {mask} do you have shown to all the others?",
    "have {place} shown",
    "340 342",
    own="340",
    reach="342",
    shows=True,
)
THE_PRINCESS: Final = Sheet(
    PRINCESS,
    "take 2 coins and have a {mask} shown to all but its wearer",
    "Takes 2 coins from the bank. Then another player's {mask} is shown to everybody except that player.",
    "340",
    (WHOM_TO_SHOW,),
    money=True,
    seats=6,
    gift=2,
    insight=0.5,
)
