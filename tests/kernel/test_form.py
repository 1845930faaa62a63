"""The form of a fact is its only statement: spelling, data, reader and types are made from it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, ClassVar, Final

import pytest

import ridotto
from ridotto.contracts.example import public as candles
from ridotto.games.mascarade.public import facts as court
from ridotto.games.mascarade.public.words import KING, MASKS, PLACES, SEATS
from ridotto.games.masquerade.public import facts as salon
from ridotto.games.masquerade.public import words as salon_words
from ridotto.games.masques.public import facts as palace
from ridotto.games.masques.public import words as palace_words
from ridotto.kernel import (
    CLOCK,
    FATE,
    SPECTATOR,
    Fact,
    Form,
    Forms,
    RecalledFact,
    TurnBegan,
    first_players,
    forms_of,
)

A, B, C = first_players(3)
GUESTS: Final = palace_words.SHARED_GUESTS
PEOPLE: Final = [*first_players(26), FATE, CLOCK, SPECTATOR]
SHARED: Final[dict[str, list[Any]]] = {"player": PEOPLE, "number": [0, 1, 13, 152, -2], "words": ["13 coins", "x: y"]}
VALUES: Final[dict[str, dict[str, list[Any]]]] = {  # of every sort, by family
    "candles": {
        "card": [candles.SUN, candles.MOON],
        "seat": [*candles.SEATS],
        "deed": candles.DEEDS,
        "answer": [*candles.NOTATION.answers],
    },
    "mascarade": {
        "place": [*PLACES],
        "mask": [*MASKS],
        "purse": [court.BANK, court.COURT, *first_players(13)],
        "answer": [SEATS[0], KING],
    },
    "masques": {
        "agent": [agent for pile in palace_words.AGENTS for agent in pile],
        "arcade": [*palace_words.ARCADES, *palace_words.PALACE_CARDS],
        "card": [*GUESTS, palace_words.AGENTS[0][0]],
        "family": [*palace_words.FAMILIES],
        "guest": [*GUESTS, *palace_words.CANTARINI_GUESTS, *palace_words.CONTARINI_GUESTS],
        "guests": [GUESTS[:1], GUESTS[:3], GUESTS],
        "hall": [*palace_words.SPACES, *palace_words.HALLWAYS],
        "token": [*palace_words.TOKENS],
        "purse": [palace.BANK, *first_players(4)],
        "why": [palace.NO_TOKEN, palace.FACE_DOWN, palace.NEITHER, palace.NO_OWNER, palace.AN_AGENT],
        "answer": [*palace_words.NOTATION.answers],
    },
    "masquerade": {
        "card": [*salon_words.NAMES.values(), *salon_words.FOREIGN_NAMES],
        "place": [place for row in salon_words.PLACES for place in row[::11]],
        "side": [salon_words.UP, salon_words.DOWN],
        "answer": [*salon_words.NOTATION.answers[:200]],
    },
}
TYPES: Final = {  # where a sort is not called after its type
    "candles card": "Answer",
    "deed": "str",
    "guests": "tuple[Guest, ...]",
    "masquerade card": "Name",
    "number": "int",
    "side": "Answer",
    "why": "str",
    "words": "str",
}


def kinds_of(base: type[Fact] = Fact) -> Iterator[type[Fact]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def kinds_in(language: str) -> list[type[Fact]]:
    """Returns the classes of facts that a family tells."""
    forms = forms_of(language).all()
    ours = [kind for kind in kinds_of() if kind.__module__.startswith("ridotto.")]  # and no cheat of another test
    return [kind for kind in ours if any(kind.form is form for form in forms)]


def type_of(language: str, sort: str) -> str:
    """Returns the type that a field of this sort is annotated with."""
    return TYPES.get(f"{language} {sort}") or TYPES.get(sort) or sort.capitalize()


def made(kind: type[Fact], values: dict[str, Any]) -> Fact:
    made: Any = kind
    fact: Fact = made(**values)
    return fact


CASES: Final = [(language, kind) for language in VALUES for kind in kinds_in(language)]


def test_every_fact_of_the_house_has_a_form() -> None:
    ours = [kind for kind in kinds_of() if kind.__module__.startswith("ridotto.")]
    formed = {kind for _, kind in CASES} | {RecalledFact}
    assert [kind.__name__ for kind in ours if kind not in formed] == []
    foreign = [kind.form for kind in kinds_of() if kind not in ours and hasattr(kind, "form")]
    own = {language: [form for form in forms_of(language).own if form not in foreign] for language in VALUES}
    assert {language: len(forms) for language, forms in own.items()} == {
        language: len([kind for kind in kinds_in(language) if kind not in kinds_in("kernel")]) for language in VALUES
    }


@pytest.mark.skipif(ridotto.COMPILED, reason="a compiled class does not tell the names of its parameters")
@pytest.mark.parametrize(("language", "kind"), CASES, ids=lambda case: case if isinstance(case, str) else case.__name__)
def test_the_fields_of_a_form_are_what_the_fact_is_made_of(language: str, kind: type[Fact]) -> None:
    made_of = {parameter.name: parameter.annotation for parameter in inspect.signature(kind).parameters.values()}
    assert {field.name: type_of(language, field.sort.name) for field in kind.form.fields} == made_of


@pytest.mark.parametrize(("language", "kind"), CASES, ids=lambda case: case if isinstance(case, str) else case.__name__)
def test_whatever_a_fact_says_can_be_read_from_its_spelling(language: str, kind: type[Fact]) -> None:
    """Each field in turn takes every value of its sort."""
    forms = forms_of(language)
    fields = kind.form.fields
    values = SHARED | VALUES[language]
    usual = {field.name: values[field.sort.name][0] for field in fields}
    facts = [made(kind, usual | {field.name: value}) for field in fields for value in values[field.sort.name]]
    for fact in facts or [made(kind, {})]:
        text = fact.spelling()
        assert forms.read(text) == fact.data(), text


EXAMPLES: Final[list[tuple[Fact, dict[str, object]]]] = [
    (court.Announced(A, SEATS[1], KING), {"kind": "announced", "by": "A", "mask": "King", "at": "b"}),
    (
        court.Paid(court.BANK, court.Purse(C), 12),
        {"kind": "paid", "payer": "bank", "payee": "C", "coins": 12},
    ),
    (
        palace.Received(B, GUESTS[:2]),
        {"kind": "received", "by": "B", "pack": ["Dandolo2", "Dandolo3"]},
    ),
    (palace.Chose(A, GUESTS[0]), {"kind": "chose", "by": "A", "what": "Dandolo2"}),
    (
        salon.LayAtStart(salon_words.PLACES[0][2], salon_words.DOWN),
        {"kind": "lay-at-start", "at": "a3", "side": "down"},
    ),
    (salon.NobodyJoined(), {"kind": "nobody-joined"}),
    (TurnBegan(B), {"kind": "turn-began", "player": "B"}),
    (RecalledFact("A sneezes"), {"kind": "unknown", "text": "A sneezes"}),
]


@pytest.mark.parametrize(("fact", "data"), EXAMPLES, ids=[fact.spelling() for fact, _ in EXAMPLES])
def test_a_fact_as_data(fact: Fact, data: dict[str, object]) -> None:
    assert fact.data() == data


def test_a_text_that_no_fact_is_spelt_like_is_not_read() -> None:
    assert forms_of("mascarade").read("A sneezes") is None
    assert forms_of("mascarade").read("A announces King at b ") is None
    assert forms_of("mascarade").read("A takes clergy from P4: 2") is None, "another family's"


def test_a_family_without_forms_has_those_of_the_kernel() -> None:
    assert forms_of("whist").read("turn of B") == {"kind": "turn-began", "player": "B"}
    assert forms_of("whist").read("A passes") is None


class Formless(Fact):
    """A plug-in's, written before facts had forms."""

    def spelling(self) -> str:
        return "A sneezes"


def test_a_fact_without_a_form_is_an_error_that_says_what_to_write() -> None:
    with pytest.raises(TypeError, match=r"Formless has no form: expected form = FORMS.form\(kind, spelling\)"):
        Formless().data()


PLAYFUL: Final = Forms("playful", [])


class Sneezed(Fact):
    form: ClassVar[Form] = PLAYFUL.form("sneezed", "{by:player} sneezes {times:number} times")

    def __init__(self, by: int, times: int) -> None:
        self.by = by
        self.times = times


def test_a_family_of_somebody_else_brings_its_own_forms() -> None:
    sneezed = Sneezed(A, 3)
    assert sneezed.spelling() == "A sneezes 3 times"
    assert forms_of("playful").read("A sneezes 3 times") == sneezed.data() == {"kind": "sneezed", "by": "A", "times": 3}


@pytest.mark.parametrize(
    ("kind", "template", "expected"),
    [
        ("coughed", "{by:playr} coughs", "coughed: unknown sort 'playr': expected one of player, .*; perhaps player"),
        ("coughed", "{by} coughs", "coughed: expected fields like {by:player} in '{by} coughs'"),
        ("coughed", "{by:player} coughs at {by:player}", "coughed: expected every field once"),
        ("coughed", "{to:player} is coughed at", "none called kind, n, to, say: to"),
        ("sneezed", "{by:player} sneezes", "playful has a fact of the kind sneezed already"),
        ("won", "{by:player} wins all", "playful has a fact of the kind won already"),
    ],
)
def test_a_form_that_is_none_is_refused_where_it_is_written(kind: str, template: str, expected: str) -> None:
    before = len(PLAYFUL.all())
    with pytest.raises(ValueError, match=expected):
        PLAYFUL.form(kind, template)
    assert len(PLAYFUL.all()) == before


def test_a_family_has_its_forms_once() -> None:
    with pytest.raises(ValueError, match="mascarade has its forms already"):
        Forms("mascarade", [])


def test_what_fits_two_forms_is_not_read() -> None:
    forms = Forms("ambiguous", [])
    forms.form("one", "{by:player} nods")
    forms.form("other", "{what:words} nods")
    assert forms.read("A nods") is None
    assert forms.read("the queen nods") == {"kind": "other", "what": "the queen"}
