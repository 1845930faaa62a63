"""The Beggar holds out a hand to everybody in turn (MC2-320 to 325)."""

from __future__ import annotations

from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Beggar(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        giver = court.left_of(by)
        while giver != by:
            if court.wealth(giver) > court.wealth(by):  # at this moment, and strictly (MC2-321)
                court.pay(giver, by, 1)  # ends nothing: the giver keeps one, the Beggar has 12 at most (MC2-323)
            giver = court.left_of(giver)
