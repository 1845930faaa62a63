"""The true state of Candles, and its rules. Each is a method of the den: a subclass can change one and no other."""

from __future__ import annotations

from typing import TypeVar

from ridotto.kernel import (
    EVERYONE,
    FATE,
    HEARING,
    Answer,
    Audience,
    Because,
    Ears,
    Match,
    Player,
    Question,
    SeatStep,
    Step,
    only,
)

from .public import (
    COINS,
    DECK,
    HIDE,
    KEEP,
    MOON,
    SEATS,
    SUN,
    SWAP,
    CandlesSetup,
    Dealt,
    Guessed,
    Handled,
    Held,
    Lay,
    Looked,
    Saw,
    Seat,
)

D = TypeVar("D", bound="Den")


class Den(Match):
    """A match of Candles: who holds what, and what follows from each answer."""

    def __init__(self, setup: CandlesSetup, like: Den | None = None, ears: Ears = HEARING) -> None:
        super().__init__(like, ears)
        self.setup = setup
        self.seated = setup.everybody
        self.cards: list[Answer] = like.cards.copy() if like else []  # by player
        self.deck: list[Answer] = like.deck.copy() if like else DECK.copy()
        self.coins: list[int] = like.coins.copy() if like else [COINS] * setup.players
        self.bank: int = like.bank if like else 4
        self.rounds: int = like.rounds if like else 0

    def fork(self: D, ears: Ears = HEARING) -> D:
        return type(self)(self.setup, self, ears)

    def scores(self) -> list[int]:
        return self.coins.copy()

    def position(self) -> tuple[object, ...]:
        cards = tuple([card.text for card in self.cards]), tuple([card.text for card in self.deck])
        return (*cards, tuple(self.coins), self.bank, self.rounds, self.pending())

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
        self.tell(EVERYONE, Dealt(player))
        self.tell(only(player), Held(player, card))

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
        """Returns the reason, for which `SENTENCES` has words."""
        return "look-or-hide"

    def look(self, player: Player, seat: Seat) -> None:
        self.tell(EVERYONE, Looked(player, seat))
        self.tell(only(player), Saw(player, seat, self.cards[seat.number]))

    def hide(self, player: Player) -> None:
        self.tell(EVERYONE, self.handled(player, "takes"))
        self.ask(SwapOrKeep(player))

    def handled(self, player: Player, deed: str) -> Handled:
        return Handled(player, deed, SEATS[player], SEATS[self.left_of(player)])

    def left_of(self, player: Player) -> int:
        return (player + 1) % self.setup.players

    def hands(self, player: Player, hands: Answer) -> None:
        if hands is SWAP:
            left = self.left_of(player)
            self.cards[player], self.cards[left] = self.cards[left], self.cards[player]
        self.tell(only(player), self.handled(player, f"{hands}s"))
        self.tell(EVERYONE, self.handled(player, "returns"))

    def guess(self, player: Player, card: Answer) -> None:
        right = self.cards[player] is card
        paid = min(1, self.bank if right else self.coins[player]) * (1 if right else -1)
        self.coins[player] += paid
        self.bank -= paid
        self.tell(EVERYONE, Guessed(player, card, paid))

    def end_round(self) -> None:
        self.rounds += 1
        if self.rounds == self.setup.rounds:
            self.decide(f"{self.rounds} rounds", self.richest())
            for seat, card in zip(SEATS, self.cards):
                self.tell(EVERYONE, Lay(seat, card))
            self.end()
        else:
            self.then(Round())

    def richest(self) -> list[Player]:
        return [player for player in self.setup.everybody if self.coins[player] == max(self.coins)]


class WhichCard(Question[Den, Answer]):
    """Fate is asked for a player's card, by odds that follow from what is left; its owner alone may know it."""

    def __init__(self, owner: Player) -> None:
        super().__init__(FATE)
        self.owner = owner

    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return den.left()

    def weights(self, den: Den, /) -> list[int]:
        return den.odds()

    def apply(self, den: Den, card: Answer, /) -> None:
        den.deal(self.owner, card)

    def may_know(self, den: Den, /) -> Audience:
        return only(self.owner)

    def carries(self) -> str:
        return f" {self.owner}"


class WhatToDo(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return den.deeds(self.player)

    def apply(self, den: Den, deed: Answer, /) -> None:
        if isinstance(deed, Seat):
            den.look(self.player, deed)
        else:
            den.hide(self.player)

    def goes_on(self, den: Den, deed: Answer, /) -> bool:
        return deed is HIDE  # the player swaps or keeps them before anything new is known

    def why_not(self, den: Den, answer: Answer, /) -> Because:
        return self.not_offered(den, answer, den.why_no_deed(self.player, answer))

    def rules(self, den: Den, answer: Answer, /) -> tuple[str, ...]:
        return ("CANDLES-2",) if answer is HIDE else ("CANDLES-1",)

    def carries(self) -> str:
        return ""


class SwapOrKeep(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return (SWAP, KEEP)

    def apply(self, den: Den, hands: Answer, /) -> None:
        den.hands(self.player, hands)

    def may_know(self, den: Den, /) -> Audience:
        return only(self.player)

    def carries(self) -> str:
        return ""


class WhatAmI(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return (SUN, MOON)

    def apply(self, den: Den, card: Answer, /) -> None:
        den.guess(self.player, card)

    def patience(self, den: Den, /) -> int:
        return 20

    def otherwise(self, den: Den, /) -> Answer | None:
        return MOON

    def carries(self) -> str:
        return ""


class Opening(Step[Den]):
    def run(self, den: Den, /) -> None:
        den.open()

    def spelling(self) -> str:
        return "Opening"


class Round(Step[Den]):
    def run(self, den: Den, /) -> None:
        den.begin_round()

    def spelling(self) -> str:
        return "Round"


class Turn(SeatStep[Den]):
    def run(self, den: Den, /) -> None:
        den.ask(den.turn_of(Player(self.seat)))


class EndOfRound(Step[Den]):
    def run(self, den: Den, /) -> None:
        den.end_round()

    def spelling(self) -> str:
        return "EndOfRound"
