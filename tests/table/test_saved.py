"""A table is stored and goes on where it was."""

import json
from typing import cast

import pytest

from ridotto.bots import BOTS
from ridotto.games import game_called
from ridotto.kernel import FATE, Answer, Match, SetupRefused
from ridotto.replay import CommittedFate, record_of, verify
from ridotto.table import Automaton, MemoryRule, Person, SavedElsewhere, SavedTable, Sitter, Table, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    FIRST,
    NAMES,
    SECOND,
    SECRET,
    all_that_reaches,
    ball,
    both_editions,
    company,
    do,
    do_pass,
    everybody,
    first_option,
    habit,
    listened,
    missed,
    news,
    position,
    record,
    wrong_kings,
)


def stored(table: Table) -> SavedTable:
    """Through a file and back."""
    return cast(SavedTable, json.loads(json.dumps(table.save())))


def resumed(table: Table, edition: str, by_steps: bool = False) -> Table:
    start = ball(edition, table.terms, wishes=table.save()["wishes"], by_steps=True).match
    return Table.resume(table.game, stored(table), first_option, secret=SECRET, start=start, by_steps=by_steps)


@both_editions
@pytest.mark.parametrize("terms", [Terms(), Terms(memory=MemoryRule.AID), Terms(clock=20, aid_for=frozenset([BO]))])
def test_a_resumed_table_is_the_same_for_everybody(edition: str, terms: Terms) -> None:
    table = ball(edition, terms)
    table.say(BO, "I am the King")
    do(table, "A:b A:swap B:look B:ready C:King D:pass")
    table.leave_answer(BO, "ClaimToo", "claim", 3)
    table.time_passed(7)
    again = resumed(table, edition)
    assert position(again) == position(table)
    assert again.seconds_to_wait() == table.seconds_to_wait()
    assert stored(again) == stored(table)
    for who in everybody(table):
        assert all_that_reaches(again, who) == all_that_reaches(table, who)


@both_editions
def test_a_resumed_table_plays_on_alike(edition: str) -> None:
    game = game_called(edition)
    sitters: list[Sitter] = [Person("Ada"), *[Automaton(called, "random") for called in NAMES[1:6]]]
    table = Table(game, game.set_up(6, {"turn_limit": "80", "pace": "off"}), sitters, first_option, secret=SECRET)
    count = len(table.match.record)
    again = Table.resume(game, stored(table), first_option, secret=SECRET)
    table.leave(ADA)
    again.leave(ADA)
    assert len(record(table)) > count + 50
    assert record(again) == record(table)


@both_editions
def test_a_table_of_bots_can_be_stored_between_any_two_steps(edition: str) -> None:
    game = game_called(edition)
    sitters = [Automaton(called, "random") for called in NAMES[:4]]
    setup = game.set_up(4, {"turn_limit": "12"})
    whole = Table(game, setup, sitters, first_option, secret=SECRET)
    table = Table(game, setup, sitters, first_option, secret=SECRET, by_steps=True)
    while table.step():
        table = Table.resume(game, stored(table), first_option, secret=SECRET, by_steps=True)
    assert record(table) == record(whole)


def test_strict_what_was_told_before_is_not_told_again_after_it() -> None:
    table = ball(FIRST)
    do(table, "A:look")
    listened(table)
    do(table, "A:ready")
    again = resumed(table, FIRST)
    assert news(again, ADA) == ["A puts a down", "turn of B"]


def test_strict_what_one_decided_is_not_told_after_it_either() -> None:
    table = ball(FIRST)
    listened(table)
    do(table, "A:b A:swap")
    assert news(resumed(table, FIRST), ADA) == ["A takes a b", "A returns a b", "turn of B"]


def test_who_left_is_still_away() -> None:
    table = ball(FIRST)
    table.leave(CY)
    again = resumed(table, FIRST)
    do(again, "A:King")
    do_pass(again, "B")
    assert record(again)[2].startswith("C:")


def test_what_was_left_in_advance_still_counts() -> None:
    table = ball(FIRST)
    do(table, "A:King")
    table.leave_answer(DI, "ClaimToo", "claim", 1)
    again = resumed(table, FIRST)
    do_pass(again, "BC")
    assert record(again)[-1] == "D:claim"


def test_what_one_missed_is_still_to_be_shown() -> None:
    table = ball(FIRST, Terms(correspondence=True, memory=MemoryRule.STRICT))
    listened(table)
    wrong_kings(table)
    table.opened_by(CY)
    table.time_passed(2)
    again = resumed(table, FIRST)
    assert "a shows Judge" in missed(again, CY)
    again.time_passed(3)
    assert missed(again, CY) == []
    again.opened_by(DI)
    assert "a shows Judge" in missed(again, DI)


def test_a_table_of_another_game_is_refused() -> None:
    table = ball(FIRST)
    with pytest.raises(SavedElsewhere, match="it is a game of mascarade-1e, not of mascarade-2e"):
        Table.resume(game_called(SECOND), stored(table), first_option, secret=SECRET)


def test_a_table_by_other_rules_is_refused() -> None:
    saved = stored(ball(FIRST))
    saved["rules"] += 1
    with pytest.raises(SavedElsewhere):
        Table.resume(game_called(FIRST), saved, first_option, secret=SECRET)


def test_a_player_who_cannot_be_is_refused() -> None:
    saved = stored(ball(FIRST))
    saved["away"] = ["Bo"]
    with pytest.raises(SavedElsewhere, match="nobody is written 'Bo'"):
        Table.resume(game_called(FIRST), saved, first_option, secret=SECRET, start=ball(FIRST).match)


def test_bots_of_ones_own_are_brought_again() -> None:
    bots = {**BOTS, "passer": habit("pass")}
    table = ball(FIRST, sitters=company(FIRST, bots="B", bot="passer"), bots=bots)
    with pytest.raises(SetupRefused, match="no bot is called 'passer'"):
        Table.resume(table.game, stored(table), first_option, secret=SECRET, start=ball(FIRST).match)
    again = Table.resume(table.game, stored(table), first_option, secret=SECRET, start=ball(FIRST).match, bots=bots)
    do(again, "A:King")
    assert record(again) == ["A:King", "B:pass"]


@both_editions
def test_what_a_table_played_is_a_record_that_verifies(edition: str) -> None:
    game, fate = game_called(edition), CommittedFate(bytes(32))

    def said(match: Match) -> Answer:
        return fate.choice(match, match.asks(), sum(given.player == FATE for given in match.record))

    setup = game.set_up(5, {"turn_limit": "20"})
    table = Table(game, setup, [Automaton(called, "random") for called in NAMES[:5]], said, secret=SECRET)
    names = [sitter.name for sitter in table.company.sitters]
    told = record_of(game, setup, table.match, names, commitment=fate.commitment, seed=fate.seed)
    assert verify(told).holds()
