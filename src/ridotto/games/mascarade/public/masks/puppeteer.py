"""The Puppeteer makes two others change seats (MC2-350)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import PUPPETEER
from ridotto.kernel import Player

FIRST_PUPPET: Final = Ask(
    "FirstPuppet",
    "350 353",
    own="353",
    reach="350 353",
    choice="350 354",
    takes=1,
)
SECOND_PUPPET: Final = Ask(
    "SecondPuppet",
    "350 351",
    own="353",
    reach="350 353",
    choice="350 354",
    twice="353",
    takes=1,
)


class PullsStrings(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.leave_open(user, FIRST_PUPPET.takes + SECOND_PUPPET.takes)  # nobody has less than a coin

    def expect(self, purses: Purses, user: Player) -> None:
        """Expects a coin from each of the two richest others."""
        coins = purses.coins
        first = purses.richest_but(user)
        purses.take(first, user, 1)
        second = user
        for number in range(len(coins)):
            player = Player(number)
            if player != user and player != first and (second == user or coins[player] > coins[second]):
                second = player
        purses.take(second, user, 1)


THE_PUPPETEER: Final = PullsStrings(
    PUPPETEER,
    "350 351",
    (FIRST_PUPPET, SECOND_PUPPET),
    seats=6,
    insight=0.3,
    changes_seats=True,
)
