"""Limits how fast one screen may send messages. A limit of 0 is none."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Now = Callable[[], float]
ABUSE: Final = 50.0  # refusals that a socket may collect, before it is closed
REHEARSALS: Final = 5.0  # that a socket may ask for in a second


class Bucket:
    """A bucket that is filled by so much a second, up to so much; to take more than is there means to wait."""

    def __init__(self, a_second: float, most: float, now: Now = time.monotonic) -> None:
        self.a_second = a_second
        self.most = max(most, 1.0)
        self.now = now
        self.level = self.most
        self.at = now()

    def takes(self, amount: float) -> bool:
        if self.a_second == 0:
            return True
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def spend(self, amount: float) -> None:
        """Takes so much, whether it is there or not: what is owed has to be waited for."""
        if self.a_second == 0:
            return
        self.fill()
        self.level = max(self.level - amount, -self.most)

    def give_back(self, amount: float) -> None:
        """Puts back what was taken for something that did not happen."""
        self.level = min(self.most, self.level + amount)

    def fill(self) -> None:
        now = self.now()
        self.level = min(self.most, self.level + (now - self.at) * self.a_second)
        self.at = now

    def seconds_until(self, amount: float) -> float:
        if self.a_second == 0:
            return 0.0
        self.fill()
        return max(0.0, (amount - self.level) / self.a_second)


class Patience:
    """Limits one socket: so many messages a second, and a few refusals more than people ever get."""

    def __init__(self, messages: float, now: Now = time.monotonic) -> None:
        self.messages = Bucket(messages, 2 * messages, now)
        self.refusals = Bucket(min(messages, 1.0), ABUSE, now)
        self.rehearsals = Bucket(min(messages, REHEARSALS), REHEARSALS, now)

    def takes(self, amount: float) -> bool:
        return self.messages.takes(amount)

    def rehearses(self) -> bool:
        """A rehearsal takes a thousand times as long as any other message."""
        return self.rehearsals.takes(1)

    def forgives(self) -> bool:
        """Counts something that nobody says by mistake; False when there was enough of it."""
        return self.refusals.takes(1)
