"""Values coins for a player, and what a power would make of them, as far as its sheet says."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.bots.memory import BotMemory
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import Mask
from ridotto.kernel import Player

RIVALRY: Final = 1.6  # what a coin of the player who is ahead of the rest costs, shared by all who have to fear it
ENVY: Final = 0.3  # what any coin of anybody else costs, likewise
VICTORY: Final = 30.0  # as the worth of coins; the same below nothing for a defeat


class Fortune:
    """Coins by player, at one moment, as somebody remembers them."""

    def __init__(self, memory: BotMemory) -> None:
        self.memory = memory
        self.setup = memory.setup
        self.seating = memory.view.seating
        self.bank = memory.view.bank
        self.fines = memory.view.court
        self.coins = [memory.view.coins_of(player) for player in memory.setup.everybody]
        self.sheets = memory.setup.edition.sheets
        self.sureness = [memory.sure(player) for player in memory.setup.everybody]

    # What coins are worth.

    def standing(self, coins: list[int], who: Player) -> float:
        """Returns how a player stands: their coins against those of the player who is ahead of the rest."""
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
        """Returns what it means to a player if the coins lay so."""
        return self.standing(coins, who) - self.standing(self.coins, who)

    # What powers do.

    def meaning(self, mask: Mask, user: Player, who: Player, fined: list[Player] | None = None) -> float:
        """Returns what it means to `who` if `user` uses a power as well as they can, and `fined` then pay a coin."""
        sheet = self.sheets[mask]
        if 0 < sheet.wins_with <= self.coins[user]:
            return (VICTORY if user == who else -VICTORY) - self.standing(self.coins, who)
        coins = self.after(mask, user)
        if fined is not None and max(coins) < GOAL and min(coins) > 0:
            pay_fines(coins, fined)
        beside = sheet.insight
        return self.change(coins, who) + (beside if user == who else -beside / self.setup.players)

    def meaning_of_fines(self, fined: list[Player], who: Player) -> float:
        """Returns what it means to `who` if nothing happens but that these pay a coin."""
        coins = self.coins.copy()
        pay_fines(coins, fined)
        return self.change(coins, who)

    def after(self, mask: Mask, user: Player) -> list[int]:
        seating = self.seating
        purses = Purses(self.coins.copy(), self.bank, self.fines, seating.sitters, seating.seats, self.sureness)
        self.sheets[mask].expect(purses, user)
        return purses.coins


def worth(coins: int) -> float:
    """Returns what coins are worth: the nearer to the goal, the more."""
    return coins + coins * coins / 26


def pay_fines(coins: list[int], fined: list[Player]) -> None:
    for player in fined:
        coins[player] -= 1
