"""Collects circular garbage by a clock: the collector's own thresholds are set so high that it almost never runs.

A full collection looks through all tables in memory, so it is made only while nobody is connected; what is younger than
a few minutes is collected in any case.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

SECONDS: Final = 60.0
YOUNG: Final = 1  # generations of CPython's collector
ALL: Final = 2


async def collect_by_clock(somebody_is_here: Callable[[], bool]) -> None:
    while True:
        await asyncio.sleep(SECONDS)
        collect(somebody_is_here())


def collect(somebody_is_here: bool) -> None:
    gc.collect(YOUNG if somebody_is_here else ALL)
