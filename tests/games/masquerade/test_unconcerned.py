"""Every scenario once more at a table where something else is so that does not concern it: everything stays the same.

Another seat began, more characters are in the deck, the royals could have been dealt, a host chose who begins, three
more sit there without a card, the deck is empty: what happens in the middle of a match depends on none of these.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ridotto.games.masquerade.facts import EndsTurn
from ridotto.kernel import name
from ridotto.replay import Scenario, read_scenarios
from ridotto.replay.playing import play_written
from tests.games.masquerade.watching import GAME

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "masquerade").glob("*.toml"))
EXTRAS = 2  # the Doctor and Mary


def elsewhere(scenario: Scenario) -> Scenario | None:
    """The same scenario at such a table; None where it is about just that."""
    written: dict[str, Any] = dict(scenario.written)
    position, host = written.get("position"), dict(written.get("host", {}))
    if position is None or written["players"] != 3 or "fails_setup" in written:
        return None
    position = dict(position)
    if "first" not in position and "join" not in str(written.get("play", "")):
        position["first"] = "B"
        written.pop("order", None)
    speaks_of_deck = "deck" in position or "deck has" in str(written) or written.get("question") == "WhichCard"
    if "packs" not in host and not speaks_of_deck and "sees" not in written:
        host["packs"] = "extras"
        if "deck" in written:
            written["deck"] += EXTRAS
    host["royals_in_deck"], host["first_player"] = False, "C"
    return Scenario({**written, "position": position, "host": host}, scenario.page)


@pytest.mark.clause("MSQ-004", "MSQ-011", "MSQ-012")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_does_not_concern_a_scenario_changes_nothing_in_it(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        other = elsewhere(scenario)
        if other is not None:
            told = [line for failure in other.failures() for line in failure.lines()]
            assert not told, "\n".join([scenario.title, *told])


def among_six(scenario: Scenario) -> Scenario | None:
    """The same scenario with three more at the table; None where they would have a turn, a card or a say."""
    written = scenario.written
    position = written.get("position")
    if position is None or written["players"] != 3 or "fails_setup" in written or position.get("turns", "1") != "1":
        return None
    text = str(written)
    if any(
        word in text for word in ("Avatar", "Foolset", "ToWhom", "ends the turn", "turn of", "clock", "refused", ":end")
    ):
        return None
    return Scenario({**written, "players": 6}, scenario.page)


@pytest.mark.clause("MSQ-010")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_seats_without_a_card_change_nothing_for_those_who_have_some(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        other = among_six(scenario)
        if other is not None:
            told = [line for failure in other.failures() for line in failure.lines()]
            assert not told, "\n".join([scenario.title, *told])


def without_a_deck(scenario: Scenario) -> Scenario | None:
    """The same scenario with an empty deck; None where somebody draws, or gets a card off the discards."""
    written, position = scenario.written, scenario.written.get("position")
    if position is None or "fails_setup" in written:
        return None
    if any(word in str(written) for word in ("deck", "fate", "Bishop", "Anathema")):
        return None
    setup = GAME.agreed(scenario.players(), scenario.wishes(GAME))
    match = GAME.placed(setup, position)
    play_written(match, GAME, setup, written.get("play", "").split())
    asked = [question.name() for question in match.asked()]
    if {"WhichCard", "HowManyToDraw"} & {*asked} or any(isinstance(told.fact, EndsTurn) for told in match.log):
        return None
    expected = {key: value for key, value in written.items() if key != "pile"}  # all that is nowhere else lies there
    letters = " ".join([name(question.player) for question in match.asked()])
    return Scenario({**expected, "asked": letters, "position": {**position, "deck": ""}}, scenario.page)


@pytest.mark.clause("MSQ-090", "MSQ-092")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_that_the_deck_is_empty_changes_nothing_before_somebody_has_to_draw(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        other = without_a_deck(scenario)
        if other is not None:
            told = [line for failure in other.failures() for line in failure.lines()]
            assert not told, "\n".join([scenario.title, *told])
