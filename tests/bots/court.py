"""A court of Mascarade where everybody has seen everything, to ask bots what they would do there."""

from __future__ import annotations

from collections import Counter

from ridotto.games import game_called
from ridotto.kernel import Match
from tests.bots.games import called, woken

FIRST = "mascarade-1e"
SIX = "Judge Bishop King Queen Witch Cheat"


class Place:
    """The six, one a seat, all seen by everybody; A's turn, and these coins."""

    def __init__(self, coins: str = "6", masks: str = SIX) -> None:
        self.game = game_called(FIRST)
        self.setup = self.game.set_up(len(masks.split()), {"masks": masks.replace(" ", ",")})
        self.match: Match = self.game.start_at(self.setup, {"masks": masks, "open": True, "coins": coins})

    def play(self, script: str) -> Place:
        for word in script.split():
            letter, _, text = word.partition(":")
            self.match.answer(called(letter), self.game.notation.read(text))
        return self

    def all_pass(self) -> Place:
        while self.match.asks().name() == "ClaimToo":
            self.match.answer(self.match.asks().player, self.game.notation.read("pass"))
        return self

    def choices(self, letter: str, times: int = 60) -> Counter[str]:
        """What a bot does here, with all kinds of dice."""
        question = self.match.question_to(called(letter))
        assert question is not None, f"{letter} is asked nothing"
        options = self.match.options(question)
        heard = self.match.heard_by(called(letter))
        bots = [woken(FIRST, self.setup, called(letter), heard, seed) for seed in range(times)]
        return Counter([bot.choose(self.match.asking(question.player), options).text for bot in bots])
