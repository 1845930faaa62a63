"""Sentences for people: everything that is told, asked, answered and refused at this table can be said."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public import facts
from ridotto.games.masques.public.editions import DUST, EDITIONS, FFG, Edition
from ridotto.games.masques.public.facts import (
    AN_AGENT,
    BANK,
    FACE_DOWN,
    NEITHER,
    NO_OWNER,
    NO_TOKEN,
    AgentGone,
    AgentsLeft,
    Called,
    Chose,
    Collected,
    Counted,
    Dealt,
    DealtFaceDown,
    Declined,
    Discarded,
    Exchanged,
    FirstPlayer,
    GaveUp,
    GuestsGathered,
    GuestTurned,
    HandsTaken,
    HasFavours,
    Hired,
    Kept,
    Laid,
    Moved,
    PacksHandedOn,
    PalaceFull,
    Passed,
    Placed,
    Played,
    Purse,
    Received,
    RoundBegan,
    SetAside,
    Stayed,
    StayedBare,
    StaysAway,
    TokensTurnedUp,
    TokenTurned,
    TookFamily,
    Traded,
)
from ridotto.games.masques.public.reference import reference as reference_of
from ridotto.games.masques.public.setup import MasquesSetup, set_up
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.word_functions import sort_of
from ridotto.games.masques.public.words import (
    AGENT_KINDS,
    AGENTS,
    ARCADES,
    CLERGY,
    DUCAT,
    FARMERS,
    HALLWAYS,
    MERCHANT,
    MOROSINI,
    NOTATION,
    PALACE_CARDS,
    SEATS,
    SPACES,
    VENIER,
    VINTNER,
    Guest,
)
from ridotto.games.masques.secret import rules
from ridotto.kernel import (
    CLOCK,
    SPECTATOR,
    Answer,
    Ended,
    Fact,
    Player,
    Question,
    RecalledFact,
    Sealed,
    TimeRanOut,
    TurnBegan,
    Won,
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

SENTENCES: list[tuple[Fact, str]] = [
    (AgentGone(THIEVES[1]), "The thief for 2 ducats has left the game."),
    (AgentsLeft(), "All agents in the palace leave the game."),
    (Called(A, VENIER4, H[3]), "Ada calls Venier 4 to H3."),
    (Chose(A, H[3]), "Ada chooses the guest in H3."),
    (Chose(A, P[4]), "Ada chooses the token on P4."),
    (Chose(A, NOTATION.read("Venier4")), "Ada chooses Venier 4."),
    (Collected(B, P[4], VINTNER, 2), "P4: Bo takes the vintner favor (now 2)."),
    (Collected(B, P[5], DUCAT, 1), "P5: Bo takes the ducat (now 1)."),
    (Counted(Purse(A), 1), "Ada has 1 ducat."),
    (Counted(Purse(B), 0), "Bo has no ducats."),
    (Counted(BANK, 31), "The ducat supply holds 31 ducats."),
    (Dealt(A, VENIER4), "Ada is dealt Venier 4."),
    (DealtFaceDown(A), "Ada is dealt a guest."),
    (Declined(A), "Ada makes no use of it."),
    (Discarded(A, 2), "Ada discards 2 guests, unseen."),
    (Ended("4 vintner"), "It is over: 4 vintner favors have come together."),
    (Ended("one of each guild"), "It is over: somebody has a favor of each guild."),
    (Ended("unfinished"), "It is over: the agreed number of rounds is over."),
    (Exchanged(H[3], H[7]), "The guest in H3 and the guest in H7 change places."),
    (FirstPlayer(A), "Ada has the first player card."),
    (GaveUp(B, VENIER4), "Bo gives up Venier 4."),
    (GuestTurned(H[3]), "The guest in H3 is turned face down."),
    (GuestsGathered(), "All guests are gathered."),
    (HandsTaken(), "Everybody takes up their hand."),
    (HasFavours(A, VINTNER, 2), "Ada has 2 vintner favors."),
    (HasFavours(A, MERCHANT, 1), "Ada has 1 merchant favor."),
    (Hired(A, THIEVES[0], 1), "Ada hires the thief for 1 ducat."),
    (Hired(A, GUARDS[1], 2), "Ada hires the guard for 2 ducats."),
    (Kept(A, VENIER4), "Ada keeps Venier 4."),
    (Laid(P[4], VINTNER), "P4 gets a vintner favor."),
    (Laid(P[5], DUCAT), "P5 gets a ducat."),
    (Moved(H[3], H[7]), "The guest moves from H3 to H7."),
    (PacksHandedOn(3), "Everybody hands 3 guests on to the left."),
    (PacksHandedOn(1), "Everybody hands 1 guest on to the left."),
    (PalaceFull(), "The palace is full."),
    (Passed(A), "Ada passes."),
    (Placed(VENIER4, H[3]), "Venier 4 goes to H3."),
    (Placed(GUARDS[0], H[3]), "The guard goes to H3."),
    (Played(A, VENIER4), "Ada plays Venier 4."),
    (Received(A, (DANDOLO2, VENIER4)), "Ada is handed Dandolo 2 and Venier 4."),
    (RoundBegan(2), "Round 2 begins."),
    (SetAside(), "A guest is set aside, unseen."),
    (Stayed(P[4], AN_AGENT), "P4: an agent is higher, and the token stays."),
    (Stayed(P[4], FACE_DOWN), "P4: the token lies face down and stays."),
    (Stayed(P[4], NEITHER), "P4: neither card is higher, and the token stays."),
    (Stayed(P[4], NO_OWNER), "P4: nobody’s card is higher, and the token stays."),
    (Stayed(P[4], NO_TOKEN), "P4: there is nothing to take."),
    (StayedBare(P[5]), "P5 stays bare: no ducat is left."),
    (StaysAway(MOROSINI), "Nobody plays for the Morosini, who stay away."),
    (TokenTurned(P[4]), "The token on P4 is turned face down."),
    (TokensTurnedUp(), "Tokens that lay face down are turned up."),
    (TookFamily(A, VENIER), "Ada plays for the Venier."),
    (Traded(P[4], P[7]), "The token on P4 and the token on P7 change places."),
    (TurnBegan(A), "It is Ada’s turn."),
    (Won(B), "Bo wins."),
    (Sealed(spoken("Venier4")), "An answer is sealed until everybody has answered: Venier 4."),
    (TimeRanOut(B), "Bo’s time ran out, and the table answered for them."),
    (TimeRanOut(CLOCK), "The clock’s time ran out, and the table answered for them."),
]
IN_DUST: list[tuple[Fact, str]] = [  # where the other book has other words
    (AgentsLeft(), "All Influence cards in the palace leave the game."),
    (Chose(A, SPACES[3]), "Ada chooses the Plot in S3."),
    (Collected(B, ARCADES[4], FARMERS, 2), "A4: Bo takes the farmers Seal (now 2)."),
    (Counted(BANK, 32), "The bank holds 32 ducats."),
    (DealtFaceDown(A), "Ada is dealt a Plot."),
    (Discarded(A, 1), "Ada discards 1 Plot, unseen."),
    (Ended("4 farmers"), "It is over: 4 farmers Seals have come together."),
    (Ended("one of each guild"), "It is over: somebody has a Seal of each Faction."),
    (Ended("unfinished"), "It is over: the agreed number of Dances is over."),
    (Exchanged(SPACES[3], SPACES[7]), "The Plot in S3 and the Plot in S7 change places."),
    (FirstPlayer(A), "Ada has the First Player card."),
    (GuestsGathered(), "All Plots are gathered."),
    (HasFavours(A, FARMERS, 2), "Ada has 2 farmers Seals."),
    (Hired(A, GUARDS[0], 1), "Ada buys the Palace Guard for 1 ducat."),
    (Laid(ARCADES[4], FARMERS), "A4 gets a farmers Seal."),
    (PacksHandedOn(3), "Everybody hands 3 Plots on to the left."),
    (RoundBegan(2), "Dance 2 begins."),
    (SetAside(), "A Plot is set aside, unseen."),
    (StaysAway(MOROSINI), "Nobody plays for the Morosini, whose Plots come all the same."),
]


@pytest.mark.parametrize(("fact", "sentence"), SENTENCES, ids=[fact.spelling() for fact, _ in SENTENCES])
def test_a_fact_is_one_sentence(fact: Fact, sentence: str) -> None:
    assert reading(FOUR).fact(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), IN_DUST, ids=[fact.spelling() for fact, _ in IN_DUST])
def test_the_other_book_has_its_own_words(fact: Fact, sentence: str) -> None:
    assert reading(DANCING).fact(fact) == sentence


IN_FRENCH: list[tuple[Fact, str, str]] = [  # what one book says, and the other: genders and articles differ
    (
        AgentsLeft(),
        "Tous les agents du palais quittent la partie.",
        "Toutes les cartes Influence du palais quittent la partie.",
    ),
    (Counted(BANK, 0), "La réserve de ducats est vide.", "La banque est vide."),
    (DealtFaceDown(A), "Ada reçoit un invité.", "Ada reçoit une Intrigue."),
    (Discarded(A, 1), "Ada défausse 1 invité, face cachée.", "Ada défausse 1 Intrigue, face cachée."),
    (
        Ended("one of each guild"),
        "C’est fini : quelqu’un a une faveur de chaque guilde.",
        "C’est fini : quelqu’un a un Sceau de chaque Faction.",
    ),
    (
        Ended("4 military"),
        "C’est fini : quelqu’un a réuni 4 faveurs de l’armée.",
        "C’est fini : quelqu’un a réuni 4 Sceaux de l’armée.",
    ),
    (HasFavours(A, CLERGY, 0), "Ada n’a aucune faveur du clergé.", "Ada n’a aucun Sceau du clergé."),
    (HasFavours(A, CLERGY, 1), "Ada a 1 faveur du clergé.", "Ada a 1 Sceau du clergé."),
    (HasFavours(A, CLERGY, 2), "Ada a 2 faveurs du clergé.", "Ada a 2 Sceaux du clergé."),
    (Hired(A, GUARDS[1], 2), "Ada engage le garde pour 2 ducats.", "Ada achète le Garde du palais pour 2 ducats."),
    (Hired(A, ASSASSINS[0], 2), "Ada engage l’assassin pour 2 ducats.", "Ada achète l’assassin pour 2 ducats."),
    (RoundBegan(2), "La manche 2 commence.", "La Danse 2 commence."),
]
ALIKE_IN_FRENCH: list[tuple[Fact, str]] = [
    (Counted(Purse(B), 0), "Bo n’a aucun ducat."),
    (Received(A, (DANDOLO2, VENIER4)), "On passe à Ada Dandolo 2 et Venier 4."),
    (TimeRanOut(A), "Le temps d’Ada est écoulé : la table a répondu à sa place."),
    (TurnBegan(A), "C’est à Ada de jouer."),
]
IN_FRENCH += [(fact, sentence, sentence) for fact, sentence in ALIKE_IN_FRENCH]


@pytest.mark.parametrize(("fact", "ffg", "dust"), IN_FRENCH, ids=[fact.spelling() for fact, _, _ in IN_FRENCH])
def test_french_agrees_with_what_each_book_calls_things(fact: Fact, ffg: str, dust: str) -> None:
    said = [reading(setup, language="fr").fact(fact).replace("\u00a0", " ") for setup in (FOUR, DANCING)]
    assert said == [ffg, dust]


def test_french_says_vous_to_its_reader() -> None:
    reader = reading(FOUR, you=A, language="fr")
    assert reader.fact(Declined(A)) == "Vous ne vous en servez pas."
    assert reader.fact(Received(A, (VENIER4,))) == "On vous passe Venier 4."
    assert reader.fact(Hired(A, THIEVES[0], 1)) == "Vous engagez le voleur pour 1 ducat."


def test_every_fact_has_a_sentence() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and Fact in kind.__mro__}
    assert {type(fact) for fact, _ in SENTENCES} == (kinds - {Fact}) | {Sealed, TimeRanOut, Ended, Won}


def test_a_fact_that_nobody_can_tell_is_spelt() -> None:
    assert reading(FOUR).fact(RecalledFact("A sneezes")) == "A sneezes"


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

    assert last_told(halls(), "A:thief1 A:H3 A:P4")[0] == "The vintner favor on P4 is turned face down."
    assert last_told(halls(), "A:assassin1 A:H3 A:H2")[0] == "Dandolo 2 in H2 is turned face down."
    assert last_told(halls(), "A:guard1 A:H3 A:H4")[0] == "Ada chooses Morosini 3 in H4 (face down)."
    assert last_told(halls(), "A:guard1 A:H3 A:H4 A:H7")[0] == "Morosini 3 moves from H4 to H7."
    ferried = last_told(halls(), "A:gondolier1 A:H3 A:H2 A:H4")[0]
    assert ferried == "Dandolo 2 in H2 and Morosini 3 in H4 (face down) change places."
    traded = last_told(halls(), "A:trader1 A:H3 A:P4 A:P0")[0]
    assert traded == "The vintner favor on P4 and the clergy favor on P0 change places."


def test_an_award_tells_which_card_beat_which_and_why_a_token_stays() -> None:
    halls = "Morosini3 thief1 Dandolo2* Foscari4 Foscari3 Contarini3 . guard1"
    evening = two(halls, tokens="clergy ducat military ducat* vintner ducat scribe ducat")
    told_of = {sentence.partition(":")[0]: sentence for sentence in last_told(evening, "A:Venier4 A:H6")}
    assert told_of["P0"] == "P0: Morosini 3 beats the guard, and Bo takes the clergy favor (now 1)."
    assert told_of["P1"] == "P1: Morosini 3 beats the thief, and Bo takes the ducat (now 5)."
    assert told_of["P2"] == "P2: the thief beats Dandolo 2 (face down), and the military favor stays."
    assert told_of["P3"] == "P3: the ducat lies face down and stays."
    assert told_of["P4"] == "P4: Foscari 4 beats Foscari 3 for nobody, and the vintner favor stays."
    assert told_of["P5"] == "P5: Foscari 3 and Contarini 3 are even, and the ducat stays."
    assert told_of["P6"] == "P6: Venier 4 beats Contarini 3, and Ada takes the scribe favor (now 1)."


def test_cards_that_are_alike_or_count_for_nothing_can_be_told_apart_too() -> None:
    halls = "thief1 thief2 Dandolo2* Cantarini3 Foscari3 Foscari3 . guard1"
    tokens = "clergy ducat military ducat farmers ducat workers ducat"
    told_of = {text.partition(":")[0]: text for text in last_told(two(halls, tokens, DUST), "A:Venier4 A:S6")}
    assert told_of["A0"] == "A0: neither the Palace Guard nor the thief counts, and the clergy Seal stays."
    assert told_of["A1"] == "A1: neither the thief nor another thief counts, and the ducat stays."
    assert told_of["A2"] == "A2: neither the thief nor Dandolo 2 (face down) counts, and the military Seal stays."
    assert told_of["A5"] == "A5: Foscari 3 and another Foscari 3 are even, and the ducat stays."


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
    prompt = reading(setup, evening.view("A")).question("WhatToPlay")
    assert prompt == "Your turn, with 4 ducats: which guest do you play, or which agent do you hire?"
    evening.play("A:guard1")
    assert reading(setup, evening.view("A")).question("Where") == "In which hallway do you put the guard?"
    evening.play("A:H3")
    assert reading(setup, evening.view("A")).question("WhomToRemove") == "Which guest does the guard move?"
    evening.play("A:H2")
    prompt = reading(setup, evening.view("A")).question("WhereToRemove")
    assert prompt == "Dandolo 2 in H2: to which hallway does it move?"


def test_a_player_who_holds_nothing_is_told_that_they_may_pass() -> None:
    evening = in_the_middle(FFG, 4, hands={"A": ""}, purses="1 1 1 1", turn="A")
    prompt = reading(evening.setup, evening.view("A")).question("WhatToPlay")
    assert prompt == "Your turn, with 1 ducat and no guest left: which agent do you hire, or do you pass?"


@pytest.mark.parametrize(
    ("question", "answer", "phrase"),
    [
        ("WhatToPlay", "Venier4", "Play Venier 4"),
        ("WhatToPlay", "thief1", "Hire the thief for 1 ducat (turn a token beside it face down)"),
        ("WhatToPlay", "pass", "Pass"),
        ("Where", "H3", "H3"),
        ("WhichToKeep", "Venier4", "Venier 4"),
        ("WhatToSteal", "P4", "The token on P4"),
        ("WhatToSteal", "decline", "Make no use of it"),
        ("WhomToRemove", "H3", "The guest in H3"),
        ("WhereToRemove", "H7", "H7"),
        ("WhomToFerry", "H3", "The guest in H3"),
        ("WithWhomToChange", "H7", "The guest in H7"),
        ("WhomToStab", "H3", "The guest in H3"),
        ("WhomToCall", "Venier4", "Venier 4"),
        ("WhereToCall", "H3", "H3"),
        ("WhatToTrade", "P4", "The token on P4"),
        ("WhatToTradeItFor", "P7", "The token on P7"),
        ("WhichFamily", "Venier", "Venier"),
        ("WhoBegins", "b", "Bo"),
        ("WhichGuest", "Venier4", "Venier 4"),
        ("WhichFavour", "vintner", "A vintner favor"),
    ],
)
def test_an_option_is_a_phrase(question: str, answer: str, phrase: str) -> None:
    assert phrase_of(FOUR, question, spoken(answer)) == phrase


def test_with_a_view_an_option_tells_what_lies_there_and_whose_it_is() -> None:
    evening = two(". . Dandolo2 . Morosini3* . . .", hands={"A": "Venier4 Morosini4"})
    view, setup = evening.view("A"), evening.setup

    def phrase(question: str, answer: str) -> str:
        return phrase_of(setup, question, spoken(answer), view)

    assert phrase("WhatToPlay", "Venier4") == "Play Venier 4 (yours)"
    assert phrase("WhatToPlay", "Morosini4") == "Play Morosini 4 (Bo’s)"
    assert phrase("WhichToKeep", "Foscari3") == "Foscari 3 (nobody’s)"
    assert phrase("Where", "H3") == "H3 (ducat, vintner)"
    assert phrase("WhomToRemove", "H4") == "Morosini 3 in H4 (face down)"
    assert phrase("WhatToTrade", "P4") == "The vintner favor on P4"


def test_a_price_is_what_this_table_agreed_on() -> None:
    dear = set_up(DUST, 4, {"costs": "thief 2-3-4"})
    phrase = phrase_of(dear, "WhatToPlay", spoken("thief2"))
    assert phrase.startswith("Buy the thief for 3 ducats (")


# Refusals.

REASONS: list[tuple[str, str, str, str]] = [  # before this turn; what is tried; why not, in English and in French
    ("", "pass", "Nobody passes with guests in hand.", "On ne passe pas avec des invités en main."),
    ("", "Foscari2", "It is not in your hand.", "Cette carte n’est pas dans votre main."),
    ("", "decline", "Play one of your guests, or hire an agent.", "Jouez un de vos invités, ou engagez un agent."),
    ("", "thief1", "This thief has left its pile.", "Ce voleur a quitté sa pile."),
    ("", "assassin1", "It costs 2, and you have 1.", "Cela coûte 2 ducats, et vous avez 1 ducat."),
    (
        "",
        "guard2",
        "It is not on top of its pile: the guard for 1 ducat is.",
        "Cette carte n’est pas sur le dessus de sa pile : on y voit le garde à 1 ducat.",
    ),
    (
        "",
        "courtesan1",
        "No courtesan comes to a table of two.",
        "La courtisane ne vient pas à une table de deux.",
    ),
    ("A:Venier4", "H2", "There is a card in this hallway already.", "Il y a déjà une carte dans ce couloir."),
    ("A:Venier4", "P2", "Put Venier 4 in a vacant hallway.", "Posez Venier 4 dans un couloir libre."),
    ("A:guard1", "P2", "Put the guard in a vacant hallway.", "Posez le garde dans un couloir libre."),
    ("A:guard1 A:H3", "P2", "A guard takes a guest beside it.", "Un garde prend un invité juste à côté."),
    ("A:guard1 A:H3 A:H2", "decline", "What was begun has to be completed.", "Ce qui est commencé doit être achevé."),
]


@pytest.mark.parametrize(("play", "tried", "english", "french"), REASONS, ids=[tried for _, tried, _, _ in REASONS])
def test_a_refusal_says_why(play: str, tried: str, english: str, french: str) -> None:
    evening = two("thief1 . Dandolo2 . . . . .", purses="1").play(play)
    because = evening.match.why_not(A, spoken(tried))
    assert because is not None
    said = {
        language: reading(evening.setup, evening.view("A"), A, language).reason(because, tried).replace("\u00a0", " ")
        for language in LANGUAGES
    }
    assert said == {"en": english, "fr": french}


def test_a_refusal_is_in_the_words_of_the_book() -> None:
    evening = two("thief1 . Dandolo2 . . . . .", "clergy ducat military ducat farmers ducat workers ducat", DUST)
    for tried, why in (
        ("pass", "Nobody passes with Plots in hand."),
        ("decline", "Play one of your Plots, or buy an Influence card."),
        ("guard2", "It is not on top of its pile: the Palace Guard for 1 ducat is."),
    ):
        because = evening.match.why_not(A, spoken(tried))
        assert because is not None and reading(evening.setup).reason(because, tried) == why


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
    assert "cost 2, 3 and 5 ducats, with an influence of 1 or 2." in sheet["thief"]
    assert "influence" not in reference(DANCING)["assassin"], "there is none in this book"


def called(edition: Edition, kind: str) -> str:
    return "Palace Guard" if edition is DUST and kind == "guard" else kind


@pytest.mark.clause("MQD-084", "MQF-086")
@pytest.mark.parametrize("kind", AGENT_KINDS)
def test_the_reference_calls_an_effect_compulsory_where_the_host_made_it_so(kind: str) -> None:
    for edition in EDITIONS:
        assert reference(set_up(edition, 4, {}))[kind].startswith(f"When placed, the {called(edition, kind)} may ")
    compulsory = reference(set_up(DUST, 4, {"optional_effects": "off"}))[kind]
    assert compulsory.startswith(f"When placed, the {called(DUST, kind)} must, if it can, ")
    assert " may " not in compulsory


@pytest.mark.clause("MQD-116", "MQD-121")
def test_the_reference_offers_no_plots_face_down_where_the_host_forbade_to_move_them() -> None:
    usual, strict = reference(set_up(DUST, 4, {})), reference(set_up(DUST, 4, {"move_facedown": "off"}))
    assert "may move a Plot from one of the two spaces next to it" in usual["guard"]
    assert "may move a Plot that lies face up from one of the two spaces next to it" in strict["guard"]
    assert "change places with any other in the palace." in usual["gondolier"]
    assert "may have a Plot that lies face up in one of the two spaces" in strict["gondolier"]
    assert "change places with any other that lies face up in the palace." in strict["gondolier"]
    assert {kind for kind in strict if strict[kind] != usual[kind]} == {"guard", "gondolier"}


@pytest.mark.clause("MQD-131", "MQF-134")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reference_offers_no_tokens_face_down_where_the_host_forbade_to_trade_them(edition: Edition) -> None:
    usual, strict = reference(set_up(edition, 4, {})), reference(set_up(edition, 4, {"trade_facedown": "off"}))
    assert "may have a token beside it change places with any other in the palace." in usual["trader"]
    assert (
        "may have a token beside it that lies face up change places with any other that lies face up"
        in strict["trader"]
    )
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
    assert f" After 5 {word}s it ends without a winner." in goal(set_up(edition, 4, {"max_rounds": "5"}))
    assert f" After 1 {word} it ends without a winner." in goal(set_up(edition, 4, {"max_rounds": "1"}))


def test_a_seat_is_called_after_the_player_who_sits_there() -> None:
    answers: list[Answer] = list(SEATS)
    assert [phrase_of(FOUR, "WhoBegins", seat) for seat in answers] == PEOPLE
