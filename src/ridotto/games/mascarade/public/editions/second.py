"""Mascarade, second edition: 4 to 12 players, sixteen masks, scenarios with two sides."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.editions.edition import Edition
from ridotto.games.mascarade.public.masks.beggar import THE_BEGGAR
from ridotto.games.mascarade.public.masks.bishop import THE_TRICKSTER
from ridotto.games.mascarade.public.masks.cheat import THE_CHEATER
from ridotto.games.mascarade.public.masks.fool import THE_FOOL
from ridotto.games.mascarade.public.masks.gift import THE_EMPRESS, THE_SECOND_KING
from ridotto.games.mascarade.public.masks.inquisitor import THE_GURU
from ridotto.games.mascarade.public.masks.judge import THE_JUDGE
from ridotto.games.mascarade.public.masks.patron import THE_PATRON
from ridotto.games.mascarade.public.masks.peasant import THE_PEASANT
from ridotto.games.mascarade.public.masks.princess import THE_PRINCESS
from ridotto.games.mascarade.public.masks.puppeteer import THE_PUPPETEER
from ridotto.games.mascarade.public.masks.spy import THE_SPY
from ridotto.games.mascarade.public.masks.thief import THE_THIEF
from ridotto.games.mascarade.public.masks.widow import THE_WIDOW
from ridotto.games.mascarade.public.masks.witch import THE_SORCERESS
from ridotto.games.mascarade.public.words import (
    BEGGAR,
    CHEATER,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SORCERESS,
    SPY,
    THIEF,
    TRICKSTER,
    WIDOW,
)

SIDE_A: Final = [JUDGE, TRICKSTER, EMPRESS, FOOL, KING, SORCERESS, PEASANT, PEASANT, CHEATER, SPY, GURU, WIDOW]
SIDE_B: Final = [JUDGE, PRINCESS, PEASANT, PEASANT, PUPPETEER, BEGGAR, GURU, CHEATER, PATRON, SPY, WIDOW, SORCERESS]

SECOND: Final = Edition(
    id="mascarade-2e",
    title="Mascarade, second edition",
    clauses="MC2-",
    fewest=4,  # MC2-010
    most=12,
    coins=200,  # MC2-004
    box=[  # MC2-001; the stars: MC2-027; the smallest tables: MC2-029
        THE_BEGGAR,
        THE_CHEATER,
        THE_EMPRESS,
        THE_FOOL,
        THE_GURU,
        THE_JUDGE,
        THE_SECOND_KING,
        THE_PATRON,
        THE_PEASANT,
        THE_PRINCESS,
        THE_PUPPETEER,
        THE_SORCERESS,
        THE_SPY,
        THE_THIEF,
        THE_TRICKSTER,
        THE_WIDOW,
    ],
    sets={  # MC2-015
        "A": {
            4: [JUDGE, TRICKSTER, EMPRESS, KING, THIEF, CHEATER],
            5: [JUDGE, TRICKSTER, EMPRESS, KING, SORCERESS, CHEATER],
            6: [JUDGE, TRICKSTER, EMPRESS, KING, SORCERESS, CHEATER],
            7: [JUDGE, TRICKSTER, EMPRESS, FOOL, KING, THIEF, SORCERESS],
            8: SIDE_A[:8],
            9: SIDE_A[:9],
            10: SIDE_A[:10],
            11: SIDE_A[:11],
            12: SIDE_A,
        },
        "B": {
            4: [JUDGE, KING, PATRON, BEGGAR, SPY, SORCERESS],
            5: [JUDGE, EMPRESS, FOOL, BEGGAR, THIEF, CHEATER],
            6: [JUDGE, PATRON, PRINCESS, PUPPETEER, TRICKSTER, CHEATER],
            7: [JUDGE, KING, PATRON, PRINCESS, PUPPETEER, BEGGAR, SORCERESS],
            8: SIDE_B[:8],
            9: SIDE_B[:9],
            10: SIDE_B[:10],
            11: SIDE_B[:11],
            12: SIDE_B,
        },
    },
    shown_must_swap=False,  # MC2-080, MC2-081
    spy_reaches_the_centre=False,  # MC2-120
    questioned_mask_goes_down_at_once=True,  # MC2-158
    third_must_bring_money=True,  # MC2-026
    rulings={
        "010": "the rulebook gives no range",
        "014": "the printed scenario sheets were not available",
        "027": "the stars are printed on the cards, which were not available",
        "029": "the number is printed on the card, which was not available",
        "032": "the printed scenario sheets were not available",
    },
    words={
        "masks": "masks",
        "no judge": "the Judge is missing",  # MC2-025
        "one peasant": "both Peasants or neither",  # MC2-028
        "six": "6 masks with 4 or 5 players",  # MC2-032
        "money": "carry a star",
    },
)
