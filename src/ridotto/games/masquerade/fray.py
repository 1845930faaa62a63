"""Who attacks whom, who is about to die, and whom an effect is about, as far as one player can tell."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.deck.card import Effect, Selector
from ridotto.games.masquerade.deck.vocabulary import (
    ALL,
    ATTACKER,
    BOOST,
    DEFENDER,
    DRAW,
    DRAW_UP_TO,
    FLIP,
    GIVE,
    KILL,
    KING,
    MINE,
    OTHERS,
    POISON,
    RECALL,
    SELF,
    TAKE,
    TARGET,
    THROW,
    WEAKEN,
)
from ridotto.games.masquerade.facts import Fought, Killed, NoFight, PoisonWorks, Spared, Substitutes
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.setup import NOBODY
from ridotto.kernel import Fact

ONE_OF: Final = {
    FLIP: "WhichToFlip",
    TAKE: "WhichToTake",
    GIVE: "WhichToGive",
    THROW: "WhichToThrow",
    KILL: "WhichToKill",
    POISON: "WhichToPoison",
    WEAKEN: "WhichToWeaken",
    BOOST: "WhichToBoost",
}


class Fray:
    """One action, or one beginning of a turn."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.attacker: Lying | None = None
        self.target: Lying | None = None
        self.defender = NOBODY  # seat that was attacked
        self.silenced = False  # the attacker, when it attacked
        self.fought = False
        self.doomed: list[Lying] = []  # to be killed, one after the other
        self.substituting = False  # Fate says who dies instead

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Fought):
            self.fought = True
            loser = self.target if fact.attack >= fact.health else self.attacker
            self.doomed = [loser] if loser is not None else []
        elif isinstance(fact, PoisonWorks):
            self.doomed = [self.rows.at(fact.at), *self.doomed]
        elif isinstance(fact, (Killed, Spared)):
            self.doomed = self.doomed_now()[1:]
        elif isinstance(fact, Substitutes):
            self.substituting = False
            self.doomed = [self.rows.at(fact.at), *self.doomed_now()[1:]]
        elif isinstance(fact, NoFight):
            self.attacker = self.target = None

    def doomed_now(self) -> list[Lying]:
        """What is gone cannot die."""
        return [lying for lying in self.doomed if self.rows.place_of(lying) is not None]

    # Whether there is anything to do it to, as far as this player can tell.

    def is_possible(self, seat: int, card: int, effect: Effect) -> bool:
        if effect.kind in (DRAW, DRAW_UP_TO):
            return self.rows.deck > 0
        if effect.kind == RECALL:
            return any(other != card for other in self.rows.pile)
        if effect.kind in ONE_OF:
            found = self.concerned(seat, card, effect.cards)
            if effect.kind == THROW:
                found = [lying for lying in found if not self.is_king(lying)]
            return len(found) > 0
        return True

    def is_king(self, lying: Lying) -> bool:
        return lying.card != UNKNOWN and self.rows.setup.cards[lying.card].kind == KING

    def concerned(self, seat: int, card: int, selector: Selector) -> list[Lying]:
        """What an effect is about; what is not known may be anything."""
        found: list[Lying] = []
        for at, row in enumerate(self.rows.rows):
            for lying in row:
                if self.reaches(selector, seat, at, card, lying) and not (selector.other and lying.card == card):
                    if lying.card == UNKNOWN or selector.fits(self.rows.setup.cards[lying.card], lying.up):
                        found.append(lying)
        return found

    def reaches(self, selector: Selector, seat: int, at: int, card: int, lying: Lying) -> bool:
        whose = selector.whose
        if whose == SELF:
            return lying.card == card
        if whose == TARGET:
            return lying is self.target
        if whose == ATTACKER:
            return lying is self.attacker
        if whose == DEFENDER:
            return at == self.defender
        return whose == ALL or (whose == MINE and at == seat) or (whose == OTHERS and at != seat)
