"""Somebody leaves, a bot plays on, and perhaps they come back (TBL-005, TBL-006, TBL-005, TBL-006)."""

import json

import pytest

from ridotto.bots import Maker
from ridotto.table import LeftTheTable, MemoryRule, NobodySitsThere, NotThatQuestion, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    FIRST,
    GIL,
    MASKS,
    DrivenTable,
    Habit,
    asked,
    ball,
    both_editions,
    company,
    do,
    everybody,
    faces,
    habit,
    history,
    listened,
    news,
    number_of,
    options,
    record,
    so,
    view,
)

LOOKER: dict[str, Maker] = {"looker": habit("look keep ready")}
STRICT = Terms(stand_in="looker")
AID = Terms(stand_in="looker", memory=MemoryRule.AID)


@both_editions
@pytest.mark.clause("TBL-005")
def test_masks_and_coins_stay_when_a_player_leaves(edition: str) -> None:
    table = ball(edition, STRICT, bots=LOOKER)
    table.leave(BO)
    assert so(table, "masks") == MASKS[edition]
    assert so(table, "coins") == " ".join(["6"] * len(table.setup.everybody))
    coins = [int(coin) for coin in str(so(table, "coins")).split()]
    assert sum(coins) + int(str(so(table, "bank"))) == (194 if edition == FIRST else 200)
    shown = view(table, ADA)["seats"]
    assert isinstance(shown, list)
    assert shown[1]["player"] == "B" and shown[1]["coins"] == 6


@both_editions
@pytest.mark.clause("TBL-005")
def test_a_bot_answers_for_whoever_left_at_once_and_from_then_on(edition: str) -> None:
    table = ball(edition, STRICT, bots=LOOKER)
    do(table, "A:b A:keep")
    table.leave(BO)
    assert record(table)[-2:] == ["B:look", "B:ready"]
    assert asked(table, CY) == "WhatToDo"
    do(table, "C:King D:pass E:pass F:pass G:pass")
    if edition != FIRST:
        do(table, "H:pass")
    do(table, "A:pass")
    assert record(table)[-1] == "B:pass"


@both_editions
@pytest.mark.clause("TBL-005")
def test_the_bot_has_heard_what_that_seat_heard_and_nothing_else(edition: str) -> None:
    made: list[Habit] = []
    table = ball(edition, Terms(stand_in="looker"), bots={"looker": habit("look ready pass", made)})
    do(table, "A:look A:ready B:look B:ready C:b C:swap")
    table.leave(BO)
    letters = "DEFGA" if edition == FIRST else "DEFGHA"
    do(table, " ".join(f"{letter}:c {letter}:keep" for letter in letters if letter != "C"))
    (bot,) = made
    assert len(bot.heard) > 30
    assert bot.heard == [fact.spelling() for fact in table.match.heard_by(BO)][: len(bot.heard)]
    assert f"B sees b {MASKS[edition].split()[1]}" in bot.heard
    assert not any("A sees" in fact or "C swaps" in fact for fact in bot.heard)


@both_editions
@pytest.mark.clause("TBL-005")
def test_the_table_is_told_who_left(edition: str) -> None:
    table = ball(edition, STRICT, bots=LOOKER)
    table.leave(BO)
    assert table.seats.is_played_by_a_bot(BO) and table.seats.bot_for(BO) == "looker"
    assert table.at.is_away(BO) and not table.at.is_away(ADA)


@both_editions
@pytest.mark.clause("TBL-006")
def test_strict_nobody_is_shown_what_the_bot_saw(edition: str) -> None:
    table = left_while_the_bot_looks(edition, STRICT)
    mask = MASKS[edition].split()[1]
    table.come_back(BO)
    present = table.present(BO)
    assert isinstance(present["view"], dict)
    del present["view"]["masks"]
    assert mask not in json.dumps([table.opened_by(BO), present, news(table, BO)])
    assert faces(table, BO) == {}


@both_editions
@pytest.mark.clause("TBL-006")
def test_aid_what_the_bot_saw_is_in_ones_own_history(edition: str) -> None:
    table = left_while_the_bot_looks(edition, AID)
    table.come_back(BO)
    mask = MASKS[edition].split()[1]
    assert f"B sees b {mask}" in history(table, BO)
    assert table.sheet(BO)["b"] == [mask]
    assert not any(f"B sees b {mask}" in history(table, who) for who in everybody(table) if who != BO)


def left_while_the_bot_looks(edition: str, terms: Terms) -> DrivenTable:
    """Bo leaves, the bot looks at Bo's mask, and the next one plays."""
    table = ball(edition, terms, bots=LOOKER)
    table.leave(BO)
    do(table, "A:c A:keep")
    assert record(table)[-2:] == ["B:look", "B:ready"]
    return table


@both_editions
@pytest.mark.clause("TBL-006")
def test_a_question_that_the_bot_answered_is_not_put_again(edition: str) -> None:
    table = left_while_the_bot_looks(edition, STRICT)
    number = number_of(table, ADA)
    table.come_back(BO)
    assert asked(table, BO) is None
    assert asked(table, CY) == "WhatToDo"
    with pytest.raises(NotThatQuestion):
        table.answer(BO, "c", 1)
    assert number_of(table, ADA) == number


@both_editions
@pytest.mark.clause("TBL-006")
def test_the_player_who_comes_back_takes_the_next_decision(edition: str) -> None:
    table = left_while_the_bot_looks(edition, STRICT)
    table.come_back(BO)
    do(table, "C:King D:pass E:pass F:pass G:pass")
    if edition != FIRST:
        do(table, "H:pass")
    do(table, "A:pass")
    assert asked(table, BO) == "ClaimToo"
    assert options(table, BO) == ["pass", "claim"]
    do(table, "B:pass")
    assert record(table)[-1] == "B:pass"


@both_editions
@pytest.mark.clause("TBL-006")
def test_step_by_step_what_was_put_to_the_bot_is_the_bots(edition: str) -> None:
    """The look that the bot has open is closed before its person can see it."""
    table = ball(edition, STRICT, bots=LOOKER, by_steps=True)
    do(table, "A:c A:keep")
    table.leave(BO)
    assert table.step()
    assert record(table)[-1] == "B:look"
    table.come_back(BO)
    assert record(table)[-1] == "B:look" and table.at.is_away(BO)
    assert table.step()
    assert record(table)[-1] == "B:ready" and not table.at.is_away(BO)
    table.heard[BO] = len(table.table.ear_at(BO).told)
    assert faces(table, BO) == {}
    assert news(table, BO) == []


def test_away_nobody_does_or_gets_anything() -> None:
    table = ball(FIRST, AID, bots=LOOKER)
    table.leave(BO)
    for ask in (table.present, table.opened_by, table.news, table.history, table.sheet):
        with pytest.raises(LeftTheTable):
            ask(BO)
    for deed in (table.leave, table.withdraw_answer):
        with pytest.raises(LeftTheTable):
            deed(BO)
    with pytest.raises(LeftTheTable):
        table.answer(BO, "pass", 1)


def test_coming_back_without_having_left_changes_nothing() -> None:
    table = ball(FIRST)
    listened(table)
    do(table, "A:look")
    table.come_back(ADA)
    assert news(table, ADA) == ["A looks at a", "A sees a Judge"]


def test_bots_neither_leave_nor_come_back() -> None:
    table = ball(FIRST, sitters=company(FIRST, bots="G"))
    with pytest.raises(NobodySitsThere):
        table.leave(GIL)
    with pytest.raises(NobodySitsThere):
        table.come_back(GIL)


def test_the_clock_does_not_run_for_whoever_left() -> None:
    table = ball(FIRST, Terms(clock=20, stand_in="looker"), bots=LOOKER)
    table.leave(BO)
    do(table, "A:b A:keep")
    assert not any("late" in answer for answer in record(table))
