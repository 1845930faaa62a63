"""What may lie where, each thing with its odds, as one player can infer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

DIGITS: Final = 9  # of odds: sums of many shares differ in the last digits
LEAST: Final = 0.001  # what is possible, and was not met in a sample


class OddsSheet:
    """For each place the odds of everything that may be there. 1 means certain, and what is impossible is left out.

    A place that holds several things, such as a hand, has for each the odds that at least one of it is there.
    """

    def __init__(self, places: dict[str, dict[str, float]], exact: bool, lying: dict[str, int] | None = None) -> None:
        self.places = places
        self.exact = exact  # False: an estimate
        self.lying = {} if lying is None else lying  # what lies there, by number: where things move from place to place

    def odds(self, place: str, things: Sequence[str]) -> float:
        """Returns the odds that one of these things is there; for a place of several things, name one."""
        there = self.places.get(place, {})
        return min(1.0, round(sum([there.get(thing, 0.0) for thing in things]), DIGITS))


def exact_row(row: dict[str, float]) -> dict[str, float]:
    """Returns the odds of one place that were counted to the last one."""
    found = {thing: round(odds, DIGITS) for thing, odds in row.items() if odds > 0.0}
    return {thing: 1.0 if len(found) == 1 else odds for thing, odds in found.items()}


def estimated_row(row: dict[str, float]) -> dict[str, float]:
    """Returns odds of one place that are an estimate: nothing in it is certain, or impossible, by chance."""
    if len(row) == 1:
        return dict.fromkeys(row, 1.0)
    return {thing: min(max(round(odds, DIGITS), LEAST), 1.0 - LEAST) for thing, odds in row.items()}
