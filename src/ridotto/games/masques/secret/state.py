"""The true state of this table. Never leaves the engine."""

from __future__ import annotations

from ridotto.games.masques.public.editions import ALIKE_TO_WIN, PURSE
from ridotto.games.masques.public.facts import Collected, Hired, Placed, StaysAway
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import (
    AGENT_KINDS,
    DUCAT,
    FOSCARI_SLOT,
    SLOTS,
    Agent,
    Card,
    Family,
    Guest,
    Hall,
    Token,
)
from ridotto.kernel import EVERYONE, NOBODY, Fact, Match, Player


class Palace(Match):
    """Tokens on palace cards, guests and agents in the hallways between them, guests in hands."""

    def __init__(self, setup: MasquesSetup, like: Palace | None = None) -> None:
        """Without `like` the match is about to begin; with it this palace is a copy, and nothing is made twice."""
        super().__init__()
        self.setup = setup
        self.seated = setup.everybody
        # What is settled before the first round.
        self.owners: list[Player] = like.owners.copy() if like else [NOBODY] * SLOTS  # by family
        self.absent: int = like.absent if like else FOSCARI_SLOT  # the family that no player has, with three players
        self.first: Player = like.first if like else NOBODY  # who has the first player card
        # What is won and spent.
        self.purses: list[int] = like.purses.copy() if like else [PURSE] * setup.players
        self.bank: int = like.bank if like else setup.edition.ducats - PURSE * setup.players
        self.counters: list[int] = (
            like.counters.copy() if like else [0] * (SLOTS * setup.players)
        )  # favours, by player and guild
        self.bag: list[int] = (
            like.bag.copy() if like else [setup.favours] * SLOTS
        )  # favours that nobody collected, by guild
        self.hired: list[int] = (
            like.hired.copy() if like else [0] * len(AGENT_KINDS)
        )  # how many of each kind left their pile
        self.box: list[int] = (
            like.box.copy() if like else [0] * len(AGENT_KINDS)
        )  # and how many of those are out of the game
        # What lies open in the palace.
        self.ring: Ring = Ring(setup, like.ring if like else None)
        # The present round.
        self.round: int = like.round if like else 0
        self.gathered: list[int] = like.gathered.copy() if like else self.ring.deck.copy()  # guests that are nowhere
        self.undealt: int = like.undealt if like else 0  # which of those are still to be dealt, one bit each
        self.packs: list[tuple[Guest, ...]] = like.packs.copy() if like else [()] * setup.players  # under draft
        self.hands: list[tuple[Guest, ...]] = like.hands.copy() if like else [()] * setup.players
        self.aside: tuple[Guest, ...] = like.aside if like else ()  # waits for the next round, with two players
        self.passes: int = like.passes if like else 0  # in a row

    def copy_state(self) -> Palace:
        return Palace(self.setup, self)

    def position(self) -> tuple[object, ...]:
        return (
            (*self.owners, self.absent, self.first, self.round, self.bank, self.passes),
            (*self.purses, *self.counters, *self.bag, *self.hired, *self.box),
            tuple([None if token is None else token.text for token in self.ring.tokens]),
            tuple([None if card is None else card.text for card in self.ring.cards]),
            (self.ring.tokens_down, self.ring.cards_down, *self.gathered),
            tuple([guest_names(pack) for pack in self.packs]),
            tuple([guest_names(hand) for hand in self.hands]),
            guest_names(self.aside),
            self.pending(),
        )

    def happen(self, fact: Fact) -> None:
        """Changes the ring as the fact says, as every view of it does, and tells everyone."""
        self.ring.hear(fact)
        self.tell(EVERYONE, fact)

    # Families.

    def take_family(self, player: Player, family: Family) -> None:
        self.owners[family.slot] = player

    def stay_away(self, family: Family) -> None:
        self.absent = family.slot
        self.happen(StaysAway(family))
        self.gathered = self.ring.deck.copy()

    # Hands.

    def pick_up(self, player: Player, guest: Guest) -> None:
        self.hands[player] = with_one(self.hands[player], guest)

    def put_down(self, player: Player, guest: Guest) -> None:
        self.hands[player] = without(self.hands[player], guest)

    def gather_hand(self, player: Player) -> None:
        """Gathers a hand; nobody is told which guests it held."""
        for guest in self.hands[player]:
            self.gathered[guest.slot] += 1
        self.hands[player] = ()

    # The deal.

    def shuffle(self) -> None:
        """Makes all gathered guests ready to be dealt; those of the round before have been."""
        for slot, count in enumerate(self.gathered):
            if count > 0:
                self.undealt |= 1 << slot

    def draw(self, guest: Guest) -> None:
        self.gathered[guest.slot] -= 1
        if self.gathered[guest.slot] == 0:
            self.undealt ^= 1 << guest.slot

    # Hallways.

    def place(self, card: Card, hall: Hall) -> None:
        if self.deaf:
            self.ring.place(card, hall.number)
        else:
            self.happen(Placed(card, hall))

    # Ducats and favours.

    def pay_for(self, player: Player, agent: Agent) -> None:
        """Pays for an agent before the card is taken and placed (MQD-067, MQF-069)."""
        cost = self.setup.cost_of(agent)
        self.purses[player] -= cost
        self.bank += cost
        self.tell(EVERYONE, Hired(player, agent, cost))

    def collect(self, player: Player, number: int, token: Token) -> None:
        """Collects a token: a ducat goes to the purse; a favour is counted, and its token goes back at once."""
        at = self.setup.arcades[number]
        if token is DUCAT:
            self.purses[player] += 1  # MQD-145, MQF-150
            self.happen(Collected(player, at, token, self.purses[player]))
            return
        counter = player * SLOTS + token.slot
        self.counters[counter] += 1  # MQD-146, MQF-151
        self.bag[token.slot] += 1
        self.happen(Collected(player, at, token, self.counters[counter]))
        self.reckon(player, token)

    def reckon(self, player: Player, token: Token) -> None:
        """Decides whether a player has won, after each favour and at no other time (MQD-154, MQF-160)."""
        counters = self.counters[player * SLOTS : player * SLOTS + SLOTS]
        if counters[token.slot] == ALIKE_TO_WIN:
            self.win(player, f"{ALIKE_TO_WIN} {token.text}")  # MQD-150, MQF-156
        elif 0 not in counters:
            self.win(player, "one of each guild")  # MQD-151, MQF-157

    def win(self, player: Player, reason: str) -> None:
        self.decide(reason, [player])
        self.end()

    def scores(self) -> list[int]:
        """Returns everybody's favours of all guilds together."""
        return [sum(self.counters[player * SLOTS : player * SLOTS + SLOTS]) for player in self.setup.everybody]


def with_one(cards: tuple[Guest, ...], guest: Guest) -> tuple[Guest, ...]:
    """Returns the cards with one of these guests more, in the order of the deck."""
    at = len(cards)
    while at > 0 and cards[at - 1].slot > guest.slot:
        at -= 1
    one = (guest,)
    return cards[:at] + one + cards[at:]


def unlike(cards: tuple[Guest, ...]) -> tuple[Guest, ...]:
    """Returns each guest once: two that are spelt alike are one choice. Hands and packs are kept in order."""
    for at in range(1, len(cards)):
        if cards[at] is cards[at - 1]:
            return unlike((*cards[:at], *cards[at + 1 :]))
    return cards


def without(cards: tuple[Guest, ...], guest: Guest) -> tuple[Guest, ...]:
    """Returns the cards with one of these guests less."""
    at = 0
    while cards[at] is not guest:
        at += 1
    return cards[:at] + cards[at + 1 :]


def guest_names(cards: tuple[Guest, ...]) -> str:
    return " ".join([card.text for card in cards])
