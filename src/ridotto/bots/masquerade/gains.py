"""What a card's text would bring its player, in worth of cards."""

from __future__ import annotations

from typing import Final

from ridotto.bots.masquerade.worth import HALF, HIDING, TEXT, VICTORY, worth_of
from ridotto.games.masquerade.deck.card import Effect, Selector
from ridotto.games.masquerade.deck.vocabulary import (
    ALL,
    DEFENDER,
    DRAW,
    FACE_UP_SIDE,
    FLIP,
    GIVE,
    KILL,
    KING,
    MINE,
    OTHERS,
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
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.games.masquerade.rows import Lying
from ridotto.games.masquerade.view import SalonView

SLOW: Final = 0.7  # poison works only when its victim's owner has a turn
HARM: Final = (KILL, POISON, SHUFFLE, THROW)


class Gains:
    def __init__(self, view: SalonView) -> None:
        self.player = view.player
        self.cards = view.setup.cards
        self.rows = view.table.rows
        self.pile = view.table.pile
        self.mine = view.table.rows[view.player]
        self.numbers = view.table.numbers()
        self.worths = [worth_of(card) for card in self.cards]
        known = {lying.card for row in [*self.rows, *view.table.hands] for lying in row}
        self.strangers = [card for card in range(len(self.cards)) if card not in known and card not in self.pile]
        total = sum([self.worths[card] for card in self.strangers])
        self.average = total / max(len(self.strangers), 1)

    def worth(self, lying: Lying) -> float:
        return self.average if lying.card == UNKNOWN else self.worths[lying.card]

    def row_worth(self, seat: int) -> float:
        return sum([self.worth(lying) for lying in self.rows[seat]])

    def of_text(self, card: int, when: int, target: Lying | None, foe: int) -> float:
        """All that it says at such a moment; foe is the seat that is attacked."""
        found = 0.0
        for ability in self.cards[card].by_when[when]:
            if self.numbers.active(card, ability):
                found += sum([self.of_effect(effect, card, target, foe) for effect in ability.deeds])
        return found

    def of_effect(self, effect: Effect, card: int, target: Lying | None, foe: int) -> float:
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
        values = []
        for lying in self.reached(effect.cards, card, target, foe):
            likely = self.likely(effect.cards, lying)
            if likely > 0.0 and not (effect.cards.other and lying.card == card):
                values.append(likely * self.of_one(effect.kind, lying))
        if effect.cards.one:
            return max(values, default=0.0)
        return sum(values)

    def of_one(self, kind: int, lying: Lying) -> float:
        if kind == TAKE:
            return self.worth(lying)
        if kind in HARM:
            return self.of_harm(lying, kind != THROW) * (SLOW if kind in (POISON, SHUFFLE) else 1.0)
        return 0.0

    def of_harm(self, lying: Lying, killed: bool) -> float:
        """A card goes, and by whose hand matters with the royals (MSQ-080, MSQ-083)."""
        mine = lying in self.mine
        if lying.card == UNKNOWN:
            return self.average
        kind = self.cards[lying.card].kind
        if kind == KING:
            return 0.0 if self.numbers.protected(lying.card) else -VICTORY if mine else VICTORY
        if kind == QUEEN and killed and not mine and not self.numbers.silenced(lying.card):
            return self.worths[lying.card] - self.row_worth(self.player)
        return -self.worth(lying) if mine else self.worth(lying)

    def of_showing(self, whose: int) -> float:
        """All are turned up: a pair of royals wins, a single one is in danger; others are known for nothing."""
        royals = [lying for lying in self.mine if lying.card >= 0 and self.cards[lying.card].kind in (KING, QUEEN)]
        if whose == DEFENDER:
            return TEXT * HALF
        return VICTORY if len(royals) > 1 else TEXT * HALF - HIDING * len([each for each in royals if not each.up])

    def of_redeal(self) -> float:
        """Everybody gets as much as anybody."""
        total = sum([self.row_worth(seat) for seat in range(len(self.rows))])
        return (total / len(self.rows) - self.row_worth(self.player)) * HALF

    def reached(self, selector: Selector, card: int, target: Lying | None, foe: int) -> list[Lying]:
        whose = selector.whose
        if whose == TARGET:
            return [] if target is None else [target]
        if whose == SELF:
            return [lying for lying in self.mine if lying.card == card]
        found = []
        for seat, row in enumerate(self.rows):
            mine = seat == self.player
            if whose == ALL or (whose == MINE and mine) or (whose == OTHERS and not mine) or (whose == DEFENDER and seat == foe):
                found += row
        return found

    def likely(self, selector: Selector, lying: Lying) -> float:
        """That it is such a card."""
        if lying.card != UNKNOWN:
            return 1.0 if selector.fits(self.cards[lying.card], lying.up) else 0.0
        fitting = [card for card in self.strangers if selector.fits(self.cards[card], False)]
        return len(fitting) / max(len(self.strangers), 1)
