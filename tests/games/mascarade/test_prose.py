"""English for people: everything that is told, asked and answered at this table can be said."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re

import pytest

from ridotto.bots import Dice
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
from ridotto.games.mascarade.public.prose import QUESTIONS, describe_answer, describe_fact, describe_question
from ridotto.games.mascarade.public.reference import power
from ridotto.games.mascarade.public.setup import set_up
from ridotto.games.mascarade.public.words import (
    CHEAT,
    CHEATER,
    CLAIM,
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
    Question,
    RecalledFact,
    Sealed,
    TimeRanOut,
    TurnBegan,
    Won,
    first_players,
)
from tests.games.mascarade.listening import Listening, Table, dealt, random_answer, seated, tables

PEOPLE = "Ada Bo Cy Di Ed Flo Gil Hana Ike Jo Kai Lea Max".split()
A, B, C, D, E, F, G, H = first_players(8)
a, b, c, d = SEATS[:4]

FIVE = set_up(FIRST, 5, {})
THREE = set_up(FIRST, 3, {})
EIGHT = set_up(SECOND, 8, {})  # two Peasants, no Puppeteer
MOVING = set_up(SECOND, 8, {"set": "B"})  # here players may change seats

SENTENCES: list[tuple[Fact, str]] = [
    (AllTurnedDown(), "All masks are turned face down."),
    (Announced(A, a, KING), "Ada announces: I am the King."),
    (ChangedSeats(A, B), "Ada and Bo change seats; masks and coins stay where they lie."),
    (Chose(A, b), "Ada points at Bo."),
    (Claimed(B, b), "Bo claims: so am I."),
    (Counted(Purse(A), 6), "Ada has 6 coins."),
    (Counted(BANK, 152), "The bank holds 152 coins."),
    (Counted(COURT, 0), "The Justice board holds no coins."),
    (Dealt(a, JUDGE), "Ada's mask is dealt in the open: the Judge."),
    (Declined(A), "Ada leaves the power unused."),
    (Ended("13 coins"), "It is over: 13 coins have come together."),
    (Ended("last coin lost"), "It is over: somebody has lost their last coin."),
    (Ended("turn limit"), "It is over: the agreed number of turns is over."),
    (Ended("Cheater"), "It is over: the Cheater has coins enough."),
    (ExchangedWealth(A, C), "Ada and Cy exchange all their coins."),
    (Guessed(B, PEASANT), "Bo answers: I am a Peasant."),
    (Kept(A, a, b), "Ada, alone, knows it: only pretended."),
    (Swapped(A, a, b), "Ada, alone, knows it: really swapped."),
    (Lay(a, KING), "Ada's mask was the King."),
    (Lingered(), "Everybody has seen it."),
    (Looked(A, a), "Ada looks at their own mask."),
    (MayNotAnnounce(B), "Bo was shown in the turn before and may not announce."),
    (MustSwap(B), "Bo was shown in the turn before and has to swap, or pretend to."),
    (Paid(BANK, Purse(A), 3), "Ada takes 3 coins from the bank."),
    (Paid(COURT, Purse(A), 4), "Ada takes 4 coins from the Justice board."),
    (Paid(Purse(B), COURT, 1), "Bo pays a fine of 1 coin to the Justice board."),
    (Paid(Purse(C), Purse(A), 2), "Cy gives Ada 2 coins."),
    (Passed(C), "Cy lets it pass."),
    (PutDown(A, a), "Ada puts their own mask back down."),
    (Returned(A, a, b), "Ada puts their own mask and Bo's mask back, swapped or not."),
    (Revealed(b, KING), "Bo's mask shows the King."),
    (Saw(A, a, KING), "Ada, alone, sees that their own mask is the King."),
    (Saw(A, b, PEASANT), "Ada, alone, sees that Bo's mask is a Peasant."),
    (ShownAround(c, C), "Cy's mask is shown to everybody but Cy."),
    (TookUp(D, a, b), "Di takes Ada's mask and Bo's mask under the table."),
    (Touched(A, a), "Ada lays a hand on their own mask."),
    (TurnBegan(A), "It is Ada's turn."),
    (TurnedDown(b), "Bo's mask is turned face down."),
    (Used(A, KING), "Ada uses the power of the King."),
    (Won(B), "Bo wins."),
    (Sealed(PASS), "Sealed until everybody has answered: pass."),
    (TimeRanOut(B), "Time ran out for Bo, and the clock answered."),
    (TimeRanOut(CLOCK), "Time ran out for the clock, and the clock answered."),
]


@pytest.mark.parametrize(("fact", "sentence"), SENTENCES, ids=[fact.spelling() for fact, _ in SENTENCES])
def test_a_fact_is_one_sentence(fact: Fact, sentence: str) -> None:
    assert describe_fact(EIGHT, fact, PEOPLE) == sentence


def test_every_fact_has_a_sentence() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and Fact in kind.__mro__}
    assert {type(fact) for fact, _ in SENTENCES} == (kinds - {Fact}) | {Sealed, TimeRanOut, Ended, Won}


def test_a_fact_that_nobody_can_tell_is_not_passed_over() -> None:
    with pytest.raises(AssertionError, match="A sneezes"):
        describe_fact(EIGHT, RecalledFact("A sneezes"), PEOPLE)


def test_swapped_or_kept_is_as_long_to_read() -> None:
    """Not even its length, on a screen or on its way there, tells which it was (MC1-250, MC2-250)."""
    swapped, kept = Swapped(A, a, b), Kept(A, a, b)
    assert len(swapped.spelling()) == len(kept.spelling())
    assert len(json.dumps(swapped.data())) == len(json.dumps(kept.data()))
    assert len(describe_fact(EIGHT, swapped, PEOPLE)) == len(describe_fact(EIGHT, kept, PEOPLE))
    assert len(describe_answer(EIGHT, "SwapOrKeep", SWAP, PEOPLE)) == len(
        describe_answer(EIGHT, "SwapOrKeep", KEEP, PEOPLE)
    )


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (Touched(A, LEFT[0]), "Ada lays a hand on their own left card."),
        (Announced(A, LEFT[0], KING), "Ada announces with their own left card: I am the King."),
        (Claimed(B, RIGHT[1]), "Bo claims with their own right card: so am I."),
        (TookUp(A, LEFT[0], RIGHT[1]), "Ada takes their own left card and Bo's right card under the table."),
        (Chose(A, LEFT[2]), "Ada points at Cy's left card."),
        (Counted(COURT, 1), "The courthouse holds 1 coin."),
    ],
)
def test_with_several_cards_each_hands_are_named(fact: Fact, sentence: str) -> None:
    assert describe_fact(THREE, fact, PEOPLE) == sentence


def test_centre_cards_are_counted() -> None:
    assert (
        describe_fact(FIVE, TookUp(A, a, SLOTS[0]), PEOPLE)
        == "Ada takes their own card and the first centre card under the table."
    )
    assert describe_fact(FIVE, Lay(SLOTS[1], KING), PEOPLE) == "The second centre card was the King."
    assert describe_answer(FIVE, "WhatToDo", SLOTS[0], PEOPLE) == "swap (or not) with the first centre card"
    assert describe_answer(FIVE, "WhomToSpyOn", SLOTS[0], PEOPLE) == "look at the first centre card"


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
    assert describe_fact(setup, Looked(H, a), PEOPLE, view) == "Hana looks at their own mask."
    assert (
        describe_fact(setup, TookUp(B, b, a), PEOPLE, view)
        == "Bo takes their own mask and Hana's mask under the table."
    )
    assert describe_fact(setup, Chose(B, SEATS[7]), PEOPLE, view) == "Bo points at Ada."
    assert describe_answer(setup, "WhatToDo", a, PEOPLE, view) == "swap (or not) with Hana"
    assert describe_answer(setup, "WhomToShow", SEATS[7], PEOPLE, view) == "have Ada's mask shown"


def test_where_players_may_have_changed_seats_only_a_view_can_tell() -> None:
    assert describe_fact(MOVING, Looked(H, a), PEOPLE) == "Hana looks at the mask at seat a."
    assert describe_fact(MOVING, Chose(B, a), PEOPLE) == "Bo points at seat a."
    assert describe_answer(MOVING, "WhatToDo", a, PEOPLE) == "swap (or not) with seat a"


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
            assert describe_question(setup, question, PEOPLE).endswith(("?", "."))


def test_a_question_says_what_it_is_about() -> None:
    listening = dealt(SECOND, "Judge Trickster Empress Fool King Sorceress Guru Widow", 8)
    listening.play("A:King")
    assert (
        describe_question(listening.setup, "ClaimToo", PEOPLE, listening.view("B"))
        == "Ada says: I am the King. Are you?"
    )
    assert describe_answer(listening.setup, "ClaimToo", CLAIM, PEOPLE, listening.view("B")) == "claim: I am the King"
    listening.play("B:claim")
    listening.all_pass()
    assert "may not announce" in describe_question(listening.setup, "WhatToDo", PEOPLE, listening.view("B"))
    listening.play("B:c B:keep C:Guru")
    listening.all_pass()
    listening.play("C:d")
    assert describe_question(listening.setup, "WhoAreYou", PEOPLE, listening.view("D")).startswith(
        "Cy asks. Who are you?"
    )


def test_a_turn_that_is_not_free_says_so() -> None:
    first = seated(Table(FIRST, 3, {"start": "A"}))
    first.play("fate:Judge fate:Bishop fate:Fool fate:Queen fate:King fate:Witch A:aL")
    prompt = describe_question(first.setup, "WhatToDo", PEOPLE, first.view("A"))
    assert prompt == "Preparation turn: which card do you take for your left card, to swap or not?"
    assert (
        describe_answer(first.setup, "WhatToDo", RIGHT[0], PEOPLE, first.view("A"))
        == "swap (or not) with your own right card"
    )
    first.skip_initial_turns()
    first.play("B:bL")
    assert describe_answer(first.setup, "WhatToDo", LOOK, PEOPLE, first.view("B")) == "look at your left card"
    first.play("B:King C:cL A:pass")
    assert describe_question(first.setup, "WhatToDo", PEOPLE, first.view("C")).startswith(
        "You were shown in the turn before: which"
    )


@pytest.mark.parametrize(
    ("question", "answer", "phrase"),
    [
        ("WhatToDo", b, "swap (or not) with Bo"),
        ("WhatToDo", LOOK, "look at your own card"),
        ("WhatToDo", KING, "announce: I am the King (take 3 coins)"),
        ("SwapOrKeep", SWAP, "swap them"),
        ("SwapOrKeep", KEEP, "keep them"),
        ("ClaimToo", CLAIM, "claim: so am I"),
        ("ClaimToo", PASS, "let it pass"),
        ("SeenEnough", READY, "put the card back down"),
        ("Ready", READY, "I have seen it"),
        ("Linger", ON, "go on"),
        ("WhoseWealth", PASS, "exchange with nobody"),
        ("WhoseWealth", b, "exchange all coins with Bo"),
        ("WhichOfTheRichest", b, "take 2 coins from Bo"),
        ("WhomToSpyOn", b, "look at Bo's card"),
        ("FirstMask", b, "Bo's card"),
        ("SecondMask", c, "Cy's card"),
        ("WhomToQuestion", b, "ask Bo"),
        ("WhoAreYou", KING, "I am the King"),
        ("WhomToShow", b, "have Bo's mask shown"),
        ("FirstPuppet", b, "Bo"),
        ("SecondPuppet", c, "Cy"),
        ("WhichMask", KING, "the King"),
        ("WhoBegins", b, "Bo"),
    ],
)
def test_an_option_is_a_phrase(question: str, answer: Answer, phrase: str) -> None:
    setup = FIVE if question in QUESTIONS or question in FIRST.asks else EIGHT
    assert describe_answer(setup, question, answer, PEOPLE) == phrase


def test_with_several_cards_an_option_names_the_hand() -> None:
    assert describe_answer(THREE, "WhichOfMine", LEFT[0], PEOPLE) == "your left card"
    assert describe_answer(THREE, "ClaimToo", RIGHT[1], PEOPLE) == "claim with your right card: so am I"


# Whole matches.

FOREIGN_WORD = {FIRST: re.compile(r"\b(masks?|Justice board)\b"), SECOND: re.compile(r"\b(cards?|courthouse)\b")}


@pytest.mark.parametrize("table", [*tables(), *tables(pace="usual", challenge="together")], ids=str)
def test_whole_matches_can_be_read_in_the_words_of_their_edition(table: Table) -> None:
    listening = seated(table)
    match, setup = listening.match, listening.setup
    foreign = FOREIGN_WORD[table.edition]
    dice = Dice(table.players)
    heard = match.heard_by(A)
    while not match.over():
        for question in match.open_questions():
            view = listening.views.get(question.player)
            prompt = describe_question(setup, question.name(), PEOPLE, view)
            assert not foreign.search(prompt)
            phrases = [
                describe_answer(setup, question.name(), option, PEOPLE, view) for option in match.options(question)
            ]
            assert len(set(phrases)) == len(phrases), "no two options read alike"
            assert not any(foreign.search(phrase) for phrase in phrases)
        heard = listening.answer(*random_answer(match, dice))
        for fact in heard:
            sentence = describe_fact(setup, fact, PEOPLE, listening.view("A"))
            assert sentence[0].isupper() and sentence.endswith(".")
            assert not foreign.search(sentence)


# Powers.

IN_THE_BOX = [(edition, card.mask) for edition in EDITIONS for card in edition.box]
BOXES = pytest.mark.parametrize(("edition", "mask"), IN_THE_BOX, ids=[f"{e.id} {m.text}" for e, m in IN_THE_BOX])


@BOXES
@pytest.mark.clause("MC1-007", "MC2-007", "MC1-017", "MC2-017")
def test_the_sheet_says_what_every_mask_does(edition: Edition, mask: Mask) -> None:
    text = power(edition, mask)
    assert text[0].isupper() and text.endswith(".") and "{" not in text
    assert text.count(".") <= 3
    assert not FOREIGN_WORD[edition].search(text)
    setup = FIVE if edition is FIRST else EIGHT
    assert describe_answer(setup, "WhatToDo", mask, PEOPLE).startswith("announce: I am ")


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
        gist = describe_answer(FIVE if edition is FIRST else EIGHT, "WhatToDo", mask, PEOPLE)
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
    assert describe_answer(EIGHT, "WhatToDo", KING, PEOPLE) == "announce: I am the King (take 2 coins)"


def test_only_the_first_edition_sends_the_spy_to_the_centre() -> None:
    assert "centre" in power(FIRST, SPY)
    assert "centre" not in power(SECOND, SPY)


def test_masks_of_another_box_are_not_on_the_sheet() -> None:
    with pytest.raises(KeyError):
        power(SECOND, QUEEN)
