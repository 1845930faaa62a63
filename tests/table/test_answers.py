"""Whose answer counts, and what happens to all others: nothing."""

import pytest

from ridotto.bots import BOTS
from ridotto.house.table_shown import table_shown
from ridotto.kernel import (
    CLOCK,
    FATE,
    SPECTATOR,
    AnswerRefused,
    MatchOver,
    NotInTheNotation,
    NotYourQuestion,
    Player,
    SetupRefused,
)
from ridotto.table import Automaton, DoorIsClosed, NobodySitsThere, NotThatQuestion, Person, Terms
from tests.table.tables import (
    ADA,
    BO,
    FIRST,
    SECRET,
    DrivenTable,
    asked,
    ball,
    both_editions,
    company,
    do,
    do_pass,
    everybody,
    first_option,
    listened,
    news,
    number_of,
    opening,
    options,
    people,
    position,
    present_of_all,
    record,
    so,
    view,
)


def test_an_answer_is_a_text_or_the_answer_itself() -> None:
    table = ball(FIRST)
    table.answer(ADA, "b", 1)
    table.answer(ADA, table.game.notation.read("keep"), 2)
    assert record(table) == ["A:b", "A:keep"]


def test_questions_are_numbered_for_each_player_alone() -> None:
    table = ball(FIRST)
    do(table, "A:b A:keep")
    assert number_of(table, ADA) == 3
    assert number_of(table, BO) == 1


def refused(table: DrivenTable, who: Player, said: str, expecting: int) -> Exception:
    """The refusal, after a look around: nothing has changed for anybody."""
    listened(table)
    before = present_of_all(table), position(table), record(table)
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one, the caller says
        table.answer(who, said, expecting)
    assert (present_of_all(table), position(table), record(table)) == before
    assert not any(news(table, ear) for ear in everybody(table))
    return caught.value


def test_an_answer_sent_twice_counts_once() -> None:
    table = ball(FIRST)
    do(table, "A:b A:keep B:c")
    table.answer(BO, "keep", 2)
    again = refused(table, BO, "keep", 2)
    assert isinstance(again, NotThatQuestion)
    assert again.code == "not-that-question"
    assert str(again) == "question 2 to B was answered already: the next is question 3"


def test_an_answer_to_a_question_of_the_past_does_not_slip_into_the_next() -> None:
    table = ball(FIRST)
    do(table, "A:King")
    do_pass(table, "BCDEFG")
    assert asked(table, BO) == "WhatToDo"
    assert isinstance(refused(table, BO, "look", 1), NotThatQuestion)  # question 1 was the claim


def test_an_answer_to_a_question_of_the_future_is_refused() -> None:
    early = refused(ball(FIRST), ADA, "look", 2)
    assert isinstance(early, NotThatQuestion)
    assert str(early) == "question 2 to A has not been asked yet: the next is question 1"


def test_nobody_answers_for_another() -> None:
    assert isinstance(refused(ball(FIRST), BO, "look", 1), NotYourQuestion)


def test_what_is_no_option_is_refused_with_the_options() -> None:
    refusal = refused(ball(FIRST), ADA, "pass", 1)
    assert isinstance(refusal, AnswerRefused)
    assert "look" in refusal.options


@pytest.mark.parametrize("who", [SPECTATOR, FATE, CLOCK, Player(7), Player(-1)])
def test_only_people_who_sit_here_answer(who: Player) -> None:
    assert isinstance(refused(ball(FIRST), who, "look", 1), NobodySitsThere | DoorIsClosed)


def test_nobody_answers_for_a_bot() -> None:
    table = ball(FIRST, sitters=company(FIRST, bots="A"), by_steps=True)
    with pytest.raises(NobodySitsThere):
        table.answer(ADA, "look", 1)


def test_after_the_end_nothing_is_answered() -> None:
    table = ball(FIRST, wishes={"turn_limit": "5"})
    do(table, "A:look A:ready")
    assert isinstance(refused(table, BO, "look", 1), MatchOver)


@both_editions
@pytest.mark.clause("MC1-072", "MC2-072")
def test_no_mask_is_looked_at_out_of_turn(edition: str) -> None:
    table = ball(edition)
    do(table, "A:b A:keep")
    assert isinstance(refused(table, ADA, "look", 3), NotYourQuestion)
    do(table, "B:a B:keep C:a C:keep D:a D:keep E:a E:keep F:a F:keep G:a G:keep")
    if edition != FIRST:
        do(table, "H:a H:keep")
    offered = options(table, ADA)
    assert "b" in offered and "look" in offered and "King" in offered


@both_editions
@pytest.mark.clause("MC1-213", "MC2-213")
def test_coins_are_not_given_away(edition: str) -> None:
    table = ball(edition)
    for script in ("", "A:King", "B:claim", "C:pass"):
        do(table, script)
        purses = so(table, "coins")
        for who in table.setup.everybody:
            refusal = refused(table, who, "give 1 to B", number_of(table, who))
            assert isinstance(refusal, NotInTheNotation)
        assert so(table, "coins") == purses


def test_a_table_says_everything_that_speaks_against_it() -> None:
    terms = Terms(clock=-1, stand_in="nobody", aid_for=frozenset([Player(9)]))
    with pytest.raises(SetupRefused) as caught:
        opening(FIRST, [*people(4), Automaton("Ed", "deep thought")][1:], terms)
    known = ", ".join(BOTS)
    assert caught.value.problems == [
        f"no bot is called 'deep thought': expected one of {known}",
        f"no bot is called 'nobody': expected one of {known}",
        "aid for J, who does not sit here",
        "a clock of -1 seconds: expected 0 or more",
    ]


def test_the_company_fits_the_setup() -> None:
    game = ball(FIRST).game
    with pytest.raises(SetupRefused, match="3 sit at a table that is set for 4"):
        DrivenTable(game, game.set_up(4, {}), [Person("Ada")] * 3, first_option, secret=SECRET)


def test_the_table_shows_who_sits_there_and_what_is_agreed() -> None:
    table = ball(FIRST, Terms(clock=20), sitters=company(FIRST, bots="G"), by_steps=True)
    table.leave(BO)
    shown = table_shown(table.at)
    seats = [(seat.player, seat.name, seat.bot, seat.away) for seat in shown.seats]
    assert seats[0] == ("A", "Ada", None, False)
    assert seats[1] == ("B", "Bo", "random", True)
    assert seats[6] == ("G", "Gil", "random", False)
    assert (shown.terms.clock, shown.terms.memory) == (20, "strict")
    assert view(table, ADA)["turn"] == "A"
