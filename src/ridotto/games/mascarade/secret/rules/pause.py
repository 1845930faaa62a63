"""Waits while people look: only tables of people wait (MC1-018, MC1-370, MC1-371, MC2-344)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.facts import Lingered
from ridotto.games.mascarade.public.words import ON, READY
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import CLOCK, EVERYONE, Answer, Because, Player, Question

I_AM_READY: Final = (READY,)
GO_ON: Final = (ON,)


class Ready(Question[Court, Answer]):
    """Have you seen it? Asked of several at once; a player who runs out of time has."""

    def __init__(self, player: Player, seconds: int) -> None:
        super().__init__(player)
        self.seconds = seconds

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return I_AM_READY

    def apply(self, court: Court, ready: Answer, /) -> None:
        pass  # the last one in closes the round

    def patience(self, court: Court, /) -> int:
        return self.seconds

    def otherwise(self, court: Court, /) -> Answer | None:
        return READY

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return court.because("ready-first", "344" if court.claims else "018")

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        if player == self.player:
            return court.because("sealed", "344" if court.claims else "018")
        return court.because("shown-to-others", "340 344")

    def carries(self) -> str:
        return f" {self.seconds}"


class Linger(Question[Court, Answer]):
    """The clock is asked when everybody has had the time to see what lies open."""

    def __init__(self, seconds: int) -> None:
        super().__init__(CLOCK)
        self.seconds = seconds

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return GO_ON

    def apply(self, court: Court, on: Answer, /) -> None:
        court.tell(EVERYONE, Lingered())

    def patience(self, court: Court, /) -> int:
        return self.seconds

    def otherwise(self, court: Court, /) -> Answer | None:
        return ON

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return court.because("let-all-see", "371")

    def carries(self) -> str:
        return f" {self.seconds}"


def let_all_see(court: Court) -> None:
    """Lets shown masks lie open for a moment, if anybody is there to see (MC1-371, MC2-371)."""
    if court.setup.pace.waits:
        court.ask(Linger(court.setup.pace.reveal))
