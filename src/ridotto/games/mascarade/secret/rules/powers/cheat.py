"""The Cheat wins with ten coins (MC1-190 to 194, MC2-190 to 194)."""

from __future__ import annotations

from ridotto.games.mascarade.public.masks.cheat import CHEATS_GOAL
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Cheat(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        if court.wealth(by) >= CHEATS_GOAL:
            court.win([by], court.announced.text)  # MC1-228, MC2-228
