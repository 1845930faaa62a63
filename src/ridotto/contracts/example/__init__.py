"""Candles: a small honest game that keeps every contract, as an example of a game from outside ridotto.

Fate deals everybody a card, which its owner alone sees. In a turn a player looks at somebody's card, alone, or hides
two cards, their own and their left neighbour's, and swaps them or keeps them: nobody else knows. When all had their
turn everybody guesses, sealed, what lies before them: a coin from the bank, or to it. After a few rounds it is over,
and the richest win.

`public.py` has what may be seen, `secret.py` the true state, and `game.py`, the only file that knows both, the game.
They import one another by a dot, so a copy of this folder works under any name (docs/contracts.md).
"""

from .game import CANDLES, Candles

__all__ = ["CANDLES", "Candles"]
