"""Draws what others hold by how people draft: of what was in their pack they keep what they need.

A belief says which arrangements of the guests are possible, as if everybody kept anything alike. From one of them two
guests after the other are exchanged where both could lie as well, the more often the likelier the picks become by it
(Metropolis, 1953): so arrangements come up as often as they are likely.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ridotto.games.masques.public.belief import Odds
from ridotto.games.masques.public.bots.worth import value_in_hand
from ridotto.games.masques.public.words import KINDS, VALUES, Guest
from ridotto.kernel import Draw, Player

WARMTH: Final = 0.35  # of value in hand: a guest that is worth so much less is kept 1 / e as often
CARELESS: Final = 0.1  # how often somebody keeps anything
FIRST: Final = 60  # exchanges that are tried before the first arrangement is taken,
BETWEEN: Final = 12  # and before each further one
ANY_HOLDER: Final = -1
FINE: Final = 1 << 20


class LikelyHands:
    """One arrangement after the other. A card is a guest at a place: those of one spot are behind one another."""

    def __init__(self, odds: Odds, owners: list[Player], draw: Draw) -> None:
        """`owners` is by family, with NOBODY for strangers."""
        self.draw = draw
        self.layout = odds.layout
        players = self.layout.players
        self.fondness = [
            [exp(value_in_hand(guest, owners[guest.slot // VALUES], picker) / WARMTH) for guest in guests_of(odds)]
            for picker in odds.deal.setup.everybody
        ]  # by player and slot
        self.guests: list[Guest] = []
        self.spot: list[int] = []  # by card
        self.tied: list[int] = []  # by card: the holder it has to stay with
        for at, guests in enumerate(odds.drawn(draw)):
            for guest in guests:
                self.guests.append(guest)
                self.spot.append(at)
                single = odds.deal.deck[guest.slot] == 1
                self.tied.append(odds.found_with[guest.slot] if single else self.layout.spots[at].holder)
        # The cards of each pack that is under draft, in the order in which they were kept.
        self.packs: list[list[int]] = [[] for _ in range(self.layout.holders)]
        for card, at in enumerate(self.spot):
            if self.layout.spots[at].pack >= 0:
                self.packs[self.layout.spots[at].pack].append(card)
        self.picker = [self.layout.spots[at].holder % players for at in self.spot]
        self.picked = [self.layout.spots[at].step >= 0 and not self.is_mine(at) for at in self.spot]
        self.pairs = [
            (one, other)
            for other in range(len(self.guests))
            for one in range(other)
            if self.spot[one] != self.spot[other] and self.group(one) == self.group(other)
        ]
        if any(self.picked):
            self.exchange_some(FIRST)

    def is_mine(self, at: int) -> bool:
        return self.layout.spots[at].holder % self.layout.players == self.layout.deal.player

    def group(self, card: int) -> int:
        return self.layout.spots[self.spot[card]].group

    def go_on(self) -> None:
        """Goes on to another arrangement."""
        self.exchange_some(BETWEEN)

    def exchange_some(self, times: int) -> None:
        """Tries so many exchanges."""
        draw, pairs = self.draw, self.pairs
        for _ in range(times if pairs else 0):
            one, other = pairs[draw(len(pairs))]
            if self.stays(one, other) or self.stays(other, one):
                continue
            before = self.likelihood(one, other)
            self.exchange(one, other)
            after = self.likelihood(one, other)
            if after < before and draw(FINE) * before >= after * FINE:
                self.exchange(one, other)

    def stays(self, card: int, other: int) -> bool:
        """True when a guest may not go where the other lies."""
        tied = self.tied[card]
        return tied != ANY_HOLDER and tied != self.layout.spots[self.spot[other]].holder

    def exchange(self, one: int, other: int) -> None:
        guests, tied = self.guests, self.tied
        guests[one], guests[other] = guests[other], guests[one]
        tied[one], tied[other] = tied[other], tied[one]

    def likelihood(self, one: int, other: int) -> float:
        """Returns how likely all picks are from the packs in which these two lie."""
        here, there = self.layout.spots[self.spot[one]].pack, self.layout.spots[self.spot[other]].pack
        found = self.likelihood_of(here) if here >= 0 else 1.0
        return found * self.likelihood_of(there) if there >= 0 and there != here else found

    def likelihood_of(self, pack: int) -> float:
        found, cards = 1.0, self.packs[pack]
        for number, card in enumerate(cards):
            if self.picked[card]:
                fondness, total = self.fondness[self.picker[card]], 0.0
                for later in range(number, len(cards)):
                    total += fondness[self.guests[cards[later]].slot]
                share = fondness[self.guests[card].slot] / total
                found *= (1.0 - CARELESS) * share + CARELESS / (len(cards) - number)
        return found


def guests_of(odds: Odds) -> list[Guest]:
    return [odds.deal.setup.guest_in(slot) for slot in range(KINDS)]
