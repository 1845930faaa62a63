"""Every kind of fact, told to everybody whom it may concern, in both languages: whom it names, whom it speaks to.

A new fact is told here by itself. What its sentence says in other respects stands in the catalogue alone.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Player, Reader, RecalledFact
from ridotto.kernel.form import Form, forms_of
from ridotto.words.files import LANGUAGES, catalogue

PEOPLE: Final = "Ada Bo Cy Di Ed Flo".split()
READERS: Final = [Player(0), Player(1), Player(2)]
GAMES_AND_LANGUAGES: Final = pytest.mark.parametrize(
    ("game_id", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)

VALUES: Final[dict[str, dict[str, str]]] = {  # of each sort, three that are told apart; each game has some of its own
    "": {"player": "A B C", "number": "2 1 3"},
    "mascarade": {"answer": "b claim pass", "place": "b c a", "mask": "King Judge Fool", "purse": "A B C"},
    "masquerade": {"answer": "b2 Raz Widow", "place": "a1 b2 c13", "card": "Raz Widow Isolda", "side": "up down up"},
    "masques-ffg": {"arcade": "P4 P5 P0", "hall": "H3 H7 H0", "token": "vintner ducat clergy"},
    "masques-dust": {"arcade": "A4 A5 A0", "hall": "S3 S7 S0", "token": "farmers ducat clergy"},
    "masques": {
        "answer": "Venier4 Dandolo2 Venier2",
        "agent": "thief1 guard2 assassin3",
        "card": "Venier4 guard1 assassin2",
        "family": "Venier Dandolo Morosini",
        "guest": "Venier4 Dandolo2 Morosini3",
        "guests": "Venier4 Dandolo2; Venier4; Venier2 Dandolo2 Morosini3",
        "purse": "A B C",
        "why": "face down; neither is higher; an agent is higher",
    },
}
ENDINGS: Final = {
    "mascarade": ["13 coins", "last coin lost", "turn limit"],
    "masquerade": ["both royals", "no card to draw", "the King is killed"],
    "masques": ["4 clergy", "one of each guild", "unfinished"],
}
UNSAID: Final = {"nobody-joined", "will-attack"}  # what nobody would say aloud
ENDS: Final = re.compile(r"(?:[.!]|[.!]”|\u00a0»)$")

ADDRESSED: Final = {"en": re.compile(r"(?i)\byour?\b"), "fr": re.compile(r"(?i)\b(?:vous|votre|vos)\b")}
AMISS: Final = {
    "en": re.compile(
        r"[{}<>]|\bNone\b|  | [.,]|(?<!but )\b[Yy]ou (?:is|was|has|\w+[^s\W]s)\b"
        r"|\b1 (?!less\b|begins\b)\w+s\b|\b[023] (?:action|card|coin|ducat|favor|guest|Plot|Seal)\b"
        r"|\ba [aeio]|\b[Aa]n [bcdfgjklmnpqrstvwxz]"
    ),
    "fr": re.compile(
        r"[{}<>]|\bNone\b|  | [.,]|\b(?:de|que|ne|se|le|la) (?=[AEIOUÉÈ])|\b[DdLlQquNnSs]’(?=[BCDFGJKLMNPQRSTVWXZ])"
        r"|\b(?:de|à) les? |\b1 \w+s\b|\b[23] (?:pièce|carte|ducat|invité|Intrigue|faveur|Sceau)\b"
        r"|\b(?:une|la|aucune|cette|[Tt]outes les) (?:ducat|invité|Sceau|garde|agent|masque|jeton|tour)s?\b"
        r"|\b(?:un|le|du|au|aucun|ce|[Tt]ous les) (?:pièce|carte|Intrigue|faveur|Danse|manche|Faction|guilde)s?\b"
        r"|\b(?:Intrigue|carte|Danse|faveur|pièce)s? (?:\S+ ){0,3}(?:est|sont) \w+és?\b"
        r"|\b(?:invité|masque|jeton|ducat|Sceau)s? (?:\S+ ){0,3}(?:est|sont) \w+ées?\b"
    ),
}


def values_of(game_id: str, form: Form, sort: str) -> list[str]:
    family = game_id.split("-")[0]
    if form.kind == "ended":
        return ENDINGS[family]
    sorts = {**VALUES[""], **VALUES.get(family, {}), **VALUES.get(game_id, {})}
    return sorts[sort].split("; " if ";" in sorts[sort] else None)


def filled(game_id: str, form: Form, turn: int) -> dict[str, str]:
    """The fields of a fact of this kind, by their names: two players or places are never the same."""
    found: dict[str, str] = {}
    sorts: list[str] = []
    for field in form.fields:
        values = values_of(game_id, form, field.sort.name)
        found[field.name] = values[(turn + sorts.count(field.sort.name)) % len(values)]
        sorts.append(field.sort.name)
    return found


@cache
def facts(game_id: str) -> list[tuple[Form, dict[str, str], RecalledFact]]:
    """Three facts of each kind, with their fields: each player acts, is concerned, and has nothing to do with it."""
    forms = forms_of(GAMES[game_id].notation.language)
    found = []
    for form in forms.all():
        for turn in range(len(READERS)):
            fields = filled(game_id, form, turn)
            spelling = form.before + "".join([fields[field.name] + field.after for field in form.fields])
            found.append((form, fields, RecalledFact(spelling, forms)))
    return found


@cache
def reader(game_id: str, language: str, you: Player | None) -> Reader:
    game = GAMES[game_id]
    setup = game.set_up(game.usual_players(), {})
    view = game.view(setup, SPECTATOR if you is None else you)
    return game.reader(setup, catalogue(language), PEOPLE, you, view)


def said(game_id: str, language: str, you: Player | None, fact: RecalledFact) -> str:
    return reader(game_id, language, you).fact(fact)


def person(field: str) -> str:
    return PEOPLE["ABC".index(field)] if field in ("A", "B", "C") else ""


@GAMES_AND_LANGUAGES
def test_every_fact_is_a_sentence(game_id: str, language: str) -> None:
    for form, _, fact in facts(game_id):
        for you in (None, *READERS):
            sentence = said(game_id, language, you, fact)
            assert (sentence == "") == (form.kind in UNSAID), form.kind
            assert sentence != fact.spelling() and not sentence[:1].islower(), sentence
            assert sentence == "" or ENDS.search(sentence), sentence
            assert not AMISS[language].search(sentence), sentence


@GAMES_AND_LANGUAGES
def test_a_fact_names_all_its_people_and_first_who_did_it(game_id: str, language: str) -> None:
    for form, fields, fact in facts(game_id):
        sentence = said(game_id, language, None, fact)
        people = [person(fields[name]) for name in fields if person(fields[name])]
        named = sorted([name for name in PEOPLE if name in sentence], key=sentence.index)
        assert set(people) <= set(named) or form.kind in UNSAID, sentence
        if form.fields and not form.before and person(fields[form.fields[0].name]):
            assert named[0] == people[0], sentence


@GAMES_AND_LANGUAGES
def test_a_fact_speaks_to_those_whom_it_names(game_id: str, language: str) -> None:
    for form, _, fact in facts(game_id):
        others = said(game_id, language, None, fact)
        for you in READERS:
            mine = said(game_id, language, you, fact)
            spoken_to = ADDRESSED[language].search(mine) is not None
            assert PEOPLE[you] not in mine, mine
            assert spoken_to == (PEOPLE[you] in others) or form.kind == "sealed", (others, mine)
            assert spoken_to == (mine != others) or form.kind == "sealed", (others, mine)


@GAMES_AND_LANGUAGES
def test_every_question_can_be_put_to_a_reader_who_has_heard_nothing(game_id: str, language: str) -> None:
    begins = f"{GAMES[game_id].notation.language}-ask-"
    questions = [key.removeprefix(begins) for key in catalogue(language).messages if key.startswith(begins)]
    assert len(questions) > 15
    for you in (None, *READERS):
        for question in questions:
            said = reader(game_id, language, you).question(question)
            assert said[0].isupper() and said.endswith(("?", ".", "\u00a0»")) and not AMISS[language].search(said), said


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_fact_that_nobody_can_tell_is_spelt(game_id: str) -> None:
    assert reader(game_id, "en", None).fact(RecalledFact("A sneezes")) == "A sneezes"
