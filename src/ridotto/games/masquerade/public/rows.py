"""Follows where cards are, as far as one player was told: rows, hands, discards, and how many the deck has.

Views, beliefs and bots hear facts through this. A card on the table is one object wherever it goes, so all that is
known of it moves with it.
"""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import NEITHER_ARROW
from ridotto.games.masquerade.public.facts import (
    Begins,
    Boosted,
    BoostEnded,
    DeckHas,
    Discarded,
    DiscardedFromDeck,
    Drew,
    DrewUnseen,
    Gathered,
    Gave,
    Hides,
    Joined,
    Killed,
    LaidDown,
    LaidUp,
    Lay,
    LayAtStart,
    Moved,
    OnDiscards,
    Poisoned,
    PoisonWorks,
    Recalled,
    ShuffledAway,
    ShuffledBack,
    TurnedDown,
    TurnedUp,
    Weakened,
)
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers, arrow_for
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import UP, Name, Place
from ridotto.kernel import Fact, Player, TurnBegan


class Lying:
    """A card that was dealt or drawn: in a hand, or in a row."""

    def __init__(self, card: int) -> None:
        self.card = card  # its number in the setup, or UNKNOWN
        self.up = False
        self.public = False  # everybody was told which card it is
        self.poison: Player | None = None
        self.weaker = 0
        self.boosts: list[Boosted] = []  # those that have not ended
        self.began = NEITHER_ARROW  # how it lay when the last turn of its owner began: the arrow of that side
        self.side: bool | None = None  # on which it came into a row: face up or not; None while it is in a hand

    def copy(self) -> Lying:
        found = Lying(self.card)
        found.up, found.public, found.poison, found.weaker = self.up, self.public, self.poison, self.weaker
        found.boosts, found.began, found.side = self.boosts.copy(), self.began, self.side
        return found

    @property
    def more_attack(self) -> int:
        return sum([boost.attack for boost in self.boosts])

    @property
    def more_health(self) -> int:
        return sum([boost.health for boost in self.boosts])


class Rows:
    """All cards, as one player knows them."""

    def __init__(self, setup: MasqueradeSetup, player: Player) -> None:
        self.setup = setup
        self.player = player
        self.rows: list[list[Lying]] = [[] for _ in range(setup.players)]
        self.hands: list[list[Lying]] = [[] for _ in range(setup.players)]  # drawn, and not in a row yet
        self.pile: list[int] = []
        self.deck = 0
        self.to_deal = 0  # picked up, and not dealt anew yet
        self.order: list[int] = []  # seats, beginning with the player who began
        self.recalled = UNKNOWN  # on its way from the discards to a row
        self.giver: Player | None = None  # who has just given a card of the deck

    def copy(self) -> Rows:
        """Returns rows of which the same is known, with cards of their own, each where its like lies."""
        found = Rows(self.setup, self.player)
        found.rows = [[lying.copy() for lying in row] for row in self.rows]
        found.hands = [[lying.copy() for lying in hand] for hand in self.hands]
        found.pile, found.order = self.pile.copy(), self.order.copy()
        found.deck, found.to_deal = self.deck, self.to_deal
        found.recalled, found.giver = self.recalled, self.giver
        return found

    def like_of(self, lying: Lying, elsewhere: Rows) -> Lying:
        """Returns the card of the copy that lies where this one does; a copy of one that has left the table."""
        for row, other in zip([*self.rows, *self.hands], [*elsewhere.rows, *elsewhere.hands]):
            for mine, theirs in zip(row, other):
                if mine is lying:
                    return theirs
        return lying.copy()

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Drew):
            self.draw(fact.player, self.number(fact.card))
        elif isinstance(fact, DrewUnseen):
            self.draw(fact.player, UNKNOWN)
        elif isinstance(fact, LaidUp):
            lying = self.lay(fact.at)
            self.know(lying, self.number(fact.card))
            lying.up = lying.public = lying.side = True
        elif isinstance(fact, LaidDown):
            self.lay(fact.at).side = False
        elif isinstance(fact, Hides):
            self.know(self.at(fact.at), self.number(fact.card))
        elif isinstance(fact, TurnedUp):
            lying = self.at(fact.at)
            lying.card = self.number(fact.card)
            lying.up = lying.public = True
        elif isinstance(fact, TurnedDown):
            self.at(fact.at).up = False
        elif isinstance(fact, Moved):
            lying = self.take(fact.at)
            self.rows[fact.there.seat].append(lying)
        elif isinstance(fact, (Killed, Discarded)):
            lying = self.take(fact.at)
            lying.card = self.number(fact.card)
            self.pile.append(lying.card)
        else:
            self.hear_of_deck(fact)
            self.hear_of_markers(fact)

    def hear_of_deck(self, fact: Fact) -> None:
        if isinstance(fact, DeckHas):
            self.deck = fact.cards
        elif isinstance(fact, DiscardedFromDeck):
            self.throw_drawn(self.number(fact.card))
        elif isinstance(fact, ShuffledAway):
            self.take(fact.at).card = self.number(fact.card)
            self.deck += 1
        elif isinstance(fact, ShuffledBack):
            self.pile.remove(self.number(fact.card))
            self.deck += 1
        elif isinstance(fact, Recalled):
            self.recalled = self.number(fact.card)
            self.pile.remove(self.recalled)
        elif isinstance(fact, OnDiscards):
            self.pile.append(self.number(fact.card))
        elif isinstance(fact, Gave):
            self.giver = fact.by
        elif isinstance(fact, Gathered):
            self.to_deal = sum([len(row) for row in self.rows])
            self.rows = [[] for _ in self.rows]
        elif isinstance(fact, Begins):
            first, players = fact.player, self.setup.players
            self.order = [*range(first, players), *range(first)]
        elif isinstance(fact, Joined):
            self.sit_down(fact.player)

    def hear_of_markers(self, fact: Fact) -> None:
        if isinstance(fact, Poisoned):
            self.at(fact.at).poison = fact.by
        elif isinstance(fact, PoisonWorks):
            self.at(fact.at).poison = None
        elif isinstance(fact, Weakened):
            self.at(fact.at).weaker = fact.loss
        elif isinstance(fact, Boosted):
            self.at(fact.at).boosts.append(fact)
        elif isinstance(fact, BoostEnded):
            lying = self.at(fact.at)
            lying.boosts = [boost for boost in lying.boosts if boost.by != fact.by]
        elif isinstance(fact, Lay):
            self.at(fact.at).card = self.number(fact.card)
        elif isinstance(fact, LayAtStart):
            self.at(fact.at).began = arrow_for(fact.side is UP)
        elif isinstance(fact, TurnBegan):
            for lying in self.rows[fact.player]:
                lying.began = arrow_for(lying.up)

    # How cards come and go.

    def draw(self, seat: int, card: int) -> None:
        self.hands[seat].append(Lying(card))
        if self.to_deal > 0:
            self.to_deal -= 1
        else:
            self.deck -= 1

    def lay(self, place: Place) -> Lying:
        """Lays a card in a row: from the discards or from a hand; or it lay there before this player could tell."""
        while len(self.rows) <= place.seat:
            self.add_seat()
        seat = place.seat if self.giver is None else self.giver
        if self.recalled != UNKNOWN:
            lying = Lying(self.recalled)
            lying.public = True
            self.recalled = UNKNOWN
        elif self.hands[seat]:
            lying = self.hands[seat].pop(0)
        else:
            lying = Lying(UNKNOWN)
        self.giver = None
        self.rows[place.seat].append(lying)
        return lying

    def know(self, lying: Lying, card: int) -> None:
        """Notes what a card is. What was given may have been the second of two: then the first is still in hand."""
        for other in self.hands[self.player] if self.player < len(self.hands) else []:
            if other.card == card:
                other.card = lying.card
        lying.card = card

    def throw_drawn(self, card: int) -> None:
        """Discards a drawn card: only the player who looked at the deck holds any."""
        for hand in self.hands:
            if hand:
                hand.pop(0).card = card
        self.pile.append(card)

    def sit_down(self, newcomer: Player) -> None:
        while len(self.rows) <= newcomer:
            self.add_seat()

    def add_seat(self) -> None:
        self.order.append(len(self.rows))
        self.rows.append([])
        self.hands.append([])

    def side_of(self, lying: Lying) -> int:
        """Returns the arrow that counts for a card (MSQ-057, MSQ-064, MSQ-161)."""
        return lying.began if self.setup.arrows_from_start else arrow_for(lying.up)

    def at(self, place: Place) -> Lying:
        return self.rows[place.seat][place.index]

    def take(self, place: Place) -> Lying:
        return self.rows[place.seat].pop(place.index)

    def number(self, name: Name) -> int:
        return self.setup.number_of[name]

    # What can be read off.

    def numbers(self) -> Numbers:
        """Returns attack and health as far as this player can tell: an unknown card counts for nothing but one more."""
        count = len(self.setup.cards)
        where, up = [-1] * count, [False] * count
        weaker, more_attack, more_health = [0] * count, [0] * count, [0] * count
        for seat, row in enumerate(self.rows):
            for lying in row:
                if lying.card != UNKNOWN:
                    where[lying.card], up[lying.card] = seat, lying.up
                    weaker[lying.card] = lying.weaker
                    more_attack[lying.card], more_health[lying.card] = lying.more_attack, lying.more_health
        rows = [[lying.card for lying in row] for row in self.rows]
        return Numbers(self.setup, rows, where, up, weaker, more_attack, more_health)

    def place_of(self, lying: Lying) -> tuple[int, int] | None:
        """Returns a card's seat and its index there, while it lies in a row."""
        for seat, row in enumerate(self.rows):
            for index, other in enumerate(row):
                if other is lying:
                    return seat, index
        return None
