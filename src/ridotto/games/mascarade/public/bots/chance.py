"""Choices that nobody can foresee, but that lean to what is better."""

from __future__ import annotations

from math import exp
from typing import Final

from ridotto.kernel import Draw

FINE: Final = 1 << 20


def decides(draw: Draw, likely: float) -> bool:
    """Returns True as often as `likely` says."""
    return draw(FINE) < likely * FINE


def leaning(difference: float, warmth: float) -> float:
    """Returns how often to do something that is so much better: half the time at 0, and never quite never or always."""
    tilt = difference / warmth
    if tilt > 30.0:
        tilt = 30.0
    elif tilt < -30.0:
        tilt = -30.0
    return 1.0 / (1.0 + exp(-tilt))


def picked(draw: Draw, values: list[float], warmth: float) -> int:
    """Returns the number of one of these values: the better, the more often."""
    best = max(values)
    weights = [exp(max(value - best, -30.0 * warmth) / warmth) for value in values]
    left = draw(FINE) / FINE * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return len(values) - 1
