"""What is still to be settled at a table: steps that take themselves, questions, sealed rounds."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.asking import NOBODY_IS_ASKED, Asking
from ridotto.kernel.because import NOT_ASKED, Because
from ridotto.kernel.player import EVERYONE, Audience, Player, name, only

if TYPE_CHECKING:
    from ridotto.kernel.match import Match

M = TypeVar("M", bound="Match")
A = TypeVar("A", bound=Answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[M]):
    """Something the table does next, by itself. Never changes once made, so forks share it."""

    @abstractmethod
    def run(self, match: M, /) -> None:
        """Takes the step: the match changes, and what follows is asked or done next."""
        raise NotImplementedError

    @abstractmethod
    def spelling(self) -> str:
        """Returns all that this step carries, secrets included: equal positions have equal futures."""
        raise NotImplementedError

    def waits(self) -> bool:
        """True when somebody has to answer first."""
        return False

    def stage(self) -> str:
        """Returns what the turn has come to while this step is still to come; empty where it says nothing of that."""
        return ""

    def asking(self, match: M, ear: Player, /) -> Asking:
        """Returns what is asked here, as this ear may know it: see `Match.asking`."""
        return NOBODY_IS_ASKED

    def why_not_asked(self, match: M, player: Player, /) -> Because:
        """Returns why this player is asked nothing while this step waits: only what that player knows."""
        return NOT_ASKED

    def question_to(self, player: Player) -> Question[Any, Any] | None:
        """Returns the question that this player is asked here, if any."""
        return None

    def questions(self) -> list[Question[Any, Any]]:
        """Returns every question that is open here."""
        return []

    def asked_first(self) -> Question[Any, Any]:
        """Returns the question to settle first, where there is one."""
        return self.questions()[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[M]):
    """A step that carries a seat and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def spelling(self) -> str:
        return f"{type(self).__name__} {self.seat}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[M], Generic[M, A]):
    """One decision that one player owes the table."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @abstractmethod
    def options(self, match: M, /) -> tuple[A, ...]:
        """Returns every legal answer, in a fixed order. This is the only statement of legality.

        Options are a telling: they may depend only on what the player has heard.
        """
        raise NotImplementedError

    @abstractmethod
    def apply(self, match: M, answer: A, /) -> None:
        """Does what follows from an answer. It is only called with one of the options."""
        raise NotImplementedError

    def weights(self, match: M, /) -> list[int] | None:
        """Returns how often Fate gives each option; None when all are alike."""
        return None

    def odds(self, match: M, options: int, /) -> list[float]:
        """Returns how likely each of so many options is, by its weight."""
        weights = self.weights(match)
        if weights is None:
            return [1.0 / options] * options
        return [weight / sum(weights) for weight in weights]

    def may_know(self, match: M, /) -> Audience:
        """Returns those who may learn the answer from what they are told next, the player aside."""
        return EVERYONE

    def goes_on(self, match: M, answer: A, /) -> bool:
        """True when the player is asked on before anything new is known: then all may be said in one breath."""
        return False

    def why_not(self, match: M, answer: Answer, /) -> Because:
        """Returns why this is no option, for the player who tried it: only what that player knows."""
        return self.not_offered(match, answer, "not-offered")

    def not_offered(self, match: M, answer: Answer, reason: str, **args: str | int) -> Because:
        """Returns why this is no option, with the clauses of `rules`."""
        return Because(reason, self.rules(match, answer), args)

    def why_not_asked(self, match: M, player: Player, /) -> Because:
        """Returns why a player is not asked. A sealed round calls it on the question that they had and answered."""
        others = [other for other in match.asking(player).players if other != player]
        if len(others) == 1 and others[0] in match.seated:
            return Because("others-asked", (), {"who": name(others[0])})
        return NOT_ASKED

    def rules(self, match: M, answer: Answer, /) -> tuple[str, ...]:
        """Returns the clauses behind an answer, or behind its being no option, for a player who asks why."""
        return ()

    def about(self, match: M, /) -> Answer | None:
        """Returns the place, mask or card that this question is about, where everybody knows it."""
        return None

    def asking(self, match: M, ear: Player, /) -> Asking:
        return Asking(self.name(), [self.player], False, self.about(match), match.stage())

    def patience(self, match: M, /) -> int:
        """Returns the seconds that a table of people waits for this answer; 0 when the rules set no limit."""
        return 0

    def otherwise(self, match: M, /) -> A | None:
        """Returns what the clock says for a player who ran out of time; None when somebody has to think."""
        return None

    def seats(self, answer: A, /) -> bool:
        """True when somebody sits down by this answer, and is one more of `Match.seated` from then on."""
        return False

    def name(self) -> str:
        """Returns the question's name, as views and pages know it."""
        return type(self).__name__

    def spelling(self) -> str:
        return f"{self.name()} {name(self.player)}{self.carries()}"

    @abstractmethod
    def carries(self) -> str:
        """Returns what this question knows beside its player, spelt after a blank; empty when nothing."""
        raise NotImplementedError

    def run(self, match: M, /) -> None:
        raise AssertionError("a question waits for its answer")

    def waits(self) -> bool:
        return True

    def question_to(self, player: Player) -> Question[Any, Any] | None:
        return self if player == self.player else None

    def questions(self) -> list[Question[Any, Any]]:
        return [self]

    def asked_first(self) -> Question[Any, Any]:
        return self


@mypyc_attr(free_list_len=1)
class Together(Step[M]):
    """The same question to several players at the same time. Answers stay sealed until the last is in."""

    def __init__(
        self, parts: list[Question[Any, Any]], sealed: list[Answer | None], late: Audience = 0, first: int = 0
    ) -> None:
        self.parts = parts
        self.sealed = sealed
        self.late = late  # for whom the clock answered: everyone hears that
        while first < len(sealed) and sealed[first] is not None:
            first += 1
        self.first = first  # the number of the first part without an answer

    def waits(self) -> bool:
        return self.first < len(self.parts)

    def question_to(self, player: Player) -> Question[Any, Any] | None:
        for part, answer in zip(self.parts, self.sealed):
            if part.player == player and answer is None:
                return part
        return None

    def questions(self) -> list[Question[Any, Any]]:
        return [part for part, answer in zip(self.parts, self.sealed) if answer is None]

    def asked_first(self) -> Question[Any, Any]:
        return self.parts[self.first]

    def asking(self, match: M, ear: Player, /) -> Asking:
        """Returns what this ear knows: that its own player has answered, and for whom the clock did."""
        known = self.late | only(ear)
        players = [
            part.player
            for part, answer in zip(self.parts, self.sealed)
            if answer is None or known & only(part.player) == 0
        ]
        return Asking(self.parts[0].name(), players, True, None, match.stage())

    def why_not_asked(self, match: M, player: Player, /) -> Because:
        for part in self.parts:
            if part.player == player:
                return part.why_not_asked(match, player)
        return self.parts[0].why_not_asked(match, player)

    def with_answer(self, question: Question[Any, Any], given: Answer, late: bool) -> Together[M]:
        number = self.first
        while self.parts[number] is not question:
            number += 1
        sealed = self.sealed.copy()
        sealed[number] = given
        return Together(self.parts, sealed, self.late | only(question.player) if late else self.late, self.first)

    def run(self, match: M, /) -> None:
        """Opens the answers in the order they were asked, not in that of their coming, until one ends the match."""
        for part, answer in zip(self.parts, self.sealed):
            assert answer is not None
            if not match.ended:
                part.apply(match, answer)

    def spelling(self) -> str:
        parts = [part.spelling() for part in self.parts]
        answers = ["?" if answer is None else answer.text for answer in self.sealed]
        late = f", {self.late} late" if self.late else ""
        return f"together {' | '.join(parts)}: {' '.join(answers)}{late}"
