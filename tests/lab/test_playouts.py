"""Random matches in bulk: what they count, and that the dice are fair to Fate's odds."""

from collections import Counter

import pytest

from ridotto.bots import Dice
from ridotto.contracts.example import CANDLES
from ridotto.contracts.example.public import SUN
from ridotto.games import game_called
from ridotto.kernel import AFRESH, DEAF, HEARING, SPECTATOR, Won
from ridotto.lab import drawn, forks, playout, playouts, wins

EVENING = CANDLES.set_up(3, {})


def test_a_playout_counts_the_decisions_it_made() -> None:
    lengths = set()
    for seed in range(20):
        match = CANDLES.start(EVENING)
        decisions = playout(match, Dice(seed))
        assert match.over() and decisions == len(match.record)
        lengths.add(decisions)
    assert len(lengths) > 3


@pytest.mark.parametrize(("game_id", "players"), [("mascarade-1e", 4), ("masques-dust", 3), ("masquerade", 3)])
def test_who_wins_is_counted_though_nobody_listens(game_id: str, players: int) -> None:
    game = game_called(game_id)
    start = game.start(game.set_up(players, {}))
    found, dice, expected, answers = wins(start, 12, 3), Dice(3), [0] * players, 0
    for _ in range(12):
        match = start.fork()
        answers += playout(match, dice)
        for fact in match.heard_by(SPECTATOR):
            if isinstance(fact, Won):
                expected[fact.player] += 1
    assert (found.games, found.answers, found.won) == (12, answers, expected)
    assert sum(expected) >= 12


def test_a_match_that_is_over_takes_no_decision() -> None:
    match = CANDLES.start(EVENING)
    playout(match, Dice(1))
    assert playout(match, Dice(2)) == 0


def test_playouts_add_up_and_leave_their_start_alone() -> None:
    start = CANDLES.start(EVENING)
    dice = Dice(4)
    expected = sum([playout(start.fork(), dice) for _ in range(10)])
    for ears in (DEAF, AFRESH, HEARING):
        assert playouts(start, 10, ears, 4) == expected
    assert playouts(start, 10, DEAF, 5) != expected
    assert start.record == [] and start.log == []


def test_forks_counts_those_that_can_go_on() -> None:
    match = CANDLES.start(EVENING)
    assert forks(match, 7, DEAF) == 7
    playout(match, Dice(1))
    assert forks(match, 7, DEAF) == 0


def test_fate_draws_by_weight_and_players_evenly() -> None:
    match, dice = CANDLES.start(EVENING), Dice(6)
    dealt = Counter([drawn(match, match.asks(), dice) for _ in range(5000)])
    assert dealt[SUN] / 5000 == pytest.approx(2 / 5, abs=0.03)  # two suns among five cards
    while match.asks().player not in EVENING.everybody:
        match.choose(0)
    done = Counter([drawn(match, match.asks(), dice).text for _ in range(6000)])
    assert done.keys() == {"b", "c", "hide"}
    for times in done.values():
        assert times / 6000 == pytest.approx(1 / 3, abs=0.03)


def test_nobody_comes_to_a_playout_from_nowhere() -> None:
    """Whoever plays out a table of three wants to know about three."""
    game = game_called("masquerade")
    for seed in range(3):
        match = game.start(game.set_up(3, {}))
        playout(match, Dice(seed))
        assert match.over() and len(match.seated) == 3


def test_with_newcomers_the_clock_lets_somebody_in_as_often_as_not() -> None:
    game = game_called("masquerade")
    match = game.start_at(game.set_up(3, {}), {"rows": {"A": "Nan", "B": "Hal", "C": "Duke"}, "phase": "end"})
    dice = Dice(1)
    said = Counter([drawn(match, match.asks(), dice, newcomers=True).text for _ in range(400)])
    assert set(said) == {"on", "join"} and min(said.values()) > 140
    assert {drawn(match, match.asks(), dice).text for _ in range(20)} == {"on"}
