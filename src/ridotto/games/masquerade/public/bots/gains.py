"""Values what a card's text would bring its player, in worth of cards."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.bots.worth import HALF, HIDING, TEXT, VICTORY
from ridotto.games.masquerade.public.deck.card import Effect, Selector
from ridotto.games.masquerade.public.deck.vocabulary import (
    ALL,
    BOOST,
    DEFENDER,
    DRAW,
    FACE_UP_SIDE,
    FLIP,
    GIVE,
    KILL,
    KING,
    MINE,
    MODIFY,
    POISON,
    QUEEN,
    RECALL,
    SELF,
    SHUFFLE,
    SPECIAL,
    TAKE,
    TARGET,
    THROW,
)
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.view import SalonView

SLOW: Final = 0.7  # poison works only when its victim's owner has a turn


class ExpectedGains:
    def __init__(self, view: SalonView, worths: list[float]) -> None:
        """`worths` are those of all cards (`worths_of`): they are the same as long as a game lasts."""
        self.player = view.player
        self.cards = view.setup.cards
        self.rows = view.table.rows
        self.pile = view.table.pile
        self.mine = view.table.rows[view.player]
        self.numbers = view.table.numbers()
        self.worths = worths
        self.strangers = self.not_seen(view)
        total = 0.0
        for card in self.strangers:
            total += worths[card]
        self.average = total / max(len(self.strangers), 1)

    def not_seen(self, view: SalonView) -> list[int]:
        """Returns the cards that lie nowhere as far as the player knows."""
        seen = [False] * len(self.cards)
        for cards in [*self.rows, *view.table.hands]:
            for lying in cards:
                if lying.card != UNKNOWN:
                    seen[lying.card] = True
        for card in self.pile:
            seen[card] = True
        return [card for card in range(len(seen)) if not seen[card]]

    def worth(self, lying: Lying) -> float:
        return self.average if lying.card == UNKNOWN else self.worths[lying.card]

    def row_worth(self, seat: int) -> float:
        return sum([self.worth(lying) for lying in self.rows[seat]])

    def of_text(self, card: int, when: int, target: Lying | None, foe: int | None) -> float:
        """Returns the value of all that it says at such a moment; `foe` is the seat that is attacked."""
        found = 0.0
        for ability in self.cards[card].by_when[when]:
            if self.numbers.active(card, ability):
                found += sum([self.of_effect(effect, card, target, foe) for effect in ability.deeds])
        return found

    def of_effect(self, effect: Effect, card: int, target: Lying | None, foe: int | None) -> float:
        if effect.kind == DRAW:
            return self.average * effect.count
        if effect.kind == RECALL:
            return max([self.worths[other] for other in self.pile if other != card], default=0.0)
        if effect.kind == SPECIAL:
            return self.of_redeal() if effect.special == "redeal" else 0.0
        if effect.kind == FLIP and effect.side == FACE_UP_SIDE:
            return self.of_showing(effect.cards.whose)
        if effect.kind == GIVE:
            return -self.worths[card]
        if effect.kind in (BOOST, MODIFY):
            return (effect.attack + effect.health) * HALF
        reached = self.reached(effect.cards, card, target, foe)
        values = [self.likely(effect.cards, lying) * self.of_one(effect.kind, lying) for lying in reached]
        return max(values, default=0.0) if effect.cards.one else sum(values)

    def of_one(self, kind: int, lying: Lying) -> float:
        if kind in (TAKE, SHUFFLE):
            return -self.worth(lying) if lying in self.mine else self.worth(lying)
        if kind == POISON:
            return self.of_harm(lying, True) * SLOW
        return self.of_harm(lying, kind == KILL) if kind in (KILL, THROW) else 0.0

    def of_harm(self, lying: Lying, killed: bool) -> float:
        """Returns the value of a card's going, and by whose hand matters with the royals (MSQ-080, MSQ-083)."""
        mine = lying in self.mine
        if lying.card == UNKNOWN:
            return self.average
        kind = self.cards[lying.card].kind
        if kind == KING:
            if not killed:
                return -VICTORY  # he is never discarded
            return 0.0 if self.numbers.protected(lying.card) else -VICTORY if mine else VICTORY
        if kind == QUEEN and killed and not mine and not self.numbers.silenced(lying.card):
            return self.worths[lying.card] - self.row_worth(self.player)
        return -self.worth(lying) if mine else self.worth(lying)

    def of_showing(self, whose: int) -> float:
        """Returns the value of showing: others' cards are good to know; a pair of royals wins, one is in danger."""
        royals = [lying for lying in self.mine if self.cards[lying.card].kind in (KING, QUEEN)]
        if whose == DEFENDER or not royals:
            return TEXT * HALF
        return VICTORY if len(royals) == 2 else -HIDING

    def of_choice(self, card: int) -> float:
        """Returns what an ability brings that may be left unused."""
        abilities = [] if card == UNKNOWN else [ability for ability in self.cards[card].abilities if ability.may]
        effects = [effect for ability in abilities for effect in ability.deeds]
        return sum([self.of_effect(effect, card, None, None) for effect in effects])

    def of_substitute(self, card: int) -> float:
        """Returns the value of another card of the row dying instead."""
        others = [self.of_harm(lying, True) for lying in self.mine if lying.card != card]
        return (0.0 if card == UNKNOWN else self.worths[card]) + sum(others) / max(len(others), 1)

    def of_redeal(self) -> float:
        """Returns what a redeal brings: every seat gets an average row."""
        total = sum([self.row_worth(seat) for seat in range(len(self.rows))])
        return (total / len(self.rows) - self.row_worth(self.player)) * HALF

    def reached(self, selector: Selector, card: int, target: Lying | None, foe: int | None) -> list[Lying]:
        """Returns all that may be such a card."""
        whose = selector.whose
        if whose == SELF:
            found = [lying for lying in self.mine if lying.card == card]
        elif whose == TARGET:
            found = [] if target is None else [target]
        elif whose == MINE:
            found = self.mine
        elif whose == DEFENDER:
            found = [] if foe is None else self.rows[foe]
        else:
            found = [lying for row in self.rows for lying in row if whose == ALL or row is not self.mine]
        found = [lying for lying in found if not (selector.other and lying.card == card)]
        return [lying for lying in found if self.likely(selector, lying) > 0.0]

    def likely(self, selector: Selector, lying: Lying) -> float:
        """Returns how likely an unknown card is of such a kind."""
        candidates = self.strangers if lying.card == UNKNOWN else [lying.card]
        fitting = [card for card in candidates if selector.fits(self.cards[card], lying.up)]
        return len(fitting) / max(len(candidates), 1)
