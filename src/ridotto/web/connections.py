"""Limits the TCP connections of one address, and keeps some open files for everything else.

Every connection takes a file from its process, whether a request ever comes on it or not. A server that has none left
can accept nobody, and libuv, on which uvloop runs, closes those who come then without telling anybody.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ridotto.house.limits import Now
from ridotto.web.origins import neighbourhood, without_mapping

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger("ridotto.web")
RESERVE: Final = 64  # open files that connections leave to the store and the bots, or an eighth of a low limit
SAID_EVERY: Final = 10.0  # seconds
OF_ONE_ADDRESS: Final = "connections are refused: one address has too many"
FILES: Final = "connections are refused: this process has too few open files (see LimitNOFILE in docs/serving.md)"

Leave = Callable[[], None]


def raise_open_files() -> None:
    """Raises the number of files that this process and those it starts may open, as far as the system allows."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_open_files() -> int | None:
    """Returns the number of files that this process may open; None when there is no limit."""
    if sys.platform == "win32":
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


class Connections:
    """The connections of one process, counted by address."""

    def __init__(self, most: int, proxies: str, now: Now = time.monotonic) -> None:
        """`most` is the limit of one address, 0 for none. The addresses of `proxies` are not counted."""
        self.most = most
        self.proxies = _TrustedHosts(proxies or [])
        self.open: Counter[str] = Counter()
        self.files = most_open_files()
        self.refused: Counter[str] = Counter()  # by reason, since it was last logged
        self.said: dict[str, float] = {}
        self.now = now

    def enter(self, host: str, file: int) -> Leave | None:
        """Counts a connection from `host` with the file descriptor `file`, until what this returns is called. Returns
        None if the connection has to be refused.
        """
        if self.files is not None and file >= self.files - min(RESERVE, self.files // 8):
            self.log_refusal(FILES, {"files": self.files})
            return None
        if not self.most or without_mapping(host) in self.proxies:
            return free
        address = neighbourhood(host)
        if self.open[address] >= self.most:
            self.log_refusal(OF_ONE_ADDRESS, {"most": self.most})
            return None
        self.open[address] += 1
        return partial(self.leave, address)

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def log_refusal(self, why: str, extra: dict[str, object]) -> None:
        """Logs a refusal, unless one of the same kind was logged a moment ago."""
        self.refused[why] += 1
        now = self.now()
        if now - self.said.get(why, -SAID_EVERY) >= SAID_EVERY:
            self.said[why] = now
            LOG.warning(why, extra={**extra, "refused": self.refused.pop(why)})


def free() -> None:
    """Ends a connection that was not counted."""
