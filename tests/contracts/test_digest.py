"""One number a game over many random matches: the same whichever build plays them.

It detects change and proves nothing. A change of rules changes it: then run this file and write the new number down,
with the change in CHANGELOG under Rules.
"""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES
from ridotto.kernel import Game
from tests.contracts.walking import log, played, record

MATCHES: Final = 200  # of every number of players
GOLDEN: Final = {
    "mascarade-1e": "083f4efdd9a031ab",
    "mascarade-2e": "7bbf7a7656516e49",
    "masques-dust": "f3ee6c479b77d228",
    "masques-ffg": "7468c491b46243da",
    "masquerade": "0834950f0390769c",
}


def wishes(game: Game, dice: Dice) -> dict[str, str]:
    """Any value of every option that offers a choice of words."""
    choices = {option.name: option.choices() for option in game.host_options()}
    return {name: values[dice.below(len(values))] for name, values in choices.items() if len(values) > 1}


@pytest.mark.slow
@pytest.mark.both_builds
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_both_builds_play_alike(game: Game) -> None:
    digest = hashlib.sha256()
    for players in range(game.fewest, game.most + 1):
        for seed in range(MATCHES):
            match = played(game, game.agreed(players, wishes(game, Dice(seed))), seed)
            told = [f"{to} {text}" for to, text in log(match)]
            digest.update("\n".join([*record(match), *told, ""]).encode())
    assert digest.hexdigest()[:16] == GOLDEN[game.id]
