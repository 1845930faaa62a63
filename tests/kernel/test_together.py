"""Several are asked at once: answers stay sealed until the last is in, and are opened in the order asked."""

import pytest

from ridotto.kernel import SPECTATOR, Answer, AnswerRefused, NotYourQuestion, TimeRanOut
from tests.kernel.parlour import NO, PERHAPS, YES, A, AtOnce, B, C, IsItTrue, Last, Parlour, Say, opened, story


def test_sealed_answers_are_heard_by_their_own_players_only() -> None:
    parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B), IsItTrue(C)))
    parlour.answer(C, NO)
    parlour.answer(A, YES)
    assert [story(parlour, ear) for ear in (A, B, C, SPECTATOR)] == [
        "hush sealed yes",
        "hush",
        "hush sealed no",
        "hush",
    ]


@pytest.mark.parametrize("order", ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"])
def test_whatever_the_order_they_are_opened_in_the_order_asked(order: str) -> None:
    parlour = opened(AtOnce(IsItTrue(A, Say("one")), IsItTrue(B, Say("two")), IsItTrue(C, Say("three"))), Say("four"))
    for letter in order:
        parlour.answer({"A": A, "B": B, "C": C}[letter], NO if letter == "B" else YES)
    assert story(parlour, SPECTATOR) == "hush yes no yes one two three four curtain"


def test_all_are_asked_until_they_answered() -> None:
    parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B), IsItTrue(C)))
    assert [question.player for question in parlour.open_questions()] == [A, B, C] and parlour.asks().player == A
    parlour.answer(A, YES)
    assert [question.player for question in parlour.open_questions()] == [B, C] and parlour.asks().player == B
    assert parlour.question_to(A) is None
    with pytest.raises(NotYourQuestion):
        parlour.answer(A, NO)  # what is sealed is sealed
    with pytest.raises(AnswerRefused):
        parlour.answer(B, PERHAPS)


def test_everybody_has_options_of_their_own() -> None:
    class Doubtful(IsItTrue):
        def options(self, parlour: Parlour, /) -> tuple[Answer, ...]:
            return (PERHAPS,)

    parlour = opened(AtOnce(IsItTrue(A), Doubtful(B)))
    assert [parlour.options(question) for question in parlour.open_questions()] == [(YES, NO), (PERHAPS,)]
    parlour.answer(B, PERHAPS)
    parlour.answer(A, NO)


def test_choosing_by_number_answers_for_the_first_who_is_asked() -> None:
    parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B)))
    parlour.choose(1)
    parlour.choose(0)
    assert story(parlour, SPECTATOR) == "hush no yes curtain"


def test_a_fork_keeps_what_is_sealed_and_seals_for_itself() -> None:
    parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B), IsItTrue(C)))
    parlour.answer(A, NO)
    fork = parlour.fork()
    fork.answer(B, YES)
    fork.answer(C, YES)
    assert story(fork, SPECTATOR) == "hush no yes yes curtain"
    assert [question.player for question in parlour.open_questions()] == [B, C]


def test_a_position_tells_sealed_answers_apart() -> None:
    positions = set()
    for answer in (YES, NO):
        parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B)))
        parlour.answer(A, answer)
        positions.add(parlour.position())
    assert len(positions) == 2


def test_the_player_who_is_late_is_named_at_once_but_not_their_answer() -> None:
    parlour = opened(AtOnce(IsItTrue(A), IsItTrue(B)))
    parlour.answer_late(B, NO)
    assert parlour.heard_by(A)[-1] == TimeRanOut(B)
    assert story(parlour, SPECTATOR) == "hush time ran out for B"
    parlour.answer(A, YES)
    assert story(parlour, SPECTATOR) == "hush time ran out for B yes no curtain"


def test_once_it_is_over_no_more_sealed_answers_are_opened() -> None:
    parlour = opened(AtOnce(IsItTrue(A), Last(B), IsItTrue(C)))
    for player in (A, B, C):
        parlour.answer(player, YES)
    assert parlour.over() and story(parlour, SPECTATOR) == "hush yes yes"


def test_asking_nobody_together_asks_nobody() -> None:
    assert story(opened(AtOnce(), Say("one"))) == "hush one curtain"
