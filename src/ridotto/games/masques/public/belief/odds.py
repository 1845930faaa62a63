"""Works out how likely every arrangement of the guests is, when Fate deals and everybody else chooses evenly.

Guests of which there is only one make no choice likelier than another, so within their group they lie anywhere alike:
as many arrangements as there are spots for them, less those that turned out to be a player's. Only guests that are
spelt alike need a closer look, since two of them in one pack or hand are one choice: wherever they may lie is tried.
"""

from __future__ import annotations

from typing import Final, TypeVar

from ridotto.games.masques.public.belief.layout import LEFT, Layout
from ridotto.games.masques.public.belief.memory import NOTHING, DealMemory, RoundMemory
from ridotto.games.masques.public.words import KINDS, Guest
from ridotto.kernel import Draw

FINE: Final = 1 << 30  # draws are made in so many steps
T = TypeVar("T")


class Placement:
    """How many of each duplicate lie in each spot, how many other guests fit, and what all this weighs."""

    def __init__(self, copies: list[int], room: list[int], weight: float) -> None:
        self.copies = copies
        self.room = room
        self.weight = weight


class Duplicates:
    """Duplicates of one kind that are known to lie in one group."""

    def __init__(self, kind: int, copies: int, spots: list[int]) -> None:
        self.kind = kind
        self.copies = copies
        self.spots = spots


class Odds:
    def __init__(self, deal: DealMemory) -> None:
        self.deal = deal
        self.layout = Layout(deal)
        self.duplicates = [slot for slot in range(KINDS) if deal.deck[slot] > 1]
        layout, kinds = self.layout, len(self.duplicates)
        self.found_with = [-1] * KINDS  # the holder of a single guest that left a hand, by slot
        for number, heard in enumerate(deal.rounds):
            for clue in heard.clues:
                if clue.slot != NOTHING and deal.deck[clue.slot] == 1:
                    self.found_with[clue.slot] = number * layout.players + clue.by
        self.found = [0] * (len(layout.groups) * layout.holders)  # how many of those, by group and holder
        self.free: list[list[Guest]] = []  # single guests that may be anybody's, by group
        for group, guests in enumerate(layout.groups):
            single = [guest for guest in guests if deal.deck[guest.slot] == 1]
            for guest in single:
                if self.found_with[guest.slot] >= 0:
                    self.found[group * layout.holders + self.found_with[guest.slot]] += 1
            self.free.append([guest for guest in single if self.found_with[guest.slot] < 0])
        # Duplicates are laid in one spot after the other, and taken up again.
        self.copies = [0] * (len(layout.spots) * kinds)
        self.room = [spot.room for spot in layout.spots]
        self.placements: list[Placement] = []
        self.total = 0.0
        if layout.fits:
            self.place(self.batches(), 0, 0, 0, 1.0)

    def batches(self) -> list[Duplicates]:
        found: list[Duplicates] = []
        for group, guests in enumerate(self.layout.groups):
            spots = [at for at, spot in enumerate(self.layout.spots) if spot.group == group]
            for kind, slot in enumerate(self.duplicates):
                copies = len([guest for guest in guests if guest.slot == slot])
                if copies > 0:
                    found.append(Duplicates(kind, copies, spots))
        return found

    def place(self, batches: list[Duplicates], number: int, at: int, placed: int, ways: float) -> None:
        """Lays duplicates in all ways from this spot on, where so many of a batch lie already."""
        if number == len(batches):
            self.weigh(ways)
            return
        batch = batches[number]
        if placed == batch.copies:
            self.place(batches, number + 1, 0, 0, ways)
            return
        if at == len(batch.spots):
            return
        spot = batch.spots[at]
        index = spot * len(self.duplicates) + batch.kind
        room, most = self.room[spot], batch.copies - placed
        for count in range(min(room, most) + 1):
            self.copies[index] = count
            self.room[spot] = room - count
            self.place(batches, number, at + 1, placed + count, ways * combinations(room, count))
        self.copies[index] = 0
        self.room[spot] = room

    # What duplicates weigh where they lie now.

    def weigh(self, ways: float) -> None:
        weight = ways * self.singles_weigh()
        if weight > 0.0 and self.duplicates:
            weight *= self.drafts_weigh()
            for number, heard in enumerate(self.deal.rounds):
                weight *= self.turns_weigh(number * self.layout.players, heard)
        if weight > 0.0:
            self.placements.append(Placement(self.copies.copy(), self.room.copy(), weight))
            self.total += weight

    def singles_weigh(self) -> float:
        """Returns in how many ways the single guests that were a player's go into the spots that are left."""
        weight = 1.0
        room = self.room_of_holders(self.room)
        for index, count in enumerate(self.found):
            for taken in range(count):
                weight *= room[index] - taken
        return weight

    def room_of_holders(self, room: list[int]) -> list[int]:
        """Returns the room by group and holder, as `found` is."""
        found = [0] * len(self.found)
        for at, spot in enumerate(self.layout.spots):
            found[spot.group * self.layout.holders + spot.holder] += room[at]
        return found

    def drafts_weigh(self) -> float:
        """Returns how often others keep what they did, compared with packs of which no two guests are alike."""
        weight = 1.0
        kinds = len(self.duplicates)
        spots = self.layout.spots
        inside = [0] * kinds  # how many of each duplicate are in the pack
        size = 0
        for at in range(len(spots) - 1, -1, -1):  # from what is left of a pack back to what was kept first
            spot = spots[at]
            if spot.step == LEFT:
                inside, size = [0] * kinds, 0
            size += spot.room
            options, alike = size, 1
            for kind in range(kinds):
                here = self.copies[at * kinds + kind]
                inside[kind] += here
                if inside[kind] > 1:
                    options -= inside[kind] - 1
                if here > 0:
                    alike = inside[kind]
            if spot.step != LEFT:
                weight *= size / (options * alike)
        return weight

    def turns_weigh(self, base: int, heard: RoundMemory) -> float:
        """Returns how often everybody plays what they did, compared with hands of which no two guests are alike."""
        weight = 1.0
        kinds = len(self.duplicates)
        hands = self.hands(self.copies)
        for clue in heard.clues:
            holder = base + clue.by
            if clue.options > 0:
                options = clue.options
                for kind in range(kinds):
                    if hands[holder * kinds + kind] > 1:
                        options -= hands[holder * kinds + kind] - 1
                if options <= 0:
                    return 0.0
                weight *= clue.options / options
            if clue.slot in self.duplicates:
                kind = self.duplicates.index(clue.slot)
                for player in clue.without:
                    if hands[(base + player) * kinds + kind] > 0:
                        return 0.0
                if hands[holder * kinds + kind] == 0:
                    return 0.0
                hands[holder * kinds + kind] -= 1
        return weight

    def hands(self, copies: list[int]) -> list[int]:
        """Returns how many of each duplicate everybody was dealt or kept, by holder and kind."""
        kinds = len(self.duplicates)
        found = [0] * (self.layout.holders * kinds)
        for at, spot in enumerate(self.layout.spots):
            for kind in range(kinds):
                found[spot.holder * kinds + kind] += copies[at * kinds + kind]
        return found

    # What follows.

    def chances(self) -> list[float]:
        """Returns the chances that a holder still has at least one of a guest, by holder and slot."""
        holders, kinds = self.layout.holders, len(self.duplicates)
        found = [0.0] * (holders * KINDS)
        room = [0.0] * len(self.found)  # for guests that may be anybody's, on average
        for placement in self.placements:
            share = placement.weight / self.total
            free = self.room_of_holders(placement.room)
            for index in range(len(room)):
                room[index] += share * (free[index] - self.found[index])
            hands = self.hands(placement.copies)
            for number, heard in enumerate(self.deal.rounds):
                for clue in heard.clues:
                    if clue.slot in self.duplicates:
                        holder = number * self.layout.players + clue.by
                        hands[holder * kinds + self.duplicates.index(clue.slot)] -= 1
            for holder in range(holders):
                for kind, slot in enumerate(self.duplicates):
                    if hands[holder * kinds + kind] > 0:
                        found[holder * KINDS + slot] += share
        for group, guests in enumerate(self.free):
            for guest in guests:
                for holder in range(holders):
                    found[holder * KINDS + guest.slot] = room[group * holders + holder] / len(guests)
        return found

    def size(self) -> int:
        """Returns how many arrangements there are that differ in what a player has had or what lies somewhere."""
        found: dict[tuple[int, ...], int] = {}
        for placement in self.placements:
            free = self.room_of_holders(placement.room)
            ways = 1
            for group in range(len(self.free)):
                used = 0
                for index in range(group * self.layout.holders, (group + 1) * self.layout.holders):
                    used += free[index] - self.found[index]
                    ways *= combinations(used, free[index] - self.found[index])
            found[(*self.hands(placement.copies), *free)] = ways
        return sum(found.values())

    def drawn(self, draw: Draw) -> list[list[Guest]]:
        """Returns the guests in each spot, drawn as often as they are likely; there has to be a placement."""
        placement = self.drawn_placement(draw)
        kinds = len(self.duplicates)
        guest_in = self.deal.setup.guest_in
        found: list[list[Guest]] = []
        vacant: list[list[int]] = [[] for _ in self.layout.groups]  # spots, once for each guest that fits
        for at, spot in enumerate(self.layout.spots):
            found.append([])
            for kind, slot in enumerate(self.duplicates):
                found[at] += [guest_in(slot)] * placement.copies[at * kinds + kind]
            vacant[spot.group] += [at] * placement.room[at]
        for group, guests in enumerate(self.layout.groups):
            places = vacant[group]
            for guest in guests:
                holder = self.found_with[guest.slot]
                if holder >= 0:
                    theirs = [at for at in places if self.layout.spots[at].holder == holder]
                    at = theirs[draw(len(theirs))]
                    found[at].append(guest)
                    places.remove(at)
            shuffle(places, draw)
            for at, guest in zip(places, self.free[group], strict=True):
                found[at].append(guest)
        return found

    def drawn_placement(self, draw: Draw) -> Placement:
        left = draw(FINE) / FINE * self.total
        for placement in self.placements:
            left -= placement.weight
            if left < 0.0:
                return placement
        return self.placements[-1]


def combinations(things: int, chosen: int) -> int:
    found = 1
    for number in range(chosen):
        found = found * (things - number) // (number + 1)
    return found


def shuffle(things: list[T], draw: Draw) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = draw(last + 1)
        things[last], things[other] = things[other], things[last]
