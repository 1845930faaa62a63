"""What one player can infer about the hands of others."""

from __future__ import annotations

from ridotto.games.masques.setup import Ball
from ridotto.kernel import Belief, Fact, Player


class Hands(Belief):
    def __init__(self, setup: Ball, player: Player) -> None:
        self.setup = setup
        self.player = player

    def hear(self, fact: Fact) -> None:
        pass

    def possible(self) -> dict[str, list[str]]:
        return {}
