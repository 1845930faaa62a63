"""Kinds of values that a scenario file may have behind a key, and how to say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple


class Kind(NamedTuple):
    words: str  # completes "expected …"
    fits: Callable[[object], bool]


def either(one: Kind, other: Kind) -> Kind:
    return Kind(f"{one.words} or {other.words}", lambda value: one.fits(value) or other.fits(value))


def list_of(kind: Kind, words: str) -> Kind:
    """Returns a kind for lists of such values; an empty list would say nothing, so it does not fit."""
    return Kind(words, lambda value: isinstance(value, list) and value != [] and all(map(kind.fits, value)))


def table_of(kind: Kind, words: str) -> Kind:
    """Returns a kind for tables of such values; an empty table does not fit either."""
    return Kind(words, lambda value: isinstance(value, dict) and value != {} and all(map(kind.fits, value.values())))


ANYTHING: Final = Kind("anything", lambda value: True)
TEXT: Final = Kind("a text", lambda value: isinstance(value, str))
NUMBER: Final = Kind("a whole number", lambda value: isinstance(value, int) and not isinstance(value, bool))
TEXTS: Final = list_of(TEXT, "a list of texts")
TABLE: Final = Kind("a table", lambda value: isinstance(value, dict))
BY_PLAYER: Final = table_of(TEXT, "a table of texts by player")
