"""What a fact says about where the masks lie, and what may lie at each place by itself."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.facts import Dealt, Lay, Returned, Revealed, Saw, Swapped
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.kernel import Fact, Player

HANDLED: Final = 0  # somebody else had two masks in hand, and may have exchanged them
EXCHANGED: Final = 1  # oneself did exchange two masks
SEEN: Final = 2  # a mask was seen at a place


class Clue:
    """What a fact shows: two slots of `setup.places`; or a slot, and the mask seen there by its number in `kinds`."""

    def __init__(self, what: int, one: int, other: int) -> None:
        self.what = what
        self.one = one
        self.other = other


def clue_in(setup: MascaradeSetup, player: Player, fact: Fact) -> Clue | None:
    """Returns what a fact shows of masks: only hands and faces count, never what somebody says (MC1-249, MC2-249)."""
    slots = setup.slots
    if isinstance(fact, Returned):
        return None if fact.by == player else Clue(HANDLED, slots[fact.one.number], slots[fact.other.number])
    if isinstance(fact, Swapped):
        return Clue(EXCHANGED, slots[fact.one.number], slots[fact.other.number])
    if isinstance(fact, (Dealt, Saw, Revealed, Lay)):
        return Clue(SEEN, slots[fact.at.number], setup.kinds.index(fact.mask))
    return None


class Candidates:
    """What may lie at each place, each place by itself: it forgets what goes with what, but never the truth."""

    def __init__(self, setup: MascaradeSetup, like: Candidates | None = None) -> None:
        """Makes one for which anything may lie anywhere, or one that is like another."""
        self.setup = setup
        anything = (1 << len(setup.kinds)) - 1  # one bit each, by number in `setup.kinds`
        self.sets: list[int] = like.sets.copy() if like else [anything] * len(setup.places)
        self.copies: list[int] = like.copies if like else [setup.masks.count(mask) for mask in setup.kinds]

    def copy(self) -> Candidates:
        return Candidates(self.setup, self)

    def take(self, clue: Clue) -> None:
        """Takes in a clue; it is the same forwards and backwards in time."""
        sets = self.sets
        if clue.what == HANDLED:
            either = sets[clue.one] | sets[clue.other]
            sets[clue.one] = either
            sets[clue.other] = either
        elif clue.what == EXCHANGED:
            sets[clue.one], sets[clue.other] = sets[clue.other], sets[clue.one]
        else:
            sets[clue.one] = 1 << clue.other
            self.use_up(clue.other)

    def use_up(self, kind: int) -> None:
        """Excludes a mask everywhere else, once it was found as often as there are copies of it."""
        sets, mask = self.sets, 1 << kind
        if sets.count(mask) < self.copies[kind]:
            return
        for slot, candidates in enumerate(sets):
            if candidates & mask and candidates != mask:
                sets[slot] = candidates ^ mask
                if sets[slot].bit_count() == 1:
                    self.use_up(sets[slot].bit_length() - 1)

    def settled(self) -> int:
        """Returns the only arrangement left, packed; -1 while there may be several."""
        code = 0
        for slot, candidates in enumerate(self.sets):
            if candidates.bit_count() != 1:
                return -1
            code |= (candidates.bit_length() - 1) << 4 * slot
        return code
