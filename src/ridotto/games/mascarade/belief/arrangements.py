"""What one player can infer about all masks at once (MC1-249, MC2-249)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.belief.clues import EXCHANGED, HANDLED, Candidates, Clue, clue_in
from ridotto.games.mascarade.belief.hindsight import ROOM, Hindsight
from ridotto.games.mascarade.belief.joint import Joint, Lots, all_exchanged, mixed, narrowed
from ridotto.games.mascarade.setup import Ball
from ridotto.games.mascarade.words import Mask, Place
from ridotto.kernel import Belief, Fact, Player

CAP: Final = 20_000
SAMPLE: Final = 1_000


class Arrangements(Belief):
    """Every arrangement of the masks that agrees with what a player heard, and how likely it is.

    Up to a cap all are kept, one by one. Where there are more, each mask is followed by itself, with hindsight: the
    odds of each place stay exact, and only in matches with hardly anything but swaps some of the ways are dropped by lot.

    Before the deal is told, or where play began in the middle and no deal was, `possible` gives for each place every
    mask that the facts do not exclude there.
    """

    def __init__(self, setup: Ball, player: Player, cap: int = CAP, swap: float = 0.5, seed: int = 1) -> None:
        self.setup = setup
        self.player = player
        self.cap = cap
        self.swap = swap  # how often others exchange what they have in hand
        self.lots = Lots(seed)
        self.joint: Joint = {}  # empty while nothing is known, and when it is too much
        self.places = Candidates(setup)  # a rougher guess that is never wrong
        self.start = -1  # the last arrangement that was certain,
        self.clues: list[Clue] = []  # and what was heard since

        self.odds: list[list[float]] = []
    def hear(self, fact: Fact) -> None:
        ...
