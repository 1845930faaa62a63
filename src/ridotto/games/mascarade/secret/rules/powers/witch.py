"""The Witch may exchange her whole wealth with another player's (MC1-185 to 189, MC2-185 to 189)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import Declined, chose
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Player


class Witch(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.ask(WhoseWealth(by))


class WhoseWealth(Pointing[Answer]):
    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return court.setup.pass_or_seat[court.seats[self.player]]  # MC1-187, MC2-187

    def apply(self, court: Court, choice: Answer, /) -> None:
        if isinstance(choice, Place):
            court.tell(EVERYONE, chose(self.player, choice))
            court.exchange_wealth(self.player, court.player_at(choice))  # ends nothing (MC1-188, MC2-188)
        else:
            court.tell(EVERYONE, Declined(self.player))
