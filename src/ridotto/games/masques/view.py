"""What one player may know at this moment: a fold over the facts they heard."""

from __future__ import annotations

from ridotto.games.masques.setup import Ball
from ridotto.kernel import Fact, Player, View, name


class PalaceView(View):
    def __init__(self, setup: Ball, player: Player) -> None:
        super().__init__(player)
        self.setup = setup

    def hear(self, fact: Fact) -> None:
        pass

    def shown(self) -> dict[str, object]:
        return {"player": name(self.player)}
