"""How a match came out, whatever the game."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import SPECTATOR, Ended, Match, Won, name

UNFINISHED: Final = "unfinished"


def result_of(match: Match) -> str:
    """Why it is over and who won, as everyone heard it."""
    if not match.over():
        return UNFINISHED
    heard = match.heard_by(SPECTATOR)
    reasons = [fact.reason for fact in heard if isinstance(fact, Ended)]
    winners = [name(fact.player) for fact in heard if isinstance(fact, Won)]
    return "; ".join([*reasons, f"won {', '.join(winners)}" if winners else "nobody won"])
