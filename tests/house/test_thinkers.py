"""A bot decides alike wherever it thinks: at the table, or in a process that has just been started."""

import pytest

from ridotto.bots import BOTS
from ridotto.games import GAMES, game_called
from ridotto.house.thinkers import TABLES, Thought, think
from ridotto.replay import CommittedFate
from ridotto.table import Automaton, Table

ANSWERS = 40


def thought_of(table: Table, bot: str) -> Thought | None:
    """What a process is asked for the bot that is to answer next; None where no bot is."""
    due = table.play.due()
    if due is None or table.play.said_at_once(due) is not None:
        return None
    return Thought(
        code="QWERTZ",
        game=table.game.id,
        players=table.setup.players,
        options=table.setup.spelt(),
        secret=table.play.secret,
        after=0,
        answers=tuple([(given.player, given.answer.text, given.late) for given in table.match.record]),
        player=due.question.player,
        bot=bot,
    )


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
        thought = thought_of(table, bot)
        TABLES.clear()
        elsewhere = None if thought is None else think(thought)
        assert table.step()
        if elsewhere is not None:
            assert table.match.record[-1].answer.text == elsewhere
            compared += 1
    assert compared == ANSWERS
