"""The honest bot: a courtier who says nothing that it does not believe. No level: a stranger for searches to meet."""

from __future__ import annotations

from ridotto.bots.levels import courtier_of
from ridotto.kernel import EVEN_TEMPERED, Answer, Asking, Bot, Courtier, Draw, Fact, Game, Player, Setup


class HonestBot(Bot):
    def __init__(self, courtier: Courtier) -> None:
        self.courtier = courtier

    def hear(self, fact: Fact) -> None:
        self.courtier.hear(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return self.courtier.choose(asking, self.courtier.believed(asking, options))


def honest_bot(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    courtier = courtier_of(game, setup, player, draw, EVEN_TEMPERED)
    return HonestBot(courtier) if isinstance(courtier, Courtier) else courtier
