"""About how likely cards are where they lie hidden, and what led to it."""

from __future__ import annotations

import pytest

from ridotto.kernel import Match, OddsSheet, Player, Setup, trace_odds
from tests.games.masquerade.test_belief import placed
from tests.games.masquerade.watching import GAME, answered

A, C = Player(0), Player(2)


def sheet_of(match: Match, setup: Setup, player: Player) -> OddsSheet:
    belief = GAME.belief(setup, player)
    for fact in match.heard_by(player):
        belief.hear(fact)
    return belief.sheet()


def test_a_card_that_nobody_saw_is_any_of_those_that_may_lie_there_and_only_about() -> None:
    match, setup = placed({"A": "Simon* Nan", "B": "Isolda* Emma*", "C": "Duke* Raz"}, {})
    sheet = sheet_of(match, setup, A)
    assert not sheet.exact
    assert sheet.places["a1"] == {"Simon": 1.0}
    assert sheet.places["c2"] == {"Raz": 1.0}
    assert sum(sheet.places["b1"].values()) == pytest.approx(1.0, abs=0.02)
    assert sheet.places["b1"] == sheet.places["b2"]
    assert max(sheet.places["b1"].values()) < 0.05


def test_cards_that_cannot_lie_there_make_the_others_likelier() -> None:
    match, setup = placed({"A": "Simon* Nan", "B": "Isolda* Emma*", "C": "Duke* Raz"}, {})
    before = sheet_of(match, setup, C).odds("b2", ["King"])
    answered(match, "A:a1", "A:up")
    after = sheet_of(match, setup, C)
    assert after.odds("b1", ["Ghost"]) == 0.0
    assert after.odds("b1", ["King"]) > before > 0.0


def test_the_reasons_follow_a_card_to_the_place_that_it_has_moved_to() -> None:
    """Isolda leaves the row, so Emma lies one place further left than when Simon showed what she is not."""
    match, setup = placed({"A": "Simon* Nan", "B": "Isolda* Emma*", "C": "Duke* Raz"}, {})
    answered(match, "A:a1", "A:up")
    heard = match.heard_by(C)
    steps = trace_odds(GAME, setup, C, heard, "b1", ["Ghost"])
    assert [(heard[step.number - 1].spelling(), step.odds) for step in steps][-1] == ("A uses Simon", 0.0)
