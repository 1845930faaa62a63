"""Guests that somebody holds, as one number: so hands are cheap to copy, and a card more or less is one bit.

The lowest bits say of which guests there is at least one, by their slots; the next ones of which there are two, and so
on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.masques.public.words import KINDS, Guest

Held = i64
NO_GUESTS: Final[Held] = 0
ONE_OF_EACH: Final[Held] = (1 << KINDS) - 1  # the bits of all guests of whom there is at least one


def with_one(held: Held, guest: Guest) -> Held:
    """Returns the guests with one of these more."""
    bit = guest.bit
    while held & bit:
        bit <<= KINDS
    return held | bit


def with_all(held: Held, others: Held) -> Held:
    """Returns the guests with all of these more."""
    while others:
        bit = others & -others
        others ^= bit
        while bit > ONE_OF_EACH:
            bit >>= KINDS
        while held & bit:
            bit <<= KINDS
        held |= bit
    return held


def without(held: Held, guest: Guest) -> Held:
    """Returns the guests with one of these less."""
    bit = guest.bit
    while held & (bit << KINDS):
        bit <<= KINDS
    return held ^ bit


def holds(held: Held, guest: Guest) -> bool:
    return held & guest.bit != 0


def count_all(held: Held) -> int:
    """Returns how many guests are held."""
    count = 0
    while held:
        held &= held - 1
        count += 1
    return count


def count_of(held: Held, slot: int) -> int:
    """Returns how many of the guests of a slot there are."""
    count = 0
    while held >> slot & 1:
        held >>= KINDS
        count += 1
    return count


def held_by_slot(counts: list[int]) -> Held:
    """Returns so many guests of each slot."""
    held = NO_GUESTS
    for slot, count in enumerate(counts):
        for copy in range(count):
            held |= 1 << (copy * KINDS + slot)
    return held
