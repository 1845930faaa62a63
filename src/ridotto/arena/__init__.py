"""Matches between bots, in every seat and on the same deals, and how sure their results are."""

from ridotto.arena.command import add_arguments, run
from ridotto.arena.contest import ArenaRefused, Contest, Played
from ridotto.arena.results import Results, Share, shares_of

__all__ = ["ArenaRefused", "Contest", "Played", "Results", "Share", "add_arguments", "run", "shares_of"]
