"""What a match does with steps, questions and answers."""

import pytest

from ridotto.kernel import (
    AFRESH,
    DEAF,
    EVERYONE,
    FATE,
    SPECTATOR,
    Answer,
    AnswerRefused,
    Ended,
    FactTable,
    MatchOver,
    NotYourQuestion,
    Player,
    Sealed,
    TimeRanOut,
    Told,
    TurnBegan,
    Won,
    lasting,
    only,
)
from tests.kernel.parlour import (
    NO,
    PERHAPS,
    YES,
    A,
    B,
    Breath,
    C,
    Heard,
    IsItTrue,
    Last,
    Parlour,
    Say,
    Whisper,
    opened,
    story,
)

# The agenda.


def test_what_is_asked_in_one_breath_is_settled_in_that_order() -> None:
    parlour = opened(Say("one"), Say("two"), Say("three"))
    assert story(parlour) == "hush one two three curtain" and parlour.over()


def test_what_follows_from_a_step_comes_before_what_was_waiting() -> None:
    parlour = opened(Say("one", Say("two", Say("three")), Say("four")), Say("five"))
    assert story(parlour) == "hush one two three four five curtain"


def test_what_follows_from_an_answer_comes_before_what_was_waiting() -> None:
    parlour = opened(IsItTrue(A, Say("one"), IsItTrue(B, Say("two"), Say("three")), Say("four")), Say("five"))
    parlour.answer(A, YES)
    assert story(parlour) == "hush yes one" and parlour.asks().player == B
    parlour.answer(B, NO)
    assert story(parlour) == "hush yes one no two three four five curtain"


def test_a_position_spells_all_that_is_still_to_be_settled() -> None:
    parlour = opened(IsItTrue(A, Say("one")), Say("two"))
    assert parlour.position() == ("Curtain", "Say two", "IsItTrue A Say one")


def test_nothing_left_to_do_and_no_end_is_a_dead_end() -> None:
    parlour = Parlour()
    with pytest.raises(AssertionError, match="a dead end: nobody is asked"):
        parlour.begin(Say("hush"))


# Who is asked, and what.


def test_one_question_at_a_time() -> None:
    parlour = opened(IsItTrue(A), IsItTrue(B))
    assert parlour.open_questions() == [parlour.asks()]
    assert parlour.question_to(A) is parlour.asks() and parlour.question_to(B) is None
    parlour.answer(A, YES)
    assert parlour.question_to(A) is None and parlour.asks().player == B


def test_in_one_breath_all_is_taken_or_nothing() -> None:
    parlour = opened(Breath(A, Breath(A, IsItTrue(A))), IsItTrue(B))
    before = parlour.position(), len(parlour.log), len(parlour.record)
    with pytest.raises(AnswerRefused, match=r"^perhaps is not one of: yes no"):
        parlour.answer_all(A, [YES, NO, PERHAPS])
    with pytest.raises(NotYourQuestion):
        parlour.answer_all(B, [YES, YES])
    assert (parlour.position(), len(parlour.log), len(parlour.record)) == before
    parlour.answer_all(A, [YES, NO, YES])
    assert story(parlour) == "hush yes no yes" and parlour.asks().player == B


def test_in_one_breath_nobody_looks_ahead() -> None:
    """After a question that may teach something, the next answer has to wait: trying it would be a look for free."""
    parlour = opened(IsItTrue(A, IsItTrue(A)), IsItTrue(B))
    before = parlour.position(), len(parlour.log), len(parlour.record)
    with pytest.raises(AnswerRefused, match=r"^no cannot be said yet \(one-at-a-time\)$") as refused:
        parlour.answer_all(A, [YES, NO])
    because = refused.value.because
    assert because is not None and because.reason == "one-at-a-time"
    assert (parlour.position(), len(parlour.log), len(parlour.record)) == before
    parlour.answer_all(A, [YES])
    assert story(parlour) == "hush yes"


def test_in_one_breath_nobody_hears_what_is_for_one_ear_alone() -> None:
    """A question may promise too much: as soon as something is told in private, the breath is over."""
    parlour = opened(Breath(A, Whisper(A), IsItTrue(A)), IsItTrue(B))
    with pytest.raises(AnswerRefused, match=r"^perhaps cannot be said yet \(one-at-a-time\)$"):
        parlour.answer_all(A, [YES, PERHAPS])
    assert story(parlour) == "hush"
    parlour.answer(A, YES)
    assert story(parlour) == "hush yes psst" and story(parlour, B) == "hush yes"


def test_a_refused_answer_changes_nothing() -> None:
    parlour = opened(IsItTrue(A))
    before = parlour.position(), len(parlour.log), len(parlour.record)
    with pytest.raises(NotYourQuestion, match=r"^B is asked nothing$"):
        parlour.answer(B, YES)
    with pytest.raises(AnswerRefused, match=r"^perhaps is not one of: yes no \(one-or-the-other\)$"):
        parlour.answer(A, PERHAPS)
    with pytest.raises(AnswerRefused, match=r"^yes is not one of: yes no \(not-offered\)$"):
        parlour.answer(A, Answer("yes"))  # spelt alike, and another answer all the same
    assert (parlour.position(), len(parlour.log), len(parlour.record)) == before
    parlour.answer(A, YES)


def test_the_offer_is_that_of_the_first_question() -> None:
    parlour = opened(IsItTrue(A), IsItTrue(B))
    assert parlour.offer() == parlour.options(parlour.asks()) == (YES, NO)
    assert parlour.choose(1) == (YES, NO)
    assert story(parlour) == "hush no"
    assert parlour.choose(0) == () == parlour.offer()
    assert [given.spelling() for given in parlour.record] == ["A:no", "B:yes"]


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_are_no_other_numbers_to_choose(number: int) -> None:
    parlour = opened(IsItTrue(A))
    with pytest.raises(AnswerRefused, match=rf"^{number} is not one of: 0 1$"):
        parlour.choose(number)
    assert parlour.record == []


# Who hears.


def test_only_those_who_are_told_hear() -> None:
    parlour = opened(IsItTrue(A))
    parlour.tell(only(B) | only(FATE), Heard("psst"))
    assert {ear: story(parlour, ear) for ear in (A, B, SPECTATOR, FATE)} == {
        A: "hush",
        B: "hush psst",
        SPECTATOR: "hush",
        FATE: "hush psst",
    }
    assert Told(only(C), Heard("so")).is_for(C) and not Told(only(C), Heard("so")).is_for(A)


def test_facts_are_the_same_when_they_are_spelt_the_same() -> None:
    assert Heard("so") == Heard("so") != Heard("not so")
    assert len({Heard("so"), Heard("so")}) == 1 and repr(Heard("so")) == "<so>"
    assert Heard("so") != "so"


def test_facts_of_every_game_are_spelt_alike() -> None:
    assert [fact.spelling() for fact in (TurnBegan(B), Ended("midnight"), Won(C), Sealed(YES), TimeRanOut(A))] == [
        "turn of B",
        "the end: midnight",
        "C wins",
        "sealed yes",
        "time ran out for A",
    ]


def test_late_means_that_everybody_hears_of_the_clock_first() -> None:
    parlour = opened(IsItTrue(A))
    parlour.answer_late(A, NO)
    assert story(parlour, SPECTATOR) == "hush time ran out for A no curtain"
    assert [given.spelling() for given in parlour.record] == ["A:no late"]


def test_late_or_not_the_rules_are_the_same() -> None:
    parlour = opened(IsItTrue(A))
    with pytest.raises(AnswerRefused):
        parlour.answer_late(A, PERHAPS)
    with pytest.raises(NotYourQuestion):
        parlour.answer_late(B, YES)
    assert story(parlour) == "hush" and parlour.record == []


# The end.


def test_the_end_drops_all_that_was_waiting() -> None:
    parlour = opened(Last(A, Say("never")), IsItTrue(B), Say("never"))
    parlour.answer(A, YES)
    assert parlour.over() and story(parlour) == "hush yes"
    assert parlour.open_questions() == [] and parlour.offer() == () and parlour.question_to(A) is None
    assert parlour.pending() == ("Nothing",)


def test_after_the_end_nothing_is_asked_any_more() -> None:
    parlour = opened()
    parlour.ask(IsItTrue(A))
    parlour.ask_together([IsItTrue(B)])
    parlour.then(Say("more"))
    assert parlour.over() and parlour.open_questions() == [] and story(parlour) == "hush curtain"
    assert parlour.pending() == ("Nothing",)


def test_after_the_end_nothing_is_told_any_more() -> None:
    with pytest.raises(AssertionError, match="told after the end: more"):
        opened().tell(EVERYONE, Heard("more"))


def test_after_the_end_every_answer_is_refused() -> None:
    parlour = opened()
    with pytest.raises(MatchOver):
        parlour.answer(A, YES)
    with pytest.raises(MatchOver):
        parlour.answer_late(A, YES)
    with pytest.raises(MatchOver):
        parlour.choose(0)
    with pytest.raises(MatchOver):
        parlour.asks()


# Forks.


def test_a_fork_hears_all_or_what_follows_or_nothing() -> None:
    parlour = opened(IsItTrue(A), IsItTrue(B))
    parlour.answer(A, YES)
    hearing, afresh, deaf = parlour.fork(), parlour.fork(AFRESH), parlour.fork(DEAF)
    for fork in (hearing, afresh, deaf):
        fork.answer(B, NO)
        assert fork.over()
    assert [story(fork) for fork in (hearing, afresh, deaf)] == ["hush yes no curtain", "no curtain", ""]
    assert [len(fork.record) for fork in (hearing, afresh, deaf)] == [2, 1, 0]
    assert not parlour.over() and story(parlour) == "hush yes" and len(parlour.record) == 1


def test_a_fork_of_a_deaf_one_may_hear_again() -> None:
    fork = opened(IsItTrue(A)).fork(DEAF).fork(AFRESH)
    fork.answer(A, YES)
    assert story(fork) == "yes curtain"


def test_a_fork_of_a_match_that_is_over_is_over() -> None:
    for ears in (AFRESH, DEAF):
        assert opened().fork(ears).over()


def test_a_fork_has_an_agenda_of_its_own() -> None:
    parlour = opened(IsItTrue(A), Say("one"))
    fork = parlour.fork()
    fork.then(Say("more"))
    assert "Say more" in fork.position() and "Say more" not in parlour.position()


def test_options_are_worked_out_anew_after_every_answer() -> None:
    class Again(IsItTrue):
        def options(self, parlour: Parlour, /) -> tuple[Answer, ...]:
            return (YES, NO, PERHAPS)[: len(parlour.record) + 1]

        def apply(self, parlour: Parlour, answer: Answer, /) -> None:
            super().apply(parlour, answer)
            parlour.ask(self)

    parlour = opened(Again(Player(0)))
    assert [len(parlour.offer()), len(parlour.choose(0)), len(parlour.choose(1))] == [1, 2, 3]


# What is made once.


def test_a_lasting_fact_reaches_the_ears_it_is_told_to_and_no_others() -> None:
    secret = lasting(Heard("psst"))  # as a rule for everyone
    parlour = opened(IsItTrue(A))
    parlour.tell(only(B), secret)
    assert [story(parlour, ear) for ear in (A, B, SPECTATOR)] == ["hush", "hush psst", "hush"]
    parlour.tell(EVERYONE, secret)
    assert [story(parlour, ear) for ear in (A, B, SPECTATOR)] == ["hush psst", "hush psst psst", "hush psst"]


def test_a_table_of_facts_returns_the_one_that_was_made_first() -> None:
    table = FactTable()
    assert table.at(2, 3) is None
    first = table.add(2, 3, Heard("first"))
    assert table.at(2, 3) is first
    assert [table.at(*numbers) for numbers in ((2, 2), (2, 4), (1, 3), (3, 2))] == [None] * 4


def test_an_answer_in_time_and_the_same_one_late_are_two_lines_of_a_record() -> None:
    parlour = opened(IsItTrue(A), IsItTrue(A), IsItTrue(B), IsItTrue(A))
    parlour.answer(A, YES)
    parlour.answer_late(A, YES)
    parlour.answer(B, YES)
    parlour.answer(A, YES)
    assert [given.spelling() for given in parlour.record] == ["A:yes", "A:yes late", "B:yes", "A:yes"]
