"""Values a palace for a player: how near it brings them to winning, less how near it brings the others."""

from __future__ import annotations

from math import exp
from typing import Final

from ridotto.games.masques.public.bots.odds import VacancyOdds, filled
from ridotto.games.masques.public.editions import ALIKE_TO_WIN
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import DUCAT, HIGHEST, SLOTS, Guest
from ridotto.kernel import NOBODY, Character, Player

DISTANCE: Final = 1.0  # of one favour that is missing: it makes a way of winning 1 / e as likely
WEALTH: Final = 0.02  # what a ducat is worth, as a chance to win
ENVY: Final = 0.7  # what it costs if somebody else comes nearer
VICTORY: Final = 10.0  # the same below nothing for a defeat
SURE: Final = 0.999
UNCLAIMED: Final = 0.5  # how much lower a stranger counts in a draft than a rival's guest of the same value


class Worth:
    """Counts every token in the palace for the players who may collect it, as likely as that is."""

    def __init__(self, view: PalaceView, character: Character) -> None:
        self.me = view.player
        self.wealth = WEALTH * (1.5 - character.boldness)  # the bold spend what they have
        self.envy = ENVY * (0.5 + character.suspicion)
        # By player: favours by guild, and behind them ducats, whose slot is the last.
        self.has = [
            [*[float(count) for count in counters], float(purse)]
            for counters, purse in zip(view.counters, view.purses, strict=True)
        ]

    def of(self, ring: Ring, odds: VacancyOdds, cost: int) -> float:
        """Returns what the palace is worth to this player, who pays so many ducats for it."""
        will_have = [has.copy() for has in self.has]
        will_have[self.me][DUCAT.slot] -= cost
        there = filled(ring, ring.setup.ring - 1)
        for arcade, token in enumerate(ring.tokens):
            here, there = there, filled(ring, arcade)
            if token is None or ring.token_is_down(arcade):
                continue
            for player, chance in odds.between(here, there):
                will_have[player][token.slot] += chance
                if chance > SURE and has_won(will_have[player]):
                    return VICTORY if player == self.me else -VICTORY  # the first player, clockwise from the door
        worth = 0.0
        for seat, has in enumerate(will_have):
            worth += self.nearness(has) if seat == self.me else -self.envy * self.nearness(has)
        return worth

    def nearness(self, has: list[float]) -> float:
        return chance_to_win(has) + self.wealth * has[DUCAT.slot]


def has_won(has: list[float]) -> bool:
    favours = has[:SLOTS]
    return max(favours) >= ALIKE_TO_WIN * SURE or min(favours) >= SURE


def value_in_hand(guest: Guest, owner: Player, me: Player) -> float:
    """Returns the value of a guest in hand: a player's own are placed well, all others where they do no harm."""
    if owner == me:
        return float(HIGHEST + guest.value)
    return guest.value - (UNCLAIMED if owner == NOBODY else 0.0)


def chance_to_win(has: list[float]) -> float:
    """Returns the chance to win in one of six ways: four of a guild, or one of each."""
    failure, missing = 1.0, 0.0
    for guild in range(SLOTS):
        count = has[guild]
        failure *= 1.0 - exp(DISTANCE * (min(count, ALIKE_TO_WIN) - ALIKE_TO_WIN))
        missing += max(1.0 - count, 0.0)
    return 1.0 - failure * (1.0 - exp(-DISTANCE * missing))
