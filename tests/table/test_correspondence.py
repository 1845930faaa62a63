"""By letter the table waits for nobody's eyes: what one missed is shown when one next opens the game (371)."""

import pytest

from ridotto.house.memory import first_fact, note_seen
from ridotto.kernel import SPECTATOR
from ridotto.table import MemoryRule, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    FIRST,
    MASKS,
    SECOND,
    DrivenTable,
    asked,
    ball,
    both_editions,
    do,
    do_pass,
    everybody,
    faces,
    history,
    listened,
    news,
    wrong_kings,
)

STRICT = Terms(correspondence=True, memory=MemoryRule.STRICT)


def shown_to_nobody_yet(edition: str, terms: Terms = STRICT, **wishes: str) -> DrivenTable:
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
def test_what_was_shown_while_somebody_was_away_is_told_once(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    do(table, "B:d B:keep C:look")
    one, other = MASKS[edition].split()[:2]
    table.time_passed(1000)
    opened = table.opened_by(DI)
    assert f"a shows {one}" in opened and f"b shows {other}" in opened
    assert table.opened_by(DI) == []
    assert news(table, DI) == []


@both_editions
@pytest.mark.clause("TBL-011")
def test_a_screen_that_was_closed_before_it_has_shown_anything_has_shown_nothing(edition: str) -> None:
    """A page says what it has shown (`seen`): a reload in the middle is the same look."""
    table = shown_to_nobody_yet(edition)
    first = first_fact(table.at, None, DI, 0, 1000)
    note_seen(table.at, DI, first + 1)
    assert first_fact(table.at, None, DI, 0, 1000) == first + 1


@both_editions
@pytest.mark.clause("TBL-011")
def test_the_player_who_saw_it_is_not_shown_it_again(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    assert f"a shows {MASKS[edition].split()[0]}" in news(table, CY)
    assert table.opened_by(CY) == []


@pytest.mark.clause("TBL-011")
def test_what_the_princess_showed_is_shown_to_all_but_its_wearer() -> None:
    table = ball(SECOND, STRICT)
    listened(table)
    do(table, "A:Princess")
    do_pass(table, "BCDEFGH")
    do(table, "A:c")
    for who in table.setup.everybody:
        assert ("c shows Patron" in table.opened_by(who)) == (who != CY)
    assert table.opened_by(SPECTATOR) == []


@both_editions
def test_nobody_is_shown_what_they_themselves_decided(edition: str) -> None:
    table = ball(edition, STRICT)
    listened(table)
    do(table, "A:b A:swap")
    assert table.opened_by(ADA) == ["A returns a b", "turn of B"]


@both_editions
def test_what_the_clock_had_a_bot_decide_is_shown(edition: str) -> None:
    table = ball(edition, Terms(correspondence=True, memory=MemoryRule.STRICT, clock=86400))
    do(table, "A:b")
    listened(table)
    table.time_passed(86400)
    decided = [fact for fact in table.opened_by(ADA) if fact in ("A swaps a b", "A keeps a b")]
    assert len(decided) == 1
    assert table.opened_by(BO) == ["time ran out for A", "A returns a b", "turn of B"]


@both_editions
def test_what_comes_while_somebody_looks_is_news_and_was_not_missed(edition: str) -> None:
    table = shown_to_nobody_yet(edition)
    table.opened_by(CY)
    do(table, "B:d")
    assert news(table, CY) == ["B takes b d"]
    assert table.opened_by(CY) == []


@both_editions
def test_with_aid_it_stays_in_the_history(edition: str) -> None:
    table = shown_to_nobody_yet(edition, Terms(correspondence=True))
    table.opened_by(CY)
    table.time_passed(100)
    assert f"a shows {MASKS[edition].split()[0]}" in history(table, CY)


@both_editions
def test_what_happened_while_a_bot_played_is_not_shown(edition: str) -> None:
    table = ball(edition, STRICT)
    table.leave(CY)
    wrong_kings_but_cy(table)
    table.come_back(CY)
    assert table.opened_by(CY) == []


def wrong_kings_but_cy(table: DrivenTable) -> None:
    do(table, "A:King B:claim")
    do_pass(table, "DEFG" if table.game.id == FIRST else "DEFGH")
