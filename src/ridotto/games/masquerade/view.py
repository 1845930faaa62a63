"""What one player may know at this moment: a fold over the facts they heard.

What follows from one answer is told in one breath: a view is read after the last fact of it.
"""

from __future__ import annotations

from ridotto.games.masquerade.course import ACTING, PLACEMENT, Course
from ridotto.games.masquerade.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.setup import ACTIONS, NOBODY, Party
from ridotto.games.masquerade.words import PLACES, Name, Place
from ridotto.kernel import Ended, Fact, Player, TurnBegan, View, Won, name


class SalonView(View):
    """The table as one player sees it: what lies open, and one's own cards. What was open before is not shown again.

    `table` remembers it, as a belief and a bot do; whatever is shown to people goes through `seen` (MSQ-023).
    """

    def __init__(self, setup: Party, player: Player) -> None:
        super().__init__(player)
        self.setup = setup
        self.table = Rows(setup, player)
        self.course = Course(self.table)
        self.said: list[Fact] = []  # since the turn began
        self.reason: str | None = None
        self.winners: list[Player] = []

    def hear(self, fact: Fact) -> None:
        self.course.hear(fact)
        self.table.hear(fact)
        if isinstance(fact, TurnBegan):
            self.said = []
        else:
            self.said.append(fact)
        if isinstance(fact, Ended):
            self.reason = fact.reason
        elif isinstance(fact, Won):
            self.winners.append(fact.player)

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
        """What this player has drawn and not put into play yet."""
        hands = self.table.hands
        drawn = hands[self.player] if self.player < len(hands) else []
        return [self.setup.names[lying.card] for lying in drawn if lying.card != UNKNOWN]

    @property
    def turn(self) -> Player | None:
        return None if self.over or self.course.turn == NOBODY else self.course.turn

    @property
    def phase(self) -> str:
        return self.course.phase

    @property
    def actions_left(self) -> int:
        return ACTIONS - self.course.actions if self.phase in (PLACEMENT, ACTING) else 0

    @property
    def question(self) -> str:
        """What is asked, by its name; empty while only Fate has to answer, and when it is over."""
        return self.course.question()[0]

    @property
    def asked(self) -> list[Player]:
        """Who may still owe an answer; of sealed ones only one's own is known."""
        return self.course.question()[1]

    @property
    def sealed(self) -> bool:
        """Whether all are asked at once, and nobody hears an answer before the last is in."""
        return self.question == "SideOf"

    @property
    def awaited(self) -> Player | None:
        """The one whom all wait for; nobody when it is over or all are asked at once."""
        asked = self.asked
        return None if self.sealed or not asked else asked[0]

    @property
    def over(self) -> bool:
        return self.reason is not None

    def card_at(self, place: Place) -> Name | None:
        """The card that lies there, if this player sees it."""
        row = self.table.rows[place.seat] if place.seat < len(self.table.rows) else []
        card = self.seen(place.seat, row[place.index]) if place.index < len(row) else UNKNOWN
        return None if card == UNKNOWN else self.setup.names[card]

    def seen(self, seat: int, lying: Lying) -> int:
        """The card, where it lies open or is one's own (MSQ-020); what is turned down is not shown again (MSQ-023)."""
        return lying.card if lying.up or seat == self.player or self.over else UNKNOWN

    def how_known(self, seat: int, lying: Lying) -> str | None:
        """Open to all, or one's own secret."""
        if self.seen(seat, lying) == UNKNOWN:
            return None
        return "open" if lying.up or self.over else "mine"

    def numbers(self) -> Numbers:
        """Attack and health by what is seen: other cards count for nothing but one more."""
        numbers = self.table.numbers()
        for seat, row in enumerate(self.table.rows):
            for index, lying in enumerate(row):
                if lying.card != UNKNOWN and self.seen(seat, lying) == UNKNOWN:
                    numbers.rows[seat][index] = UNKNOWN
                    numbers.where[lying.card] = -1
        return numbers

    def has_acted(self, lying: Lying) -> bool:
        """In this turn; a card that comes back remembers it (MSQ-104)."""
        return lying in self.course.acted or (lying.card != UNKNOWN and lying.card in self.course.acted_cards)

    # For the socket, the page and whoever reads.

    def shown(self) -> dict[str, object]:
        table, course = self.table, self.course
        question, asked = course.question()
        numbers = self.numbers()
        first = table.order[0] if table.order else None
        return {
            "player": name(self.player),
            "first": None if first is None else name(Player(first)),
            "turn": None if self.turn is None else name(self.turn),
            "phase": course.phase,
            "actions_left": self.actions_left,
            "seats": [self.seat_shown(seat, numbers) for seat in self.seats],
            "deck": table.deck,
            "pile": [card.text for card in self.pile],
            "hand": [card.text for card in self.hand],
            "sides": course.waiting.sealed.copy(),
            "acting": self.place_shown(course.acting),
            "attacker": self.place_shown(course.fray.attacker),
            "attacked": self.place_shown(course.fray.target),
            "said": [fact.spelt() for fact in self.said],
            "question": question or None,
            "asked": [name(player) for player in asked],
            "sealed": question == "SideOf",
            "end": self.end_shown(),
        }

    def seat_shown(self, seat: Player, numbers: Numbers) -> dict[str, object]:
        return {
            "player": name(seat),
            "drawn": len(self.table.hands[seat]),
            "row": [self.lying_shown(seat, lying, numbers) for lying in self.table.rows[seat]],
        }

    def lying_shown(self, seat: Player, lying: Lying, numbers: Numbers) -> dict[str, object]:
        """What is not known has no numbers either."""
        known = self.seen(seat, lying) != UNKNOWN
        return {
            "side": "up" if lying.up else "down",
            "card": self.setup.names[lying.card].text if known else None,
            "known": self.how_known(seat, lying),
            "attack": numbers.attack_of(lying.card, not lying.up, -1) if known else None,
            "health": numbers.health_of(lying.card, not lying.up, -1) if known else None,
            "acted": self.has_acted(lying),
            "poison": None if lying.poison == NOBODY else name(Player(lying.poison)),
            "weaker": lying.weaker,
            "boosted": [lying.more_attack, lying.more_health],
        }

    def place_shown(self, lying: Lying | None) -> str | None:
        place = None if lying is None else self.table.place_of(lying)
        return None if place is None else PLACES[place[0]][place[1]].text

    def end_shown(self) -> dict[str, object] | None:
        if self.reason is None:
            return None
        return {"reason": self.reason, "winners": [name(player) for player in self.winners]}
