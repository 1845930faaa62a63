"""A bot at a seat: it hears what that seat heard, and nothing else (TBL-004, TBL-005)."""

from __future__ import annotations

from typing import Any

from ridotto.bots import Dice, Maker, decision_seed
from ridotto.kernel import Answer, Game, Match, Player, Question, Setup


class Mind:
    """A bot that rolls new dice for each decision, so a resumed table or another worker decides alike."""

    def __init__(self, maker: Maker, game: Game, setup: Setup, player: Player, secret: bytes) -> None:
        self.player = player
        self.secret = secret
        self.heard = 0
        self.dice = Dice(decision_seed(secret, player, 0))
        self.bot = maker(game, setup, player, self.dice.below)

    def decide(self, match: Match, question: Question[Any, Any]) -> Answer:
        for fact in match.heard_by(self.player)[self.heard :]:
            self.heard += 1
            self.bot.hear(fact)
        answered = sum([given.player == self.player for given in match.record])
        self.dice.reseed(decision_seed(self.secret, self.player, answered))
        return self.bot.choose(match.asking(self.player), match.options(question))
