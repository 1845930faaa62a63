"""The powers, by mask."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.words import (
    BEGGAR,
    BISHOP,
    CHEAT,
    CHEATER,
    EMPRESS,
    FOOL,
    GURU,
    INQUISITOR,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    QUEEN,
    SORCERESS,
    SPY,
    THIEF,
    TRICKSTER,
    WIDOW,
    WITCH,
    Mask,
)
from ridotto.games.mascarade.secret.rules.powers.beggar import Beggar
from ridotto.games.mascarade.secret.rules.powers.bishop import Bishop
from ridotto.games.mascarade.secret.rules.powers.cheat import Cheat
from ridotto.games.mascarade.secret.rules.powers.fool import Fool
from ridotto.games.mascarade.secret.rules.powers.gift import Gift
from ridotto.games.mascarade.secret.rules.powers.inquisitor import Inquisitor
from ridotto.games.mascarade.secret.rules.powers.judge import Judge
from ridotto.games.mascarade.secret.rules.powers.patron import Patron
from ridotto.games.mascarade.secret.rules.powers.peasant import Peasant
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.rules.powers.princess import Princess
from ridotto.games.mascarade.secret.rules.powers.puppeteer import Puppeteer
from ridotto.games.mascarade.secret.rules.powers.spy import Spy
from ridotto.games.mascarade.secret.rules.powers.thief import Thief
from ridotto.games.mascarade.secret.rules.powers.widow import Widow
from ridotto.games.mascarade.secret.rules.powers.witch import Witch

# The second edition gave new names to old powers.
POWERS: Final[dict[Mask, Power]] = {
    BEGGAR: Beggar(),
    BISHOP: Bishop(),
    CHEAT: Cheat(),
    CHEATER: Cheat(),
    EMPRESS: Gift(),
    FOOL: Fool(),
    GURU: Inquisitor(),
    INQUISITOR: Inquisitor(),
    JUDGE: Judge(),
    KING: Gift(),
    PATRON: Patron(),
    PEASANT: Peasant(),
    PRINCESS: Princess(),
    PUPPETEER: Puppeteer(),
    QUEEN: Gift(),
    SORCERESS: Witch(),
    SPY: Spy(),
    THIEF: Thief(),
    TRICKSTER: Bishop(),
    WIDOW: Widow(),
    WITCH: Witch(),
}
BY_NUMBER: Final[list[Power]] = []  # the same by the number of the answer, which is found faster


def add_power(mask: Mask, power: Power) -> None:
    """Enters the power of a mask that the notation has, be it one of ours or from elsewhere."""
    while len(BY_NUMBER) <= mask.id:
        BY_NUMBER.append(power)
    BY_NUMBER[mask.id] = power
    POWERS[mask] = power


for ours in list(POWERS):
    add_power(ours, POWERS[ours])
