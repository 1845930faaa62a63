"""Free talk binds nobody (TBL-012)."""

import pytest

from ridotto.kernel import SPECTATOR
from ridotto.table import MemoryRule, NobodySitsThere, Table, TalkRefused, Terms
from tests.table.tables import ADA, BO, CY, FIRST, ball, both_editions, do, everybody, position, present_of_all, record


def lines(table: Table) -> list[list[str]]:
    return [[line.text for line in table.talk_since(who)] for who in everybody(table)]


@both_editions
@pytest.mark.clause("TBL-012")
def test_talk_reaches_everybody_and_changes_nothing(edition: str) -> None:
    table = ball(edition)
    do(table, "A:King")
    before = present_of_all(table), position(table), record(table), table.match.log.copy()
    table.say(BO, "I am the King")
    assert (present_of_all(table), position(table), record(table), table.match.log) == before
    assert lines(table) == [["I am the King"]] * len(everybody(table))


@both_editions
@pytest.mark.clause("TBL-012")
def test_talk_is_no_answer(edition: str) -> None:
    table = ball(edition)
    do(table, "A:King")
    table.say(BO, "claim")
    table.say(CY, "pass")
    assert record(table) == ["A:King"]
    assert table.match.asks().player == BO


def test_strict_what_was_said_is_heard_once() -> None:
    table = ball(FIRST)
    table.say(BO, "I am the King")
    assert [(line.number, line.by, line.text) for line in table.talk_since(ADA)] == [(1, BO, "I am the King")]
    assert table.talk_since(ADA) == []
    table.opened_by(CY)
    assert table.talk_since(CY) == []


def test_aid_what_was_said_can_be_read_again() -> None:
    table = ball(FIRST, Terms(memory=MemoryRule.AID))
    table.say(BO, "one")
    table.say(CY, "two")
    assert (
        [line.text for line in table.talk_since(ADA)] == [line.text for line in table.talk_since(ADA)] == ["one", "two"]
    )
    assert [line.text for line in table.talk_since(ADA, since=1)] == ["two"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
def test_nothing_and_too_much_are_refused(text: str) -> None:
    table = ball(FIRST)
    with pytest.raises(TalkRefused):
        table.say(BO, text)
    assert table.talk.lines == []


def test_the_player_who_only_watches_is_silent() -> None:
    with pytest.raises(NobodySitsThere):
        ball(FIRST).say(SPECTATOR, "Bo bluffs")


def test_joined_emoji_can_be_said_as_they_can_be_names() -> None:
    table = ball(FIRST)
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    table.say(BO, family)
    assert lines(table) == [[family]] * len(everybody(table))


def test_what_cannot_be_printed_cannot_be_said() -> None:
    table = ball(FIRST)
    with pytest.raises(TalkRefused, match="only what can be printed"):
        table.say(BO, "\x1b[2J")
