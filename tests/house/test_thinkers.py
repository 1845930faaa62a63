"""A bot decides alike wherever it thinks: at the table, or in a process that has just been started."""

import pytest

from ridotto.bots import BOTS
from ridotto.games import GAMES, game_called
from ridotto.house.thinkers import TABLES, next_thought, think
from ridotto.replay import CommittedFate
from ridotto.table import Automaton, Table

ANSWERS = 40


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_process_that_knows_nothing_yet_decides_like_the_table(game_id: str, bot: str) -> None:
    game, fate = game_called(game_id), CommittedFate(bytes(range(32)))
    players = max(game.fewest, 3)
    sitters = [Automaton(f"bot {number}", bot) for number in range(players)]
    setup = game.agreed(players, {})
    table = Table(game, setup, sitters, fate.said, secret=fate.secret_for_bots(), by_steps=True)
    compared = 0
    while compared < ANSWERS and not table.match.over():
        thought = next_thought("QWERTZ", table)
        TABLES.clear()
        elsewhere = None if thought is None else think(thought)
        assert table.step()
        if elsewhere is not None:
            assert table.match.record[-1].answer.text == elsewhere
            compared += 1
    assert compared == ANSWERS
