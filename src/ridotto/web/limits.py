"""How much is too much."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Bucket:
    """Filled by so much a second, up to so much; whoever takes more than is there has to wait."""

    def __init__(self, a_second: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.most = most
        self.now = now
        self.level = most
        self.at = now()

    def takes(self, amount: float) -> bool:
        now = self.now()
        self.level = min(self.most, self.level + (now - self.at) * self.a_second)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """One for each address, as long as it comes often."""

    def __init__(self, a_second: float, most: float, kept: int = 10_000) -> None:
        self.a_second = a_second
        self.most = most
        self.kept = kept
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str, amount: float = 1) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.a_second, self.most)
        self.buckets[address] = bucket
        if len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        return bucket.takes(amount)


class Doors:
    """How many connections each address has, and at most may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def passed(self, address: str) -> Iterator[bool]:
        """Whether there was room for one more; it is one until this is left."""
        if self.open[address] >= self.most:
            yield False
            return
        self.open[address] += 1
        try:
            yield True
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def all(self) -> int:
        return self.open.total()
