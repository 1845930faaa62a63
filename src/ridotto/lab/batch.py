"""Many matches side by side, for programs that learn: one call answers in all of them."""

from __future__ import annotations

from typing import Final

from ridotto.bots import Dice
from ridotto.bots.lots import number_drawn
from ridotto.kernel import CLOCK, DEAF, FATE, HEARING, Answer, AnswerRefused, Match, MatchOver, Player, Told, only
from ridotto.kernel.answer import NOTATIONS
from ridotto.kernel.match import take

MOST_ROWS: Final = 20_000  # rows of `masks` that are kept to be used again
NO_FACT: Final = bytes(4)


class Batch:
    """So many forks of one match, in each of which a player is asked.

    Fate and the clock are answered by lot. Where a match is over, another fork takes its place at once. What is so now
    stands in arrays of bytes, which are the same ones after each step; `numpy.asarray` looks into them without copying:

    - `masks`, by match and answer: 1 for each answer of the notation that is an option;
    - `asked`, by match: the number of the player who is asked;
    - `facts`, by match: what that player was told last, and nothing else, the newest at the end; one number a fact,
      the CRC-32 of its spelling, or 0 where there is none yet;
    - `ended`, by match: 1 when the last step ended a match, and a new one began;
    - `rewards`, by match and player: 1.0 for each winner of the match that has just ended, and 0.0 for all others.
    """

    def __init__(self, start: Match, matches: int, facts: int = 0, seed: int = 1) -> None:
        """Forks a match that is not over. Without `facts` nobody listens, and everything is several times faster."""
        if matches < 1 or facts < 0:
            raise ValueError(f"a batch has at least one match and no fewer than 0 facts, not {matches} and {facts}")
        if start.over():
            raise MatchOver
        self.start = start
        self.answers: tuple[Answer, ...] = NOTATIONS[start.offer()[0].language].answers
        self.ears = DEAF if facts == 0 else HEARING
        self.dice = Dice(seed)
        self.count = matches
        self.window = facts
        self.players = len(start.seated)
        self.rows: dict[tuple[Answer, ...], bytes] = {}
        self.matches: list[Match] = [start] * matches
        self.offers: list[bytes] = [b""] * matches  # each match's row of `masks`
        self.heard: list[bytes] = [b""] * matches  # and of `facts`
        self.mask_bytes = bytearray(matches * len(self.answers))
        self.asked_bytes = bytearray(matches)
        self.fact_bytes = bytearray(4 * matches * facts)
        self.ended_bytes = bytearray(matches)
        self.reward_bytes = bytearray(4 * matches * self.players)
        self.masks = memoryview(self.mask_bytes).cast("B", (matches, len(self.answers)))
        self.asked = memoryview(self.asked_bytes)
        self.facts = memoryview(self.fact_bytes).cast("I", (matches, facts)) if facts else memoryview(b"")
        self.ended = memoryview(self.ended_bytes)
        self.rewards = memoryview(self.reward_bytes).cast("f", (matches, self.players))
        self.just_ended: list[int] = []
        for number in range(matches):
            self.begin(number)
        self.write()

    def step(self, answers: list[int]) -> None:
        """Answers in every match, by the answers' numbers in the notation: all of them, or none."""
        if len(answers) != self.count:
            raise ValueError(f"expected {self.count} answers, one for each match, not {len(answers)}")
        for number in range(self.count):
            chosen = answers[number]
            if chosen < 0 or chosen >= len(self.answers) or self.offers[number][chosen] == 0:
                raise self.refusal(number, chosen)
        for number in self.just_ended:
            self.ended_bytes[number] = 0
            for player in range(self.players):
                self.rewards[number, player] = 0.0
        self.just_ended = []
        for number in range(self.count):
            match = self.matches[number]
            take(match, match.asks(), self.answers[answers[number]], False)
            self.go_on(number, match)
        self.write()

    def refusal(self, number: int, chosen: int) -> AnswerRefused:
        said = self.answers[chosen].text if 0 <= chosen < len(self.answers) else str(chosen)
        return AnswerRefused(said, [option.text for option in self.matches[number].offer()], None)

    def begin(self, number: int) -> None:
        match = self.start.fork(self.ears)
        self.matches[number] = match
        self.go_on(number, match)

    def go_on(self, number: int, match: Match) -> None:
        """Answers for Fate and the clock until a player is asked; where the match is over, another begins."""
        while not match.ended:
            question = match.asks()
            player = question.player
            offer = match.options(question)
            if player != FATE and player != CLOCK:
                self.asked_bytes[number] = player
                self.offers[number] = self.row(offer)
                if self.window:
                    self.heard[number] = last_heard(match.log, player, self.window)
                return
            take(match, question, offer[number_drawn(match, question, offer, self.dice, False)], False)
        self.ended_bytes[number] = 1
        self.just_ended.append(number)
        outcome = match.outcome
        if outcome is not None:
            for winner in outcome.winners:
                self.rewards[number, winner] = 1.0
        self.begin(number)

    def row(self, offer: tuple[Answer, ...]) -> bytes:
        """Returns a row of `masks`: most questions are asked again and again."""
        found = self.rows.get(offer)
        if found is None:
            marked = bytearray(len(self.answers))
            for answer in offer:
                marked[answer.id] = 1
            found = bytes(marked)
            if len(self.rows) >= MOST_ROWS:
                self.rows.clear()
            self.rows[offer] = found
        return found

    def write(self) -> None:
        self.mask_bytes[:] = b"".join(self.offers)
        if self.window:
            self.fact_bytes[:] = b"".join(self.heard)


def last_heard(log: list[Told], player: Player, most: int) -> bytes:
    """Returns the last facts that a player was told, as many as that, four bytes each."""
    ear = only(player)
    found: list[bytes] = []
    at = len(log) - 1
    while at >= 0 and len(found) < most:
        told = log[at]
        if told.to & ear:
            found.append(told.number())
        at -= 1
    found.extend([NO_FACT] * (most - len(found)))
    found.reverse()
    return b"".join(found)
