"""What one player can infer about cards that lie face down."""

from __future__ import annotations

from ridotto.games.masquerade.setup import Party
from ridotto.kernel import Belief, Fact, Player


class Faces(Belief):
    def __init__(self, setup: Party, player: Player) -> None:
        self.setup = setup
        self.player = player

    def hear(self, fact: Fact) -> None:
        pass

    def possible(self) -> dict[str, list[str]]:
        return {}
