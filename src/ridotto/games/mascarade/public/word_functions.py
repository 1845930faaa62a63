"""What the sentences of Mascarade call: `page/src/games/mascarade/wordFunctions.ts` has the same for the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ridotto.kernel import Reader, Value, WordFunction

NOBODY: Final = "none"
FEW: Final = 3  # players at a table where each has several cards (MC1-270, MC1-290)


def sitter(reader: Reader, place: str) -> str:
    """Returns who is known to sit there, by letter. Without a view that is sure only where nobody changes seats."""
    if place.startswith("centre") or place == NOBODY:
        return NOBODY
    if reader.view is None:
        return place[0].upper() if reader.game == "mascarade-1e" else NOBODY
    for seat in seats(reader):
        if seat["seat"] == place or place in seat["places"]:
            return str(seat["player"])
    return NOBODY


def seats(reader: Reader) -> list[Any]:
    return [] if reader.view is None else list(reader.view["seats"])


def is_small(reader: Reader) -> bool:
    """True where each player has several cards: a claim is made with one of them."""
    return 0 < len(seats(reader)) <= FEW


def place(reader: Reader, at: str, by: str = "") -> str:
    """Returns `Bo's left card`, `your own mask`, `the first centre card`; `by` is the player who acts."""
    if at.startswith("centre"):
        return reader.say(f"mascarade-place-{at}")
    hand = f"{at[1]}-" if len(at) > 1 else ""
    who = sitter(reader, at)
    if who == NOBODY:
        form = "seat"
    elif who == reader.you:
        form = "own" if by == who else "yours"
    else:
        form = "theirs" if by == who else "of"
    return reader.say(f"mascarade-place-{hand}{form}", sitter=who, seat=at[0].upper())


def target(reader: Reader, at: str) -> str:
    """Returns what somebody points at: a seat stands for the player who sits there."""
    if len(at) > 1:
        return place(reader, at)
    who = sitter(reader, at)
    return reader.say("mascarade-seat", seat=at.upper()) if who == NOBODY else reader.person(who)


def targets(reader: Reader, at: str) -> str:
    """Returns `you` where somebody points at the reader, and not at one of several cards."""
    return "you" if len(at) == 1 and reader.you is not None and sitter(reader, at) == reader.you else "other"


def mask(reader: Reader, text: str) -> str:
    """Returns `the King`; `a Peasant`, for there are two."""
    usual = {"Peasant": 2}
    masks = usual if reader.view is None else reader.view["masks"]
    return reader.thing(text, "a" if masks.get(text, 1) > 1 else "the")


def hand(reader: Reader, at: str) -> Value:
    """Returns which of a player's cards lies there, `L`, `R` or `P`; nobody has several at a larger table."""
    return at[1] if is_small(reader) and at != NOBODY else NOBODY


WORD_FUNCTIONS: Final[Mapping[str, WordFunction]] = {
    "HAND": hand,
    "MASK": mask,
    "PLACE": place,
    "SMALL": lambda reader: "yes" if is_small(reader) else "no",
    "TARGET": target,
    "TARGETS": targets,
}
