"""Several answers in one breath: all of them count, or none."""

import pytest

from ridotto.games import game_called
from ridotto.kernel import AnswerRefused, NotInTheNotation, RidottoError
from ridotto.table import NotThatQuestion
from tests.table.tables import (
    ADA,
    BO,
    FIRST,
    SECRET,
    DrivenTable,
    ball,
    everybody,
    first_option,
    listened,
    news,
    number_of,
    people,
    position,
    present_of_all,
    record,
)


def palace() -> DrivenTable:
    """Ada may hire a thief: the one token beside it is a ducat, the other a vintner favor."""
    game = game_called("masques-ffg")
    setup = game.set_up(2, {})
    tokens = "clergy ducat military ducat vintner ducat scribe ducat"
    match = game.start_at(setup, {"tokens": tokens, "hands": {"A": "Venier4", "B": "Dandolo2"}, "purses": "1"})
    return DrivenTable(game, setup, people(2), first_option, secret=SECRET, match=match)


def test_a_breath_is_as_good_as_its_answers_one_by_one() -> None:
    breath, word_by_word = palace(), palace()
    breath.answer_all(ADA, ["thief1", breath.game.notation.read("H3"), "P4"], 1)
    for number, said in enumerate(["thief1", "H3", "P4"], 1):
        word_by_word.answer(ADA, said, number)
    assert record(breath) == record(word_by_word) == ["A:thief1", "A:H3", "A:P4"]
    assert number_of(breath, ADA) == 4 and number_of(breath, BO) == 1
    for ear in everybody(breath):
        assert news(breath, ear) == news(word_by_word, ear)
    assert present_of_all(breath) == present_of_all(word_by_word)


REFUSED: list[tuple[list[str], int, type[RidottoError]]] = [
    (["thief1", "H3", "P5"], 1, AnswerRefused),  # no such token beside it
    (["thief1", "H3", "nonsense"], 1, NotInTheNotation),
    (["thief1", "H3", "P4", "P3"], 1, AnswerRefused),  # her turn is over by then
    (["Venier4", "H3", "H4"], 1, AnswerRefused),
    (["thief1", "H3", "P4"], 2, NotThatQuestion),
]


@pytest.mark.parametrize(("said", "expecting", "refusal"), REFUSED, ids=[" ".join(said) for said, _, _ in REFUSED])
def test_what_cannot_be_said_to_the_end_has_not_been_said(
    said: list[str], expecting: int, refusal: type[RidottoError]
) -> None:
    table = palace()
    listened(table)
    before = present_of_all(table), position(table), record(table)
    with pytest.raises(refusal):
        table.answer_all(ADA, said, expecting)
    assert (present_of_all(table), position(table), record(table)) == before
    assert not any(news(table, ear) for ear in everybody(table))


def test_nobody_answers_ahead_of_what_they_might_see() -> None:
    table = ball(FIRST, wishes={"pace": "usual"})
    with pytest.raises(AnswerRefused, match=r"^ready cannot be said yet \(one-at-a-time\)$"):
        table.answer_all(ADA, ["look", "ready"], 1)
    assert record(table) == []
