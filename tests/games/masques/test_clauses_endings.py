"""Every round ends, and every match that somebody wants to end; and the pairs of rounds of two players."""

from __future__ import annotations

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.facts import (
    Dealt,
    FirstPlayer,
    RoundBegan,
)
from ridotto.games.masques.public.words import DUCAT, Guest
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, SPECTATOR, TurnBegan, Won, name
from ridotto.lab import drawn
from tests.games.masques.rounds import (
    DUST,
    FFG,
    both_editions,
    every_count,
    favours_of,
    finished,
    is_turn,
    opened,
    rounds_of,
    spelt_in,
    table,
    walked,
)

# ---- Every round ends, and so does every match that somebody wants to end.
#
# A round: while a hallway is vacant, some hand holds a guest (above), so not everybody passes in a row; and every turn
# but a pass leaves one vacant hallway less, or two after a courtesan's call, for a guard only moves the vacancy. So a
# round has at most as many placements as hallways, with at most all the others' passes before each.
#
# A match: no counter falls, and whoever has not won has at most three of each of four guilds. So all together collect
# at most twelve favours a player, and one more ends it. But the rules do not say when: a whole round may pass without
# a favour, as one below does forty times over. Only the host's max_rounds bounds a match that nobody wants to win.


@pytest.mark.clause("MQD-079", "MQF-081")
@pytest.mark.parametrize(("edition", "free_pass"), [(DUST, ""), (FFG, "off"), (FFG, "on")])
@every_count
def test_every_turn_but_a_pass_fills_a_hallway_and_not_all_pass(edition: str, free_pass: str, players: int) -> None:
    setup = table(edition, players, **({"free_pass": free_pass} if free_pass else {}))
    most = 2 * (players - 1) if free_pass == "on" else players - 1  # all others by choice, then all with empty hands
    for seed in range(6):
        vacant, passes, turns = setup.ring, 0, 0
        for match in walked(setup, 1000 + seed):
            if is_turn(match):
                now = int(match.ring.vacant).bit_count()
                if now == setup.ring:
                    vacant, passes, turns = now, 0, 0
                else:
                    passes = passes + 1 if now == vacant else 0
                    assert now <= vacant and passes <= most
                    vacant, turns = now, turns + 1
                assert turns <= setup.ring * (most + 1)


@pytest.mark.clause("MQD-151", "MQF-157")
@both_editions
@every_count
def test_all_together_collect_at_most_twelve_favours_each_and_one_more(edition: str, players: int) -> None:
    for seed in range(10):
        for match in walked(table(edition, players), 1100 + seed):
            most = 12 * players + (1 if match.over() else 0)
            assert sum(match.counters) <= most
            assert match.over() or all(sum(favours_of(match, player)) <= 12 for player in match.setup.everybody)


# Beside each palace card that shows a favour lie two guests of one value, or a Foscari above a Foscari.
NO_FAVOUR = """
  Foscari2 Contarini2 Dandolo2 Morosini2 Venier2 Contarini3 Dandolo3 Morosini3
  Venier3 Foscari3 Foscari3 Contarini4 Dandolo4 Morosini4 Venier4 Foscari4"""


def rounds_without_a_favour(match: Palace, rounds: int) -> None:
    """Everybody plays each guest where it takes no favour, whatever was dealt."""
    halls: dict[str, list[str]] = {}
    for number, guest in enumerate(spelt_in(match.setup.edition.id, NO_FAVOUR).split()):
        halls.setdefault(guest, []).append(match.setup.halls[number].text)
    dice = Dice(7)
    while not match.over() and match.round <= rounds:
        question = match.asks()
        if question.name() == "WhatToPlay":
            match.answer(question.player, match.hands[question.player][0])
        elif question.name() == "Where":
            card = question.carries().strip()
            vacant = [hall for hall in match.options(question) if hall.text in halls[card]]
            match.answer(question.player, vacant[0])
        else:
            match.answer(question.player, drawn(match, question, dice))


@pytest.mark.clause("MQD-157", "MQD-164", "MQF-163", "MQF-172")
@both_editions
def test_forty_rounds_may_pass_without_a_favour_and_then_comes_the_next(edition: str) -> None:
    """Ducats are collected all the while, until the bank is empty and palace cards stay bare."""
    match = opened(table(edition, 4)).fork(DEAF)
    rounds_without_a_favour(match, 40)
    assert not match.over() and match.round == 41
    assert sum(match.counters) == 0
    assert match.bank == 0 and None in match.ring.tokens[1::2]
    assert sum(match.purses) + match.ring.tokens.count(DUCAT) == (36 if edition == DUST else 35)


@pytest.mark.clause("MQD-157", "MQF-163")
@both_editions
def test_where_forty_rounds_were_agreed_it_stops_after_the_fortieth(edition: str) -> None:
    match = opened(table(edition, 4, max_rounds="40"))
    rounds_without_a_favour(match, 100)
    assert match.over() and match.round == 40
    told = match.heard_by(SPECTATOR)
    assert told[-1].spelling() == "the end: unfinished"
    assert not any(isinstance(fact, Won) for fact in told)
    assert len(rounds_of(match)) == 40


@pytest.mark.clause("MQD-157", "MQF-163")
@both_editions
@every_count
def test_a_limit_bounds_every_match(edition: str, players: int) -> None:
    for seed in range(8):
        match = finished(table(edition, players, max_rounds="2"), 1200 + seed)
        assert match.round <= 2
        reason, winners = game_called(edition).truth(match)["end"], game_called(edition).truth(match)["won"]
        assert (reason == "unfinished") == (winners == "")


# ---- Two players.


def dealt_in(match: Palace, number: int) -> list[str]:
    """All guests dealt in a round, whoever got them."""
    found: list[str] = []
    at = 0
    for told in match.log:
        at = told.fact.number if isinstance(told.fact, RoundBegan) else at
        if at == number and isinstance(told.fact, Dealt):
            found.append(told.fact.guest.text)
    return found


@pytest.mark.clause("MQD-171", "MQD-172", "MQD-173", "MQD-175", "MQD-178")
@pytest.mark.clause("MQF-179", "MQF-180", "MQF-181", "MQF-183", "MQF-186")
@both_editions
def test_two_rounds_of_a_pair_use_every_guest_once_and_begin_with_the_same_player(edition: str) -> None:
    deck = "Contarini2 Contarini3 Contarini4 Dandolo2 Dandolo3 Dandolo4 Foscari2 Foscari3 Foscari3 Foscari4"
    sixteen = sorted(spelt_in(edition, f"{deck} Morosini2 Morosini3 Morosini4 Venier2 Venier3 Venier4").split())
    pairs, mixed, longest = 0, False, 0
    for seed in range(30):
        match = finished(table(edition, 2, first_player="A"), 1300 + seed)
        told = match.heard_by(SPECTATOR)
        rounds = len(rounds_of(match))
        assert rounds > 1  # four favours, at most two of them alike: nobody wins in the first
        for number in range(1, rounds, 2):
            one, other = dealt_in(match, number), dealt_in(match, number + 1)
            assert len(one) == len(other) == 8 and sorted([*one, *other]) == sixteen
            mixed = mixed or (number > 1 and sorted(one) != sorted(dealt_in(match, 1)))
            pairs += 1
        firsts = [name(fact.player) for fact in told if isinstance(fact, FirstPlayer)]
        assert firsts[:rounds] == list("AABBAABBAABBAABB")[:rounds]
        begins = [next(name(fact.player) for fact in part if isinstance(fact, TurnBegan)) for part in rounds_of(match)]
        assert begins == firsts[:rounds]
        longest = max(longest, rounds)
    assert pairs > 30 and mixed and longest >= 6


@pytest.mark.clause("MQD-174", "MQF-182")
@both_editions
def test_a_round_of_a_pair_begins_with_a_full_palace_of_tokens_and_no_card(edition: str) -> None:
    for seed in range(10):
        used = 0
        for match in walked(table(edition, 2), 1400 + seed):
            if is_turn(match) and int(match.ring.vacant).bit_count() == 8:
                assert None not in match.ring.tokens[::2] and match.ring.tokens_down == 0
                assert match.box == match.hired and sum(match.box) >= used
                used = sum(match.box)


@pytest.mark.clause("MQD-172", "MQF-180")
@both_editions
def test_the_second_round_deals_what_was_set_aside_without_asking_fate(edition: str) -> None:
    for seed in range(5):
        aside: tuple[Guest, ...] = ()
        for match in walked(table(edition, 2), 1500 + seed):
            if match.round % 2 == 1 and is_turn(match):
                assert len(match.aside) == 8
                aside = match.aside
            elif match.round % 2 == 0 and match.round > 0 and not match.over():
                assert match.asks().name() != "WhichGuest"
                assert match.aside == () or match.asks().name() == "WhichFavour"
        dealt = dealt_in(match, match.round if match.round % 2 == 0 else match.round - 1)
        assert match.round % 2 == 1 or dealt == [guest.text for guest in aside]
