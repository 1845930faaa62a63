"""A seat at the table for one person at a terminal. Knows no game by name."""

from ridotto.terminal.command import add_arguments, play

__all__ = ["add_arguments", "play"]
