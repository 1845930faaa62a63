"""Sentences for people: everything that is told, asked and answered at this table can be said, in both languages."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade.game import FIRST_EDITION, SECOND_EDITION
from ridotto.games.mascarade.public.editions import EDITIONS, FIRST, SECOND, Edition
from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    Announced,
    Chose,
    Claimed,
    Counted,
    Guessed,
    Kept,
    Lay,
    Looked,
    Paid,
    Purse,
    Saw,
    Swapped,
    TookUp,
    Touched,
)
from ridotto.games.mascarade.public.masks.cheat import CHEATS_GOAL
from ridotto.games.mascarade.public.masks.inquisitor import PRICE
from ridotto.games.mascarade.public.masks.widow import WIDOWS_FILL
from ridotto.games.mascarade.public.setup import MascaradeSetup, set_up
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import (
    BISHOP,
    CHEAT,
    CHEATER,
    CLAIM,
    EMPRESS,
    GURU,
    INQUISITOR,
    KEEP,
    KING,
    LEFT,
    LOOK,
    ON,
    PASS,
    PEASANT,
    QUEEN,
    READY,
    RIGHT,
    SEATS,
    SLOTS,
    SPY,
    SWAP,
    WIDOW,
    Mask,
)
from ridotto.games.mascarade.secret import rules
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing, PowerQuestion
from ridotto.kernel import (
    CLOCK,
    Answer,
    Ended,
    Fact,
    Player,
    Question,
    Reader,
    Sealed,
    TimeRanOut,
    first_players,
)
from ridotto.words.files import LANGUAGES, catalogue
from tests.games.mascarade.listening import Listening, Table, dealt, random_answer, seated, tables

PEOPLE = "Ada Bo Cy Di Ed Flo Gil Hana Ike Jo Kai Lea Max".split()
A, B, C, D, E, F, G, H = first_players(8)
a, b, c, d = SEATS[:4]

FIVE = set_up(FIRST, 5, {})
THREE = set_up(FIRST, 3, {})
EIGHT = set_up(SECOND, 8, {})  # two Peasants, no Puppeteer
MOVING = set_up(SECOND, 8, {"set": "B"})  # here players may change seats

QUESTIONS = "WhatToDo WhichOfMine SwapOrKeep SeenEnough Ready ClaimToo WhichMask WhoBegins Linger".split()


def reader(
    setup: MascaradeSetup, view: CourtView | None = None, you: Player | None = None, language: str = "en"
) -> Reader:
    """Somebody who has heard nothing yet, where no view says more."""
    seen = view or CourtView(setup, A if you is None else you)
    return game_called(setup.edition.id).reader(setup, catalogue(language), PEOPLE, you, seen)


def stranger(setup: MascaradeSetup) -> Reader:
    """Somebody who does not even know who sits where."""
    return game_called(setup.edition.id).reader(setup, catalogue("en"), PEOPLE)


FRENCH: list[tuple[MascaradeSetup, Player | None, Fact, str]] = [  # one of each thing that French agrees with
    (FIVE, None, Announced(A, a, BISHOP), "« Je suis l’Évêque. »"),
    (FIVE, None, Announced(A, a, QUEEN), "« Je suis la Reine. »"),
    (EIGHT, None, Guessed(B, PEASANT), "« Je suis un Paysan. »"),
    (FIVE, None, Lay(a, KING), "masque d’Ada"),
    (FIVE, None, Lay(b, KING), "masque de Bo"),
    (EIGHT, None, Saw(E, c, GURU), "yeux d’Ed"),
    (EIGHT, None, Saw(H, c, EMPRESS), "yeux de Hana"),
    (FIVE, A, Looked(A, a), "Vous regardez votre propre masque."),
    (FIVE, B, Looked(A, a), "Ada regarde son propre masque."),
    (EIGHT, B, TookUp(A, a, b), "son propre masque et votre masque"),
    (EIGHT, A, Counted(Purse(A), 0), "aucune pièce"),
    (EIGHT, None, Counted(Purse(A), 1), "1 pièce."),
    (EIGHT, None, Counted(Purse(A), 2), "2 pièces."),
    (FIVE, None, Paid(Purse(B), COURT, 1), "au tribunal"),
    (EIGHT, None, Paid(Purse(B), COURT, 1), "au plateau de Justice"),
    (EIGHT, None, TimeRanOut(A), "d’Ada"),
    (EIGHT, None, TimeRanOut(CLOCK), "de l’horloge"),
]


@pytest.mark.parametrize(("setup", "you", "fact", "sentence"), FRENCH, ids=[case[3] for case in FRENCH])
def test_french_elides_agrees_and_says_vous(
    setup: MascaradeSetup, you: Player | None, fact: Fact, sentence: str
) -> None:
    """Spaces that may not break stand here as they are typed."""
    assert sentence in reader(setup, you=you, language="fr").fact(fact).replace("\u00a0", " ")


ENGLISH: list[tuple[MascaradeSetup, Player | None, Fact, str]] = [  # who has what, in one case after the other
    (EIGHT, None, Looked(A, a), "their own mask"),
    (EIGHT, A, Looked(A, a), "your own mask"),
    (EIGHT, None, TookUp(D, a, b), "Ada’s mask and Bo’s mask"),
    (EIGHT, B, TookUp(A, a, b), "their own mask and your mask"),
    (EIGHT, None, Announced(A, a, KING), "the King"),
    (EIGHT, None, Guessed(B, PEASANT), "a Peasant"),
    (EIGHT, None, Paid(Purse(B), COURT, 1), "1 coin to the Justice board"),
    (EIGHT, None, Paid(COURT, Purse(A), 4), "4 coins from the Justice board"),
    (EIGHT, None, Paid(BANK, Purse(A), 3), "3 coins from the bank"),
    (EIGHT, None, Counted(BANK, 152), "152 coins"),
    (EIGHT, None, Counted(COURT, 0), "Justice board"),
    (EIGHT, None, Counted(Purse(A), 0), "no coins"),
    (EIGHT, None, Ended("Cheater"), "the Cheater wins"),
    (EIGHT, A, Sealed(b), "Bo’s mask"),
    (EIGHT, None, TimeRanOut(CLOCK), "The clock’s time"),
    (THREE, None, Touched(A, LEFT[0]), "their own left mask"),
    (THREE, None, Announced(A, LEFT[0], KING), "their own left mask: "),
    (THREE, None, Claimed(B, RIGHT[1]), "with their own right mask"),
    (THREE, None, TookUp(A, LEFT[0], RIGHT[1]), "their own left mask and Bo’s right mask"),
    (THREE, None, Chose(A, LEFT[2]), "Cy’s left mask"),
    (THREE, None, Counted(COURT, 1), "The courthouse"),
    (FIVE, None, TookUp(A, a, SLOTS[0]), "their own mask and the first centre mask"),
    (FIVE, None, Lay(SLOTS[1], KING), "The second centre mask"),
]


@pytest.mark.parametrize(("setup", "you", "fact", "part"), ENGLISH, ids=[case[3] for case in ENGLISH])
def test_english_says_whose_mask_and_whose_coins(
    setup: MascaradeSetup, you: Player | None, fact: Fact, part: str
) -> None:
    assert part in reader(setup, you=you).fact(fact)


def test_swapped_or_kept_is_as_long_to_read() -> None:
    """Not even its length, on a screen or on its way there, tells which it was (MC1-250, MC2-250)."""
    swapped, kept = Swapped(A, a, b), Kept(A, a, b)
    assert len(swapped.spelling()) == len(kept.spelling())
    assert len(json.dumps(swapped.data())) == len(json.dumps(kept.data()))
    for language in LANGUAGES:
        for you in (A, B, None):
            said = reader(EIGHT, you=you, language=language)
            assert len(said.fact(swapped)) == len(said.fact(kept)), said.fact(kept)
    assert len(reader(EIGHT).option("SwapOrKeep", SWAP)) == len(reader(EIGHT).option("SwapOrKeep", KEEP))


# Who sits where.


def puppets() -> Listening:
    """E, the Puppeteer, has just made A and H change seats."""
    listening = dealt(SECOND, "Judge Beggar Patron Princess Puppeteer Thief King Sorceress", 8)
    listening.play("A:Puppeteer B:pass C:pass D:pass E:claim F:pass G:pass H:pass E:a E:h")
    return listening


@pytest.mark.clause("MC2-361")
def test_a_mask_is_called_after_whoever_sits_before_it_now() -> None:
    listening = puppets()
    view = listening.view("B")
    setup = listening.setup
    assert "their own mask" in reader(setup, view).fact(Looked(H, a))
    assert "their own mask and Hana’s mask" in reader(setup, view).fact(TookUp(B, b, a))
    assert "Ada" in reader(setup, view).fact(Chose(B, SEATS[7]))
    assert "Hana" in reader(setup, view).option("WhatToDo", a)
    assert "Ada’s mask" in reader(setup, view).option("WhomToShow", SEATS[7])


def test_where_players_may_have_changed_seats_only_a_view_can_tell() -> None:
    assert "the mask at seat A" in stranger(MOVING).fact(Looked(H, a))
    for said in (stranger(MOVING).fact(Chose(B, a)), stranger(MOVING).option("WhatToDo", a)):
        assert "seat A" in said and "Ada" not in said
    assert "Ada" in stranger(FIVE).fact(Chose(B, a))  # nobody changes seats there


# Questions.


def question_names() -> set[str]:
    """Every question class of the rules."""
    found = set()
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and Question in kind.__mro__[1:] and kind not in (PowerQuestion, Pointing):
                found.add(kind.__name__)
    return found


def test_every_question_can_be_put() -> None:
    assert question_names() == {*QUESTIONS, *FIRST.asks, *SECOND.asks}
    for edition in EDITIONS:
        setup = set_up(edition, 8, {})
        for question in [*QUESTIONS, *edition.asks]:
            assert reader(setup).question(question).endswith(("?", "."))


def test_a_question_says_what_it_is_about() -> None:
    listening = dealt(SECOND, "Judge Trickster Empress Fool King Sorceress Guru Widow", 8)
    listening.play("A:King")
    asked = reader(listening.setup, listening.view("B")).question("ClaimToo")
    assert asked.startswith("Ada ") and "the King" in asked
    listening.play("B:claim")
    listening.all_pass()
    assert "may not announce" in reader(listening.setup, listening.view("B")).question("WhatToDo")
    listening.play("B:c B:keep C:Guru")
    listening.all_pass()
    listening.play("C:d")
    assert reader(listening.setup, listening.view("D")).question("WhoAreYou").startswith("Cy ")


def test_a_turn_that_is_not_free_says_so() -> None:
    first = seated(Table(FIRST, 3, {"start": "A"}))
    first.play("fate:Judge fate:Bishop fate:Fool fate:Queen fate:King fate:Witch A:aL")
    opening = reader(first.setup, first.view("A"), A).question("WhatToDo")
    assert "your left mask" in opening
    assert "your right mask" in reader(first.setup, first.view("A"), A).option("WhatToDo", RIGHT[0])
    first.skip_initial_turns()
    first.play("B:bL")
    free = reader(first.setup, first.view("B"), B).question("WhatToDo")
    assert "your left mask" in reader(first.setup, first.view("B"), B).option("WhatToDo", LOOK)
    first.play("B:King C:cL A:pass")
    bound = reader(first.setup, first.view("C"), C).question("WhatToDo")
    assert "your left mask" in bound and "must" in bound and len({opening, free, bound}) == 3


OPTIONS: list[tuple[str, Answer, str]] = [
    *[("WhatToDo", b, "Bo"), ("WhatToDo", LOOK, "own mask"), ("WhatToDo", KING, "the King")],
    *[(question, b, "Bo") for question in ("WhoseWealth", "WhichOfTheRichest", "WhomToQuestion")],
    *[(question, b, "Bo’s mask") for question in ("WhomToSpyOn", "FirstMask", "WhomToShow")],
    *[("SecondMask", c, "Cy’s mask"), ("FirstPuppet", b, "Bo"), ("SecondPuppet", c, "Cy"), ("WhoBegins", b, "Bo")],
    *[("WhoAreYou", KING, "the King"), ("WhichMask", KING, "he King")],
    *[("SwapOrKeep", SWAP, ""), ("SwapOrKeep", KEEP, ""), ("ClaimToo", CLAIM, ""), ("ClaimToo", PASS, "")],
    *[("SeenEnough", READY, ""), ("Ready", READY, ""), ("Linger", ON, ""), ("WhoseWealth", PASS, "")],
]


@pytest.mark.parametrize(("question", "answer", "names"), OPTIONS)
def test_an_option_is_a_phrase(question: str, answer: Answer, names: str) -> None:
    """With a capital, unless a name begins it, and without a full stop."""
    setup = FIVE if question in QUESTIONS or question in FIRST.asks else EIGHT
    for language in LANGUAGES:
        phrase = reader(setup, language=language).option(question, answer)
        assert phrase[0].isupper() and not phrase.endswith(".") and phrase != answer.text
        assert names in phrase or language != "en"


def test_the_same_word_is_called_after_what_is_asked() -> None:
    """To put a mask down and to have seen it, to pass and to exchange with nobody."""
    for language in LANGUAGES:
        said = reader(EIGHT, language=language)
        assert said.option("SeenEnough", READY) != said.option("Ready", READY)
        assert said.option("WhoseWealth", PASS) != said.option("ClaimToo", PASS)
        assert len({said.option(question, b) for question in ("WhatToDo", "FirstMask", "WhomToShow", "WhoBegins")}) == 4


def test_with_several_cards_an_option_names_the_hand() -> None:
    assert reader(THREE, you=A).option("WhichOfMine", LEFT[0]) == "Your left mask"
    assert "your right mask" in reader(THREE, you=B).option("ClaimToo", RIGHT[1])


# Whole matches.

FOREIGN_WORD = {
    FIRST: re.compile(r"\b(cards?|Justice board|cartes?|plateau de Justice)\b"),
    SECOND: re.compile(r"\b(cards?|courthouse|cartes?|tribunal)\b"),
}
ENDS = (".", ".”", "!”", "!", "\u00a0»")


@pytest.mark.slow
@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=str(table), marks=[pytest.mark.slow] if table.players > 4 else [])
        for table in [*tables(), *tables(pace="usual", challenge="together")]
    ],
)
def test_whole_matches_can_be_read_in_the_words_of_their_edition(table: Table) -> None:
    listening = seated(table)
    match, setup = listening.match, listening.setup
    foreign = FOREIGN_WORD[table.edition]
    dice = Dice(table.players)
    heard = match.heard_by(A)
    while not match.over():
        for question in match.open_questions():
            view = listening.views.get(question.player)
            for language in LANGUAGES:
                asked = reader(setup, view, None if view is None else view.player, language)
                phrases = [asked.option(question.name(), option) for option in match.options(question)]
                assert len(set(phrases)) == len(phrases), "no two options read alike"
                for said in (asked.question(question.name()), *phrases):
                    assert said[0].isupper() and not foreign.search(said), said
        heard = listening.answer(*random_answer(match, dice))
        for language in LANGUAGES:
            told = reader(setup, listening.view("A"), A, language)
            for fact in heard:
                sentence = told.fact(fact)
                assert sentence[0].isupper() and sentence.endswith(ENDS), sentence
                assert not foreign.search(sentence), sentence


# Powers.


def power(edition: Edition, mask: Mask, language: str = "en") -> str:
    return reader(FIVE if edition is FIRST else EIGHT, language=language).pick("mascarade-power", mask.text)


IN_THE_BOX = [(edition, mask.mask) for edition in EDITIONS for mask in edition.box]
BOXES = pytest.mark.parametrize(("edition", "mask"), IN_THE_BOX, ids=[f"{e.id} {m.text}" for e, m in IN_THE_BOX])


@BOXES
@pytest.mark.clause("MC1-007", "MC2-007", "MC1-017", "MC2-017")
def test_the_sheet_says_what_every_mask_does(edition: Edition, mask: Mask) -> None:
    text = power(edition, mask)
    assert text[0].isupper() and text.endswith(".") and "{" not in text
    assert text.count(".") <= 3
    assert not FOREIGN_WORD[edition].search(text)
    setup = FIVE if edition is FIRST else EIGHT
    assert len({reader(setup).option(question, mask) for question in ("WhatToDo", "WhichMask")}) == 2


@BOXES
@pytest.mark.clause("MC1-007", "MC2-007")
def test_the_sheet_names_the_amounts_that_are_paid(edition: Edition, mask: Mask) -> None:
    """Somebody announces it, nobody objects, and every amount that changes hands stands on the sheet."""
    amounts = {int(number) for number in re.findall(r"\d+", power(edition, mask))}
    if mask in (CHEAT, CHEATER):
        assert amounts == {CHEATS_GOAL}
    elif mask is WIDOW:
        assert amounts == {WIDOWS_FILL}
    elif mask in (INQUISITOR, GURU):
        assert amounts == {PRICE}
    elif mask is PEASANT:
        assert amounts == {1, 2}
    else:
        assert amounts == paid_for(edition, mask)
        gist = reader(FIVE if edition is FIRST else EIGHT).option("WhatToDo", mask)
        assert {int(number) for number in re.findall(r"\d+", gist)} <= amounts


def paid_for(edition: Edition, mask: Mask) -> set[int]:
    """What is paid between the announcement and the next turn, where no court holds anything."""
    fillers = (
        "Judge Fool King Queen Witch Bishop Spy" if edition is FIRST else "Judge Fool King Empress Trickster Spy Patron"
    )
    words = [mask.text, *[word for word in fillers.split() if word != mask.text]]
    if len(words) > 7:
        words.remove("Spy")
    listening = dealt(edition, " ".join(words), 7)
    listening.play("A:King")  # so that somebody is richer than the others
    listening.all_pass()
    listening.play(f"B:{mask.text}")
    heard = listening.all_pass()
    while not listening.match.over() and listening.view("A").turn == B:
        question = listening.match.asks()
        heard += listening.answer(question.player, listening.match.options(question)[-1])
    return {fact.coins for fact in heard if isinstance(fact, Paid)}


@pytest.mark.clause("MC1-180", "MC1-181", "MC2-180", "MC2-181")
def test_the_king_is_worth_more_in_the_first_edition() -> None:
    for edition, mask, coins in ((FIRST, KING, "3"), (FIRST, QUEEN, "2"), (SECOND, KING, "2")):
        setup = FIVE if edition is FIRST else EIGHT
        for said in (power(edition, mask), reader(setup).option("WhatToDo", mask)):
            assert re.findall(r"\d+", said) == [coins]


def test_only_the_first_edition_sends_the_spy_to_the_centre() -> None:
    assert "centre" in power(FIRST, SPY)
    assert "centre" not in power(SECOND, SPY)


def test_the_reference_has_what_is_in_play_by_its_name() -> None:
    for language, king, queen in (("en", "King", "Queen"), ("fr", "Roi", "Reine")):
        first = FIRST_EDITION.reference(FIVE, reader(FIVE, language=language))
        second = SECOND_EDITION.reference(EIGHT, reader(EIGHT, language=language))
        assert first[king] == power(FIRST, KING, language) != second[king]
        assert queen in first and queen not in second
