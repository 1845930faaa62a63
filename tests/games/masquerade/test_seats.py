"""No seat is special: every scenario once more with everybody one seat further, and all is told of them instead.

Most scenarios are about A, and a rule that did everything for the first seat would look right in them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ridotto.games import game_called
from ridotto.games.masquerade.public.words import PLACES, SEATS
from ridotto.kernel import FATE, Match, Player, name, player_named
from ridotto.replay.playing import Stopped, play_written
from ridotto.scenarios import Scenario, read_scenarios
from tests.games.masquerade.test_deck import Evening, written

pytestmark = pytest.mark.slow

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "masquerade").glob("*.toml"))
GAME = game_called("masquerade")
PLAYER = re.compile(r"\b[A-H]\b")
PLACE = re.compile(r"\b[a-h](?=\d?\b)")
PLACE_IN_A_SENTENCE = re.compile(r"\b[a-h](?=\d)")  # "a" alone is a word there


class Table:
    """So many seats; who sits at the last of them moves to the first."""

    def __init__(self, players: int) -> None:
        self.players = players

    def seat(self, letter: str) -> str:
        number = "abcdefgh".index(letter.lower())
        moved = "abcdefgh"[(number + 1) % self.players if number < self.players else number]
        return moved if letter.islower() else moved.upper()

    def player(self, player: Player) -> Player:
        return Player((player + 1) % self.players) if player < self.players else player

    def text(self, text: str, places: re.Pattern[str] = PLACE) -> str:
        return places.sub(lambda found: self.seat(found[0]), PLAYER.sub(lambda found: self.seat(found[0]), text))

    def position(self, position: dict[str, Any]) -> dict[str, Any]:
        """Cards are called by names, so what is in piles and decks stays as it is written."""
        moved = {"first": "A", "turn": "A", **position}
        for key in ("first", "turn", "acted"):
            if key in moved:
                moved[key] = self.text(moved[key])
        for key in ("rows", "poison", "weaker", "boosted"):
            if key in moved:
                values = moved[key].items()
                moved[key] = {self.text(at): self.text(what) if isinstance(what, str) else what for at, what in values}
        turns = str(moved.get("turns", "1")).split()
        return {**moved, "turns": " ".join(turns[-1:] + turns[:-1])}


class Elsewhere(NamedTuple):
    """What is so at a table beside what a scenario says."""

    wishes: dict[str, str]
    position: dict[str, str]
    players: int | None = None


TABLES = {
    "as it is": Elsewhere({}, {}),
    "six players": Elsewhere({}, {}, 6),
    "no deck": Elsewhere({}, {"deck": ""}),
    "other host options": Elsewhere({"packs": "extras", "royals_in_deck": "off", "first_player": "C"}, {}),
}


def played(scenario: Scenario, elsewhere: Elsewhere) -> tuple[Match, Match, Table]:
    """A scenario where it leads, or as far as it can be played, and the same with everybody one seat further."""
    wishes = {**scenario.wishes(GAME), **elsewhere.wishes}
    setup = GAME.set_up(elsewhere.players or scenario.players(), wishes)
    table, position = Table(setup.players), {**scenario.written["position"], **elsewhere.position}
    match, moved = GAME.start_at(setup, position), GAME.start_at(setup, table.position(position))
    try:
        play_written(match, GAME, scenario.written.get("play", "").split())
    except Stopped:
        assert elsewhere is not TABLES["as it is"], scenario.title
    for given in match.record:
        answer = GAME.notation.read(table.text(given.answer.text))
        (moved.answer_late if given.late else moved.answer)(table.player(given.player), answer)
    return match, moved, table


def has_turns_for_three(scenario: Scenario) -> bool:
    return len(str(scenario.written["position"].get("turns", "")).split()) > 1


def asked(match: Match) -> dict[Player, tuple[str, set[str]]]:
    """Who is asked what, and offered what."""
    questions = [question for question in match.open_questions() if question.player != FATE]
    return {each.player: (each.name(), {option.text for option in match.options(each)}) for each in questions}


def refused(match: Match, player: Player) -> dict[str, str]:
    """Why a player may not choose any of the places and seats that are not offered."""
    question = match.question_to(player)
    assert question is not None
    others = [other for row in (SEATS, *PLACES) for other in row[:8] if other not in match.options(question)]
    return {other.text: question.why_not(match, other).reason for other in others}


@pytest.mark.clause("MSQ-030", "MSQ-041", "MSQ-087")
@pytest.mark.parametrize("elsewhere", TABLES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_one_seat_may_do_and_suffers_any_other_does(file: Path, elsewhere: str) -> None:
    """The order in which seats are gone through is another matter, so facts are compared without it."""
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        if "position" in scenario.written and "fails_setup" not in scenario.written:
            if TABLES[elsewhere].players and has_turns_for_three(scenario):
                continue
            match, moved, table = played(scenario, TABLES[elsewhere])
            for ear in [*match.seated, player_named("-")]:
                assert ear is not None
                told = sorted([table.text(fact.spelling(), PLACE_IN_A_SENTENCE) for fact in match.heard_by(ear)])
                assert told == sorted([fact.spelling() for fact in moved.heard_by(table.player(ear))]), scenario.title
            expected = {table.player(player): question for player, question in asked(match).items()}
            there = asked(moved)
            assert there.keys() == expected.keys(), scenario.title
            for player, (question, options) in expected.items():
                assert there[player] == (question, {table.text(text) for text in options}), scenario.title


@pytest.mark.clause("MSQ-041", "MSQ-051")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_refused_to_one_seat_is_refused_to_any_other_for_the_same_reason(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        if "position" in scenario.written and "refused" in scenario.written:
            match, moved, table = played(scenario, TABLES["as it is"])
            for player in asked(match):
                why = {table.text(text): reason for text, reason in refused(match, player).items()}
                assert why == refused(moved, table.player(player)), (scenario.title, name(player))


@pytest.mark.clause("MSQ-056", "MSQ-107", "MSQ-157")
def test_a_card_of_a_pack_serves_the_seat_that_has_it(tmp_path: Path) -> None:
    """Scenario files know no packs of somebody's own, so here they serve B by hand."""
    evening = Evening(tmp_path)
    evening.with_cards(
        written("Maid", "", 'when = "instead_of_draw"\ndo = [{ draw = 1, side = "up" }]'),
        written("Groom", "", 'when = "instead_of_draw"\ndo = [{ draw = 2, side = "up" }]', number=1),
    )
    turn = 'position.rows = { A = "Nan", B = "x1 x2", C = "Hal" }\nplay = "A:end %s"\n'
    evening.plays(turn % "" + 'asked = "B"\nquestion = "WhatReplacesTheDraw"')
    evening.plays(turn % "B:x1 fate:Raz" + 'hears.C = "...; turn of B; B chooses x1; B uses x1; ..."')
    fight = 'position.turn = "B"\nposition.rows = { A = "Nan", B = "x1 Hal", C = "Leowulf" }\nplay = "B:b1+attack+c1"\n'
    evening.with_cards(written("Maid", "attack = 1", 'when = "attacking"\ndo = [{ poison = "target" }]'))
    evening.plays(fight + 'hears.A = "...; B poisons c1; ..."')
    soldier = '{ some = { of = "mine", class = ["soldier"], side = "up" } }'
    with_a_soldier = f'when = "after_attack"\nif = {soldier}\ndo = [{{ draw = 1 }}]'
    evening.with_cards(written("Maid", "attack = 1", with_a_soldier))
    evening.plays(fight + 'hears.A = "...; B uses x1"\nasked = "fate"')
