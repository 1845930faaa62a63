"""A match: its state, the open questions, and what has been told."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, NewType, TypeVar

from mypy_extensions import i64, mypyc_attr

from ridotto.kernel.answer import Answer, Given
from ridotto.kernel.asking import NOBODY_IS_ASKED, Asking
from ridotto.kernel.because import OVER, WATCHING, Because
from ridotto.kernel.errors import AnswerRefused, MatchOver, NotYourQuestion
from ridotto.kernel.fact import Ended, Fact, Sealed, TimeRanOut, Told, Won
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.player import EVERYONE, SPECTATOR, Audience, Player, name, only
from ridotto.kernel.question import Question, Step, Together

Q = Question[Any, Any]
M = TypeVar("M", bound="Match")

Ears = NewType("Ears", int)  # what a fork hears
HEARING: Final = Ears(0)  # all that was told, and all that will be
AFRESH: Final = Ears(1)  # only what will be told
DEAF: Final = Ears(2)  # nothing: for search


class Nothing(Step["Match"]):
    """The step that stands on top while something is being settled."""

    def run(self, match: Match, /) -> None:
        raise AssertionError("nothing is to be settled")

    def spelling(self) -> str:
        return "Nothing"


NONE: Final[i64] = 0
NOTHING: Final = Nothing()
NOTHING_TOLD: Final[list[Told]] = []  # all deaf forks share these two, which stay empty
NOTHING_GIVEN: Final[list[Given]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The base of every game's state. A game adds its own state, and `fork` and `position`."""

    def __init__(self, like: Match | None = None, ears: Ears = HEARING) -> None:
        """Makes a match about to begin; or, with `like`, the kernel's part of a fork with such ears."""
        self.top: Step[Any] = like.top if like else NOTHING  # what is settled first
        # What is settled after it, a stack: the last below `height` comes first. What lies above it is over, and stays
        # until something else is put there: a list that shrinks and grows would be moved again and again.
        self.agenda: list[Step[Any]] = like.agenda[: like.height] if like else []
        self.height: i64 = like.height if like else NONE
        self.deaf = ears == DEAF
        heard = like if ears == HEARING else None
        self.log: list[Told] = NOTHING_TOLD if ears == DEAF else heard.log.copy() if heard else []
        self.record: list[Given] = NOTHING_GIVEN if ears == DEAF else heard.record.copy() if heard else []
        self.seated: list[Player] = like.seated if like else []  # all at the table; never changed, only replaced
        # Who hears what is public; where people join later, only who is there by now.
        self.here: Audience = like.here if like else EVERYONE
        self.ended: bool = like.ended if like else False
        # Why it ended and who won, once that is decided; the deaf know it, too.
        self.outcome: Outcome | None = like.outcome if like else None
        self.offered_for: Step[Any] | None = None  # the question whose options we have at hand
        self.offered: tuple[Answer, ...] = ()

    def __reduce__(self) -> str:
        raise TypeError("a match travels as its record: see ridotto.replay")

    # What players, bots and the table call.

    def over(self) -> bool:
        return self.ended

    def open_questions(self) -> list[Q]:
        """Returns every open question: none when over, several when sealed answers are awaited."""
        return [] if self.ended else self.top.questions()

    def asks(self) -> Q:
        """Returns the open question that comes first."""
        if self.ended:
            raise MatchOver
        return self.top.asked_first()

    def question_to(self, player: Player) -> Q | None:
        """Returns the question that this player is asked now, if any."""
        return None if self.ended else self.top.question_to(player)

    def asking(self, ear: Player) -> Asking:
        """Returns who is asked what now, as this ear may know it.

        It follows from what that ear heard, and changes only when that ear hears something new.
        """
        return NOBODY_IS_ASKED if self.ended else self.top.asking(self, ear)

    def stage(self) -> str:
        """Returns how far the turn is, by the first step still to come that says so."""
        stage: str = self.top.stage()
        number = self.height
        while stage == "" and number > 0:
            number -= 1
            stage = self.agenda[number].stage()
        return stage

    def options(self, question: Q) -> tuple[Answer, ...]:
        return options_of(self, question)

    def why_not(self, player: Player, answer: Answer) -> Because | None:
        """Returns why a player cannot say this now, out of what that player knows; None where they can.

        The options of their question decide: what is said here explains.
        """
        question = self.question_to(player)
        if question is not None:
            for option in self.options(question):
                if option is answer:
                    return None
        never = self.why_never(player, answer)
        if never is not None:
            return never
        return self.top.why_not_asked(self, player) if question is None else question.why_not(self, answer)

    def why_never(self, player: Player, answer: Answer) -> Because | None:
        """Returns why a player cannot say this from now on, whatever is asked; None where it depends on that."""
        if self.ended:
            return OVER
        return WATCHING if player == SPECTATOR else None

    def answer(self, player: Player, answer: Answer) -> None:
        """Answers the question put to a player. A refused answer changes nothing."""
        take(self, self.legal(player, answer), answer, False)

    def answer_all(self, player: Player, answers: list[Answer]) -> None:
        """Gives several answers in one breath, each to the question that the one before leads to: all of them, or none.

        Only while nothing becomes known in between: a refusal would let a player look without having to act.
        """
        rehearsal = self.fork(AFRESH) if len(answers) > 1 else self
        for number, answer in enumerate(answers[:-1]):
            goes_on = rehearsal.legal(player, answer).goes_on(rehearsal, answer)
            if goes_on:
                rehearsal.answer(player, answer)
            if not goes_on or [told for told in rehearsal.log if not told.is_for(SPECTATOR)]:
                raise AnswerRefused(answers[number + 1].text, [], Because("one-at-a-time", ()))
        for answer in answers[-1:]:
            rehearsal.legal(player, answer)
        for answer in answers:
            self.answer(player, answer)

    def answer_late(self, player: Player, answer: Answer) -> None:
        """Answers for a player who ran out of time: everyone hears that the clock did it."""
        take(self, self.legal(player, answer), answer, True)

    def offer(self) -> tuple[Answer, ...]:
        """Returns the options of the question that comes first; empty when over."""
        return () if self.ended else options_of(self, self.top.asked_first())

    def choose(self, number: int) -> tuple[Answer, ...]:
        """Answers the question that comes first with one of its options, by number, and returns the next offer.

        For learners and playouts, who want one call a decision.
        """
        if self.ended:
            raise MatchOver
        question = self.top.asked_first()
        offer = options_of(self, question)
        if number < 0 or number >= len(offer):
            raise AnswerRefused(str(number), [str(each) for each in range(len(offer))], None)
        take(self, question, offer[number], False)
        return () if self.ended else options_of(self, self.top.asked_first())

    def heard_by(self, player: Player) -> list[Fact]:
        """Returns all that a player was told, in order. With `told_to`, this is the only door out of the engine."""
        ear = only(player)
        return [told.fact for told in self.log if told.to & ear]

    def told_to(self, player: Player) -> list[Told]:
        """Returns all that a player was told, with the ears that each fact reached: who listens is no secret."""
        ear = only(player)
        return [told for told in self.log if told.to & ear]

    def why_closed(self, newcomers: int) -> str:
        """Returns why so many more cannot sit down; empty where they may, once it is asked (see `Question.seats`)."""
        return "nobody sits down in the middle of this game"

    def closed_by(self, newcomers: int) -> str:
        """Returns the same as a word: the catalogue has sentences for people."""
        return "in-the-middle"

    @abstractmethod
    def fork(self: M, ears: Ears = HEARING) -> M:
        """Returns a match of its own that goes on from here: the game's own state is copied, `Match(like, ears)` does
        the rest. What never changes and what is only ever replaced may be shared."""
        raise NotImplementedError

    @abstractmethod
    def scores(self) -> list[int]:
        """Returns what each player has to show for it by now, in the order of their letters: the more, the better."""
        raise NotImplementedError

    @abstractmethod
    def position(self) -> tuple[object, ...]:
        """Returns the whole state as a key: equal positions have equal futures."""
        raise NotImplementedError

    def outcome_shown(self) -> dict[str, object]:
        """Returns the outcome in the words of a scenario file; both are empty before the end."""
        outcome = self.outcome
        return {"end": "", "won": ""} if outcome is None else {"end": outcome.reason, "won": " ".join(outcome.letters)}

    # What the rules call.

    def tell(self, to: Audience, fact: Fact) -> None:
        if not self.deaf:
            if self.ended:
                raise AssertionError(f"told after the end: {fact.spelling()}")
            told = fact.told
            if told is None:
                told = Told(to, fact)
            elif told.to != to:
                told = fact.told = Told(to, fact)
            self.log.append(told)

    def ask(self, question: Q) -> None:
        """Puts a question next; a second one of the same breath is asked second. Does nothing after the end."""
        self.then(question)

    def ask_together(self, questions: list[Q]) -> None:
        self.then(Together(questions, [None] * len(questions)))

    def then(self, step: Step[Any]) -> None:
        """Does this step afterwards, unless the match has ended by then."""
        if self.ended:
            return
        if self.top is NOTHING:
            self.top = step
            return
        if self.height < len(self.agenda):
            self.agenda[self.height] = step
        else:
            self.agenda.append(step)
        self.height += 1

    def decide(self, reason: str, winners: list[Player]) -> None:
        """Decides why the match ends and who won, and tells all who are here; what else is told comes next."""
        self.outcome = Outcome(reason, tuple(winners))
        if not self.deaf:
            self.tell(self.here, Ended(reason))
            for player in winners:
                self.tell(self.here, Won(player))

    def end(self) -> None:
        """Ends the match for good, and drops everything that was still to be settled."""
        self.ended = True
        self.top = NOTHING
        self.height = 0

    # What forks and the kernel call.

    def waiting(self) -> list[Step[Any]]:
        """Returns all that is settled after what is on top; what comes first is last."""
        return self.agenda[: self.height]

    def pending(self) -> tuple[str, ...]:
        """Returns all that is still to be settled, spelt: a part of every position."""
        return tuple([step.spelling() for step in [*self.waiting(), self.top]])

    def begin(self, step: Step[Any]) -> None:
        self.then(step)
        settle(self)

    def legal(self, player: Player, answer: Answer) -> Q:
        """Returns the question that this answers, or raises a refusal."""
        if self.ended:
            raise MatchOver
        question = self.top.question_to(player)
        if question is None:
            raise NotYourQuestion(name(player))
        options = self.options(question)
        for option in options:
            if option is answer:
                return question
        because = self.why_not(player, answer)
        assert because is not None, "it is among no options"
        raise AnswerRefused(answer.text, [option.text for option in options], because)


# The loop of every match. Functions, because calls of methods that others may override are looked up.


def options_of(match: Match, question: Q) -> tuple[Answer, ...]:
    """Returns the options of a question, which are found out once."""
    if match.offered_for is not question:
        match.offered = question.options(match)
        match.offered_for = question
    return match.offered


def take(match: Match, question: Q, answer: Answer, late: bool) -> None:
    """Takes an answer to a question, and goes on until somebody is asked again."""
    match.offered_for = None
    if not match.deaf:
        player = question.player
        match.record.append(Given(player, answer, True) if late else answer.given_by(player))
        if late:
            match.log.append(Told(match.here, TimeRanOut(player)))
    top = match.top
    if top is question:
        height = match.height
        match.top = NOTHING
        question.apply(match, answer)
        put_in_order(match, height)
    else:
        assert isinstance(top, Together)
        match.top = top.with_answer(question, answer, late)
        if not match.deaf:
            match.tell(only(question.player), Sealed(answer))
    settle(match)


def settle(match: Match) -> None:
    """Takes the steps that wait for nobody."""
    while not match.ended:
        step = match.top
        if step is NOTHING:
            if match.height == 0:
                raise AssertionError("a dead end: nobody is asked, nothing is left to do, and it is not over")
            match.height -= 1
            step = match.agenda[match.height]
        if step.waits():
            match.top = step
            return
        height = match.height
        match.top = NOTHING
        step.run(match)
        put_in_order(match, height)


def put_in_order(match: Match, height: i64) -> None:
    """Puts what was asked in one breath in the order it was asked: the first is on top already."""
    low, high = height, match.height - 1
    agenda = match.agenda
    while low < high:
        agenda[low], agenda[high] = agenda[high], agenda[low]
        low, high = low + 1, high - 1
