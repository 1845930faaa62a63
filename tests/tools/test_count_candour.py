"""What tells candid players from courtiers is counted in games that follow from seeds."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade.public.bots.candour import SHARES
from tools.count_candour import KINDS, shares, signs


@pytest.mark.slow
def test_signs_follow_from_the_seed_and_the_shares_in_use_are_near_those_that_are_counted() -> None:
    assert signs("mascarade-2e", 4, 3) == signs("mascarade-2e", 4, 3)
    found = shares("mascarade-1e", 6, 40)
    for what, in_use in SHARES.items():
        for kind, used in zip(KINDS, in_use, strict=True):
            share, times = found[kind, what]
            assert abs(share - used) < 0.12, f"{kind} {what}: {share:.2f} of {times}, in use {used}"
