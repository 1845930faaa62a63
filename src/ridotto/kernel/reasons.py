"""Says why a player cannot say something now, to people who wrote it as text."""

from __future__ import annotations

from typing import Final

from ridotto.kernel.answer import Notation
from ridotto.kernel.because import Because
from ridotto.kernel.match import Match
from ridotto.kernel.player import Player

NO_SUCH_ANSWER: Final = Because("no-such-answer", (), "That is not an answer of this game.")


def why_not(notation: Notation, match: Match, player: Player, said: str, people: list[str]) -> Because | None:
    """Returns what `Match.why_not` says of a text, with the names of people; None where the player can say it."""
    answer = notation.by_text.get(said)
    if answer is None:
        return NO_SUCH_ANSWER
    found = match.why_not(player, answer)
    return None if found is None else found.with_names(people)
