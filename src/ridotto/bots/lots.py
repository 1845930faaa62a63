"""Answers drawn for Fate, the clock, and players who choose at random."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ridotto.bots.dice import Dice
from ridotto.kernel import CLOCK, FATE, Answer, Match, Question


def drawn(match: Match, question: Question[Any, Any], dice: Dice, newcomers: bool = False) -> Answer:
    """Returns an option at random: as often as its weight says when Fate is asked, else evenly.

    Nobody sits down in the middle, unless there are newcomers.
    """
    options = match.options(question)
    return options[number_drawn(match, question, options, dice, newcomers)]


def number_drawn(
    match: Match, question: Question[Any, Any], options: tuple[Answer, ...], dice: Dice, newcomers: bool
) -> int:
    """Returns the number of an option drawn at random."""
    player = question.player
    if player == CLOCK and len(options) > 1 and not newcomers:
        return number_of(question.otherwise(match), options)
    weights = question.weights(match) if player == FATE else None
    if weights is None:
        return dice.below(len(options))
    total: i64 = 0
    for weight in weights:
        total += weight
    left: i64 = dice.below(total)
    number: i64 = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        number += 1
    return number


def number_of(answer: Answer | None, options: tuple[Answer, ...]) -> int:
    for number, option in enumerate(options):
        if option is answer:
            return number
    return 0
