"""Cards: how they are drawn, lie, are turned, and go."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.facts.forms import FORMS
from ridotto.games.masquerade.public.words import DISCARD, DOWN, JOIN, MOST_SEATS, SEATS, UP, Name, Place
from ridotto.kernel import Answer, Fact, Form, Player, first_players


@mypyc_attr(free_list_len=1)
class DeckHas(Fact):
    form: ClassVar[Form] = FORMS.form("deck-has", "the deck has {cards:number}")

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def answer(self) -> Answer | None:
        return JOIN  # what a player who sits down is told first


@mypyc_attr(free_list_len=1)
class Drew(Fact):
    """For the ears of the player who drew it."""

    form: ClassVar[Form] = FORMS.form("drew", "{player:player} draws {card:card}")

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card


@mypyc_attr(free_list_len=1)
class DrewUnseen(Fact):
    """Somebody drew a card; told to all who did not see it."""

    form: ClassVar[Form] = FORMS.form("drew-unseen", "{player:player} draws a card")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class AllChose(Fact):
    """Everybody has chosen the side of one more card, in secret."""

    form: ClassVar[Form] = FORMS.form("all-chose", "all have chosen side {number:number}")

    def __init__(self, number: int) -> None:
        self.number = number


@mypyc_attr(free_list_len=1)
class LaidUp(Fact):
    """A card came to lie at the end of a row, face up."""

    form: ClassVar[Form] = FORMS.form("laid-up", "{card:card} lies at {at:place}")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return UP


@mypyc_attr(free_list_len=1)
class LaidDown(Fact):
    """A card was laid face down."""

    form: ClassVar[Form] = FORMS.form("laid-down", "a card lies face down at {at:place}")

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return DOWN


@mypyc_attr(free_list_len=1)
class Hides(Fact):
    """Which card lies face down there: for those who may know."""

    form: ClassVar[Form] = FORMS.form("hides", "{card:card} is hidden at {at:place}")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card


@mypyc_attr(free_list_len=1)
class TurnedUp(Fact):
    form: ClassVar[Form] = FORMS.form("turned-up", "{at:place} turns up {card:card}")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return UP


@mypyc_attr(free_list_len=1)
class TurnedDown(Fact):
    form: ClassVar[Form] = FORMS.form("turned-down", "{at:place} turns down")

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return DOWN


@mypyc_attr(free_list_len=1)
class Moved(Fact):
    """A card changed rows, on the side it lay on."""

    form: ClassVar[Form] = FORMS.form("moved", "{at:place} goes to {there:place}")

    def __init__(self, at: Place, there: Place) -> None:
        self.at = at
        self.there = there

    def answer(self) -> Answer | None:
        return SEATS[self.there.seat]


@mypyc_attr(free_list_len=1)
class Discarded(Fact):
    """A card of a row was discarded, and all saw it."""

    form: ClassVar[Form] = FORMS.form("discarded", "{card:card} at {at:place} is discarded")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return self.at


@mypyc_attr(free_list_len=1)
class DiscardedFromDeck(Fact):
    form: ClassVar[Form] = FORMS.form("discarded-from-deck", "{card:card} is discarded from the deck")

    def __init__(self, card: Name) -> None:
        self.card = card

    def answer(self) -> Answer | None:
        return DISCARD


@mypyc_attr(free_list_len=1)
class ShuffledAway(Fact):
    """A card went from a row into the deck."""

    form: ClassVar[Form] = FORMS.form("shuffled-away", "{card:card} at {at:place} is shuffled into the deck")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card


@mypyc_attr(free_list_len=1)
class ShuffledBack(Fact):
    """A card went from the discards into the deck."""

    form: ClassVar[Form] = FORMS.form("shuffled-back", "{card:card} is shuffled back into the deck")

    def __init__(self, card: Name) -> None:
        self.card = card


@mypyc_attr(free_list_len=1)
class Stays(Fact):
    """It was shuffled away once, and is not again."""

    form: ClassVar[Form] = FORMS.form("stays", "{card:card} stays where it is")

    def __init__(self, card: Name) -> None:
        self.card = card


@mypyc_attr(free_list_len=1)
class Recalled(Fact):
    """Somebody took a card from the discards."""

    form: ClassVar[Form] = FORMS.form("recalled", "{by:player} recalls {card:card}")

    def __init__(self, by: Player, card: Name) -> None:
        self.by = by
        self.card = card

    def answer(self) -> Answer | None:
        return self.card


@mypyc_attr(free_list_len=1)
class Gathered(Fact):
    """All cards in play are picked up, to be dealt anew."""

    form: ClassVar[Form] = FORMS.form("gathered", "all rows are gathered")


@mypyc_attr(free_list_len=1)
class Lay(Fact):
    """What lay face down at the end."""

    form: ClassVar[Form] = FORMS.form("lay", "{at:place} was {card:card}")

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card


DREW_UNSEEN: Final = tuple([DrewUnseen(player) for player in first_players(MOST_SEATS)])
