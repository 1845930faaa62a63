"""The catalogues say the same in every language: all that the page asks them for, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from ridotto.games import GAMES
from tests.page.catalogue import (
    GAP,
    LANGUAGES,
    WORDS,
    Speller,
    catalogue,
    keys_of,
    patterns,
    source_texts,
    spelling_texts,
)
from tests.page.house import FAMILIES, codes, reasons, words_of_the_house
from tools import words

WORD: Final = re.compile(r"[^\W\d_]{2,}")
OTHERS: Final = [language for language in LANGUAGES if language != "en"]

# The same word in both: names, and what both took from Latin.
SHARED: Final = {
    "fr": {
        *("common-ridotto", "terminal-word-table", "home-game-mascarade", "home-game-masquerade", "home-game-masques"),
        *("home-edition-short-masques-dust", "home-edition-short-masques-ffg", "face-jacopo"),
        *(
            "ball-centre",
            "ball-centre-n",
            "rules-words-centre",
            "lobby-code",
            "home-nav-tables",
            "memory-notes",
            "replay-pause",
        ),
        *("table-menu", "table-coming-in-hint", "settings-motion", "mascarade-picture-centre"),
        *("belief-exact", "belief-impossible", "terminal-word-public"),
        *("masquerade-the-assassin", "masquerade-the-noble", "masquerade-picture-title", "masquerade-page-edition"),
        "masquerade-page-rule-actions.words",
        *("masques-the-assassin", "masques-the-ducat", "masques-the-gondolier", "masques-picture-ducats"),
    }
}

# Riddles over which players stumbled: a server is a server, a connection a connection, and a seat has a point of view.
QUAINT: Final = {
    "en": r"(?i)\b(?:whoever|ears?|(?:this|the) house|the door|(?:no|the) line|acts? as|by itself|one\Ws own)\b",
    "fr": r"(?i)\b(?:oreilles?|maison|à l\Wentrée|liaison|agi(?:t|ssez) en|toute seule)\b",
}

# Codes without words of the page's own: what the server says is shown, if anything is.
LEFT_TO_THE_SERVER: Final = {
    "foreign-host": "only a server that was set up for another name says so",
    "long-head": "no page sends so much",
    "too-slow": "no page sends so slowly",
    "no-hello": "the page connects again, and nobody is told",
    "slow-reader": "the page connects again, and nobody is told",
    "sent-away": "said at length, as table.sent-away",
    "no-such-page": "only a program asks for what is not there",
    "wrong-method": "only a program asks like that",
    "not-json": "only a program sends that",
}
OF_THE_PAGE: Final = {
    "no-network": "nobody answered, so there is no code",
    "paused": "not-then, to an answer while the table is paused",
}


# ---- All of it, in every language.


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("a = { $b\n", "line 1: "),
        ("a = A\na = B\n", "a stands in two places"),
        ("a = { b }\n", "a refers to b, which nobody says"),
        ("-a = A\n", "-a is a term: expected a message"),
    ],
)
def test_a_catalogue_that_is_not_understood_is_refused(tmp_path: Path, said: str, problem: str) -> None:
    (tmp_path / "odd.ftl").write_text(said, encoding="utf-8")
    with pytest.raises(words.WrongCatalogue, match=re.escape(problem)):
        words.compile_folder(tmp_path)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_all_keys_and_no_other_but_forms(language: str) -> None:
    """A language has forms of its own for a thing: a gender, an article that has melted with a word before."""
    assert {key.split(".")[0] for key in catalogue(language)} == {key.split(".")[0] for key in catalogue("en")}


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_is_filled_with_the_same_in_every_language(language: str) -> None:
    """What chooses a form may differ, for languages agree with different things."""
    both = [key for key in catalogue("en") if "." not in key]
    english, other = patterns("en"), patterns(language)
    assert [key for key in both if set(words.arguments(english, key)) != set(words.arguments(other, key))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue("en")
    same = {
        key
        for key, texts in catalogue(language).items()
        if texts == english.get(key) and WORD.search(GAP.sub("", "".join(texts)))
    }
    assert same - SHARED[language] == set()


def test_french_is_set_as_french_is_set() -> None:
    """No line breaks before what stands high, nor inside guillemets; an apostrophe is a printer's."""
    wrong = re.compile(r"(?<![\u00a0\u202f!?])[;:!?»]|«(?![\u00a0\u202f])|'|\"")
    assert [text for texts in catalogue("fr").values() for text in texts if wrong.search(GAP.sub("x", text))] == []


def test_no_source_sets_a_colon_between_two_texts() -> None:
    """French wants a space before it: `common-colon` knows."""
    glued = re.compile(r"\S\}: (?:\$?\{|<)")
    assert [found[0] for text in source_texts() for found in glued.finditer(text)] == []


def test_french_calls_a_robot_by_one_name() -> None:
    texts = [text for texts in catalogue("fr").values() for text in texts]
    assert [text for text in texts if re.search(r"(?i)\bbots?\b", GAP.sub("", text))] == []


def test_a_seat_of_mine_is_spoken_of_as_mine() -> None:
    """For ears: Vous, 6 pièces, vous avez la main, vous devez répondre."""
    for language, you in (("en", "you"), ("fr", "vous")):
        texts = catalogue(language)
        for state in ("turn", "asked", "mustswap", "maynotannounce"):
            assert you in texts[f"ball-{state}-you"][0] and you not in texts[f"ball-{state}"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_a_riddle(language: str) -> None:
    riddle = re.compile(QUAINT[language])
    assert [key for key, texts in catalogue(language).items() if any(riddle.search(text) for text in texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_answers_is_not_labelled_like_what_takes_a_choice_back(language: str) -> None:
    texts = catalogue(language)
    for family, deed, back in (("masquerade", "do", "back"), ("masques", "deed", "take-back")):
        deeds = [text for key, texts in texts.items() if key.startswith(f"{family}-page-{deed}") for text in texts]
        assert len(deeds) > 10 and not set(texts[f"{family}-page-{back}"]) & set(deeds)


# ---- What the page asks for.


@pytest.mark.slow
@pytest.mark.parametrize("chapter", sorted(path.stem for path in (WORDS / "en").glob("*.ftl")))
def test_no_key_is_left_that_nothing_spells(chapter: str) -> None:
    keys = keys_of(chapter)
    speller = Speller(spelling_texts(chapter), words_of_the_house(), keys, frozenset({*GAMES, *FAMILIES}))
    assert [key for key in sorted(keys) if not speller.spells(key)] == []


def test_a_key_that_nothing_spells_is_found() -> None:
    texts = [
        "t('common-close') + t(`home-${state}`) + t('common-coins', { n: 2 })",
        "const state = 'open'; `${game}-pitch`",
    ]
    speller = Speller(texts, {"shut"}, {"common-close", "home-open", "home-shut", "common-coins"})
    assert [key for key in sorted(speller.keys) if not speller.spells(key)] == []
    for dead in ("common-closed", "home-ajar", "door", "common-close-pitch", "open-door", "common-coins-open"):
        assert not speller.spells(dead), dead


# ---- What the house may say.


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_every_reason_has_words(family: str) -> None:
    assert len(reasons(family)) > 20
    keys = catalogue("en").keys()
    silent = {reason for reason in reasons(family) if not {f"{family}-why-{reason}", f"why-{reason}"} & keys}
    assert silent == set()


def test_every_error_has_words_or_is_left_to_the_server() -> None:
    """One code may have several sentences, each with what the detail `why` says behind it."""
    spoken = {key.removeprefix("wrong-") for key in catalogue("en") if key.startswith("wrong-")}
    assert {code for code in codes() if not said_by(code, spoken)} == LEFT_TO_THE_SERVER.keys()
    of_the_terminal = {key.removeprefix("wrong-") for key in keys_of("terminal") if key.startswith("wrong-")}
    unheard = {key for key in spoken - of_the_terminal if not any(said_by(code, {key}) for code in codes())}
    assert unheard == OF_THE_PAGE.keys()


def said_by(code: str, spoken: set[str]) -> bool:
    return any(key == code or key.startswith(f"{code}-") for key in spoken)
