"""The Thief takes a coin from each neighbour, both in one step (MC1-200 to 205, MC2-200 to 203)."""

from __future__ import annotations

from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Thief(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.pay(court.left_of(by), by, 1)
        court.pay(court.right_of(by), by, 1)  # with two players the same one again (MC1-205)
        court.reckon()
