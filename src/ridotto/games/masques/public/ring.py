"""The palace as everybody sees it: tokens on its cards, guests and agents in its hallways."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ridotto.games.masques.public.facts import (
    AN_AGENT,
    FACE_DOWN,
    NEITHER,
    NO_TOKEN,
    AgentsLeft,
    Collected,
    Exchanged,
    GuestsGathered,
    GuestTurned,
    Laid,
    Moved,
    Placed,
    StaysAway,
    TokensTurnedUp,
    TokenTurned,
    Traded,
)
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view_types import MasquesCard, MasquesToken
from ridotto.games.masques.public.words import FOSCARI_SLOT, HIDDEN, Agent, Arcade, Card, Guest, Hall, Token
from ridotto.kernel import Answer, Fact

NO_HALL: Final[i64] = -1
NOWHERE: Final[i64] = 0  # a set without places


@final
@mypyc_attr(free_list_len=1)
class Ring:
    """All that lies open. Views fold it out of facts that everyone hears; the state of a match keeps one, too.

    What lies face down is known to everybody who saw it face up (MQD-185, MQF-193). Sets of places have a bit for each.
    """

    def __init__(self, setup: MasquesSetup, like: Ring | None = None) -> None:
        """Makes an empty ring, or one that is like another."""
        self.setup = setup
        self.deck: list[int] = like.deck if like else setup.decks[FOSCARI_SLOT]  # how many of each guest; never changed
        self.tokens: list[Token | None] = like.tokens.copy() if like else [None] * setup.ring
        self.tokens_down: i64 = like.tokens_down if like else NOWHERE  # palace cards whose token lies face down
        self.cards: list[Card | None] = like.cards.copy() if like else [None] * setup.ring
        self.cards_down: i64 = like.cards_down if like else NOWHERE  # hallways whose guest lies face down
        self.vacant: i64 = like.vacant if like else setup.all_halls  # hallways without a card

    def copy(self) -> Ring:
        return Ring(self.setup, self)

    def hear(self, fact: Fact) -> None:
        """Changes what lies here as the fact says."""
        if isinstance(fact, Placed):
            self.place(fact.card, fact.at.number)
        elif isinstance(fact, Laid):
            self.tokens[fact.at.number] = fact.token
        elif isinstance(fact, Collected):
            self.tokens[fact.at.number] = None
        elif isinstance(fact, Moved):
            self.exchange_cards(fact.here.number, fact.there.number)
        elif isinstance(fact, Exchanged):
            self.exchange_cards(fact.one.number, fact.other.number)
        elif isinstance(fact, GuestTurned):
            self.cards_down |= 1 << fact.at.number
        elif isinstance(fact, TokenTurned):
            self.tokens_down |= 1 << fact.at.number
        elif isinstance(fact, Traded):
            self.exchange_tokens(fact.one.number, fact.other.number)
        elif isinstance(fact, TokensTurnedUp):
            self.tokens_down = 0
        elif isinstance(fact, AgentsLeft):
            for hall, card in enumerate(self.cards):
                if isinstance(card, Agent):
                    self.vacate(hall)
        elif isinstance(fact, GuestsGathered):
            for hall, card in enumerate(self.cards):
                if isinstance(card, Guest):
                    self.vacate(hall)
            self.cards_down = 0
        elif isinstance(fact, StaysAway):
            self.deck = self.setup.decks[fact.family.slot]

    # What changes.

    def place(self, card: Card, hall: i64) -> None:
        self.cards[hall] = card
        self.vacant &= ~(1 << hall)

    def exchange_cards(self, one: i64, other: i64) -> None:
        """Exchanges two cards; each keeps its side, and one of the two may be missing."""
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]
        self.cards_down = exchanged(self.cards_down, one, other)
        self.vacant = exchanged(self.vacant, one, other)

    def exchange_tokens(self, one: i64, other: i64) -> None:
        """Exchanges two tokens; each keeps its side."""
        tokens = self.tokens
        tokens[one], tokens[other] = tokens[other], tokens[one]
        self.tokens_down = exchanged(self.tokens_down, one, other)

    def vacate(self, hall: i64) -> None:
        self.cards[hall] = None
        self.vacant |= 1 << hall

    # What lies where.

    def token_is_down(self, arcade: i64) -> bool:
        return self.tokens_down & (1 << arcade) != 0

    def card_is_down(self, hall: i64) -> bool:
        return self.cards_down & (1 << hall) != 0

    def has_guest(self, hall: Hall, face_down_too: bool) -> bool:
        return isinstance(self.cards[hall.number], Guest) and (face_down_too or not self.card_is_down(hall.number))

    def has_token(self, arcade: Arcade, face_down_too: bool) -> bool:
        number = arcade.number
        return self.tokens[number] is not None and (face_down_too or not self.token_is_down(number))

    def guests_beside(self, here: Hall, face_down_too: bool) -> list[Answer]:
        """Returns which of the two closest hallways, around corners, have guests (MQD-017, MQD-018, MQF-018 to 020)."""
        return [hall for hall in self.setup.halls_beside[here.number] if self.has_guest(hall, face_down_too)]

    def guests_but(self, chosen: Answer, face_down_too: bool) -> list[Answer]:
        """Returns where all other guests lie."""
        return [hall for hall in self.setup.halls if hall is not chosen and self.has_guest(hall, face_down_too)]

    def vacant_beside(self, here: Hall) -> list[Answer]:
        return [hall for hall in self.setup.halls_beside[here.number] if self.vacant & (1 << hall.number)]

    def tokens_beside(self, here: Hall, face_down_too: bool) -> list[Answer]:
        """Returns which of the two palace cards that a hallway touches are not bare (MQD-126, MQF-129)."""
        return [arcade for arcade in self.setup.arcades_beside[here.number] if self.has_token(arcade, face_down_too)]

    def tokens_but(self, chosen: Answer, face_down_too: bool) -> list[Answer]:
        """Returns where all other tokens lie."""
        return [
            arcade for arcade in self.setup.arcades if arcade is not chosen and self.has_token(arcade, face_down_too)
        ]

    def outside(self) -> list[int]:
        """Returns how many of each guest, by slot, are not in the palace, face up or down."""
        found = self.deck.copy()
        for card in self.cards:
            if isinstance(card, Guest):
                found[card.slot] -= 1
        return found

    def strength(self, hall: i64) -> int:
        """Returns what a card weighs beside a palace card; a vacant hallway weighs nothing yet."""
        return self.setup.weight(self.cards[hall], self.card_is_down(hall))

    # Who would take what, as things lie.

    def higher_hall(self, arcade: i64) -> i64:
        """Returns the hallway beside a palace card that weighs more than the other; NO_HALL where neither does."""
        before = arcade - 1 if arcade > 0 else self.setup.ring - 1
        here, there = self.strength(before), self.strength(arcade)
        if here == there:
            return NO_HALL
        return before if here > there else arcade

    def obstacle(self, arcade: i64) -> str:
        """Returns why the token of a palace card stays, with any owners; empty where a guest is higher."""
        return self.obstacle_at(arcade, self.higher_hall(arcade))

    def obstacle_at(self, arcade: i64, higher: i64) -> str:
        """Returns the same where it is known already which hallway is higher."""
        if self.tokens[arcade] is None:
            return NO_TOKEN  # MQD-148, MQF-153
        if self.token_is_down(arcade):
            return FACE_DOWN  # MQD-123, MQF-126
        if higher == NO_HALL:
            return NEITHER  # MQD-136, MQD-137, MQF-140
        return "" if isinstance(self.cards[higher], Guest) else AN_AGENT  # MQF-141

    def token_shown(self, arcade: int, hides: bool) -> MasquesToken | None:
        """Returns what lies there; `hides`: what lies face down is HIDDEN."""
        token, down = self.tokens[arcade], self.token_is_down(arcade)
        return None if token is None else {"token": HIDDEN if down and hides else token.text, "face_down": down}

    def card_shown(self, hall: int, hides: bool) -> MasquesCard | None:
        card, down = self.cards[hall], self.card_is_down(hall)
        if card is None:
            return None
        return {"card": HIDDEN if down and hides else card.text, "face_down": down, "counts": self.strength(hall)}


def exchanged(bits: i64, one: i64, other: i64) -> i64:
    """Returns the bits with two of them exchanged."""
    if (bits >> one & 1) != (bits >> other & 1):
        bits ^= (1 << one) | (1 << other)
    return bits
