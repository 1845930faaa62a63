"""The wild bot: a courtier who says anything every fifth time. No level of play: a stranger for searches to meet."""

from __future__ import annotations

from typing import Final

from ridotto.bots.levels import courtier_of
from ridotto.kernel import EVEN_TEMPERED, Answer, Asking, Bot, Draw, Fact, Game, Player, Setup

EVERY: Final = 5


class WildBot(Bot):
    def __init__(self, courtier: Bot, draw: Draw) -> None:
        self.courtier = courtier
        self.draw = draw

    def hear(self, fact: Fact) -> None:
        self.courtier.hear(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        if self.draw(EVERY) == 0:
            return options[self.draw(len(options))]
        return self.courtier.choose(asking, options)


def wild_bot(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    return WildBot(courtier_of(game, setup, player, draw, EVEN_TEMPERED), draw)
