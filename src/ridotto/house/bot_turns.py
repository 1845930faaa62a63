"""What a bot is asked at a table, and what it answers."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ridotto.house.bot_pool import ThinkingJob, next_thought
from ridotto.house.environment import Environment
from ridotto.house.live_game import LiveGame
from ridotto.house.table_state import TableState
from ridotto.kernel import Player

LOG: Final = logging.getLogger("ridotto.house")


def bot_pause(environment: Environment, at: TableState) -> float:
    """Returns the seconds before a bot answers; 0 if one person plays alone: their page paces the story itself."""
    return 0.0 if len(at.people()) == 1 else environment.bot_pause


def thought_at(at: TableState) -> ThinkingJob | None:
    """Returns what a bot is to think about now, if anything."""
    game = at.stage
    return next_thought(at.code, game.table) if isinstance(game, LiveGame) and not at.is_stopped else None


async def bot_answer(environment: Environment, at: TableState, thought: ThinkingJob) -> str:
    """Returns a bot's answer, in a lesson the one that is written there. A bot that is stuck holds nobody up: then
    any option is taken.
    """
    player = Player(thought.player)
    prepared = at.prepared_answer(player)
    if prepared is not None:
        return prepared.text
    try:
        return await environment.bots.think(thought, environment.thinking_time)
    except (TimeoutError, BrokenProcessPool):
        LOG.warning("a bot did not answer", extra={"bot": thought.bot})
    play = at.live_game().table.play
    question = play.match.question_to(player)
    return "" if question is None else play.any_answer(question).text
