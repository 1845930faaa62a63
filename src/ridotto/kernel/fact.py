"""Something that happened, true for ever, told to those who may know."""

from __future__ import annotations

from sys import byteorder
from typing import ClassVar, Final, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.form import SHARED_FORMS, Datum, Form
from ridotto.kernel.player import EVERYONE, Audience, Player, only

NO_FORM: Final = Form("", "", {})
PLAYER: Final = "player"  # the sort of a field
F = TypeVar("F", bound="Fact")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """Plain data that never changes. Two facts are the same when they are spelt the same."""

    form: ClassVar[Form] = NO_FORM  # every kind of fact has its own
    told: Told | None = None  # see `lasting`

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

    def is_by(self, player: Player) -> bool:
        """True when this player is its subject: of `A announces King at b`, and not of `a shows King`."""
        form = self.has_form()
        if not form.fields or form.before or form.fields[0].sort.name != PLAYER:
            return False
        by: Player = getattr(self, form.fields[0].name)
        return by == player

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
        self.checksum = b""

    def number(self) -> bytes:
        """Returns its fact as a number, for programs that learn: the CRC-32 of its spelling, as four bytes."""
        if not self.checksum:
            self.checksum = crc32(self.spelling().encode()).to_bytes(4, byteorder)
        return self.checksum

    def spelling(self) -> str:
        """Its fact, spelt once for all ears."""
        if not self.text:
            self.text = self.fact.spelling()
        return self.text

    def is_for(self, player: Player) -> bool:
        return self.to & only(player) != 0


def lasting(fact: F) -> F:
    """Returns a fact that is made once, to be told again and again; what a log says of it is made once, too.

    Where it is told to other ears than before, the log gets another `Told`, which lasts from then on.
    """
    fact.told = Told(EVERYONE, fact)
    return fact


class FactTable:
    """Lasting facts of one kind, by two numbers, each made when it is told for the first time."""

    def __init__(self) -> None:
        self.rows: list[list[Fact | None]] = []

    def at(self, row: int, number: int) -> Fact | None:
        """Returns the fact with these numbers, if it was made already."""
        if row >= len(self.rows):
            return None
        facts = self.rows[row]
        return facts[number] if number < len(facts) else None

    def add(self, row: int, number: int, fact: Fact) -> Fact:
        """Keeps a fact, and returns it."""
        while row >= len(self.rows):
            self.rows.append([])
        facts = self.rows[row]
        while number >= len(facts):
            facts.append(None)
        facts[number] = lasting(fact)
        return fact


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
