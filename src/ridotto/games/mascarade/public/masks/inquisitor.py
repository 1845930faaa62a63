"""The Inquisitor, later the Guru, asks somebody who they are (MC1-150, MC2-150)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import GURU, INQUISITOR, Mask
from ridotto.kernel import Player

PRICE: Final = 4  # coins for a wrong answer (MC1-151, MC2-151)

WHOM_TO_QUESTION: Final = Ask(
    "WhomToQuestion",
    "150 157",
    reach="157",
    choice="108 150",
    takes=PRICE,
    if_wrong=True,
)
WHO_ARE_YOU: Final = Ask(
    "WhoAreYou",
    "151 153 154",
    choice="150 153",
    of_another=True,
)


class AsksWhoYouAre(Sheet):
    def __init__(self, mask: Mask) -> None:
        super().__init__(
            mask,
            "150 151",
            (WHOM_TO_QUESTION, WHO_ARE_YOU),
            seats=8,
        )

    def bring(self, purses: Purses, user: Player) -> None:
        purses.leave_open(user)

    def expect(self, purses: Purses, user: Player) -> None:
        """Expects that the player who seems least sure is asked, and pays if they seem to be wrong."""
        asked, surest = user, 0.5
        for player, sure in enumerate(purses.sureness):
            if player != user and sure < surest:
                asked, surest = Player(player), sure
        purses.take(asked, user, PRICE)


THE_INQUISITOR: Final = AsksWhoYouAre(INQUISITOR)
THE_GURU: Final = AsksWhoYouAre(GURU)
