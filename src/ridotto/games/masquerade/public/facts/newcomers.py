"""Who comes late, and what they are told; some of it also where a scenario begins in the middle."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.words import JOIN, ON, Name, Place
from ridotto.kernel import Answer, Fact, Player, name


@mypyc_attr(free_list_len=1)
class Joined(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def answer(self) -> Answer | None:
        return JOIN

    def spelling(self) -> str:
        return f"{name(self.player)} joins"


@mypyc_attr(free_list_len=1)
class NobodyJoined(Fact):
    def answer(self) -> Answer | None:
        return ON

    def spelling(self) -> str:
        return "nobody joins"


@mypyc_attr(free_list_len=1)
class OnDiscards(Fact):
    def __init__(self, card: Name) -> None:
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} is on the discards"


@mypyc_attr(free_list_len=1)
class ShuffledBefore(Fact):
    """So that it is not shuffled away again."""

    def __init__(self, card: Name) -> None:
        self.card = card

    def spelling(self) -> str:
        return f"{self.card.text} was shuffled into the deck before"


@mypyc_attr(free_list_len=1)
class LayAtStart(Fact):
    """So that its arrows count by that side, where the host chose so."""

    def __init__(self, at: Place, up: bool) -> None:
        self.at = at
        self.up = up

    def spelling(self) -> str:
        return f"{self.at.text} lay face {'up' if self.up else 'down'} at the start of a turn"


@mypyc_attr(free_list_len=1)
class NoTurnYet(Fact):
    """Somebody's first turn is still to come."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} has had no turn yet"


@mypyc_attr(free_list_len=1)
class HadATurn(Fact):
    """So that what lies face up works from now on."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} has had a turn"


@mypyc_attr(free_list_len=1)
class UsedActions(Fact):
    """A turn that is under way has come to its actions."""

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    def spelling(self) -> str:
        return f"{name(self.player)} has used {self.count} actions"


@mypyc_attr(free_list_len=1)
class HasActed(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"{self.at.text} has acted"
