"""Random matches, driven from inside the compiled world."""

from __future__ import annotations

from typing import Any

from ridotto.bots import Dice
from ridotto.kernel import CLOCK, DEAF, FATE, Answer, Ears, Match, Question


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
    if question.player == CLOCK and len(options) > 1 and not newcomers:
        return number_of(question.otherwise(match), options)
    weights = question.weights(match) if question.player == FATE else None
    if weights is None:
        return dice.below(len(options))
    total = 0
    for weight in weights:
        total += weight
    left = dice.below(total)
    number = 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return number


def number_of(answer: Answer | None, options: tuple[Answer, ...]) -> int:
    for number, option in enumerate(options):
        if option is answer:
            return number
    return 0


def playout(match: Match, dice: Dice) -> int:
    """Plays at random to the end with those who sit there; returns the number of answers given, Fate's among them."""
    answers = 0
    offer = match.offer()
    while offer:
        offer = match.choose(number_drawn(match, match.asks(), offer, dice, False))
        answers += 1
    return answers


def playouts(start: Match, times: int, ears: Ears, seed: int) -> int:
    """Forks a position and plays it out, many times."""
    decisions = 0
    dice = Dice(seed)
    for _ in range(times):
        decisions += playout(start.fork(ears), dice)
    return decisions


class Wins:
    """What came of many playouts: how many answers they took, and how often each player won."""

    def __init__(self, players: int) -> None:
        self.answers = 0
        self.games = 0
        self.won = [0] * players  # by player; several may win one game, or nobody


def wins(start: Match, times: int, seed: int) -> Wins:
    """Plays a position out at random, many times, and counts who wins: nothing is told, so it costs no more."""
    found = Wins(len(start.seated))
    dice = Dice(seed)
    for _ in range(times):
        fork = start.fork(DEAF)
        found.answers += playout(fork, dice)
        found.games += 1
        outcome = fork.outcome
        if outcome is not None:
            for player in outcome.winners:
                found.won[player] += 1
    return found


def forks(start: Match, times: int, ears: Ears) -> int:
    """Forks a position many times, for the bench."""
    found = 0
    for _ in range(times):
        found += 0 if start.fork(ears).ended else 1
    return found
