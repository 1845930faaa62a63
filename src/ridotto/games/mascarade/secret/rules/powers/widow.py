"""The Widow is filled up to ten coins (MC1-195 to 197, MC2-195 to 197)."""

from __future__ import annotations

from ridotto.games.mascarade.public.masks.widow import WIDOWS_FILL
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Widow(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        missing = WIDOWS_FILL - court.wealth(by)
        court.from_bank(by, missing)  # nothing when there is nothing missing (MC1-196, MC2-196)
