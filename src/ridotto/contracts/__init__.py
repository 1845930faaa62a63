"""What a game owes everybody who plays it, as checks that anybody can run on a game of their own.

    @pytest.mark.parametrize("case", cases(game), ids=str)
    def test_contract(case: Case) -> None:
        case.check()

Each contract plays random matches of a seed and raises `Broken`, an AssertionError, with a reason. None knows a game by
its name, and none needs pytest. docs/contracts.md tells how to use them, and what they cannot see. `example` is a small
honest game that keeps them all.
"""

from __future__ import annotations

from ridotto.contracts.builds import digest
from ridotto.contracts.case import CONTRACTS, Case, Contract, cases, check
from ridotto.contracts.perception import SENSES, Sense, must_look_alike, perceive
from ridotto.contracts.playing import numbers
from ridotto.contracts.twin_positions import silence
from ridotto.contracts.walking import AnyGame, Broken

__all__ = [
    "CONTRACTS",
    "SENSES",
    "AnyGame",
    "Broken",
    "Case",
    "Contract",
    "Sense",
    "cases",
    "check",
    "digest",
    "must_look_alike",
    "numbers",
    "perceive",
    "silence",
]
