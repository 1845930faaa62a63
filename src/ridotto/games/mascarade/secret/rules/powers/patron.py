"""The Patron takes three coins; then each neighbour takes one (MC2-330 to 334)."""

from __future__ import annotations

from ridotto.games.mascarade.public.masks.patron import THE_PATRON
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player, Step


class Patron(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, THE_PATRON.gift)
        court.then(Patronage(by))  # MC2-331: not if the game has ended


class Patronage(Step[Court]):
    """Both neighbours are paid in one step, whether they like it or not (MC2-332, MC2-333)."""

    def __init__(self, patron: Player) -> None:
        self.patron = patron

    def run(self, court: Court, /) -> None:
        court.pay_out(court.left_of(self.patron), 1)  # left first where the bank is short (MC2-211)
        court.pay_out(court.right_of(self.patron), 1)
        court.reckon()

    def spelling(self) -> str:
        return f"Patronage {self.patron}"
