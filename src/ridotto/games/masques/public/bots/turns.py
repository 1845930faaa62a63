"""All that a player could do in the rest of a turn, with the value of the palace after it."""

from __future__ import annotations

from ridotto.games.masques.public.agents import RULES, AgentRule
from ridotto.games.masques.public.bots.thought import NOBODY_CAME, Thought
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.words import DECLINE, Agent, Card, Hall
from ridotto.kernel import Answer


class WholeTurn:
    """Answers to a question and to those that follow it in a turn."""

    def __init__(self, answers: list[Answer], value: float) -> None:
        self.answers = answers
        self.value = value


def value_of(turn: WholeTurn) -> float:
    return turn.value


class Turns:
    """Lists turns in the order of the questions: what to play, where, and what an agent is used for."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.view = thought.view
        self.found: list[WholeTurn] = []

    def beginning_with(self, question: str, options: tuple[Answer, ...]) -> list[WholeTurn]:
        thought, view, agent = self.thought, self.view, self.view.agent
        for option in options:
            if question == "WhatToPlay" and isinstance(option, Card):
                cost = view.setup.cost_of(option) if isinstance(option, Agent) else 0
                for hall in view.setup.halls_in(thought.ring.vacant):
                    self.place([option], option, hall, cost)
            elif question == "Where" and view.placing is not None and isinstance(option, Hall):
                self.place([], view.placing, option, 0)
            elif question != "WhichToKeep" and agent is not None and view.chosen is None:
                here = view.setup.halls[thought.ring.cards.index(agent)]
                self.use([], thought.ring, RULES[agent.number], here, option, 0)
            else:
                self.found.append(WholeTurn([option], thought.value_of(question, option)))
        return self.found

    def place(self, before: list[Answer], card: Card, hall: Hall, cost: int) -> None:
        """Adds all turns in which a card comes into a hallway."""
        answers: list[Answer] = [*before, hall]
        if isinstance(card, Agent):
            ring = self.thought.ring.copy()
            ring.place(card, hall.number)
            rule = RULES[card.number]
            options = rule.options(ring, hall)
            for option in options:
                self.use(answers, ring, rule, hall, option, cost)
            if options:
                return
        self.found.append(WholeTurn(answers, self.thought.value_of_placing(card, hall, cost)))

    def use(self, before: list[Answer], ring: Ring, rule: AgentRule, here: Hall, chosen: Answer, cost: int) -> None:
        """Adds all turns in which an agent that lies in a hallway is used on what was chosen."""
        if chosen is DECLINE:
            value = self.thought.value_of_palace(ring, NOBODY_CAME, cost)
            self.found.append(WholeTurn([*before, chosen], value))
            return
        ends = rule.ends(ring, here, chosen)
        for end in ends:
            value = self.thought.value_of_deed(ring, rule, here, chosen, end, cost)
            self.found.append(WholeTurn([*before, chosen, end], value))
        if not ends:
            value = self.thought.value_of_deed(ring, rule, here, chosen, None, cost)
            self.found.append(WholeTurn([*before, chosen], value))
