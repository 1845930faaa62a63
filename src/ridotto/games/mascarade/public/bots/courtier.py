"""The courtier of Mascarade: it remembers well, dares when few can know better, and does nothing quite always.

Each option is valued in coins, as far as one turn ahead can be seen, and of two things the better is done more
often. Nothing that it decides changes what it remembers, only what it hears does: so it can be woken up at any time
from the facts alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade.public.bots.candour import candour_of
from ridotto.games.mascarade.public.bots.chance import picked
from ridotto.games.mascarade.public.bots.memory import BotMemory
from ridotto.games.mascarade.public.bots.powers import values_of
from ridotto.games.mascarade.public.bots.thought import WARMTH, Thought
from ridotto.games.mascarade.public.facts import TookUp
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import PASS, Mask, Place
from ridotto.kernel import Answer, Asking, Character, Courtier, Draw, Fact, Player, ranked

HALF: Final = 0.5  # what is likelier than this is believed
BELIEF: Final = 1.5  # power of the hints by which worlds are weighed: courtiers believe too little (docs/bots.md)


class MascaradeCourtier(Courtier):
    def __init__(
        self,
        setup: MascaradeSetup,
        me: Player,
        draw: Draw,
        character: Character,
        like: MascaradeCourtier | None = None,
    ) -> None:
        """`like` is a bot that heard the same."""
        self.draw = draw
        self.memory: BotMemory = BotMemory(setup, me, character) if like is None else like.memory.copy()
        # The two masks last taken under the table.
        self.in_hand: tuple[Place, Place] | None = None if like is None else like.in_hand

    def fork(self, draw: Draw) -> MascaradeCourtier:
        memory = self.memory
        return MascaradeCourtier(memory.setup, memory.me, draw, memory.character, self)

    def candour(self, heard: list[Fact]) -> list[float]:
        return candour_of(self.memory.setup, self.memory.me, heard)

    def likelihood(self, faces: dict[str, str], candour: Sequence[float] = ()) -> float:
        """Returns the product of all hints at what lies where, each believed more than in a courtier's own chances, and
        twice as much where nobody says what they do not believe.
        """
        setup, found = self.memory.setup, 1.0
        for place, hints in zip(setup.places, self.memory.hints):
            face = faces.get(place.text)
            for kind, mask in enumerate(setup.kinds):
                if mask.text == face:
                    found *= hints[kind]
        return math.pow(found, BELIEF * (1.0 + sum(candour) / (setup.players - 1)))

    def hear(self, fact: Fact) -> None:
        self.memory.hear(fact)
        if isinstance(fact, TookUp):
            self.in_hand = (fact.one, fact.other)

    def plans(self, asking: Asking, options: tuple[Answer, ...], most: int) -> list[list[Answer]]:
        """Returns all options where they are few; else, what seems best to do in a turn."""
        hand = self.memory.view.hand
        if len(options) <= most or asking.question != "WhatToDo" or hand is None:
            return ranked(options, [0.0] * len(options), len(options))
        self.memory.view.set_asking(asking)
        thought = Thought(self.memory, self.draw)
        return ranked(options, [thought.value_of_doing(hand, option) for option in options], most)

    def believed(self, asking: Asking, options: tuple[Answer, ...]) -> tuple[Answer, ...]:
        """Returns the options without masks that are likelier elsewhere: neither to be announced nor to be claimed."""
        memory, hand = self.memory, self.memory.view.hand
        if asking.question == "WhatToDo" and hand is not None:
            kinds, row = memory.setup.kinds, memory.chances()[memory.setup.slots[hand.number]]
            return tuple([each for each in options if not isinstance(each, Mask) or row[kinds.index(each)] > HALF])
        announced = memory.view.announced
        if asking.question != "ClaimToo" or announced is None:
            return options
        chances = memory.chances_of(announced)
        own = [memory.setup.slots[each.number] for each in options if isinstance(each, Place)]
        if all(chances[slot] <= HALF for slot in own or memory.slots_of(memory.me)):
            return (PASS,)
        return tuple([e for e in options if not isinstance(e, Place) or chances[memory.setup.slots[e.number]] > HALF])

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
