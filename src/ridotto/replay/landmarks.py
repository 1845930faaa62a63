"""Tells how a match came out, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.kernel import Ended, Fact, Match, Outcome, Won

UNFINISHED: Final = "unfinished"


def outcome_told(heard: Sequence[Fact]) -> Outcome | None:
    """Returns the outcome out of what everyone heard; None where no end was told."""
    reasons = [fact.reason for fact in heard if isinstance(fact, Ended)]
    winners = [fact.player for fact in heard if isinstance(fact, Won)]
    return Outcome("; ".join(reasons), tuple(winners)) if reasons else None


def result_of(match: Match) -> str:
    """Returns why it is over and who won, or that it is not."""
    return spelling_of(match.outcome)


def result_told(heard: Sequence[Fact]) -> str:
    """Returns the same out of what everyone heard."""
    return spelling_of(outcome_told(heard))


def spelling_of(outcome: Outcome | None) -> str:
    return UNFINISHED if outcome is None else outcome.spelling()
