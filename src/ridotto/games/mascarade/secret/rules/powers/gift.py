"""Masks that only take coins from the bank: Queen, King, Empress, a single Peasant."""

from __future__ import annotations

from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Gift(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, court.setup.gifts[court.announced.id])  # MC1-180, MC1-181, MC2-180, MC2-181
