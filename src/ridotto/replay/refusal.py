"""A refused answer as its player would read it at a table."""

from __future__ import annotations

from ridotto.kernel import Answer, AnswerRefused, Game, Match, Player, Setup, why_not


def explained(
    refusal: AnswerRefused, game: Game, setup: Setup, match: Match, player: Player, answer: Answer, people: list[str]
) -> AnswerRefused:
    """Out of all that they were told. `answer` is the first in its breath; Fate and the clock have nothing to read."""
    if player not in match.seated:
        return refusal
    return refusal.explained(why_not(game, setup, match, game.seen_by(player, setup, match), answer.text, people))
