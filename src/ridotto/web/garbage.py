"""Collects circular garbage by a clock: the collector's own thresholds are set so high that it almost never runs.

What is new is collected twice a second: that looks only at what was made since the last time, so nobody notices it.
A full collection looks through all tables in memory, so it is made only while nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from itertools import count
from typing import Final

SECONDS: Final = 0.5
BETWEEN_FULL: Final = 120  # collections of what is new
YOUNG: Final = 1  # generations of CPython's collector
ALL: Final = 2


async def collect_by_clock(somebody_is_here: Callable[[], bool]) -> None:
    for number in count(1):
        await asyncio.sleep(SECONDS)
        collect(number % BETWEEN_FULL > 0 or somebody_is_here())


def collect(only_what_is_new: bool) -> None:
    gc.collect(YOUNG if only_what_is_new else ALL)
