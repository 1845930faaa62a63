"""The Inquisitor, later the Guru, asks somebody who they are (MC1-150 to 159, MC2-150 to 159)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import chose, guessed
from ridotto.games.mascarade.public.masks.inquisitor import PRICE
from ridotto.games.mascarade.public.words import Mask, Place
from ridotto.games.mascarade.secret.rules.pause import let_all_see
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing, PowerQuestion
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Because, Player, Step, name


class Inquisitor(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.ask(WhomToQuestion(by))


class WhomToQuestion(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.other_seats[court.seats[self.player]]  # MC1-157, MC2-157

    def apply(self, court: Court, seat: Place, /) -> None:
        court.tell(EVERYONE, chose(self.player, seat))
        court.ask(WhoAreYou(court.player_at(seat), self.player))


class WhoAreYou(PowerQuestion[Mask]):
    def __init__(self, player: Player, by: Player) -> None:
        super().__init__(player)
        self.by = by

    def options(self, court: Court, /) -> tuple[Mask, ...]:
        return court.setup.kinds  # MC1-153, MC1-154, MC2-153, MC2-154

    def apply(self, court: Court, guess: Mask, /) -> None:
        place = court.place_before(self.player)
        court.tell(EVERYONE, guessed(self.player, guess))
        if not court.face_up & place.bit:
            court.turn_up(place)  # MC1-150, MC2-150
        court.note_shown(self.player, place)  # MC1-083, MC2-083
        let_all_see(court)
        court.then(Settlement(self.player, self.by, court.mask_at(place) is guess))

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return court.because("say-who", self.ask(court).choice)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return court.because("others-answer", self.ask(court).choice, who=name(self.player))

    def carries(self) -> str:
        return f" {self.by}"


class Settlement(Step[Court]):
    """A wrong answer costs four coins, a right one nothing (MC1-151, MC1-152, MC2-151, MC2-152)."""

    def __init__(self, questioned: Player, by: Player, right: bool) -> None:
        self.questioned = questioned
        self.by = by
        self.right = right

    def run(self, court: Court, /) -> None:
        if not self.right:
            court.pay(self.questioned, self.by, PRICE)  # all they have if it is less (MC1-155, MC2-155)
            court.reckon()
        court.then(AfterQuestioning(self.questioned))

    def spelling(self) -> str:
        return f"Settlement {self.questioned} {self.by} {self.right}"


class AfterQuestioning(Step[Court]):
    """MC1-158: the card goes down with the claimants'. MC2-158: it goes down before any fine."""

    def __init__(self, questioned: Player) -> None:
        self.questioned = questioned

    def run(self, court: Court, /) -> None:
        if court.setup.edition.questioned_mask_goes_down_at_once:
            court.turn_down(court.place_before(self.questioned))

    def spelling(self) -> str:
        return f"AfterQuestioning {self.questioned}"
