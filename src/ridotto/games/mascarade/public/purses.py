"""Coins as a player imagines them: what a power would make of them."""

from __future__ import annotations

from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.kernel import Player


class Purses:
    """Everybody's coins at one moment, for a player who asks what would come of a power."""

    def __init__(
        self, coins: list[int], bank: int, fines: int, sitters: list[Player], seats: list[int], sureness: list[float]
    ) -> None:
        self.coins = coins  # by player
        self.bank = bank
        self.fines = fines
        self.sitters = sitters  # by seat
        self.seats = seats  # by player
        self.sureness = sureness  # how likely each player knows the mask before them
        self.left_open = False  # more coins move, and whose depends on a choice

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

    def as_rich_as(self, one: Player, user: Player) -> int:
        """Returns how many players have as many coins as this one, not counting the user of a power."""
        return sum([1 for player, coins in enumerate(self.coins) if player != user and coins == self.coins[one]])

    def ended(self) -> bool:
        """True when the match is over, once all payments of a step are made (MC1-220, MC1-221)."""
        return max(self.coins) >= GOAL or min(self.coins) <= 0

    # Payments.

    def take(self, giver: Player, taker: Player, most: int) -> None:
        """Moves so many coins, or all that the giver has if it is less."""
        paid = min(most, self.coins[giver])
        self.coins[giver] -= paid
        self.coins[taker] += paid

    def exchange(self, one: Player, other: Player) -> None:
        self.coins[one], self.coins[other] = self.coins[other], self.coins[one]

    def from_bank(self, taker: Player, most: int) -> None:
        """Moves so many coins, or all that the bank has if it is less."""
        paid = max(0, min(most, self.bank))
        self.bank -= paid
        self.coins[taker] += paid

    def from_court(self, taker: Player) -> None:
        self.coins[taker] += self.fines
        self.fines = 0

    def fine(self, payer: Player) -> None:
        self.coins[payer] -= 1
        self.fines += 1

    def leave_open(self, user: Player, gain: int = 0) -> None:
        """Notes that coins move by a choice; the user of the power gains so many in any case."""
        self.coins[user] += gain
        self.left_open = True
