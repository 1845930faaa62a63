"""A match that moves on by itself wherever no person has to be waited for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ridotto.bots import Dice, Maker, decision_seed
from ridotto.kernel import CLOCK, FATE, Answer, Game, Match, Player, Question, Setup
from ridotto.table.clocks import QuestionClocks
from ridotto.table.seats import Seats
from ridotto.table.terms import Terms

SECRET_BYTES: Final = 16  # the fewest that nobody can try one after the other
Fate: TypeAlias = Callable[[Match], Answer]  # what Fate says to the question that comes first
Q: TypeAlias = Question[Any, Any]


@dataclass(frozen=True)
class InAdvance:
    """An answer left for the moment when a question of this name comes to its player (TBL-009)."""

    question: str
    answer: Answer


@dataclass(frozen=True)
class DueQuestion:
    """A question that is to be answered now without a person, and whether its player has run out of time."""

    question: Q
    late: bool


class Play:
    """Answers wherever no person is needed: for Fate and bots at once, for the clock and late players after a while."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        match: Match,
        seats: Seats,
        terms: Terms,
        fate: Fate,
        makers: Mapping[str, Maker],
        secret: bytes,
    ) -> None:
        if len(secret) < SECRET_BYTES:
            raise ValueError(f"the secret of a table has at least {SECRET_BYTES} bytes, not {len(secret)}")
        self.game = game
        self.setup = setup
        self.match = match
        self.seats = seats
        self.terms = terms
        self.fate = fate
        self.makers = makers
        self.secret = secret
        self.answers = Counter(given.player for given in match.record)
        self.advance: dict[Player, InAdvance] = {}
        self.clocks = QuestionClocks()
        self.look_around()

    def give(self, player: Player, answer: Answer, *, late: bool = False) -> None:
        """Gives a player's answer to the match. A refused answer changes nothing."""
        if late:
            self.match.answer_late(player, answer)
        else:
            self.match.answer(player, answer)
        self.on_took(player, 1)

    def give_all(self, player: Player, answers: list[Answer]) -> None:
        """Gives several answers in one breath: when one is refused, none of them counts."""
        self.match.answer_all(player, answers)
        self.on_took(player, len(answers))

    def on_took(self, player: Player, answers: int) -> None:
        self.answers[player] += answers
        self.advance.pop(player, None)
        if len(self.match.seated) > len(self.seats.sitters):
            self.seats.let_in()
        self.look_around()

    def due(self) -> DueQuestion | None:
        """Returns what is answered next without a person; in a sealed round, all who are in time come first."""
        late: Q | None = None
        for question in self.match.open_questions():
            if self.is_settled_at_once(question):
                return DueQuestion(question, False)
            if late is None and self.seconds_left(question) == 0:
                late = question
        return None if late is None else DueQuestion(late, late.player != CLOCK)

    def said_at_once(self, due: DueQuestion) -> Answer | None:
        """Returns the answer to what is due; None where a bot has to think."""
        player = due.question.player
        if player == FATE:
            return self.fate(self.match)
        if player == CLOCK:
            return self.said_by_the_clock(due.question)
        if due.late:
            return due.question.otherwise(self.match)  # TBL-008
        left = self.advance.get(player)
        return None if left is None else left.answer

    def seconds_to_wait(self) -> float | None:
        """Returns the seconds until something happens by itself; None when only people can go on."""
        waits = [
            0.0 if self.is_settled_at_once(question) else self.seconds_left(question)
            for question in self.match.open_questions()
        ]
        return min([seconds for seconds in waits if seconds is not None], default=None)

    def number(self, player: Player) -> int:
        """Returns the number of this player's open or next question, counted for each player alone."""
        return self.answers[player] + 1

    def goes_round(self, question: str) -> bool:
        return any(asked.name() == question for asked in self.match.open_questions())

    # By itself.

    def is_settled_at_once(self, question: Q) -> bool:
        player = question.player
        if player == CLOCK:
            return self.terms.correspondence or not self.seats.has_people()  # TBL-010
        if player == FATE or self.seats.is_played_by_a_bot(player):
            return True
        left = self.advance.get(player)
        return left is not None and left.question == question.name() and left.answer in self.match.options(question)

    def said_by_the_clock(self, question: Q) -> Answer:
        """Returns the clock's answer: people who wait at the door are let in as soon as the game asks for them."""
        options = self.match.options(question)
        for option in options:
            if self.seats.door and question.seats(option):
                return option
        return question.otherwise(self.match) or options[0]

    def any_answer(self, question: Q) -> Answer:
        """Returns an option at random, for a bot that does not answer, by the dice that it would have rolled."""
        player, options = question.player, self.match.options(question)
        dice = Dice(decision_seed(self.secret, player, self.answers[player]))
        return options[dice.below(len(options))]

    # Time.

    def seconds_left(self, question: Q) -> float | None:
        """Returns the seconds until this question is settled without a person; None when it never is."""
        limit = question.patience(self.match)
        if limit == 0 and question.player != CLOCK:
            limit = 0 if self.is_a_pause(question) else self.terms.clock
            if limit == 0:
                return None
        return max(0.0, limit - self.clocks.seconds_waited(question.player))

    def is_a_pause(self, question: Q) -> bool:
        """True when nothing is decided: only its own patience ends it, and without one it lasts (TBL-008)."""
        return len(self.match.options(question)) == 1 and question.otherwise(self.match) is not None

    def look_around(self) -> None:
        """Notes what is open now and since when, and drops what was left in advance for a round that is over."""
        asked = self.match.open_questions()
        self.clocks.keep([(question.player, self.number(question.player)) for question in asked])
        going_round = {question.name() for question in asked}
        self.advance = {player: left for player, left in self.advance.items() if left.question in going_round}
