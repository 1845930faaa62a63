"""The palace as everybody sees it: tokens on its cards, guests and agents in its hallways."""

from __future__ import annotations

from ridotto.games.masques.facts import (
    AgentsLeft,
    Collected,
    Exchanged,
    GuestsGathered,
    GuestTurned,
    Laid,
    Moved,
    Placed,
    TokensTurnedUp,
    TokenTurned,
    Traded,
)
from ridotto.games.masques.setup import Ball
from ridotto.games.masques.words import Agent, Card, Guest, Token
from ridotto.kernel import Fact


class Ring:
    """A fold over facts that all hear. What lies face down is known to whoever saw it face up (MQD-185, MQF-193)."""

    def __init__(self, setup: Ball) -> None:
        self.setup = setup
        self.tokens: list[Token | None] = [None] * setup.ring
        self.tokens_down = [False] * setup.ring
        self.cards: list[Card | None] = [None] * setup.ring
        self.cards_down = [False] * setup.ring

    def copy(self) -> Ring:
        twin = Ring(self.setup)
        twin.tokens = self.tokens.copy()
        twin.tokens_down = self.tokens_down.copy()
        twin.cards = self.cards.copy()
        twin.cards_down = self.cards_down.copy()
        return twin

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Placed):
            self.cards[fact.at.number] = fact.card
        elif isinstance(fact, (Moved, Exchanged)):
            one, other = (fact.here, fact.there) if isinstance(fact, Moved) else (fact.one, fact.other)
            self.exchange_cards(one.number, other.number)
        elif isinstance(fact, GuestTurned):
            self.cards_down[fact.at.number] = True
        elif isinstance(fact, Laid):
            self.tokens[fact.at.number] = fact.token
        elif isinstance(fact, Collected):
            self.tokens[fact.at.number] = None
        elif isinstance(fact, TokenTurned):
            self.tokens_down[fact.at.number] = True
        elif isinstance(fact, Traded):
            self.exchange_tokens(fact.one.number, fact.other.number)
        elif isinstance(fact, TokensTurnedUp):
            self.tokens_down = [False] * self.setup.ring
        elif isinstance(fact, AgentsLeft):
            self.cards = [None if isinstance(card, Agent) else card for card in self.cards]
        elif isinstance(fact, GuestsGathered):
            self.cards = [None if isinstance(card, Guest) else card for card in self.cards]
            self.cards_down = [False] * self.setup.ring

    def exchange_cards(self, one: int, other: int) -> None:
        """Each keeps its side; one of the two may be nothing."""
        cards, down = self.cards, self.cards_down
        cards[one], cards[other] = cards[other], cards[one]
        down[one], down[other] = down[other], down[one]

    def exchange_tokens(self, one: int, other: int) -> None:
        tokens, down = self.tokens, self.tokens_down
        tokens[one], tokens[other] = tokens[other], tokens[one]
        down[one], down[other] = down[other], down[one]

    def strength(self, hall: int) -> int:
        """What a card weighs beside a palace card; a vacant hallway weighs nothing yet."""
        return self.setup.weight(self.cards[hall], self.cards_down[hall])

    def token_shown(self, arcade: int) -> dict[str, object] | None:
        token = self.tokens[arcade]
        return None if token is None else {"token": token.text, "face_down": self.tokens_down[arcade]}

    def card_shown(self, hall: int) -> dict[str, object] | None:
        card = self.cards[hall]
        if card is None:
            return None
        return {"card": card.text, "face_down": self.cards_down[hall], "counts": self.strength(hall)}
