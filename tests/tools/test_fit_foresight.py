"""What a search believes about who will win is fitted on games that follow from seeds."""

from __future__ import annotations

import numpy as np
import pytest

from ridotto.games import GAMES, game_called
from tools.fit_foresight import Position, fitted, log_loss, positions


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_positions_of_a_game_follow_from_its_seed(game_id: str) -> None:
    players = max(3, game_called(game_id).fewest)
    found = positions(game_id, players, 3)
    assert found == positions(game_id, players, 3)
    assert found and all(len(position.features) == len(position.won) == players for position in found)
    assert all(sum(position.won) == pytest.approx(1.0) for position in found)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_feature_has_a_weight(game_id: str) -> None:
    game = game_called(game_id)
    setup = game.set_up(max(3, game.fewest), {})
    foresight = game.foresight(setup)
    assert foresight is not None
    found = positions(game_id, setup.players, 1)[-1]
    assert {len(row) for row in found.features} == {len(foresight.weights)}


def test_weights_find_out_what_makes_a_winner() -> None:
    """The first number decides, the second is noise."""
    found = [
        Position([[1.0, float(number % 3)], [0.0, float(number % 2)]], [1.0, 0.0] if number % 8 else [0.0, 1.0])
        for number in range(200)
    ]
    weights = fitted(found)
    assert weights[0] > 1.0 > abs(weights[1])
    assert log_loss(found, weights) < log_loss(found, np.zeros(2)) - 0.2
