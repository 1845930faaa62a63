"""Masquerade as the house knows it."""

from __future__ import annotations

from typing import Final

import ridotto.games.masquerade.rules.deeds  # noqa: F401  what abilities do is learnt by the rules here
from ridotto.games.masquerade.belief import Faces
from ridotto.games.masquerade.picture import in_full, pictured
from ridotto.games.masquerade.position import placed
from ridotto.games.masquerade.prose import asked, said, told
from ridotto.games.masquerade.reference import GOAL, reference
from ridotto.games.masquerade.rules.opening import opened
from ridotto.games.masquerade.salon import Salon
from ridotto.games.masquerade.setup import FEWEST, MOST, Party, agreed, host_options
from ridotto.games.masquerade.truth import census, truth
from ridotto.games.masquerade.view import SalonView
from ridotto.games.masquerade.words import NOTATION
from ridotto.games.masquerade.worlds import worlds
from ridotto.kernel import Answer, Belief, Draw, Fact, Game, HostOption, Match, Player, Setup, SetupRefused, View

RULES_VERSION: Final = 3
USUAL_PLAYERS: Final = 4  # all rows still fit on a screen
PITCH: Final = "A court that hides half its faces: kill the King, or seat him beside your Queen."


class Masquerade(Game):
    def __init__(self) -> None:
        super().__init__("masquerade", "Masquerade", RULES_VERSION, FEWEST, MOST, NOTATION)

    def pitch(self) -> str:
        return PITCH

    def usual_players(self) -> int:
        return USUAL_PLAYERS

    def goal(self, setup: Setup) -> str:
        return GOAL

    def host_options(self) -> list[HostOption]:
        return host_options()

    def agreed(self, players: int, wishes: dict[str, str]) -> Setup:
        return agreed(players, wishes)

    def opened(self, setup: Setup) -> Match:
        return opened(party(setup))

    def placed(self, setup: Setup, position: dict[str, object]) -> Match:
        return placed(party(setup), position)

    def truth(self, match: Match) -> dict[str, object]:
        assert isinstance(match, Salon)
        return truth(match)

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, Salon)
        return census(match)

    def view(self, setup: Setup, player: Player) -> View:
        return SalonView(party(setup), player)

    def belief(self, setup: Setup, player: Player) -> Belief:
        return Faces(party(setup), player)

    def worlds(self, setup: Setup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(party(setup), player, heard, times, draw)

    def told(self, setup: Setup, fact: Fact, people: list[str], view: View | None = None) -> str:
        return told(party(setup), fact, people, None if view is None else salon_view(view))

    def asked(self, setup: Setup, question: str, people: list[str], view: View | None = None) -> str:
        return asked(party(setup), question, people, None if view is None else salon_view(view))

    def said(self, setup: Setup, question: str, answer: Answer, people: list[str], view: View | None = None) -> str:
        return said(party(setup), question, answer, people, None if view is None else salon_view(view))

    def pictured(self, setup: Setup, view: View, people: list[str], width: int) -> list[str]:
        return pictured(party(setup), salon_view(view), people, width)

    def in_full(self, setup: Setup, view: View) -> dict[str, str]:
        return in_full(party(setup), salon_view(view))

    def reference(self, setup: Setup) -> dict[str, str]:
        return reference(party(setup))


def party(setup: Setup) -> Party:
    if not isinstance(setup, Party):
        raise SetupRefused(["this table was set for another game than Masquerade"])
    return setup


def salon_view(view: View) -> SalonView:
    assert isinstance(view, SalonView), "a view of another game"
    return view


MASQUERADE: Final = Masquerade()
