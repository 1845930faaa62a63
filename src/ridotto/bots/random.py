"""The random bot: hears nothing, fears nothing."""

from __future__ import annotations

from ridotto.bots.bot import Bot
from ridotto.bots.dice import Dice
from ridotto.kernel import Answer, Asking, Fact


class RandomBot(Bot):
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def hear(self, fact: Fact) -> None:
        pass  # whatever it was, the dice decide

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return options[self.dice.below(len(options))]
