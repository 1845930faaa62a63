"""How a match came out, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ridotto.kernel import SPECTATOR, Ended, Fact, Match, Won, name

UNFINISHED: Final = "unfinished"


@dataclass(frozen=True)
class Outcome:
    """Why a match is over, and who won: letters of players, none where nobody did."""

    reason: str
    winners: tuple[str, ...]

    def spelt(self) -> str:
        """Returns the one text of this outcome, as records have it: `13 coins; won C`."""
        return f"{self.reason}; won {', '.join(self.winners)}" if self.winners else f"{self.reason}; nobody won"


def outcome_of(match: Match) -> Outcome | None:
    """Returns the outcome as everyone heard it; None before the end."""
    return outcome_told(match.heard_by(SPECTATOR)) if match.over() else None


def outcome_told(heard: Sequence[Fact]) -> Outcome | None:
    """Returns the outcome out of what everyone heard; None where no end was told."""
    reasons = [fact.reason for fact in heard if isinstance(fact, Ended)]
    winners = [name(fact.player) for fact in heard if isinstance(fact, Won)]
    return Outcome("; ".join(reasons), tuple(winners)) if reasons else None


def result_of(match: Match) -> str:
    """Returns why it is over and who won, or that it is not."""
    return spelt(outcome_of(match))


def result_told(heard: Sequence[Fact]) -> str:
    """Returns the same out of what everyone heard."""
    return spelt(outcome_told(heard))


def spelt(outcome: Outcome | None) -> str:
    return UNFINISHED if outcome is None else outcome.spelt()
