"""Follows who sits where, from what was told."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import ChangedSeats
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import CENTRE, Place
from ridotto.kernel import Fact, Player


class Seating:
    """Who sits where. All begin at the seat of their letter; one power makes players change seats (MC2-350)."""

    def __init__(self, setup: MascaradeSetup, like: Seating | None = None) -> None:
        """Seats everybody as they begin, or as they sit in another."""
        self.setup = setup
        self.sitters: list[Player] = like.sitters.copy() if like else setup.everybody.copy()  # by seat
        self.seats: list[int] = like.seats.copy() if like else [int(player) for player in setup.everybody]  # by player

    def copy(self) -> Seating:
        return Seating(self.setup, self)

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, ChangedSeats):
            seats, one, other = self.seats, fact.one, fact.other
            seats[one], seats[other] = seats[other], seats[one]
            self.sitters[seats[one]] = one
            self.sitters[seats[other]] = other

    def player_at(self, place: Place) -> Player | None:
        """Returns the player who sits there now; None in the centre."""
        return None if place.seat == CENTRE else self.sitters[place.seat]

    def left_of(self, player: Player) -> Player:
        return self.after(self.seats[player])

    def after(self, seat: int) -> Player:
        """Returns the player who sits to the left of a seat."""
        return self.sitters[seat + 1 if seat + 1 < len(self.sitters) else 0]
