"""What any game owes the house, as functions that anybody can run on a game of their own.

    for contract in CONTRACTS.values():
        contract(game, game.agreed(4, {}), seed)

Each plays random matches of its seed and raises AssertionError with a reason. None knows a game by name. What they
cannot see: a secret told to too many by a rule that tells it at all (say in a test who hears what), and a rule that is
simply wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.kernel import Game, Setup
from tests.contracts.hearing import beliefs, facts, views
from tests.contracts.perception import SENSES, Sense, perceived
from tests.contracts.playing import (
    conservation,
    ends,
    forks,
    notation,
    numbers,
    options,
    refusals,
    replay,
    setups,
)
from tests.contracts.secrecy import asking, breath, leak, sealed, secrets, time, worlds
from tests.contracts.walking import Broken

Contract = Callable[[Game, Setup, int], None]

CONTRACTS: Final[dict[str, Contract]] = {
    "setups": setups,
    "notation": notation,
    "options": options,
    "ends": ends,
    "conservation": conservation,
    "replay": replay,
    "forks": forks,
    "refusals": refusals,
    "facts": facts,
    "views": views,
    "beliefs": beliefs,
    "time": time,
    "asking": asking,
    "sealed": sealed,
    "secrets": secrets,
    "breath": breath,
    "leak": leak,
    "worlds": worlds,
}

__all__ = ["CONTRACTS", "SENSES", "Broken", "Contract", "Sense", "numbers", "perceived"]
