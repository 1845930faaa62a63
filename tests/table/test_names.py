"""Names at a table: each can be seen, no two look alike, and none can be taken for a part of the story."""

import pytest

from ridotto.table.names import LONGEST, NameRefused, looks_like_one_of, name_for_a_seat

COMPOSED, DECOMPOSED = "Zo\u00e9", "Zoe\u0301"


@pytest.mark.parametrize(
    "name",
    [
        *[
            "Ada",
            "bo",
            "Zoé",
            "O'Neill",
            "Jean-Luc",
            "Anna Maria",
            "Émile 2",
            "李雷",
            "Наташа",
            "Ελένη",
            "מרים",
            "प्रिया",
        ],
        *["🎭", "👩🏽\u200d🚀", "Bo 🎉", "3", "x" * LONGEST],
    ],
)
def test_a_name_of_anywhere_stays_as_it_is(name: str) -> None:
    assert name_for_a_seat(name) == name


@pytest.mark.parametrize(
    ("given", "kept"),
    [(DECOMPOSED, COMPOSED), ("  Ada   Maria ", "Ada Maria"), ("Ａｄａ", "Ada"), ("❤\ufe0f", "❤")],
)
def test_a_name_has_one_spelling(given: str, kept: str) -> None:
    assert name_for_a_seat(given) == kept


@pytest.mark.parametrize(
    ("name", "because"),
    [
        *[(name, "1 to 24 characters") for name in ("", "   ", "x" * (LONGEST + 1), "\ufe0f")],
        *[
            (name, "letters, digits")
            for name in ("two\nlines", "\x1b[2J", "a\u200bb", "a\u200db", "a\u202eb", "\ufeffa")
        ],
        *[(name, "letters, digits") for name in ("\u3164", "\u115f", "\u2800", "a\u034fb", "a\U000e0100b")],
        *[
            (name, "letters, digits")
            for name in ("C is the King! D", "Hm.", "Who?", "A: b", "a, b", "Bruno (bot)", "<b>")
        ],
        *[(name, "can be seen") for name in ("-", "' '", "\u0301")],
        *[(name, "marks") for name in ("a" + "\u0335" * 3, "a\u20e3", "B\u0489runo")],
        *[(name, "1 to 24 characters") for name in ("Bo" + "\u0301" * 400, "Bo" + "\ufe0f" * 400)],
        *[(name, "robot") for name in ("🤖 Bruno", "Bruno🤖", "🤖\ufe0fBruno", "🦾 Bruno")],
        *[
            (name, "the story uses")
            for name in ("Fate", "FATE", "fаte", "The bank", "You", "y0u", "le tribunal", "Vous")
        ],
        *[(name, "a seat has this letter") for name in ("A", "b", "В")],
    ],
)
def test_what_is_no_name(name: str, because: str) -> None:
    with pytest.raises(NameRefused, match=because):
        name_for_a_seat(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # the vowels of the second are Cyrillic
        ("paul", "раul"),
        ("Bill", "BiII"),
        ("modern", "rnodern"),
        ("Bob", "B0b"),
        (COMPOSED, DECOMPOSED),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_like_one_of(one, ["Cy", other]) and looks_like_one_of(other, ["Cy", one])


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Zoé", "Zoe"), ("Bo", "Bob"), ("李雷", "李磊")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not looks_like_one_of(one, [other]) and not looks_like_one_of(other, [one])
