"""Bots: what I heard and my options in, my answer out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.bot import Bot
from ridotto.bots.dice import Dice, decision_seed
from ridotto.bots.mascarade import SimpleBot
from ridotto.bots.masquerade import ThriftyBot
from ridotto.bots.masques import GreedyBot
from ridotto.bots.random import RandomBot
from ridotto.games.mascarade.public.setup import Ball as MascaradeBall
from ridotto.games.masquerade.public.setup import Party
from ridotto.games.masques.public.setup import Ball as MasquesBall
from ridotto.kernel import Game, Player, Setup, SetupRefused

Maker = Callable[[Game, Setup, Player, Dice], Bot]


def random_bot(game: Game, setup: Setup, player: Player, dice: Dice) -> Bot:
    return RandomBot(dice)


def simple_bot(game: Game, setup: Setup, player: Player, dice: Dice) -> Bot:
    """Each family of games has its own, and is known by its setup. A family adds a line here."""
    if isinstance(setup, MascaradeBall):
        return SimpleBot(setup, player, dice)
    if isinstance(setup, MasquesBall):
        return GreedyBot(setup, player, dice)
    if isinstance(setup, Party):
        return ThriftyBot(setup, player, dice)
    raise SetupRefused([f"no simple bot plays {game.title} yet: ask for a random one"])


BOTS: Final[dict[str, Maker]] = {"random": random_bot, "simple": simple_bot}

__all__ = ["BOTS", "Bot", "Dice", "Maker", "RandomBot", "decision_seed"]
