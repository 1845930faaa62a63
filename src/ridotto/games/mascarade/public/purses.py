"""Coins as a player imagines them: what a power would make of them."""

from __future__ import annotations

from ridotto.kernel import Player


class Purses:
    """Everybody's coins at one moment, for a player who asks what would come of a power."""

    def __init__(
        self, coins: list[int], fines: int, sitters: list[Player], seats: list[int], sureness: list[float]
    ) -> None:
        self.coins = coins  # by player
        self.fines = fines
        self.sitters = sitters  # by seat
        self.seats = seats  # by player
        self.sureness = sureness  # how likely each player knows the mask before them

    def left_of(self, player: Player) -> Player:
        seat = self.seats[player] + 1
        return self.sitters[seat if seat < len(self.sitters) else 0]

    def right_of(self, player: Player) -> Player:
        return self.sitters[self.seats[player] - 1]

    def richest_but(self, user: Player) -> Player:
        richest = self.left_of(user)
        for player in range(len(self.coins)):
            if player != user and self.coins[player] > self.coins[richest]:
                richest = Player(player)
        return richest

    def take(self, giver: Player, taker: Player, most: int) -> None:
        """Moves so many coins, or all that the giver has if it is less."""
        paid = min(most, self.coins[giver])
        self.coins[giver] -= paid
        self.coins[taker] += paid

    def exchange(self, one: Player, other: Player) -> None:
        self.coins[one], self.coins[other] = self.coins[other], self.coins[one]
