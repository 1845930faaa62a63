"""How much a master may think about one answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ridotto.kernel import RidottoError

MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0


class ThinkingRefused(RidottoError):
    """No master can think like this."""

    code = "thinking-refused"


@dataclass(frozen=True)
class Thinking:
    """Two limits, of which the first one that is reached counts.

    With simulations alone an answer follows from the seed and the story, on every machine. With seconds it depends on
    the machine as well, but only where it is too slow to finish the simulations in time.
    """

    simulations: int = 400
    seconds: float | None = 1.0  # by the clock; None: no limit

    def __post_init__(self) -> None:
        if not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise ThinkingRefused(f"simulations {self.simulations}: expected 1 to {MOST_SIMULATIONS}")
        seconds = self.seconds
        if seconds is not None and not 0.0 < seconds <= MOST_SECONDS:
            raise ThinkingRefused(f"seconds {seconds:g}: expected more than 0, and at most {MOST_SECONDS:g}")


class Timer:
    """Says when the time for one answer is up."""

    def __init__(self, seconds: float | None, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.seconds = seconds
        self.start = 0.0 if seconds is None else clock()
        self.was_up = False

    def used(self) -> float:
        """Returns the share of the time that is used up, at most 1; nothing where there is no limit."""
        if self.seconds is None:
            return 0.0
        return min((self.clock() - self.start) / self.seconds, 1.0) if self.seconds > 0.0 else 1.0

    def is_up(self, share: float = 1.0) -> bool:
        """True when this share of the time is used up; the clock is not looked at where there is no limit."""
        if self.seconds is None:
            return False
        late = self.clock() - self.start > share * self.seconds
        if late and share >= 1.0:
            self.was_up = True
        return late
