"""One match between bots, each told what its seat is told and nothing else."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final

from ridotto.bots import Dice
from ridotto.bots.lots import drawn
from ridotto.kernel import CLOCK, FATE, Bot, Game, Match, Player, Setup

MOST_ANSWERS: Final = 100_000  # no match between bots of ours is a tenth as long


class BotMatch:
    """A match with a bot at every seat, and what each of them has cost."""

    def __init__(self, game: Game, setup: Setup, bots: list[Bot], dice: Dice) -> None:
        """`dice` are Fate's. Players are seats: nobody sits down in the middle."""
        self.match: Match = game.start(setup)
        self.bots = bots
        self.dice = dice
        self.told = 0
        self.decisions = [0] * len(bots)  # by seat, where there was something to choose
        self.cpu = [0.0] * len(bots)  # seconds of this process, in `hear` and `choose`
        self.longest = [0.0] * len(bots)  # seconds by the clock, of one `choose`

    def play(self) -> list[Player]:
        """Plays to the end, and returns the winners."""
        for _ in range(MOST_ANSWERS):
            outcome = self.match.outcome
            if self.match.over():
                return [] if outcome is None else list(outcome.winners)
            self.step()
        raise RuntimeError(f"not over after {MOST_ANSWERS} answers")

    def step(self) -> None:
        """Lets Fate, the clock or the bot that is asked first answer."""
        question = self.match.asks()
        if question.player == FATE or question.player == CLOCK:
            self.match.answer(question.player, drawn(self.match, question, self.dice))
            return
        self.listen()
        seat = question.player
        options = self.match.options(question)
        wall, cpu = perf_counter(), process_time()
        answer = self.bots[seat].choose(self.match.asking(seat), options)
        self.cpu[seat] += process_time() - cpu
        if len(options) > 1:
            self.decisions[seat] += 1
            self.longest[seat] = max(self.longest[seat], perf_counter() - wall)
        self.match.answer(seat, answer)

    def listen(self) -> None:
        """Tells every bot what its seat was told since the last time."""
        log = self.match.log
        for seat, bot in enumerate(self.bots):
            cpu = process_time()
            for number in range(self.told, len(log)):
                told = log[number]
                if told.is_for(Player(seat)):
                    bot.hear(told.fact)
            self.cpu[seat] += process_time() - cpu
        self.told = len(log)
