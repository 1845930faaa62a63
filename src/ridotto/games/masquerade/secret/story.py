"""Plays what a player heard at a table of Masquerade again, with a guess at all cards that nobody has shown."""

from __future__ import annotations

from typing import Any

from ridotto.games.masquerade.public.belief import Guess
from ridotto.games.masquerade.public.deck.vocabulary import FLIP_UP
from ridotto.games.masquerade.public.facts import (
    Decided,
    Drew,
    TurnedUp,
    Uses,
    WillGive,
)
from ridotto.games.masquerade.public.words import (
    DOWN,
    FIRST,
    KEEP,
    SECOND,
    UP,
    USE,
    Name,
)
from ridotto.games.masquerade.secret.rules.deeds.special import WhatBecomesOfThem
from ridotto.games.masquerade.secret.rules.drawing import WhichCard
from ridotto.games.masquerade.secret.rules.sides import SideOf
from ridotto.games.masquerade.secret.rules.turn import HowToAct
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Answer, Fact, Player, Question, Retelling


class Story(Retelling):
    """What a player heard, played again while it is read."""

    def __init__(self, salon: Salon, player: Player, heard: list[Fact], guess: Guess) -> None:
        super().__init__(salon, player, heard)
        self.salon = salon
        self.guess = guess
        self.drawn = guess.memory.found  # cards that lay there, or that Fate has drawn since
        self.done = False  # told to the last word

    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        if isinstance(question, SideOf) and question.player != self.player:
            return self.side_of(question)
        if at == len(self.heard):
            return None
        fact = self.heard[at]
        if isinstance(question, WhichCard):
            return self.next_card(question, fact)
        if isinstance(question, WhatBecomesOfThem) and isinstance(fact, Decided):
            return self.gift_to(question, at)
        if isinstance(question, HowToAct) and self.is_use(fact, at):
            return USE
        return fact.answer()

    def last_words(self) -> list[str]:
        """Returns what was told, and what should have been, where the two part."""
        words: list[str] = []
        if self.read < len(self.heard):
            words += self.heard[self.read].spelling().split()
        if self.logged > 0:
            words += self.salon.log[self.logged - 1].fact.spelling().split()
        return words

    def is_use(self, fact: Fact, at: int) -> bool:
        """True when a fact is the use of an ability: some cards are used from hiding, and turned up first."""
        if isinstance(fact, TurnedUp) and not self.fires(fact.card):
            return at + 1 < len(self.heard) and isinstance(self.heard[at + 1], Uses)
        return isinstance(fact, Uses)

    def fires(self, name: Name) -> bool:
        setup = self.salon.setup
        return setup.cards[setup.number_of[name]].has(FLIP_UP)

    def next_card(self, question: WhichCard, fact: Fact) -> Name | None:
        if self.drawn == len(self.guess.cards):
            return None
        card = self.guess.cards[self.drawn]
        self.drawn += 1
        if question.seat == self.player:
            return fact.card if isinstance(fact, Drew) else None
        return self.salon.setup.names[card]

    def side_of(self, question: SideOf) -> Answer:
        """Returns the side on which the card came to lie; any side while the rows are not shown."""
        salon = self.salon
        card = salon.drawn[question.player][question.number]
        for drawn in reversed(self.guess.memory.drawn[: self.drawn]):
            if self.guess.cards[drawn.number] == card:
                if drawn.lying.side is not None:
                    return UP if drawn.lying.side else DOWN
                break
        options = salon.options(question)
        return options[self.guess.draw(len(options))]

    def gift_to(self, question: WhatBecomesOfThem, at: int) -> Answer:
        """Returns what becomes of two cards: others give the first, since the order is not known; the rest is told."""
        options = self.salon.options(question)
        if KEEP in options:
            return KEEP
        if question.player != self.player:
            return FIRST
        told = self.heard[at + 1] if at + 1 < len(self.heard) else None
        first = self.salon.name_of(self.salon.drawn[self.player][0])
        return SECOND if isinstance(told, WillGive) and told.card is not first else FIRST
