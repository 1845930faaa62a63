"""What a search has to know about a game beside its rules: how far to look, and who is ahead there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.bot import Draw
from ridotto.kernel.fact import Fact
from ridotto.kernel.match import Match
from ridotto.kernel.player import Player
from ridotto.kernel.question import Question

LEAST: Final = -30.0  # of an exponent


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """How a rehearsal of one game is cut short and valued. What is read of a match is read of imagined ones only."""

    def __init__(
        self,
        horizon: int,
        worlds: int,
        spare: int,
        at_once: int,
        mixed: tuple[str, ...],
        weights: tuple[float, ...],
        reads_off: bool = False,
        settled: tuple[str, ...] = (),
        in_step: bool = False,
    ) -> None:
        self.horizon = horizon  # so many steps of `progress` are rehearsed
        self.worlds = worlds  # in how many worlds, at most
        self.spare = spare  # and how many more are drawn, of which the likeliest stay
        self.at_once = at_once  # so many are drawn between two looks at the clock
        self.mixed = mixed  # questions at which a player who always does the same is found out
        self.weights = weights  # what each of the `features` adds to a player's strength: tools/fit_foresight.py
        self.reads_off = reads_off  # whether `answer` says what a courtier would: then nobody has to hear anything
        self.settled = settled  # questions that a master leaves to its courtier: rehearsals choose worse there
        self.in_step = in_step  # whether dice are seeded anew with each step of `progress`: plans meet the same later

    @abstractmethod
    def progress(self, match: Match) -> int:
        """Returns how many turns, or rounds, have begun."""
        raise NotImplementedError

    @abstractmethod
    def features(self, match: Match) -> list[list[float]]:
        """Returns a few numbers for each player that say how they stand, as things really are in this match."""
        raise NotImplementedError

    def chances(self, match: Match) -> list[float]:
        """Returns how likely each player wins a match that is not over."""
        strengths: list[float] = []
        for row in self.features(match):
            strength = 0.0
            for weight, feature in zip(self.weights, row):
                strength += weight * feature
            strengths.append(strength)
        return softmax(strengths)

    def variants(self, world: Match, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        """Returns worlds that a player who heard this cannot tell from this one, each as often as it is likely by what
        people usually do; none where `Game.worlds` is the only way. Nobody remembers anything there: for `reads_off`.
        """
        return []

    def solved(
        self, world: Match, player: Player, heard: list[Fact], draw: Draw, is_late: Callable[[], bool]
    ) -> Answer | None:
        """Returns the best answer where so little is hidden from a player who heard this that it can be worked out to
        the horizon, and in time; None where it has to be rehearsed.
        """
        return None

    def answer(self, match: Match, question: Question[Any, Any], options: tuple[Answer, ...], draw: Draw) -> Answer:
        """Returns what a courtier would answer, by what that player knows of an imagined match, if `reads_off`."""
        raise NotImplementedError


def softmax(strengths: list[float]) -> list[float]:
    """Returns shares of one: each unit of strength makes a share e times as large."""
    best = max(strengths)
    weights = [exp(max(strength - best, LEAST)) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
