"""How often Python's cycle collector looks at all that an engine makes."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (10_000, 50, 100)  # new objects until it looks at the youngest, the younger, all


def collect_rarely() -> None:
    """Lets this process collect cycles less often, for programs that play many matches. Call it once, at the start.

    Matches hold no cycles, so Python frees them by itself; but what they were told makes the collector look at them
    again and again. What was imported until now lasts, and is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
