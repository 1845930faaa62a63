"""What one player may know at this moment: a fold over the facts they heard."""

from __future__ import annotations

from ridotto.games.masques.public.editions import HAND
from ridotto.games.masques.public.facts import (
    BANK,
    AgentGone,
    Chose,
    Collected,
    Counted,
    Dealt,
    DealtFaceDown,
    Discarded,
    FirstPlayer,
    GaveUp,
    GuestsGathered,
    HandsTaken,
    HasFavours,
    Hired,
    Kept,
    Laid,
    PacksHandedOn,
    PalaceFull,
    Placed,
    Played,
    Purse,
    Received,
    RoundBegan,
    SetAside,
    Stayed,
    StaysAway,
    TookFamily,
)
from ridotto.games.masques.public.leads import lead
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view_types import MasquesAgent, MasquesSeat, MasquesView
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS, DUCAT, SLOTS, Agent, Card, Family, Guest
from ridotto.kernel import Answer, Datum, Fact, Player, TurnBegan, View, name


class PalaceView(View):
    """The table as one player sees it: all that lies open, their hand, and what they saw in this round's draft."""

    def __init__(self, setup: MasquesSetup, player: Player) -> None:
        super().__init__(player)
        self.setup = setup
        # Open to all from start to end (MQD-179, MQF-187).
        self.owners: list[Player | None] = [None] * SLOTS  # by family
        self.absent: Family | None = None
        self.first: Player | None = None
        self.purses = [0] * setup.players
        self.bank = 0
        self.counters = [[0] * SLOTS for _ in setup.everybody]  # favours, by player and guild
        self.ring = Ring(setup)
        self.hired = [0] * len(AGENT_KINDS)  # how many of each kind have left their pile
        self.round = 0
        self.hand_sizes = [0] * setup.players
        self.pack_sizes = [0] * setup.players
        self.aside = 0
        # Their own (MQD-180, MQD-181, MQF-188, MQF-189).
        self.hand: list[Guest] = []
        self.pack: list[Guest] = []
        self.seen: list[tuple[Guest, ...]] = []  # packs of this round, as they came
        self.handed_on: list[tuple[Guest, ...]] = []  # and what was left of them
        # What is going on.
        self.turn: Player | None = None
        self.placing: Card | None = None  # chosen, and not in a hallway yet
        self.agent: Agent | None = None  # the last that was placed in this turn
        self.chosen: Answer | None = None  # what it is about to be done to
        self.said: list[Fact] = []  # what everyone heard since the turn, or the awards, began
        self.said_shown: list[dict[str, Datum]] = []  # the same, as far as it was ever shown

    def copy(self) -> PalaceView:
        """Returns a view that has heard the same and goes on by itself."""
        found = PalaceView(self.setup, self.player)
        found.asking, found.reason, found.winners = self.asking, self.reason, self.winners.copy()
        found.owners, found.absent, found.first = self.owners.copy(), self.absent, self.first
        found.purses, found.bank = self.purses.copy(), self.bank
        found.counters = [counters.copy() for counters in self.counters]
        found.ring, found.hired, found.round = self.ring.copy(), self.hired.copy(), self.round
        found.hand_sizes, found.pack_sizes = self.hand_sizes.copy(), self.pack_sizes.copy()
        found.aside, found.hand, found.pack = self.aside, self.hand.copy(), self.pack.copy()
        found.seen, found.handed_on = self.seen.copy(), self.handed_on.copy()
        found.turn, found.placing, found.agent, found.chosen = self.turn, self.placing, self.agent, self.chosen
        found.said, found.said_shown = self.said.copy(), self.said_shown.copy()
        found.forgets = self.forgets
        return found

    def fold(self, fact: Fact) -> None:
        self.ring.hear(fact)
        self.settle(fact)
        self.draft(fact)
        self.play(fact)
        self.note(fact)

    # What tables and bots like to ask.

    def families_of(self, player: Player) -> list[Family]:
        return [family for family in self.setup.edition.families if self.owners[family.slot] == player]

    def owner_of(self, guest: Guest) -> Player | None:
        return self.owners[guest.family.slot]

    def hides(self) -> bool:
        """True if what lies face down is not named: under strict memory, until the end (TBL-001)."""
        return self.forgets and not self.over

    def bag(self) -> list[int]:
        """Returns how many of each guild are in the bag: what is not on the palace (MQD-184, MQF-192).

        Under strict memory what lies face down counts as well: the numbers would name it.
        """
        tokens = self.ring.tokens
        if self.hides():
            tokens = [token for at, token in enumerate(tokens) if not self.ring.token_is_down(at)]
        return [self.setup.favours - tokens.count(guild) for guild in self.setup.edition.guilds]

    # The fold: families, ducats, favours.

    def settle(self, fact: Fact) -> None:
        if isinstance(fact, Counted):
            self.fill(fact.purse, fact.ducats)
        elif isinstance(fact, Hired):
            self.purses[fact.by] -= fact.cost
            self.bank += fact.cost
        elif isinstance(fact, Laid):
            self.bank -= 1 if fact.token is DUCAT and self.bank > 0 else 0
        elif isinstance(fact, Collected):
            if fact.token is DUCAT:
                self.purses[fact.by] = fact.count
            else:
                self.counters[fact.by][fact.token.slot] = fact.count
        elif isinstance(fact, HasFavours):
            self.counters[fact.player][fact.guild.slot] = fact.count
        elif isinstance(fact, TookFamily):
            self.owners[fact.family.slot] = fact.player
        elif isinstance(fact, StaysAway):
            self.absent = fact.family
        elif isinstance(fact, FirstPlayer):
            self.first = fact.player
        elif isinstance(fact, AgentGone):
            self.hired[fact.agent.number] = fact.agent.copy + 1

    def fill(self, purse: Purse, ducats: int) -> None:
        if purse == BANK:
            self.bank = ducats
        else:
            self.purses[purse] = ducats

    # The fold: deal and draft.

    def draft(self, fact: Fact) -> None:
        if isinstance(fact, RoundBegan):
            self.round = fact.number
            self.seen, self.handed_on = [], []
        elif isinstance(fact, Dealt):
            self.pack.append(fact.guest)
            self.deal(fact.player)
        elif isinstance(fact, DealtFaceDown):
            self.deal(fact.player)
        elif isinstance(fact, SetAside):
            self.aside += 1
            self.note_first_pack()
        elif isinstance(fact, Kept):
            self.hand.append(fact.guest)
            self.pack.remove(fact.guest)
        elif isinstance(fact, PacksHandedOn):
            self.hand_sizes = [HAND - fact.size] * self.setup.players
            self.pack_sizes = [fact.size] * self.setup.players
            if self.pack:
                self.handed_on.append(tuple(self.pack))
        elif isinstance(fact, Received):
            self.pack = list(fact.pack)
            self.seen.append(fact.pack)
        elif isinstance(fact, HandsTaken):
            self.take_up_hands()

    def deal(self, player: Player) -> None:
        """Notes a dealt guest; in every second round of two players it comes from what was set aside in the first."""
        self.pack_sizes[player] += 1
        if self.setup.two and self.round % 2 == 0 and self.aside > 0:
            self.aside -= 1
        self.note_first_pack()

    def note_first_pack(self) -> None:
        """Notes the first pack, as soon as all is dealt and everybody chooses, where there is a draft."""
        to_be_set_aside = self.setup.size - self.setup.ring if self.setup.two and self.round % 2 == 1 else 0
        if self.setup.draft and min(self.pack_sizes) == HAND and self.aside == to_be_set_aside:
            if self.pack:
                self.seen.append(tuple(self.pack))

    def take_up_hands(self) -> None:
        """Makes what was dealt the hand, where there was no draft."""
        if self.hand_sizes[0] == HAND - 1:  # the last of each pack was kept without a word
            self.hand_sizes = [HAND] * self.setup.players
        else:
            self.hand_sizes, self.hand = self.pack_sizes, self.pack
        self.pack_sizes, self.pack = [0] * self.setup.players, []

    # The fold: turns, and what follows them.

    def play(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.begin_turn(fact.player)
        elif isinstance(fact, Played):
            self.placing = fact.guest
        elif isinstance(fact, Hired):
            self.placing = fact.agent
        elif isinstance(fact, Placed):
            self.place(fact.card)
        elif isinstance(fact, Chose):
            self.chosen = fact.what
        elif isinstance(fact, GaveUp):
            self.lose(fact.by, fact.guest)
        elif isinstance(fact, PalaceFull):
            self.turn, self.said, self.said_shown = None, [], []
        elif isinstance(fact, Discarded):
            self.hand_sizes[fact.by] = 0
            self.hand = [] if fact.by == self.player else self.hand
        elif isinstance(fact, GuestsGathered):
            self.hand_sizes, self.hand = [0] * self.setup.players, []

    def begin_turn(self, player: Player) -> None:
        self.turn = player
        self.placing, self.agent, self.chosen = None, None, None
        self.said, self.said_shown = [], []

    def place(self, card: Card) -> None:
        """Places a card that was chosen in this turn, or called, or lies there where a match begins in the middle."""
        if isinstance(card, Agent):
            self.hired[card.number] = max(self.hired[card.number], card.copy + 1)
        if card is self.placing:
            self.placing = None
            if isinstance(card, Agent):
                self.agent = card
            elif isinstance(card, Guest) and self.turn is not None:
                self.lose(self.turn, card)

    def lose(self, player: Player, guest: Guest) -> None:
        self.hand_sizes[player] -= 1
        if player == self.player:
            self.hand.remove(guest)

    def note(self, fact: Fact) -> None:
        if (self.turn is not None and not isinstance(fact, TurnBegan)) or isinstance(fact, (Collected, Stayed)):
            self.said.append(fact)

    # For the socket, the page and other readers.

    def as_dict(self) -> MasquesView:
        setup, hides = self.setup, self.hides()
        self.said_shown += [fact.data() for fact in self.said[len(self.said_shown) :]]
        return {
            "player": name(self.player),
            "round": self.round,
            "first": name_or_none(self.first),
            "turn": name_or_none(self.turn),
            "seats": [self.seat_shown(player) for player in setup.everybody],
            "absent": None if self.absent is None else self.absent.text,
            "arcades": {arcade.text: self.ring.token_shown(arcade.number, hides) for arcade in setup.arcades},
            "leads": {
                arcade.text: lead(self.ring, self.owners, arcade.number)
                for arcade in setup.arcades
                if self.ring.has_token(arcade, False)
            },
            "halls": {hall.text: self.ring.card_shown(hall.number, hides) for hall in setup.halls},
            "agents": {AGENT_KINDS[kind]: self.pile_shown(kind) for kind in setup.kinds},
            "bank": self.bank,
            "bag": {guild.text: count for guild, count in zip(setup.edition.guilds, self.bag())},
            "aside": self.aside,
            "hand": texts(self.hand),
            "pack": texts(self.pack),
            "seen": [texts(list(pack)) for pack in self.seen],
            "handed_on": [texts(list(pack)) for pack in self.handed_on],
            "placing": None if self.placing is None else self.placing.text,
            "chosen": None if self.chosen is None else self.chosen.text,
            "said": self.said_shown.copy(),
            **self.asking_as_dict(),
        }

    def seat_shown(self, player: Player) -> MasquesSeat:
        counters = self.counters[player]
        return {
            "player": name(player),
            "families": [family.text for family in self.families_of(player)],
            "ducats": self.purses[player],
            "favours": {guild.text: counters[guild.slot] for guild in self.setup.edition.guilds},
            "hand": self.hand_sizes[player],
            "pack": self.pack_sizes[player],
        }

    def pile_shown(self, kind: int) -> list[MasquesAgent]:
        """Returns the agents of a pile, from the top down."""
        pile = AGENTS[kind][self.hired[kind] :]
        influence = self.setup.influence[kind]
        return [{"agent": a.text, "cost": self.setup.cost_of(a), "influence": influence[a.copy]} for a in pile]


def name_or_none(player: Player | None) -> str | None:
    return None if player is None else name(player)


def texts(guests: list[Guest]) -> list[str]:
    """Returns guests in the order of the deck: how a hand came together is not shown."""
    return [guest.text for guest in sorted(guests, key=slot_of)]


def slot_of(guest: Guest) -> int:
    return guest.slot
