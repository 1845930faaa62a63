"""The simple bot: it remembers well, dares when few can know better, and does nothing quite always.

Each option is valued in coins, as far as one turn ahead can be seen, and of two things the better is done more
often. Nothing that it decides changes what it remembers, only what it hears does: so it can be woken up at any time
from the facts alone.
"""

from __future__ import annotations

from ridotto.games.mascarade.public.bots.chance import picked
from ridotto.games.mascarade.public.bots.memory import BotMemory
from ridotto.games.mascarade.public.bots.powers import values_of
from ridotto.games.mascarade.public.bots.thought import WARMTH, Thought
from ridotto.games.mascarade.public.facts import TookUp
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import Place
from ridotto.kernel import Answer, Asking, Bot, Draw, Fact, Player


class SimpleBot(Bot):
    def __init__(self, setup: MascaradeSetup, me: Player, draw: Draw) -> None:
        self.draw = draw
        self.memory = BotMemory(setup, me)
        self.in_hand: tuple[Place, Place] | None = None  # the two masks last taken under the table

    def hear(self, fact: Fact) -> None:
        self.memory.hear(fact)
        if isinstance(fact, TookUp):
            self.in_hand = (fact.one, fact.other)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        if len(options) == 1:
            return options[0]
        self.memory.view.set_asking(asking)
        question, thought = asking.question, Thought(self.memory, self.draw)
        hand = self.memory.view.hand
        if question == "ClaimToo":
            return thought.claim_too(options)
        if question == "WhatToDo" and hand is not None:
            return thought.what_to_do(hand, options)
        if question == "SwapOrKeep" and self.in_hand is not None:
            return thought.swap_or_keep(*self.in_hand)
        if question == "WhoAreYou":
            return thought.who_am_i(options)
        return options[picked(self.draw, values_of(thought, question, options), WARMTH)]
