"""Says why a player cannot say something now, to people who wrote it as text."""

from __future__ import annotations

from typing import Final

from ridotto.kernel.answer import Notation
from ridotto.kernel.because import Because
from ridotto.kernel.match import Match
from ridotto.kernel.player import Player

NO_SUCH_ANSWER: Final = Because("no-such-answer", ())


def why_not(notation: Notation, match: Match, player: Player, said: str) -> Because | None:
    """Returns what `Match.why_not` says of a text; None where the player can say it."""
    answer = notation.by_text.get(said)
    return NO_SUCH_ANSWER if answer is None else match.why_not(player, answer)
