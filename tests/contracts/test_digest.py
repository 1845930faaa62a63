"""One number a game over many random matches: the same whichever build plays them.

It detects change and proves nothing. A change of rules changes it: then run this file and write the new number down,
with the change in CHANGELOG under Rules.
"""

from __future__ import annotations

from typing import Final

import pytest

from ridotto.contracts import digest
from ridotto.contracts.example import Candles
from ridotto.contracts.example.public import CandlesSetup
from ridotto.games import GAMES
from ridotto.kernel import Game, SetupRefused

GOLDEN: Final = {
    "mascarade-1e": "7c38ce6ea9c7d0e5",
    "mascarade-2e": "c642ea6bffde2f6f",
    "masques-dust": "f3ee6c479b77d228",
    "masques-ffg": "b36953e9e36545c6",
    "masquerade": "a38b3f3d5123cb48",
}


class Picky(Candles):
    """A game whose wishes do not all go together."""

    def set_up(self, players: int, wishes: dict[str, str]) -> CandlesSetup:
        if players == 2 and wishes.get("rounds") == "3":
            raise SetupRefused(["two players have enough after two rounds"])
        return super().set_up(players, wishes)


def test_a_digest_leaves_out_wishes_that_do_not_go_together() -> None:
    assert digest(Picky(), 6) != digest(Candles(), 6)
    assert digest(Picky(), 6) == digest(Picky(), 6)


@pytest.mark.slow
@pytest.mark.both_builds
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_both_builds_play_alike(game: Game) -> None:
    assert digest(game) == GOLDEN[game.id]
