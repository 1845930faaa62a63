"""A courtier's look at agents for rehearsals: where one could lie, what it could be used on, and what that would bring.

What is tried is done to the numbers of a `QuickLook`, weighed by what changes beside it, and undone. Where an agent has
many uses, a few of them are drawn. A kind of agent that is not known here is not hired in rehearsals.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.agents import (
    RULES,
    AssassinRule,
    CourtesanRule,
    GondolierRule,
    GuardRule,
    ThiefRule,
    TraderRule,
)
from ridotto.games.masques.public.bots.quick import VACANT, QuickLook
from ridotto.games.masques.public.bots.worth import WEALTH
from ridotto.games.masques.public.words import VALUES, Agent, Guest, Hall
from ridotto.kernel import NOBODY, Answer, Draw

DRAWN: Final = 3  # uses that are tried on each card, token or hallway beside an agent, where there are many


class Hire:
    """A whole turn with an agent, and what it brings its player, less what the agent costs."""

    def __init__(self, agent: Agent, hall: Hall, chosen: Answer, end: Answer | None, gain: float) -> None:
        self.agent = agent
        self.hall = hall
        self.chosen = chosen
        self.end = end
        self.gain = gain


class Hiring:
    def __init__(self, look: QuickLook, draw: Draw) -> None:
        self.look = look
        self.draw = draw
        self.setup = look.ring.setup
        self.size = look.size
        self.strength = look.strength
        self.owner = look.owner
        self.token = look.token
        self.now = [look.worth_at(arcade) for arcade in range(self.size)]
        self.vacant = [hall for hall in range(self.size) if look.strength[hall] == VACANT]
        self.guests = [hall for hall in range(self.size) if self.has_guest(hall)]
        self.tokens = [arcade for arcade in range(self.size) if look.token[arcade] != VACANT]
        self.cost = 0.0  # of the agent that is tried
        self.best: Hire | None = None

    def best_of(self, agents: tuple[Agent, ...]) -> Hire | None:
        """Returns the best turn that was found with one of these agents; None where none of them has a use."""
        for agent in agents:
            self.cost = WEALTH * self.setup.cost_of(agent)
            weight = self.setup.influence[agent.number][agent.copy]
            for hall in self.vacant:
                self.strength[hall] = weight
                self.try_uses(agent, hall)
                self.strength[hall] = VACANT
        return self.best

    def try_uses(self, agent: Agent, hall: int) -> None:
        """Tries what an agent could do that lies in this hallway."""
        rule = RULES[agent.number]
        if isinstance(rule, ThiefRule):
            self.steal(agent, hall)
        elif isinstance(rule, GuardRule):
            self.remove(agent, hall)
        elif isinstance(rule, GondolierRule):
            self.ferry(agent, hall)
        elif isinstance(rule, AssassinRule):
            self.stab(agent, hall)
        elif isinstance(rule, CourtesanRule):
            self.call(agent, hall)
        elif isinstance(rule, TraderRule):
            self.trade(agent, hall)

    def weigh(self, agent: Agent, hall: int, chosen: Answer, end: Answer | None, changed: int) -> None:
        """Takes note of this turn if it is the best until now; only at the `changed` arcades something is different."""
        gain = -self.cost
        for arcade in range(self.size):
            if changed & (1 << arcade):
                gain += self.look.worth_at(arcade) - self.now[arcade]
        if self.best is None or gain > self.best.gain:
            self.best = Hire(agent, self.setup.halls[hall], chosen, end, gain)

    # What each kind does.

    def steal(self, agent: Agent, hall: int) -> None:
        token = self.token
        for arcade in (hall, self.after(hall)):
            before = token[arcade]
            if before != VACANT:
                token[arcade] = VACANT
                self.weigh(agent, hall, self.setup.arcades[arcade], None, self.beside(hall))
                token[arcade] = before

    def stab(self, agent: Agent, hall: int) -> None:
        strength, owner, halls = self.strength, self.owner, self.setup.halls
        for guest in self.guests_beside(hall):
            value, owned = strength[guest], owner[guest]
            strength[guest], owner[guest] = 0, NOBODY
            self.weigh(agent, hall, halls[guest], None, self.beside(hall) | self.beside(guest))
            strength[guest], owner[guest] = value, owned

    def remove(self, agent: Agent, hall: int) -> None:
        halls = self.setup.halls
        for guest in self.guests_beside(hall):
            for _ in range(DRAWN):
                there = self.vacant[self.draw(len(self.vacant))]
                if there != hall:
                    self.exchange(guest, there)
                    changed = self.beside(hall) | self.beside(guest) | self.beside(there)
                    self.weigh(agent, hall, halls[guest], halls[there], changed)
                    self.exchange(guest, there)

    def ferry(self, agent: Agent, hall: int) -> None:
        halls = self.setup.halls
        for guest in self.guests_beside(hall):
            for _ in range(DRAWN):
                other = self.guests[self.draw(len(self.guests))]
                if other != guest:
                    self.exchange(guest, other)
                    changed = self.beside(hall) | self.beside(guest) | self.beside(other)
                    self.weigh(agent, hall, halls[guest], halls[other], changed)
                    self.exchange(guest, other)

    def call(self, agent: Agent, hall: int) -> None:
        strength, owner, outside = self.strength, self.owner, self.look.outside
        places = [there for there in (self.before(hall), self.after(hall)) if strength[there] == VACANT]
        for there in places:
            end = self.setup.halls[there] if len(places) > 1 else None
            for _ in range(DRAWN):
                slot = self.draw(len(outside))
                if outside[slot] > 0:
                    guest = self.setup.guest_in(slot)
                    strength[there], owner[there] = guest.value, self.look.owners[slot // VALUES]
                    self.weigh(agent, hall, guest, end, self.beside(hall) | self.beside(there))
                    strength[there], owner[there] = VACANT, NOBODY

    def trade(self, agent: Agent, hall: int) -> None:
        token, arcades = self.token, self.setup.arcades
        for arcade in (hall, self.after(hall)):
            for _ in range(DRAWN if token[arcade] != VACANT else 0):
                other = self.tokens[self.draw(len(self.tokens))]
                if token[other] != token[arcade]:
                    token[arcade], token[other] = token[other], token[arcade]
                    changed = self.beside(hall) | 1 << arcade | 1 << other
                    self.weigh(agent, hall, arcades[arcade], arcades[other], changed)
                    token[arcade], token[other] = token[other], token[arcade]

    def exchange(self, one: int, other: int) -> None:
        strength, owner = self.strength, self.owner
        strength[one], strength[other] = strength[other], strength[one]
        owner[one], owner[other] = owner[other], owner[one]

    # What lies beside what.

    def before(self, hall: int) -> int:
        return hall - 1 if hall > 0 else self.size - 1

    def after(self, hall: int) -> int:
        return hall + 1 if hall + 1 < self.size else 0

    def beside(self, hall: int) -> int:
        """Returns the two arcades beside a hallway, a bit for each."""
        return 1 << hall | 1 << self.after(hall)

    def guests_beside(self, hall: int) -> list[int]:
        return [there for there in (self.before(hall), self.after(hall)) if self.has_guest(there)]

    def has_guest(self, hall: int) -> bool:
        return isinstance(self.look.ring.cards[hall], Guest) and not self.look.ring.card_is_down(hall)
