"""Something that happened, true for ever, told to those who may know."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.form import SHARED_FORMS, Datum, Form
from ridotto.kernel.player import Audience, Player, only

NO_FORM: Final = Form("", "", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """Plain data that never changes. Two facts are the same when they are spelt the same."""

    form: ClassVar[Form] = NO_FORM  # every kind of fact has its own

    def spelling(self) -> str:
        """The one text of this fact: for records, tests and ears that only read."""
        return self.has_form().spell(self)

    def data(self) -> dict[str, Datum]:
        """Returns the kind of this fact and its fields, as words and numbers."""
        return self.has_form().data(self)

    def has_form(self) -> Form:
        form: Form = self.form
        if form is NO_FORM:
            who = type(self).__name__
            raise TypeError(f"{who} has no form: expected form = FORMS.form(kind, spelling) in its class")
        return form

    def answer(self) -> Answer | None:
        """Returns the answer that this fact repeats, where it repeats one: a player gave it, and all may know."""
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.spelling() == other.spelling()

    def __hash__(self) -> int:
        return hash(self.spelling())

    def __repr__(self) -> str:
        return f"<{self.spelling()}>"


class Told:
    """One fact and the ears it reached."""

    def __init__(self, to: Audience, fact: Fact) -> None:
        self.to = to
        self.fact = fact
        self.text = ""
        self.json = ""  # what a server sends of its fact, written once for all ears

    def spelling(self) -> str:
        """Its fact, spelt once for all ears."""
        if not self.text:
            self.text = self.fact.spelling()
        return self.text

    def is_for(self, player: Player) -> bool:
        return self.to & only(player) != 0


class Sealed(Fact):
    """What a player remembers of their own sealed answer until all are opened."""

    form: ClassVar[Form] = SHARED_FORMS.form("sealed", "sealed {given:answer}")

    def __init__(self, given: Answer) -> None:
        self.given = given

    def answer(self) -> Answer | None:
        return self.given


class TimeRanOut(Fact):
    """The clock had to find an answer for somebody; which one, the rules tell to whom they may."""

    form: ClassVar[Form] = SHARED_FORMS.form("time-ran-out", "time ran out for {player:player}")

    def __init__(self, player: Player) -> None:
        self.player = player


# What every game tells alike, so that rooms outside the games can follow any of them.


@mypyc_attr(free_list_len=1)
class TurnBegan(Fact):
    form: ClassVar[Form] = SHARED_FORMS.form("turn-began", "turn of {player:player}")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class Ended(Fact):
    """The match is over, for this reason."""

    form: ClassVar[Form] = SHARED_FORMS.form("ended", "the end: {reason:words}")

    def __init__(self, reason: str) -> None:
        self.reason = reason


@mypyc_attr(free_list_len=1)
class Won(Fact):
    form: ClassVar[Form] = SHARED_FORMS.form("won", "{player:player} wins")

    def __init__(self, player: Player) -> None:
        self.player = player
