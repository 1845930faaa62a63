"""Plays what a player heard again while it is read.

Where every answer but a few secrets can be read off the facts, a world is the same story once more. A game says who
answered what; this module sees to it that the answer is legal, and that the player is told the same, word for word.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer, Given
from ridotto.kernel.fact import Fact, TimeRanOut
from ridotto.kernel.match import Match
from ridotto.kernel.player import Player, only
from ridotto.kernel.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Retelling:
    """A match that is about to begin, or about to go on, and what one player has heard of it since."""

    def __init__(self, match: Match, player: Player, heard: list[Fact]) -> None:
        self.match = match
        self.player = player
        self.heard = heard
        self.read = 0  # facts of the story that were told again
        self.logged = 0  # facts of the match that were compared with it

    @abstractmethod
    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        """Returns what the story says that somebody answered, or what is made up for it; None where nothing fits.

        `at` is where the story goes on: past the word that time ran out, where that comes first.
        """
        raise NotImplementedError

    def retell(self) -> bool:
        """True when all that the player heard could be told again, to the last word."""
        while self.agrees():
            if self.read == len(self.heard):
                return True
            if self.match.over() or not self.answer_next():
                return False
        return False

    def agrees(self) -> bool:
        """True when the player was told the story and nothing else, so far."""
        log, ear = self.match.log, only(self.player)
        while self.logged < len(log):
            told = log[self.logged]
            self.logged += 1
            if told.to & ear:
                if self.read == len(self.heard) or self.heard[self.read] != told.fact:
                    return False
                self.read += 1
        return True

    def answer_next(self) -> bool:
        """Gives the answer that brings about the next fact; False where none does.

        While answers are sealed the player hears only of their own and of those that came late, in that order;
        the others gave theirs at some time before the round was opened.
        """
        match, fact = self.match, self.heard[self.read]
        late = isinstance(fact, TimeRanOut)
        question = question_of(match, self.player, fact)
        if question is None:
            return False
        answer = self.answer_to(question, self.read + 1 if late else self.read)
        if answer is None or answer not in match.options(question):
            return False
        give(match, Given(question.player, answer, late))
        return True


def question_of(match: Match, player: Player, fact: Fact) -> Question[Any, Any] | None:
    """Returns the question whose answer made this fact the next one to be heard.

    Where answers are sealed their order does not matter: a player who ran out of time comes first, then this player.
    """
    if isinstance(fact, TimeRanOut):
        return match.question_to(fact.player)
    return match.question_to(player) or match.asks()


def replay_match(start: Match, answers: list[Given]) -> Match:
    """Returns the match that these answers lead to from `start`, as a record holds them."""
    match = start.fork()
    for given in answers:
        give(match, given)
    return match


def give(match: Match, given: Given) -> None:
    if given.late:
        match.answer_late(given.player, given.answer)
    else:
        match.answer(given.player, given.answer)
