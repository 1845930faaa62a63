"""What one player may know at this moment: a fold over the facts they heard."""

from __future__ import annotations

from typing import Literal

from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import FLIP_UP
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.public.progress import Progress
from ridotto.games.masquerade.public.rows import Lying, Rows
from ridotto.games.masquerade.public.setup import ACTIONS, MasqueradeSetup
from ridotto.games.masquerade.public.stages import ACTING, OVER, PLACEMENT
from ridotto.games.masquerade.public.view_types import MasqueradeCard, MasqueradeSeat, MasqueradeView
from ridotto.games.masquerade.public.words import PLACES, Name, Place
from ridotto.kernel import Datum, Fact, Player, TurnBegan, View, name


class SalonView(View):
    """The table as one player sees it: what lies open, and their cards. What was open before is not shown again.

    `table` remembers it, as a belief and a bot do; all that is shown to people goes through `face` (MSQ-023).
    """

    def __init__(self, setup: MasqueradeSetup, player: Player) -> None:
        super().__init__(player)
        self.setup = setup
        self.table = Rows(setup, player)
        self.progress = Progress(self.table)
        self.said: list[Fact] = []  # since the turn began
        self.said_shown: list[dict[str, Datum]] = []  # the same, as far as it was ever shown

    def copy(self) -> SalonView:
        """Returns a view that has heard the same and goes on by itself."""
        found = SalonView(self.setup, self.player)
        found.asking, found.reason, found.winners = self.asking, self.reason, self.winners.copy()
        found.table = self.table.copy()
        found.progress = self.progress.copy(found.table)
        found.said, found.said_shown = self.said.copy(), self.said_shown.copy()
        return found

    def fold(self, fact: Fact) -> None:
        self.progress.hear(fact)
        self.table.hear(fact)
        if isinstance(fact, TurnBegan):
            self.said, self.said_shown = [], []
        else:
            self.said.append(fact)

    # What tables and bots like to ask.

    @property
    def seats(self) -> list[Player]:
        return [Player(seat) for seat in range(len(self.table.rows))]

    @property
    def deck(self) -> int:
        return self.table.deck

    @property
    def pile(self) -> list[Name]:
        return [self.setup.names[card] for card in self.table.pile]

    @property
    def hand(self) -> list[Name]:
        """The cards that this player has drawn and not put into play yet."""
        hands = self.table.hands
        drawn = hands[self.player] if self.player < len(hands) else []
        return [self.setup.names[lying.card] for lying in drawn if lying.card != UNKNOWN]

    @property
    def turn(self) -> Player | None:
        return None if self.over else self.progress.turn

    @property
    def phase(self) -> str:
        """How far the turn is; see `stages`."""
        return OVER if self.over else self.asking.stage

    @property
    def actions_left(self) -> int:
        return ACTIONS - self.progress.actions if self.phase in (PLACEMENT, ACTING) else 0

    def card_at(self, place: Place) -> Name | None:
        """Returns the card that lies there, if this player sees it."""
        row = self.table.rows[place.seat] if place.seat < len(self.table.rows) else []
        card = self.face(place.seat, row[place.index]) if place.index < len(row) else UNKNOWN
        return None if card == UNKNOWN else self.setup.names[card]

    def face(self, seat: int, lying: Lying) -> int:
        """Returns the card, if it is open or this player's (MSQ-020); what is turned down is hidden again (MSQ-023)."""
        return lying.card if lying.up or seat == self.player or self.over else UNKNOWN

    def how_known(self, seat: int, lying: Lying) -> Literal["open", "mine"] | None:
        """Returns `open` to all, or `mine` for a secret of this player's; None where it is not known."""
        if self.face(seat, lying) == UNKNOWN:
            return None
        return "open" if lying.up or self.over else "mine"

    def subject(self) -> Card | None:
        """Returns the card that the question is about, where this player sees it."""
        about = self.asking.about
        if isinstance(about, Place):
            about = self.card_at(about)
        return self.setup.cards[self.setup.number_of[about]] if isinstance(about, Name) else None

    def numbers(self) -> Numbers:
        """Returns attack and health by what is seen: other cards count for nothing but one more."""
        numbers = self.table.numbers()
        for seat, row in enumerate(self.table.rows):
            for index, lying in enumerate(row):
                if lying.card != UNKNOWN and self.face(seat, lying) == UNKNOWN:
                    numbers.rows[seat][index] = UNKNOWN
                    numbers.where[lying.card] = -1
        return numbers

    def has_acted(self, lying: Lying) -> bool:
        """True when it acted in this turn; a card that comes back remembers it (MSQ-104)."""
        return lying in self.progress.acted or (lying.card != UNKNOWN and lying.card in self.progress.acted_cards)

    # For the socket, the page and other readers.

    def as_dict(self) -> MasqueradeView:
        table, progress = self.table, self.progress
        numbers = self.numbers()
        self.said_shown += [fact.data() for fact in self.said[len(self.said_shown) :]]
        first = table.order[0] if table.order else None
        return {
            "player": name(self.player),
            "first": None if first is None else name(Player(first)),
            "turn": None if self.turn is None else name(self.turn),
            "phase": self.phase,
            "actions_left": self.actions_left,
            "seats": [self.seat_shown(seat, numbers) for seat in self.seats],
            "deck": table.deck,
            "pile": [card.text for card in self.pile],
            "hand": [card.text for card in self.hand],
            "sides": progress.sides.copy(),
            "sides_chosen": progress.sides_chosen,
            "acting": self.place_shown(progress.acting),
            "attacker": self.place_shown(progress.attacker),
            "attacked": self.place_shown(progress.target),
            "about": None if self.asking.about is None else self.asking.about.text,
            "said": self.said_shown.copy(),
            **self.asking_as_dict(),
        }

    def seat_shown(self, seat: Player, numbers: Numbers) -> MasqueradeSeat:
        return {
            "player": name(seat),
            "drawn": len(self.table.hands[seat]),
            "row": [self.lying_shown(seat, lying, numbers) for lying in self.table.rows[seat]],
        }

    def lying_shown(self, seat: Player, lying: Lying, numbers: Numbers) -> MasqueradeCard:
        """Returns a card as words; what is not known has no numbers either."""
        known = self.face(seat, lying) != UNKNOWN
        guard = numbers.guard_of(lying.card) if known else UNKNOWN
        return {
            "side": "up" if lying.up else "down",
            "card": self.setup.names[lying.card].text if known else None,
            "known": self.how_known(seat, lying),
            "attack": numbers.attack_of(lying.card, self.table.side_of(lying), -1) if known else None,
            "health": numbers.health_of(lying.card, self.table.side_of(lying), -1) if known else None,
            "acted": self.has_acted(lying),
            "poison": None if lying.poison is None else name(lying.poison),
            "weaker": lying.weaker,
            "boosted": [lying.more_attack, lying.more_health],
            "fires": known and self.setup.cards[lying.card].has(FLIP_UP) and not numbers.silenced(lying.card),
            "guard": None if guard == UNKNOWN else self.setup.names[guard].text,
        }

    def place_shown(self, lying: Lying | None) -> str | None:
        place = None if lying is None else self.table.place_of(lying)
        return None if place is None else PLACES[place[0]][place[1]].text
