"""What abilities do, and what is decided about them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.facts.forms import FORMS
from ridotto.games.masquerade.public.words import NO, PIPS, SEATS, YES, Name, Place
from ridotto.kernel import Answer, Fact, Form, Player


@mypyc_attr(free_list_len=1)
class Uses(Fact):
    """An ability begins to work."""

    form: ClassVar[Form] = FORMS.form("uses", "{player:player} uses {card:card}")

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def answer(self) -> Answer | None:
        return YES


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    form: ClassVar[Form] = FORMS.form("declined", "{player:player} declines")

    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return NO


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """A place or a seat, aloud; or what goes first."""

    form: ClassVar[Form] = FORMS.form("chose", "{player:player} chooses {what:answer}")

    def __init__(self, player: Player, what: Answer) -> None:
        self.player = player
        self.what = what

    def answer(self) -> Answer | None:
        return self.what


@mypyc_attr(free_list_len=1)
class Substitutes(Fact):
    """Somebody else will die instead."""

    form: ClassVar[Form] = FORMS.form("substitutes", "{player:player} lets {at:place} die instead")

    def __init__(self, player: Player, at: Place) -> None:
        self.player = player
        self.at = at

    def answer(self) -> Answer | None:
        return self.at


@mypyc_attr(free_list_len=1)
class Poisoned(Fact):
    form: ClassVar[Form] = FORMS.form("poisoned", "{by:player} poisons {at:place}")

    def __init__(self, at: Place, by: Player) -> None:
        self.at = at
        self.by = by


@mypyc_attr(free_list_len=1)
class PoisonWorks(Fact):
    """Its marker is gone, whatever comes of it."""

    form: ClassVar[Form] = FORMS.form("poison-works", "the poison at {at:place} works")

    def __init__(self, at: Place) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class Weakened(Fact):
    """For good: so much less attack and health than printed, in all."""

    form: ClassVar[Form] = FORMS.form("weakened", "{at:place} is weaker by {loss:number}")

    def __init__(self, at: Place, loss: int) -> None:
        self.at = at
        self.loss = loss


@mypyc_attr(free_list_len=1)
class Boosted(Fact):
    """Until the next turn of the player who paid for it."""

    form: ClassVar[Form] = FORMS.form(
        "boosted", "{at:place} has {attack:number} attack and {health:number} health more by {by:player}"
    )

    def __init__(self, at: Place, attack: int, health: int, by: Player) -> None:
        self.at = at
        self.attack = attack
        self.health = health
        self.by = by


@mypyc_attr(free_list_len=1)
class BoostEnded(Fact):
    """What this seat gave it; what others gave is still there."""

    form: ClassVar[Form] = FORMS.form("boost-ended", "the strength of {at:place} by {by:player} ends")

    def __init__(self, at: Place, by: Player) -> None:
        self.at = at
        self.by = by


@mypyc_attr(free_list_len=1)
class LookedAtDeck(Fact):
    form: ClassVar[Form] = FORMS.form("looked-at-deck", "{player:player} looks at {cards:number} of the deck")

    def __init__(self, player: Player, cards: int) -> None:
        self.player = player
        self.cards = cards


@mypyc_attr(free_list_len=1)
class Decided(Fact):
    """Something that only the player who decided knows; all know that it is decided."""

    form: ClassVar[Form] = FORMS.form("decided", "{player:player} has decided")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class WillGive(Fact):
    """Which of two, for the ears of the player who decided."""

    form: ClassVar[Form] = FORMS.form("will-give", "{player:player} will give {card:card}")

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card


@mypyc_attr(free_list_len=1)
class Gave(Fact):
    """A card of the deck; which, only the two know."""

    form: ClassVar[Form] = FORMS.form("gave", "{by:player} gives {receiver:player} a card")

    def __init__(self, by: Player, receiver: Player) -> None:
        self.by = by
        self.receiver = receiver

    def answer(self) -> Answer | None:
        return SEATS[self.receiver]


@mypyc_attr(free_list_len=1)
class Rolled(Fact):
    form: ClassVar[Form] = FORMS.form("rolled", "the die shows {pips:number}")

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def answer(self) -> Answer | None:
        return PIPS[self.pips - 1]
