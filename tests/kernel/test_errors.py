"""One small tree of errors, each with a code of its own, drawn where they are defined."""

from pathlib import Path

import pytest

from ridotto.kernel import (
    AnswerRefused,
    Because,
    MatchOver,
    NotYourQuestion,
    RecordRefused,
    RidottoError,
    ScenarioRefused,
    SetupRefused,
    UnknownGame,
)

LATE = Because("late", ())
SOURCE = Path(__file__).parents[2] / "src/ridotto/kernel/errors.py"  # a compiled module keeps no docstring


def kernel_errors() -> list[type[RidottoError]]:
    return [kind for kind in RidottoError.__subclasses__() if kind.__module__ == "ridotto.kernel.errors"]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [RidottoError.code, *[kind.code for kind in kernel_errors()]]
    assert len(set(codes)) == len(codes) > 8
    assert all(code == code.lower() and " " not in code for code in codes)


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawing = SOURCE.read_text().split('"""')[1]
    branches = [line.split() for line in drawing.splitlines() if line[:1] in "├└" and line]
    assert [branch[1] for branch in branches] == [kind.__name__ for kind in kernel_errors()]
    assert all(len(branch) > 3 for branch in branches), "each says what it is for"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MatchOver(), "the match is over"),
        (NotYourQuestion("B"), "B is asked nothing"),
        (AnswerRefused("maybe", ["yes", "no"], None), "maybe is not one of: yes no"),
        (AnswerRefused("maybe", ["yes"], LATE), "maybe is not one of: yes (late)"),
        (AnswerRefused("maybe", ["yes"], LATE, "It is late."), "maybe is not one of: yes. It is late."),
        (AnswerRefused("maybe", [], None), "maybe cannot be said yet"),
        (UnknownGame("chess", ["whist", "faro"]), "no game is called 'chess': expected one of whist, faro"),
        (SetupRefused(["too many", "too few"]), "too many; too few"),
        (RecordRefused(3, "torn"), "line 3: torn"),
        (ScenarioRefused(4, "blank"), "line 4: blank"),
    ],
)
def test_an_error_says_what_was_expected_and_what_came(error: RidottoError, said: str) -> None:
    assert str(error) == said


def test_an_error_carries_what_is_needed_to_act_on_it() -> None:
    refused = AnswerRefused("maybe", ["yes", "no"], LATE, "It is late.")
    assert (refused.options, refused.because, refused.why) == (["yes", "no"], LATE, "It is late.")
    assert SetupRefused(["too many", "too few"]).problems == ["too many", "too few"]
    assert RecordRefused(3, "torn").line == 3 and ScenarioRefused(4, "blank").line == 4
