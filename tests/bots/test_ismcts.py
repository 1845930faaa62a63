"""IS-MCTS with random playouts, the standard beside masters: it visits what OpenSpiel's visits, as often."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.bots import BOTS, Bot, Dice, bot_called
from ridotto.bots.ismcts import InformationSetBot, Node
from ridotto.games import GAMES, game_called
from ridotto.kernel import Answer, Match, Player, Setup
from ridotto.replay.playing import play_written
from ridotto.solver import last_turns_of_mascarade
from tests.bots.games import BotGame

pytestmark = pytest.mark.slow

A = Player(0)
PUBLISHED: Final = json.loads((Path(__file__).parent / "openspiel_visits.json").read_text())  # by bench.standard --save
SEEDS: Final = 40


def told(game_id: str, setup: Setup, match: Match, seed: int, simulations: int) -> Bot:
    bot = bot_called(f"ismcts,simulations={simulations}", BOTS)(game_called(game_id), setup, A, Dice(seed).below)
    for fact in match.heard_by(A):
        bot.hear(fact)
    return bot


def test_every_simulation_begins_with_an_answer_of_this_seat() -> None:
    game = BotGame("mascarade-1e", ["courtier"] * 4, 6)
    while game.match.question_to(A) is None:
        game.step()
    question = game.match.question_to(A)
    assert question is not None
    options = game.match.options(question)
    found: list[dict[Answer, int]] = []
    for _ in range(2):
        bot = told("mascarade-1e", game.setup, game.match, 3, 60)
        assert isinstance(bot, InformationSetBot)
        found.append(bot.visits(options))
    assert found[0] == found[1], "it follows from the seed and the story"
    assert sum(found[0].values()) == 60 and min(found[0].values()) > 0


@pytest.mark.parametrize(
    "place", PUBLISHED["places"], ids=[place["said"] or "opening" for place in PUBLISHED["places"]]
)
def test_on_the_tiny_mascarade_it_visits_each_answer_as_often_as_openspiel(place: dict[str, Any]) -> None:
    """Means over seeds, beside those of the published implementation, in standard errors of the difference."""
    table, simulations = last_turns_of_mascarade(PUBLISHED["turns"]), PUBLISHED["simulations"]
    match = table.starts[0].match.fork()
    play_written(match, table.game, place["said"].split())
    player, options = match.asks().player, match.offer()
    assert [option.text for option in options] == list(place["mean"])
    shares: dict[str, list[float]] = {option.text: [] for option in options}
    for seed in range(SEEDS):
        bot = InformationSetBot(table.game, table.setup, player, Dice(seed).below, simulations, simulations)
        for fact in match.heard_by(player):
            bot.hear(fact)
        for option, visits in bot.visits(options).items():
            shares[option.text].append(visits / simulations)
    for answer, found in shares.items():
        mean = sum(found) / SEEDS
        square = sum([(share - mean) ** 2 for share in found]) / (SEEDS - 1) / SEEDS
        error = sqrt(square + place["error"][answer] ** 2)
        assert abs(mean - place["mean"][answer]) < 4 * error, f"{answer}: {mean:.4f}, not {place['mean'][answer]:.4f}"


def test_ucb_returns_to_what_won() -> None:
    good, bad = game_called("mascarade-1e").notation.answers[:2]
    node, dice = Node(), Dice(1)
    for _ in range(200):
        answer = node.pick((good, bad), dice)
        node.note(answer, 1.0 if answer is good else 0.0)
    assert node.visits[good] > 150 and node.visits[bad] > 1


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_it_plays_every_game_and_answers_alike_in_worlds_that_sound_alike(game_id: str) -> None:
    game = BotGame(game_id, ["courtier"] * 4, 6)
    compared = 0
    while compared < 3 and not game.match.over():
        question = game.match.question_to(A)
        if question is not None and len(game.match.options(question)) > 1:
            here = told(game_id, game.setup, game.match, 5, 4).choose(
                game.match.asking(A), game.match.options(question)
            )
            for world in game.game.worlds(game.setup, A, game.match.heard_by(A), 1, Dice(8).below):
                asked = world.question_to(A)
                assert asked is not None
                there = told(game_id, game.setup, world, 5, 4).choose(world.asking(A), world.options(asked))
                assert there is here
            compared += 1
        game.step()
    assert compared == 3
