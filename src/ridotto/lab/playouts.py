"""Random matches, driven from inside the compiled world."""

from __future__ import annotations

from typing import Any

from ridotto.bots import Dice
from ridotto.kernel import FATE, Answer, Ears, Match, Question


def drawn(match: Match, question: Question[Any, Any], dice: Dice) -> Answer:
    """An option at random: as often as its weight says when Fate is asked, else evenly."""
    options = match.options(question)
    if question.player == FATE:
        weights = question.weights(match)
        if weights is not None:
            left = dice.below(sum(weights))
            for option, weight in zip(options, weights, strict=True):
                left -= weight
                if left < 0:
                    return option
    return options[dice.below(len(options))]


def playout(match: Match, dice: Dice) -> int:
    """Play at random to the end; the number of decisions made."""
    decisions = 0
    offer = match.offer()
    while offer:
        if match.asks().player == FATE:
            match.answer(FATE, drawn(match, match.asks(), dice))
            offer = match.offer()
        else:
            offer = match.choose(dice.below(len(offer)))
        decisions += 1
    return decisions


def playouts(start: Match, times: int, ears: Ears, seed: int) -> int:
    """Fork a position and play it out, many times."""
    decisions = 0
    dice = Dice(seed)
    for _ in range(times):
        decisions += playout(start.fork(ears), dice)
    return decisions


def forks(start: Match, times: int, ears: Ears) -> int:
    """Fork a position many times, for the bench."""
    found = 0
    for _ in range(times):
        found += 0 if start.fork(ears).ended else 1
    return found
