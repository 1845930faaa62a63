"""Finds the server that already keeps a SQLite store, so that a second `ridotto serve --open` can join the first.

A server writes its addresses into a file beside its store once it answers, and removes the file before it stops. The
lock on the store, which ends with its process, decides whether such a file counts: what a killed server left behind is
removed by the next one.
"""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Final

from ridotto.house import is_file, is_kept
from ridotto.house.whole_file import write_whole

SUFFIX: Final = "-address"
FOR_ITS_OWNER: Final = 0o600  # the mode of that file, as of the store
SECONDS_TO_WAIT: Final = 60.0  # for a server that is starting or stopping
SECONDS_TO_ANSWER: Final = 10.0
PAUSE: Final = 0.1  # seconds between two looks
LOOKS_IN_SILENCE: Final = 5
WELL: Final = {"status": "well"}


@dataclass(frozen=True)
class ServerAddress:
    """The addresses of a server."""

    here: str  # where it listens, as this machine reaches it
    play: str  # where browsers are sent


@contextmanager
def findable(store: str) -> Iterator[Callable[[ServerAddress], None]]:
    """Yields a function with which the server that keeps this store writes down its address, until it ends."""
    if not is_file(store):
        yield lambda address: None  # a database has as many servers as there are, and memory is found by nobody
        return
    place = Path(f"{store}{SUFFIX}")
    place.unlink(missing_ok=True)  # a server that was killed has left it
    try:
        yield lambda address: write_whole(place, json.dumps(asdict(address)).encode(), FOR_ITS_OWNER)
    finally:
        place.unlink(missing_ok=True)


def read_address(store: str) -> ServerAddress | None:
    """Returns the address in the file beside this store, or None when there is none that can be read."""
    try:
        return ServerAddress(**json.loads(Path(f"{store}{SUFFIX}").read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def running_server(store: str, say: Callable[[str], None]) -> ServerAddress | None:
    """Returns the server that keeps this store and answers, or None. One that is starting or stopping is waited for."""
    deadline = time.monotonic() + SECONDS_TO_WAIT
    looks = 0
    while is_kept(store) and time.monotonic() < deadline:
        found = read_address(store)
        if found is not None and answers(found.here):
            return found
        looks += 1
        if looks == LOOKS_IN_SILENCE:
            say(f"{store} is in use by another ridotto that does not answer yet: waiting for it")
        time.sleep(PAUSE)
    return None


def answers(address: str) -> bool:
    """True when a ridotto answers at this address."""
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # whatever proxy the environment names
    with (
        suppress(OSError, ValueError, HTTPException),
        straight.open(f"{address}/healthz", timeout=SECONDS_TO_ANSWER) as answer,
    ):
        return bool(json.load(answer) == WELL)
    return False
