"""Limits on how much people may ask for. A limit of 0 is none."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ridotto.house.limits import Bucket, Now

FEWEST: Final = 10.0  # messages a second, for which frames are taken apart
FRAMES: Final = 4  # of all kinds, for each message that a socket may send
BYTES: Final = 4_096  # likewise
BURST: Final = 10  # seconds' worth of frames and bytes may come at once


class Buckets:
    """Keeps a bucket for each address, as long as requests come from it."""

    def __init__(self, a_second: float, most: float, kept: int = 10_000, now: Now = time.monotonic) -> None:
        self.a_second = a_second
        self.most = most
        self.kept = kept
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.a_second, self.most, self.now)
        self.buckets[address] = bucket
        if len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        return bucket

    def takes(self, address: str, amount: float = 1) -> bool:
        return self.of(address).takes(amount)


class FramePace:
    """Limits how fast the frames of one socket are parsed, by their number and their length."""

    def __init__(self, messages: float, now: Now = time.monotonic) -> None:
        """`messages` is the limit a second; a low one is raised, to leave room for messages that are refused."""
        a_second = max(messages, FEWEST) if messages else 0.0
        self.frames = Bucket(a_second * FRAMES, a_second * FRAMES * BURST, now)
        self.bytes = Bucket(a_second * BYTES, a_second * BYTES * BURST, now)

    def spend(self, frames: int, size: int) -> None:
        self.frames.spend(frames)
        self.bytes.spend(size)

    def seconds(self) -> float:
        """Returns how long to wait before the next piece is taken apart."""
        return max(self.frames.seconds_until(1), self.bytes.seconds_until(1))


class Doors:
    """Counts the connections of each address, and limits them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[bool]:
        """Yields True when there was room for one more connection, which counts until this is left."""
        if self.most and self.open[address] >= self.most:
            yield False
            return
        self.open[address] += 1
        try:
            yield True
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
