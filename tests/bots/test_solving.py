"""The end of a round of Masques between two who know each other's hands: worked out, and never guessed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.bots import Dice, Thinking, bot_at_level
from ridotto.games import game_called
from ridotto.games.masques.secret import solver
from ridotto.games.masques.secret.foresight import MasquesForesight
from ridotto.games.masques.secret.solver import RoundSolver
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, FATE, Answer, Match, Player
from tests.bots.games import BotGame


def never() -> bool:
    return False


def ends_of_rounds(game_id: str, seed: int, vacant: int) -> Iterator[tuple[BotGame, Palace]]:
    """Moments of a game between two courtiers at which a turn begins and so many hallways are vacant."""
    game = BotGame(game_id, ["courtier"] * 2, seed)
    while not game.match.over():
        palace = game.match
        assert isinstance(palace, Palace)
        question = palace.asks()
        if question.name() == "WhatToPlay" and int(palace.ring.vacant).bit_count() == vacant:
            yield game, palace
        game.step()


def foresight_of(palace: Palace) -> MasquesForesight:
    return MasquesForesight(palace.setup)


def value_by_trying_all(match: Match, foresight: MasquesForesight, me: Player, number: int) -> float:
    """What a position promises, when nothing is left out and nothing is remembered."""
    assert isinstance(match, Palace)
    if match.over():
        winners = () if match.outcome is None else match.outcome.winners
        return 1.0 / len(winners) if me in winners else 0.0
    question = match.asks()
    if match.round > number or question.player == FATE:
        return foresight.chances(match)[me]
    values = [after(match, option, foresight, me, number) for option in match.options(question)]
    return max(values) if question.player == me else min(values)


def after(match: Palace, answer: Answer, foresight: MasquesForesight, me: Player, number: int) -> float:
    fork = match.fork(DEAF)
    fork.answer(match.asks().player, answer)
    return value_by_trying_all(fork, foresight, me, number)


@pytest.mark.parametrize("game_id", ["masques-ffg", "masques-dust"])
def test_it_finds_what_trying_everything_finds(game_id: str) -> None:
    compared = 0
    for seed in (1, 2):
        for _, palace in ends_of_rounds(game_id, seed, 3):
            foresight, me = foresight_of(palace), palace.asks().player
            found = RoundSolver(foresight, palace, me, never).values()
            assert found is not None
            values = {option: after(palace, option, foresight, me, palace.round) for option in palace.offer()}
            assert found == pytest.approx(values)
            compared += 1
    assert compared >= 6


@pytest.mark.slow
def test_a_position_that_was_met_before_is_worth_what_it_is_worth() -> None:
    """Without money for agents five hallways are few enough to try everything, and the same is met again and again."""
    compared = 0
    for seed in range(1, 9):
        for _, palace in ends_of_rounds("masques-ffg", seed, 5):
            if any(palace.setup.affordable(palace.piles, purse) for purse in palace.purses):
                continue
            foresight, me = foresight_of(palace), palace.asks().player
            solved_by = RoundSolver(foresight, palace, me, never)
            values = {option: after(palace, option, foresight, me, palace.round) for option in palace.offer()}
            assert solved_by.values() == pytest.approx(values)
            assert len(solved_by.met) > 20
            compared += 1
            if compared == 2:
                return
    raise AssertionError("everybody had money")


def test_what_is_too_long_is_given_up() -> None:
    _, palace = next(ends_of_rounds("masques-ffg", 1, 8))
    late = RoundSolver(foresight_of(palace), palace, palace.asks().player, lambda: True)
    assert late.values() is None, "time is up"
    assert late.positions < 2 * solver.BETWEEN_LOOKS
    assert not solver.is_short_enough(palace)


def solved(palace: Palace, me: Player) -> Answer | None:
    return foresight_of(palace).solved(palace.fork(DEAF), me, palace.heard_by(me), Dice(1).below, never)


def test_it_is_asked_only_where_hardly_anything_is_hidden() -> None:
    """In the second round of a deal all guests of the other are known but those that were not played in the first."""
    ends = ends_of_rounds("masques-ffg", 3, 2)
    found = {palace.round % 2: solved(palace, palace.asks().player) for _, palace in ends}
    assert found[1] is None, "eight guests wait aside"
    assert found[0] is not None


def test_it_weighs_every_hand_that_the_other_may_hold() -> None:
    """Where all hands lead to the same values, the best answer is the best one against the true hand, too."""
    for _, palace in ends_of_rounds("masques-ffg", 6, 2):
        me = palace.asks().player
        found = solved(palace, me)
        values = RoundSolver(foresight_of(palace), palace, me, never).values()
        if found is not None and palace.round == 2:
            assert values is not None
            assert values[found] == pytest.approx(max(values.values())), "the other has one hand only in this round"
            return
    raise AssertionError("no round was open")


def test_a_master_answers_what_was_worked_out() -> None:
    game = game_called("masques-ffg")
    for play, palace in ends_of_rounds("masques-ffg", 6, 2):
        me = palace.asks().player
        if palace.round != 2:
            continue
        for seed in (1, 2):
            master = bot_at_level("master", None, Thinking(1, None))(game, play.setup, me, Dice(seed).below)
            for fact in palace.heard_by(me):
                master.hear(fact)
            assert master.choose(palace.asking(me), palace.offer()) is solved(palace, me)
        return
