"""Bots that sit at no table and that searches do not model: the honest one believes what it says."""

from __future__ import annotations

import pytest

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.games import GAMES, game_called
from ridotto.games.mascarade.public.bots import MascaradeCourtier
from ridotto.games.mascarade.public.words import CLAIM, Mask
from ridotto.kernel import EVEN_TEMPERED, Answer, Player
from tests.bots.games import BotGame


class Spoken:
    """What was announced and claimed in a game, and how likely it was to the player who said it."""

    def __init__(self, kind: str, seed: int) -> None:
        self.announced: list[float] = []
        self.claimed: list[float] = []
        game = BotGame("mascarade-1e", ["courtier"] * 4, seed)
        for seat in range(4):
            game.bots[seat] = bot_called(kind, BOTS)(game.game, game.setup, Player(seat), Dice(40 + seat).below)
        while not game.match.over():
            question = game.match.asks()
            before = len(game.match.record)
            game.step()
            given = game.match.record[before]
            if question.name() in ("WhatToDo", "ClaimToo") and isinstance(given.answer, Answer):
                self.note(game, before, question.name())

    def note(self, game: BotGame, number: int, question: str) -> None:
        answer, player = game.match.record[number].answer, game.match.record[number].player
        if question == "WhatToDo" and isinstance(answer, Mask):
            self.announced.append(thought_likely(game, number, player, answer))
        elif answer is CLAIM:
            said = [given.answer for given in game.match.record[:number] if isinstance(given.answer, Mask)]
            mask = said[-1]
            assert isinstance(mask, Mask)
            self.claimed.append(thought_likely(game, number, player, mask))


def thought_likely(game: BotGame, answers: int, player: Player, mask: Mask) -> float:
    """How likely a player thought to hold a mask, after so many answers."""
    match = game.game.start(game.setup)
    for given in game.match.record[:answers]:
        match.answer(given.player, given.answer)
    courtier = game.game.bots()["courtier"](game.setup, player, Dice(1).below, EVEN_TEMPERED)
    assert isinstance(courtier, MascaradeCourtier)
    for fact in match.heard_by(player):
        courtier.hear(fact)
    return courtier.memory.chances_of(mask)[courtier.memory.slots_of(player)[0]]


@pytest.mark.slow
def test_an_honest_bot_says_only_what_it_thinks_likelier_than_not() -> None:
    honest = [Spoken("honest", seed) for seed in (1, 2)]
    said = [likely for game in honest for likely in game.announced + game.claimed]
    assert len(said) > 10
    assert min(said) > 0.5
    courtiers = [Spoken("courtier", seed) for seed in (1, 2)]
    assert min([likely for game in courtiers for likely in game.announced]) < 0.5, "a courtier lies where it pays"


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_where_nothing_is_claimed_it_plays_as_a_courtier_does(game_id: str) -> None:
    if game_id.startswith("mascarade"):
        return
    answers: list[list[str]] = []
    for kind in ("honest", "courtier"):
        game = BotGame(game_id, ["courtier"] * 4, 3)
        for seat in range(4):
            game.bots[seat] = bot_called(kind, BOTS)(game_called(game_id), game.setup, Player(seat), Dice(seat).below)
        for _ in range(60):
            game.step()
        answers.append([given.answer.text for given in game.match.record])
    assert answers[0] == answers[1]
