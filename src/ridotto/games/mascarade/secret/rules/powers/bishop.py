"""The Bishop takes two coins from the richest of the others (MC1-130 to 135, MC2-130 to 135)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import chose
from ridotto.games.mascarade.public.masks.bishop import LOOT
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Because, Player


class Bishop(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        richest = richest_but(court, by)
        if len(richest) == 1:
            take_two(court, by, richest[0])  # no choice is asked (MC1-130, MC2-130)
        else:
            court.ask(WhichOfTheRichest(by))


class WhichOfTheRichest(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return richest_but(court, self.player)  # MC1-132, MC2-132

    def apply(self, court: Court, seat: Place, /) -> None:
        court.tell(EVERYONE, chose(self.player, seat))
        take_two(court, self.player, seat)

    def why_not_there(self, court: Court, there: Place) -> Because:
        return court.because("not-richest", "130 132")


def richest_but(court: Court, player: Player) -> tuple[Place, ...]:
    """Returns the seats of the richest others: the user never counts (MC1-131, MC2-131)."""
    others = court.setup.other_seats[court.seats[player]]
    coins = court.coins
    most = 0
    for seat in others:
        if coins[seat.seat] > most:
            most = coins[seat.seat]
    return tuple([seat for seat in others if coins[seat.seat] == most])


def take_two(court: Court, by: Player, seat: Place) -> None:
    court.pay(court.player_at(seat), by, LOOT)
    court.reckon()
