"""Bots: what they heard and their options go in, an answer comes out.

Each game brings its courtier; levels are made of it, with the same names in every game. One bot only rolls dice.
"""

from __future__ import annotations

from typing import Final

from ridotto.bots.dice import Dice, decision_seed, rehearsal_seed
from ridotto.bots.levels import LEVELS, MASTER, bot_at_level, level_of
from ridotto.bots.makers import COURTIER, Maker
from ridotto.bots.random import RandomBot, random_bot
from ridotto.bots.spelling import MEASURES, NICKNAMES, RANDOM, UnknownBot, bot_called, character_of, nickname_of
from ridotto.bots.thinking import Thinking, ThinkingRefused
from ridotto.kernel import Bot

BOTS: Final[dict[str, Maker]] = {**{level: bot_at_level(level) for level in LEVELS}, RANDOM: random_bot}
RENAMED: Final = {"simple": COURTIER}  # what older versions wrote


def present_name(bot: str) -> str:
    """Returns what a bot is called now that was stored by an older version."""
    return RENAMED.get(bot, bot)


__all__ = [
    "BOTS",
    "COURTIER",
    "LEVELS",
    "MASTER",
    "MEASURES",
    "NICKNAMES",
    "RANDOM",
    "Bot",
    "Dice",
    "Maker",
    "RandomBot",
    "Thinking",
    "ThinkingRefused",
    "UnknownBot",
    "bot_at_level",
    "bot_called",
    "character_of",
    "decision_seed",
    "level_of",
    "nickname_of",
    "present_name",
    "rehearsal_seed",
]
