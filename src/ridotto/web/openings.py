"""Limits how many tables one address may open, and have in the public list. A limit of 0 is none."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

from ridotto.house.limits import Now
from ridotto.web.errors import TooManyListed, TooManyTables
from ridotto.web.limits import Buckets

HOUR: Final = 3600.0
REMEMBERED: Final = 10_000  # addresses

IsListed: TypeAlias = Callable[[str], bool | None]  # by code; None: nobody is at the table


@dataclass(eq=False)
class ListedOpening:
    """A table for the list that an address has opened, or is just opening."""

    at: float
    code: str = ""


class Openings:
    def __init__(self, an_hour: float, most_listed: int, now: Now = time.monotonic) -> None:
        self.tables = Buckets(an_hour / HOUR, an_hour, REMEMBERED, now)
        self.most_listed = most_listed
        self.now = now
        self.listed: OrderedDict[str, list[ListedOpening]] = OrderedDict()  # by address

    @contextmanager
    def of(self, address: str, listed: bool, is_listed: IsListed) -> Iterator[ListedOpening]:
        """Surrounds the opening of a table, whose code is written into what this yields. Refuses one too many; one that
        fails does not count.
        """
        bucket = self.tables.of(address)
        opening = self.opening(address, is_listed) if listed and self.most_listed else ListedOpening(self.now())
        if not bucket.takes(1):
            self.forget(address, opening)
            raise TooManyTables(math.ceil(bucket.seconds_until(1)))
        try:
            yield opening
        except BaseException:
            bucket.give_back(1)
            self.forget(address, opening)
            raise

    @contextmanager
    def listing(self, address: str, code: str, listed: bool, is_listed: IsListed) -> Iterator[None]:
        """Surrounds a change of a table that may put it into the list. Refuses one too many in the list; a change that
        fails does not count.
        """
        if not listed or not self.most_listed or is_listed(code):
            yield
            return
        opening = self.opening(address, is_listed)
        try:
            yield
        except BaseException:
            self.forget(address, opening)
            raise
        opening.code = code

    def opening(self, address: str, is_listed: IsListed) -> ListedOpening:
        opening = ListedOpening(self.now())
        counted = [one for one in self.listed.pop(address, []) if self.counts(one, is_listed)]
        self.listed[address] = counted
        if len(counted) >= self.most_listed:
            raise TooManyListed(self.most_listed)
        counted.append(opening)
        if len(self.listed) > REMEMBERED:
            self.listed.popitem(last=False)
        return opening

    def counts(self, opening: ListedOpening, is_listed: IsListed) -> bool:
        """True while a table is opened or listed, and for an hour after everybody has left: it may be listed again."""
        stands = is_listed(opening.code)
        return self.now() - opening.at < HOUR if stands is None else stands

    def forget(self, address: str, opening: ListedOpening) -> None:
        openings = self.listed.get(address, [])
        if opening in openings:
            openings.remove(opening)
