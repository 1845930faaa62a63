"""What may be seen of Candles: answers, the setup, facts, and what a view and a belief make of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from ridotto.kernel import Answer, Belief, Fact, Form, Forms, Notation, Player, Setup, Sort, View, name, one_of


class Seat(Answer):
    """The place of a player, and the card that lies there."""

    def __init__(self, number: int) -> None:
        super().__init__("abcd"[number])
        self.number = number


SEATS: Final = tuple([Seat(number) for number in range(4)])
SUN: Final = Answer("sun")
MOON: Final = Answer("moon")
HIDE: Final = Answer("hide")
SWAP: Final = Answer("swap")
KEEP: Final = Answer("keep")
NOTATION: Final = Notation("candles", [*SEATS, SUN, MOON, HIDE, SWAP, KEEP])
DEEDS: Final = ["takes", "returns", "swaps", "keeps"]
FORMS: Final = Forms("candles", [Sort("card"), Sort("seat"), one_of("deed", DEEDS)])
DECK: Final = [SUN, SUN, MOON, MOON, MOON]
COINS: Final = 2  # of each player at the start


# Sentences by their keys, with gaps as `ridotto.kernel.catalogue` has them: `["$", "seat"]` is a field of the fact,
# `["f", "PERSON", ...]` calls a function, and `["s", ...]` selects one of several. What has no sentence is read as it
# is spelt.
PLAYER: Final = ["f", "PERSON", [["$", "player"]], {}]
HANDS: Final = {
    "takes": [PLAYER, " takes two cards under the table."],
    "returns": [PLAYER, " puts them back, swapped or not."],
    "swaps": "They are swapped.",
    "keeps": "They are as before.",
}
SENTENCES: Final[Mapping[str, object]] = {
    "candles-ask-WhatToDo": "Whose card do you look at, or do you hide two?",
    "candles-ask-SwapOrKeep": "Do you swap the two cards, or keep them as they are?",
    "candles-ask-WhatAmI": "What lies before you?",
    "candles-option-seat": ["look at the card at ", ["$", "answer"]],
    "candles-option-hide": "hide two cards",
    "candles-option-swap": "swap them",
    "candles-option-keep": "keep them",
    "candles-fact-dealt": [PLAYER, " is dealt a card."],
    "candles-fact-held": ["It is the ", ["$", "card"], "."],
    "candles-fact-looked": [PLAYER, " looks at the card at ", ["$", "seat"], "."],
    "candles-fact-saw": ["At ", ["$", "seat"], " lies the ", ["$", "card"], "."],
    "candles-fact-handled": [["s", ["$", "deed"], HANDS, "returns"]],
    "candles-fact-guessed": [PLAYER, " guesses that it is the ", ["$", "card"], ", and gets ", ["$", "coins"], "."],
    "candles-fact-lay": ["At ", ["$", "seat"], " lay the ", ["$", "card"], "."],
    "candles-fact-ended": ["It is over after ", ["$", "reason"], "."],
    "candles-why-look-or-hide": "Look at the card of somebody else, or hide two.",
}


class CandlesSetup(Setup):
    """How many play, and how many rounds."""

    def __init__(self, game: str, players: int, rounds: int) -> None:
        super().__init__(game, players)
        self.rounds = rounds

    def chosen_options(self) -> dict[str, str]:
        return {"rounds": str(self.rounds)}


class Dealt(Fact):
    """Everybody hears that a player has got a card."""

    form: ClassVar[Form] = FORMS.form("dealt", "{player:player} is dealt a card")

    def __init__(self, player: Player) -> None:
        self.player = player


class Held(Fact):
    """Its owner alone hears which card it is."""

    form: ClassVar[Form] = FORMS.form("held", "{player:player} holds {card:card}")

    def __init__(self, player: Player, card: Answer) -> None:
        self.player = player
        self.card = card


class Looked(Fact):
    """Everybody hears at whose card a player looked."""

    form: ClassVar[Form] = FORMS.form("looked", "{player:player} looks at {seat:seat}")

    def __init__(self, player: Player, seat: Seat) -> None:
        self.player = player
        self.seat = seat


class Saw(Fact):
    """That player alone hears what they saw."""

    form: ClassVar[Form] = FORMS.form("saw", "{player:player} sees {seat:seat} {card:card}")

    def __init__(self, player: Player, seat: Seat, card: Answer) -> None:
        self.player = player
        self.seat = seat
        self.card = card


class Handled(Fact):
    """A player did something to two cards: `takes` and `returns` are told to all, `swaps` and `keeps` to the player."""

    form: ClassVar[Form] = FORMS.form("handled", "{player:player} {deed:deed} {own:seat} {other:seat}")

    def __init__(self, player: Player, deed: str, own: Seat, other: Seat) -> None:
        self.player = player
        self.deed = deed
        self.own = own
        self.other = other


class Guessed(Fact):
    """Everybody hears what a player guessed, and what came of it."""

    form: ClassVar[Form] = FORMS.form("guessed", "{player:player} guesses {card:card} and gets {coins:number}")

    def __init__(self, player: Player, card: Answer, coins: int) -> None:
        self.player = player
        self.card = card
        self.coins = coins


class Lay(Fact):
    """At the end everybody hears what lay where."""

    form: ClassVar[Form] = FORMS.form("lay", "{seat:seat} was {card:card}")

    def __init__(self, seat: Seat, card: Answer) -> None:
        self.seat = seat
        self.card = card


class CandlesView(View):
    """A view shows everybody's coins, and the last fact that was heard."""

    def __init__(self, setup: CandlesSetup, player: Player) -> None:
        super().__init__(player)
        self.coins = {name(each): COINS for each in setup.everybody}
        self.last = ""

    def fold(self, fact: Fact) -> None:
        self.last = fact.spelling()
        if isinstance(fact, Guessed):
            self.coins[name(fact.player)] += fact.coins

    def as_dict(self) -> dict[str, object]:
        return {"player": name(self.player), "coins": self.coins.copy(), "last": self.last}


class CandlesBelief(Belief):
    """Either card may lie anywhere until it is seen, and again in two places once these were hidden."""

    def __init__(self, setup: CandlesSetup) -> None:
        self.may = {seat.text: [MOON.text, SUN.text] for seat in SEATS[: setup.players]}

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Held):
            self.may[SEATS[fact.player].text] = [fact.card.text]
        elif isinstance(fact, (Saw, Lay)):
            self.may[fact.seat.text] = [fact.card.text]
        elif isinstance(fact, Handled) and fact.deed == "takes":
            one, other = fact.own.text, fact.other.text
            self.may[one] = self.may[other] = sorted({*self.may[one], *self.may[other]})

    def possible(self) -> dict[str, list[str]]:
        return {seat: may.copy() for seat, may in self.may.items()}
