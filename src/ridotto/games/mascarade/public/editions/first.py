"""Mascarade, first edition: 2 to 13 players, twelve characters, small tables with several cards each."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.editions.edition import Edition
from ridotto.games.mascarade.public.masks.bishop import THE_BISHOP
from ridotto.games.mascarade.public.masks.cheat import THE_CHEAT
from ridotto.games.mascarade.public.masks.fool import THE_FOOL
from ridotto.games.mascarade.public.masks.gift import THE_KING, THE_QUEEN
from ridotto.games.mascarade.public.masks.inquisitor import THE_INQUISITOR
from ridotto.games.mascarade.public.masks.judge import THE_JUDGE
from ridotto.games.mascarade.public.masks.peasant import THE_PEASANT
from ridotto.games.mascarade.public.masks.spy import THE_SPY
from ridotto.games.mascarade.public.masks.thief import THE_THIEF
from ridotto.games.mascarade.public.masks.widow import THE_WIDOW
from ridotto.games.mascarade.public.masks.witch import THE_WITCH
from ridotto.games.mascarade.public.words import (
    BISHOP,
    CHEAT,
    FOOL,
    INQUISITOR,
    JUDGE,
    KING,
    PEASANT,
    QUEEN,
    SPY,
    THIEF,
    WIDOW,
    WITCH,
)

FIRST: Final = Edition(
    id="mascarade-1e",
    title="Mascarade, first edition",
    clauses="MC1-",
    fewest=2,  # MC1-010
    most=13,
    coins=194,  # MC1-004
    box=[  # MC1-001; what brings money: MC1-027; who needs 8 players: MC1-029
        THE_BISHOP,
        THE_CHEAT,
        THE_FOOL,
        THE_INQUISITOR,
        THE_JUDGE,
        THE_KING,
        THE_PEASANT,
        THE_QUEEN,
        THE_SPY,
        THE_THIEF,
        THE_WIDOW,
        THE_WITCH,
    ],
    sets={
        "basic": {  # MC1-015
            2: [BISHOP, FOOL, JUDGE, QUEEN, KING, WITCH],  # MC1-290
            3: [BISHOP, FOOL, JUDGE, QUEEN, KING, WITCH],  # MC1-270
            4: [JUDGE, BISHOP, KING, QUEEN, THIEF, CHEAT],
            5: [JUDGE, BISHOP, KING, QUEEN, WITCH, CHEAT],
            6: [JUDGE, BISHOP, KING, QUEEN, WITCH, CHEAT],
            7: [JUDGE, BISHOP, KING, FOOL, QUEEN, THIEF, WITCH],
            8: [JUDGE, BISHOP, KING, FOOL, QUEEN, WITCH, PEASANT, PEASANT],
            9: [JUDGE, BISHOP, KING, FOOL, QUEEN, WITCH, PEASANT, PEASANT, CHEAT],
            10: [JUDGE, BISHOP, KING, FOOL, QUEEN, WITCH, SPY, PEASANT, PEASANT, CHEAT],
            11: [JUDGE, BISHOP, KING, FOOL, QUEEN, WITCH, SPY, PEASANT, PEASANT, CHEAT, INQUISITOR],
            12: [JUDGE, BISHOP, KING, FOOL, QUEEN, WITCH, SPY, PEASANT, PEASANT, CHEAT, INQUISITOR, WIDOW],
            13: [JUDGE, BISHOP, KING, FOOL, QUEEN, THIEF, WITCH, SPY, PEASANT, PEASANT, CHEAT, INQUISITOR, WIDOW],
        }
    },
    shown_must_swap=True,  # MC1-080, MC1-081
    spy_reaches_the_centre=True,  # MC1-120
    questioned_mask_goes_down_at_once=False,  # MC1-158
    third_must_bring_money=False,  # MC1-026
    rulings={
        "033": "the rulebook names one set and no choice",
    },
    words={
        "masks": "cards",
        "no judge": "the Judge is missing",  # MC1-025
        "one peasant": "Peasants come in pairs",  # MC1-028
        "six": "6 cards with 4 or 5 players",  # MC1-032
        "money": "bring money from the bank",
    },
)
