"""Games between bots, each told what its seat is told."""

from __future__ import annotations

from ridotto.bots import BOTS, Bot, Dice
from ridotto.games import game_called
from ridotto.kernel import CLOCK, FATE, Draw, Fact, Match, Player, Setup, player_named
from ridotto.lab import drawn


class BotGame:
    """One match, a bot at every seat. The match is the truth, and stays here."""

    def __init__(self, game_id: str, kinds: list[str], seed: int, **wishes: str) -> None:
        self.game = game_called(game_id)
        self.setup: Setup = self.game.set_up(len(kinds), wishes)
        self.match: Match = self.game.start(self.setup)
        self.dice = Dice(seed)
        self.bots: list[Bot] = [
            BOTS[kind](self.game, self.setup, Player(number), Dice(1000 * seed + number).below)
            for number, kind in enumerate(kinds)
        ]
        self.told = 0
        self.newcomers = False

    def listen(self) -> None:
        for told in self.match.log[self.told :]:
            for number, bot in enumerate(self.bots):
                if told.is_for(Player(number)):
                    bot.hear(told.fact)
        self.told = len(self.match.log)

    def step(self) -> None:
        self.listen()
        question = self.match.asks()
        if question.player in (FATE, CLOCK):
            self.match.answer(question.player, drawn(self.match, question, self.dice, newcomers=self.newcomers))
        else:
            options = self.match.options(question)
            self.match.answer(
                question.player, self.bots[question.player].choose(self.match.asking(question.player), options)
            )

    def play(self, most: int = 20_000) -> list[Player]:
        """To the end; whoever won."""
        for _ in range(most):
            if self.match.over():
                return winners(self.match)
            self.step()
        raise AssertionError(f"not over after {most} answers")


def woken(game_id: str, setup: Setup, player: Player, heard: list[Fact], seed: int) -> Bot:
    """A bot that was told all this just now."""
    bot = BOTS["courtier"](game_called(game_id), setup, player, Dice(seed).below)
    for fact in heard:
        bot.hear(fact)
    return bot


def dice_of(draw: Draw) -> Dice:
    """The dice that somebody was given to throw."""
    dice = getattr(draw, "__self__", None)
    assert isinstance(dice, Dice)
    return dice


def called(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def winners(match: Match) -> list[Player]:
    found = [player_named(fact.spelling().removesuffix(" wins")) for fact in match.heard_by(Player(0))]
    return [player for player in found if player is not None]


def share_of_one(game_id: str, kind: str, others: str, players: int, games: int) -> float:
    """How much one bot wins among others, sitting everywhere equally often; a shared win is a part of one."""
    won = 0.0
    for number in range(games):
        seat = number % players
        kinds = [others] * players
        kinds[seat] = kind
        first = BotGame(game_id, kinds, number + 1).play()
        won += 1 / len(first) if seat in first else 0.0
    return won / games
