"""Who comes late, and what they are told; some of it also where a scenario begins in the middle."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.facts.forms import FORMS
from ridotto.games.masquerade.public.words import JOIN, ON, Name, Place
from ridotto.kernel import Answer, Fact, Form, Player


@mypyc_attr(free_list_len=1)
class Joined(Fact):
    form: ClassVar[Form] = FORMS.form("joined", "{player:player} joins")

    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return JOIN


@mypyc_attr(free_list_len=1)
class NobodyJoined(Fact):
    form: ClassVar[Form] = FORMS.form("nobody-joined", "nobody joins")

    def answer(self) -> Answer | None:
        return ON


@mypyc_attr(free_list_len=1)
class OnDiscards(Fact):
    form: ClassVar[Form] = FORMS.form("on-discards", "{card:card} is on the discards")

    def __init__(self, card: Name) -> None:
        self.card = card


@mypyc_attr(free_list_len=1)
class ShuffledBefore(Fact):
    """So that it is not shuffled away again."""

    form: ClassVar[Form] = FORMS.form("shuffled-before", "{card:card} was shuffled into the deck before")

    def __init__(self, card: Name) -> None:
        self.card = card


@mypyc_attr(free_list_len=1)
class LayAtStart(Fact):
    """So that its arrows count by that side, where the host chose so."""

    form: ClassVar[Form] = FORMS.form("lay-at-start", "{at:place} lay face {side:side} at the start of a turn")

    def __init__(self, at: Place, side: Answer) -> None:
        self.at = at
        self.side = side


@mypyc_attr(free_list_len=1)
class NoTurnYet(Fact):
    """Somebody's first turn is still to come."""

    form: ClassVar[Form] = FORMS.form("no-turn-yet", "{player:player} has had no turn yet")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class HadATurn(Fact):
    """So that what lies face up works from now on."""

    form: ClassVar[Form] = FORMS.form("had-a-turn", "{player:player} has had a turn")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class UsedActions(Fact):
    """A turn that is under way has come to its actions."""

    form: ClassVar[Form] = FORMS.form("used-actions", "{player:player} has used {count:number} actions")

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count


@mypyc_attr(free_list_len=1)
class HasActed(Fact):
    form: ClassVar[Form] = FORMS.form("has-acted", "{at:place} has acted")

    def __init__(self, at: Place) -> None:
        self.at = at
