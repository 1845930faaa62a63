"""Candles: a tiny game with all that contracts are about, played honestly. `cheats.py` plays it otherwise.

Fate deals everybody a card, seen by its owner alone. In a turn a player looks at somebody's card, alone, or hides two
cards, their own and their left neighbour's, and swaps them or keeps them: nobody else knows. When all had their turn
everybody guesses, sealed, what lies before them: a coin from the bank, or to it. After some rounds it is over.
The rules are methods of the den, so that a cheat changes one of them and nothing else.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel import (
    EVERYONE,
    FATE,
    HEARING,
    Answer,
    Audience,
    Because,
    Ears,
    Fact,
    Match,
    Notation,
    Player,
    Question,
    Setup,
    Step,
    name,
    only,
)


class Seat(Answer):
    def __init__(self, number: int) -> None:
        super().__init__("abcd"[number])
        self.number = number


SEATS: Final = tuple([Seat(number) for number in range(4)])
SUN: Final = Answer("sun")
MOON: Final = Answer("moon")
HIDE: Final = Answer("hide")
SWAP: Final = Answer("swap")
KEEP: Final = Answer("keep")
NOTATION: Final = Notation("toy", [*SEATS, SUN, MOON, HIDE, SWAP, KEEP])
DECK: Final = [SUN, SUN, MOON, MOON, MOON]


class Evening(Setup):
    def __init__(self, game: str, players: int, rounds: int) -> None:
        super().__init__(game, players)
        self.rounds = rounds

    def spelt(self) -> dict[str, str]:
        return {"rounds": str(self.rounds)}


class Note(Fact):
    def __init__(self, text: str) -> None:
        self.text = text

    def spelt(self) -> str:
        return self.text


class Den(Match):
    """What is really so, and the rules."""

    def __init__(self, setup: Evening) -> None:
        super().__init__()
        self.setup = setup
        self.seated = setup.everybody
        self.cards: list[Answer] = []  # by player
        self.deck = DECK.copy()
        self.coins = [2] * setup.players
        self.bank = 4
        self.rounds = 0

    def fork(self, ears: Ears = HEARING) -> Den:
        twin = type(self)(self.setup)
        twin.cards = self.cards.copy()
        twin.deck = self.deck.copy()
        twin.coins = self.coins.copy()
        twin.bank = self.bank
        twin.rounds = self.rounds
        self.share(twin, ears)
        return twin

    def scores(self) -> list[int]:
        return self.coins

    def position(self) -> tuple[object, ...]:
        cards = tuple([card.text for card in self.cards]), tuple([card.text for card in self.deck])
        return (*cards, tuple(self.coins), self.bank, self.rounds, self.pending())

    def note(self, to: Audience, text: str) -> None:
        self.tell(to, Note(text))

    def open(self) -> None:
        for player in self.setup.everybody:
            self.ask(WhichCard(player))
        self.then(Round())

    def odds(self) -> list[int]:
        return [self.deck.count(card) for card in self.left()]

    def left(self) -> tuple[Answer, ...]:
        return tuple([card for card in (SUN, MOON) if card in self.deck])

    def deal(self, player: Player, card: Answer) -> None:
        self.deck.remove(card)
        self.cards.append(card)
        self.note(EVERYONE, f"{name(player)} is dealt a card")
        self.note(only(player), f"{name(player)} holds {card}")

    def begin_round(self) -> None:
        for player in self.setup.everybody:
            self.then(Turn(player))
        self.ask_together([WhatAmI(player) for player in self.setup.everybody])
        self.then(EndOfRound())

    def turn_of(self, player: Player) -> WhatToDo:
        return WhatToDo(player)

    def deeds(self, player: Player) -> tuple[Answer, ...]:
        return (*[seat for seat in SEATS[: self.setup.players] if seat.number != player], HIDE)

    def why_no_deed(self, player: Player, answer: Answer) -> str:
        return "Look at the card of somebody else, or hide two."

    def look(self, player: Player, seat: Seat) -> None:
        self.note(EVERYONE, f"{name(player)} looks at {seat}")
        self.note(only(player), f"{name(player)} sees {seat} {self.cards[seat.number]}")

    def hide(self, player: Player) -> None:
        self.note(EVERYONE, f"{name(player)} takes {self.pair(player)}")
        self.ask(SwapOrKeep(player))

    def pair(self, player: Player) -> str:
        return f"{SEATS[player]} {SEATS[self.left_of(player)]}"

    def left_of(self, player: Player) -> int:
        return (player + 1) % self.setup.players

    def hands(self, player: Player, hands: Answer) -> None:
        if hands is SWAP:
            left = self.left_of(player)
            self.cards[player], self.cards[left] = self.cards[left], self.cards[player]
        self.note(only(player), f"{name(player)} {hands}s {self.pair(player)}")
        self.note(EVERYONE, f"{name(player)} returns {self.pair(player)}")

    def guess(self, player: Player, card: Answer) -> None:
        right = self.cards[player] is card
        paid = min(1, self.bank if right else self.coins[player]) * (1 if right else -1)
        self.coins[player] += paid
        self.bank -= paid
        self.note(EVERYONE, f"{name(player)} guesses {card} and gets {paid}")

    def end_round(self) -> None:
        self.rounds += 1
        if self.rounds == self.setup.rounds:
            self.decide(f"{self.rounds} rounds", [])
            for seat, card in zip(SEATS, self.cards):
                self.note(EVERYONE, f"{seat} was {card}")
            self.end()
        else:
            self.then(Round())


class WhichCard(Question[Den, Answer]):
    """Fate is asked for a player's card; how often each comes follows from what is left."""

    def __init__(self, owner: Player) -> None:
        super().__init__(FATE)
        self.owner = owner

    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return den.left()

    def weights(self, den: Den, /) -> list[int]:
        return den.odds()

    def answered(self, den: Den, card: Answer, /) -> None:
        den.deal(self.owner, card)

    def may_know(self, den: Den, /) -> Audience:
        return only(self.owner)

    def carries(self) -> str:
        return f" {self.owner}"


class WhatToDo(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return den.deeds(self.player)

    def answered(self, den: Den, deed: Answer, /) -> None:
        if isinstance(deed, Seat):
            den.look(self.player, deed)
        else:
            den.hide(self.player)

    def goes_on(self, den: Den, deed: Answer, /) -> bool:
        return deed is HIDE  # to swap them or to keep them

    def why_not(self, den: Den, answer: Answer, /) -> Because:
        return self.not_offered(den, answer, den.why_no_deed(self.player, answer))

    def rules(self, den: Den, answer: Answer, /) -> tuple[str, ...]:
        return ("TOY-2",) if answer is HIDE else ("TOY-1",)

    def carries(self) -> str:
        return ""


class SwapOrKeep(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return (SWAP, KEEP)

    def answered(self, den: Den, hands: Answer, /) -> None:
        den.hands(self.player, hands)

    def may_know(self, den: Den, /) -> Audience:
        return only(self.player)

    def carries(self) -> str:
        return ""


class WhatAmI(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return (SUN, MOON)

    def answered(self, den: Den, card: Answer, /) -> None:
        den.guess(self.player, card)

    def patience(self, den: Den, /) -> int:
        return 20

    def otherwise(self, den: Den, /) -> Answer | None:
        return MOON

    def carries(self) -> str:
        return ""


class Opening(Step[Den]):
    def taken(self, den: Den, /) -> None:
        den.open()

    def spelt(self) -> str:
        return "Opening"


class Round(Step[Den]):
    def taken(self, den: Den, /) -> None:
        den.begin_round()

    def spelt(self) -> str:
        return "Round"


class Turn(Step[Den]):
    def __init__(self, player: Player) -> None:
        self.player = player

    def taken(self, den: Den, /) -> None:
        den.ask(den.turn_of(self.player))

    def spelt(self) -> str:
        return f"Turn {self.player}"


class EndOfRound(Step[Den]):
    def taken(self, den: Den, /) -> None:
        den.end_round()

    def spelt(self) -> str:
        return "EndOfRound"
