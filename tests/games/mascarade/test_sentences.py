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
from ridotto.games.mascarade.public import facts
from ridotto.games.mascarade.public.editions import EDITIONS, FIRST, SECOND, Edition
from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    AllTurnedDown,
    Announced,
    ChangedSeats,
    Chose,
    Claimed,
    Counted,
    Dealt,
    Declined,
    ExchangedWealth,
    Guessed,
    Kept,
    Lay,
    Lingered,
    Looked,
    MayNotAnnounce,
    MustSwap,
    Paid,
    Passed,
    Purse,
    PutDown,
    Returned,
    Revealed,
    Saw,
    ShownAround,
    Swapped,
    TookUp,
    Touched,
    TurnedDown,
    Used,
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
    JUDGE,
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
    RecalledFact,
    Sealed,
    TimeRanOut,
    TurnBegan,
    Won,
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


SENTENCES: list[tuple[Fact, str]] = [
    (AllTurnedDown(), "All masks are turned face down."),
    (Announced(A, a, KING), "Ada announces: “I am the King.”"),
    (ChangedSeats(A, B), "Ada and Bo change seats; masks and coins stay where they lie."),
    (Chose(A, b), "Ada points at Bo."),
    (Claimed(B, b), "Bo claims it too: “So am I!”"),
    (Counted(Purse(A), 6), "Ada has 6 coins."),
    (Counted(BANK, 152), "The bank holds 152 coins."),
    (Counted(COURT, 0), "The Justice board is empty."),
    (Dealt(a, JUDGE), "Face up, Ada’s mask is the Judge."),
    (Declined(A), "Ada leaves the power unused."),
    (Ended("13 coins"), "It is over: somebody has come to 13 coins."),
    (Ended("last coin lost"), "It is over: somebody has lost their last coin."),
    (Ended("turn limit"), "It is over: the agreed number of turns has been played."),
    (Ended("Cheater"), "It is over: the Cheater wins with 10 coins or more."),
    (ExchangedWealth(A, C), "Ada and Cy exchange all their coins."),
    (Guessed(B, PEASANT), "Bo answers: “I am a Peasant.”"),
    (Kept(A, a, b), "Ada’s secret: only pretended."),
    (Swapped(A, a, b), "Ada’s secret: really swapped."),
    (Lay(a, KING), "Ada’s mask was the King."),
    (Lingered(), "Everybody has seen it."),
    (Looked(A, a), "Ada looks at their own mask."),
    (MayNotAnnounce(B), "Bo’s mask was shown in the turn before: they may not announce."),
    (MustSwap(B), "Bo’s mask was shown in the turn before: they have to swap, or pretend to."),
    (Paid(BANK, Purse(A), 3), "Ada takes 3 coins from the bank."),
    (Paid(COURT, Purse(A), 4), "Ada takes 4 coins from the Justice board."),
    (Paid(Purse(B), COURT, 1), "Bo pays a fine of 1 coin to the Justice board."),
    (Paid(Purse(C), Purse(A), 2), "Cy gives Ada 2 coins."),
    (Passed(C), "Cy passes."),
    (PutDown(A, a), "Ada puts their own mask back down."),
    (Returned(A, a, b), "Ada puts their own mask and Bo’s mask back, swapped or not."),
    (Revealed(b, KING), "Bo’s mask shows the King."),
    (Saw(A, a, KING), "For Ada’s eyes only: their own mask is the King."),
    (Saw(A, b, PEASANT), "For Ada’s eyes only: Bo’s mask is a Peasant."),
    (ShownAround(c, C), "Everybody but Cy sees Cy’s mask."),
    (TookUp(D, a, b), "Di takes Ada’s mask and Bo’s mask under the table."),
    (Touched(A, a), "Ada lays a hand on their own mask."),
    (TurnBegan(A), "It is Ada’s turn."),
    (TurnedDown(b), "Bo’s mask is turned face down."),
    (Used(A, KING), "Ada uses the power of the King."),
    (Won(B), "Bo wins."),
    (Sealed(PASS), "Your answer is sealed until everybody has answered: let it pass."),
    (TimeRanOut(B), "Bo’s time ran out, and the table answered for them."),
    (TimeRanOut(CLOCK), "The clock’s time ran out, and the table answered for them."),
]


@pytest.mark.parametrize(("fact", "sentence"), SENTENCES, ids=[fact.spelling() for fact, _ in SENTENCES])
def test_a_fact_is_one_sentence(fact: Fact, sentence: str) -> None:
    assert reader(EIGHT).fact(fact) == sentence


FRENCH: list[tuple[MascaradeSetup, Player | None, Fact, str]] = [
    (FIVE, None, Announced(A, a, BISHOP), "Ada annonce : « Je suis l’Évêque. »"),
    (FIVE, None, Announced(A, a, QUEEN), "Ada annonce : « Je suis la Reine. »"),
    (FIVE, None, Lay(a, KING), "Le masque d’Ada était le Roi."),
    (FIVE, None, Lay(b, KING), "Le masque de Bo était le Roi."),
    (FIVE, A, Looked(A, a), "Vous regardez votre propre masque."),
    (FIVE, B, Looked(A, a), "Ada regarde son propre masque."),
    (EIGHT, B, Looked(A, a), "Ada regarde son propre masque."),
    (EIGHT, A, Chose(B, a), "Bo vous désigne."),
    (EIGHT, B, TookUp(A, a, b), "Ada prend son propre masque et votre masque sous la table."),
    (EIGHT, None, Guessed(B, PEASANT), "Bo répond : « Je suis un Paysan. »"),
    (EIGHT, None, Saw(E, c, GURU), "Pour les yeux d’Ed seulement : le masque de Cy est le Gourou."),
    (EIGHT, None, Saw(H, c, EMPRESS), "Pour les yeux de Hana seulement : le masque de Cy est l’Impératrice."),
    (EIGHT, A, Counted(Purse(A), 0), "Vous n’avez aucune pièce."),
    (EIGHT, None, Counted(Purse(A), 1), "Ada a 1 pièce."),
    (EIGHT, None, Counted(Purse(A), 2), "Ada a 2 pièces."),
    (EIGHT, None, Counted(COURT, 0), "Le plateau de Justice est vide."),
    (FIVE, None, Paid(Purse(B), COURT, 1), "Bo paie une amende de 1 pièce au tribunal."),
    (EIGHT, None, Paid(Purse(B), COURT, 1), "Bo paie une amende de 1 pièce au plateau de Justice."),
    (EIGHT, A, Paid(COURT, Purse(A), 4), "Vous prenez 4 pièces sur le plateau de Justice."),
    (EIGHT, A, Paid(Purse(C), Purse(A), 2), "Cy vous donne 2 pièces."),
    (EIGHT, C, Paid(Purse(C), Purse(A), 2), "Vous donnez 2 pièces à Ada."),
    (EIGHT, None, Ended("Cheater"), "C’est fini : la Tricheuse gagne avec 10 pièces ou plus."),
    (EIGHT, A, Sealed(PASS), "Votre réponse reste scellée tant que tout le monde n’a pas répondu : laisser passer."),
    (EIGHT, None, TimeRanOut(A), "Le temps d’Ada est écoulé : la table a répondu à sa place."),
    (EIGHT, None, TimeRanOut(CLOCK), "Le temps de l’horloge est écoulé : la table a répondu à sa place."),
    (EIGHT, A, Won(A), "Vous gagnez !"),
]


@pytest.mark.parametrize(("setup", "you", "fact", "sentence"), FRENCH, ids=[case[3] for case in FRENCH])
def test_french_elides_agrees_and_says_vous(
    setup: MascaradeSetup, you: Player | None, fact: Fact, sentence: str
) -> None:
    """Spaces that may not break stand here as they are typed."""
    assert reader(setup, you=you, language="fr").fact(fact).replace("\u00a0", " ") == sentence


SPOKEN_TO: list[tuple[Player, Fact, str]] = [
    (A, ChangedSeats(A, B), "You and Bo change seats; masks and coins stay where they lie."),
    (A, Chose(B, a), "Bo points at you."),
    (A, Counted(Purse(A), 6), "You have 6 coins."),
    (A, ExchangedWealth(A, C), "You and Cy exchange all your coins."),
    (A, Kept(A, a, b), "Only you know it: you only pretended."),
    (A, Lay(a, KING), "Your mask was the King."),
    (A, Looked(A, a), "You look at your own mask."),
    (A, MustSwap(A), "Your mask was shown in the turn before: you have to swap, or pretend to."),
    (A, Paid(BANK, Purse(A), 3), "You take 3 coins from the bank."),
    (A, Paid(Purse(C), Purse(A), 2), "Cy gives you 2 coins."),
    (C, Paid(Purse(C), Purse(A), 2), "You give Ada 2 coins."),
    (A, Saw(A, b, PEASANT), "For your eyes only: Bo’s mask is a Peasant."),
    (C, ShownAround(c, C), "Everybody but you sees your mask."),
    (B, TookUp(A, a, b), "Ada takes their own mask and your mask under the table."),
    (B, TimeRanOut(B), "Your time ran out, and the table answered for you."),
    (A, TurnBegan(A), "It is your turn."),
    (B, Won(B), "You win!"),
]


@pytest.mark.parametrize(("you", "fact", "sentence"), SPOKEN_TO, ids=[sentence for _, _, sentence in SPOKEN_TO])
def test_a_sentence_speaks_to_its_reader(you: Player, fact: Fact, sentence: str) -> None:
    assert reader(EIGHT, you=you).fact(fact) == sentence


def test_every_fact_has_a_sentence() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and Fact in kind.__mro__}
    assert {type(fact) for fact, _ in SENTENCES} == (kinds - {Fact}) | {Sealed, TimeRanOut, Ended, Won}


def test_a_fact_that_nobody_can_tell_is_not_passed_over() -> None:
    assert reader(EIGHT).fact(RecalledFact("A sneezes")) == "A sneezes"


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


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (Touched(A, LEFT[0]), "Ada lays a hand on their own left mask."),
        (Announced(A, LEFT[0], KING), "Ada announces with their own left mask: “I am the King.”"),
        (Claimed(B, RIGHT[1]), "Bo claims it too, with their own right mask: “So am I!”"),
        (TookUp(A, LEFT[0], RIGHT[1]), "Ada takes their own left mask and Bo’s right mask under the table."),
        (Chose(A, LEFT[2]), "Ada points at Cy’s left mask."),
        (Counted(COURT, 1), "The courthouse holds 1 coin."),
    ],
)
def test_with_several_cards_each_hands_are_named(fact: Fact, sentence: str) -> None:
    assert reader(THREE).fact(fact) == sentence


def test_centre_cards_are_counted() -> None:
    assert (
        reader(FIVE).fact(TookUp(A, a, SLOTS[0]))
        == "Ada takes their own mask and the first centre mask under the table."
    )
    assert reader(FIVE).fact(Lay(SLOTS[1], KING)) == "The second centre mask was the King."
    assert reader(FIVE).option("WhatToDo", SLOTS[0]) == "Swap (or not) with the first centre mask"
    assert reader(FIVE).option("WhomToSpyOn", SLOTS[0]) == "Look at the first centre mask"


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
    assert reader(setup, view).fact(Looked(H, a)) == "Hana looks at their own mask."
    assert reader(setup, view).fact(TookUp(B, b, a)) == "Bo takes their own mask and Hana’s mask under the table."
    assert reader(setup, view).fact(Chose(B, SEATS[7])) == "Bo points at Ada."
    assert reader(setup, view).option("WhatToDo", a) == "Swap (or not) with Hana"
    assert reader(setup, view).option("WhomToShow", SEATS[7]) == "Have Ada’s mask shown"


def test_where_players_may_have_changed_seats_only_a_view_can_tell() -> None:
    assert stranger(MOVING).fact(Looked(H, a)) == "Hana looks at the mask at seat A."
    assert stranger(MOVING).fact(Chose(B, a)) == "Bo points at seat A."
    assert stranger(MOVING).option("WhatToDo", a) == "Swap (or not) with seat A"
    assert stranger(FIVE).fact(Chose(B, a)) == "Bo points at Ada."  # nobody changes seats there


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
    assert reader(listening.setup, listening.view("B")).question("ClaimToo") == "Ada says: “I am the King.” Are you?"
    assert reader(listening.setup, listening.view("B")).option("ClaimToo", CLAIM) == "So am I!"
    listening.play("B:claim")
    listening.all_pass()
    assert "may not announce" in reader(listening.setup, listening.view("B")).question("WhatToDo")
    listening.play("B:c B:keep C:Guru")
    listening.all_pass()
    listening.play("C:d")
    assert reader(listening.setup, listening.view("D")).question("WhoAreYou").startswith("Cy asks: who are you?")


def test_a_turn_that_is_not_free_says_so() -> None:
    first = seated(Table(FIRST, 3, {"start": "A"}))
    first.play("fate:Judge fate:Bishop fate:Fool fate:Queen fate:King fate:Witch A:aL")
    prompt = reader(first.setup, first.view("A"), A).question("WhatToDo")
    assert prompt == "Preparation turn: which mask do you take, to swap it (or not) with your left mask?"
    assert reader(first.setup, first.view("A"), A).option("WhatToDo", RIGHT[0]) == "Swap (or not) with your right mask"
    first.skip_initial_turns()
    first.play("B:bL")
    assert reader(first.setup, first.view("B"), B).option("WhatToDo", LOOK) == "Look at your left mask"
    first.play("B:King C:cL A:pass")
    assert reader(first.setup, first.view("C"), C).question("WhatToDo") == (
        "Your mask was shown in the turn before, so you must swap (or pretend to): "
        "which mask do you take for your left mask?"
    )


@pytest.mark.parametrize(
    ("question", "answer", "phrase"),
    [
        ("WhatToDo", b, "Swap (or not) with Bo"),
        ("WhatToDo", LOOK, "Look at your own mask"),
        ("WhatToDo", KING, "Announce: I am the King (take 3 coins)"),
        ("SwapOrKeep", SWAP, "Swap them"),
        ("SwapOrKeep", KEEP, "Keep them"),
        ("ClaimToo", CLAIM, "So am I!"),
        ("ClaimToo", PASS, "Pass"),
        ("SeenEnough", READY, "Put the mask back down"),
        ("Ready", READY, "I have seen it"),
        ("Linger", ON, "Go on"),
        ("WhoseWealth", PASS, "Exchange with nobody"),
        ("WhoseWealth", b, "Exchange all coins with Bo"),
        ("WhichOfTheRichest", b, "Take 2 coins from Bo"),
        ("WhomToSpyOn", b, "Look at Bo’s mask"),
        ("FirstMask", b, "Bo’s mask"),
        ("SecondMask", c, "Cy’s mask"),
        ("WhomToQuestion", b, "Ask Bo"),
        ("WhoAreYou", KING, "I am the King"),
        ("WhomToShow", b, "Have Bo’s mask shown"),
        ("FirstPuppet", b, "Bo"),
        ("SecondPuppet", c, "Cy"),
        ("WhichMask", KING, "The King"),
        ("WhoBegins", b, "Bo"),
    ],
)
def test_an_option_is_a_phrase(question: str, answer: Answer, phrase: str) -> None:
    setup = FIVE if question in QUESTIONS or question in FIRST.asks else EIGHT
    assert reader(setup).option(question, answer) == phrase


def test_with_several_cards_an_option_names_the_hand() -> None:
    assert reader(THREE, you=A).option("WhichOfMine", LEFT[0]) == "Your left mask"
    assert reader(THREE, you=B).option("ClaimToo", RIGHT[1]) == "So am I! With your right mask"


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
    assert reader(setup).option("WhatToDo", mask).startswith("Announce: I am ")


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
    assert power(FIRST, KING) == "Takes 3 coins from the bank."
    assert power(FIRST, QUEEN) == "Takes 2 coins from the bank."
    assert power(SECOND, KING) == "Takes 2 coins from the bank."
    assert reader(EIGHT).option("WhatToDo", KING) == "Announce: I am the King (take 2 coins)"


def test_only_the_first_edition_sends_the_spy_to_the_centre() -> None:
    assert "centre" in power(FIRST, SPY)
    assert "centre" not in power(SECOND, SPY)


def test_the_reference_has_what_is_in_play_by_its_name() -> None:
    for language, king, queen in (("en", "King", "Queen"), ("fr", "Roi", "Reine")):
        first = FIRST_EDITION.reference(FIVE, reader(FIVE, language=language))
        second = SECOND_EDITION.reference(EIGHT, reader(EIGHT, language=language))
        assert first[king] == power(FIRST, KING, language) != second[king]
        assert queen in first and queen not in second
