"""The powers, by mask."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.rules.powers.beggar import Beggar
from ridotto.games.mascarade.rules.powers.bishop import Bishop
from ridotto.games.mascarade.rules.powers.cheat import Cheat
from ridotto.games.mascarade.rules.powers.fool import Fool
from ridotto.games.mascarade.rules.powers.gift import Gift
from ridotto.games.mascarade.rules.powers.inquisitor import Inquisitor
from ridotto.games.mascarade.rules.powers.judge import Judge
from ridotto.games.mascarade.rules.powers.patron import Patron
from ridotto.games.mascarade.rules.powers.power import Power
from ridotto.games.mascarade.rules.powers.princess import Princess
from ridotto.games.mascarade.rules.powers.puppeteer import Puppeteer
from ridotto.games.mascarade.rules.powers.spy import Spy
from ridotto.games.mascarade.rules.powers.thief import Thief
from ridotto.games.mascarade.rules.powers.widow import Widow
from ridotto.games.mascarade.rules.powers.witch import Witch
from ridotto.games.mascarade.words import (
    BEGGAR,
    BISHOP,
    CHEAT,
    CHEATER,
    FOOL,
    GURU,
    INQUISITOR,
    JUDGE,
    MASKS,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SORCERESS,
    SPY,
    THIEF,
    TRICKSTER,
    WIDOW,
    WITCH,
    Mask,
)

# The second edition gave new names to old powers.
POWERS: Final[dict[Mask, Power]] = {
    BEGGAR: Beggar(),
    BISHOP: Bishop(),
    CHEAT: Cheat(),
    CHEATER: Cheat(),
    FOOL: Fool(),
    GURU: Inquisitor(),
    INQUISITOR: Inquisitor(),
    JUDGE: Judge(),
    PATRON: Patron(),
    PEASANT: Gift(1),  # MC1-170, MC2-170; two of them: peasant.py
    PRINCESS: Princess(),
    PUPPETEER: Puppeteer(),
    SORCERESS: Witch(),
    SPY: Spy(),
    THIEF: Thief(),
    TRICKSTER: Bishop(),
    WIDOW: Widow(),
    WITCH: Witch(),
}


def powers_in(edition: Edition) -> list[Power]:
    """By number of the mask."""
    return [Gift(edition.gifts[mask]) if mask in edition.gifts else POWERS.get(mask, Gift(0)) for mask in MASKS]


IN_FIRST: Final = powers_in(FIRST)
IN_SECOND: Final = powers_in(SECOND)


def power_of(edition: Edition, mask: Mask) -> Power:
    return IN_FIRST[mask.number] if edition is FIRST else IN_SECOND[mask.number]
