"""What one player may know at this moment: a fold over the facts they heard."""

from __future__ import annotations

from ridotto.games.masquerade.setup import Party
from ridotto.kernel import Fact, Player, View, name


class SalonView(View):
    def __init__(self, setup: Party, player: Player) -> None:
        super().__init__(player)
        self.setup = setup

    def hear(self, fact: Fact) -> None:
        pass

    def shown(self) -> dict[str, object]:
        return {"player": name(self.player)}
