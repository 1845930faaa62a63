"""A player looks at one of their own masks, alone (MC1-070, MC1-370, MC2-070, MC2-370)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import Looked, PutDown, Saw
from ridotto.games.mascarade.public.words import READY, Place
from ridotto.games.mascarade.secret.rules.pause import I_AM_READY
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Because, Player, Question, mention, only


def look(court: Court, by: Player, here: Place) -> None:
    court.tell(EVERYONE, Looked(by, here))
    court.tell(only(by), Saw(by, here, court.mask_at(here)))
    if court.setup.pace.waits:
        court.ask(SeenEnough(by, here))


class SeenEnough(Question[Court, Answer]):
    """The look lasts until it is closed, and the next turn waits for it (MC1-370, MC2-370)."""

    def __init__(self, player: Player, here: Place) -> None:
        super().__init__(player)
        self.here = here

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return I_AM_READY

    def answered(self, court: Court, ready: Answer, /) -> None:
        court.tell(EVERYONE, PutDown(self.player, self.here))

    def patience(self, court: Court, /) -> int:
        return court.setup.pace.look

    def otherwise(self, court: Court, /) -> Answer | None:
        return READY

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return (f"{court.setup.edition.clauses}370",)

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        card = court.setup.edition.words["mask"]
        return court.because("put-down-first", "370", f"First put the {card} back down that you look at.")

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        who = mention(self.player)
        return court.because("look-lasts", "370", f"{who} is looking, and all wait until that is over.")

    def carries(self) -> str:
        return f" {self.here.text}"
