"""Random matches, driven from inside the compiled world."""

from __future__ import annotations

from ridotto.bots import Dice
from ridotto.bots.lots import number_drawn
from ridotto.kernel import DEAF, Ears, Match
from ridotto.kernel.match import take


def playout(match: Match, dice: Dice) -> int:
    """Plays at random to the end with those who sit there; returns the number of answers given, Fate's among them."""
    answers = 0
    while not match.ended:
        question = match.asks()
        options = question.options(match)
        take(match, question, options[number_drawn(match, question, options, dice, False)], False)
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
