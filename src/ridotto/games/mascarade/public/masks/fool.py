"""The Fool takes a coin and swaps, or not, the masks of two others (MC1-140, MC2-140)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import FOOL

FIRST_MASK: Final = Ask(
    "FirstMask",
    "Which {mask} do you take first?",
    "{place}",
    "140 141",
    own="141",
    choice="140 143",
    masks=True,
)
SECOND_MASK: Final = Ask(
    "SecondMask",
    "Which {mask} do you take with it?",
    "{place}",
    "140 143",
    own="141",
    twice="140",
    twice_small="279",
    masks=True,
)
THE_FOOL: Final = Sheet(
    FOOL,
    "take 1 coin, then swap (or not) two others' {masks}",
    "Takes 1 coin from the bank. Then two others' {masks} go under the table, unseen, and come back swapped or "
    "not, as the Fool alone decides.",
    "140",
    (FIRST_MASK, SECOND_MASK),
    money=True,
    gift=1,
    insight=0.4,
)
