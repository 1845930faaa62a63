"""What people, cards and places are called in a sentence, as far as the reader may know them."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import DOWN_ARROW, NO_ARROW, UP_ARROW
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import FOREIGN_NAMES, Name, Place
from ridotto.kernel import Answer, People

ORDINALS: Final = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}
ARTICLE: Final = "The "
ARROWS: Final = {NO_ARROW: "", UP_ARROW: "▲", DOWN_ARROW: "▼"}


class Names(People):
    """Names for one sentence. `people` are in the order of their letters. Without a view, cards have no names."""

    def __init__(self, setup: MasqueradeSetup, people: list[str], view: SalonView | None) -> None:
        super().__init__(people, -1 if view is None else view.player)
        self.setup = setup
        self.view = view

    # Cards by their names.

    def card(self, key: Name) -> str:
        """Returns a card's name in a sentence, such as `Raz the Shiv` or `the Black Widow`."""
        full = self.card_named(key).name
        return f"the {full.removeprefix(ARTICLE)}" if full.startswith(ARTICLE) else full

    def whose(self, seat: int, key: Name, by: int = -1) -> str:
        """Returns a card and its owner, such as `Bo's Raz the Shiv` or `their own Raz the Shiv`."""
        owner = f"{self.their(by)} own" if seat == by else self.of(seat)
        return f"{owner} {self.card_named(key).name.removeprefix(ARTICLE)}"

    def card_named(self, key: Name) -> Card:
        return self.setup.cards[self.setup.number_of[key]]

    # Cards by their places.

    def lying(self, place: Place) -> Lying | None:
        """Returns what the reader sees there, if that is a card with a name."""
        if self.view is None or self.view.card_at(place) is None:
            return None
        return self.view.table.at(place)

    def nth(self, place: Place) -> str:
        """Returns a place in words, such as `Bo's second card`."""
        return f"{self.of(place.seat)} {ordinal(place.index + 1)} card"

    def at(self, place: Place) -> str:
        """Returns `Bo's Raz the Shiv`; or `Bo's second card`, and which it is for a reader who may know."""
        lying = self.lying(place)
        if lying is None:
            return self.nth(place)
        key = self.setup.names[lying.card]
        return self.whose(place.seat, key) if lying.up else f"{self.nth(place)} ({self.card(key)})"

    def offered(self, place: Place) -> str:
        """Returns a place to point at, such as `b2 Raz the Shiv, Bo's`."""
        if self.view is None:
            return self.nth(place)
        lying = self.lying(place)
        mine = place.seat == self.view.player
        if lying is None:
            return f"{place.text} {self.nth(place)}, face down"
        key = self.setup.names[lying.card]
        owner = "" if mine else f", {self.of(place.seat)}"
        return f"{place.text} {self.card(key)}{owner}{'' if lying.up else ', face down'}"

    def name_of(self, answer: Answer) -> str:
        """Returns the name of anything that somebody chooses."""
        if isinstance(answer, Place):
            return self.at(answer)
        return self.card(answer) if isinstance(answer, Name) else answer.text


def word_for(card: Card) -> str:
    """Returns the one word for a card; what comes from a host's own pack has only its name."""
    return card.name if card.key in FOREIGN_NAMES else card.key.text


def printed(card: Card) -> str:
    """Returns the numbers on a card, such as `attack 1▲, health 4`."""
    return f"attack {card.attack}{ARROWS[card.attack_arrow]}, health {card.health}{ARROWS[card.health_arrow]}"


def ordinal(number: int) -> str:
    """Returns `first`, `twelfth`, `13th`, `21st`."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return f"{number}{ENDINGS.get(number % 10, 'th') if number > 20 else 'th'}"


def counted(count: int, one: str) -> str:
    return f"1 {one}" if count == 1 else f"{count or 'no'} {one}s"


def listed(things: list[str]) -> str:
    return " and ".join([", ".join(things[:-1]), things[-1]]) if len(things) > 1 else "".join(things)
