"""Finds matches that would have told a player exactly what they heard.

Hidden are the guests that others are dealt, those that are set aside, and what others keep in a draft: every other
answer can be read off the facts. So a world is the story once more, with secrets drawn for others as often as Fate,
even choices and all that was seen make them likely.
"""

from __future__ import annotations

from typing import Any

from ridotto.games.masques.public.belief import DealMemory, Memory, Odds, shuffle
from ridotto.games.masques.public.editions import HAND
from ridotto.games.masques.public.facts import (
    Called,
    Chose,
    Dealt,
    Declined,
    Exchanged,
    FirstPlayer,
    GuestTurned,
    Hired,
    Laid,
    Moved,
    Passed,
    Placed,
    Played,
    TokenTurned,
    TookFamily,
    Traded,
)
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import DECLINE, PASS, SEATS, Guest
from ridotto.games.masques.secret.rules.opening import new_match
from ridotto.games.masques.secret.rules.round import WhichGuest, WhichToKeep
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import NOBODY, Answer, Draw, Fact, Given, Match, Player, Question, Retelling, Sealed, give


def worlds(setup: MasquesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
    """Returns such matches; none where no match that opens with this setup could have told this."""
    found: list[Match] = []
    past = [Odds(deal) for deal in deals_in(setup, player, heard)]
    if times > 0 and all(odds.placements for odds in past):
        story = Story(setup, player, heard, Secrets(past, draw))
        if story.retell():
            found.append(story.palace)
            for _ in range(times - 1):
                found.append(story.with_other_secrets(Secrets(past, draw)))
    return found


def deals_in(setup: MasquesSetup, player: Player, heard: list[Fact]) -> list[DealMemory]:
    memory = Memory(setup, player)
    found: list[DealMemory] = []
    for fact in heard:
        memory.hear(fact)
        if memory.deal.rounds and (not found or found[-1] is not memory.deal):
            found.append(memory.deal)
    return found


class Secrets:
    """What others were dealt and kept, and what was set aside: one draw of it all."""

    def __init__(self, past: list[Odds], draw: Draw) -> None:
        self.draw = draw
        self.dealt: dict[tuple[int, int], list[Guest]] = {}  # by round and player, or NOBODY; in order
        self.kept: dict[tuple[int, int, int], Guest] = {}  # by round, player and step
        for odds in past:
            self.take(odds)

    def take(self, odds: Odds) -> None:
        layout, rounds = odds.layout, odds.deal.rounds
        packs: list[list[Guest]] = [[] for _ in range(layout.holders)]
        for spot, guests in zip(layout.spots, odds.drawn(self.draw), strict=True):
            packs[spot.pack if spot.pack >= 0 else spot.holder] += guests
            if spot.step >= 0:
                number = rounds[spot.holder // layout.players].number
                self.kept[(number, spot.holder % layout.players, spot.step)] = guests[0]
        waiting = packs[layout.aside]
        shuffle(waiting, self.draw)
        for at in range(len(rounds) - 1, -1, -1):
            self.dealt[(rounds[at].number, NOBODY)] = waiting
            dealt: list[Guest] = []
            for player in odds.deal.setup.everybody:
                pack = packs[at * layout.players + player]
                shuffle(pack, self.draw)
                self.dealt[(rounds[at].number, player)] = pack
                dealt += rounds[at].own if player == odds.deal.player else pack
            waiting = dealt + waiting  # in this order it was set aside in the round before: MQD-172, MQF-180

    def answer_to(self, palace: Palace, question: Question[Any, Any], late: bool) -> Answer | None:
        """Returns the drawn answer to a question; None where it should not have been asked."""
        if isinstance(question, WhichGuest):
            dealt = self.dealt.get((palace.round, question.to), [])
            at = len(palace.aside) if question.to == NOBODY else len(palace.packs[question.to])
            return dealt[at] if at < len(dealt) else None
        kept = self.kept.get((palace.round, question.player, HAND - len(palace.packs[question.player])))
        if kept is None and late:  # sealed, and the others have not kept anything yet
            options = palace.options(question)
            return options[self.draw(len(options))]
        return kept


class Story(Retelling):
    """What a player heard, played again from the opening on while it is read."""

    def __init__(self, setup: MasquesSetup, player: Player, heard: list[Fact], secrets: Secrets) -> None:
        palace = new_match(setup)
        super().__init__(palace, player, heard)
        self.palace = palace
        self.secrets = secrets
        self.before = palace  # the first secret of others
        self.hidden: list[int] = []  # where in the record those secrets are

    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        if is_secret(question, self.player):
            if not self.hidden:
                self.before = self.palace.fork()
            self.hidden.append(len(self.palace.record))
            return self.secrets.answer_to(self.palace, question, at > self.read)
        if at == len(self.heard):
            return None
        fact = self.heard[at]
        if isinstance(fact, Called):
            return fact.guest if fact.guest in self.palace.options(question) else fact.at
        return answer_in(fact)

    def with_other_secrets(self, secrets: Secrets) -> Palace:
        """Returns the same story with other secrets of others."""
        palace = self.before.fork()
        record = self.palace.record
        number = 0
        for index in range(len(palace.record), len(record)):
            given = record[index]
            answer: Answer | None = given.answer
            if number < len(self.hidden) and self.hidden[number] == index:
                number += 1
                question = palace.question_to(given.player)
                assert question is not None
                answer = secrets.answer_to(palace, question, given.late)
            assert answer is not None, "a story that was told before"
            give(palace, Given(given.player, answer, given.late))
        return palace


def is_secret(question: Question[Any, Any], player: Player) -> bool:
    """True when this player does not hear what was answered."""
    if isinstance(question, WhichGuest):
        return question.to != player
    return isinstance(question, WhichToKeep) and question.player != player


def answer_in(fact: Fact) -> Answer | None:
    """Returns what a player answered, where a fact tells it."""
    if isinstance(fact, Played):
        return fact.guest
    if isinstance(fact, Placed):
        return fact.at
    if isinstance(fact, Hired):
        return fact.agent
    if isinstance(fact, Passed):
        return PASS
    if isinstance(fact, Declined):
        return DECLINE
    if isinstance(fact, (TokenTurned, GuestTurned)):
        return fact.at
    if isinstance(fact, Chose):
        return fact.what
    if isinstance(fact, Moved):
        return fact.there
    if isinstance(fact, (Exchanged, Traded)):
        return fact.other
    if isinstance(fact, Laid):
        return fact.token
    if isinstance(fact, Dealt):
        return fact.guest
    if isinstance(fact, Sealed):
        return fact.given
    if isinstance(fact, TookFamily):
        return fact.family
    if isinstance(fact, FirstPlayer):
        return SEATS[fact.player]
    return None
