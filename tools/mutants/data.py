"""Faults in data: each number of a deck off by one, each word taken for another of its kind, each ability forgotten."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

DATA_OPERATORS: Final = ("data-number", "data-word", "data-switch", "data-ability")
TEXTS: Final = ("key", "name", "text", "flavour", "picture", "special", "when")  # read by people, or checked by reading
FORGOTTEN: Final = "(nothing)"
WORDS: Final = {
    "": "up",  # an arrow
    "up": "down",
    "down": "up",
    "male": "female",
    "female": "male",
    "unknown": "male",
    "king": "queen",
    "queen": "king",
    "noble": "commoner",
    "commoner": "noble",
    "soldier": "assassin",
    "assassin": "soldier",
    "mine": "others",
    "others": "mine",
    "all": "mine",
    "target": "self",
    "attacker": "self",
    "one": "all",
}
Keys = tuple[tuple[str, int | None], ...]  # a key, and a position where a list stands below it


def data_edits(path: Path) -> Iterator[tuple[str, Keys, str, int, str]]:
    """The card, the way to the value, the operator, the number of the edit, and the edit in words."""
    for number, card in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["card"]):
        for keys, value in values_in(card, (("card", number),)):
            operator, others = alternatives(value)
            way = ".".join([key if index is None else f"{key}.{index}" for key, index in keys[1:]])
            for edit, other in enumerate(others):
                yield card["key"], keys, operator, edit, f"{way}: {shown(value)} -> {shown(other)}"


def values_in(value: Any, keys: Keys) -> Iterator[tuple[Keys, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in TEXTS:
                for index, each in enumerate(inner) if isinstance(inner, list) else [(None, inner)]:
                    if key == "ability":
                        yield (*keys, (key, index)), each
                    yield from values_in(each, (*keys, (key, index)))
    else:
        yield keys, value


def alternatives(value: Any) -> tuple[str, list[Any]]:
    """The operator that breaks such a value, and what it may become."""
    if isinstance(value, dict):
        return "data-ability", [FORGOTTEN]
    if isinstance(value, bool):
        return "data-switch", [not value]
    if isinstance(value, int):
        return "data-number", [value + 1, value - 1] if value > 0 else [value + 1]
    return "data-word", [WORDS[value]] if value in WORDS else []


def shown(value: Any) -> str:
    return str(value["when"]) if isinstance(value, dict) else str(value) or '""'


def broken_data(path: Path, keys: Keys, edit: int) -> dict[str, Any]:
    """All that a file holds, with one edit."""
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    holder: Any = written
    for key, index in keys[:-1]:
        holder = holder[key] if index is None else holder[key][index]
    key, index = keys[-1]
    owner, place = (holder, key) if index is None else (holder[key], index)
    other = alternatives(owner[place])[1][edit]
    if other == FORGOTTEN:
        del owner[place]
    else:
        owner[place] = other
    return dict(written)
