"""Who makes a bot: a function of the game, the setup, the seat and its dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.kernel import Bot, Draw, Game, Player, Setup

COURTIER: Final = "courtier"  # among the bots that a game brings (`Game.bots`)

Maker = Callable[[Game, Setup, Player, Draw], Bot]
