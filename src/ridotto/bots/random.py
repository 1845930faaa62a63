"""The random bot: it hears nothing, and draws every answer."""

from __future__ import annotations

from ridotto.kernel import Answer, Asking, Bot, Draw, Fact, Game, Player, Setup


class RandomBot(Bot):
    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def hear(self, fact: Fact) -> None:
        pass  # whatever it was, the dice decide

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return options[self.draw(len(options))]


def random_bot(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    return RandomBot(draw)
