"""Candles: a small honest game that keeps every contract, and an example of how a game is written outside ridotto.

`rules.py` has the match and its questions, `game.py` the game. They import one another by a dot, so that a copy of this
folder under another name works at once (docs/contracts.md).
"""

from .game import Candles

__all__ = ["Candles"]
