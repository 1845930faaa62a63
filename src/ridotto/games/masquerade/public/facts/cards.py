"""Cards: how they are drawn, lie, are turned, and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.words import DISCARD, DOWN, JOIN, MOST_SEATS, SEATS, UP, Name, Place
from ridotto.kernel import Answer, Fact, Player, first_players, name


@mypyc_attr(free_list_len=1)
class DeckHas(Fact):
    def __init__(self, cards: int) -> None:
        self.cards = cards

    def answer(self) -> Answer | None:
        return JOIN  # what a player who sits down is told first

    def spelling(self) -> str:
        return f"the deck has {self.cards}"


@mypyc_attr(free_list_len=1)
class Drew(Fact):
    """For the ears of whoever drew it."""

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def spelling(self) -> str:
        return f"{name(self.player)} draws {self.card.text}"


@mypyc_attr(free_list_len=1)
class DrewUnseen(Fact):
    """Somebody drew a card; told to all who did not see it."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} draws a card"


@mypyc_attr(free_list_len=1)
class AllChose(Fact):
    """Everybody has chosen the side of one more card, in secret."""

    def __init__(self, number: int) -> None:
        self.number = number

    def spelling(self) -> str:
        return f"all have chosen side {self.number}"


@mypyc_attr(free_list_len=1)
class LaidUp(Fact):
    """A card came to lie at the end of a row, face up."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return UP

    def spelling(self) -> str:
        return f"{self.card.text} lies at {self.at.text}"


@mypyc_attr(free_list_len=1)
class LaidDown(Fact):
    """A card was laid face down."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return DOWN

    def spelling(self) -> str:
        return f"a card lies face down at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Hides(Fact):
    """Which card lies face down there: for those who may know."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} is hidden at {self.at.text}"


@mypyc_attr(free_list_len=1)
class TurnedUp(Fact):
    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return UP

    def spelling(self) -> str:
        return f"{self.at.text} turns up {self.card.text}"


@mypyc_attr(free_list_len=1)
class TurnedDown(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return DOWN

    def spelling(self) -> str:
        return f"{self.at.text} turns down"


@mypyc_attr(free_list_len=1)
class Moved(Fact):
    """A card changed rows, on the side it lay on."""

    def __init__(self, at: Place, to: Place) -> None:
        self.at = at
        self.to = to

    def answer(self) -> Answer | None:
        return SEATS[self.to.seat]

    def spelling(self) -> str:
        return f"{self.at.text} goes to {self.to.text}"


@mypyc_attr(free_list_len=1)
class Discarded(Fact):
    """A card of a row was discarded, and all saw it."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def answer(self) -> Answer | None:
        return self.at

    def spelling(self) -> str:
        return f"{self.card.text} at {self.at.text} is discarded"


@mypyc_attr(free_list_len=1)
class DiscardedFromDeck(Fact):
    def __init__(self, card: Name) -> None:
        self.card = card

    def answer(self) -> Answer | None:
        return DISCARD

    def spelling(self) -> str:
        return f"{self.card.text} is discarded from the deck"


@mypyc_attr(free_list_len=1)
class ShuffledAway(Fact):
    """A card went from a row into the deck."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} at {self.at.text} is shuffled into the deck"


@mypyc_attr(free_list_len=1)
class ShuffledBack(Fact):
    """A card went from the discards into the deck."""

    def __init__(self, card: Name) -> None:
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} is shuffled back into the deck"


@mypyc_attr(free_list_len=1)
class Stays(Fact):
    """It was shuffled away once, and is not again."""

    def __init__(self, card: Name) -> None:
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} stays where it is"


@mypyc_attr(free_list_len=1)
class Recalled(Fact):
    """Somebody took a card from the discards."""

    def __init__(self, by: Player, card: Name) -> None:
        self.by = by
        self.card = card

    def answer(self) -> Answer | None:
        return self.card

    def spelling(self) -> str:
        return f"{name(self.by)} recalls {self.card.text}"


@mypyc_attr(free_list_len=1)
class Gathered(Fact):
    """All cards in play are picked up, to be dealt anew."""

    def spelling(self) -> str:
        return "all rows are gathered"


@mypyc_attr(free_list_len=1)
class Lay(Fact):
    """What lay face down at the end."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelling(self) -> str:
        return f"{self.at.text} was {self.card.text}"


DREW_UNSEEN: Final = tuple([DrewUnseen(player) for player in first_players(MOST_SEATS)])
