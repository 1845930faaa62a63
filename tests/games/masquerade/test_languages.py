"""Masquerade in English and in French: the same is said in both, and cards speak the language of their reader."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.deck import BASE, PACKS, Card
from ridotto.games.masquerade.public.facts import (
    Attacks,
    Begins,
    Boosted,
    Chose,
    Discarded,
    Drew,
    Gave,
    HandsOver,
    Killed,
    LaidDown,
    LookedAtDeck,
    Moved,
    Poisoned,
    TurnedDown,
    Uses,
)
from ridotto.games.masquerade.public.setup import set_up
from ridotto.games.masquerade.public.word_functions import sort_of
from ridotto.games.masquerade.public.words import NAMES, NOTATION, PLACES, SEATS
from ridotto.kernel import SPECTATOR, Answer, Because, Ended, Fact, Player, Sealed, SetupRefused, Value
from tests.games.masquerade.evening import Evening, asked, begun, in_the_middle, reader_of, spoken, told, typed
from tests.games.masquerade.test_deck import deck_of, written

ROOT: Final = Path(__file__).parents[3]
OURS: Final = [*BASE.cards, *PACKS["extras"].cards]
LANGUAGES: Final = ("en", "fr")
FOUR: Final = set_up(4, {"packs": "extras"})
A, B, C = Player(0), Player(1), Player(2)

# What no sentence has: a gap, a key, a value that was none, two blanks.
AMISS: Final = re.compile(r"[{}<>]|\b(?:None|undefined|none(?! yet))\b|\bmasquerade-|  |^ | $")
ENGLISH: Final = re.compile(
    r"\b(?:the|and|your|their|card|cards|face (?:up|down)|attack|health|which|does|lies|noble's)\b", re.I
)
HARD: Final = re.compile(
    r"\b(?:[Dd]e|[Qq]ue|[Jj]usque) (?=[AEIOUÉÈ])|\b(?:[Dd]e|[Àà]) les? (?=[A-ZÉ]|(?:baron|duc|roi)\b)"
)
WRONG_BLANK: Final = re.compile(r"[^\u00a0\d][;!?»]|«[^\u00a0]|[^\u00a0]:(?: |$)")


# Cards.


def french(card: Card) -> dict[str, str]:
    return {name: str(value) for name, value in card.translations["fr"].items()}


@pytest.mark.parametrize("card", OURS, ids=[card.key.text for card in OURS])
def test_our_cards_are_in_french_by_french_rules(card: Card) -> None:
    words = french(card)
    assert bool(words["text"]) == bool(card.text)
    for text in words.values():
        assert not AMISS.search(text) and not WRONG_BLANK.search(text) and not ENGLISH.search(text), text
        assert not set(text) & set("'\""), text
    assert words["text"] != card.text or not card.text
    assert words["flavour"] != card.flavour


def test_a_text_that_names_another_card_names_it_as_the_french_deck_does() -> None:
    mentions = 0
    for card in OURS:
        for other in OURS:
            if other is not card:
                in_english = re.search(rf"\b{other.short}\b", card.text) is not None
                in_french = re.search(rf"\b{french(other)['short']}\b", french(card)["text"]) is not None
                assert in_english == in_french, f"{card.name} on {other.name}"
                mentions += in_english
    assert mentions > 8


def test_a_reader_reads_cards_in_their_language() -> None:
    widow = NAMES["Widow"]
    for language, sentence in (("en", "Ada draws the Black Widow."), ("fr", "Ada pioche la Veuve noire.")):
        assert told(FOUR, Drew(A, widow), language=language) == sentence
        sheet = MASQUERADE.reference(FOUR, reader_of(FOUR, language=language))
        assert set(sheet) > ({"Widow", "King", "attack"} if language == "en" else {"Veuve", "Roi", "attaque"})


def test_a_card_within_a_french_sentence_has_no_capital_that_is_not_of_a_name() -> None:
    reader = reader_of(FOUR, language="fr")
    titled = {card.key.text: french(card)["name"] for card in OURS}
    for key, name in titled.items():
        first = name.split(" ")[0]
        if first in ("Le", "La", "Messire", "Lady", "Lord", "Dame"):
            for form in ("", "glance"):
                assert str(reader.call("CARD", [key], {"form": form})).startswith(f"{first.lower()} "), name
    assert sum(name.startswith("Messire") for name in titled.values()) > 5


def test_a_card_that_is_read_aloud_agrees_with_its_gender() -> None:
    where: dict[str, Value] = {"owner": "A", "number": 1, "all": 3, "side": "up", "known": "open"}
    reader, emma = reader_of(FOUR, you=A, language="fr"), next(c for c in OURS if french(c)["name"].startswith("Emma"))
    said = reader.say("masquerade-page-card", card=emma.key.text, attack="none", health="none", **where)
    assert typed(said) == "votre première carte sur 3 : Emma la Serveuse, roturière, face visible"


FOREIGN = """
[card.fr]
name = "Le Rémouleur"
flavour = "Tout est une question de point de vue."
"""


def pack(tmp_path: Path, *cards: str) -> str:
    file = tmp_path / "ball.toml"
    file.write_text(deck_of(*cards), encoding="utf-8")
    return str(file)


def test_a_pack_without_french_is_read_as_it_is_written(tmp_path: Path) -> None:
    evening = in_the_middle(3, pack(tmp_path, written("The Grinder")), rows={"A": "x1", "B": "Nan"})
    fact = Attacks(PLACES[A][0], PLACES[B][0])
    said = told(evening.setup, fact, evening.view("A"), "fr")
    assert said == "The Grinder (à Ada) attaque Nan la Grincheuse (à Bo)."


def test_a_pack_may_bring_french(tmp_path: Path) -> None:
    evening = in_the_middle(3, pack(tmp_path, written("The Grinder") + FOREIGN), rows={"A": "x1", "B": "Nan"})
    fact = Uses(A, evening.setup.names[-1])
    assert "du Rémouleur" in told(evening.setup, fact, language="fr")
    assert " the Grinder " in told(evening.setup, fact)
    assert MASQUERADE.reference(evening.setup, reader_of(evening.setup, language="fr"))["Le Rémouleur"]


@pytest.mark.parametrize(
    ("table", "objection"),
    [
        ('[card.de]\nname = "Der Schleifer"\nflavour = "x"', "de: unknown language: expected one of en, fr"),
        ('[card.fr]\nflavour = "x"', "fr.name: missing: expected one line of at most 60 characters"),
        ('[card.fr]\nname = "Le R"', "fr.flavour: missing: expected one line of at most 120 characters"),
        ('[card.fr]\nname = "Le R"\nflavour = "x"\ntext = "y"', "fr.text: expected none: the card has no text"),
        ('[card.fr]\nname = "Le R"\nflavour = "x"\nattack = 3', "fr.attack: unknown: expected one of short, name, "),
        ('[card.fr]\nname = "Le R"\nflavour = "x"\nshort = "l R"', "fr.short: expected one word of letters"),
        ('[card.fr]\nname = "La Veuve noire"\nflavour = "x"', "fr.name: expected one of its own: The Black Widow"),
        ('fr = "Le R"', "fr: expected a table, not 'Le R'"),
    ],
)
def test_what_is_wrong_with_a_translation(tmp_path: Path, table: str, objection: str) -> None:
    with pytest.raises(SetupRefused) as refusal:
        set_up(3, {"packs": pack(tmp_path, f"{written('The Grinder')}\n{table}\n")})
    assert any(f"The Grinder: {objection}" in problem for problem in refusal.value.problems), refusal.value.problems


def test_a_text_is_not_left_out_of_a_translation(tmp_path: Path) -> None:
    able = written("The Grinder", "", 'when = "flip_up"\ndo = [{ draw = 1 }]')
    with pytest.raises(SetupRefused, match=r"fr\.text: missing: expected what the text says in this language"):
        set_up(3, {"packs": pack(tmp_path, able + FOREIGN)})


# Sentences in French.

A1, B2 = PLACES[A][0], PLACES[B][1]
FRENCH: list[tuple[Fact, str, str]] = [  # as nobody in particular reads it, and as Ada does
    (Begins(A), "Ada commence.", "Vous commencez."),
    (LaidDown(A1), "La première carte d'Ada est posée face cachée.", "Votre première carte est posée face cachée."),
    (
        Discarded(B2, NAMES["Duke"]),
        "Le duc Walter le Brave (à Bo) part à la défausse.",
        "Le duc Walter le Brave (à Bo) part à la défausse.",
    ),
    (Killed(B2, NAMES["Widow"], A), "Ada tue la Veuve noire (à Bo).", "Vous tuez la Veuve noire (à Bo)."),
    (
        Killed(A1, NAMES["Bishop"], A),
        "Ada tue sa propre carte : l'évêque Cornellous Shepard.",
        "Vous tuez votre propre carte : l'évêque Cornellous Shepard.",
    ),
    (Gave(B, A), "Bo donne à Ada une carte de la pioche.", "Bo vous donne une carte de la pioche."),
    (
        HandsOver(B, A),
        "Bo a tué la Reine : toutes ses cartes vont à Ada.",
        "Bo a tué la Reine : toutes ses cartes vous reviennent.",
    ),
    (Moved(B2, A1), "La deuxième carte de Bo passe chez Ada.", "La deuxième carte de Bo passe chez vous."),
    (Poisoned(B2, A), "Ada empoisonne la deuxième carte de Bo.", "Vous empoisonnez la deuxième carte de Bo."),
    (
        Boosted(B2, 5, 4, A),
        "La deuxième carte de Bo a 5 de plus en attaque et 4 de plus en santé jusqu'au prochain tour d'Ada.",
        "La deuxième carte de Bo a 5 de plus en attaque et 4 de plus en santé jusqu'à votre prochain tour.",
    ),
    (Uses(A, NAMES["Duke"]), "Le pouvoir du duc Walter le Brave agit pour Ada.", ""),
    (Uses(A, NAMES["Widow"]), "Le pouvoir de la Veuve noire agit pour Ada.", ""),
    (Uses(A, NAMES["Avatar"]), "Le pouvoir de l'Avatar des Fêtes agit pour Ada.", ""),
    (Uses(A, NAMES["Eva"]), "Le pouvoir d'Eva la Maîtresse agit pour Ada.", ""),
    (Uses(A, NAMES["Raz"]), "Le pouvoir de Raz le Surin agit pour Ada.", "Le pouvoir de Raz le Surin agit pour vous."),
    (LookedAtDeck(A, 1), "Ada regarde 1 carte de la pioche.", "Vous regardez 1 carte de la pioche."),
    (LookedAtDeck(A, 2), "Ada regarde 2 cartes de la pioche.", "Vous regardez 2 cartes de la pioche."),
    (Chose(B, SEATS[C]), "Bo choisit Cy.", "Bo choisit Cy."),
    (TurnedDown(B2), "La deuxième carte de Bo passe face cachée.", ""),
    (Ended("the King is killed"), "C'est fini : le Roi est tué.", ""),
    (Sealed(spoken("down")), "Une réponse reste scellée tant que tout le monde n'a pas répondu : face cachée.", ""),
]


@pytest.mark.parametrize(("fact", "aloud", "to_ada"), FRENCH, ids=[fact.spelling() for fact, _, _ in FRENCH])
def test_a_fact_in_french(fact: Fact, aloud: str, to_ada: str) -> None:
    assert told(FOUR, fact, language="fr") == aloud
    if to_ada:
        assert typed(reader_of(FOUR, you=A, language="fr").fact(fact)) == to_ada


def test_a_turn_in_french() -> None:
    rows = {"A": "Timm* Nan", "B": "Emma Hal*", "C": "Duke Widow"}
    evening = in_the_middle(3, rows=rows)
    assert asked(evening, "fr") == (
        "À vous de jouer, encore 3 actions : laquelle de vos cartes agit, ou terminez-vous votre tour ?",
        [
            "a1 Timm l'Assassin de cour, face cachée : attaque 4, santé 2",
            "a2 Nan la Grincheuse : attaque 1, santé 6",
            "Terminer votre tour",
        ],
    )
    widow = "Après une attaque contre elle, gagnée ou perdue, l'attaquant est tué."
    assert asked(evening.play("A:a1 A:attack"), "fr") == (
        "Timm l'Assassin de cour : quelle carte attaquez-vous ?",
        [
            "b1 Emma la Serveuse, à Bo : 4 contre 2 : la carte est tuée",
            "c1 le duc Walter le Brave, à Cy : 4 contre 6 : votre carte est tuée",
            f"c2 la Veuve noire, à Cy : 4 contre 1 : la carte est tuée ; son texte : {widow}",
        ],
    )


def test_the_class_of_a_woman_is_hers() -> None:
    sheet = MASQUERADE.reference(FOUR, reader_of(FOUR, language="fr"))
    assert sheet["Veuve"].startswith("La Veuve noire, assassine, femme. Attaque 1")
    assert sheet["Raz"].startswith("Raz le Surin, assassin. Attaque 1, doublée face visible")
    assert sheet["Reine"].startswith("La reine Beatrice Dacre. Attaque 0")


# Whole matches, in both languages.


def sentences(evening: Evening, language: str, dice: Dice) -> Iterator[str]:
    """All that people read in a match played at random, those who know nothing too."""
    match, setup = evening.match, evening.setup
    while not match.over():
        for question in match.open_questions():
            view = evening.views.get(question.player)
            for seen in (view, None):
                reader = reader_of(setup, seen, None if view is None else question.player, language)
                yield reader.question(question.name())
                for option in match.options(question):
                    prospects = () if seen is None else MASQUERADE.prospects(setup, seen, question.name(), option)
                    yield reader.option(question.name(), option, prospects)
                because = match.why_not(question.player, NOTATION.answers[dice.below(len(NOTATION.answers))])
                if because is not None:
                    yield reader.reason(because, "up")
        evening.answer_anything(dice)
        for ear, fact, view in evening.news():
            you = None if ear == SPECTATOR else ear
            yield reader_of(setup, view, you, language).fact(fact)
            view.hear(fact)
        evening.note_asking()
        view = evening.view("A")
        yield from MASQUERADE.in_full(setup, view, reader_of(setup, view, A, language)).values()
    yield from MASQUERADE.reference(setup, reader_of(setup, language=language)).values()
    yield from [reader_of(setup, language=language).about(what) for what in ("goal", "pitch")]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wishes", [{"packs": "extras", "joining": "on"}, {"packs": "extras", "arrows": "start"}])
def test_nothing_is_amiss_in_whole_matches(language: str, wishes: dict[str, str]) -> None:
    english = {card.name for card in OURS} - {french(card)["name"] for card in OURS}
    for seed in range(2):
        for text in sentences(begun(4, **wishes), language, Dice(seed)):
            assert not AMISS.search(text), text
            assert "'" not in text or language == "en", text
            if language == "fr":
                assert not ENGLISH.search(text) and not HARD.search(text) and not WRONG_BLANK.search(text), text
                assert not [name for name in english if name in text], text


# Words in the plumbing.


def reasons() -> set[str]:
    """All that the rules of this game give as a reason, and why nobody can sit down."""
    files = (ROOT / "src/ridotto/games/masquerade/secret").rglob("*.py")
    found = {"joining-off", "seats-taken", "too-few-cards"}
    for call in [
        node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)
    ]:
        if ast.unparse(call.func) == "self.not_offered":
            found |= {str(each.value) for each in ast.walk(call.args[2]) if isinstance(each, ast.Constant)}
    return found


def test_every_reason_has_a_sentence_and_stands_in_the_documents() -> None:
    part = (ROOT / "docs/errors.md").read_text(encoding="utf-8").split("| of Masquerade |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", part, re.MULTILINE)) == reasons()
    args: dict[str, str | int] = {"card": "Widow", "seats": 6, "left": 1, "need": 3}
    for language in LANGUAGES:
        for reason in reasons():
            said = reader_of(FOUR, language=language).reason(Because(reason, (), args), "a1")
            assert said.endswith(".") and not AMISS.search(said), said


def test_a_text_tells_the_sort_of_an_answer() -> None:
    for answer in NOTATION.answers:
        assert sort_of(answer.text) == ("" if type(answer) is Answer else type(answer).__name__.lower())
