"""What the page's table says beside facts and questions: labels, buttons, previews, and what is read aloud."""

from __future__ import annotations

import re

import pytest

from ridotto.games.masques.public.editions import DUST, EDITIONS, FFG, Edition
from ridotto.games.masques.public.facts import AN_AGENT, FACE_DOWN, NEITHER, NO_OWNER, NO_TOKEN
from ridotto.kernel import Player, Reader, Value
from ridotto.words.files import LANGUAGES, catalogue
from tests.games.masques.evening import in_the_middle, reading
from tests.games.masques.test_prose import FOREIGN_WORD
from tools.words import arguments

PREFIX = "masques-table-"
AMISS = re.compile(r"(?i)[{}<>]|\bnone\b|\bmasques-|  |\b(?:que|de) (?:un|une|Ada)\b")


def reader(edition: Edition, language: str) -> Reader:
    """Ada's, who plays for Venier and Dandolo; A3 or P3 is between Dandolo 2 and Morosini 3."""
    guild = "vintner" if edition is FFG else "farmers"
    tokens = f"clergy ducat military ducat {guild}* ducat . ducat"
    halls = "thief1 . Dandolo2 Morosini3 . . . ."
    evening = in_the_middle(edition, 2, halls=halls, tokens=tokens, hands={"A": "Venier2 Venier4"})
    return reading(evening.setup, evening.view("A"), Player(0), language)


def samples(edition: Edition) -> list[dict[str, Value]]:
    """Arguments for every sentence: what somebody would take for now, and what would stay."""
    arcade, hall = ("P", "H") if edition is FFG else ("A", "S")
    guild = "vintner" if edition is FFG else "farmers"
    usual: dict[str, Value] = {
        "at": f"{arcade}3",
        "one": f"{arcade}2",
        "other": f"{arcade}6",
        "hall": f"{hall}2",
        "card": "Dandolo2",
        "rival": "thief1",
        "guest": "Venier4",
        "guests": "Venier2 Venier4",
        "higher": "Venier4",
        "lower": "assassin1",
        "token": guild,
        "guild": guild,
        "guilds": f"{guild} clergy",
        "by": "A",
        "player": "A",
        "left": "B",
        "kind": "guard",
        "open": "yes",
        "why": "",
        "families": "Venier",
        "n": 1,
        "number": 3,
        "ring": 8,
        "before": 2,
        "after": 3,
        "step": 2,
        "steps": 2,
        "count": 2,
        "cost": 1,
        "next": 2,
        "ducats": 1,
        "favours": 3,
        "hand": 2,
    }
    others: dict[str, Value] = {"by": "B", "player": "B", "guest": "Foscari4", "token": "ducat", "card": "none", "n": 0}
    stays: dict[str, Value] = {"by": "none", "open": "no", "at": f"{arcade}4", "n": 3, "next": 0, "step": 1}
    return [
        usual,
        {**usual, **others},
        *[{**usual, **stays, "why": why} for why in (NO_TOKEN, FACE_DOWN, NEITHER, NO_OWNER, AN_AGENT)],
    ]


def table_keys(language: str) -> list[str]:
    return [key for key in catalogue(language).messages if key.startswith(PREFIX)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])
def test_whatever_the_table_says_is_whole_and_in_the_words_of_the_book(edition: Edition, language: str) -> None:
    ada, messages = reader(edition, language), dict(catalogue(language).messages)
    assert len(table_keys(language)) > 60
    for key in table_keys(language):
        for sample in samples(edition):
            if sample["card"] == "none" and not key.endswith(("aloud-hall", "outcome")):
                sample = {**sample, "card": "thief1"}  # elsewhere there is a card
            if sample["by"] == "none" and not key.endswith(("outcome", "lead", "arcade")):
                sample = {**sample, "by": "B"}  # elsewhere somebody takes it
            said = ada.say(key, **{name: sample[name] for name in arguments(messages, key)})
            assert not AMISS.search(said), (key, said)
            assert language != "en" or not FOREIGN_WORD[edition].search(said), (key, said)


def test_english_and_french_are_told_the_same_things() -> None:
    english, french = [dict(catalogue(language).messages) for language in LANGUAGES]
    ours = [key for key in english if key.startswith("masques-")]
    for key in ours:
        assert set(arguments(french, key)) == set(arguments(english, key)), key
    assert [key for key in french if key.startswith("masques-") and "." not in key and key not in english] == []


def test_a_screen_reader_is_told_what_lies_beside_a_place_and_who_leads() -> None:
    ada = reader(DUST, "en")
    place: dict[str, Value] = {"number": 3, "ring": 8, "before": 3, "after": 4, "one": "A2", "other": "A3"}
    assert ada.say(f"{PREFIX}aloud-hall", hall="S2", card="Dandolo2", **place) == (
        "space 3 of 8, between Arcade card 3, military, and Arcade card 4, ducat: Dandolo 2."
    )
    lead: dict[str, Value] = {"at": "A3", "number": 4, "ring": 8}
    assert ada.say(f"{PREFIX}aloud-arcade", by="A", why="", open="yes", **lead) == (
        "Arcade card 4 of 8, ducat: you would take it, for now."
    )
    assert ada.say(f"{PREFIX}aloud-arcade", by="none", why=NEITHER, open="no", **lead) == (
        "Arcade card 4 of 8, ducat: the cards beside it are even, and it would stay."
    )


def test_a_preview_speaks_to_its_reader() -> None:
    english, french = reader(FFG, "en"), reader(FFG, "fr")
    taken: dict[str, Value] = {"by": "A", "token": "vintner", "open": "no"}
    assert english.say(f"{PREFIX}outcome", **taken) == "You would take the vintner favor"
    assert french.say(f"{PREFIX}outcome", **taken) == "Vous prendriez la faveur des vignerons"
    assert english.say(f"{PREFIX}for", guest="Morosini4") == "for Bo"
    assert french.say(f"{PREFIX}for", guest="Foscari4") == "pour personne"
