"""Arrangements of all masks at once, each with its weight.

An arrangement is packed into one number: four bits a place, the number of a mask in `setup.kinds`. No table has
more than 14 places, so it stays below 2^56 and compiled code handles it without making an object.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Draw

Joint = dict[int, float]

BLANK: Final = 15  # stands for masks that need not be told apart; never the number of one
FINE: Final = 1 << 30  # draws are made in so many steps


def exchanged(code: int, one: int, other: int) -> int:
    """Returns the same arrangement with the masks of two places exchanged."""
    twist = (code >> 4 * one ^ code >> 4 * other) & 15
    return code ^ (twist << 4 * one | twist << 4 * other)


def all_exchanged(joint: Joint, one: int, other: int) -> Joint:
    return {exchanged(code, one, other): weight for code, weight in joint.items()}


def mixed(joint: Joint, one: int, other: int, swap: float, here: int = -1, there: int = -1) -> Joint:
    """Returns each arrangement as it was, and with two places exchanged, where these may then hold such masks."""
    keep = 1.0 - swap
    low, high = 4 * one, 4 * other
    found: Joint = {}
    for code, weight in joint.items():
        first, second = code >> low & 15, code >> high & 15
        if first == second:
            if here >> first & there >> second & 1:
                found[code] = weight
            continue
        twist = first ^ second
        twin = code ^ (twist << low | twist << high)
        back = joint.get(twin)  # if it is there, it has its own turn in this loop
        if here >> first & there >> second & 1:
            found[code] = weight * keep if back is None else weight * keep + back * swap
        if back is None and here >> second & there >> first & 1:
            found[twin] = weight * swap
    return found


def narrowed(joint: Joint, slot: int, kind: int) -> Joint:
    """Returns only the arrangements with this mask at this place, their weights one together."""
    shift = 4 * slot
    found: Joint = {}
    total = 0.0
    for code, weight in joint.items():
        if code >> shift & 15 == kind:
            found[code] = weight
            total += weight
    for code, weight in found.items():
        found[code] = weight / total
    return found


def thinned(joint: Joint, most: int, draw: Draw) -> tuple[Joint, float]:
    """Returns at most so many arrangements in the place of more, and the share of the weight that was dropped.

    Fearnhead and Clifford (2003): what weighs more than a threshold stays as it is; the rest is drawn, one for
    each threshold's worth of weight, and then weighs the threshold. Every arrangement keeps its weight on average.
    """
    threshold, kept = threshold_for(joint, most)
    found: Joint = {}
    dropped = 0.0
    total = 0.0
    passed = 0.0  # of the weight that is drawn from
    drawn = 0
    point = draw(FINE) / FINE * threshold
    for code, weight in joint.items():
        total += weight
        if weight >= threshold:
            found[code] = weight
            continue
        passed += weight
        if point >= passed or kept + drawn >= most:
            dropped += weight
            continue
        found[code] = 0.0
        while point < passed and kept + drawn < most:
            found[code] += threshold
            drawn += 1
            point = (drawn + draw(FINE) / FINE) * threshold
    return found, dropped / total


def threshold_for(joint: Joint, most: int) -> tuple[float, int]:
    """Returns the weight above which everything stays, and how many stay: so that just enough are left to draw."""
    kept = 0
    rest = sum(joint.values())
    threshold = 2.0 * rest  # more than anything weighs
    while kept < most and rest / (most - kept) < threshold:
        threshold = rest / (most - kept)
        kept, rest = 0, 0.0
        for weight in joint.values():
            if weight >= threshold:
                kept += 1
            else:
                rest += weight
    return threshold, kept


def picked(codes: list[int], joint: Joint, draw: Draw) -> int:
    """Returns one of these arrangements, as often as its weight says."""
    total = 0.0
    for code in codes:
        total += joint[code]
    left = draw(FINE) / FINE * total
    for code in codes:
        left -= joint[code]
        if left < 0.0:
            return code
    return codes[-1]


def shares(joint: Joint, places: int) -> list[list[float]]:
    """Returns by place, and by number in `setup.kinds`, how much of the weight has this mask there."""
    found: list[list[float]] = []
    total = sum(joint.values())
    for slot in range(places):
        shift = 4 * slot
        row = [0.0] * (BLANK + 1)
        for code, weight in joint.items():
            row[code >> shift & 15] += weight
        found.append([share / total for share in row] if joint else row)
    return found


def even_shares(candidates: int) -> list[float]:
    """Returns one row of such a table, when all that is possible is alike."""
    return [(candidates >> kind & 1) / candidates.bit_count() for kind in range(BLANK + 1)]


def bits_of(row: list[float]) -> int:
    """Returns the masks with a share, one bit each."""
    found = 0
    for kind in range(BLANK):
        if row[kind] > 0.0:
            found |= 1 << kind
    return found


class Lots:
    """A small generator: the same draws on any machine, so that a belief can be told again."""

    def __init__(self, seed: int) -> None:
        x = (seed + 0x6D2B79F5) & 0xFFFFFFFF
        x = (x ^ x >> 16) * 0x045D9F3B & 0xFFFFFFFF
        x = (x ^ x >> 16) * 0x045D9F3B & 0xFFFFFFFF
        x ^= x >> 16
        self.state = x if x != 0 else 0x1234567

    def below(self, n: int) -> int:
        x = self.state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.state = x
        return (x >> 2) * n >> 30
