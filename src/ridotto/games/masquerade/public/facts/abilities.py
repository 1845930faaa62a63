"""What abilities do, and what is decided about them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.words import NO, PIPS, SEATS, YES, Name, Place
from ridotto.kernel import Answer, Fact, Player, name


@mypyc_attr(free_list_len=1)
class Uses(Fact):
    """An ability begins to work."""

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def answer(self) -> Answer | None:
        return YES

    def spelling(self) -> str:
        return f"{name(self.player)} uses {self.card.text}"


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return NO

    def spelling(self) -> str:
        return f"{name(self.player)} declines"


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """A place or a seat, aloud; or what goes first."""

    def __init__(self, player: Player, what: Answer) -> None:
        self.player = player
        self.what = what

    def answer(self) -> Answer | None:
        return self.what

    def spelling(self) -> str:
        return f"{name(self.player)} chooses {self.what.text}"


@mypyc_attr(free_list_len=1)
class Substitutes(Fact):
    """Somebody else will die instead."""

    def __init__(self, player: Player, at: Place) -> None:
        self.player = player
        self.at = at

    def answer(self) -> Answer | None:
        return self.at

    def spelling(self) -> str:
        return f"{name(self.player)} lets {self.at.text} die instead"


@mypyc_attr(free_list_len=1)
class Poisoned(Fact):
    def __init__(self, at: Place, by: Player) -> None:
        self.at = at
        self.by = by

    def spelling(self) -> str:
        return f"{name(self.by)} poisons {self.at.text}"


@mypyc_attr(free_list_len=1)
class PoisonWorks(Fact):
    """Its marker is gone, whatever comes of it."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"the poison at {self.at.text} works"


@mypyc_attr(free_list_len=1)
class Weakened(Fact):
    """For good: so much less attack and health than printed, in all."""

    def __init__(self, at: Place, loss: int) -> None:
        self.at = at
        self.loss = loss

    def spelling(self) -> str:
        return f"{self.at.text} is weaker by {self.loss}"


@mypyc_attr(free_list_len=1)
class Boosted(Fact):
    """Until the next turn of whoever paid for it."""

    def __init__(self, at: Place, attack: int, health: int, by: Player) -> None:
        self.at = at
        self.attack = attack
        self.health = health
        self.by = by

    def spelling(self) -> str:
        return f"{self.at.text} has {self.attack} attack and {self.health} health more by {name(self.by)}"


@mypyc_attr(free_list_len=1)
class BoostEnded(Fact):
    """What this seat gave it; what others gave is still there."""

    def __init__(self, at: Place, by: Player) -> None:
        self.at = at
        self.by = by

    def spelling(self) -> str:
        return f"the strength of {self.at.text} by {name(self.by)} ends"


@mypyc_attr(free_list_len=1)
class LookedAtDeck(Fact):
    def __init__(self, player: Player, cards: int) -> None:
        self.player = player
        self.cards = cards

    def spelling(self) -> str:
        return f"{name(self.player)} looks at {self.cards} of the deck"


@mypyc_attr(free_list_len=1)
class Decided(Fact):
    """Something that only whoever decided knows; all know that it is decided."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} has decided"


@mypyc_attr(free_list_len=1)
class WillGive(Fact):
    """Which of two, for the ears of whoever decided."""

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def spelling(self) -> str:
        return f"{name(self.player)} will give {self.card.text}"


@mypyc_attr(free_list_len=1)
class Gave(Fact):
    """A card of the deck; which, only the two know."""

    def __init__(self, by: Player, to: Player) -> None:
        self.by = by
        self.to = to

    def answer(self) -> Answer | None:
        return SEATS[self.to]

    def spelling(self) -> str:
        return f"{name(self.by)} gives {name(self.to)} a card"


@mypyc_attr(free_list_len=1)
class Rolled(Fact):
    def __init__(self, pips: int) -> None:
        self.pips = pips

    def answer(self) -> Answer | None:
        return PIPS[self.pips - 1]

    def spelling(self) -> str:
        return f"the die shows {self.pips}"
