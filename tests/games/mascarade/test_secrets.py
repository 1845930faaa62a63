"""Who may know an answer: nobody but the player whose hands are under the table."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.kernel import name, only
from tests.games.mascarade.clauses import after, ball, placed


@pytest.mark.clause("MC1-062", "MC2-062")
@pytest.mark.parametrize("game", ["mascarade-1e", "mascarade-2e"])
@pytest.mark.parametrize(("play", "whose"), [("A:b", "A"), ("A:look B:c", "B"), ("A:look B:look C:a", "C")])
def test_only_the_hands_under_the_table_know_whether_they_swap(game: str, play: str, whose: str) -> None:
    match = after(placed(ball(game_called(game), 6)), play)
    question = match.asks()
    assert (question.name(), name(question.player)) == ("SwapOrKeep", whose)
    assert question.may_know(match) == only(question.player)
