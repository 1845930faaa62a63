"""What a bot makes of what it heard: where masks may lie, who may know it, and how the others are.

All of it is a fold over the facts: a bot that hears them again, after a pause or in another process, is the same bot.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.belief import Arrangements
from ridotto.games.mascarade.public.facts import (
    Announced,
    Chose,
    Claimed,
    Dealt,
    Looked,
    Passed,
    Returned,
    Revealed,
    Saw,
    ShownAround,
    Swapped,
)
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import Mask, Place
from ridotto.kernel import Character, Fact, Player

MOST_ARRANGEMENTS: Final = 3000  # kept in mind: more would be slow, and hardly ever better
HONEST: Final = 0.6  # `trust` of an even character
WILD: Final = 0.06  # how often others are thought to claim what they do not hold, before they are known
KEEN: Final = 0.8  # how often others are thought to claim what they know they hold


class BotMemory:
    """One bot's memory. Chances are by the slot of `setup.places` and by the number of a mask in `setup.kinds`."""

    def __init__(self, setup: MascaradeSetup, me: Player, character: Character, like: BotMemory | None = None) -> None:
        """Makes an empty memory, or one that is like another."""
        self.setup = setup
        self.me = me
        self.character = character
        self.view: CourtView = CourtView(setup, me) if like is None else like.view.copy()
        self.belief: Arrangements = Arrangements(setup, me, MOST_ARRANGEMENTS) if like is None else like.belief.copy()
        # How likely each player knows what lies at each slot.
        self.knows: list[list[float]] = (
            [[0.0] * len(setup.places) for _ in setup.everybody] if like is None else rows_of(like.knows)
        )
        # How much likelier than by hands and faces alone, by what people said.
        self.hints: list[list[float]] = (
            [[1.0] * len(setup.kinds) for _ in setup.places] if like is None else rows_of(like.hints)
        )
        # How often each player was asked, and claimed wrongly; announced and was shown, and was right.
        self.asked: list[int] = [0] * setup.players if like is None else like.asked.copy()
        self.wrong: list[int] = [0] * setup.players if like is None else like.wrong.copy()
        self.tested: list[int] = [0] * setup.players if like is None else like.tested.copy()
        self.right: list[int] = [0] * setup.players if like is None else like.right.copy()
        # The turn in which this player last saw what lies at each slot, or laid it there.
        self.last_seen: list[int] = [0] * len(setup.places) if like is None else like.last_seen.copy()

    def copy(self) -> BotMemory:
        return BotMemory(self.setup, self.me, self.character, self)

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, (Announced, Passed, Claimed)):
            self.weigh(fact)
        elif isinstance(fact, Revealed):
            self.judge(fact.at, fact.mask)
        self.view.hear(fact)
        self.belief.hear(fact)
        self.credit(fact)
        self.carry_on(fact)
        if self.character.memory is not None:
            self.refresh(fact)

    # Chances.

    def chances(self) -> list[list[float]]:
        """Returns the chances of each mask at each slot: what is possible, and what people made likely."""
        setup, belief = self.setup, self.belief
        rows = [[belief.chance(place, mask) for mask in setup.kinds] for place in setup.places]
        if self.character.memory is not None:
            rows = [self.faded(slot, row) for slot, row in enumerate(rows)]
        return [leant(row, hints) for row, hints in zip(rows, self.hints)]

    def faded(self, slot: int, row: list[float]) -> list[float]:
        """Returns what is left of the chances at a slot: beyond the span of memory every mask is as likely as any."""
        span = self.character.memory
        if span is None or self.view.turns - self.last_seen[slot] < span:
            return row
        masks = self.setup.masks
        return [masks.count(mask) / len(masks) for mask in self.setup.kinds]

    def refresh(self, fact: Fact) -> None:
        """Notes which masks this player sees or handles now."""
        slots = self.setup.slots
        if isinstance(fact, (Dealt, Revealed, Saw)):
            self.last_seen[slots[fact.at.number]] = self.view.turns
        elif isinstance(fact, Swapped):
            seen, one, other = self.last_seen, slots[fact.one.number], slots[fact.other.number]
            seen[one], seen[other] = seen[other], seen[one]

    def chances_of(self, mask: Mask) -> list[float]:
        """Returns how likely one mask is at each slot."""
        kind = self.setup.kinds.index(mask)
        return [row[kind] for row in self.chances()]

    def slots_of(self, player: Player) -> list[int]:
        return [self.setup.slots[place.number] for place in self.view.places_of(player)]

    def sure(self, player: Player) -> float:
        """Returns how likely a player knows the masks before them."""
        most = 0.0
        for slot in self.slots_of(player):
            most = max(most, self.knows[player][slot])
        return most

    # How the others are.

    def wild(self, player: Player) -> float:
        """Returns how often this player claims without holding the mask."""
        return (self.wrong[player] + 5 * WILD) / (self.asked[player] + 5)

    @property
    def trust(self) -> float:
        """How often others are thought to announce what they hold, before they are known."""
        return HONEST * (1.5 - self.character.suspicion)

    def honest(self, player: Player) -> float:
        """Returns how often this player holds what they announce."""
        return (self.right[player] + 3 * self.trust) / (self.tested[player] + 3)

    def judge(self, at: Place, mask: Mask) -> None:
        """Notes, when a mask is shown, whether it was what its player had said."""
        view = self.view
        for player, place in view.claims.items():
            if place is at and view.announced is not None:
                if player == view.announcer:
                    self.tested[player] += 1
                    self.right[player] += 1 if mask is view.announced else 0
                elif mask is not view.announced:
                    self.wrong[player] += 1

    # Hints: what people say moves the odds, but rules nothing out.

    def weigh(self, fact: Fact) -> None:
        if isinstance(fact, Announced):
            if fact.by != self.me:
                self.lean(self.setup.slots[fact.at.number], fact.mask, 1.0 + 4.0 * self.honest(fact.by) ** 2)
        elif isinstance(fact, Claimed):
            self.asked[fact.by] += 1
        elif isinstance(fact, Passed):
            self.asked[fact.by] += 1
            announced = self.view.announced
            if fact.by != self.me and announced is not None:
                for slot in self.slots_of(fact.by):
                    self.lean(slot, announced, 1.0 - KEEN * self.knows[fact.by][slot])

    def lean(self, slot: int, mask: Mask, factor: float) -> None:
        hints = self.hints[slot]
        kind = self.setup.kinds.index(mask)
        hints[kind] = min(max(hints[kind] * factor, 0.05), 20.0)

    def carry_on(self, fact: Fact) -> None:
        """Moves hints with the masks they are about; once a mask was seen they are idle."""
        slots, hints = self.setup.slots, self.hints
        if isinstance(fact, Swapped):
            one, other = slots[fact.one.number], slots[fact.other.number]
            hints[one], hints[other] = hints[other], hints[one]
        elif isinstance(fact, Returned):
            if fact.by != self.me:
                one, other = slots[fact.one.number], slots[fact.other.number]
                both = [(here + there) / 2 for here, there in zip(hints[one], hints[other])]
                hints[one], hints[other] = both, both.copy()
        elif isinstance(fact, (Revealed, Saw)):
            hints[slots[fact.at.number]] = [1.0] * len(self.setup.kinds)

    # Who may know what.

    def credit(self, fact: Fact) -> None:
        slots = self.setup.slots
        if isinstance(fact, Returned):
            self.blur(fact.by, slots[fact.one.number], slots[fact.other.number])
        elif isinstance(fact, (Dealt, Revealed)):
            if fact.at is not self.view.shown_around:
                self.all_know(slots[fact.at.number], None)
        elif isinstance(fact, ShownAround):
            self.all_know(slots[fact.at.number], fact.but)
        elif isinstance(fact, Looked):
            self.knows[fact.by][slots[fact.at.number]] = 1.0
        elif isinstance(fact, Chose):
            used = self.view.announced
            if used is not None and self.setup.edition.sheets[used].looks and fact.by in self.view.claims:
                self.knows[fact.by][slots[fact.at.number]] = 1.0
                self.knows[fact.by][slots[self.view.claims[fact.by].number]] = 1.0

    def blur(self, by: Player, one: int, other: int) -> None:
        """Notes that a player who had two masks in hand knows which went where, and the others half as much."""
        for player, knows in enumerate(self.knows):
            if player == by:
                knows[one] = knows[other] = (knows[one] + knows[other]) / 2
            else:
                knows[one] = knows[other] = max(knows[one], knows[other]) / 2

    def all_know(self, slot: int, but: Player | None) -> None:
        for player, knows in enumerate(self.knows):
            if player != but:
                knows[slot] = 1.0


def leant(row: list[float], hints: list[float]) -> list[float]:
    found = [chance * hint for chance, hint in zip(row, hints)]
    total = sum(found)
    return [chance / total for chance in found] if total > 0.0 else row


def rows_of(rows: list[list[float]]) -> list[list[float]]:
    return [row.copy() for row in rows]
