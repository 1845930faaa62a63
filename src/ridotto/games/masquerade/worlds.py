"""Matches that would have told a player exactly what they heard.

Hidden are the cards that others draw, and the sides that they choose in secret until the rows are shown: every other
answer can be read off the facts. So a world is the story once more, with a guess at all cards that nobody has shown.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.masquerade.belief import Guess, Memory
from ridotto.games.masquerade.deck.vocabulary import FLIP_UP
from ridotto.games.masquerade.facts import (
    ActsWith,
    Attacks,
    Begins,
    Chose,
    Decided,
    Declined,
    Discarded,
    DiscardedFromDeck,
    Drew,
    EndsTurn,
    Gave,
    Hides,
    Joined,
    LaidDown,
    LaidUp,
    MayDraw,
    Moved,
    NobodyJoined,
    Recalled,
    Rolled,
    Substitutes,
    TurnedDown,
    TurnedUp,
    Uses,
    WillAttack,
)
from ridotto.games.masquerade.rules.action import HowToAct
from ridotto.games.masquerade.rules.deeds.special import WhichToGive
from ridotto.games.masquerade.rules.drawing import WhichCard
from ridotto.games.masquerade.rules.opening import opened
from ridotto.games.masquerade.rules.sides import SideOf
from ridotto.games.masquerade.setup import Party
from ridotto.games.masquerade.words import (
    ATTACK,
    DISCARD,
    DOWN,
    END,
    FIRST,
    JOIN,
    KEEP,
    NO,
    NOTATION,
    ON,
    ONE,
    PIPS,
    SEATS,
    SECOND,
    TWO,
    UP,
    USE,
    YES,
    Name,
)
from ridotto.kernel import Answer, Draw, Fact, Match, Player, Question, Sealed, TimeRanOut, only

TRIES: Final = 30  # for each world: rare secrets that no clue speaks of


def worlds(setup: Party, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
    """None at all where no match that opens with this setup could have told this.

    Nor for somebody who came late: of a past that they did not hear there are too many, and none can be read off.
    """
    found: list[Match] = []
    memory = remembered(setup, player, heard)
    if memory is None:
        return found
    for _ in range(times):
        for _ in range(TRIES):
            guess = Guess(memory, draw)
            story = Story(setup, player, heard, guess)
            if guess.works and story.told():
                found.append(story.salon)
                break
        else:
            return found
    return found


def remembered(setup: Party, player: Player, heard: list[Fact]) -> Memory | None:
    if player not in setup.everybody:
        return None
    memory = Memory(setup, player)
    try:
        for fact in heard:
            memory.hear(fact)
    except (IndexError, KeyError, ValueError):  # a place where nothing lies, a card that is not there
        return None
    return memory


class Story:
    """What a player heard, played again from the opening on while it is read."""

    def __init__(self, setup: Party, player: Player, heard: list[Fact], guess: Guess) -> None:
        self.player = player
        self.heard = heard
        self.guess = guess
        self.salon = opened(setup)
        self.read = 0  # facts of the story that were told again
        self.logged = 0  # facts of the match that were compared with it
        self.drawn = 0  # cards that Fate has drawn

    def told(self) -> bool:
        """Whether it could be told again, to the last word."""
        while self.agrees():
            if self.read == len(self.heard):
                return True
            if self.salon.over() or not self.answer_next():
                return False
        return False

    def agrees(self) -> bool:
        """Whether the player was told the story and nothing else, so far."""
        log, ear = self.salon.log, only(self.player)
        while self.logged < len(log):
            told = log[self.logged]
            self.logged += 1
            if told.to & ear:
                if self.read == len(self.heard) or self.heard[self.read] != told.fact:
                    return False
                self.read += 1
        return True

    def answer_next(self) -> bool:
        """Give the answer that brings about the next fact; False where none does."""
        salon, fact = self.salon, self.heard[self.read]
        late = isinstance(fact, TimeRanOut)
        question: Question[Any, Any] | None = salon.asks()
        if isinstance(fact, TimeRanOut):
            question = salon.question_to(fact.player)
        elif isinstance(fact, Sealed):
            question = salon.question_to(self.player)
        if question is None:
            return False
        answer = self.answer_to(question, self.read + 1 if late else self.read)
        if answer is None or answer not in salon.options(question):
            return False
        if late:
            salon.answer_late(question.player, answer)
        else:
            salon.answer(question.player, answer)
        return True

    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        """What the story says or hides; None where it says nothing."""
        if isinstance(question, SideOf) and question.player != self.player:
            return self.side_of(question)
        if at == len(self.heard):
            return None
        fact = self.heard[at]
        if isinstance(question, WhichCard):
            return self.next_card(question, fact)
        if isinstance(question, WhichToGive) and isinstance(fact, Decided):
            return self.given(question, at)
        if isinstance(question, HowToAct) and self.is_use(fact, at):
            return USE
        return answer_in(fact)

    def is_use(self, fact: Fact, at: int) -> bool:
        """Some cards may be used from hiding: they are turned up first."""
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
        """As the card came to lie; any side while the rows are not shown."""
        salon = self.salon
        card = salon.drawn[question.player][question.number]
        for drawn in reversed(self.guess.memory.drawn[: self.drawn]):
            if self.guess.cards[drawn.number] == card:
                if drawn.lying.side is not None:
                    return UP if drawn.lying.side else DOWN
                break
        options = salon.options(question)
        return options[self.guess.draw(len(options))]

    def given(self, question: WhichToGive, at: int) -> Answer:
        """Others give the first of two, for which of them is which nobody knows; one's own gift is heard of later."""
        options = self.salon.options(question)
        if KEEP in options:
            return KEEP
        if question.player != self.player:
            return FIRST
        drawn = self.salon.drawn[self.player]
        gave = False
        for fact in self.heard[at:]:
            if isinstance(fact, Gave):
                gave = True
            elif gave and isinstance(fact, (Hides, LaidUp)):
                return FIRST if self.salon.name_of(drawn[0]) is fact.card else SECOND
        return FIRST if self.guess.draw(2) == 0 else SECOND


def answer_in(fact: Fact) -> Answer | None:
    """What somebody answered, where a fact tells it."""
    if isinstance(fact, (ActsWith, Discarded, Substitutes)):
        return fact.at
    if isinstance(fact, WillAttack):
        return ATTACK
    if isinstance(fact, Attacks):
        return fact.target
    if isinstance(fact, (LaidUp, TurnedUp)):
        return UP
    if isinstance(fact, (LaidDown, TurnedDown)):
        return DOWN
    if isinstance(fact, EndsTurn):
        return END
    if isinstance(fact, Uses):
        return YES
    if isinstance(fact, Declined):
        return NO
    if isinstance(fact, Chose):
        return NOTATION.by_text.get(fact.what)
    if isinstance(fact, Sealed):
        return NOTATION.by_text.get(fact.text)
    if isinstance(fact, Moved):
        return SEATS[fact.to.seat]
    if isinstance(fact, Gave):
        return SEATS[fact.to]
    if isinstance(fact, MayDraw):
        return TWO if fact.count == 2 else ONE
    if isinstance(fact, DiscardedFromDeck):
        return DISCARD
    if isinstance(fact, Recalled):
        return fact.card
    if isinstance(fact, Rolled):
        return PIPS[fact.pips - 1]
    if isinstance(fact, Begins):
        return SEATS[fact.player]
    if isinstance(fact, Joined):
        return JOIN
    return ON if isinstance(fact, NobodyJoined) else None
