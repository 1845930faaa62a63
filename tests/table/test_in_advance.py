"""Answers left before one's place in the round comes (MC1-097, MC2-097)."""

import pytest

from ridotto.kernel import AnswerRefused, NotInTheNotation
from ridotto.table import LeftTheTable, NothingComesRound, NotThatQuestion, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    ED,
    FIRST,
    FLO,
    DrivenTable,
    all_that_reaches,
    asked,
    ball,
    both_editions,
    do,
    do_pass,
    everybody,
    number_of,
    record,
)


def king_of_cy(edition: str) -> DrivenTable:
    """Cy announces King, and Di is asked first: Bo comes last."""
    table = ball(edition, Terms(clock=20), position={"turn": "C"})
    do(table, "C:King")
    return table


def all_pass_up_to_bo(table: DrivenTable, edition: str) -> None:
    do_pass(table, "DEFGA" if edition == FIRST else "DEFGHA")


@both_editions
@pytest.mark.clause("MC1-097", "MC2-097", "TBL-009")
def test_an_answer_left_in_advance_counts_when_its_place_comes(edition: str) -> None:
    table = king_of_cy(edition)
    table.leave_answer(BO, "ClaimToo", "pass", 1)
    assert record(table) == ["C:King"]
    all_pass_up_to_bo(table, edition)
    assert record(table)[-1] == "B:pass"
    assert asked(table, DI) == "WhatToDo"


@both_editions
@pytest.mark.clause("MC1-097", "MC2-097", "TBL-009")
def test_it_can_be_changed_until_then(edition: str) -> None:
    table = king_of_cy(edition)
    table.leave_answer(BO, "ClaimToo", "pass", 1)
    do_pass(table, "DE")
    table.leave_answer(BO, "ClaimToo", "claim", 1)
    assert table.present(BO)["left"] == {"question": "ClaimToo", "answer": "claim"}
    all_pass_up_to_bo_from(table, edition)
    assert record(table)[-1] == "B:claim"


def all_pass_up_to_bo_from(table: DrivenTable, edition: str) -> None:
    do_pass(table, "FGA" if edition == FIRST else "FGHA")


@both_editions
@pytest.mark.clause("MC1-097", "MC2-097", "TBL-009")
def test_nobody_else_can_see_that_it_was_left(edition: str) -> None:
    waiting, left, changed = king_of_cy(edition), king_of_cy(edition), king_of_cy(edition)
    left.leave_answer(BO, "ClaimToo", "pass", 1)
    changed.leave_answer(BO, "ClaimToo", "pass", 1)
    changed.leave_answer(BO, "ClaimToo", "claim", 1)
    for table in (waiting, left, changed):
        do_pass(table, "D")
    for who in everybody(waiting):
        if who != BO:
            assert all_that_reaches(waiting, who) == all_that_reaches(left, who) == all_that_reaches(changed, who)
    assert waiting.seconds_to_wait() == left.seconds_to_wait() == 20


@both_editions
def test_it_can_be_withdrawn(edition: str) -> None:
    table = king_of_cy(edition)
    table.leave_answer(BO, "ClaimToo", "pass", 1)
    table.withdraw_answer(BO)
    assert table.present(BO)["left"] is None
    all_pass_up_to_bo(table, edition)
    assert asked(table, BO) == "ClaimToo"


@both_editions
def test_it_lapses_with_its_round(edition: str) -> None:
    table = king_of_cy(edition)
    do_pass(table, "DEFG")
    table.leave_answer(DI, "ClaimToo", "claim", 2)  # Di has passed already
    do_pass(table, "AB" if edition == FIRST else "HAB")
    assert table.present(DI)["left"] is None
    do(table, "D:look D:ready E:King")
    do_pass(table, "FGABC" if edition == FIRST else "FGHABC")
    assert asked(table, DI) == "ClaimToo"


@both_editions
def test_it_is_left_only_while_others_are_asked_the_same(edition: str) -> None:
    table = ball(edition)
    with pytest.raises(NothingComesRound):
        table.leave_answer(BO, "ClaimToo", "pass", 1)
    do(table, "A:b")
    with pytest.raises(NothingComesRound):
        table.leave_answer(BO, "ClaimToo", "pass", 1)


def test_when_ones_place_has_just_come_it_is_an_answer() -> None:
    table = king_of_cy(FIRST)
    table.leave_answer(DI, "ClaimToo", "pass", 1)
    assert record(table) == ["C:King", "D:pass"]
    with pytest.raises(NotThatQuestion):
        table.leave_answer(DI, "ClaimToo", "pass", 1)


def test_an_answer_of_the_last_round_is_not_left_for_this_one() -> None:
    table = king_of_cy(FIRST)
    all_pass_up_to_bo(table, FIRST)
    do(table, "B:pass D:King")
    with pytest.raises(NotThatQuestion):
        table.leave_answer(BO, "ClaimToo", "claim", 1)


def test_what_is_no_option_when_its_place_comes_is_asked() -> None:
    table = king_of_cy(FIRST)
    table.leave_answer(BO, "ClaimToo", "swap", 1)
    all_pass_up_to_bo(table, FIRST)
    assert asked(table, BO) == "ClaimToo"
    with pytest.raises(AnswerRefused):
        table.answer(BO, "swap", 1)
    do(table, "B:claim")
    assert table.present(BO)["left"] is None


def test_the_player_who_was_asked_after_all_has_nothing_left() -> None:
    table = king_of_cy(FIRST)
    table.leave_answer(ED, "ClaimToo", "swap", 1)
    do_pass(table, "DE")
    assert asked(table, FLO) == "ClaimToo"
    assert table.present(ED)["left"] is None


def test_it_has_to_be_an_answer_at_all() -> None:
    with pytest.raises(NotInTheNotation):
        king_of_cy(FIRST).leave_answer(BO, "ClaimToo", "perhaps", 1)


def test_the_player_who_leaves_the_table_takes_it_along() -> None:
    table = king_of_cy(FIRST)
    table.leave_answer(BO, "ClaimToo", "claim", 1)
    table.leave(BO)
    with pytest.raises(LeftTheTable):
        table.leave_answer(BO, "ClaimToo", "claim", 1)
    table.come_back(BO)
    assert table.present(BO)["left"] is None
    all_pass_up_to_bo(table, FIRST)
    assert asked(table, BO) == "ClaimToo"


def test_several_places_in_a_row_are_taken_at_once() -> None:
    table = king_of_cy(FIRST)
    for who in (ED, ADA, BO):
        table.leave_answer(who, "ClaimToo", "pass", 1)
    do_pass(table, "DFG")
    assert record(table) == ["C:King", "D:pass", "E:pass", "F:pass", "G:pass", "A:pass", "B:pass"]
    assert number_of(table, CY) == 2
