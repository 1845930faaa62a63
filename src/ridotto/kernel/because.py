"""Why something cannot be said now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NO_ARGS: Final[Mapping[str, str | int]] = {}


class Because:
    """A reason, for which a catalogue has a sentence; what fills that sentence; and the clauses behind it.

    Players are named in `args` by their letters. A reason tells only what its player knows.
    """

    def __init__(self, reason: str, clauses: tuple[str, ...], args: Mapping[str, str | int] = NO_ARGS) -> None:
        self.reason = reason
        self.clauses = clauses
        self.args = args


OVER: Final = Because("over", ())
WATCHING: Final = Because("watching", ())
NOT_ASKED: Final = Because("not-asked", ())
