"""Masques as the house knows it: one door for both editions."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.belief import Hands
from ridotto.games.masques.editions import DUST, FFG, RING, Edition
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.picture import pictured
from ridotto.games.masques.position import placed
from ridotto.games.masques.prose import asked, said, told
from ridotto.games.masques.reference import goal, reference
from ridotto.games.masques.rules.opening import opened
from ridotto.games.masques.setup import Ball, agreed, host_options
from ridotto.games.masques.truth import census, truth
from ridotto.games.masques.view import PalaceView
from ridotto.games.masques.words import NOTATION
from ridotto.games.masques.worlds import worlds
from ridotto.kernel import Answer, Belief, Draw, Fact, Game, HostOption, Match, Player, Setup, SetupRefused, View

RULES_VERSION: Final = 1


class Masques(Game):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.id, edition.title, RULES_VERSION, min(RING), max(RING), NOTATION)
        self.edition = edition

    def pitch(self) -> str:
        return self.edition.words["pitch"]

    def usual_players(self) -> int:
        return self.most

    def goal(self, setup: Setup) -> str:
        return goal(ball(setup, self.edition))

    def host_options(self) -> list[HostOption]:
        return host_options(self.edition)

    def agreed(self, players: int, wishes: dict[str, str]) -> Setup:
        return agreed(self.edition, players, wishes)

    def opened(self, setup: Setup) -> Match:
        return opened(ball(setup, self.edition))

    def placed(self, setup: Setup, position: dict[str, object]) -> Match:
        return placed(ball(setup, self.edition), position)

    def truth(self, match: Match) -> dict[str, object]:
        assert isinstance(match, Palace)
        return truth(match)

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, Palace)
        return census(match)

    def view(self, setup: Setup, player: Player) -> View:
        return PalaceView(ball(setup, self.edition), player)

    def belief(self, setup: Setup, player: Player) -> Belief:
        return Hands(ball(setup, self.edition), player)

    def worlds(self, setup: Setup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(ball(setup, self.edition), player, heard, times, draw)

    def told(self, setup: Setup, fact: Fact, people: list[str], view: View | None = None) -> str:
        return told(ball(setup, self.edition), fact, people, None if view is None else palace_view(view))

    def asked(self, setup: Setup, question: str, people: list[str], view: View | None = None) -> str:
        return asked(ball(setup, self.edition), question, people, None if view is None else palace_view(view))

    def said(self, setup: Setup, question: str, answer: Answer, people: list[str], view: View | None = None) -> str:
        return said(ball(setup, self.edition), question, answer, people, None if view is None else palace_view(view))

    def pictured(self, setup: Setup, view: View, people: list[str], width: int) -> list[str]:
        return pictured(ball(setup, self.edition), palace_view(view), people, width)

    def reference(self, setup: Setup) -> dict[str, str]:
        return reference(ball(setup, self.edition))


def ball(setup: Setup, edition: Edition) -> Ball:
    if not isinstance(setup, Ball) or setup.edition is not edition:
        raise SetupRefused([f"this table was set for another game than {edition.title}"])
    return setup


def palace_view(view: View) -> PalaceView:
    assert isinstance(view, PalaceView), "a view of another game"
    return view


DUST_EDITION: Final = Masques(DUST)
FFG_EDITION: Final = Masques(FFG)
