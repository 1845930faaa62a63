"""Bots: what I heard and my options in, my answer out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.bot import Bot
from ridotto.bots.dice import Dice
from ridotto.bots.random import RandomBot
from ridotto.kernel import Game, Player, Setup

Maker = Callable[[Game, Setup, Player, Dice], Bot]


def random_bot(game: Game, setup: Setup, player: Player, dice: Dice) -> Bot:
    return RandomBot(dice)


BOTS: Final[dict[str, Maker]] = {"random": random_bot}

__all__ = ["BOTS", "Bot", "Dice", "Maker", "RandomBot"]
