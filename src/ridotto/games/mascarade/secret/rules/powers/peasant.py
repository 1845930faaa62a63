"""The Peasant takes a coin; two who both showed themselves are paid together (MC1-170, MC1-171, MC2-170, MC2-171)."""

from __future__ import annotations

from ridotto.games.mascarade.public.masks.peasant import EACH_OF_TWO
from ridotto.games.mascarade.secret.rules.powers.gift import Gift
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


class Peasant(Gift):
    def use_by_two(self, court: Court, pair: list[Player]) -> None:
        """Pays both in one step; a short bank pays from the active seat on (MC1-178, MC1-211, MC2-178, MC2-211)."""
        for peasant in pair:
            court.pay_out(peasant, EACH_OF_TWO)
        court.reckon()
