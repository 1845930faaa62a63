"""Ridotto: games of masks and bluff, played to the letter of their rulebooks."""

from typing import Final

from ridotto import kernel

__version__: Final[str] = "0.1.0"
COMPILED: Final[bool] = not str(kernel.__file__).endswith(".py")  # the same sources run either way

__all__ = ["COMPILED", "__version__"]
