"""Free talk binds nobody (TBL-012)."""

import pytest

from ridotto.house import NotSeated, Who, decide
from ridotto.house.commands import Say
from ridotto.table import MemoryRule, TalkRefused, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    FIRST,
    ball,
    both_editions,
    do,
    everybody,
    position,
    present_of_all,
    record,
)


@both_editions
@pytest.mark.clause("TBL-012")
def test_talk_reaches_everybody_and_changes_nothing(edition: str) -> None:
    table = ball(edition)
    do(table, "A:King")
    before = present_of_all(table), position(table), record(table), table.match.log.copy()
    table.say(BO, "I am the King")
    assert (present_of_all(table), position(table), record(table), table.match.log) == before
    assert [(line.by, line.text) for line in table.at.talk.lines] == [(BO, "I am the King")]


@both_editions
@pytest.mark.clause("TBL-012")
def test_talk_is_no_answer(edition: str) -> None:
    table = ball(edition)
    do(table, "A:King")
    table.say(BO, "claim")
    table.say(CY, "pass")
    assert record(table) == ["A:King"]
    assert table.match.asks().player == BO


def test_strict_what_was_said_before_is_not_told_to_a_screen_that_is_opened_later() -> None:
    table = ball(FIRST)
    table.say(BO, "I am the King")
    assert [table.lines_opened_by(who) for who in everybody(table)] == [[]] * len(everybody(table))


def test_aid_what_was_said_can_be_read_again() -> None:
    table = ball(FIRST, Terms(memory=MemoryRule.AID))
    table.say(BO, "one")
    table.say(CY, "two")
    assert table.lines_opened_by(ADA) == table.lines_opened_by(ADA) == ["one", "two"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
def test_nothing_and_too_much_are_refused(text: str) -> None:
    table = ball(FIRST)
    with pytest.raises(TalkRefused):
        table.say(BO, text)
    assert table.at.talk.lines == []


def test_the_player_who_only_watches_is_silent() -> None:
    table = ball(FIRST)
    with pytest.raises(NotSeated):
        decide(table.at, Who(False, None), Say("Bo bluffs"))


def test_joined_emoji_can_be_said_as_they_can_be_names() -> None:
    table = ball(FIRST)
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    table.say(BO, family)
    assert [line.text for line in table.at.talk.lines] == [family]


def test_what_cannot_be_printed_cannot_be_said() -> None:
    table = ball(FIRST)
    with pytest.raises(TalkRefused, match="only what can be printed"):
        table.say(BO, "\x1b[2J")
