"""Mascarade as the house knows it: one door for both editions."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.belief import Arrangements
from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.objections import objection
from ridotto.games.mascarade.picture import pictured
from ridotto.games.mascarade.position import placed, truth
from ridotto.games.mascarade.prose import asked, power, said, told
from ridotto.games.mascarade.reference import goal
from ridotto.games.mascarade.rules.opening import opened
from ridotto.games.mascarade.setup import Ball, agreed, host_options
from ridotto.games.mascarade.view import CourtView
from ridotto.games.mascarade.words import NOTATION
from ridotto.games.mascarade.worlds import worlds
from ridotto.kernel import (
    Answer,
    Because,
    Belief,
    Draw,
    Fact,
    Game,
    HostOption,
    Match,
    Player,
    Setup,
    SetupRefused,
    View,
)

RULES_VERSION: Final = 1
USUAL_PLAYERS: Final = 6  # a set without centre masks, and a round that is soon over


class Mascarade(Game):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.id, edition.title, RULES_VERSION, edition.fewest, edition.most, NOTATION)
        self.edition = edition

    def pitch(self) -> str:
        return self.edition.words["pitch"]

    def usual_players(self) -> int:
        return USUAL_PLAYERS

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
        assert isinstance(match, Court)
        return truth(match)

    def faces(self, match: Match) -> dict[str, str]:
        assert isinstance(match, Court)
        return {place.text: mask.text for place, mask in zip(match.setup.places, match.masks)}

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, Court)
        found = {"coins": sum(match.coins) + match.fines + match.bank}
        if len(match.masks) == len(match.setup.places):
            for mask in match.setup.kinds:
                found[mask.text] = match.masks.count(mask)
        return found

    def view(self, setup: Setup, player: Player) -> View:
        return CourtView(ball(setup, self.edition), player)

    def belief(self, setup: Setup, player: Player) -> Belief:
        return Arrangements(ball(setup, self.edition), player)

    def worlds(self, setup: Setup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(ball(setup, self.edition), player, heard, times, draw)

    def told(self, setup: Setup, fact: Fact, people: list[str], view: View | None = None) -> str:
        return told(ball(setup, self.edition), fact, people, None if view is None else court_view(view))

    def asked(self, setup: Setup, question: str, people: list[str], view: View | None = None) -> str:
        return asked(ball(setup, self.edition), question, people, None if view is None else court_view(view))

    def said(self, setup: Setup, question: str, answer: Answer, people: list[str], view: View | None = None) -> str:
        return said(ball(setup, self.edition), question, answer, people, None if view is None else court_view(view))

    def pictured(self, setup: Setup, view: View, people: list[str], width: int) -> list[str]:
        return pictured(ball(setup, self.edition), court_view(view), people, width)

    def reference(self, setup: Setup) -> dict[str, str]:
        return {mask.text: power(self.edition, mask) for mask in ball(setup, self.edition).kinds}

    def objection(
        self, setup: Setup, view: View, offered: tuple[Answer, ...], answer: Answer, people: list[str]
    ) -> Because:
        return objection(ball(setup, self.edition), court_view(view), offered, answer, people)


def ball(setup: Setup, edition: Edition) -> Ball:
    if not isinstance(setup, Ball) or setup.edition is not edition:
        raise SetupRefused([f"this table was set for another game than {edition.title}"])
    return setup


def court_view(view: View) -> CourtView:
    assert isinstance(view, CourtView), "a view of another game"
    return view


FIRST_EDITION: Final = Mascarade(FIRST)
SECOND_EDITION: Final = Mascarade(SECOND)
