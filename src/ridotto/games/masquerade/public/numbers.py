"""Computes attack, health and protection over rows, for the rules and for those who only look at the table."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Ability, Condition, Effect, Selector
from ridotto.games.masquerade.public.deck.vocabulary import (
    ALL,
    ANY_SIDE,
    ATTACKING,
    DOWN_ARROW,
    FACE_DOWN_SIDE,
    IGNORE_ARROWS,
    KING,
    MINE,
    ON_EITHER_SIDE,
    PROTECT,
    SELF,
    TARGET,
    UP_ARROW,
)
from ridotto.games.masquerade.public.setup import MasqueradeSetup

UNKNOWN: Final = -1  # in a row: a card that the player who looks does not know


def arrow_for(up: bool) -> int:
    """Returns the arrow that counts on a side."""
    return UP_ARROW if up else DOWN_ARROW


class Numbers:
    """Numbers of the cards in lists that their owner keeps. A card is its number in the setup."""

    def __init__(
        self,
        setup: MasqueradeSetup,
        rows: list[list[int]],
        where: list[int],
        up: list[bool],
        weaker: list[int],
        more_attack: list[int],
        more_health: list[int],
    ) -> None:
        self.setup = setup
        self.rows = rows
        self.where = where
        self.up = up
        self.weaker = weaker
        self.more_attack = more_attack
        self.more_health = more_health

    # Text: what a card says, as long as it says it.

    def silenced(self, card: int) -> bool:
        """True when a card is silenced: all but the King and the silencer herself are (MSQ-153)."""
        for silencer in self.setup.silencers:
            if silencer != card and self.up[silencer]:
                return self.setup.cards[card].kind != KING
        return False

    def active(self, card: int, ability: Ability) -> bool:
        """True when a card's text works: face down it is idle, but for some (MSQ-108)."""
        return (self.up[card] or ability.when in ON_EITHER_SIDE) and not self.silenced(card)

    def speaks(self, card: int) -> bool:
        """True when others have to mind it: it lies face up, so it is in play, and nothing silences it."""
        return self.up[card] and not self.silenced(card)

    def holds(self, conditions: list[Condition], card: int, target: int) -> bool:
        return self.holds_for(self.where[card], conditions, card, target)

    def holds_for(self, owner: int, conditions: list[Condition], card: int, target: int) -> bool:
        """True when they are met for a seat that owned the card when its text fired, wherever the card is (MSQ-107)."""
        for condition in conditions:
            if condition.cards.whose == TARGET:
                if target < 0 or not condition.cards.fits(self.setup.cards[target], self.up[target]):
                    return False
            elif self.count(condition.cards, card, owner) < condition.at_least:
                return False
        return True

    def count(self, selector: Selector, card: int, owner: int) -> int:
        found = 0
        for seat, row in enumerate(self.rows):
            if self.concerns(selector, seat, owner):
                for other in row:
                    if self.fits(selector, other) and not (selector.other and other == card):
                        found += 1
        return found

    def fits(self, selector: Selector, card: int) -> bool:
        if card == UNKNOWN:
            anything = not selector.classes and selector.gender < 0
            return anything and selector.side in (ANY_SIDE, FACE_DOWN_SIDE)
        return selector.fits(self.setup.cards[card], self.up[card])

    def concerns(self, selector: Selector, seat: int, owner: int) -> bool:
        """True when a selector reaches into the row of a seat, for a card of its owner."""
        return selector.whose == ALL or (selector.whose == MINE) == (seat == owner)

    def covers(self, selector: Selector, source: int, card: int) -> bool:
        """True when what a card does for others reaches this one."""
        if selector.whose == SELF:
            return source == card
        if not self.concerns(selector, self.where[card], self.where[source]) or (selector.other and card == source):
            return False
        return selector.fits(self.setup.cards[card], self.up[card])

    # Totals.

    def attack_of(self, card: int, side: int, target: int, gained: int = 0, gained_after: int = 0) -> int:
        """Returns the total attack from a side, against a card that is known, or -1 (MSQ-056, MSQ-063).

        It counts what was gained for one fight, before and after doubling (MSQ-159). The side is the arrow that counts.
        """
        written = self.setup.cards[card]
        before, after = self.changes(card, True, target)
        total = max(written.attack - self.weaker[card], 0) + self.more_attack[card] + before + gained
        doubles = written.attack_arrow == side
        return (total * 2 if doubles else total) + after + gained_after

    def health_of(self, card: int, side: int, attacker: int, arrows_ignored: bool = False) -> int:
        """Returns the total health on a side, against this attacker (MSQ-058, MSQ-137)."""
        written = self.setup.cards[card]
        before, after = self.changes(card, False, -1)
        total = max(written.health - self.weaker[card], 0) + self.more_health[card] + before
        doubles = written.health_arrow == side
        if doubles and (arrows_ignored or (attacker >= 0 and self.ignores_arrows(attacker))):
            doubles = False
        return (total * 2 if doubles else total) + after

    def changes(self, card: int, attack: bool, target: int) -> tuple[int, int]:
        """Returns what texts add to its attack, or to its health: before doubling, and after it (MSQ-151)."""
        before = after = 0
        written = self.setup.cards[card]
        if written.modifies_itself and not self.silenced(card):
            for ability in written.modifies_itself:
                more, later = self.change(ability, card, card, attack, target)
                before, after = before + more, after + later
        for source in self.setup.modifiers:
            if self.speaks(source):
                for ability in self.setup.cards[source].modifies_others:
                    more, later = self.change(ability, source, card, attack, target)
                    before, after = before + more, after + later
        return before, after

    def change(self, ability: Ability, source: int, card: int, attack: bool, target: int) -> tuple[int, int]:
        """Returns what one ability of a card adds to another, or to itself."""
        before = after = 0
        for effect in ability.standing:
            more = effect.attack if attack else effect.health
            if more != 0 and self.covers(effect.cards, source, card):
                if self.holds(ability.conditions, source, target):
                    more *= self.times(effect, source)
                    if effect.after_doubling:
                        after += more
                    else:
                        before += more
        return before, after

    def times(self, effect: Effect, card: int) -> int:
        """Returns how often a number counts: once, or for each card of a kind."""
        return 1 if effect.per is None else self.count(effect.per, card, self.where[card])

    def ignores_arrows(self, attacker: int) -> bool:
        for ability in self.setup.cards[attacker].by_when[ATTACKING]:
            for effect in ability.standing:
                if effect.kind == IGNORE_ARROWS and self.active(attacker, ability):
                    return True
        return False

    def protected(self, card: int) -> bool:
        """True when it cannot be killed (MSQ-103, MSQ-126, MSQ-145)."""
        return self.guard_of(card) >= 0

    def guard_of(self, card: int) -> int:
        """Returns the card whose text keeps this one from being killed, which may be itself, or -1."""
        for ability in self.setup.cards[card].protects_itself:
            if self.active(card, ability) and self.holds(ability.conditions, card, -1):
                return card
        for source in self.setup.protectors:
            if self.speaks(source):
                for ability in self.setup.cards[source].protects_others:
                    for effect in ability.standing:
                        if effect.kind == PROTECT and self.covers(effect.cards, source, card):
                            if self.holds(ability.conditions, source, -1):
                                return source
        return -1
