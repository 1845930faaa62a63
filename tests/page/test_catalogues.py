"""The catalogues say the same in every language: all that the page asks them for, and nothing else."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.page.catalogue import GAP, LANGUAGES, Speller, catalogue, gaps, source_texts
from tests.page.house import codes, reasons, words_of_the_house

WORD: Final = re.compile(r"[^\W\d_]{2,}")
OTHERS: Final = [language for language in LANGUAGES if language != "en"]

# Where a language needs something else than English does.
FILLED_OTHERWISE: Final = {
    "fr": {
        "mascarade.fact.turn-began.they": "à Bo de jouer: nothing is of Bo",
        "mascarade.why.not-your-turn": "the same",
    }
}

# The same word in both: names, and what both took from Latin.
SHARED: Final = {
    "fr": {
        *("common.ridotto", "door.game.mascarade", "door.game.masquerade", "door.game.masques"),
        *("ball.centre", "ball.centre.n", "rules.words.centre", "lobby.code", "memory.notes", "replay.pause"),
        *("table.menu", "table.coming-in-hint", "settings.motion"),
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


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_all_keys_and_no_other(language: str) -> None:
    assert catalogue(language).keys() == catalogue("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    assert [key for key, text in catalogue(language).items() if text.strip() == ""] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_filled_in_is_filled_in_alike(language: str) -> None:
    english = catalogue("en")
    otherwise = {key for key, text in catalogue(language).items() if gaps(text) != gaps(english[key])}
    assert otherwise == FILLED_OTHERWISE.get(language, {}).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue("en")
    same = {key for key, text in catalogue(language).items() if text == english[key] and WORD.search(GAP.sub("", text))}
    assert same == SHARED[language]


def test_french_is_set_as_french_is_set() -> None:
    """No line breaks before what stands high, nor inside guillemets; an apostrophe is a printer's."""
    wrong = re.compile(r"(?<![\u00a0\u202f!?])[;:!?»]|«(?![\u00a0\u202f])|'|\"")
    assert [text for text in catalogue("fr").values() if wrong.search(text)] == []


def test_no_source_sets_a_colon_between_two_texts() -> None:
    """French wants a space before it: `common.colon` knows."""
    glued = re.compile(r"\S\}: (?:\$?\{|<)")
    assert [found[0] for text in source_texts() for found in glued.finditer(text)] == []


def test_french_calls_a_robot_by_one_name() -> None:
    assert [text for text in catalogue("fr").values() if re.search(r"(?i)\bbots?\b", GAP.sub("", text))] == []


def test_a_seat_of_mine_is_spoken_of_as_mine() -> None:
    """For ears: Vous, 6 pièces, vous avez la main, vous devez répondre."""
    for language, you in (("en", "you"), ("fr", "vous")):
        words = catalogue(language)
        for state in ("turn", "asked", "mustswap", "maynotannounce"):
            assert you in words[f"ball.{state}.you"] and you not in words[f"ball.{state}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_a_riddle(language: str) -> None:
    assert {key: text for key, text in catalogue(language).items() if re.search(QUAINT[language], text)} == {}


# ---- What the page asks for.


def test_no_key_is_left_that_nothing_spells() -> None:
    keys = catalogue("en").keys()
    speller = Speller(source_texts(), words_of_the_house(), set(keys))
    assert [key for key in keys if not speller.spells(key)] == []


def test_a_key_that_nothing_spells_is_found() -> None:
    texts = ["t('common.close') + t(`door.${state}`) + tn('common.coins', 2)", "const state = 'open'; `${stem}.other`"]
    speller = Speller(texts, {"shut"}, {"common.close", "door.open", "door.shut", "common.coins.other"})
    assert [key for key in sorted(speller.keys) if not speller.spells(key)] == []
    for dead in ("common.closed", "door.ajar", "door", "common.close.other", "open.door", "common.coins.open"):
        assert not speller.spells(dead), dead


# ---- What the house may say.


def test_every_reason_has_words() -> None:
    assert len(reasons()) > 50
    for edition in ("1e", "2e"):
        spoken = {reason for reason in reasons() if has_words(f"mascarade.why.{reason}", edition)}
        elsewhere = set() if edition == "1e" else {"players-only"}  # MC1-374 is of the first edition alone
        assert reasons() - spoken == elsewhere


def has_words(key: str, edition: str) -> bool:
    return key in catalogue("en") or f"{key}.{edition}" in catalogue("en")


def test_every_error_has_words_or_is_left_to_the_server() -> None:
    spoken = {key.removeprefix("wrong.") for key in catalogue("en") if key.startswith("wrong.")}
    assert codes() - spoken == LEFT_TO_THE_SERVER.keys()
    assert spoken - codes() == OF_THE_PAGE.keys()
