"""The Judge takes the fines that lie in the court (MC1-165 to 169, MC2-165 to 169)."""

from __future__ import annotations

from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Judge(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.pay_out_fines(by)
        court.reckon()
