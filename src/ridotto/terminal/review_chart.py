"""Chances to win as lines of text: a row for each seat, a column for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.review.data import Point, Review

LEVELS: Final = "▁▂▃▄▅▆▇█"
PLAIN_LEVELS: Final = "_.:-=+*#"  # where a terminal has no such signs
LEAST_COLUMNS: Final = 10


def rows(review: Review, columns: int, levels: str = LEVELS) -> list[str]:
    """Returns a row for each seat: the higher a sign, the likelier the win."""
    shown = spread(review.points, columns)
    return ["".join([level(point.chances[seat], levels) for point in shown]) for seat in range(len(review.people))]


def axis(review: Review, columns: int) -> str:
    """Returns the numbers of turns, each below the column in which it begins, as many as there is room for."""
    shown = spread(review.points, columns)
    line = ""
    turn = 0
    for column, point in enumerate(shown):
        number = str(point.turn)
        if point.turn > turn and len(line) <= column and column + len(number) <= len(shown):
            line = f"{line:<{column}}{number} "
        turn = point.turn
    return line.rstrip()


def spread(points: Sequence[Point], columns: int) -> list[Point]:
    """Returns as many points as there are columns, or all of them; the first and the last are among them."""
    count = min(max(columns, LEAST_COLUMNS), len(points))
    if count < 2:
        return list(points)
    return [points[column * (len(points) - 1) // (count - 1)] for column in range(count)]


def level(chance: float, levels: str) -> str:
    return levels[min(int(chance * len(levels)), len(levels) - 1)]
