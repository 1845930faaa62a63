"""Sentences for people: everything that is told, asked, answered and refused at this table can be said."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.editions import DUST, EDITIONS, FFG, Edition
from ridotto.games.masques.public.facts import (
    AN_AGENT,
    BANK,
    FACE_DOWN,
    NEITHER,
    NO_OWNER,
    NO_TOKEN,
    AgentsLeft,
    Chose,
    Counted,
    Dealt,
    DealtFaceDown,
    Discarded,
    FirstPlayer,
    HasFavours,
    Hired,
    PacksHandedOn,
    Placed,
    Purse,
    Received,
    RoundBegan,
    Stayed,
)
from ridotto.games.masques.public.reference import reference as reference_of
from ridotto.games.masques.public.setup import MasquesSetup, set_up
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.word_functions import sort_of
from ridotto.games.masques.public.words import (
    AGENT_KINDS,
    AGENTS,
    CLERGY,
    HALLWAYS,
    NOTATION,
    PALACE_CARDS,
    SEATS,
    Guest,
)
from ridotto.games.masques.secret import rules
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    Ended,
    Fact,
    Player,
    Question,
    TimeRanOut,
    first_players,
)
from ridotto.replay import story
from ridotto.words.files import LANGUAGES, catalogue
from tests.games.masques.evening import PEOPLE, Evening, begun, in_the_middle, reading, spoken

A, B, C, D = first_players(4)
P, H = PALACE_CARDS, HALLWAYS
FOUR = set_up(FFG, 4, {})
DANCING = set_up(DUST, 4, {})
SIZES = (2, 3, 4)


def phrase_of(setup: MasquesSetup, question: str, answer: Answer, view: PalaceView | None = None) -> str:
    """An option as it is offered to the player whose view it is."""
    return reading(setup, view, None if view is None else view.player).option(question, answer)


def reference(setup: MasquesSetup) -> dict[str, str]:
    return reference_of(setup, reading(setup))


def goal(setup: MasquesSetup) -> str:
    return reading(setup).about("goal")


def guest(text: str) -> Guest:
    found = spoken(text)
    assert isinstance(found, Guest)
    return found


THIEVES, GUARDS, ASSASSINS = (AGENTS[AGENT_KINDS.index(kind)] for kind in ("thief", "guard", "assassin"))
VENIER4, DANDOLO2 = guest("Venier4"), guest("Dandolo2")

IN_ENGLISH: list[tuple[Fact, str, str]] = [  # what each book calls things, one and several
    (AgentsLeft(), "agents", "Influence cards"),
    (Chose(A, NOTATION.read("Venier4")), "Venier 4", "Venier 4"),
    (Counted(BANK, 31), "31 ducats", "31 ducats"),
    (Counted(Purse(A), 1), "1 ducat", "1 ducat"),
    (Counted(Purse(B), 0), "no ducats", "no ducats"),
    (DealtFaceDown(A), "a guest", "a Plot"),
    (Discarded(A, 2), "2 guests", "2 Plots"),
    (Ended("4 clergy"), "4 clergy favors", "4 clergy Seals"),
    (Ended("one of each guild"), "a favor of each guild", "a Seal of each Faction"),
    (Ended("unfinished"), "number of rounds", "number of Dances"),
    (FirstPlayer(A), "the first player card", "the First Player card"),
    (HasFavours(A, CLERGY, 0), "no clergy favors", "no clergy Seals"),
    (HasFavours(A, CLERGY, 1), "1 clergy favor", "1 clergy Seal"),
    (HasFavours(A, CLERGY, 2), "2 clergy favors", "2 clergy Seals"),
    (Hired(A, GUARDS[1], 2), "hires the guard for 2 ducats", "buys the Palace Guard for 2 ducats"),
    (PacksHandedOn(1), "1 guest on", "1 Plot on"),
    (Placed(GUARDS[0], H[3]), "The guard", "The Palace Guard"),
    (Received(A, (DANDOLO2, VENIER4)), "Dandolo 2 and Venier 4", "Dandolo 2 and Venier 4"),
    (RoundBegan(2), "Round 2", "Dance 2"),
]


@pytest.mark.parametrize(("fact", "ffg", "dust"), IN_ENGLISH, ids=[fact.spelling() for fact, _, _ in IN_ENGLISH])
def test_english_calls_things_as_each_book_does(fact: Fact, ffg: str, dust: str) -> None:
    for setup, part in ((FOUR, ffg), (DANCING, dust)):
        assert re.search(rf"{re.escape(part)}\b", reading(setup).fact(fact))


def test_why_a_token_stays_is_told_without_a_view_too() -> None:
    for language in LANGUAGES:
        whys = (AN_AGENT, FACE_DOWN, NEITHER, NO_OWNER, NO_TOKEN)
        assert len({reading(FOUR, language=language).fact(Stayed(P[4], why)) for why in whys}) == len(whys)


IN_FRENCH: list[tuple[Fact, str, str]] = [  # genders and articles differ
    (AgentsLeft(), "Tous les agents", "Toutes les cartes Influence"),
    (Counted(BANK, 0), "La réserve de ducats est vide", "La banque est vide"),
    (Counted(Purse(B), 0), "aucun ducat", "aucun ducat"),
    (DealtFaceDown(A), "un invité", "une Intrigue"),
    (Discarded(A, 1), "1 invité,", "1 Intrigue,"),
    (Discarded(A, 2), "2 invités,", "2 Intrigues,"),
    (Ended("one of each guild"), "une faveur de chaque guilde", "un Sceau de chaque Faction"),
    (Ended("4 military"), "4 faveurs de l’armée", "4 Sceaux de l’armée"),
    (HasFavours(A, CLERGY, 0), "aucune faveur du clergé", "aucun Sceau du clergé"),
    (HasFavours(A, CLERGY, 1), "1 faveur du clergé", "1 Sceau du clergé"),
    (HasFavours(A, CLERGY, 2), "2 faveurs du clergé", "2 Sceaux du clergé"),
    (Hired(A, GUARDS[1], 2), "engage le garde pour 2 ducats", "achète le Garde du palais pour 2 ducats"),
    (Hired(A, ASSASSINS[0], 1), "l’assassin pour 1 ducat", "l’assassin pour 1 ducat"),
    (Received(A, (DANDOLO2, VENIER4)), "Dandolo 2 et Venier 4", "Dandolo 2 et Venier 4"),
    (RoundBegan(2), "La manche 2", "La Danse 2"),
    (TimeRanOut(A), "Le temps d’Ada", "Le temps d’Ada"),
]


@pytest.mark.parametrize(("fact", "ffg", "dust"), IN_FRENCH, ids=[fact.spelling() for fact, _, _ in IN_FRENCH])
def test_french_agrees_with_what_each_book_calls_things(fact: Fact, ffg: str, dust: str) -> None:
    for setup, part in ((FOUR, ffg), (DANCING, dust)):
        told = reading(setup, language="fr").fact(fact).replace("\u00a0", " ")
        assert re.search(rf"{re.escape(part)}(?!\w)", told), told


# With a view there is more to say.

TOKENS = "clergy ducat military ducat vintner ducat scribe ducat"


def two(halls: str, tokens: str = TOKENS, edition: Edition = FFG, **position: object) -> Evening:
    """Ada plays for Venier and Dandolo, Bo for the other two."""
    position = {"hands": {"A": "Venier2 Venier4"}, "purses": "4", **position}
    return in_the_middle(edition, 2, halls=halls, tokens=tokens, **position)


def last_told(evening: Evening, script: str) -> list[str]:
    """What Bo is told of the last answer, each fact by a view that has not heard it."""
    words = script.split()
    evening.play(" ".join(words[:-1]))
    letter, _, text = words[-1].partition(":")
    evening.match.answer(Player("ABCD".index(letter)), spoken(text))
    view = evening.view("B")
    sentences = []
    for note in evening.match.log[evening.told :]:
        if note.is_for(B):
            sentences.append(reading(evening.setup, view).fact(note.fact))
            view.hear(note.fact)
    return sentences


def test_what_lies_in_the_palace_has_a_name() -> None:
    def halls() -> Evening:
        return two(". . Dandolo2 . Morosini3* . . .")

    def first_told(script: str) -> str:
        return last_told(halls(), script)[0]

    assert first_told("A:thief1 A:H3 A:P4").startswith("The vintner favor on P4 ")
    assert first_told("A:assassin1 A:H3 A:H2").startswith("Dandolo 2 in H2 ")
    assert first_told("A:guard1 A:H3 A:H4").endswith(" Morosini 3 in H4 (face down).")
    moved = first_told("A:guard1 A:H3 A:H4 A:H7")
    assert moved.startswith("Morosini 3 ") and moved.index("H4") < moved.index("H7") and "face down" not in moved
    ferried = first_told("A:gondolier1 A:H3 A:H2 A:H4")
    assert ferried.startswith("Dandolo 2 in H2 and Morosini 3 in H4 (face down) ")
    traded = first_told("A:trader1 A:H3 A:P4 A:P0")
    assert traded.startswith("The vintner favor on P4 and the clergy favor on P0 ")


CARDS = re.compile(
    r"(?:another |the )?(?:thief|guard|Palace Guard|(?:Morosini|Dandolo|Foscari|Contarini|Venier) \d)"
    r"(?: \(face down\))?"
)


def duels(evening: Evening, answer: str) -> dict[str, tuple[list[str], str]]:
    """By the place of each award: the cards that are named, in order, and the rest of the sentence."""
    told = {text.partition(":")[0]: text.partition(":")[2] for text in last_told(evening, answer)}
    return {at: (CARDS.findall(text), CARDS.sub("", text)) for at, text in told.items()}


def test_an_award_tells_which_card_beat_which_and_why_a_token_stays() -> None:
    halls = "Morosini3 thief1 Dandolo2* Foscari4 Foscari3 Contarini3 . guard1"
    evening = two(halls, tokens="clergy ducat military ducat* vintner ducat scribe ducat")
    told_of = duels(evening, "A:Venier4 A:H6")
    cards = {at: named for at, (named, _) in told_of.items()}
    assert (cards["P0"], cards["P1"]) == (["Morosini 3", "the guard"], ["Morosini 3", "the thief"])
    assert cards["P2"] == ["the thief", "Dandolo 2 (face down)"]
    assert (cards["P3"], cards["P4"]) == ([], ["Foscari 4", "Foscari 3"])
    assert (cards["P5"], cards["P6"]) == (["Foscari 3", "Contarini 3"], ["Venier 4", "Contarini 3"])
    said = {at: text for at, (_, text) in told_of.items()}
    for at, winner, token in (("P0", "Bo", "clergy"), ("P1", "Bo", "ducat"), ("P6", "Ada", "scribe")):
        assert winner in said[at] and token in said[at] and "now" in said[at]
    assert [at for at in sorted(told_of) if "Bo" in said[at] or "Ada" in said[at]][:3] == ["P0", "P1", "P6"]
    assert len({re.sub("the ducat|the \\w+ favor", "it", said[at]) for at in ("P2", "P3", "P4", "P5")}) == 4


def test_cards_that_are_alike_or_count_for_nothing_can_be_told_apart_too() -> None:
    halls = "thief1 thief2 Dandolo2* Cantarini3 Foscari3 Foscari3 . guard1"
    tokens = "clergy ducat military ducat farmers ducat workers ducat"
    told_of = duels(two(halls, tokens, DUST), "A:Venier4 A:S6")
    assert told_of["A0"][0] == ["the Palace Guard", "the thief"]
    assert told_of["A1"][0] == ["the thief", "another thief"]
    assert told_of["A2"][0] == ["the thief", "Dandolo 2 (face down)"]
    assert told_of["A5"][0] == ["Foscari 3", "another Foscari 3"]


# Questions.


def question_names() -> set[str]:
    """Every question of the rules that is really asked."""
    found = set()
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and Question in kind.__mro__[1:] and not kind.__subclasses__():
                found.add(kind.__name__)
    assert {"Ability", "Completion"} <= found, "agents ask these, by the names on their sheets"
    prompts = {prompt for sheet in SHEETS for prompt in (sheet.first, sheet.then) if prompt is not None}
    return found - {"Ability", "Completion"} | prompts


def test_every_question_can_be_put() -> None:
    asked = [key.removeprefix("masques-ask-") for key in catalogue("en").messages if key.startswith("masques-ask-")]
    assert question_names() == set(asked)
    for setup in (FOUR, DANCING):
        for question in asked:
            text = reading(setup).question(question)
            assert text[0].isupper() and text.endswith(("?", ".")) and "{" not in text


def test_a_question_says_what_it_is_about() -> None:
    evening = two(". . Dandolo2 . Morosini3 . . .")
    setup = evening.setup
    assert "4 ducats" in reading(setup, evening.view("A")).question("WhatToPlay")
    evening.play("A:guard1")
    assert "the guard" in reading(setup, evening.view("A")).question("Where")
    evening.play("A:H3")
    assert "the guard" in reading(setup, evening.view("A")).question("WhomToRemove")
    evening.play("A:H2")
    assert reading(setup, evening.view("A")).question("WhereToRemove").startswith("Dandolo 2 in H2:")


def test_a_player_who_holds_nothing_is_told_that_they_may_pass() -> None:
    evening = in_the_middle(FFG, 4, hands={"A": ""}, purses="1 1 1 1", turn="A")
    prompt = reading(evening.setup, evening.view("A")).question("WhatToPlay")
    assert "1 ducat " in prompt and "no guest" in prompt and "pass" in prompt


@pytest.mark.parametrize(
    ("question", "answer", "names"),
    [
        *[("WhatToPlay", "Venier4", "Venier 4"), ("WhatToPlay", "pass", ""), ("WhatToSteal", "decline", "")],
        ("WhatToPlay", "thief1", "the thief for 1 ducat ("),
        *[(question, "Venier4", "Venier 4") for question in ("WhichToKeep", "WhomToCall", "WhichGuest")],
        *[(question, "H3", "H3") for question in ("Where", "WhereToRemove", "WhereToCall")],
        *[(question, "P4", "The token on P4") for question in ("WhatToSteal", "WhatToTrade", "WhatToTradeItFor")],
        *[(question, "H3", "The guest in H3") for question in ("WhomToRemove", "WhomToFerry", "WhomToStab")],
        *[("WithWhomToChange", "H7", "The guest in H7"), ("WhichFamily", "Venier", "Venier")],
        *[("WhoBegins", "b", "Bo"), ("WhichFavour", "vintner", "A vintner favor")],
    ],
)
def test_an_option_is_a_phrase(question: str, answer: str, names: str) -> None:
    """With a capital, and without a full stop."""
    for language in LANGUAGES:
        phrase = reading(FOUR, language=language).option(question, spoken(answer))
        assert phrase[0].isupper() and not phrase.endswith(".") and phrase != answer.lower()
        assert names in phrase or language != "en"


def test_with_a_view_an_option_tells_what_lies_there_and_whose_it_is() -> None:
    evening = two(". . Dandolo2 . Morosini3* . . .", hands={"A": "Venier4 Morosini4"})
    view, setup = evening.view("A"), evening.setup

    def phrase(question: str, answer: str) -> str:
        return phrase_of(setup, question, spoken(answer), view)

    assert phrase("WhatToPlay", "Venier4").endswith(" Venier 4 (yours)")
    assert phrase("WhatToPlay", "Morosini4").endswith(" Morosini 4 (Bo’s)")
    assert phrase("WhichToKeep", "Foscari3") == "Foscari 3 (nobody’s)"
    assert phrase("Where", "H3") == "H3 (ducat, vintner)"
    assert phrase("WhomToRemove", "H4") == "Morosini 3 in H4 (face down)"
    assert phrase("WhatToTrade", "P4") == "The vintner favor on P4"


def test_a_price_is_what_this_table_agreed_on() -> None:
    dear = set_up(DUST, 4, {"costs": "thief 2-3-4"})
    phrase = phrase_of(dear, "WhatToPlay", spoken("thief2"))
    assert "the thief for 3 ducats (" in phrase


# Refusals.

REASONS: list[tuple[str, str, str, str]] = [  # before this turn; what is tried; of what it speaks, in each language
    ("", "pass", "guests", "invités"),
    ("", "thief1", "thief", "voleur"),
    ("", "assassin1", "2, and you have 1", "2 ducats, et vous avez 1 ducat"),
    ("", "guard2", "the guard for 1 ducat", "le garde à 1 ducat"),
    ("", "courtesan1", "table of two", "table de deux"),
    ("A:Venier4", "H2", "hallway", "couloir"),
    ("A:Venier4", "P2", "Venier 4", "Venier 4"),
    ("A:guard1", "P2", "the guard", "le garde"),
    ("A:guard1 A:H3", "P2", "guest beside it", "un invité"),
]


@pytest.mark.parametrize(("play", "tried", "english", "french"), REASONS, ids=[tried for _, tried, _, _ in REASONS])
def test_a_refusal_says_why(play: str, tried: str, english: str, french: str) -> None:
    evening = two("thief1 . Dandolo2 . . . . .", purses="1").play(play)
    because = evening.match.why_not(A, spoken(tried))
    assert because is not None
    for language, part in (("en", english), ("fr", french)):
        said = reading(evening.setup, evening.view("A"), A, language).reason(because, tried).replace("\u00a0", " ")
        assert part in said and said[0].isupper() and said.endswith(".")


def test_a_refusal_is_in_the_words_of_the_book() -> None:
    evening = two("thief1 . Dandolo2 . . . . .", "clergy ducat military ducat farmers ducat workers ducat", DUST)
    for tried, words in (
        ("pass", ["Plots"]),
        ("decline", ["Plots", "buy an Influence card"]),
        ("guard2", ["the Palace Guard for 1 ducat"]),
    ):
        because = evening.match.why_not(A, spoken(tried))
        assert because is not None
        assert all(word in reading(evening.setup).reason(because, tried) for word in words)


def test_every_answer_is_of_a_sort_that_its_spelling_tells() -> None:
    """So the page knows the sort of an answer that comes over the wire."""
    for answer in NOTATION.answers:
        assert sort_of(answer.text) == ("" if type(answer) is Answer else type(answer).__name__.lower())


# Whole matches.

FOREIGN_WORD = {
    FFG: re.compile(
        r"\b(Plots?|Influence|Palace Guards?|Arcade|spaces?|Seals?|Factions?|Dances?|bag|bank|buys?|First Player"
        r"|Cantarini|merchants|farmers|workers|[AS]\d+)\b"
    ),
    DUST: re.compile(
        r"\b(guests?|agents?|palace cards?|hallways?|favors?|guilds?|rounds?|supply|hires?|first player"
        r"|Contarini|merchant|vintner|scribe|[PH]\d+)\b|(?<!Palace )\bguards?\b"
    ),
}
GUEST = re.compile(r"\b(?:Cantarini|Contarini|Dandolo|Morosini|Venier|Foscari) \d")
TABLES = pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in EDITIONS for players in SIZES],
    ids=[f"{edition.id} {players}" for edition in EDITIONS for players in SIZES],
)


@pytest.mark.slow
@TABLES
def test_whole_matches_can_be_read_in_the_words_of_their_edition(edition: Edition, players: int) -> None:
    evening = begun(edition, players)
    match, setup, foreign, dice = evening.match, evening.setup, FOREIGN_WORD[edition], Dice(players)
    while not match.over():
        for question in match.open_questions():
            view = evening.views.get(question.player)
            phrases = [phrase_of(setup, question.name(), option, view) for option in match.options(question)]
            assert len(set(phrases)) == len(phrases), "no two options read alike"
            for text in (*phrases, reading(setup, view).question(question.name())):
                assert not foreign.search(text), text
        for _, fact, view in evening.answer_anything(dice):
            for sentence in (reading(setup, view).fact(fact), reading(setup).fact(fact)):
                assert sentence[0].isupper() and sentence.endswith("."), sentence
                assert not foreign.search(sentence), sentence
            view.hear(fact)
        evening.told = len(match.log)
        evening.note_asking()


@TABLES
def test_a_story_names_no_guest_that_its_listener_was_not_shown(edition: Edition, players: int) -> None:
    """Until the first turn nobody shows anything to all (MQD-180, MQF-188)."""
    evening = begun(edition, players)
    game, dice = game_called(edition.id), Dice(players)
    while evening.match.asks().name() != "WhatToPlay":
        evening.answer_anything(dice)
        evening.told = len(evening.match.log)
    for ear in evening.views:
        heard = evening.match.heard_by(ear)
        named = set(GUEST.findall(" ".join(story(game, evening.setup, catalogue("en"), heard, PEOPLE, ear))))
        shown = {fact.guest.text for fact in heard if isinstance(fact, Dealt)}
        shown |= {guest.text for fact in heard if isinstance(fact, Received) for guest in fact.pack}
        assert {name.replace(" ", "") for name in named} == shown
        assert (ear == SPECTATOR) == (not shown)


# The reference.


@TABLES
def test_the_reference_tells_what_every_agent_does(edition: Edition, players: int) -> None:
    setup = set_up(edition, players, {})
    sheet = reference(setup)
    kinds = [kind for kind in AGENT_KINDS if kind in sheet]
    assert kinds == [kind for kind in AGENT_KINDS if players > 2 or kind != "courtesan"]
    assert "tokens" in sheet
    assert ("draft" in sheet) == (players > 2 or edition.draft_with_two)
    for text in (*sheet.values(), goal(setup)):
        assert text[0].isupper() and text.endswith(".") and "{" not in text
        assert not FOREIGN_WORD[edition].search(text), text


def test_the_reference_names_prices_and_influence_as_agreed() -> None:
    sheet = reference(set_up(FFG, 4, {"costs": "thief 2-3-5", "influence": "thief 1-1-2"}))
    assert " 2, 3 and 5 ducats" in sheet["thief"] and " 1 or 2" in sheet["thief"]
    assert "influence" not in reference(DANCING)["assassin"], "there is none in this book"


def called(edition: Edition, kind: str) -> str:
    return "Palace Guard" if edition is DUST and kind == "guard" else kind


@pytest.mark.clause("MQD-084", "MQF-086")
@pytest.mark.parametrize("kind", AGENT_KINDS)
def test_the_reference_calls_an_effect_compulsory_where_the_host_made_it_so(kind: str) -> None:
    for edition in EDITIONS:
        usual = reference(set_up(edition, 4, {}))[kind]
        assert called(edition, kind) in usual and " may " in usual and " must" not in usual
    compulsory = reference(set_up(DUST, 4, {"optional_effects": "off"}))[kind]
    assert called(DUST, kind) in compulsory and " must" in compulsory and " may " not in compulsory


@pytest.mark.clause("MQD-116", "MQD-121")
def test_the_reference_offers_no_plots_face_down_where_the_host_forbade_to_move_them() -> None:
    usual, strict = reference(set_up(DUST, 4, {})), reference(set_up(DUST, 4, {"move_facedown": "off"}))
    assert [sheet["guard"].count("face up") for sheet in (usual, strict)] == [0, 1]
    assert [sheet["gondolier"].count("face up") for sheet in (usual, strict)] == [0, 2], "both of the Plots"
    assert {kind for kind in strict if strict[kind] != usual[kind]} == {"guard", "gondolier"}


@pytest.mark.clause("MQD-131", "MQF-134")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reference_offers_no_tokens_face_down_where_the_host_forbade_to_trade_them(edition: Edition) -> None:
    usual, strict = reference(set_up(edition, 4, {})), reference(set_up(edition, 4, {"trade_facedown": "off"}))
    assert [sheet["trader"].count("face up") for sheet in (usual, strict)] == [0, 2], "both of the tokens"
    assert {kind for kind in strict if strict[kind] != usual[kind]} == {"trader"}


@pytest.mark.clause("MQD-109", "MQF-110")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reference_tells_who_gives_up_a_guest_that_two_players_hold(edition: Edition) -> None:
    usual = reference(set_up(edition, 4, {}))["courtesan"]
    left_first = reference(set_up(edition, 4, {"courtesan_duplicate": "left-first"}))["courtesan"]
    assert "of several players the first to the left, beginning with the player who calls" in usual
    assert "of several players the first to the left of the player who calls" in left_first
    assert "of several players" not in reference(set_up(edition, 3, {}))["courtesan"], "no two are alike"


@pytest.mark.clause("MQD-157", "MQF-163")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_goal_tells_when_the_host_ends_it_without_a_winner(edition: Edition) -> None:
    word = "Dance" if edition is DUST else "round"
    assert "without a winner" not in goal(set_up(edition, 4, {}))
    for rounds, counted in (("5", f"5 {word}s "), ("1", f"1 {word} ")):
        limited = goal(set_up(edition, 4, {"max_rounds": rounds}))
        assert counted in limited and "without a winner" in limited


def test_a_seat_is_called_after_the_player_who_sits_there() -> None:
    answers: list[Answer] = list(SEATS)
    assert [phrase_of(FOUR, "WhoBegins", seat) for seat in answers] == PEOPLE
