"""Who sits where, for those who only listen."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import ChangedSeats
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import CENTRE, Place
from ridotto.kernel import Fact, Player


class Seating:
    """All begin at the seat of their letter; one power makes players change seats (MC2-350)."""

    def __init__(self, setup: MascaradeSetup) -> None:
        self.sitters = setup.everybody.copy()  # by seat
        self.seats = [int(player) for player in setup.everybody]  # by player

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, ChangedSeats):
            seats, one, other = self.seats, fact.one, fact.other
            seats[one], seats[other] = seats[other], seats[one]
            self.sitters[seats[one]] = one
            self.sitters[seats[other]] = other

    def player_at(self, place: Place) -> Player | None:
        """Whoever sits there now; nobody in the centre."""
        return None if place.seat == CENTRE else self.sitters[place.seat]

    def left_of(self, player: Player) -> Player:
        return self.after(self.seats[player])

    def after(self, seat: int) -> Player:
        """Whoever sits to the left of a seat."""
        return self.sitters[seat + 1 if seat + 1 < len(self.sitters) else 0]
