"""What may lie at each place after all that was heard: every mask is followed in one pass.

Only masks that will be seen again are told apart. Beside each arrangement of those stands what its other places may
hold, and two ways that lead to the same arrangement put together what they have there. That is exact, since where a
mask may be depends on no other mask but those that will be seen.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.belief.clues import EXCHANGED, HANDLED
from ridotto.games.mascarade.public.belief.hindsight import Hindsight
from ridotto.games.mascarade.public.belief.joint import BLANK, exchanged

Reach = dict[int, int]  # by arrangement: sixteen bits a place, one for each mask that may lie there unseen

WIDTH: Final = 16
ALL: Final = (1 << WIDTH) - 1


def reach(past: Hindsight) -> list[int] | None:
    """Returns for each place a bit for each mask that may lie there; None where the budget does not suffice."""
    last = past.last_seen(0)
    found: Reach = {}
    add_blanked(found, past, past.start, 0, last, -1)
    for number, clue in enumerate(past.clues):
        if not past.spend(len(found)):
            return None
        if clue.what == HANDLED:
            found = handled(found, past, number)
        elif clue.what == EXCHANGED:
            found = {
                exchanged(code, clue.one, clue.other): columns_exchanged(row, clue.one, clue.other)
                for code, row in found.items()
            }
        else:
            found = {code: row for code, row in found.items() if code >> 4 * clue.one & 15 == clue.other}
            if last[clue.other] == number:
                seen, found = found, {}
                for code, row in seen.items():
                    add_blanked(found, past, code, row, last, number)
    everything = 0
    for row in found.values():
        everything |= row
    return [everything >> WIDTH * slot & ALL for slot in range(len(past.shifts))] if found else None


def handled(reach: Reach, past: Hindsight, number: int) -> Reach:
    """Returns what may be so after somebody had two masks in hand."""
    clue, here, there = past.clues[number], past.here[number], past.there[number]
    one, other = clue.one, clue.other
    low, high = 4 * one, 4 * other
    keep, swap = past.swap < 1.0, past.swap > 0.0
    found: Reach = {}
    for code, row in reach.items():
        first, second = code >> low & 15, code >> high & 15
        if keep and here >> first & there >> second & 1:
            found[code] = found.get(code, 0) | row
        if swap and here >> second & there >> first & 1:
            twist = first ^ second
            twin = code ^ (twist << low | twist << high)
            found[twin] = found.get(twin, 0) | columns_exchanged(row, one, other)
    return found


def columns_exchanged(row: int, one: int, other: int) -> int:
    """Returns what may lie at each place, with two places exchanged."""
    low, high = WIDTH * one, WIDTH * other
    twist = (row >> low ^ row >> high) & ALL
    return row ^ (twist << low | twist << high)


def add_blanked(found: Reach, past: Hindsight, code: int, row: int, last: list[int], number: int) -> None:
    """Adds an arrangement without the masks that nobody sees after this clue: they lie there unseen from now on."""
    blank = past.blanked(code, last, number)
    for slot, shift in enumerate(past.shifts):
        kind = code >> shift & 15
        if kind != BLANK and blank >> shift & 15 == BLANK:
            row |= 1 << WIDTH * slot + kind
    found[blank] = found.get(blank, 0) | row
