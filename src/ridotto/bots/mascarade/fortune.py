"""What coins are worth to a player, and what a power would make of them.

A bot may not look into the rules, so like any player it keeps a copy of the reference sheet in its head.
"""

from __future__ import annotations

from typing import Final

from ridotto.bots.mascarade.memory import Memory
from ridotto.games.mascarade.editions import CHEATS_GOAL, GOAL, PRICE, WIDOWS_FILL
from ridotto.games.mascarade.words import (
    BEGGAR,
    BISHOP,
    CHEAT,
    CHEATER,
    FOOL,
    GURU,
    INQUISITOR,
    JUDGE,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SORCERESS,
    SPY,
    THIEF,
    TRICKSTER,
    WIDOW,
    WITCH,
    Mask,
)
from ridotto.kernel import Player

RIVALRY: Final = 1.6  # what a coin of whoever is ahead of the rest costs, shared by all who have to fear it
ENVY: Final = 0.3  # what any coin of anybody else costs, likewise
VICTORY: Final = 30.0  # as the worth of coins; the same below nothing for a defeat

# What powers bring beside coins.
INSIGHT: Final[dict[Mask, float]] = {SPY: 1.5, FOOL: 0.4, PRINCESS: 0.5, PUPPETEER: 0.3}


class Fortune:
    """Coins by player, at one moment, as somebody remembers them."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.setup = memory.setup
        self.seating = memory.view.seating
        self.fines = memory.view.court
        self.coins = [memory.view.coins_of(player) for player in memory.setup.everybody]

    # What coins are worth.

    def standing(self, coins: list[int], who: Player) -> float:
        """How a player stands: their coins against those of whoever is ahead of the rest."""
        most = least = coins[who]
        rival = total = 0
        for player, purse in enumerate(coins):
            most = purse if purse > most else most
            least = purse if purse < least else least
            if player != who:
                rival = purse if purse > rival else rival
                total += purse
        if most >= GOAL:
            return VICTORY if coins[who] >= GOAL else -VICTORY
        if least <= 0:
            return VICTORY if coins[who] == most else -VICTORY
        return worth(coins[who]) - (RIVALRY * worth(rival) + ENVY * total) / (len(coins) - 1)

    def change(self, coins: list[int], who: Player) -> float:
        """What it means to a player if the coins lay so."""
        return self.standing(coins, who) - self.standing(self.coins, who)

    # What powers do.

    def meaning(self, mask: Mask, user: Player, who: Player, fined: list[Player] | None = None) -> float:
        """What it means to somebody if this player uses a power as well as they can, and these then pay a coin."""
        if (mask is CHEAT or mask is CHEATER) and self.coins[user] >= CHEATS_GOAL:
            return (VICTORY if user == who else -VICTORY) - self.standing(self.coins, who)
        coins = self.after(mask, user)
        if fined is not None and max(coins) < GOAL and min(coins) > 0:
            pay_fines(coins, fined)
        beside = INSIGHT.get(mask, 0.0)
        return self.change(coins, who) + (beside if user == who else -beside / self.setup.players)

    def meaning_of_fines(self, fined: list[Player], who: Player) -> float:
        """What it means to somebody if nothing happens but that these pay a coin."""
        coins = self.coins.copy()
        pay_fines(coins, fined)
        return self.change(coins, who)

    def after(self, mask: Mask, user: Player) -> list[int]:
        coins = self.coins.copy()
        gifts = self.setup.edition.gifts
        if mask in gifts:
            coins[user] += gifts[mask]
        elif mask is PEASANT or mask is FOOL:
            coins[user] += 1
        elif mask is PRINCESS:
            coins[user] += 2
        elif mask is WIDOW:
            coins[user] = max(coins[user], WIDOWS_FILL)
        elif mask is JUDGE:
            coins[user] += self.fines
        elif mask is THIEF:
            take(coins, self.left_of(user), user, 1)
            take(coins, self.right_of(user), user, 1)
        elif mask is PATRON:
            coins[user] += 3
            if coins[user] < GOAL:
                coins[self.left_of(user)] += 1
                coins[self.right_of(user)] += 1
        elif mask is BEGGAR:
            giver = self.left_of(user)
            while giver != user:
                if coins[giver] > coins[user]:
                    take(coins, giver, user, 1)
                giver = self.left_of(giver)
        elif mask is BISHOP or mask is TRICKSTER:
            take(coins, self.richest_but(user), user, 2)
        elif mask is WITCH or mask is SORCERESS:
            richest = self.richest_but(user)
            if coins[richest] > coins[user]:
                coins[richest], coins[user] = coins[user], coins[richest]
        elif mask is INQUISITOR or mask is GURU:
            return self.after_asking(user)
        elif mask is PUPPETEER:
            return self.after_pulling(user)
        return coins

    def after_asking(self, user: Player) -> list[int]:
        """Whoever is least sure, as far as it can be told, is asked; they pay if they seem to be wrong."""
        coins = self.coins.copy()
        asked, surest = user, 0.5
        for player in self.setup.everybody:
            sure = self.sure(player)
            if player != user and sure < surest:
                asked, surest = player, sure
        take(coins, asked, user, PRICE)
        return coins

    def after_pulling(self, user: Player) -> list[int]:
        coins = self.coins.copy()
        first = self.richest_but(user)
        take(coins, first, user, 1)
        second = user
        for player in self.setup.everybody:
            if player != user and player != first and (second == user or coins[player] > coins[second]):
                second = player
        take(coins, second, user, 1)
        return coins

    # Who is who.

    def left_of(self, player: Player) -> Player:
        return self.seating.left_of(player)

    def right_of(self, player: Player) -> Player:
        return self.seating.sitters[self.seating.seats[player] - 1]

    def richest_but(self, user: Player) -> Player:
        richest = self.left_of(user)
        for player in self.setup.everybody:
            if player != user and self.coins[player] > self.coins[richest]:
                richest = player
        return richest

    def sure(self, player: Player) -> float:
        """How likely a player knows the masks before them."""
        most = 0.0
        for slot in self.memory.slots_of(player):
            most = max(most, self.memory.knows[player][slot])
        return most


def worth(coins: int) -> float:
    """The nearer to the goal, the dearer."""
    return coins + coins * coins / 26


def take(coins: list[int], giver: Player, taker: Player, most: int) -> None:
    paid = min(most, coins[giver])
    coins[giver] -= paid
    coins[taker] += paid


def pay_fines(coins: list[int], fined: list[Player]) -> None:
    for player in fined:
        coins[player] -= 1
