"""What one player can infer about all masks at once (MC1-249, MC2-249)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.belief.clues import EXCHANGED, HANDLED, SEEN, Candidates, Clue, clue_in
from ridotto.games.mascarade.public.belief.hindsight import Hindsight
from ridotto.games.mascarade.public.belief.joint import (
    Joint,
    Lots,
    all_exchanged,
    bits_of,
    even_shares,
    mixed,
    narrowed,
    shares,
)
from ridotto.games.mascarade.public.belief.reach import reach
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import Mask, Place
from ridotto.kernel import Belief, Fact, OddsSheet, Player
from ridotto.kernel.odds_sheet import estimated_row, exact_row

CAP: Final = 10_000  # arrangements kept at once
BUDGET_OF_ODDS: Final = 300_000  # arrangements carried over all clues, for all masks together
SAMPLE: Final = 1_000  # arrangements drawn where there are more than can be counted


class Arrangements(Belief):
    """Every arrangement of the masks that agrees with what a player heard, and how likely it is.

    Up to a cap they are kept one by one. Where there are more, masks are followed with hindsight: all in one pass for
    `possible`, and each by itself for the odds, which are still exact. Each question has a budget. Beyond that of the
    odds they are those of a sample, and `exact` is False; beyond that of `possible` it says what may lie at each place
    by itself, and `tight` is False: it always includes the truth.

    Before the deal is told, and where play began in the middle and no deal was, nothing is known but what the facts
    exclude at each place by itself.
    """

    def __init__(self, setup: MascaradeSetup, player: Player, cap: int = CAP, swap: float = 0.5, seed: int = 1) -> None:
        self.setup = setup
        self.player = player
        self.cap = cap
        self.swap = swap  # how often others exchange what they have in hand
        self.seed = seed
        self.start = -1  # the last arrangement that was certain,
        self.clues: list[Clue] = []  # and what was heard since
        self.joint: Joint = {}  # all arrangements, unless they are too many
        self.places = Candidates(setup)
        self.uncounted = False  # whether something was seen since arrangements were counted, and too many
        self.sets: list[int] = []  # what may lie at each place; empty until somebody asks after the last clue
        self.sets_are_tight = False
        self.reckoned = False  # whether somebody asked for odds since the last clue, and so the rest is up to date
        self.odds: list[list[float]] = []  # by place and mask; empty until a sample is drawn, where one is needed
        self.odds_are_exact = False
        self.dropped = 0.0

    def copy(self) -> Arrangements:
        """Returns a belief that has heard the same and goes on by itself."""
        found = Arrangements(self.setup, self.player, self.cap, self.swap, self.seed)
        found.start, found.clues = self.start, self.clues.copy()
        found.joint = self.joint  # which is only ever replaced, as all below
        found.places = self.places.copy()
        found.uncounted, found.reckoned = self.uncounted, self.reckoned
        found.sets, found.sets_are_tight = self.sets, self.sets_are_tight
        found.odds, found.odds_are_exact, found.dropped = self.odds, self.odds_are_exact, self.dropped
        return found

    def hear(self, fact: Fact) -> None:
        clue = clue_in(self.setup, self.player, fact)
        if clue is None:
            return
        self.reckoned = False
        self.sets = []
        self.clues.append(clue)
        self.places.take(clue)
        if self.joint:
            self.follow(clue)
        elif self.start >= 0 and clue.what == SEEN:
            self.uncounted = True
        code = self.places.settled()
        if code >= 0:
            self.start = code
            self.clues = []
            self.joint = {code: 1.0}
            self.uncounted = False

    def follow(self, clue: Clue) -> None:
        if clue.what == HANDLED:
            self.joint = mixed(self.joint, clue.one, clue.other, self.swap)
        elif clue.what == EXCHANGED:
            self.joint = all_exchanged(self.joint, clue.one, clue.other)
        else:
            self.joint = narrowed(self.joint, clue.one, clue.other)
        if len(self.joint) > self.cap:
            self.joint = {}

    def count_again(self) -> None:
        """Counts again if something was seen since there were too many: perhaps there are few enough to be kept."""
        if self.uncounted:
            self.uncounted = False
            past = self.past()
            if past.watch((1 << len(self.setup.kinds)) - 1):
                self.joint = past.joint

    def past(self) -> Hindsight:
        return Hindsight(self.setup, self.start, self.clues, self.swap, self.cap, Lots(self.seed).below)

    # What it comes to.

    @property
    def tight(self) -> bool:
        """True while `possible` says exactly what may be; False when it may say more than that."""
        self.candidates()
        return self.sets_are_tight

    @property
    def exact(self) -> bool:
        """True while the odds are exact and not an estimate."""
        self.reckon()
        return self.odds_are_exact

    @property
    def discarded(self) -> float:
        """The share of the weight that was dropped before a sample was drawn; 0 when nothing was dropped."""
        self.estimate()
        return self.dropped

    def size(self) -> int:
        """Returns how many arrangements there are; 0 while none is known, or when they are too many to count."""
        self.count_again()
        return len(self.joint)

    def possible(self) -> dict[str, list[str]]:
        """Returns what may lie at each place (TBL-002)."""
        kinds = self.setup.kinds
        return {
            place.text: [mask.text for kind, mask in enumerate(kinds) if candidates >> kind & 1]
            for place, candidates in zip(self.setup.places, self.candidates())
        }

    def sheet(self) -> OddsSheet:
        """Returns the odds of the masks at each place."""
        exact = self.exact
        self.estimate()
        kinds = self.setup.kinds
        places: dict[str, dict[str, float]] = {}
        for slot, place in enumerate(self.setup.places):
            row, candidates = self.odds[slot], self.candidates()[slot]
            odds = {mask.text: row[kind] for kind, mask in enumerate(kinds) if candidates >> kind & 1}
            places[place.text] = exact_row(odds) if exact else estimated_row(odds)
        return OddsSheet(places, exact)

    def matters(self, fact: Fact) -> bool:
        return clue_in(self.setup, self.player, fact) is not None

    def is_slow(self) -> bool:
        return self.start >= 0 and not self.joint

    def sure(self, place: Place) -> Mask | None:
        """Returns the mask that must lie here; None where there may be another."""
        candidates = self.candidates()[self.setup.slots[place.number]]
        return self.setup.kinds[candidates.bit_length() - 1] if candidates.bit_count() == 1 else None

    def chance(self, place: Place, mask: Mask) -> float:
        """Returns how likely this mask lies here; while no arrangement is known, all that is possible is alike."""
        self.estimate()
        row = self.odds[self.setup.slots[place.number]]
        return row[self.setup.kinds.index(mask)] if mask in self.setup.kinds else 0.0

    def arrangements(self) -> list[tuple[tuple[Mask, ...], float]]:
        """Returns masks in the order of `setup.places` and their odds, the likeliest first; a sample if `size` is 0."""
        self.count_again()
        joint = self.joint or self.sample()
        total = sum(joint.values())
        codes = sorted(joint, key=lambda code: (-joint[code], code))
        kinds, slots = self.setup.kinds, range(len(self.setup.places))
        return [(tuple([kinds[code >> 4 * slot & 15] for slot in slots]), joint[code] / total) for code in codes]

    def candidates(self) -> list[int]:
        """Returns for each place a bit for each mask that may lie there."""
        if not self.sets:
            found = self.reached()
            self.sets_are_tight = found is not None
            self.sets = self.places.sets.copy() if found is None else found
        return self.sets

    def reached(self) -> list[int] | None:
        """Returns the same for all masks at once; None where it is not known, or too much."""
        if self.joint:
            return [bits_of(row) for row in shares(self.joint, len(self.setup.places))]
        return reach(self.past()) if self.start >= 0 else None

    def reckon(self) -> None:
        """Works out the odds of every place, where they can be had exactly."""
        if self.reckoned:
            return
        self.reckoned = True
        self.odds = []
        self.odds_are_exact = True
        self.dropped = 0.0
        self.count_again()
        if self.joint:
            self.odds = shares(self.joint, len(self.setup.places))
        elif self.start >= 0:
            self.odds_are_exact = self.follow_each_mask()
        else:
            self.odds = [even_shares(candidates) for candidates in self.places.sets]
            self.odds_are_exact = False

    def estimate(self) -> None:
        """Works out the odds of every place, from a sample where there is no other way."""
        self.reckon()
        if not self.odds:
            self.odds = shares(self.sample(), len(self.setup.places))

    def follow_each_mask(self) -> bool:
        """Works out the odds of every place by looking back once for each mask; False when even that is too much."""
        past = self.past()
        past.budget = BUDGET_OF_ODDS
        odds = shares({}, len(self.setup.places))
        for kind in range(len(self.setup.kinds)):
            if not past.watch(1 << kind):
                return False
            for row, found in zip(odds, shares(past.joint, len(odds))):
                row[kind] = found[kind]
        self.odds = odds
        return True

    def sample(self) -> Joint:
        """Returns arrangements drawn as often as they are likely."""
        found: Joint = {}
        if self.start >= 0:
            past = self.past()
            past.remember()
            self.dropped = past.discarded
            for _ in range(SAMPLE if past.joint else 0):
                code = past.outcome(past.drawn())
                found[code] = found.get(code, 0.0) + 1.0 / SAMPLE
        return found
