"""Many matches at once, and what they cost."""

from ridotto.lab.playouts import Wins, drawn, forks, playout, playouts, wins

__all__ = ["Wins", "drawn", "forks", "playout", "playouts", "wins"]
