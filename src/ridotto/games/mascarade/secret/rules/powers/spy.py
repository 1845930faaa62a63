"""The Spy looks at their own mask and one other, then swaps them or not (MC1-120 to 125, MC2-120 to 125)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import Saw, chose
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.rules.swap import take_up
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Player, only


class Spy(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.ask(WhomToSpyOn(by, here))


class WhomToSpyOn(Pointing[Place]):
    def __init__(self, player: Player, here: Place) -> None:
        super().__init__(player)
        self.here = here  # the mask that was announced or claimed (MC1-304)

    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.spied[court.seats[self.player]]  # MC1-120, MC2-120

    def apply(self, court: Court, there: Place, /) -> None:
        spy = self.player
        court.tell(EVERYONE, chose(spy, there))
        court.tell(only(spy), Saw(spy, self.here, court.mask_at(self.here)))  # MC1-121, MC2-121
        court.tell(only(spy), Saw(spy, there, court.mask_at(there)))
        take_up(court, spy, self.here, there)  # the ordinary swap: the Spy asks it, does not repeat it

    def carries(self) -> str:
        return f" {self.here.text}"
