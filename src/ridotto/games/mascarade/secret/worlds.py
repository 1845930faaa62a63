"""Finds matches that would have told a player exactly what they heard.

At this table nothing is hidden but what others do under it: every other answer can be read off the facts. So a world
is the story once more, with hands drawn for others as often as even choices and all that was seen make them likely.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.mascarade.public.belief import Candidates, Clue, Hindsight, clue_in
from ridotto.games.mascarade.public.facts import (
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
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import CLAIM, KEEP, LOOK, PASS, SWAP
from ridotto.games.mascarade.secret.rules.opening import new_match
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import (
    EVERYONE,
    FATE,
    Answer,
    Draw,
    Fact,
    Given,
    Match,
    Player,
    Question,
    Retelling,
    Sealed,
    TurnBegan,
    give,
)

CAP: Final = 10_000  # arrangements at once: with hindsight hardly any match needs as many


def worlds(setup: MascaradeSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
    """Returns such matches; none where no match that opens with this setup could have told this."""
    past = hands_before(setup, player, heard, draw)
    found: list[Match] = []
    if times > 0 and past.joint:
        story = Story(setup, player, heard, past.drawn())
        if story.retell():
            found.append(story.court)
            for _ in range(times - 1):
                found.append(story.with_other_hands(past.drawn()))
    return found


def hands_before(setup: MascaradeSetup, player: Player, heard: list[Fact], draw: Draw) -> Hindsight:
    """Returns all that others may have done under the table since the deal."""
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


class Story(Retelling):
    """What a player heard, played again from the deal on while it is read."""

    def __init__(self, setup: MascaradeSetup, player: Player, heard: list[Fact], hands: list[bool]) -> None:
        court = new_match(setup)
        super().__init__(court, player, heard)
        self.court = court
        self.hands = hands
        self.before = court  # the first secret of others
        self.secrets: list[int] = []  # where in the record those secrets are

    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        if self.is_secret(question):
            return self.secret()
        options = self.court.options(question)
        if len(options) == 1:
            return options[0]
        for index in range(at, len(self.heard)):
            told = answer_in(self.court.setup, self.player, self.heard[index])
            if told is not None and told[0] == question.player:
                return told[1]
        return question.otherwise(self.court)  # too late, and still sealed

    def secret(self) -> Answer | None:
        """Returns the next hand that was drawn for others."""
        number = len(self.secrets)
        if number == 0:
            self.before = self.court.fork()
        self.secrets.append(len(self.court.record))
        return hand(self.hands[number]) if number < len(self.hands) else None

    def is_secret(self, question: Question[Any, Any]) -> bool:
        """True when it is answered under the table, by somebody else."""
        return question.may_know(self.court) != EVERYONE and question.player != self.player

    def with_other_hands(self, hands: list[bool]) -> Court:
        """Returns the same story with other secrets of others."""
        court = self.before.fork()
        record = self.court.record
        number = 0
        for index in range(len(court.record), len(record)):
            given = record[index]
            answer = given.answer
            if number < len(hands) and self.secrets[number] == index:
                answer = hand(hands[number])
                number += 1
            give(court, Given(given.player, answer, given.late))
        return court


def answer_in(setup: MascaradeSetup, player: Player, fact: Fact) -> tuple[Player, Answer | None] | None:
    """Returns who answered what, where a fact that a player heard tells it."""
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
        return player, fact.given
    if isinstance(fact, Dealt):
        return FATE, fact.mask
    if isinstance(fact, TurnBegan):
        return FATE, setup.seats[fact.player]  # at first everybody sits in the order of their letters
    return None


def hand(swapped: bool) -> Answer:
    return SWAP if swapped else KEEP
