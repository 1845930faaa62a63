"""All worlds of a story against plain enumeration: every history of a tiny game, as often as chance makes it."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import pytest

from ridotto.bots import Dice
from ridotto.contracts import AnyGame
from ridotto.contracts.all_worlds import draw_world, moments, pick
from ridotto.contracts.example import Candles
from ridotto.contracts.example.public import HIDE, KEEP, MOON, SEATS, SUN, SWAP
from ridotto.kernel import FATE, Fact, Match, Player, Sealed, TimeRanOut, first_players, replay_match

CANDLES: Final[AnyGame] = Candles()
EVENING: Final = CANDLES.set_up(2, {"rounds": "1"})
A, B = first_players(2)


class Heard(NamedTuple):
    """What a player heard in some histories, and how likely each position is in them."""

    facts: list[Fact]
    chances: dict[tuple[object, ...], float]


def enumerate_histories(match: Match, chance: float, player: Player, found: dict[str, Heard]) -> None:
    """Every way to go on, one at a time, whatever is heard."""
    heard = match.heard_by(player)
    chances = found.setdefault("; ".join([fact.spelling() for fact in heard]), Heard(heard, {})).chances
    chances[match.position()] = chances.get(match.position(), 0.0) + chance
    if match.over():
        return
    question = match.question_to(player) or match.asks()
    options = match.options(question)
    weights = (question.weights(match) if question.player == FATE else None) or [1] * len(options)
    for option, weight in zip(options, weights, strict=True):
        fork = match.fork()
        fork.answer(question.player, option)
        enumerate_histories(fork, chance * weight / sum(weights), player, found)


@pytest.mark.parametrize("player", [A, B])
def test_worlds_are_exactly_what_enumeration_finds(player: Player) -> None:
    found: dict[str, Heard] = {}
    enumerate_histories(CANDLES.start(EVENING), 1.0, player, found)
    assert len(found) > 100
    for heard in found.values():
        worlds = moments(CANDLES.start(EVENING), player, heard.facts)
        all_worlds, all_chances = sum([world.weight for world in worlds]), sum(heard.chances.values())
        assert len(worlds) == len(heard.chances)
        for world in worlds:
            chance = heard.chances[world.match.position()] / all_chances
            assert world.weight / all_worlds == pytest.approx(chance)


@pytest.mark.slow
def test_worlds_are_drawn_as_often_as_they_happen() -> None:
    """A holds a sun; B, who may have swapped, holds what is left: three moons and a sun, weighed by the story."""
    match = CANDLES.start(EVENING)
    for player, answer in ((FATE, SUN), (FATE, MOON), (A, HIDE), (A, KEEP), (B, HIDE), (B, SWAP)):
        match.answer(player, answer)
    found = moments(CANDLES.start(EVENING), A, match.heard_by(A))
    dice = Dice(5)
    worlds = [replay_match(CANDLES.start(EVENING), draw_world(found, dice.below)) for _ in range(4000)]
    lie = Counter([CANDLES.truth(world)["cards"] for world in worlds])
    assert lie.keys() == {"sun sun", "sun moon", "moon sun"}
    assert lie["sun sun"] / 4000 == pytest.approx(1 / 4, abs=0.03)
    assert lie["sun moon"] / 4000 == pytest.approx(3 / 8, abs=0.03)


def test_a_world_remembers_who_ran_out_of_time() -> None:
    setup = CANDLES.set_up(3, {"rounds": "1"})
    match = CANDLES.start(setup)
    one, two, three = setup.everybody
    for player, answer in ((FATE, SUN), (FATE, MOON), (FATE, MOON), (one, SEATS[1]), (two, SEATS[0]), (three, HIDE)):
        match.answer(player, answer)
    match.answer(three, SWAP)
    match.answer(two, SUN)
    match.answer_late(three, MOON)
    match.answer(one, SUN)
    heard = match.heard_by(one)
    assert TimeRanOut(three) in heard and Sealed(SUN) in heard
    found = moments(CANDLES.start(setup), one, heard)
    for seed in range(20):
        world = replay_match(CANDLES.start(setup), draw_world(found, Dice(seed).below))
        assert world.heard_by(one) == heard
        assert [given.player for given in world.record if given.late] == [three]


def test_a_story_that_nobody_tells_has_no_world() -> None:
    heard = CANDLES.start(EVENING).heard_by(A)
    assert moments(CANDLES.start(EVENING), A, [*heard, Sealed(SUN)]) == []
    assert moments(CANDLES.start(EVENING), A, [*heard, TimeRanOut(B)]) == []


def test_picking_follows_the_weights() -> None:
    dice = Dice(3)
    picked = Counter([pick([1.0, 0.0, 3.0], dice.below) for _ in range(4000)])
    assert picked.keys() == {0, 2}
    assert picked[2] / 4000 == pytest.approx(3 / 4, abs=0.03)
    assert pick([0.5, 0.5], lambda below: below - 1) == 1
    assert pick([0.0, 1.0], lambda below: 0) == 1  # what weighs nothing is never picked
