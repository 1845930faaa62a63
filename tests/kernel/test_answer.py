"""Answers are made once, numbered for ever, and read from one spelling."""

import copy
import pickle

import pytest

from ridotto.kernel import Answer, Notation, NotInTheNotation
from ridotto.kernel.answer import NOTATIONS
from tests.kernel.parlour import NO, NOTATION, PERHAPS, YES


def test_answers_are_numbered_in_the_order_of_their_notation() -> None:
    assert [answer.id for answer in (YES, NO, PERHAPS)] == [0, 1, 2]
    assert [NOTATION.read(text) for text in ("yes", "no", "perhaps")] == [YES, NO, PERHAPS]
    assert NOTATION.answers == (YES, NO, PERHAPS)
    assert NOTATIONS["parlour"] is NOTATION and YES.language == "parlour"


def test_a_copy_is_the_very_same_answer() -> None:
    assert copy.copy(YES) is YES
    assert copy.deepcopy([YES, YES]) == [YES, YES]
    assert pickle.loads(pickle.dumps({"answer": PERHAPS}))["answer"] is PERHAPS


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("perhap", "'perhap' is not an answer of this game; perhaps perhaps"),
        ("yess", "'yess' is not an answer of this game; perhaps yes"),
        ("Yes", "'Yes' is not an answer of this game; perhaps yes"),
        ("zebra", "'zebra' is not an answer of this game"),
        ("", "'' is not an answer of this game"),
    ],
)
def test_a_word_that_is_no_answer_is_refused_with_a_hint(text: str, said: str) -> None:
    with pytest.raises(NotInTheNotation) as refusal:
        NOTATION.read(text)
    assert str(refusal.value) == said and refusal.value.code == "not-in-the-notation"


def test_two_answers_are_never_spelt_alike() -> None:
    with pytest.raises(ValueError, match="two answers of echo are spelt alike"):
        Notation("echo", [Answer("yes"), Answer("no"), Answer("yes")])
    assert "echo" not in NOTATIONS


def test_a_language_is_written_down_once() -> None:
    with pytest.raises(ValueError, match="would make twins"):
        Notation("parlour", [Answer("look")])


def test_a_hint_does_not_mind_capitals() -> None:
    with pytest.raises(NotInTheNotation, match=r".PERHAPS!. is not an answer of this game; perhaps perhaps"):
        NOTATION.read("PERHAPS!")


def test_an_answer_is_added_at_the_end_and_taken_out_again() -> None:
    never = Answer("never")
    NOTATION.add(never)
    assert (never.id, never.language, NOTATION.read("never")) == (3, "parlour", never)
    with pytest.raises(ValueError, match=r"^perhaps is not the last answer of parlour$"):
        NOTATION.take_out(PERHAPS)
    NOTATION.take_out(never)
    assert NOTATION.answers == (YES, NO, PERHAPS) and (never.id, never.language) == (-1, "")
    with pytest.raises(NotInTheNotation):
        NOTATION.read("never")


def test_no_answer_is_added_twice_or_to_two_languages() -> None:
    with pytest.raises(ValueError, match=r"^two answers of parlour are spelt alike: yes$"):
        NOTATION.add(Answer("yes"))
    with pytest.raises(ValueError, match=r"^yes is an answer of parlour already$"):
        Notation("echo", [YES])
    assert NOTATION.answers == (YES, NO, PERHAPS) and "echo" not in NOTATIONS
