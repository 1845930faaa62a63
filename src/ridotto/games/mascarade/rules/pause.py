"""Time to see: only tables of people wait (MC1-018, MC1-370, MC1-371, MC2-344)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.facts import Lingered
from ridotto.games.mascarade.words import ON, READY
from ridotto.kernel import CLOCK, EVERYONE, Answer, Player, Question

I_AM_READY: Final = (READY,)
GO_ON: Final = (ON,)


class Ready(Question[Court, Answer]):
    """Have you seen it? Asked of several at once; whoever runs out of time has."""

    def __init__(self, player: Player, seconds: int) -> None:
        super().__init__(player)
        self.seconds = seconds

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return I_AM_READY

    def answered(self, court: Court, ready: Answer, /) -> None:
        pass  # the last one in closes the round

    def patience(self, court: Court, /) -> int:
        return self.seconds

    def otherwise(self, court: Court, /) -> Answer | None:
        return READY

    def carries(self) -> str:
        return f" {self.seconds}"


class Linger(Question[Court, Answer]):
    """The clock is asked when everybody has had the time to see what lies open."""

    def __init__(self, seconds: int) -> None:
        super().__init__(CLOCK)
        self.seconds = seconds

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return GO_ON

    def answered(self, court: Court, on: Answer, /) -> None:
        court.tell(EVERYONE, Lingered())

    def patience(self, court: Court, /) -> int:
        return self.seconds

    def otherwise(self, court: Court, /) -> Answer | None:
        return ON

    def carries(self) -> str:
        return f" {self.seconds}"


def let_all_see(court: Court) -> None:
    """MC1-371, MC2-371: shown masks lie open for a moment, if anybody is there to see."""
    if court.setup.pauses and court.setup.reveal_seconds > 0:
        court.ask(Linger(court.setup.reveal_seconds))
