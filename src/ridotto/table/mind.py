"""A bot at a seat: it hears what that seat heard, and nothing else (MC1-254, MC1-310, MC2-254, MC2-310)."""

from __future__ import annotations

from typing import Any

from ridotto.bots import Dice, Maker
from ridotto.kernel import Answer, Game, Match, Player, Question, Setup


class Mind:
    """Its dice depend on the seed, the seat and how much was heard there, so that a resumed table plays on alike."""

    def __init__(self, maker: Maker, game: Game, setup: Setup, player: Player, seed: int) -> None:
        self.player = player
        self.seed = seed
        self.heard = 0
        self.dice = Dice(seed)
        self.roll_afresh()
        self.bot = maker(game, setup, player, self.dice)

    def decide(self, match: Match, question: Question[Any, Any]) -> Answer:
        for fact in match.heard_by(self.player)[self.heard :]:
            self.heard += 1
            self.roll_afresh()
            self.bot.hear(fact)
        return self.bot.choose(question.name(), match.options(question))

    def roll_afresh(self) -> None:
        """Whoever answers is told something, so no two decisions are drawn from the same number."""
        seat = Dice(Dice(self.seed).state ^ self.player)
        self.dice.state = Dice(seat.state ^ self.heard).state
