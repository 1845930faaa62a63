"""The Princess takes two coins and has a mask shown to all but its wearer (MC2-340 to 345)."""

from __future__ import annotations

from typing import Any

from ridotto.games.mascarade.public.facts import TURNED_DOWN, ShownAround, chose, revealed
from ridotto.games.mascarade.public.masks.princess import THE_PRINCESS
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.pause import Ready
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Audience, Player, Question, Step, only


class Princess(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, THE_PRINCESS.gift)
        court.ask(WhomToShow(by))  # MC2-341: not if the game has ended


class WhomToShow(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.other_seats[court.seats[self.player]]  # MC2-342, MC2-343

    def apply(self, court: Court, seat: Place, /) -> None:
        shown = court.player_at(seat)
        place = court.place_before(shown)
        others = [player for player in court.setup.everybody if player != shown]
        court.tell(EVERYONE, chose(self.player, seat))
        court.note_shown(shown, place)  # MC2-083
        if court.face_up & place.bit:
            return  # MC2-343: it lies open already, and nothing new is learnt
        court.tell(EVERYONE, ShownAround(place, shown))
        eyes: Audience = 0
        for player in others:
            eyes |= only(player)
        court.tell(eyes, revealed(place, court.mask_at(place)))  # not the wearer, not spectators (MC2-253)
        if court.setup.pace.waits:
            readers: list[Question[Any, Any]] = [Ready(player, court.setup.pace.show) for player in others]
            court.ask_together(readers)  # MC2-344
        court.then(LayDown(place))


class LayDown(Step[Court]):
    def __init__(self, place: Place) -> None:
        self.place = place

    def run(self, court: Court, /) -> None:
        court.tell(EVERYONE, TURNED_DOWN[self.place.number])

    def spelling(self) -> str:
        return f"LayDown {self.place.text}"
