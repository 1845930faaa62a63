"""A turn from its beginning to its end (MQD-059 to 083, MQF-062 to 085).

The player plays a guest from their hand, hires an agent, or passes; puts the card into a vacant hallway; and may use
the agent's ability (`agents.py`; what each agent does is in `public/agents.py`). Turns go on to the left until the
palace is full; what comes before and after them is in `round.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masques.public.facts import PALACE_FULL, PASSED, TURN_BEGAN, played
from ridotto.games.masques.public.words import AGENTS, MOST_SEATS, PASS, Agent, Card, Guest, Hall
from ridotto.games.masques.secret.rules.agents import use
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVERYONE, Answer, Because, Player, Question, Step, first_players

ONLY_PASS: Final = (PASS,)


class Turn(Step[Palace]):
    """One turn after the other to the left, until the palace is full (MQD-060, MQD-080, MQF-062, MQF-082)."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, palace: Palace, /) -> None:
        if palace.ring.vacant == 0:
            palace.tell(EVERYONE, PALACE_FULL)
        else:
            palace.tell(EVERYONE, TURN_BEGAN[self.player])
            palace.ask(WHAT_TO_PLAY[self.player])
            palace.then(TURNS[palace.setup.left[self.player]])

    def spelling(self) -> str:
        return f"Turn {self.player}"


class WhatToPlay(Question[Palace, Answer]):
    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        setup = palace.setup
        guests = setup.unlike(palace.in_hand[self.player])  # MQD-063, MQF-065
        agents = setup.affordable(palace.piles, palace.purses[self.player])
        if setup.may_pass(len(guests), palace.passes):
            return guests + agents + ONLY_PASS
        return guests + agents

    def apply(self, palace: Palace, card: Answer, /) -> None:
        if isinstance(card, Guest):
            if not palace.deaf:
                palace.tell(EVERYONE, played(self.player, card))
            palace.ask(Where(self.player, card))
        elif isinstance(card, Agent):
            palace.pay_for(self.player, card)
            palace.ask(Where(self.player, card))
        else:
            palace.passes += 1
            palace.tell(EVERYONE, PASSED[self.player])

    def goes_on(self, palace: Palace, card: Answer, /) -> bool:
        return card is not PASS  # MQD-090, MQF-091

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        if isinstance(answer, Agent):
            return self.why_not_hired(palace, answer)
        if isinstance(answer, Guest):
            return self.not_offered(palace, answer, "not-in-hand")
        if answer is PASS:  # MQD-074, MQF-076
            return self.not_offered(palace, answer, "all-others-passed" if palace.setup.free_pass else "guests-in-hand")
        return self.not_offered(palace, answer, "play-or-hire")

    def why_not_hired(self, palace: Palace, agent: Agent) -> Because:
        if agent.number not in palace.setup.kinds:
            return self.not_offered(palace, agent, "not-at-this-table", kind=agent.kind)  # MQD-042, MQF-044
        hired = palace.hired[agent.number]
        if agent.copy < hired:
            return self.not_offered(palace, agent, "left-its-pile", kind=agent.kind)
        if agent.copy > hired:
            return self.not_offered(palace, agent, "not-on-top", top=AGENTS[agent.number][hired].text)
        cost, ducats = palace.setup.cost_of(agent), palace.purses[self.player]
        return self.not_offered(palace, agent, "too-dear", cost=cost, ducats=ducats)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        edition = palace.setup.edition
        if isinstance(answer, Guest):
            return edition.its("MQD-062", "MQD-063", "MQF-064", "MQF-065")
        if isinstance(answer, Agent):
            return edition.its("MQD-066", "MQD-067", "MQF-068", "MQF-069")
        return edition.its("MQD-074", "MQD-075", "MQF-076", "MQF-077") if answer is PASS else ()

    def carries(self) -> str:
        return ""


@mypyc_attr(free_list_len=1)
class Where(Question[Palace, Hall]):
    """The card goes into any vacant hallway (MQD-062, MQD-064, MQD-069, MQF-064, MQF-066, MQF-071)."""

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card = card

    def options(self, palace: Palace, /) -> tuple[Hall, ...]:
        return palace.setup.halls_in(palace.ring.vacant)

    def apply(self, palace: Palace, hall: Hall, /) -> None:
        card = self.card
        palace.passes = 0
        if isinstance(card, Guest):
            palace.put_down(self.player, card)
            palace.place(card, hall)
        elif isinstance(card, Agent):
            palace.piles += card.bit  # the next of its pile is on top: MQD-071, MQF-073
            palace.place(card, hall)
            use(palace, self.player, card, hall)  # then one asks whether the palace is full: MQD-081, MQF-083

    def goes_on(self, palace: Palace, hall: Hall, /) -> bool:
        return isinstance(self.card, Agent)

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        if answer in palace.setup.halls:
            return self.not_offered(palace, answer, "hall-taken")
        return self.not_offered(palace, answer, "vacant-hall", card=self.card.text)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        return palace.setup.edition.its("MQD-062", "MQD-064", "MQF-064", "MQF-066")

    def carries(self) -> str:
        return f" {self.card.text}"


TURNS: Final = tuple([Turn(player) for player in first_players(MOST_SEATS)])


WHAT_TO_PLAY: Final = tuple([WhatToPlay(player) for player in first_players(MOST_SEATS)])
