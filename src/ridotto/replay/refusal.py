"""A refused answer as its player would read it at a table."""

from __future__ import annotations

from ridotto.kernel import Answer, AnswerRefused, Match, Player


def explain_refusal(
    refusal: AnswerRefused, match: Match, player: Player, answer: Answer, people: list[str]
) -> AnswerRefused:
    """Returns the refusal with the names of people. `answer` is the first in its breath."""
    because = match.why_not(player, answer)
    return refusal.explain(None if because is None else because.with_names(people))
