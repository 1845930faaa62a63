"""Describes facts as sentences, questions as they are put, and options as phrases, in English.

A view, where there is one, is the reader's, and has heard all that came before: then what lies in the palace has
names, and an award its reasons.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.facts import (
    BANK,
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
from ridotto.games.masques.public.names import Names, an, ducats, guest_called
from ridotto.games.masques.public.reasons import why_it_is_taken, why_it_stays
from ridotto.games.masques.public.reference import filled, gist
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import DECLINE, PASS, Agent, Arcade, Family, Guest, Hall, Seat, Token
from ridotto.kernel import Answer, Ended, Fact, Sealed, TimeRanOut, TurnBegan, Won


def describe_fact(setup: MasquesSetup, fact: Fact, people: list[str], view: PalaceView | None = None) -> str:
    """Returns a fact as a sentence; `view` has heard all that came before it."""
    names = Names(setup, people, view)
    sentence = (
        said_of_the_table(names, fact)
        or said_of_hands(names, fact)
        or said_of_turns(names, fact)
        or said_of_agents(names, fact)
        or said_of_the_end_of_a_round(names, fact)
        or said_of_any_game(names, fact)
    )
    return sentence[0].upper() + sentence[1:]


def said_of_the_table(names: Names, fact: Fact) -> str:
    words = names.words
    match fact:
        case Counted(purse=purse, ducats=count):
            if purse == BANK:
                return f"the {words['bank']} holds {ducats(count)}."
            return f"{names.does(purse, 'have')} {ducats(count)}."
        case TookFamily(player=player, family=family):
            return f"{names.does(player, 'play')} for the {family.text}."
        case StaysAway(family=family):
            if names.setup.edition.absent_family_dances:  # MQD-033, MQD-035
                return f"nobody plays for the {family.text}, whose {words['guests']} come all the same."
            return f"nobody plays for the {family.text}, who stay away."
        case FirstPlayer(player=player):
            return f"{names.does(player, 'have')} the {words['first player']}."
        case HasFavours(player=player, guild=guild, count=count):
            return f"{names.does(player, 'have')} {names.favours(guild, count)}."
        case Laid(at=at, token=token):
            return f"{at.text} gets {an(names.token(token))}."
        case StayedBare(at=at):
            return f"{at.text} stays bare: no ducat is left."
        case AgentGone(agent=agent):
            cost = names.setup.cost_of(agent)
            return f"the {names.kind(agent.number)} for {ducats(cost)} has left the game."
        case RoundBegan(number=number):
            return f"{words['round']} {number} begins."
        case _:
            return ""


def said_of_hands(names: Names, fact: Fact) -> str:
    words = names.words
    match fact:
        case Dealt(player=player, guest=guest):
            return f"{names.does(player, 'are')} dealt {guest_called(guest)}."
        case DealtFaceDown(player=player):
            return f"{names.does(player, 'are')} dealt {an(words['guest'])}."
        case SetAside():
            return f"{an(words['guest'])} is set aside, unseen."
        case Kept(by=by, guest=guest):
            return f"{names.does(by, 'keep')} {guest_called(guest)}."
        case PacksHandedOn(size=size):
            return f"everybody hands {names.guests(size)} on to the left."
        case Received(by=by, pack=pack):
            return f"{names.does(by, 'are')} handed {names.cards(list(pack))}."
        case HandsTaken():
            return "everybody takes up their hand."
        case _:
            return ""


def said_of_turns(names: Names, fact: Fact) -> str:
    words = names.words
    match fact:
        case TurnBegan(player=player):
            return f"it is {names.of(player)} turn."
        case Played(by=by, guest=guest):
            return f"{names.does(by, 'play')} {guest_called(guest)}."
        case Hired(by=by, agent=agent, cost=cost):
            return f"{names.does(by, words['hire'])} {names.card(agent)} for {ducats(cost)}."
        case Passed(by=by):
            return f"{names.does(by, 'pass')}."
        case Placed(card=card, at=at):
            return f"{names.card(card)} goes to {at.text}."
        case PalaceFull():
            return "the palace is full."
        case _:
            return ""


def said_of_agents(names: Names, fact: Fact) -> str:
    match fact:
        case Declined(by=by):
            return f"{names.does(by, 'make')} no use of it."
        case Chose(by=by, what=what):
            return f"{names.does(by, 'choose')} {names.name_of(what)}."
        case TokenTurned(at=at):
            return f"{names.on(at)} is turned face down."
        case Traded(one=one, other=other):
            return f"{names.on(one)} and {names.on(other)} change places."
        case GuestTurned(at=at):
            return f"{names.at(at)} is turned face down."
        case Moved(here=here, there=there):
            return f"{names.guest_at(here)} moves from {here.text} to {there.text}."
        case Exchanged(one=one, other=other):
            return f"{names.at(one)} and {names.at(other)} change places."
        case Called(by=by, guest=guest, at=at):
            return f"{names.does(by, 'call')} {guest_called(guest)} to {at.text}."
        case GaveUp(by=by, guest=guest):
            return f"{names.does(by, 'give')} up {guest_called(guest)}."
        case _:
            return ""


def said_of_the_end_of_a_round(names: Names, fact: Fact) -> str:
    words = names.words
    match fact:
        case Collected(by=by, at=at, token=token, count=count):
            taken = f"{names.does(by, 'take')} the {names.token(token)} (now {count})."
            return f"{at.text}: {why_it_is_taken(names, at.number)}{taken}"
        case Stayed(at=at, why=why):
            return f"{at.text}: {why_it_stays(names, at, why)}."
        case Discarded(by=by, count=count):
            return f"{names.does(by, 'discard')} {names.guests(count)}, unseen."
        case AgentsLeft():
            return f"all {words['agents']} in the palace leave the game."
        case TokensTurnedUp():
            return "tokens that lay face down are turned up."
        case GuestsGathered():
            return f"all {words['guests']} are gathered."
        case _:
            return ""


def said_of_any_game(names: Names, fact: Fact) -> str:
    match fact:
        case Ended(reason=reason):
            return f"it is over: {why_it_ended(names, reason)}."
        case Won(player=player):
            return f"{names.does(player, 'win')}."
        case Sealed(given=given):
            return f"sealed until everybody has answered: {names.name_of(given)}."
        case TimeRanOut(player=player):
            return f"time ran out for {names.who(player)}, and the clock answered."
        case _:
            raise AssertionError(f"nobody can tell {fact.spelling()!r}")


def why_it_ended(names: Names, reason: str) -> str:
    if reason == "unfinished":
        return f"the agreed number of {names.words['round']}s is over"
    for guild in names.setup.edition.guilds:
        if reason.endswith(f" {guild.text}"):
            return f"{reason} {names.words['favours']} have come together"
    return f"somebody has {an(names.words['favour'])} of each {names.words['guild']}"


# Questions.

COMPLETIONS: Final = {sheet.then.question: sheet.then for sheet in SHEETS if sheet.then is not None}
QUESTIONS: Final = {
    "WhatToPlay": "Your turn: which {guest} do you play, or which {agent} do you {hire}?",
    "Where": "In which {hall} do you put it?",
    "WhichToKeep": "Which {guest} do you keep? The rest goes on to the left.",
    "WhichFamily": "Which family is dealt next?",
    "WhoBegins": "Who begins?",
    "WhichGuest": "Which {guest} is dealt next?",
    "WhichFavour": "Which {favour} is drawn?",
    **{sheet.first.question: sheet.first.asked for sheet in SHEETS},
    **{then.question: then.asked for then in COMPLETIONS.values()},
}


def describe_question(setup: MasquesSetup, question: str, people: list[str], view: PalaceView | None = None) -> str:
    """Returns a question as it is put to the player who has to answer it; `view` is theirs."""
    names = Names(setup, people, view)
    if view is not None:
        if question == "WhatToPlay":
            return what_to_play(names, view)
        if question == "Where" and view.placing is not None:
            return f"In which {names.words['hall']} do you put {names.card(view.placing)}?"
        if question in COMPLETIONS and view.chosen is not None:
            what, then = names.name_of(view.chosen), question_text(names, question)
            return f"{what[0].upper()}{what[1:]}: {then[0].lower()}{then[1:]}"
    return question_text(names, question)


def question_text(names: Names, question: str) -> str:
    return filled(QUESTIONS[question], names.setup)


def what_to_play(names: Names, view: PalaceView) -> str:
    words = names.words
    purse = ducats(view.purses[view.player])
    hire = f"which {words['agent']} do you {words['hire']}"
    if not view.hand:
        return f"Your turn, with {purse} and no {words['guest']} left: {hire}, or do you pass?"
    return f"Your turn, with {purse}: which {words['guest']} do you play, or {hire}?"


# Options.


def describe_answer(
    setup: MasquesSetup, question: str, answer: Answer, people: list[str], view: PalaceView | None = None
) -> str:
    """Returns an option as a phrase for the player who may choose it; `view` is theirs."""
    names = Names(setup, people, view)
    if isinstance(answer, Guest):
        return f"play {names.whose(answer)}" if question == "WhatToPlay" else names.whose(answer)
    if isinstance(answer, Agent):
        cost = ducats(setup.cost_of(answer))
        return f"{names.words['hire']} {names.card(answer)} for {cost} ({gist(setup, answer.number)})"
    if isinstance(answer, Hall):
        vacant = question == "Where" or (question in COMPLETIONS and COMPLETIONS[question].vacant)
        return names.between(answer) if vacant else names.at(answer)
    if isinstance(answer, Arcade):
        return names.on(answer)
    if isinstance(answer, Token):
        return an(names.token(answer))
    if isinstance(answer, Seat):
        return names.who(answer.number)
    if isinstance(answer, Family):
        return answer.text
    return {PASS: "pass", DECLINE: "make no use of it"}[answer]
