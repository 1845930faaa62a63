"""A sentence is filled from its catalogue: gaps, forms, plurals, other sentences, functions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto.kernel import Catalogue, Value
from tools.words import compile_folder

Fills = Callable[..., str]

COINS = """
coins = { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
 }
"""


def compiled(folder: Path, text: str, language: str = "en") -> Catalogue:
    """A catalogue of these sentences, in Fluent's format."""
    (folder / "chapter.ftl").write_text(text, encoding="utf-8")
    return Catalogue(language, compile_folder(folder))


def calls(name: str, given: list[Value], named: dict[str, Value]) -> Value:
    """Every function says how it was called; FOUR is a number."""
    return 4 if name == "FOUR" else f"{name}({', '.join(map(str, [*given, *named.items()]))})"


@pytest.fixture
def said(tmp_path: Path) -> Fills:
    def fill(text: str, key: str = "a", language: str = "en", **args: Value) -> str:
        return compiled(tmp_path, text, language).fill(key, args, calls)

    return fill


def test_a_gap_is_filled_as_it_is_given(said: Fills) -> None:
    assert said("a = { $who } has { $n }", who="{ $n } “Bo”", n=3) == "{ $n } “Bo” has 3"


def test_a_sentence_may_be_empty_and_keeps_the_blanks_that_it_spells_out(said: Fills) -> None:
    assert said('a = { "" }') == ""
    assert said('a = { " " }left,{ " " }') == " left, "


def test_one_form_is_chosen_by_a_value_and_the_usual_one_by_any_other(said: Fills) -> None:
    text = "a = { $by ->\n    [court] a fine\n   *[other] a gift\n }"
    assert [said(text, by=by) for by in ("court", "A", 3)] == ["a fine", "a gift", "a gift"]


def test_a_text_that_looks_like_a_number_chooses_no_form_for_numbers(said: Fills) -> None:
    assert [said(COINS, "coins", n=n) for n in (0, "0", 1, "1")] == ["no coins", "0 coins", "1 coin", "1 coins"]


def test_forms_may_stand_within_forms(said: Fills) -> None:
    text = "a = { $x ->\n    [y] { $n ->\n        [one] one\n       *[other] more\n     }\n   *[z] none\n }"
    assert [said(text, x="y", n=1), said(text, x="y", n=2), said(text, x="z", n=1)] == ["one", "more", "none"]


def test_english_counts_nothing_as_many_and_french_as_one(said: Fills) -> None:
    text = "a = { $n ->\n    [one] { $n } pièce\n   *[other] { $n } pièces\n }"
    assert [said(text, n=n) for n in (0, 1, 2)] == ["0 pièces", "1 pièce", "2 pièces"]
    assert [said(text, language="fr", n=n) for n in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]


def test_a_number_that_is_spelt_out_comes_before_its_plural(said: Fills) -> None:
    for language in ("en", "fr"):
        assert [said(COINS, "coins", language, n=n) for n in (0, 1, 5)] == ["no coins", "1 coin", "5 coins"]


def test_a_sentence_within_a_sentence_is_filled_with_the_same(said: Fills) -> None:
    assert said(f"a = {'{'} coins }} for {'{'} thing.the }}\nthing = King\n    .the = the King\n{COINS}", n=1) == (
        "1 coin for the King"
    )


def test_a_function_is_called_with_what_stands_there(said: Fills) -> None:
    assert said('a = { PLACE($at, VIEW("player"), 2, form: "of") }', at="b") == (
        "PLACE(b, VIEW(player), 2, ('form', 'of'))"
    )


def test_a_function_may_choose_a_form_and_count(said: Fills) -> None:
    text = "a = { FOUR() ->\n    [one] one\n    [4] four\n   *[other] some\n }"
    assert said(text) == "four"
    assert said(text.replace("[4]", "[5]")) == "some"


def test_a_sentence_that_nobody_wrote_and_a_gap_that_nobody_fills_are_named(said: Fills) -> None:
    with pytest.raises(KeyError, match="nobody-wrote-this"):
        said("a = A", "nobody-wrote-this")
    with pytest.raises(KeyError, match="who"):
        said("a = { $who }")


def test_more_sentences_come_before_those_that_were_there_and_leave_these_alone(tmp_path: Path) -> None:
    few = compiled(tmp_path, "a = A\nb = B")
    more = few.with_messages({"b": "Bee", "c": ["C ", ["$", "n"]]})
    assert [more.fill(key, {"n": 3}, calls) for key in ("a", "b", "c")] == ["A", "Bee", "C 3"]
    assert few.fill("b", {}, calls) == "B" and "c" not in few and "c" in more
