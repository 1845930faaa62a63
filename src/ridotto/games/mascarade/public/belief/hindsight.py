"""Retells a story with the knowledge of how it goes on.

With what will be seen later, all that it rules out can be dropped at once, and masks that nobody sees again need not
be told apart. So there are far fewer arrangements to carry along than while it happens, with the same odds.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.belief.clues import EXCHANGED, HANDLED, SEEN, Candidates, Clue
from ridotto.games.mascarade.public.belief.joint import (
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
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.kernel import Draw

BUDGET: Final = 100_000  # arrangements carried over all clues, by each of which a question grows dearer
FEW: Final = 1_000  # arrangements that are always carried on


class Layer:
    """One clue, what was possible before it, and which of that looks alike after it."""

    def __init__(self, clue: Clue, before: Joint, alike: dict[int, list[int]]) -> None:
        self.clue = clue
        self.before = before
        self.alike = alike


class Hindsight:
    """All that may have happened since one arrangement was certain, when others exchange masks this often."""

    def __init__(self, setup: MascaradeSetup, start: int, clues: list[Clue], swap: float, cap: int, draw: Draw) -> None:
        self.start = start
        self.clues = clues
        self.swap = swap
        self.cap = cap  # there is room for so many arrangements at once
        self.draw = draw
        self.budget = BUDGET  # so many arrangements may still be carried over a clue
        self.joint: Joint = {}  # what may be so after the last clue
        self.layers: list[Layer] = []  # how it came about
        self.discarded = 0.0  # the share of the weight for which there was no room
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

    def watch(self, watched: int) -> bool:
        """Follows where these masks, one bit each, may have come to lie; False without room for all of it."""
        last = self.last_seen(watched)
        self.joint = {self.blanked(self.start, last, -1): 1.0}
        for number, clue in enumerate(self.clues):
            if not self.spend(len(self.joint)):
                return False
            self.joint = self.after(self.joint, number)
            if clue.what == SEEN and last[clue.other] == number:
                self.forget(last, number)
            if len(self.joint) > self.cap:
                return False
        return len(self.joint) > 0

    def spend(self, arrangements: int) -> bool:
        """Takes so many arrangements from the budget; False once it is used up."""
        self.budget -= arrangements
        return self.budget >= 0

    def remember(self) -> None:
        """Remembers what `drawn` needs. Where there is no room for all, some is dropped by lot, but never all."""
        cap, few = self.cap, FEW
        while True:
            self.remember_most(cap, few)
            if self.joint or self.discarded == 0.0:  # a story that cannot be leaves nothing either
                return
            cap, few = cap * 10, few * 10

    def remember_most(self, cap: int, few: int) -> None:
        """Remembers at most so many arrangements at once, and few of them once the budget is used up."""
        last = self.last_seen(0)
        self.joint = {self.blanked(self.start, last, -1): 1.0}
        self.layers = []
        self.discarded = 0.0
        self.budget = BUDGET
        for number, clue in enumerate(self.clues):
            before = self.joint
            self.joint = self.after(before, number)
            if clue.what != SEEN:
                self.layers.append(Layer(clue, before, {}))
            elif last[clue.other] == number:
                before = self.joint
                self.layers.append(Layer(clue, before, self.forget(last, number)))
            room = cap if self.spend(len(self.joint)) else min(cap, few)
            if len(self.joint) > room:
                self.joint, dropped = thinned(self.joint, room, self.draw)
                self.discarded += (1.0 - self.discarded) * dropped

    def after(self, joint: Joint, number: int) -> Joint:
        """Returns what a clue makes of what was possible before it."""
        clue = self.clues[number]
        if clue.what == HANDLED:
            return mixed(joint, clue.one, clue.other, self.swap, self.here[number], self.there[number])
        if clue.what == EXCHANGED:
            return all_exchanged(joint, clue.one, clue.other)
        return narrowed(joint, clue.one, clue.other)

    def last_seen(self, watched: int) -> list[int]:
        """Returns the last clue that shows each mask of `setup.kinds`; for watched ones, a number after all clues."""
        last = [-1] * (BLANK + 1)
        for number, clue in enumerate(self.clues):
            if clue.what == SEEN:
                last[clue.other] = number
        for kind in range(BLANK):
            if watched >> kind & 1:
                last[kind] = len(self.clues)
        return last

    def forget(self, last: list[int], number: int) -> dict[int, list[int]]:
        """Drops which mask this is, since nobody sees it again; returns what looks alike from now on."""
        alike: dict[int, list[int]] = {}
        joint: Joint = {}
        for code, weight in self.joint.items():
            blank = self.blanked(code, last, number)
            if blank in alike:
                alike[blank].append(code)
                joint[blank] += weight
            else:
                alike[blank] = [code]
                joint[blank] = weight
        self.joint = joint
        return alike

    def blanked(self, code: int, last: list[int], number: int) -> int:
        """Returns the arrangement without the masks that nobody sees after this clue."""
        for shift in self.shifts:
            if last[code >> shift & 15] <= number:
                code |= BLANK << shift
        return code

    def drawn(self) -> list[bool]:
        """Draws, from the end back, whether others exchanged masks, for each time that they had two in hand."""
        code = picked(list(self.joint), self.joint, self.draw)
        hands: list[bool] = []
        for layer in reversed(self.layers):
            clue = layer.clue
            if clue.what == HANDLED:
                twin = exchanged(code, clue.one, clue.other)
                kept = layer.before.get(code, 0.0) * (1.0 - self.swap)
                swapped = layer.before.get(twin, 0.0) * self.swap
                hands.append(self.draw(FINE) / FINE * (kept + swapped) < swapped)
                if hands[-1]:
                    code = twin
            elif clue.what == EXCHANGED:
                code = exchanged(code, clue.one, clue.other)
            else:
                code = picked(layer.alike[code], layer.before, self.draw)
        hands.reverse()
        return hands

    def outcome(self, hands: list[bool]) -> int:
        """Returns the arrangement that these hands lead to."""
        code = self.start
        number = 0
        for clue in self.clues:
            if clue.what == HANDLED:
                if hands[number]:
                    code = exchanged(code, clue.one, clue.other)
                number += 1
            elif clue.what == EXCHANGED:
                code = exchanged(code, clue.one, clue.other)
        return code
