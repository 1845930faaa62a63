"""Something that happened, true for ever, told to those who may know."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.player import Audience, Player, name, only


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """Plain data that never changes. Two facts are the same when they are spelt the same."""

    @abstractmethod
    def spelling(self) -> str:
        """The one text of this fact: for records, tests and ears that only read."""
        raise NotImplementedError

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

    def spelling(self) -> str:
        """Its fact, spelt once for all ears."""
        if not self.text:
            self.text = self.fact.spelling()
        return self.text

    def is_for(self, player: Player) -> bool:
        return self.to & only(player) != 0


class Sealed(Fact):
    """What a player remembers of their own sealed answer until all are opened."""

    def __init__(self, given: Answer) -> None:
        self.given = given

    def answer(self) -> Answer | None:
        return self.given

    def spelling(self) -> str:
        return f"sealed {self.given.text}"


class TimeRanOut(Fact):
    """The clock had to find an answer for somebody; which one, the rules tell to whom they may."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"time ran out for {name(self.player)}"


# What every game tells alike, so that rooms outside the games can follow any of them.


@mypyc_attr(free_list_len=1)
class TurnBegan(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"turn of {name(self.player)}"


@mypyc_attr(free_list_len=1)
class Ended(Fact):
    """The match is over, for this reason."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def spelling(self) -> str:
        return f"the end: {self.reason}"


@mypyc_attr(free_list_len=1)
class Won(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} wins"
