"""Turns, and the fights in them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.facts.forms import FORMS
from ridotto.games.masquerade.public.words import ATTACK, END, MOST_SEATS, ONE, SEATS, TWO, Name, Place
from ridotto.kernel import Answer, Fact, Form, Player, TurnBegan, first_players


@mypyc_attr(free_list_len=1)
class Begins(Fact):
    form: ClassVar[Form] = FORMS.form("begins", "{player:player} begins")

    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return SEATS[self.player]


@mypyc_attr(free_list_len=1)
class MayDraw(Fact):
    """How many cards somebody with an empty row decided to draw."""

    form: ClassVar[Form] = FORMS.form("may-draw", "{player:player} will draw {count:number}")

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    def answer(self) -> Answer | None:
        return TWO if self.count == 2 else ONE


@mypyc_attr(free_list_len=1)
class ActsWith(Fact):
    form: ClassVar[Form] = FORMS.form("acts-with", "{at:place} acts")

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return self.at


@mypyc_attr(free_list_len=1)
class WillAttack(Fact):
    """A card is to attack; whom, is said next."""

    form: ClassVar[Form] = FORMS.form("will-attack", "{at:place} will attack")

    def __init__(self, at: Place) -> None:
        self.at = at

    def answer(self) -> Answer | None:
        return ATTACK


@mypyc_attr(free_list_len=1)
class Attacks(Fact):
    form: ClassVar[Form] = FORMS.form("attacks", "{at:place} attacks {target:place}")

    def __init__(self, at: Place, target: Place) -> None:
        self.at = at
        self.target = target

    def answer(self) -> Answer | None:
        return self.target


@mypyc_attr(free_list_len=1)
class NoFight(Fact):
    """The attacker or its target is gone, or one seat owns both."""

    form: ClassVar[Form] = FORMS.form("no-fight", "there is no fight")


@mypyc_attr(free_list_len=1)
class Fought(Fact):
    """Total attack against total health."""

    form: ClassVar[Form] = FORMS.form("fought", "{attack:number} against {health:number}")

    def __init__(self, attack: int, health: int) -> None:
        self.attack = attack
        self.health = health


@mypyc_attr(free_list_len=1)
class Killed(Fact):
    """A card is dead, and on the discards; a seat has killed it."""

    form: ClassVar[Form] = FORMS.form("killed", "{killer:player} kills {card:card} at {at:place}")

    def __init__(self, at: Place, card: Name, killer: Player) -> None:
        self.at = at
        self.card = card
        self.killer = killer


@mypyc_attr(free_list_len=1)
class Spared(Fact):
    """It would have died, and cannot."""

    form: ClassVar[Form] = FORMS.form("spared", "{at:place} cannot be killed")

    def __init__(self, at: Place) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class HandsOver(Fact):
    """The player who kills the Queen gives everything to the player who held her."""

    form: ClassVar[Form] = FORMS.form("hands-over", "{killer:player} hands everything over to {heir:player}")

    def __init__(self, killer: Player, heir: Player) -> None:
        self.killer = killer
        self.heir = heir


@mypyc_attr(free_list_len=1)
class NothingToDiscard(Fact):
    """Everybody discards, and somebody has nothing, or nothing but the King."""

    form: ClassVar[Form] = FORMS.form("nothing-to-discard", "{player:player} has nothing to discard")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class EndsTurn(Fact):
    form: ClassVar[Form] = FORMS.form("ends-turn", "{player:player} ends the turn")

    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return END


TURN_BEGAN: Final = tuple([TurnBegan(player) for player in first_players(MOST_SEATS)])
