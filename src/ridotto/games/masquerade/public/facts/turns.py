"""Turns, and the fights in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.words import ATTACK, END, MOST_SEATS, ONE, SEATS, TWO, Name, Place
from ridotto.kernel import Answer, Fact, Player, TurnBegan, first_players, name


@mypyc_attr(free_list_len=1)
class Begins(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return SEATS[self.player]

    def spelling(self) -> str:
        return f"{name(self.player)} begins"


@mypyc_attr(free_list_len=1)
class MayDraw(Fact):
    """How many cards somebody with an empty row decided to draw."""

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    def answer(self) -> Answer | None:
        return TWO if self.count == 2 else ONE

    def spelling(self) -> str:
        return f"{name(self.player)} will draw {self.count}"


@mypyc_attr(free_list_len=1)
class ActsWith(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return self.at

    def spelling(self) -> str:
        return f"{self.at.text} acts"


@mypyc_attr(free_list_len=1)
class WillAttack(Fact):
    """A card is to attack; whom, is said next."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return ATTACK

    def spelling(self) -> str:
        return f"{self.at.text} will attack"


@mypyc_attr(free_list_len=1)
class Attacks(Fact):
    def __init__(self, at: Place, target: Place) -> None:
        self.at = at
        self.target = target

    def answer(self) -> Answer | None:
        return self.target

    def spelling(self) -> str:
        return f"{self.at.text} attacks {self.target.text}"


@mypyc_attr(free_list_len=1)
class NoFight(Fact):
    """The attacker or its target is gone, or one seat owns both."""

    def spelling(self) -> str:
        return "there is no fight"


@mypyc_attr(free_list_len=1)
class Fought(Fact):
    """Total attack against total health."""

    def __init__(self, attack: int, health: int) -> None:
        self.attack = attack
        self.health = health

    def spelling(self) -> str:
        return f"{self.attack} against {self.health}"


@mypyc_attr(free_list_len=1)
class Killed(Fact):
    """A card is dead, and on the discards; a seat has killed it."""

    def __init__(self, at: Place, card: Name, killer: Player) -> None:
        self.at = at
        self.card = card
        self.killer = killer

    def spelling(self) -> str:
        return f"{name(self.killer)} kills {self.card.text} at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Spared(Fact):
    """It would have died, and cannot."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"{self.at.text} cannot be killed"


@mypyc_attr(free_list_len=1)
class HandsOver(Fact):
    """Whoever kills the Queen gives everything to whoever held her."""

    def __init__(self, killer: Player, to: Player) -> None:
        self.killer = killer
        self.to = to

    def spelling(self) -> str:
        return f"{name(self.killer)} hands everything over to {name(self.to)}"


@mypyc_attr(free_list_len=1)
class NothingToDiscard(Fact):
    """Everybody discards, and somebody has nothing, or nothing but the King."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} has nothing to discard"


@mypyc_attr(free_list_len=1)
class EndsTurn(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return END

    def spelling(self) -> str:
        return f"{name(self.player)} ends the turn"


TURN_BEGAN: Final = tuple([TurnBegan(player) for player in first_players(MOST_SEATS)])
