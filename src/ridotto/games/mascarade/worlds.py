"""Matches that would have told a player exactly what they heard.

At this table nothing is hidden but what others do under it: every other answer can be read off the facts. So a world
is the story once more, with hands drawn for others as often as even choices and all that was seen make them likely.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.mascarade.belief import Candidates, Clue, Hindsight, clue_in
from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.facts import (
    Announced,
    Chose,
    Claimed,
    Dealt,
    Declined,
    Guessed,
    Kept,
    Looked,
    Passed,
    Swapped,
    TookUp,
    Touched,
)
from ridotto.games.mascarade.rules.opening import opened
from ridotto.games.mascarade.setup import Ball
from ridotto.games.mascarade.words import CLAIM, KEEP, LOOK, NOTATION, PASS, SWAP
from ridotto.kernel import (
    EVERYONE,
    FATE,
    Answer,
    Draw,
    Fact,
    Match,
    Player,
    Question,
    Sealed,
    TimeRanOut,
    TurnBegan,
    only,
)

CAP: Final = 10_000  # arrangements at once: with hindsight hardly any match needs as many


def worlds(setup: Ball, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
    """None at all where no match that opens with this setup could have told this."""
    past = hands_before(setup, player, heard, draw)
    found: list[Match] = []
    if times > 0 and past.joint:
        story = Story(setup, player, heard, past.drawn())
        if story.told():
            found.append(story.court)
            for _ in range(times - 1):
                found.append(story.with_other_hands(past.drawn()))
    return found


def hands_before(setup: Ball, player: Player, heard: list[Fact], draw: Draw) -> Hindsight:
    """All that others may have done under the table since the deal."""
    start = -1
    deal = Candidates(setup)
    clues: list[Clue] = []
    for fact in heard:
        clue = clue_in(setup, player, fact)
        if clue is None:
            continue
        if start >= 0:
            clues.append(clue)
        else:
            deal.take(clue)
            start = deal.settled()
    past = Hindsight(setup, start, clues, 0.5, CAP, draw)
    past.remember()
    return past


class Story:
    """What a player heard, played again from the deal on while it is read."""

    def __init__(self, setup: Ball, player: Player, heard: list[Fact], hands: list[bool]) -> None:
        self.player = player
        self.heard = heard
        self.hands = hands
        self.court = opened(setup)
        self.before = self.court  # the first secret of others
        self.secrets: list[int] = []  # where in the record those secrets are
        self.read = 0  # facts of the story that were told again
        self.logged = 0  # facts of the match that were compared with it

    def told(self) -> bool:
        """Whether it could be told again, to the last word."""
        while self.agrees():
            if self.read == len(self.heard):
                return True
            if self.court.over() or not self.answer_next():
                return False
        return False

    def agrees(self) -> bool:
        """Whether the player was told the story and nothing else, so far."""
        log, ear = self.court.log, only(self.player)
        while self.logged < len(log):
            told = log[self.logged]
            self.logged += 1
            if told.to & ear:
                if self.read == len(self.heard) or self.heard[self.read] != told.fact:
                    return False
                self.read += 1
        return True

    def answer_next(self) -> bool:
        """Give the answer that brings about the next fact; False where none does.

        While answers are sealed the player hears only of their own and of those that came late, in that order;
        whenever the others gave theirs, it was before the round was opened.
        """
        court, fact = self.court, self.heard[self.read]
        question: Question[Any, Any] | None = court.asks()
        if isinstance(fact, TimeRanOut):
            question = court.question_to(fact.player)
        elif isinstance(fact, Sealed):
            question = court.question_to(self.player)
        if question is None:
            return False
        answer = self.answer_to(question)
        if answer is None or answer not in court.options(question):
            return False
        if self.is_secret(question):
            if not self.secrets:
                self.before = court.fork()
            self.secrets.append(len(court.record))
        give(court, question.player, answer, isinstance(fact, TimeRanOut))
        return True

    def answer_to(self, question: Question[Any, Any]) -> Answer | None:
        """What the story says that somebody answered; None where it does not say."""
        options = self.court.options(question)
        if len(options) == 1:
            return options[0]
        if self.is_secret(question):
            number = len(self.secrets)
            return hand(self.hands[number]) if number < len(self.hands) else None
        for index in range(self.read, len(self.heard)):
            told = answer_in(self.court.setup, self.player, self.heard[index])
            if told is not None and told[0] == question.player:
                return told[1]
        return question.otherwise(self.court)  # too late, and still sealed

    def is_secret(self, question: Question[Any, Any]) -> bool:
        """Answered under the table, by somebody else."""
        return question.may_know(self.court) != EVERYONE and question.player != self.player

    def with_other_hands(self, hands: list[bool]) -> Court:
        """The same story with other secrets of others."""
        court = self.before.fork()
        record = self.court.record
        number = 0
        for index in range(len(court.record), len(record)):
            given = record[index]
            answer = given.answer
            if number < len(hands) and self.secrets[number] == index:
                answer = hand(hands[number])
                number += 1
            give(court, given.player, answer, given.late)
        return court


def answer_in(setup: Ball, player: Player, fact: Fact) -> tuple[Player, Answer | None] | None:
    """Who answered what, where a fact that a player heard tells it."""
    if isinstance(fact, Passed):
        return fact.by, PASS
    if isinstance(fact, Claimed):
        return fact.by, fact.at if setup.small else CLAIM
    if isinstance(fact, TookUp):
        return fact.by, fact.other
    if isinstance(fact, Swapped):
        return fact.by, SWAP
    if isinstance(fact, Kept):
        return fact.by, KEEP
    if isinstance(fact, Announced):
        return fact.by, fact.mask
    if isinstance(fact, Looked):
        return fact.by, LOOK
    if isinstance(fact, Touched):
        return fact.by, fact.at
    if isinstance(fact, Chose):
        return fact.by, fact.at
    if isinstance(fact, Declined):
        return fact.by, PASS
    if isinstance(fact, Guessed):
        return fact.by, fact.mask
    if isinstance(fact, Sealed):
        return player, NOTATION.by_text.get(fact.text)
    if isinstance(fact, Dealt):
        return FATE, fact.mask
    if isinstance(fact, TurnBegan):
        return FATE, setup.seats[fact.player]  # at first everybody sits in the order of their letters
    return None


def hand(swapped: bool) -> Answer:
    return SWAP if swapped else KEEP


def give(court: Court, player: Player, answer: Answer, late: bool) -> None:
    if late:
        court.answer_late(player, answer)
    else:
        court.answer(player, answer)
