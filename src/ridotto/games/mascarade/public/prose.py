"""Describes facts as sentences, questions as they are put, and options as phrases, in English.

`people` are called so in the order of their letters. A place is named after the player who sits there, and where
players may have changed seats (MC2-350) only a view knows who that is; without one, a seat is named by its letter.
"""

from __future__ import annotations

from typing import Final

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
from ridotto.games.mascarade.public.reference import gist
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import CENTRE, CLAIM, KEEP, LOOK, ON, PASS, READY, SWAP, Mask, Place
from ridotto.kernel import Answer, Ended, Fact, People, Player, Sealed, TimeRanOut, TurnBegan, Won

HANDS: Final = {"L": "left", "R": "right", "P": "protected"}
SLOTS: Final = {"centre1": "first", "centre2": "second"}
REASONS: Final = {
    "13 coins": "13 coins have come together",
    "last coin lost": "somebody has lost their last coin",
    "turn limit": "the agreed number of turns is over",
}


class Names(People):
    """The names of people and places in one sentence."""

    def __init__(self, setup: MascaradeSetup, people: list[str], view: CourtView | None) -> None:
        super().__init__(people, None if view is None else view.player)
        self.setup = setup
        self.view = view
        self.card = setup.edition.words["mask"]
        self.cards = setup.edition.words["masks"]
        self.court = setup.edition.words["court"]

    def sitter(self, place: Place) -> Player | None:
        """Returns the player who is known to sit there."""
        if place.seat == CENTRE:
            return None
        if self.view is not None:
            return self.view.seating.sitters[place.seat]
        return None if self.setup.seats_change else Player(place.seat)

    def mask_at(self, place: Place, by: Player | None, own: str) -> str:
        """Returns `Bo's left card`, `their own mask`, `the mask at seat b`, `the first centre card`."""
        if place.seat == CENTRE:
            return f"the {SLOTS[place.text]} centre {self.card}"
        hand = HANDS[place.text[1]] + " " if len(place.text) == 2 else ""
        sitter = self.sitter(place)
        if sitter is None:
            return f"the {hand}{self.card} at seat {place.text[0]}"
        owner = own if sitter == by else self.of(sitter)
        return f"{owner} {hand}{self.card}"

    def taken_by(self, by: Player, place: Place) -> str:
        """Returns a mask that a player lays a hand on: `their own mask`, `Bo's mask`."""
        return self.mask_at(place, by, f"{self.their(by)} own")

    def pointed_at(self, place: Place) -> str:
        """Returns what a place is called where a seat stands for the player who sits there."""
        if len(place.text) > 1:
            return self.mask_at(place, None, "")
        sitter = self.sitter(place)
        return f"seat {place.text}" if sitter is None else self.who(sitter)

    def the(self, mask: Mask) -> str:
        return f"a {mask.text}" if self.setup.masks.count(mask) > 1 else f"the {mask.text}"


def describe_fact(setup: MascaradeSetup, fact: Fact, people: list[str], view: CourtView | None = None) -> str:
    """Returns a fact as a sentence; `view` has heard all that came before it."""
    names = Names(setup, people, view)
    sentence = said_of_masks(names, fact) or said_of_turns(names, fact) or said_of_the_rest(names, fact)
    return sentence[0].upper() + sentence[1:]


def said_of_masks(names: Names, fact: Fact) -> str:
    match fact:
        case Dealt(at=at, mask=mask):
            return f"{names.mask_at(at, None, '')} is dealt in the open: {names.the(mask)}."
        case AllTurnedDown():
            return f"all {names.cards} are turned face down."
        case Looked(by=by, at=at):
            return f"{names.does(by, 'look')} at {names.taken_by(by, at)}."
        case Saw(by=by, at=at, mask=mask):
            return f"{alone(names, by, 'see')} that {names.taken_by(by, at)} is {names.the(mask)}."
        case PutDown(by=by, at=at):
            return f"{names.does(by, 'put')} {names.taken_by(by, at)} back down."
        case TookUp(by=by, one=one, other=other):
            pair = f"{names.taken_by(by, one)} and {names.taken_by(by, other)}"
            return f"{names.does(by, 'take')} {pair} under the table."
        case Swapped(by=by):
            return "you really swapped." if by == names.you else f"{alone(names, by, 'know')} it: really swapped."
        case Kept(by=by):
            # As long as the other.
            return "you only pretended." if by == names.you else f"{alone(names, by, 'know')} it: only pretended."
        case Returned(by=by, one=one, other=other):
            pair = f"{names.taken_by(by, one)} and {names.taken_by(by, other)}"
            return f"{names.does(by, 'put')} {pair} back, swapped or not."
        case Revealed(at=at, mask=mask):
            return f"{names.mask_at(at, None, '')} shows {names.the(mask)}."
        case ShownAround(at=at, but=but):
            return f"{names.mask_at(at, None, '')} is shown to everybody but {names.who(but)}."
        case TurnedDown(at=at):
            return f"{names.mask_at(at, None, '')} is turned face down."
        case Lay(at=at, mask=mask):
            return f"{names.mask_at(at, None, '')} was {names.the(mask)}."
        case _:
            return ""


def said_of_turns(names: Names, fact: Fact) -> str:
    match fact:
        case TurnBegan(player=player):
            return f"it is {names.of(player)} turn."
        case MustSwap(player=player):
            shown = f"{names.does(player, 'were')} shown in the turn before"
            return f"{shown} and {names.verb(player, 'have')} to swap, or pretend to."
        case MayNotAnnounce(player=player):
            return f"{names.does(player, 'were')} shown in the turn before and may not announce."
        case Touched(by=by, at=at):
            return f"{names.does(by, 'lay')} a hand on {names.taken_by(by, at)}."
        case Announced(by=by, at=at, mask=mask):
            return f"{names.does(by, 'announce')}{pointing(names, by, at)}: I am {names.the(mask)}."
        case Claimed(by=by, at=at):
            return f"{names.does(by, 'claim')}{pointing(names, by, at)}: so am I."
        case Passed(by=by):
            return f"{names.does(by, 'let')} it pass."
        case Used(by=by, mask=mask):
            return f"{names.does(by, 'use')} the power of {names.the(mask)}."
        case Chose(by=by, at=at):
            return f"{names.does(by, 'point')} at {names.pointed_at(at)}."
        case Declined(by=by):
            return f"{names.does(by, 'leave')} the power unused."
        case Guessed(by=by, mask=mask):
            return f"{names.does(by, 'answer')}: I am {names.the(mask)}."
        case Lingered():
            return "everybody has seen it."
        case _:
            return ""


def said_of_the_rest(names: Names, fact: Fact) -> str:
    match fact:
        case Counted(purse=purse, coins=coins):
            if purse >= 0:
                return f"{names.does(purse, 'have')} {amount(coins)}."
            return f"the {'bank' if purse == BANK else names.court} holds {amount(coins)}."
        case Paid(payer=payer, payee=payee, coins=coins):
            if payee == COURT:
                return f"{names.does(payer, 'pay')} a fine of {amount(coins)} to the {names.court}."
            if payer < 0:
                source = "bank" if payer == BANK else names.court
                return f"{names.does(payee, 'take')} {amount(coins)} from the {source}."
            return f"{names.does(payer, 'give')} {names.who(payee)} {amount(coins)}."
        case ExchangedWealth(one=one, other=other):
            theirs = "your" if names.you in (one, other) else "their"
            return f"{names.who(one)} and {names.who(other)} exchange all {theirs} coins."
        case ChangedSeats(one=one, other=other):
            return f"{names.who(one)} and {names.who(other)} change seats; {names.cards} and coins stay where they lie."
        case Ended(reason=reason):
            return f"it is over: {REASONS.get(reason, f'the {reason} has coins enough')}."
        case Won(player=player):
            return f"{names.does(player, 'win')}."
        case Sealed(given=given):
            return f"sealed until everybody has answered: {given.text}."
        case TimeRanOut(player=player):
            return f"time ran out for {names.who(player)}, and the clock answered."
        case _:
            raise AssertionError(f"nobody can tell {fact.spelling()!r}")


def alone(names: Names, by: Player, verb: str) -> str:
    """Returns `Ada, alone, sees`. To you it does not say that you are alone: what only you see is marked as such."""
    return names.does(by, verb) if by == names.you else f"{names.who(by)}, alone, {names.verb(by, verb)}"


def pointing(names: Names, by: Player, at: Place) -> str:
    """Returns which card a claim is made with, where players have several (MC1-275, MC1-276)."""
    return f" with {names.taken_by(by, at)}" if names.setup.small else ""


def amount(coins: int) -> str:
    return "1 coin" if coins == 1 else f"{coins or 'no'} coins"


def describe_question(setup: MascaradeSetup, question: str, people: list[str], view: CourtView | None = None) -> str:
    """Returns a question as it is put to the player who has to answer it; `view` is theirs."""
    names = Names(setup, people, view)
    if view is not None:
        if question == "WhatToDo":
            return what_to_do(names, view)
        if question == "ClaimToo" and view.announcer is not None and view.announced is not None:
            return f"{names.who(view.announcer)} says: I am {names.the(view.announced)}. Are you?"
    ask = setup.edition.asks.get(question)
    put = QUESTIONS[question] if ask is None else ask.put
    sentence = put.format(mask=names.card, masks=names.cards)
    if ask is not None and ask.of_another and view is not None and view.user is not None:
        return f"{names.who(view.user)} asks. {sentence}"
    return sentence


QUESTIONS: Final = {
    "WhatToDo": "Your turn: swap (or not), look, or announce?",
    "WhichOfMine": "Your turn: which of your own {masks} do you lay a hand on?",
    "SwapOrKeep": "Both {masks} are in your hands under the table: swap them, or keep them as they are?",
    "SeenEnough": "Only you see this. Go on when you have seen enough: the others are waiting.",
    "Ready": "Look at what lies open. When everybody is ready, it is turned face down.",
    "ClaimToo": "Do you say that it is you?",
    "WhichMask": "Which {mask} is dealt next?",
    "WhoBegins": "Who begins?",
    "Linger": "Has everybody seen it?",
}


def what_to_do(names: Names, view: CourtView) -> str:
    words = view.setup.edition.words
    hand = "" if view.hand is None or not view.setup.small else f" for {names.mask_at(view.hand, view.player, 'your')}"
    if view.initial_turns_left > 0:
        return f"{words['initial'].capitalize()}: which {names.card} do you take{hand}, to swap or not?"
    if view.bound is None:
        return QUESTIONS["WhatToDo"]
    if view.setup.edition.shown_must_swap:
        return f"You were shown in the turn before: which {names.card} do you take{hand}, to swap or not?"
    return "You were shown in the turn before, so you may not announce: swap (or not), or look?"


def describe_answer(
    setup: MascaradeSetup, question: str, answer: Answer, people: list[str], view: CourtView | None = None
) -> str:
    """Returns an option as a phrase for the player who may choose it; `view` is theirs."""
    names = Names(setup, people, view)
    ask = setup.edition.asks.get(question)
    if isinstance(answer, Place):
        return said_of_place(names, question, answer)
    if isinstance(answer, Mask):
        if question == "WhatToDo":
            return f"announce: I am {names.the(answer)} ({gist(setup.edition, answer)})"
        return names.the(answer) if ask is None else ask.option.format(the=names.the(answer))
    if answer is LOOK:
        hand = None if view is None else view.hand
        if hand is None or view is None or not setup.small:
            return f"look at your own {names.card}"
        return f"look at {names.mask_at(hand, view.player, 'your')}"
    if answer is CLAIM and view is not None and view.announced is not None:
        return f"claim: I am {names.the(view.announced)}"
    if ask is not None and answer in ask.words:
        return ask.words[answer]
    if answer is READY and question == "SeenEnough":
        return f"put the {names.card} back down"
    return PHRASES[answer]


PHRASES: Final[dict[Answer, str]] = {
    CLAIM: "claim: so am I",
    PASS: "let it pass",
    SWAP: "swap them",
    KEEP: "keep them",
    READY: "I have seen it",
    ON: "go on",
}


def said_of_place(names: Names, question: str, place: Place) -> str:
    """Returns a mask or a seat as an option of a question."""
    me = None if names.view is None else names.view.player
    mask = names.mask_at(place, me, "your own")
    who = names.pointed_at(place)
    match question:
        case "WhatToDo":
            return f"swap (or not) with {mask if len(place.text) > 1 else who}"
        case "WhichOfMine":
            return f"your {HANDS[place.text[1]]} {names.card}"
        case "ClaimToo":
            return f"claim with your {HANDS[place.text[1]]} {names.card}: so am I"
        case "WhoBegins":
            return who
        case _:
            return names.setup.edition.asks[question].option.format(who=who, place=mask)
