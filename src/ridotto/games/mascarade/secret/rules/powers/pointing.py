"""The questions that powers ask. Their words and clauses are on the sheet of the mask (see masks/)."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.masks import Ask
from ridotto.games.mascarade.public.words import CENTRE, PASS, PROTECTED, Place
from ridotto.games.mascarade.secret.rules.swap import others_power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Answer, Because, Player, Question

A = TypeVar("A", bound=Answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerQuestion(Question[Court, A], Generic[A]):
    """A question that a power asks: the sheet of its mask has an `Ask` of the same name."""

    def ask(self, court: Court) -> Ask:
        return court.setup.edition.asks[self.name()]

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return court.setup.edition.numbered(self.ask(court).clauses)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return others_power(court, self.player)

    def carries(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pointing(PowerQuestion[A], Generic[A]):
    """The player who uses a power points at another player, or at a mask."""

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        setup, ask = court.setup, self.ask(court)
        if not isinstance(answer, Place):
            return self.why_choose(court)
        if answer.seat == CENTRE:
            return court.because("out-of-reach", ask.reach)
        if answer.seat == court.seats[self.player]:
            return court.because("not-yourself", ask.own)
        if setup.small and (answer in setup.seats) is ask.masks:
            return self.why_choose(court)
        if answer in PROTECTED:
            return court.because("protected", "304")
        return self.why_not_there(court, answer)

    def why_not_there(self, court: Court, there: Place) -> Because:
        """Returns why this place is no option, though others like it are."""
        ask = self.ask(court)
        clauses = ask.twice_small if court.setup.small and ask.twice_small else ask.twice
        return court.because("already-chosen", clauses)

    def why_choose(self, court: Court) -> Because:
        """Returns that somebody or something has to be chosen."""
        clauses = self.ask(court).choice
        if PASS in self.options(court):
            return court.because("choose-or-pass", clauses)
        return court.because("must-choose", clauses)
