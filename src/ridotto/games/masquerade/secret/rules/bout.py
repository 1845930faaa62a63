"""One attack, as it was declared: later steps look back at it (MSQ-100)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.card import Ability


@mypyc_attr(free_list_len=1)
class Bout:
    """Plain data that never changes. Sides are those of the declaration (MSQ-057, MSQ-064)."""

    def __init__(self, attacker: int, target: int, seat: int, defender: int, hidden: bool, target_hidden: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.seat = seat  # that owned the attacker
        self.defender = defender  # that owned the target
        self.hidden = hidden  # the attacker lay face down
        self.target_hidden = target_hidden
        self.after: list[Ability] = []  # of the attacker, active at the declaration (MSQ-101)
        self.redeals = 0  # there had been so many

    def spelt(self) -> str:
        sides = f"{int(self.hidden)}{int(self.target_hidden)}{len(self.after)}"
        return f"{self.attacker}>{self.target} {self.seat}>{self.defender} {sides} {self.redeals}"


NO_BOUT: Final = Bout(-1, -1, -1, -1, False, False)
