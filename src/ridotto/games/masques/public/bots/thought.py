"""One decision of a bot: what each option leads to, to the end of this turn and no further."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.agents import RULES, AgentRule
from ridotto.games.masques.public.bots.odds import VacancyOdds
from ridotto.games.masques.public.bots.worth import Worth, value_in_hand
from ridotto.games.masques.public.facts import Placed
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import DECLINE, Agent, Card, Guest, Hall
from ridotto.kernel import NOBODY, Answer, Character

NOBODY_CAME: Final = -1  # no guest from a hand


class Thought:
    def __init__(self, view: PalaceView, character: Character) -> None:
        self.view = view
        self.ring = view.ring
        self.worth = Worth(view, character)
        # How many of each guest may still come to the palace, by slot.
        self.outside = self.ring.outside()
        if isinstance(view.placing, Guest):
            self.outside[view.placing.slot] -= 1
        self.odds: dict[int, VacancyOdds] = {}  # by the guest that comes in this turn

    def value_of(self, question: str, option: Answer) -> float:
        """Returns the value of an option; all are alike where it has no opinion."""
        view, placing, agent = self.view, self.view.placing, self.view.agent
        if question == "WhichToKeep" and isinstance(option, Guest):
            owner = self.view.owner_of(option)
            return value_in_hand(option, NOBODY if owner is None else owner, self.view.player)
        if question == "WhatToPlay":
            return self.value_of_playing(option)
        if question == "Where" and placing is not None and isinstance(option, Hall):
            return self.value_of_placing(placing, option, 0)
        if agent is None:
            return 0.0
        rule, here = RULES[agent.number], view.setup.halls[self.ring.cards.index(agent)]
        if view.chosen is not None:
            return self.value_of_deed(self.ring, rule, here, view.chosen, option, 0)
        return self.value_of_target(self.ring, rule, here, option, 0)

    # What a turn leads to, if it goes on as well as it can. The player who is still to pay is told the cost.

    def value_of_playing(self, option: Answer) -> float:
        if not isinstance(option, Card):
            return self.value_of_palace(self.ring, NOBODY_CAME, 0)  # passing
        cost = self.view.setup.cost_of(option) if isinstance(option, Agent) else 0
        vacant = self.view.setup.halls_in(self.ring.vacant)
        return max([self.value_of_placing(option, hall, cost) for hall in vacant])

    def value_of_placing(self, card: Card, hall: Hall, cost: int) -> float:
        ring = self.ring.copy()
        ring.place(card, hall.number)
        if isinstance(card, Agent):
            rule = RULES[card.number]
            options = rule.options(ring, hall)
            if options:
                return max([self.value_of_target(ring, rule, hall, each, cost) for each in options])
        came = card.slot if isinstance(card, Guest) and card is not self.view.placing else NOBODY_CAME
        return self.value_of_palace(ring, came, cost)

    def value_of_target(self, ring: Ring, rule: AgentRule, here: Hall, chosen: Answer, cost: int) -> float:
        if chosen is DECLINE:
            return self.value_of_palace(ring, NOBODY_CAME, cost)
        ends: list[Answer | None] = [*rule.ends(ring, here, chosen)]
        return max([self.value_of_deed(ring, rule, here, chosen, end, cost) for end in ends or [None]])

    def value_of_deed(
        self, ring: Ring, rule: AgentRule, here: Hall, chosen: Answer, end: Answer | None, cost: int
    ) -> float:
        fact = rule.deed(ring, here, chosen, end)
        twin = ring.copy()
        twin.hear(fact)
        came = fact.card.slot if isinstance(fact, Placed) and isinstance(fact.card, Guest) else NOBODY_CAME
        return self.value_of_palace(twin, came, cost)

    def value_of_palace(self, ring: Ring, came: int, cost: int) -> float:
        if came not in self.odds:
            outside = self.outside.copy()
            if came != NOBODY_CAME:
                outside[came] -= 1
            self.odds[came] = VacancyOdds(self.view.owners, outside)
        return self.worth.of(ring, self.odds[came], cost)
