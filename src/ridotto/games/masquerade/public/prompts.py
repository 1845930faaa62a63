"""Puts questions to people, and options as phrases; a view is that of the player who has to answer."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import CLASSES, FLIP_UP, FORMS
from ridotto.games.masquerade.public.forecast import describe_fight
from ridotto.games.masquerade.public.names import Names, counted, listed, printed
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.prospects import fight
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import ACTIONS, ROW, MasqueradeSetup
from ridotto.games.masquerade.public.stages import PLACEMENT
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import (
    ATTACK,
    DISCARD,
    DOWN,
    END,
    FIRST,
    JOIN,
    KEEP,
    NO,
    ON,
    ONE,
    PIPS,
    SECOND,
    TWO,
    UP,
    USE,
    YES,
    Name,
    Place,
    Seat,
)
from ridotto.kernel import Answer

QUESTIONS: Final = {
    "WhoBegins": "Who begins?",
    "WhichCard": "Which card is drawn?",
    "SideOf": "Does the card lie face up or face down?",
    "UpOrDown": "Does the card you drew lie face up or face down?",
    "WhatReplacesTheDraw": "Several of your cards replace your draw: which of them does it this time?",
    "HowManyToDraw": "You have no card in play: do you draw one card, or two?",
    "WhatToDo": "Your turn: which of your cards acts, or do you end it?",
    "HowToAct": "What does it do?",
    "WhomToAttack": "Which card does it attack?",
    "WhichNext": "These happen at the same time: what comes first?",
    "WhetherToUse": "Do you make use of it?",
    "WhetherToSubstitute": "Do you let another of your cards, drawn at random, be killed instead?",
    "WhoDiesInstead": "Which card is killed instead?",
    "WhatToThrow": "Which of your cards do you discard?",
    "WhatToPay": "Which of your cards do you discard for it?",
    "ToWhom": "To whom do you give it?",
    "WhomToRecall": "Which card do you take from the discards?",
    "SideOfRecalled": "Does it lie face up or face down?",
    "HowManyPips": "What does the die show?",
    "AnybodyElse": "Does anybody else sit down?",
    "WhatBecomesOfThem": "What do you do with what you see?",
    **{form.question: form.asked for form in FORMS if form.question},
}

PHRASES: Final = {
    UP: "face up",
    DOWN: "face down",
    ATTACK: "attack",
    USE: "use its ability",
    END: "end your turn",
    YES: "yes",
    NO: "no",
    ONE: "draw one card",
    TWO: "draw two cards",
    FIRST: "give the first away, keep the second",
    SECOND: "give the second away, keep the first",
    KEEP: "keep it",
    DISCARD: "discard what you see",
    ON: "nobody",
    JOIN: "somebody",
}


def describe_question(setup: MasqueradeSetup, question: str, people: list[str], view: SalonView | None = None) -> str:
    """Returns a question as it is put to the player who has to answer it."""
    put = QUESTIONS[question]
    if view is None:
        return put
    names = Names(setup, people, view)
    if question in ("SideOf", "UpOrDown", "WhatToDo", "WhatToThrow", "WhatBecomesOfThem"):
        return put_to(names, question, view)
    card = subject(view)
    if card is None:
        return put
    if question == "WhetherToUse":
        return f"{in_full(card)} {put}"
    return f"{card.name} is to be killed. {put}" if question == "WhetherToSubstitute" else about_card(names, card, put)


def put_to(names: Names, question: str, view: SalonView) -> str:
    """Returns a question with what the player has to know for it."""
    hand, progress = view.hand, view.progress
    at = progress.sides_chosen if question == "SideOf" else 0
    if question in ("SideOf", "UpOrDown") and at < len(hand):
        return f"{in_full(names.card_named(hand[at]))} Does this card lie face up or face down?"
    if question == "WhatToDo":
        left = counted(ACTIONS - progress.actions, "action")
        return f"Your turn, {left} left: which of your cards acts, or do you end it?"
    row = len(view.table.rows[view.player])
    if question == "WhatToThrow" and view.phase == PLACEMENT:
        return f"You have {row} cards in play, and {ROW} may stay: which do you discard?"
    if question == "WhatBecomesOfThem":
        return f"You see {listed([names.card(card) for card in hand])}. What do you do with what you see?"
    return QUESTIONS[question]


def subject(view: SalonView) -> Card | None:
    """Returns the card that the question is about, where this player sees it."""
    about = view.asking.about
    if isinstance(about, Place):
        about = view.card_at(about)
    return view.setup.cards[view.setup.number_of[about]] if isinstance(about, Name) else None


def about_card(names: Names, card: Card, put: str) -> str:
    called = names.card(card.key)
    return f"{called[0].upper()}{called[1:]}: {put[0].lower()}{put[1:]}"


def in_full(card: Card) -> str:
    """Returns a card with what it says, such as `Raz the Shiv, assassin, attack 1▲, health 1. …`."""
    text = f" {card.text}" if card.text else ""
    return f"{card.name}, {CLASSES[card.kind]}, {printed(card)}.{text}"


# Options.


def describe_answer(
    setup: MasqueradeSetup, question: str, answer: Answer, people: list[str], view: SalonView | None = None
) -> str:
    """Returns an option as a phrase for the player who may choose it."""
    names = Names(setup, people, view)
    if isinstance(answer, Place):
        return place_said(names, question, answer)
    if isinstance(answer, Name):
        return card_said(names, question, answer)
    if isinstance(answer, Seat):
        return names.who(answer.number)
    if answer in PIPS:
        return counted(PIPS.index(answer) + 1, "pip")
    if view is not None and question == "HowToAct":
        return way_said(view, answer)
    if view is not None and question == "WhatBecomesOfThem":
        return gift_said(names, view, answer)
    return f"turn it {PHRASES[answer]}" if question == "HowToAct" and answer in (UP, DOWN) else PHRASES[answer]


def place_said(names: Names, question: str, place: Place) -> str:
    view, lying = names.view, names.lying(place)
    if question == "WhichNext":
        return f"the poison on {names.offered(place)}"
    if view is None:
        return names.nth(place)
    if question == "WhomToAttack" and view.progress.attacker is not None:
        return f"{names.offered(place)}: {describe_fight(names.setup, fight(view, view.progress.attacker, place))}"
    return names.offered(place) if lying is None else f"{names.offered(place)}: {totals(view, lying)}"


def totals(view: SalonView, lying: Lying) -> str:
    numbers = view.numbers()
    attack = numbers.attack_of(lying.card, view.table.side_of(lying), -1)
    return f"attack {attack}, health {numbers.health_of(lying.card, view.table.side_of(lying), -1)}"


def card_said(names: Names, question: str, key: Name) -> str:
    card = names.card_named(key)
    if question in ("WhichNext", "WhatReplacesTheDraw"):
        return f"{names.card(key)}: {card.text}"
    return f"{names.card(key)}: {printed(card)}" if question == "WhomToRecall" else names.card(key)


def way_said(view: SalonView, way: Answer) -> str:
    """Returns what a card does, and what will come of it at once."""
    lying = view.progress.acting
    if lying is None or lying.card == UNKNOWN:
        return f"turn it {PHRASES[way]}" if way in (UP, DOWN) else PHRASES[way]
    card = view.setup.cards[lying.card]
    if way is ATTACK:
        return f"attack with {view.numbers().attack_of(lying.card, view.table.side_of(lying), -1)}"
    if way is USE:
        return f"use its ability: {card.text}"
    fires = way is UP and card.has(FLIP_UP) and not view.numbers().silenced(lying.card)
    return f"turn it {PHRASES[way]}{f': {card.text}' if fires else ''}"


def gift_said(names: Names, view: SalonView, answer: Answer) -> str:
    """Returns what becomes of the cards that were looked at."""
    cards = [names.card(card) for card in view.hand]
    if answer is DISCARD:
        return f"discard {listed(cards)}"
    if answer is KEEP or len(cards) < 2:
        return f"keep {listed(cards)}"
    given, kept = (cards[0], cards[1]) if answer is FIRST else (cards[1], cards[0])
    return f"give {given} away, keep {kept}"
