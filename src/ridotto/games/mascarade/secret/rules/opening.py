"""The deal in the open, time to study it, and who begins (MC1-011 to 019, MC2-011 to 019)."""

from __future__ import annotations

from typing import Any

from ridotto.games.mascarade.public.facts import BANK, COURT, AllTurnedDown, Counted, Dealt, Purse
from ridotto.games.mascarade.public.numbers import FORTUNE
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import Mask, Place
from ridotto.games.mascarade.secret.rules.pause import Ready
from ridotto.games.mascarade.secret.rules.turn import TURNS
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, FATE, Because, Player, Question, Step


def new_match(setup: MascaradeSetup) -> Court:
    """Returns a match about to begin: Fate is asked for the first mask."""
    court = court_with(setup, [], [FORTUNE] * setup.players, setup.everybody.copy(), 0)
    court.begin(Opening())
    return court


def court_with(setup: MascaradeSetup, masks: list[Mask], coins: list[int], sitters: list[Player], fines: int) -> Court:
    """Returns a table with these coins counted in the open; what is left is the bank (MC1-004, MC2-004)."""
    court = Court(setup)
    court.masks, court.coins, court.fines = masks, coins, fines
    court.sitters = sitters
    court.seats = [sitters.index(player) for player in setup.everybody]
    court.bank = setup.edition.coins - sum(coins) - fines
    for player in setup.everybody:
        court.tell(EVERYONE, Counted(Purse(player), court.wealth(player)))
    court.tell(EVERYONE, Counted(COURT, fines))
    court.tell(EVERYONE, Counted(BANK, court.bank))
    return court


class Opening(Step[Court]):
    def run(self, court: Court, /) -> None:
        for place in court.setup.places:
            court.ask(WhichMask(place))
        if court.setup.pace.waits:
            readers: list[Question[Any, Any]] = [
                Ready(player, court.setup.pace.study) for player in court.setup.everybody
            ]
            court.ask_together(readers)  # MC1-018, MC2-018
        court.then(CurtainUp())

    def spelling(self) -> str:
        return "Opening"


class WhichMask(Question[Court, Mask]):
    """Fate deals, and all see it (MC1-016, MC1-017, MC2-016, MC2-017)."""

    def __init__(self, place: Place) -> None:
        super().__init__(FATE)
        self.place = place

    def options(self, court: Court, /) -> tuple[Mask, ...]:
        return tuple([mask for mask in court.setup.kinds if self.count_left(court, mask) > 0])

    def weights(self, court: Court, /) -> list[int]:
        return [self.count_left(court, mask) for mask in self.options(court)]

    def count_left(self, court: Court, mask: Mask) -> int:
        return court.setup.masks.count(mask) - court.masks.count(mask)

    def apply(self, court: Court, mask: Mask, /) -> None:
        court.masks = [*court.masks, mask]
        court.tell(EVERYONE, Dealt(self.place, mask))

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return still_dealing(court)

    def carries(self) -> str:
        return f" {self.place.text}"


class CurtainUp(Step[Court]):
    """All masks go down, and somebody begins."""

    def run(self, court: Court, /) -> None:
        court.tell(EVERYONE, AllTurnedDown())
        if court.setup.start is None:
            court.ask(WhoBegins(FATE))
        else:
            court.then(TURNS[court.setup.start])

    def spelling(self) -> str:
        return "CurtainUp"


class WhoBegins(Question[Court, Place]):
    """Fate draws the player who begins, unless the host named one (MC1-019, MC2-019)."""

    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.seats

    def apply(self, court: Court, seat: Place, /) -> None:
        court.then(TURNS[seat.seat])

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return still_dealing(court)

    def carries(self) -> str:
        return ""


def still_dealing(court: Court) -> Because:
    return court.because("dealing", "016 019")
