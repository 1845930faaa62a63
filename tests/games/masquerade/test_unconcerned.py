"""Every scenario once more at a table where something else is so that does not concern it: everything stays the same.

Another seat began, more characters are in the deck, the royals could have been dealt, a host chose who begins, three
more sit there without a card, the deck is empty: what happens in the middle of a match depends on none of these.
"""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from ridotto.kernel import Told, TurnBegan
from ridotto.replay.playing import play_written
from ridotto.scenarios import Scenario, read_scenarios
from tests.games.masquerade.clauses import PLAIN
from tests.games.masquerade.watching import GAME

pytestmark = pytest.mark.slow

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "masquerade").glob("*.toml"))
EXTRAS = 2  # the Doctor and Mary
DECK_HAS = re.compile(r"the deck has (\d+)")  # what a newcomer hears first


def with_extras(found: re.Match[str]) -> str:
    return f"the deck has {int(found[1]) + EXTRAS}"


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
    speaks_of_deck = "deck" in position or written.get("question") == "WhichCard"
    if "packs" not in host and not speaks_of_deck and "sees" not in written:
        host["packs"] = "extras"
        if "deck" in written:
            written["deck"] += EXTRAS
        if "hears" in written:
            written["hears"] = {ear: DECK_HAS.sub(with_extras, text) for ear, text in written["hears"].items()}
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


class Watched:
    """A match in the middle, and all that happens there from now on."""

    def __init__(self, scenario: Scenario, deck: str) -> None:
        self.setup = GAME.set_up(scenario.players(), scenario.wishes(GAME))
        self.match = GAME.start_at(self.setup, {**scenario.written["position"], "deck": deck})
        self.since = len(self.match.log)

    def answer(self, word: str) -> None:
        play_written(self.match, GAME, [word])

    def in_this_turn(self) -> list[Told]:
        """What was told since, until another turn begins: with a draw."""
        told = self.match.log[self.since :]
        return list(takewhile(lambda each: not isinstance(each.fact, TurnBegan), told))

    def has_ended_the_turn(self) -> bool:
        return self.since + len(self.in_this_turn()) < len(self.match.log)

    def comes_to_a_draw(self, last: str) -> bool:
        """Whether somebody has to draw the last card now, or may join."""
        if self.match.over():
            return False
        question = self.match.asks()
        draws = question.name() == "WhichCard" and [option.text for option in self.match.options(question)] == [last]
        return draws or question.name() in ("HowManyToDraw", "AnybodyElse")

    def told(self, but_for: str) -> list[object]:
        """What was told, to whom, and who is asked and offered what; one card is left out of what is offered."""
        facts = [(each.to, each.fact.spelling()) for each in self.in_this_turn()]
        asked = [] if self.has_ended_the_turn() else self.match.open_questions()
        offered = [[option.text for option in self.match.options(each) if option.text != but_for] for each in asked]
        return [facts, [(each.player, each.name()) for each in asked], offered]


@pytest.mark.clause("MSQ-090", "MSQ-092")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_that_the_deck_is_empty_changes_nothing_before_somebody_has_to_draw(file: Path) -> None:
    """Beside a table that has a single card in the deck; there it is not on the discards."""
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        if "position" in scenario.written and "fails_setup" not in scenario.written:
            spare = next(card for card in PLAIN if card not in str(scenario.written))
            empty, other = Watched(scenario, ""), Watched(scenario, spare)
            for word in scenario.written.get("play", "").split():
                if other.comes_to_a_draw(spare):
                    break
                other.answer(word)
                if other.has_ended_the_turn() or not other.comes_to_a_draw(spare):
                    empty.answer(word)
                    assert empty.told(spare) == other.told(spare), scenario.title
