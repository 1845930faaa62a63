"""Facts that every game spells alike: a turn begins, it is over, somebody has won."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import SPECTATOR, Fact, Match, named

TURN: Final = "turn of "
END: Final = "the end: "
WINS: Final = " wins"
UNFINISHED: Final = "unfinished"


def begins_turn(fact: Fact) -> bool:
    return fact.spelt().startswith(TURN)


def tells_the_end(fact: Fact) -> bool:
    return fact.spelt().startswith(END)


def result_of(match: Match) -> str:
    """Why it is over and who won, as everyone heard it."""
    if not match.over():
        return UNFINISHED
    heard = [fact.spelt() for fact in match.heard_by(SPECTATOR)]
    reasons = [text.removeprefix(END) for text in heard if text.startswith(END)]
    winners = [text.removesuffix(WINS) for text in heard if text.endswith(WINS)]
    winners = [winner for winner in winners if named(winner) is not None]
    return "; ".join([*reasons, f"won {', '.join(winners)}" if winners else "nobody won"])
