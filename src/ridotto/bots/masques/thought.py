"""One decision: what each option leads to, to the end of this turn and no further."""

from __future__ import annotations

from typing import Final

from ridotto.bots.masques.deeds import after, beginnings, ends
from ridotto.bots.masques.odds import Odds
from ridotto.bots.masques.worth import Worth
from ridotto.games.masques.ring import Ring
from ridotto.games.masques.view import PalaceView
from ridotto.games.masques.words import COURTESAN, FOSCARI_SLOT, HIGHEST, Agent, Arcade, Card, Guest, Hall
from ridotto.kernel import Answer

NOBODY_CAME: Final = -1  # no guest from a hand
NONE_CHOSEN: Final = -1  # an ability that is left unused
UNCLAIMED: Final = 0.5  # how much lower a stranger counts in a draft than a rival's guest of the same value


class Thought:
    def __init__(self, view: PalaceView) -> None:
        self.view = view
        self.ring = view.ring
        self.worth = Worth(view)
        # How many of each guest may still come to the palace, by slot.
        self.outside = view.setup.decks[FOSCARI_SLOT if view.absent is None else view.absent.slot].copy()
        for card in [*self.ring.cards, view.placing]:
            if isinstance(card, Guest):
                self.outside[card.slot] -= 1
        self.odds: dict[int, Odds] = {}  # by the guest that comes in this turn

    def value_of(self, question: str, option: Answer) -> float:
        """All alike where it has no opinion."""
        view, placing, agent = self.view, self.view.placing, self.view.agent
        if question == "WhichToKeep" and isinstance(option, Guest):
            return self.value_in_hand(option)
        if question == "WhatToPlay":
            return self.value_of_playing(option)
        if question == "Where" and placing is not None and isinstance(option, Hall):
            return self.value_of_placing(placing, option.number, 0)
        if agent is None:
            return 0.0
        if view.chosen:
            return self.value_of_end(self.ring, agent.number, self.number_called(view.chosen), number_of(option), 0)
        here = self.ring.cards.index(agent)
        return self.value_of_beginning(self.ring, agent.number, here, number_of(option), 0)

    def value_in_hand(self, guest: Guest) -> float:
        """One's own are there to be placed well, all others to be placed where they do no harm."""
        owner = self.view.owner_of(guest)
        if owner == self.view.player:
            return float(HIGHEST + guest.value)
        return guest.value - (UNCLAIMED if owner is None else 0.0)

    # What a turn leads to, if it goes on as well as it can. Whoever is still to pay is told the cost.

    def value_of_playing(self, option: Answer) -> float:
        if not isinstance(option, Card):
            return self.value_of_palace(self.ring, NOBODY_CAME, 0)  # passing
        cost = self.view.setup.cost_of(option) if isinstance(option, Agent) else 0
        vacant = [hall for hall, card in enumerate(self.ring.cards) if card is None]
        return max([self.value_of_placing(option, hall, cost) for hall in vacant])

    def value_of_placing(self, card: Card, hall: int, cost: int) -> float:
        ring = self.ring.copy()
        ring.cards[hall] = card
        if isinstance(card, Agent):
            chosen = [NONE_CHOSEN, *beginnings(ring, card.number, hall, self.outside)]
            return max([self.value_of_beginning(ring, card.number, hall, each, cost) for each in chosen])
        came = card.slot if isinstance(card, Guest) and card is not self.view.placing else NOBODY_CAME
        return self.value_of_palace(ring, came, cost)

    def value_of_beginning(self, ring: Ring, kind: int, here: int, chosen: int, cost: int) -> float:
        possible = [] if chosen == NONE_CHOSEN else ends(ring, kind, here, chosen)
        if not possible:
            return self.value_of_palace(ring, NOBODY_CAME, cost)
        return max([self.value_of_end(ring, kind, chosen, end, cost) for end in possible])

    def value_of_end(self, ring: Ring, kind: int, chosen: int, end: int, cost: int) -> float:
        came = chosen if kind == COURTESAN else NOBODY_CAME
        return self.value_of_palace(after(ring, kind, chosen, end), came, cost)

    def value_of_palace(self, ring: Ring, came: int, cost: int) -> float:
        if came not in self.odds:
            outside = self.outside.copy()
            if came != NOBODY_CAME:
                outside[came] -= 1
            self.odds[came] = Odds(self.view.owners, outside)
        return self.worth.of(ring, self.odds[came], cost)

    def number_called(self, text: str) -> int:
        """Of what was chosen before."""
        setup = self.view.setup
        for answer in (*setup.arcades, *setup.halls, *setup.edition.guests):
            if answer.text == text:
                return number_of(answer)
        return NONE_CHOSEN


def number_of(answer: Answer) -> int:
    if isinstance(answer, (Arcade, Hall)):
        return answer.number
    return answer.slot if isinstance(answer, Guest) else NONE_CHOSEN
