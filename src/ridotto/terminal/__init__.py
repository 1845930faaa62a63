"""A seat at the table for one person at a terminal. Knows no game by name."""

from ridotto.terminal.command import add_arguments, play
from ridotto.terminal.refusing import TerminalRefusal, in_words, of_the_system, who_is_who

__all__ = ["TerminalRefusal", "add_arguments", "in_words", "of_the_system", "play", "who_is_who"]
