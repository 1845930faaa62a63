"""The clock of a house. Wall clocks are set back and forth; the time that people have left is not."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970: what the wall clock showed at one moment, counted on by a monotonic clock.

    All workers of a service are told the same moment, so their clocks agree, however the wall clock was set since.
    """

    def __init__(self, since: float, ticks: float, tick: Callable[[], float] = time.monotonic) -> None:
        """`since` is what the wall clock showed when the monotonic one showed `ticks`."""
        self.since = since
        self.ticks = ticks
        self.tick = tick

    def __call__(self) -> float:
        return self.since + self.tick() - self.ticks
