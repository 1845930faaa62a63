"""Sums up a game: at which answers it turned, and where each result came from."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from ridotto.kernel import Given, Player
from ridotto.review.data import Account, Choice, Moment, Point
from ridotto.review.estimate import together

MOST_MOMENTS: Final = 5
LEAST_SWING: Final = 0.05


class Mark(NamedTuple):
    """Where an answer stands."""

    scene: int  # that follows from it, in a replay for all ears
    told: int  # facts in the match's log before it


def key_moments(points: list[Point], answers: list[Given], marks: list[Mark]) -> list[Moment]:
    """Returns the answers after which chances moved most and beyond doubt: one a turn, in the order of the game."""
    found: dict[int, Moment] = {}  # by turn
    for before, after in pairwise(points):
        if before.step == after.step or before.step == 0:
            continue
        moves = [abs(late - early) for early, late in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(moves)), key=lambda number: moves[number])
        doubt = together([before.errors[seat], after.errors[seat]])
        if moves[seat] < LEAST_SWING or moves[seat] < doubt:
            continue
        given = answers[before.step]
        moment = Moment(
            before.step,
            marks[before.step].scene,
            (marks[before.step].told, marks[before.step + 1].told),
            before.turn,
            given.player,
            given.answer.text,
            Player(seat),
            before.chances,
            after.chances,
        )
        if before.turn not in found or found[before.turn].swing < moment.swing:
            found[before.turn] = moment
    largest = sorted(found.values(), key=lambda moment: -moment.swing)[:MOST_MOMENTS]
    return sorted(largest, key=lambda moment: moment.step)


def accounts_of(points: list[Point], choices: list[Choice], seats: int) -> list[Account]:
    """Returns where each result came from. What choices do not explain is luck."""
    start, dealt, end = points[0].chances, points[min(1, len(points) - 1)].chances, points[-1].chances
    found: list[Account] = []
    for seat in range(seats):
        mine = [choice for choice in choices if choice.player == seat]
        theirs = [choice for choice in choices if choice.player != seat]
        own = sum([choice.effects[seat] for choice in mine])
        others = sum([choice.effects[seat] for choice in theirs])
        found.append(
            Account(
                player=Player(seat),
                start=start[seat],
                result=end[seat],
                deal=dealt[seat] - start[seat],
                luck=end[seat] - start[seat] - own - others,
                own=own,
                others=others,
                error=together([choice.errors[seat] for choice in mine]),
                error_of_others=together([choice.errors[seat] for choice in theirs]),
            )
        )
    return found
