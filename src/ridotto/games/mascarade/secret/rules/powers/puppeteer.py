"""The Puppeteer makes two others change seats; masks and coins stay where they lie (MC2-350 to 362)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import ChangedSeats, chose
from ridotto.games.mascarade.public.masks.puppeteer import FIRST_PUPPET, SECOND_PUPPET
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Player, Step


class Puppeteer(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.ask(FirstPuppet(by))


class FirstPuppet(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.other_seats[court.seats[self.player]]  # MC2-353

    def apply(self, court: Court, first: Place, /) -> None:
        court.tell(EVERYONE, chose(self.player, first))
        court.ask(SecondPuppet(self.player, first))


class SecondPuppet(Pointing[Place]):
    def __init__(self, player: Player, first: Place) -> None:
        super().__init__(player)
        self.first = first

    def options(self, court: Court, /) -> tuple[Place, ...]:
        others = court.setup.other_seats[court.seats[self.player]]
        return tuple([seat for seat in others if seat is not self.first])

    def apply(self, court: Court, second: Place, /) -> None:
        one, other = court.player_at(self.first), court.player_at(second)
        court.tell(EVERYONE, chose(self.player, second))
        court.pay(one, self.player, FIRST_PUPPET.takes)
        court.pay(other, self.player, SECOND_PUPPET.takes)
        court.reckon()  # both coins are one step
        court.then(ExchangeSeats(one, other))  # MC2-352: not if the game has ended

    def carries(self) -> str:
        return f" {self.first.text}"


class ExchangeSeats(Step[Court]):
    def __init__(self, one: Player, other: Player) -> None:
        self.one = one
        self.other = other

    def run(self, court: Court, /) -> None:
        court.change_seats(self.one, self.other)  # MC2-351
        court.tell(EVERYONE, ChangedSeats(self.one, self.other))

    def spelling(self) -> str:
        return f"ExchangeSeats {self.one} {self.other}"
