"""Means of what rehearsals came to, and how far they may be off."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 1.96  # standard errors to each side of a mean: 95 of 100 such intervals hold the truth
NO_DOUBT: Final = 3.29  # 999 of 1000: a game has a hundred answers, and none is to be called a mistake by chance


class Estimate:
    """Chances of all seats, averaged. Rehearsals in one world are alike, so each world counts as one observation."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.by_world: dict[int, list[list[float]]] = {}

    def add(self, world: int, chances: list[float]) -> None:
        self.by_world.setdefault(world, []).append(chances)

    def means(self) -> list[float]:
        return means_of(self.world_means(), self.seats)

    def errors(self) -> list[float]:
        """Returns the standard error of each seat's mean; 1 where one world says nothing about others."""
        worlds = self.world_means()
        count = len(worlds)
        if count < 2:
            return [1.0] * self.seats
        mean = means_of(worlds, self.seats)
        squares = [sum([(world[seat] - mean[seat]) ** 2 for world in worlds]) for seat in range(self.seats)]
        return [sqrt(square / (count - 1) / count) for square in squares]

    def errors_of_chances(self) -> list[float]:
        """Returns the same for chances, from 0 to 1, of which a few may be alike by accident: never less than if the
        seat had won once more and lost once more.
        """
        count = len(self.by_world)
        least = [sqrt((mean**2 + (1.0 - mean) ** 2) / (count + 1) / (count + 2)) for mean in self.means()]
        return [max(error, floor) for error, floor in zip(self.errors(), least, strict=True)]

    def world_means(self) -> list[list[float]]:
        return [means_of(rows, self.seats) for rows in self.by_world.values()]


def beyond_doubt(worlds: int) -> float:
    """Returns how many standard errors leave no doubt: the quantile of Student's t, since few worlds say little about
    their own spread (the expansion of Cornish and Fisher, good to 0.01 from 16 worlds on).
    """
    z, freedom = NO_DOUBT, max(worlds - 1, 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def means_of(rows: list[list[float]], seats: int) -> list[float]:
    return [sum([row[seat] for row in rows]) / max(len(rows), 1) for seat in range(seats)]


def together(errors: list[float]) -> float:
    """Returns the standard error of a sum."""
    return sqrt(sum([error * error for error in errors]))
