"""Many matches at once, and what they cost."""

from ridotto.lab.playouts import drawn, forks, playout, playouts

__all__ = ["drawn", "forks", "playout", "playouts"]
