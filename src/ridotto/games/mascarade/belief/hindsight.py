"""A story retold by somebody who knows how it goes on.

Whoever knows what will be seen later can drop at once what that rules out, and need not tell apart the masks that
nobody sees again. So there are far fewer arrangements to carry along than while it happens, with the same odds.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.belief.clues import EXCHANGED, HANDLED, Candidates, Clue
from ridotto.games.mascarade.belief.joint import (
    BLANK,
    FINE,
    Joint,
    all_exchanged,
    exchanged,
    mixed,
    narrowed,
    picked,
    thinned,
)
from ridotto.games.mascarade.setup import Ball
from ridotto.kernel import Draw

ROOM: Final = 20_000  # arrangements at once: with hindsight a match that needs as many is rare
NOTHING: Final[dict[int, list[int]]] = {}


class Layer:
    """One clue, what was possible before it, and which of that looks alike after it."""

    def __init__(self, clue: Clue, before: Joint, alike: dict[int, list[int]]) -> None:
        self.clue = clue
        self.before = before
        self.alike = alike


class Hindsight:
    """All that may have happened from one arrangement on, when others exchange masks this often."""

    def __init__(self, setup: Ball, start: int, clues: list[Clue], swap: float, draw: Draw, room: int = ROOM) -> None:
        self.start = start
        self.clues = clues
        self.swap = swap
        self.draw = draw
        self.room = room  # above so many arrangements some are dropped by lot
        self.exact = True  # whether none was
        self.discarded = 0.0  # the share of the weight that was dropped
        self.joint: Joint = {}  # what may be so after the last clue
        self.layers: list[Layer] = []
        self.shifts = range(0, 4 * len(setup.places), 4)
        self.here = [-1] * len(clues)  # what may lie after each clue at the first of its places,
        self.there = [-1] * len(clues)  # and at the other
        ahead = Candidates(setup)
        ahead.sets = [anything | 1 << BLANK for anything in ahead.sets]
        for number in range(len(clues) - 1, -1, -1):
            clue = clues[number]
            if clue.what == HANDLED:
                self.here[number] = ahead.sets[clue.one]
                self.there[number] = ahead.sets[clue.other]
            ahead.take(clue)

    def after(self, joint: Joint, number: int) -> Joint:
        """What one clue makes of what was possible before it."""
        clue = self.clues[number]
        if clue.what == HANDLED:
            return mixed(joint, clue.one, clue.other, self.swap, self.here[number], self.there[number])
        if clue.what == EXCHANGED:
            return all_exchanged(joint, clue.one, clue.other)
        return narrowed(joint, clue.one, clue.other)

    def whole(self) -> Joint:
        """Every arrangement at the end; none when there was no room for all of them."""
        joint = {self.start: 1.0}
        for number in range(len(self.clues)):
            joint = self.after(joint, number)
            if len(joint) > self.room:
                return {}
        return joint

    def retell(self, watched: int) -> None:
        """Tell apart, at the end, only these masks, one bit each; where nothing is left, again with more room."""
        room = self.room
        while True:
            self.exact = True
            self.discarded = 0.0
            self.layers = []
            self.tell(watched, room)
            if self.joint or self.exact:  # a story that cannot be leaves nothing either
                return
            room *= 10

    def tell(self, watched: int, room: int) -> None:
        last = [-1] * (BLANK + 1)  # clue that shows a mask
        for number, clue in enumerate(self.clues):
            if clue.what != HANDLED and clue.what != EXCHANGED:
                last[clue.other] = number
        for kind in range(BLANK):
            if watched >> kind & 1:
                last[kind] = len(self.clues)
        self.joint = {self.blanked(self.start, last, -1): 1.0}
        for number, clue in enumerate(self.clues):
            before = self.joint
            self.joint = self.after(before, number)
            if clue.what == HANDLED or clue.what == EXCHANGED:
                self.layers.append(Layer(clue, before, NOTHING))
            elif last[clue.other] == number:
                self.forget(clue, last, number)
            if len(self.joint) > room:
                self.joint, dropped = thinned(self.joint, room, self.draw)
                self.exact = False
                self.discarded += (1.0 - self.discarded) * dropped

    def forget(self, clue: Clue, last: list[int], number: int) -> None:
        """From here on nobody sees this mask again, so it does not matter which one it is."""
        before = self.joint
        alike: dict[int, list[int]] = {}
        self.joint = {}
        for code, weight in before.items():
            blank = self.blanked(code, last, number)
            if blank in alike:
                alike[blank].append(code)
                self.joint[blank] += weight
            else:
                alike[blank] = [code]
                self.joint[blank] = weight
        self.layers.append(Layer(clue, before, alike))

    def blanked(self, code: int, last: list[int], number: int) -> int:
        """Without the masks that nobody sees after this clue."""
        for shift in self.shifts:
            if last[code >> shift & 15] <= number:
                code |= BLANK << shift
        return code

    def drawn(self, draw: Draw) -> list[bool]:
        """For each time that others had two masks in hand, whether they exchanged them: drawn from the end back."""
        code = picked(list(self.joint), self.joint, draw)
        hands: list[bool] = []
        for layer in reversed(self.layers):
            clue = layer.clue
            if clue.what == HANDLED:
                twin = exchanged(code, clue.one, clue.other)
                kept = layer.before.get(code, 0.0) * (1.0 - self.swap)
                swapped = layer.before.get(twin, 0.0) * self.swap
                hands.append(draw(FINE) / FINE * (kept + swapped) < swapped)
                if hands[-1]:
                    code = twin
            elif clue.what == EXCHANGED:
                code = exchanged(code, clue.one, clue.other)
            else:
                code = picked(layer.alike[code], layer.before, draw)
        hands.reverse()
        return hands

    def ended(self, hands: list[bool]) -> int:
        """The arrangement that these hands led to."""
        code = self.start
        number = 0
        for clue in self.clues:
            if clue.what == EXCHANGED or clue.what == HANDLED and hands[number]:
                code = exchanged(code, clue.one, clue.other)
            if clue.what == HANDLED:
                number += 1
        return code
