"""Who reads: names, forms of address, things, lists, and what the table shows choose the words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ridotto.contracts.example.public import Looked, Seat
from ridotto.kernel import Answer, Because, Player, Reader, RecalledFact, RidottoError, Value
from ridotto.words import files
from ridotto.words.files import LANGUAGES, NoSuchLanguage, catalogue, reader
from tests.kernel.test_catalogue import compiled

NAMES = {"A": "Ada", "B": "Bo", "C": "Cy"}
LOOKED = Looked(Player(1), Seat(0))
CHAPTER = """
ask-WhatToDo = whose card?
game-option-Ask-seat = ask { $answer }
game-option-seat = take { $answer }
game-option-hide = hide two
game-why-late = { $who } was quicker than { $tried }
why-over = it is over
game-the-King = King
    .the = the King
game-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
turns = { $n } turns
person = { $name }
list-and = { $before } and { $last }
end-last-coin-lost = the last coin is gone
end-mask = { $text } wins
game-1e-goal = be rich
game-goal = be quick
game-pitch = it is fun
loud = { LOUD("hush") }
"""


class Somebody:
    """Makes readers of one chapter."""

    def __init__(self, folder: Path) -> None:
        self.messages = compiled(folder, CHAPTER)

    def __call__(
        self,
        people: Mapping[str, str] = NAMES,
        you: str | None = None,
        more: Mapping[str, object] | None = None,
        setup: Mapping[str, Any] | None = None,
        view: Mapping[str, Any] | None = None,
    ) -> Reader:
        messages = self.messages.with_messages(more or {})
        functions = {"LOUD": lambda reader, text: str(text).upper()}
        return Reader(messages, "game-1e", people, you, functions, setup or {}, view)


@pytest.fixture
def somebody(tmp_path: Path) -> Somebody:
    return Somebody(tmp_path)


def call(who: Reader, name: str, *given: Value, **named: Value) -> Value:
    """What a function gives to a sentence that calls it."""
    return who.call(name, list(given), named)


# Sentences.


def test_a_fact_is_said_with_its_fields(somebody: Somebody) -> None:
    words = {"fact-looked": [["$", "player"], " looks at ", ["$", "seat"], "."]}
    assert somebody(more=words).fact(LOOKED) == "B looks at a."


def test_a_sentence_of_the_family_comes_before_one_of_all_games(somebody: Somebody) -> None:
    assert somebody(more={"fact-looked": "any game", "game-fact-looked": "this game"}).fact(LOOKED) == "This game"


def test_a_fact_that_nobody_says_aloud_is_empty_and_one_without_a_sentence_is_spelt(somebody: Somebody) -> None:
    assert somebody(more={"fact-looked": ""}).fact(LOOKED) == ""
    assert somebody().fact(LOOKED) == "B looks at a"
    assert somebody().fact(RecalledFact("A sneezes")) == "A sneezes"


def test_a_question_is_put_or_named(somebody: Somebody) -> None:
    assert [somebody().question(name) for name in ("WhatToDo", "WhoBegins")] == ["Whose card?", "WhoBegins"]


def test_an_option_is_said_for_its_question_its_word_or_its_sort(somebody: Somebody) -> None:
    said = somebody()
    assert [said.option("Ask", Seat(0)), said.option("Take", Seat(0))] == ["Ask a", "Take a"]
    assert [said.option("Ask", Answer("hide")), said.option("Ask", Answer("swap"))] == ["Hide two", "swap"]


def test_a_reason_is_filled_with_what_was_tried_and_what_it_tells(somebody: Somebody) -> None:
    assert somebody().reason(Because("late", (), {"who": "Bo"}), "hide") == "Bo was quicker than hide"
    assert somebody().reason(Because("over", ())) == "It is over"
    assert somebody().reason(Because("odd", ())) == "odd"


def test_a_game_says_more_of_itself_than_its_family(somebody: Somebody) -> None:
    assert [somebody().about(what) for what in ("goal", "pitch", "length")] == ["Be rich", "It is fun", ""]


@pytest.mark.parametrize(
    ("sentence", "begun"),
    [
        ("the King", "The King"),
        ("écartez-vous", "Écartez-vous"),
        ("bo wins", "bo wins"),
        ("both win", "Both win"),
        ("9 coins", "9 coins"),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_or_with_a_name_as_it_is_spelt(
    somebody: Somebody, sentence: str, begun: str
) -> None:
    assert somebody({"A": "", "B": "bo"}).capital(sentence) == begun


def test_a_game_is_called_by_its_title_or_by_its_id(somebody: Somebody) -> None:
    assert somebody().title() == "game-1e"
    assert somebody(more={"home-game-game": "Game"}).title() == "Game"
    assert somebody(more={"home-game-game": "Game", "home-edition-game-1e": "first edition"}).title() == (
        "Game, first edition"
    )


# People.


def test_people_are_called_by_their_names_and_have_things() -> None:
    english = reader("en", people=["Ada", "Bo"])
    assert [call(english, "PERSON", "B"), call(english, "PERSON", "B", form="of")] == ["Bo", "Bo’s"]
    assert call(english, "PERSON", "B", form="unheard of") == "Bo"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        *[("Ada", "d’Ada"), ("Éva", "d’Éva"), ("ed", "d’ed"), ("Hélène", "d’Hélène"), ("Yves", "d’Yves")],
        *[("Œnone", "d’Œnone"), ("æther", "d’æther")],
        *[("Bo", "de Bo"), ("Hana", "de Hana"), ("Yann", "de Yann"), ("Łukasz", "de Łukasz"), ("3PO", "de 3PO")],
    ],
)
def test_french_elides_before_a_vowel_that_is_heard(name: str, of: str) -> None:
    assert call(reader("fr", people=[name]), "PERSON", "A", form="of") == of


@pytest.mark.parametrize(
    ("language", "letter", "called"),
    [
        *[
            ("en", "fate", "Fate Fate’s"),
            ("en", "clock", "the clock the clock’s"),
            ("en", "-", "a spectator a spectator’s"),
        ],
        *[("fr", "fate", "le sort du sort"), ("fr", "clock", "l’horloge de l’horloge")],
        *[("en", "D", "D D’s"), ("fr", "D", "D de D")],
    ],
)
def test_those_without_a_name_are_called_what_they_are(language: str, letter: str, called: str) -> None:
    who = reader(language, people=["Ada"])
    assert f"{call(who, 'PERSON', letter)} {call(who, 'PERSON', letter, form='of')}" == called


def test_a_reader_is_spoken_to_whatever_others_call_themselves(somebody: Somebody) -> None:
    words = {"fact-looked": [["s", ["f", "YOU", [["$", "player"]], {}], {"you": "you look", "they": THEY}, "they"]]}
    called_so = {"A": "Ada", "B": "You"}
    assert [somebody(called_so, you, words).fact(LOOKED) for you in ("B", "A", None)] == [
        "You look",
        "You looks",
        "You looks",
    ]


THEY = [["f", "PERSON", [["$", "player"]], {}], " looks"]


# Things and counts.


def test_a_thing_has_forms_and_without_a_name_its_text(somebody: Somebody) -> None:
    said = somebody()
    assert [call(said, "THING", "King"), call(said, "THING", "King", form="the")] == ["King", "the King"]
    assert [call(said, "THING", "King", form="of"), call(said, "THING", "Joker", form="the")] == ["King", "Joker"]


def test_things_are_counted_in_the_words_of_the_family_or_of_all_games(somebody: Somebody) -> None:
    said = somebody()
    assert [call(said, "COUNT", "coins", n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert call(said, "COUNT", "turns", 3) == "3 turns"


@pytest.mark.parametrize(
    ("texts", "listed"),
    [("", ""), ("King", "the King"), ("King a", "the King and a"), ("a b King", "a, b and the King")],
)
def test_a_list_has_an_and_before_the_last(somebody: Somebody, texts: str, listed: str) -> None:
    assert call(somebody(), "LIST", texts, form="the") == listed


def test_the_first_of_several_is_taken_and_of_none_nothing(somebody: Somebody) -> None:
    assert [call(somebody(), "FIRST", texts) for texts in ("B C", "B", "")] == ["B", "B", "none"]


def test_a_sentence_is_picked_by_a_text_else_another_is_filled_with_it(somebody: Somebody) -> None:
    said = somebody()
    assert call(said, "PICK", "end", "last coin lost", otherwise="end-mask") == "the last coin is gone"
    assert call(said, "PICK", "end", "Cheat", otherwise="end-mask") == "Cheat wins"
    with pytest.raises(KeyError, match="end-Cheat"):
        call(said, "PICK", "end", "Cheat")


# The table.


def test_a_sentence_chooses_by_what_its_reader_sees(somebody: Somebody) -> None:
    view = {"turn": "B", "left": 3, "asked": ["A", "C"], "coins": {"A": 6, "B": 7}, "over": True, "hand": None}
    said = somebody(view=view, setup={"turn_limit": 0, "sealed": False})
    assert [call(said, "VIEW", name) for name in (*view, "cards")] == ["B", 3, "A C", "A B", "yes", "none", "none"]
    assert [call(said, "SETUP", name) for name in ("turn_limit", "sealed", "rounds")] == [0, "no", "none"]
    assert call(somebody(), "VIEW", "turn") == "none", "somebody who sees nothing"


def test_a_family_has_functions_of_its_own_and_knows_its_edition(somebody: Somebody) -> None:
    assert [somebody().say("loud"), call(somebody(), "EDITION")] == ["HUSH", "game-1e"]


def test_a_sentence_or_a_function_that_nobody_wrote_is_named(somebody: Somebody) -> None:
    with pytest.raises(KeyError, match="nobody-wrote-this"):
        somebody().say("nobody-wrote-this")
    with pytest.raises(KeyError, match="WHISPER"):
        call(somebody(), "WHISPER")


def test_a_language_that_nobody_wrote_is_refused_with_those_that_there_are() -> None:
    assert [catalogue(language).language for language in LANGUAGES] == ["en", "fr"]
    with pytest.raises(NoSuchLanguage, match="expected one of these languages: en, fr, not 'tlh'"):
        catalogue("tlh")


def test_a_checkout_without_compiled_catalogues_says_what_compiles_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    with pytest.raises(RidottoError, match="not compiled yet: run `make generate` in this checkout"):
        files.catalogue.__wrapped__("en")
