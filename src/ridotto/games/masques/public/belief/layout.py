"""Where guests may be, as far as one player has seen packs go by (MQD-181 to 183, MQF-189 to 191).

In a draft every guest that was dealt ends as what one player keeps at one step of one pack. A player who sees a pack
knows which guests are still in it, so guests come in groups: each group fills its own spots, in any order.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.belief.memory import DealMemory, RoundMemory
from ridotto.games.masques.public.words import KINDS, Guest
from ridotto.kernel import Player

UNSEEN: Final = 0  # the group of all guests that one has not seen
LEFT: Final = -1  # not a step: what is still in a pack, or a hand that was not drafted
NO_PACK: Final = -1


class Spot:
    """What a player kept at one step, what is left of a pack, what waits aside, or what was not dealt."""

    def __init__(self, group: int, holder: int, pack: int, step: int, room: int) -> None:
        self.group = group
        self.holder = holder
        self.pack = pack
        self.step = step
        self.room = room


class Layout:
    """Groups of guests, and their spots.

    A holder is a player in one of the rounds of a deal, or what is aside, or the rest; a pack is named in the same way
    after the player it is dealt to.
    """

    def __init__(self, deal: DealMemory) -> None:
        self.deal = deal
        self.players = deal.setup.players
        self.aside = 2 * self.players  # a holder
        self.rest = self.aside + 1  # a holder
        self.holders = self.rest + 1
        self.groups: list[list[Guest]] = [[]]
        self.spots: list[Spot] = []
        self.fits = True  # whether every group has as many guests as its spots have room
        for number, heard in enumerate(deal.rounds):
            for pack in deal.setup.everybody:
                self.lay_out(number * self.players, heard, pack)
        if deal.aside > 0:
            self.spots.append(Spot(UNSEEN, self.aside, NO_PACK, LEFT, deal.aside))
        self.find_unseen()
        room = [0] * len(self.groups)
        for spot in self.spots:
            room[spot.group] += spot.room
            self.fits = self.fits and spot.room >= 0
        for group, guests in enumerate(self.groups):
            self.fits = self.fits and room[group] == len(guests)

    def lay_out(self, base: int, heard: RoundMemory, pack: Player) -> None:
        """Lays out one pack on its way to the left: at each step one guest is kept (MQD-053, MQF-056)."""
        last = heard.handed_on
        group = UNSEEN
        for step in range(last + 1):
            owner = (pack + step) % self.players
            mine = owner == self.deal.player
            if step == last:
                room = heard.dealt[pack] - last
                if room != 0:
                    at = self.new_group(heard.seen(step)) if mine else group
                    self.spots.append(Spot(at, base + owner, base + pack, LEFT, room))
            elif mine:
                kept = heard.kept[step : step + 1]
                self.spots.append(Spot(self.new_group(kept), base + owner, base + pack, step, 1))
                back = step + self.players  # when this pack is seen again
                others = self.remaining(heard.seen(step), kept)
                group = self.new_group(self.remaining(others, heard.seen(back) if back <= last else []))
            else:
                self.spots.append(Spot(group, base + owner, base + pack, step, 1))

    def new_group(self, guests: list[Guest]) -> int:
        self.groups.append(guests)
        return len(self.groups) - 1

    def remaining(self, guests: list[Guest], gone: list[Guest]) -> list[Guest]:
        found = guests.copy()
        for guest in gone:
            if guest in found:
                found.remove(guest)
            else:
                self.fits = False
        return found

    def find_unseen(self) -> None:
        """Groups all that is nowhere else; with two players nobody can tell what of it is aside (MQD-191, MQF-199)."""
        left = self.deal.deck.copy()
        for guest in self.deal.lying:
            left[guest.slot] -= 1
        for group in self.groups:
            for guest in group:
                left[guest.slot] -= 1
        room = sum([spot.room for spot in self.spots if spot.group == UNSEEN])
        for slot in range(KINDS):
            self.fits = self.fits and left[slot] >= 0
            for _ in range(left[slot]):
                self.groups[UNSEEN].append(self.deal.setup.guest_in(slot))
        rest = len(self.groups[UNSEEN]) - room
        if rest > 0:
            self.spots.append(Spot(UNSEEN, self.rest, NO_PACK, LEFT, rest))
