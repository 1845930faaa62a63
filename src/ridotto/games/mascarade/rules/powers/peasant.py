"""Two Peasants who both showed themselves are paid together (MC1-171, MC2-171)."""

from __future__ import annotations

from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.facts import Used
from ridotto.kernel import EVERYONE, Player


def pay_the_pair(court: Court, pair: list[Player]) -> None:
    """One step; where the bank is short, clockwise from the active seat (MC1-178, MC1-211, MC2-178, MC2-211)."""
    for peasant in pair:
        court.tell(EVERYONE, Used(peasant, court.announced))
    for peasant in pair:
        court.pay_out(peasant, 2)
    court.reckon()
