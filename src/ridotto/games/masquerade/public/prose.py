"""Describes facts as sentences, questions as they are put, and options as phrases, in English.

A view, where there is one, is the reader's, and has heard all that came before: then cards that this reader may know
have names.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.facts import (
    ActsWith,
    AllChose,
    Attacks,
    Begins,
    Boosted,
    BoostEnded,
    Chose,
    Decided,
    DeckHas,
    Declined,
    Discarded,
    DiscardedFromDeck,
    Drew,
    DrewUnseen,
    EndsTurn,
    Fought,
    Gathered,
    Gave,
    HadATurn,
    HandsOver,
    HasActed,
    Hides,
    Joined,
    Killed,
    LaidDown,
    LaidUp,
    Lay,
    LayAtStart,
    LookedAtDeck,
    MayDraw,
    Moved,
    NobodyJoined,
    NoFight,
    NothingToDiscard,
    NoTurnYet,
    OnDiscards,
    Poisoned,
    PoisonWorks,
    Recalled,
    Rolled,
    ShuffledAway,
    ShuffledBack,
    ShuffledBefore,
    Spared,
    Stays,
    Substitutes,
    TurnedDown,
    TurnedUp,
    UsedActions,
    Uses,
    Weakened,
    WillAttack,
    WillGive,
)
from ridotto.games.masquerade.public.names import Names, counted, ordinal
from ridotto.games.masquerade.public.prompts import describe_answer, describe_question
from ridotto.games.masquerade.public.setup import ACTIONS, MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.kernel import Ended, Fact, Sealed, TimeRanOut, TurnBegan, Won

__all__ = ["describe_answer", "describe_fact", "describe_question"]

REASONS: Final = {
    "both royals": "King and Queen lie face up in the row of the player whose turn it is",
    "no card to draw": "no card is left to draw, and the player who has the King wins",
    "the King is killed": "the King is killed",
}


def describe_fact(setup: MasqueradeSetup, fact: Fact, people: list[str], view: SalonView | None = None) -> str:
    """Returns a fact as a sentence; `view` has heard all that came before it.

    That nobody sat down is not worth one, nor is that a card will attack: the attack follows.
    """
    if isinstance(fact, (NobodyJoined, WillAttack)):
        return ""
    names = Names(setup, people, view)
    sentence = (
        said_of_the_table(names, fact)
        or said_of_cards(names, fact)
        or said_of_turns(names, fact)
        or said_of_fights(names, fact)
        or said_of_abilities(names, fact)
        or said_of_any_game(names, fact)
    )
    return sentence[0].upper() + sentence[1:]


def said_of_the_table(names: Names, fact: Fact) -> str:
    match fact:
        case DeckHas(cards=cards):
            return f"the deck has {counted(cards, 'card')}."
        case Begins(player=player):
            return f"{names.does(player, 'begin')}."
        case Joined(player=player):
            return f"{names.does(player, 'sit')} down."
        case HadATurn(player=player):
            return f"{names.does(player, 'have')} had a turn."
        case UsedActions(player=player, count=count):
            return f"{names.does(player, 'have')} used {count} of {ACTIONS} actions."
        case HasActed(at=at):
            return f"{names.at(at)} has acted."
        case LayAtStart(at=at, side=side):
            return f"{names.at(at)} lay face {side.text} at the start of a turn."
        case NoTurnYet(player=player):
            return f"{names.does(player, 'have')} had no turn yet."
        case OnDiscards(card=card):
            return f"{names.card(card)} is on the discards."
        case ShuffledBefore(card=card):
            return f"{names.card(card)} was shuffled into the deck once before."
        case AllChose(number=number):
            return f"everybody has chosen the side of their {ordinal(number)} card."
        case Gathered():
            return "all cards in play are gathered, shuffled and dealt anew."
        case _:
            return ""


def said_of_cards(names: Names, fact: Fact) -> str:
    match fact:
        case Drew(player=player, card=card):
            return f"{names.does(player, 'draw')} {names.card(card)}."
        case DrewUnseen(player=player):
            return f"{names.does(player, 'draw')} a card."
        case LaidUp(at=at, card=card):
            return f"{names.nth(at)} lies face up: {names.card(card)}."
        case LaidDown(at=at):
            return f"{names.nth(at)} lies face down."
        case Hides(at=at, card=card):
            return f"{names.nth(at)}, face down, is {names.card(card)}."
        case TurnedUp(at=at, card=card):
            return f"{names.nth(at)} is turned face up: {names.card(card)}."
        case TurnedDown(at=at):
            return f"{names.at(at)} is turned face down."
        case Moved(at=at, there=there):
            return f"{names.at(at)} goes to {names.who(there.seat)}."
        case Discarded(at=at, card=card):
            return f"{names.whose(at.seat, card)} is discarded."
        case DiscardedFromDeck(card=card):
            return f"{names.card(card)} goes from the deck to the discards."
        case ShuffledAway(at=at, card=card):
            return f"{names.whose(at.seat, card)} is shuffled into the deck."
        case ShuffledBack(card=card):
            return f"{names.card(card)} is shuffled from the discards into the deck."
        case Stays(card=card):
            return f"{names.card(card)} was shuffled away once before, and stays."
        case Recalled(by=by, card=card):
            return f"{names.does(by, 'take')} {names.card(card)} from the discards."
        case Lay(at=at, card=card):
            return f"{names.nth(at)} was {names.card(card)}."
        case _:
            return ""


def said_of_turns(names: Names, fact: Fact) -> str:
    match fact:
        case TurnBegan(player=player):
            return f"it is {names.of(player)} turn."
        case MayDraw(player=player, count=count):
            return (
                f"{names.who(player)}, without a card in play, {names.verb(player, 'draw')} {counted(count, 'card')}."
            )
        case ActsWith(at=at):
            return f"{names.at(at)} acts."
        case EndsTurn(player=player):
            return f"{names.of(player)} turn ends."
        case NothingToDiscard(player=player):
            return f"{names.does(player, 'have')} nothing to discard."
        case _:
            return ""


def said_of_fights(names: Names, fact: Fact) -> str:
    match fact:
        case Attacks(at=at, target=target):
            return f"{names.at(at)} attacks {names.at(target)}."
        case NoFight():
            return "there is no fight."
        case Fought(attack=attack, health=health):
            return f"{attack} against {health}: the attack {'succeeds' if attack >= health else 'fails'}."
        case Killed(at=at, card=card, killer=killer):
            return f"{names.does(killer, 'kill')} {names.whose(at.seat, card, killer)}."
        case Spared(at=at):
            return f"{names.at(at)} cannot be killed."
        case Substitutes(at=at):
            return f"{names.at(at)} is to die instead."
        case HandsOver(killer=killer, heir=heir):
            theirs = f"all {names.their(killer)} cards"
            return f"{names.does(killer, 'have')} killed the Queen, and {theirs} go to {names.who(heir)}."
        case _:
            return ""


def said_of_abilities(names: Names, fact: Fact) -> str:
    match fact:
        case Uses(player=player, card=card):
            return f"the ability of {names.card(card)} works for {names.who(player)}."
        case Declined(player=player):
            return f"{names.does(player, 'make')} no use of it."
        case Chose(player=player, what=what):
            return f"{names.does(player, 'choose')} {names.name_of(what)}."
        case Poisoned(at=at, by=by):
            return f"{names.at(at)} is poisoned by {names.who(by)}."
        case PoisonWorks(at=at):
            return f"the poison works: {names.at(at)} is to die."
        case Weakened(at=at, loss=loss):
            return f"{names.at(at)} has {loss} less attack and health than printed, for good."
        case Boosted(at=at, attack=attack, health=health, by=by):
            more = f"{attack} more attack and {health} more health"
            return f"{names.at(at)} has {more} until {names.of(by)} next turn."
        case BoostEnded(at=at, by=by):
            return f"the strength that {names.who(by)} gave {names.at(at)} ends."
        case LookedAtDeck(player=player, cards=cards):
            return f"{names.does(player, 'look')} at {counted(cards, 'card')} of the deck."
        case Decided(player=player):
            return f"{names.does(player, 'have')} decided."
        case WillGive(player=player, card=card):
            return f"{names.does(player, 'are')} to give {names.card(card)} away."
        case Gave(by=by, receiver=receiver):
            return f"{names.does(by, 'give')} {names.who(receiver)} a card of the deck."
        case Rolled(pips=pips):
            return f"the die shows {pips}."
        case _:
            return ""


def said_of_any_game(names: Names, fact: Fact) -> str:
    match fact:
        case Ended(reason=reason):
            return f"it is over: {REASONS[reason]}."
        case Won(player=player):
            return f"{names.does(player, 'win')}."
        case Sealed(given=given):
            return f"sealed until everybody has answered: face {given.text}."
        case TimeRanOut(player=player):
            return f"time ran out for {names.who(player)}, and the clock answered."
        case _:
            raise AssertionError(f"nobody can tell {fact.spelling()!r}")
