"""What has fired and waits to be settled, and abilities at work, as far as everybody can follow them."""

from __future__ import annotations

from ridotto.games.masquerade.deck.card import Ability, Effect
from ridotto.games.masquerade.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.words import NOTATION, Place


class Due:
    """Something that has fired and waits to be settled."""

    def __init__(self, seat: int, lying: Lying, card: int, ability: Ability | None) -> None:
        self.seat = seat
        self.lying = lying
        self.card = card
        self.ability = ability  # None: poison

    def is_called(self, name: str, rows: Rows) -> bool:
        """A card by its name; poison by the place that it strikes."""
        if self.ability is not None:
            return rows.setup.cards[self.card].key.text == name
        answer = NOTATION.by_text.get(name)
        return isinstance(answer, Place) and rows.place_of(self.lying) == (answer.seat, answer.index)


def fired(numbers: Numbers, seat: int, lying: Lying, when: int) -> list[Due]:
    """What a card that lies open says at such a moment."""
    card = lying.card
    if card == UNKNOWN or not lying.up:
        return []
    return [
        Due(seat, lying, card, ability)
        for ability in numbers.setup.cards[card].by_when[when]
        if numbers.active(card, ability) and numbers.holds(ability.conditions, card, -1)
    ]


def choices(numbers: Numbers, seat: int, lying: Lying, foe: int, when: int, was_active: bool) -> list[Due]:
    """Returns what a seat may do, or leave, by the text of a card that fought against another.

    The text was active when that was decided, or it has to be active now.
    """
    card = lying.card
    if card == UNKNOWN:
        return []
    return [
        Due(seat, lying, card, ability)
        for ability in numbers.setup.cards[card].by_when[when]
        if ability.may
        and (was_active or numbers.active(card, ability))
        and numbers.holds_for(seat, ability.conditions, card, foe)
    ]


class Group:
    """What one seat puts in order, and then settles."""

    def __init__(self, seat: int, dues: list[Due]) -> None:
        self.seat = seat
        self.waiting = dues
        self.ordered: list[Due] = []
        self.settle_order()

    def settle_order(self) -> None:
        if len({(id(due.lying), due.ability is None) for due in self.waiting}) < 2:
            self.ordered += self.waiting
            self.waiting = []


class Working:
    """An ability at work: its effects one after the other."""

    def __init__(self, seat: int, card: int, effects: list[Effect]) -> None:
        self.seat = seat
        self.card = card
        self.effects = effects
        self.at = 0
