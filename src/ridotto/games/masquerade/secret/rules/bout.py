"""One attack, as it was declared: later steps look back at it (MSQ-100)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.card import Ability
from ridotto.games.masquerade.public.deck.vocabulary import NEITHER_ARROW


@mypyc_attr(free_list_len=1)
class Bout:
    """Plain data that never changes. A side is the arrow that counted at the declaration (MSQ-057, MSQ-064)."""

    def __init__(self, attacker: int, target: int, seat: int, defender: int, side: int, target_side: int) -> None:
        self.attacker = attacker
        self.target = target
        self.seat = seat  # that owned the attacker
        self.defender = defender  # that owned the target
        self.side = side  # of the attacker
        self.target_side = target_side
        self.after: list[Ability] = []  # of the attacker, active at the declaration (MSQ-101)
        self.redeals = 0  # there had been so many

    def spelt(self) -> str:
        sides = f"{self.side} {self.target_side} {len(self.after)}"
        return f"{self.attacker}>{self.target} {self.seat}>{self.defender} {sides} {self.redeals}"


NO_BOUT: Final = Bout(-1, -1, -1, -1, NEITHER_ARROW, NEITHER_ARROW)
