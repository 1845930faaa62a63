"""The true state of this table. Never leaves the engine."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.masques.public.editions import ALIKE_TO_WIN, PURSE
from ridotto.games.masques.public.facts import StaysAway, collected, hired, placed
from ridotto.games.masques.public.held import NO_GUESTS, Held, count_of, held_by_slot, with_all, with_one, without
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import (
    AGENT_KINDS,
    ALL_PILES,
    COPIES,
    DUCAT,
    FOSCARI_SLOT,
    KINDS,
    SLOTS,
    Agent,
    Arcade,
    Card,
    Family,
    Guest,
    Hall,
    Token,
)
from ridotto.kernel import EVERYONE, HEARING, NOBODY, Ears, Fact, Match, Player


class Palace(Match):
    """Tokens on palace cards, guests and agents in the hallways between them, guests in hands."""

    def __init__(self, setup: MasquesSetup, like: Palace | None = None, ears: Ears = HEARING) -> None:
        super().__init__(like, ears)
        self.setup = setup
        self.seated = setup.everybody
        # What is settled before the first round.
        self.owners: list[Player] = like.owners if like else [NOBODY] * SLOTS  # by family; replaced, never changed
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
        self.piles: i64 = like.piles if like else ALL_PILES  # the agents on top, one bit each
        self.box: list[int] = (
            like.box.copy() if like else [0] * len(AGENT_KINDS)
        )  # how many agents of each kind are out of the game
        # What lies open in the palace.
        self.ring: Ring = Ring(setup, like.ring if like else None)
        # The present round.
        self.round: int = like.round if like else 0
        self.gathered: Held = like.gathered if like else held_by_slot(self.ring.deck)  # guests that are nowhere
        self.under_draft: list[Held] = like.under_draft.copy() if like else [NO_GUESTS] * setup.players
        self.in_hand: list[Held] = like.in_hand.copy() if like else [NO_GUESTS] * setup.players
        self.aside: tuple[Guest, ...] = like.aside if like else ()  # waits for the next round, with two players
        self.passes: int = like.passes if like else 0  # in a row

    def fork(self, ears: Ears = HEARING) -> Palace:
        return Palace(self.setup, self, ears)

    def position(self) -> tuple[object, ...]:
        return (
            (*self.owners, self.absent, self.first, self.round, self.bank, self.passes),
            (*self.purses, *self.counters, *self.bag, *self.hired, *self.box),
            tuple([None if token is None else token.text for token in self.ring.tokens]),
            tuple([None if card is None else card.text for card in self.ring.cards]),
            (self.ring.tokens_down, self.ring.cards_down, *[count_of(self.gathered, slot) for slot in range(KINDS)]),
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
        self.owners = self.owners.copy()
        self.owners[family.slot] = player

    def stay_away(self, family: Family) -> None:
        self.absent = family.slot
        self.happen(StaysAway(family))
        self.gathered = held_by_slot(self.ring.deck)

    # Hands.

    @property
    def hands(self) -> list[tuple[Guest, ...]]:
        """The guests that each player holds."""
        return [self.setup.guests_held(hand) for hand in self.in_hand]

    @property
    def packs(self) -> list[tuple[Guest, ...]]:
        """The guests in each player's pack while it is under draft."""
        return [self.setup.guests_held(pack) for pack in self.under_draft]

    def pick_up(self, player: Player, guest: Guest) -> None:
        self.in_hand[player] = with_one(self.in_hand[player], guest)

    def put_down(self, player: Player, guest: Guest) -> None:
        self.in_hand[player] = without(self.in_hand[player], guest)

    def gather_hand(self, player: Player) -> None:
        """Gathers a hand; nobody is told which guests it held."""
        self.gathered = with_all(self.gathered, self.in_hand[player])
        self.in_hand[player] = NO_GUESTS

    # Hallways.

    def place(self, card: Card, hall: Hall) -> None:
        self.ring.place(card, hall.number)
        if not self.deaf:
            self.tell(EVERYONE, placed(card, hall))

    # Ducats and favours.

    def pay_for(self, player: Player, agent: Agent) -> None:
        """Pays for an agent before the card is taken and placed (MQD-067, MQF-069)."""
        cost = self.setup.cost_of(agent)
        self.purses[player] -= cost
        self.bank += cost
        self.tell(EVERYONE, hired(player, agent, cost))

    @property
    def hired(self) -> list[int]:
        """How many agents of each kind have left their pile."""
        tops = [self.piles >> (kind * (COPIES + 1)) for kind in range(len(AGENT_KINDS))]
        return [[top >> copy & 1 for copy in range(COPIES + 1)].index(1) for top in tops]

    def collect(self, player: Player, number: int, token: Token) -> None:
        """Collects a token: a ducat goes to the purse; a favour is counted, and its token goes back at once."""
        at = self.setup.arcades[number]
        if token is DUCAT:
            self.purses[player] += 1  # MQD-145, MQF-150
            self.take_token(player, at, token, self.purses[player])
            return
        counter = player * SLOTS + token.slot
        self.counters[counter] += 1  # MQD-146, MQF-151
        self.bag[token.slot] += 1
        self.take_token(player, at, token, self.counters[counter])
        self.reckon(player, token)

    def take_token(self, player: Player, at: Arcade, token: Token, count: int) -> None:
        """Takes a token off its palace card; it is the taker's so many-th of its kind."""
        self.ring.tokens[at.number] = None
        if not self.deaf:
            self.tell(EVERYONE, collected(player, at, token, count))

    def reckon(self, player: Player, token: Token) -> None:
        """Decides whether a player has won, after each favour and at no other time (MQD-154, MQF-160)."""
        if self.counters[player * SLOTS + token.slot] == ALIKE_TO_WIN:
            self.win(player, f"{ALIKE_TO_WIN} {token.text}")  # MQD-150, MQF-156
            return
        for slot in range(SLOTS):
            if self.counters[player * SLOTS + slot] == 0:
                return
        self.win(player, "one of each guild")  # MQD-151, MQF-157

    def win(self, player: Player, reason: str) -> None:
        self.decide(reason, [player])
        self.end()

    def scores(self) -> list[int]:
        """Returns everybody's favours of all guilds together."""
        return [sum(self.counters[player * SLOTS : player * SLOTS + SLOTS]) for player in self.setup.everybody]


def guest_names(cards: tuple[Guest, ...]) -> str:
    return " ".join([card.text for card in cards])
