"""By letter the table waits for nobody's eyes: what one missed is shown when one next opens the game (371)."""

import pytest

from ridotto.kernel import SPECTATOR
from ridotto.table import MemoryRule, Table, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    FIRST,
    MASKS,
    SECOND,
    asked,
    ball,
    both_editions,
    do,
    do_pass,
    everybody,
    faces,
    history,
    listened,
    missed,
    news,
    wrong_kings,
)

STRICT = Terms(correspondence=True, memory=MemoryRule.STRICT)


def shown_to_nobody_yet(edition: str, terms: Terms = STRICT, **wishes: str) -> Table:
    table = ball(edition, terms, wishes=wishes)
    listened(table)
    wrong_kings(table)
    return table


@both_editions
@pytest.mark.clause("TBL-010")
@pytest.mark.parametrize("pace", ["usual", "off"])
def test_by_correspondence_the_table_does_not_wait(edition: str, pace: str) -> None:
    table = shown_to_nobody_yet(edition, pace=pace)
    assert asked(table, BO) == "WhatToDo"
    assert all(faces(table, who) == {} for who in everybody(table))


@both_editions
@pytest.mark.clause("TBL-011")
def test_what_was_shown_while_one_was_away_is_shown_once(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    do(table, "B:d B:keep C:look")
    one, other = MASKS[edition].split()[:2]
    assert missed(table, DI) == []  # not yet opened
    table.time_passed(1000)
    opened = table.opened_by(DI)
    assert opened["missed"]
    assert f"a shows {one}" in missed(table, DI) and f"b shows {other}" in missed(table, DI)
    table.time_passed(4.9)
    assert f"a shows {one}" in missed(table, DI)
    table.opened_by(DI)  # a reload is the same look
    assert f"a shows {one}" in missed(table, DI)
    table.time_passed(0.1)
    assert missed(table, DI) == []
    assert table.opened_by(DI)["missed"] == []
    assert news(table, DI) == []


@both_editions
@pytest.mark.clause("TBL-011")
def test_the_player_who_saw_it_is_not_shown_it_again(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    assert f"a shows {MASKS[edition].split()[0]}" in news(table, CY)
    assert table.opened_by(CY)["missed"] == []


@pytest.mark.clause("TBL-011")
def test_what_the_princess_showed_is_shown_to_all_but_its_wearer() -> None:
    table = ball(SECOND, STRICT)
    listened(table)
    do(table, "A:Princess")
    do_pass(table, "BCDEFGH")
    do(table, "A:c")
    for who in table.setup.everybody:
        table.opened_by(who)
        assert ("c shows Patron" in missed(table, who)) == (who != CY)
    assert table.opened_by(SPECTATOR)["missed"] == []


@both_editions
def test_nobody_is_shown_what_they_themselves_decided(edition: str) -> None:
    table = ball(edition, STRICT)
    listened(table)
    do(table, "A:b A:swap")
    table.opened_by(ADA)
    assert missed(table, ADA) == ["A takes a b", "A returns a b", "turn of B"]


@both_editions
def test_what_the_clock_had_a_bot_decide_is_shown(edition: str) -> None:
    table = ball(edition, Terms(correspondence=True, memory=MemoryRule.STRICT, clock=86400))
    do(table, "A:b")
    listened(table)
    table.time_passed(86400)
    table.opened_by(ADA)
    decided = [fact for fact in missed(table, ADA) if fact in ("A swaps a b", "A keeps a b")]
    assert len(decided) == 1
    table.opened_by(BO)
    assert missed(table, BO) == ["time ran out for A", "A returns a b", "turn of B"]


@both_editions
def test_new_things_are_shown_for_their_own_time(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    table.opened_by(CY)
    table.time_passed(3)
    do(table, "B:d")
    table.opened_by(CY)
    table.time_passed(2)
    assert missed(table, CY) == ["B takes b d"]


@both_editions
def test_what_comes_while_one_looks_is_news_and_was_not_missed(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    table.opened_by(CY)
    before = missed(table, CY)
    do(table, "B:d")
    assert missed(table, CY) == before
    assert news(table, CY) == ["B takes b d"]


def test_the_host_says_how_long() -> None:
    table = shown_to_nobody_yet(FIRST, pace="slow")
    table.opened_by(CY)
    table.time_passed(7.9)
    assert missed(table, CY)
    table.time_passed(0.1)
    assert missed(table, CY) == []


@both_editions
def test_with_aid_it_stays_in_the_history(edition: str) -> None:
    table = shown_to_nobody_yet(edition, Terms(correspondence=True))
    table.opened_by(CY)
    table.time_passed(100)
    assert missed(table, CY) == []
    assert f"a shows {MASKS[edition].split()[0]}" in history(table, CY)


@both_editions
def test_what_happened_while_a_bot_played_is_not_shown(edition: str) -> None:
    table = ball(edition, STRICT)
    table.leave(CY)
    wrong_kings_but_cy(table)
    table.come_back(CY)
    assert table.opened_by(CY)["missed"] == []


def wrong_kings_but_cy(table: Table) -> None:
    do(table, "A:King B:claim")
    do_pass(table, "DEFG" if table.game.id == FIRST else "DEFGH")
