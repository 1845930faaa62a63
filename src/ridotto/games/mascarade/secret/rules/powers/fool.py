"""The Fool takes a coin and swaps, or not, the masks of two others (MC1-140 to 144, MC2-140 to 144)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import chose
from ridotto.games.mascarade.public.masks.fool import THE_FOOL
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.rules.swap import take_up
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Player, Step


class Fool(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, THE_FOOL.gift)  # MC1-142, MC2-142: if it ends the game, nothing more is asked
        if court.setup.players == 2:
            court.then(TakeBoth(by))
        else:
            court.ask(FirstMask(by))


class FirstMask(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.others_masks[court.seats[self.player]]  # MC1-141, MC2-141

    def apply(self, court: Court, first: Place, /) -> None:
        court.tell(EVERYONE, chose(self.player, first))
        court.ask(SecondMask(self.player, first))


class SecondMask(Pointing[Place]):
    def __init__(self, player: Player, first: Place) -> None:
        super().__init__(player)
        self.first = first

    def options(self, court: Court, /) -> tuple[Place, ...]:
        others = court.setup.others_masks[court.seats[self.player]]
        return tuple([place for place in others if place.seat != self.first.seat])  # MC1-140, MC1-279

    def apply(self, court: Court, second: Place, /) -> None:
        take_up(court, self.player, self.first, second)

    def carries(self) -> str:
        return f" {self.first.text}"


class TakeBoth(Step[Court]):
    """The Fool takes the opponent's left and right card where two play: there is no choice (MC1-302)."""

    def __init__(self, by: Player) -> None:
        self.by = by

    def run(self, court: Court, /) -> None:
        left, right = court.setup.others_masks[court.seats[self.by]]
        take_up(court, self.by, left, right)

    def spelling(self) -> str:
        return f"TakeBoth {self.by}"
