"""A match: its state, the open questions, and what has been told."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, NewType, TypeVar

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
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


class Given:
    """One line of a record: who answered what, and whether the clock had to answer for them."""

    def __init__(self, player: Player, answer: Answer, late: bool = False) -> None:
        self.player = player
        self.answer = answer
        self.late = late

    def spelling(self) -> str:
        return f"{name(self.player)}:{self.answer.text}{' late' if self.late else ''}"


class Nothing(Step["Match"]):
    """The step that stands on top while something is being settled."""

    def run(self, match: Match, /) -> None:
        raise AssertionError("nothing is to be settled")

    def spelling(self) -> str:
        return "Nothing"


NOTHING: Final = Nothing()


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The base of every game's state. A game adds its own state, and `fork` and `position`."""

    def __init__(self) -> None:
        self.top: Step[Any] = NOTHING  # what is settled first
        self.agenda: list[Step[Any]] = []  # what is settled after it, a stack: the last comes first
        self.log: list[Told] = []
        self.record: list[Given] = []
        self.seated: list[Player] = []  # everybody who sits at the table now; never changed, only replaced
        self.here: Audience = EVERYONE  # who hears what is public; where people join later, only who is there by now
        self.deaf = False
        self.ended = False
        self.outcome: Outcome | None = None  # why it ended and who won, once that is decided; the deaf know it, too
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
        number = len(self.agenda)
        while stage == "" and number > 0:
            number -= 1
            stage = self.agenda[number].stage()
        return stage

    def options(self, question: Q) -> tuple[Answer, ...]:
        if self.offered_for is not question:
            self.offered = question.options(self)
            self.offered_for = question
        return self.offered

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
        self.take(self.legal(player, answer), answer, False)

    def answer_all(self, player: Player, answers: list[Answer]) -> None:
        """Gives several answers in one breath, each to the question that the one before leads to: all of them, or none.

        Only while nothing becomes known in between: a refusal would let a player look without having to act.
        """
        rehearsal = self.fork(AFRESH) if len(answers) > 1 else self
        for number, answer in enumerate(answers[:-1]):
            goes_on = rehearsal.legal(player, answer).goes_on(rehearsal, answer)
            if goes_on:
                rehearsal.answer(player, answer)
            if not goes_on or rehearsal.told_in_private():
                raise AnswerRefused(answers[number + 1].text, [], Because("one-at-a-time", ()))
        for answer in answers[-1:]:
            rehearsal.legal(player, answer)
        for answer in answers:
            self.answer(player, answer)

    def answer_late(self, player: Player, answer: Answer) -> None:
        """Answers for a player who ran out of time: everyone hears that the clock did it."""
        self.take(self.legal(player, answer), answer, True)

    def offer(self) -> tuple[Answer, ...]:
        """Returns the options of the question that comes first; empty when over."""
        return () if self.ended else self.options(self.top.asked_first())

    def choose(self, number: int) -> tuple[Answer, ...]:
        """Answers the question that comes first with one of its options, by number, and returns the next offer.

        For learners and playouts, who want one call a decision.
        """
        question = self.asks()
        offer = self.options(question)
        if number < 0 or number >= len(offer):
            raise AnswerRefused(str(number), [str(each) for each in range(len(offer))], None)
        self.take(question, offer[number], False)
        return self.offer()

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

    def told_in_private(self) -> bool:
        """True when anything was told that a spectator did not hear."""
        for told in self.log:
            if not told.is_for(SPECTATOR):
                return True
        return False

    def fork(self: M, ears: Ears = HEARING) -> M:
        """Returns a match of its own that goes on from here."""
        twin = self.copy_state()
        self.share(twin, ears)
        return twin

    @abstractmethod
    def copy_state(self: M) -> M:
        """Returns a match with copies of all that is the game's own; `fork` adds what is the kernel's."""
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
            self.log.append(Told(to, fact))

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
        else:
            self.agenda.append(step)

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
        self.agenda.clear()

    # What forks and the kernel call.

    def pending(self) -> tuple[str, ...]:
        """Returns all that is still to be settled, spelt: a part of every position."""
        return tuple([step.spelling() for step in [*self.agenda, self.top]])

    def share(self, twin: Match, ears: Ears) -> None:
        """Gives a twin all that is the kernel's: steps are shared, lists are not."""
        twin.top = self.top
        twin.agenda = self.agenda.copy()
        twin.ended = self.ended
        twin.outcome = self.outcome
        twin.seated = self.seated
        twin.here = self.here
        if ears == DEAF:
            twin.deaf = True
        elif ears == HEARING:
            twin.log = self.log.copy()
            twin.record = self.record.copy()

    def begin(self, step: Step[Any]) -> None:
        self.then(step)
        self.settle()

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

    def take(self, question: Q, answer: Answer, late: bool) -> None:
        self.offered_for = None
        if not self.deaf:
            self.record.append(Given(question.player, answer, late))
            if late:
                self.log.append(Told(self.here, TimeRanOut(question.player)))
        top = self.top
        if top is question:
            height = len(self.agenda)
            self.top = NOTHING
            question.apply(self, answer)
            self.put_in_order(height)
        else:
            assert isinstance(top, Together)
            self.top = top.with_answer(question, answer, late)
            if not self.deaf:
                self.tell(only(question.player), Sealed(answer))
        self.settle()

    def settle(self) -> None:
        """Takes the steps that wait for nobody."""
        while not self.ended:
            if self.top is NOTHING:
                if not self.agenda:
                    raise AssertionError("a dead end: nobody is asked, nothing is left to do, and it is not over")
                self.top = self.agenda.pop()
            step = self.top
            if step.waits():
                return
            height = len(self.agenda)
            self.top = NOTHING
            step.run(self)
            self.put_in_order(height)

    def put_in_order(self, height: int) -> None:
        """Puts what was asked in one breath in the order it was asked: the first is on top already."""
        agenda = self.agenda
        low, high = height, len(agenda) - 1
        while low < high:
            agenda[low], agenda[high] = agenda[high], agenda[low]
            low, high = low + 1, high - 1
