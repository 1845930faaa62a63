"""Bots: what they heard and their options go in, an answer comes out. Each game brings its own; one only rolls dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.dice import Dice, decision_seed, rehearsal_seed
from ridotto.bots.random import RandomBot
from ridotto.kernel import Bot, Draw, Game, Objection, Player, Setup, SetupRefused

Maker = Callable[[Game, Setup, Player, Draw], Bot]


def random_bot(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    return RandomBot(draw)


def simple_bot(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    """Makes the bot that the game calls simple."""
    own = game.bots()
    if "simple" not in own:
        raise SetupRefused([Objection(f"no simple bot plays {game.title} yet: ask for a random one", "no-simple-bot")])
    return own["simple"](setup, player, draw)


BOTS: Final[dict[str, Maker]] = {"random": random_bot, "simple": simple_bot}

__all__ = ["BOTS", "Bot", "Dice", "Maker", "RandomBot", "decision_seed", "rehearsal_seed"]
