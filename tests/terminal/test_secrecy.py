"""What a person sees at the terminal is what their seat was told: in any world that sounds alike, the same screen."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.kernel import CLOCK, FATE, Game, Given, Match, Setup
from ridotto.lab import drawn
from ridotto.table import MemoryRule
from tests.terminal.scripted import ME, sit_down


def screen_after(game: Game, setup: Setup, wishes: dict[str, str], answers: list[Given], memory: MemoryRule) -> str:
    """All that Ada's terminal showed when these answers were given; then she leaves."""
    everybody = (*setup.everybody, FATE)
    said = {player: [given.answer for given in answers if given.player == player] for player in everybody}
    typed = "".join([f"{answer.text}\n" for answer in said[ME]]) + "t\n?\nm all\nm\nnonsense\n"
    table, shown = sit_down(game, setup.players, wishes, memory.value, said, typed)
    assert said_by_each(table.table().match.record) == said_by_each(answers)
    return shown


def said_by_each(answers: list[Given]) -> list[str]:
    """Where answers are sealed, the order among players is nobody's business."""
    return [given.spelling() for given in sorted(answers, key=lambda given: given.player)]


def played(game: Game, setup: Setup, seed: int, most: int) -> Match:
    """A random match that stands at a question to Ada."""
    match, dice = game.start(setup), Dice(seed)
    while not match.over() and not (
        len(match.record) >= most and [asked.player for asked in match.open_questions()] == [ME]
    ):
        question = match.question_to(ME) if len(match.record) % 2 else None
        question = match.asks() if question is None or question.player == CLOCK else question
        match.answer(question.player, drawn(match, question, dice, newcomers=True))
    return match


PAUSES = {"pace": "quick"}


@pytest.mark.slow
@pytest.mark.clause("MC1-240", "MC1-250", "MC2-240", "MC2-250", "MQD-180", "MQF-188")
@pytest.mark.parametrize("memory", list(MemoryRule))
@pytest.mark.parametrize(
    ("game_id", "players", "wishes"),
    [
        ("mascarade-1e", 6, PAUSES),
        ("mascarade-2e", 6, PAUSES),
        ("mascarade-2e", 6, {**PAUSES, "set": "B"}),
        ("masques-dust", 2, {}),
        ("masques-dust", 4, {}),
        ("masques-ffg", 2, {}),
        ("masques-ffg", 3, {}),
    ],
)
def test_worlds_that_sound_alike_look_alike(
    game_id: str, players: int, wishes: dict[str, str], memory: MemoryRule
) -> None:
    game = game_called(game_id)
    setup = game.set_up(players, wishes)
    differing = 0
    for seed in range(1, 9):
        match = played(game, setup, seed, 40 + 5 * seed)
        if match.over():
            continue
        shown = screen_after(game, setup, wishes, match.record, memory)
        for world in game.worlds(setup, ME, match.heard_by(ME), 2, Dice(seed).below):
            differing += world.position() != match.position()
            assert screen_after(game, setup, wishes, world.record, memory) == shown
    assert differing > 3, "the worlds have to differ for this to mean anything"


@pytest.mark.clause("TBL-001", "MQD-186", "MQF-194")
@pytest.mark.parametrize("game_id", ["masques-dust", "masques-ffg"])
def test_a_token_that_was_turned_down_is_named_only_where_people_are_reminded(game_id: str) -> None:
    game = game_called(game_id)
    setup = game.set_up(3, {})
    match = played(game, setup, 0, 34)
    seen: Any = game.seen_by(ME, setup, match).as_dict()
    down = [token["token"] for token in seen["arcades"].values() if token and token["face_down"]]
    assert len(down) == 1
    for memory in (MemoryRule.STRICT, MemoryRule.AID):
        _, _, picture = screen_after(game, setup, {}, match.record, memory).rpartition("Carla is first")
        assert (f"#{down[0]}" in picture, "#token" in picture) == (
            memory is MemoryRule.AID,
            memory is MemoryRule.STRICT,
        )
