"""A refused answer as its player would read it at a table."""

from __future__ import annotations

from ridotto.kernel import Answer, AnswerRefused, Match, Player, Reader


def explain_refusal(
    refusal: AnswerRefused, match: Match, player: Player, answer: Answer, reader: Reader
) -> AnswerRefused:
    """Returns the refusal with its reason as a sentence. `answer` is the first in its breath."""
    because = match.why_not(player, answer) or refusal.because
    why = "" if because is None else reader.reason(because, answer.text)
    return AnswerRefused(refusal.answer, refusal.options, because, why)
