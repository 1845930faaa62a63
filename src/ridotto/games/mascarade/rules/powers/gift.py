"""Masks that only take coins from the bank: Queen, King, Empress, a single Peasant."""

from __future__ import annotations

from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.rules.powers.power import Power
from ridotto.games.mascarade.words import Place
from ridotto.kernel import Player


class Gift(Power):
    def used(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, court.setup.gifts[court.announced.id])  # MC1-180, MC1-181, MC2-180, MC2-181
