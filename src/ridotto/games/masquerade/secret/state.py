"""The true state of this table. Never leaves the engine."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Ability, Condition
from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, DOWN_ARROW, FACE_UP_SIDE, NEITHER_ARROW, UP_ARROW
from ridotto.games.masquerade.public.facts import Discarded, Hides, LaidDown, LaidUp, Lay, Moved, TurnedDown, TurnedUp
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers, arrow_for
from ridotto.games.masquerade.public.setup import OPENING, MasqueradeSetup
from ridotto.games.masquerade.public.words import DOWN, MOST_SEATS, PLACES, UP, Name, Place
from ridotto.kernel import EVERYONE, HEARING, NOBODY, Answer, Audience, Ears, Match, Player, only

IN_DECK: Final = -1  # where a card is, when it is in nobody's row
ON_PILE: Final = -2
IN_HAND: Final = -3  # drawn, and about to be placed
GATHERED: Final = -4  # picked up, and about to be dealt anew

UP_OR_DOWN: Final = (UP, DOWN)
ONLY_UP: Final = (UP,)
ONLY_DOWN: Final = (DOWN,)

# Why nobody can sit down.
JOINING_OFF: Final = "joining-off"
SEATS_TAKEN: Final = "seats-taken"
TOO_FEW_CARDS: Final = "too-few-cards"


class Boost:
    """More attack and health that a seat gave a card, until that seat's next turn (MSQ-127). It never changes."""

    def __init__(self, card: int, attack: int, health: int, by: int) -> None:
        self.card = card
        self.attack = attack
        self.health = health
        self.by = by  # the seat that gave it


class Salon(Match):
    """Rows of cards before the seats, a deck without an order, and the discards. A card is its number in the setup."""

    def __init__(self, setup: MasqueradeSetup, seats: int, like: Salon | None = None, ears: Ears = HEARING) -> None:
        super().__init__(like, ears)
        self.setup = setup
        self.seats = seats
        if like is None:
            self.seated = setup.everybody
            self.here = audience(seats)  # players who join later hear nothing yet
        count = len(setup.cards)
        # Where cards are. The deck has no order but the setup's: Fate draws what nobody could know.
        self.rows: list[list[int]] = [row.copy() for row in like.rows] if like else [[] for _ in range(seats)]
        self.where: list[int] = like.where.copy() if like else [IN_DECK] * count  # a seat, or one of the above
        self.undrawn: list[Name] = like.undrawn.copy() if like else list(setup.names)  # the deck
        self.pile: list[int] = like.pile.copy() if like else []
        self.drawn: list[tuple[int, ...]] = like.drawn.copy() if like else [()] * seats  # in hand
        # Chosen for them in secret: face up or not.
        self.sides: list[tuple[bool, ...]] = like.sides.copy() if like else [()] * seats
        # What lies on them.
        self.up: list[bool] = like.up.copy() if like else [False] * count
        # Forks share the next two lists: they are never changed, only replaced.
        self.poison: list[int] = like.poison if like else [-1] * count  # the seat whose poison it is
        self.sent: list[bool] = like.sent if like else [False] * count  # shuffled into the deck once already
        self.weaker: list[int] = like.weaker.copy() if like else [0] * count
        self.more_attack: list[int] = like.more_attack.copy() if like else [0] * count
        self.more_health: list[int] = like.more_health.copy() if like else [0] * count
        self.boosts: list[Boost] = like.boosts.copy() if like else []  # of which the two lists above are the sums
        # Turns.
        # Seats, beginning with the player who began the game; only replaced, too.
        self.order: list[int] = like.order if like else []
        self.turn: int = like.turn if like else -1  # a seat
        self.turns: list[int] = like.turns.copy() if like else [0] * seats  # that each has had
        self.actions: int = like.actions if like else 0  # used in this turn
        self.acted: int = like.acted if like else 0  # cards in this turn, wherever they are by now, as bits
        # Those of them that were taken away since, as bits: nobody can tell whether they lie somewhere again (MSQ-160).
        self.out_of_sight: int = like.out_of_sight if like else 0
        # How they lay when the last turn of their owners began, as bits; used where arrows go by that (MSQ-161).
        self.began_up: int = like.began_up if like else 0
        self.began_down: int = like.began_down if like else 0
        self.redeals: int = like.redeals if like else 0  # an attack in which one happens comes to nothing
        # What the attacker gained for this fight: attack before and after doubling, health without its arrow (MSQ-159).
        self.gained_before: int = like.gained_before if like else 0
        self.gained_after: int = like.gained_after if like else 0
        self.arrows_ignored: bool = like.arrows_ignored if like else False
        self.fired: int = like.fired if like else 0  # cards whose {Flip Up} has fired in this action, as bits
        self.numbers = Numbers(setup, self.rows, self.where, self.up, self.weaker, self.more_attack, self.more_health)

    def fork(self, ears: Ears = HEARING) -> Salon:
        return Salon(self.setup, self.seats, self, ears)

    def position(self) -> tuple[object, ...]:
        return (
            tuple([tuple(row) for row in self.rows]),
            (tuple(self.where), self.deck, tuple(self.pile), tuple(self.drawn), tuple(self.sides)),
            (tuple(self.up), self.acted, tuple(self.poison), tuple(self.weaker), tuple(self.sent)),
            tuple([(boost.card, boost.attack, boost.health, boost.by) for boost in self.boosts]),
            (tuple(self.order), self.turn, tuple(self.turns), self.actions, self.out_of_sight),
            (self.redeals, self.seats, self.fired),
            (self.gained_before, self.gained_after, self.arrows_ignored, self.began_up, self.began_down),
            self.pending(),
        )

    def why_closed(self, newcomers: int) -> str:
        """Says why so many more cannot sit down (MSQ-015)."""
        closed = self.closed_by(newcomers)
        if closed == JOINING_OFF:
            return "at this table nobody sits down in the middle: the host has joining off"
        if closed == SEATS_TAKEN:
            return f"all {self.setup.most} seats are taken"
        if closed == TOO_FEW_CARDS:
            need = "a newcomer needs" if newcomers == 1 else f"{newcomers} newcomers need"
            left = "1 card is left" if self.deck == 1 else f"{self.deck} cards are left"
            return f"{left}, and {need} {OPENING * newcomers}"
        return ""

    def closed_by(self, newcomers: int) -> str:
        """Returns the reason why so many more cannot sit down; empty where they may."""
        if not self.setup.joining:
            return JOINING_OFF
        if self.seats + newcomers > self.setup.most:
            return SEATS_TAKEN
        return TOO_FEW_CARDS if self.deck < OPENING * newcomers else ""

    # Who and where.

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return len(self.undrawn)

    def place_of(self, card: int) -> Place:
        seat, at = self.where[card], 0
        row = self.rows[seat]
        while row[at] != card:
            at += 1
        return PLACES[seat][at]

    def card_at(self, place: Place) -> int:
        return self.rows[place.seat][place.index]

    def in_play(self, card: int) -> bool:
        return self.where[card] >= 0

    def has_acted(self, card: int) -> bool:
        return self.acted & (1 << card) != 0

    def seems_to_have_acted(self, card: int) -> bool:
        """True when everybody saw that the card that lies there has acted in this turn."""
        return self.has_acted(card) and not self.out_of_sight & (1 << card)

    def name_of(self, card: int) -> Name:
        return self.setup.cards[card].key

    def places_of(self, cards: list[int]) -> tuple[Place, ...]:
        return tuple([self.place_of(card) for card in cards])

    def all_in_play(self) -> list[int]:
        """Returns all cards in play, beginning with the seat whose turn it is, clockwise."""
        return [card for seat in self.seats_from_turn() for card in self.rows[seat]]

    def seats_from_turn(self) -> list[int]:
        at = self.order.index(self.turn)
        return self.order[at:] + self.order[:at]

    # What cards say and how strong they are, as they really lie.

    def silenced(self, card: int) -> bool:
        return self.numbers.silenced(card)

    def active(self, card: int, ability: Ability) -> bool:
        return self.numbers.active(card, ability)

    def holds(self, conditions: list[Condition], card: int, target: int) -> bool:
        return self.numbers.holds(conditions, card, target)

    def holds_for(self, owner: int, conditions: list[Condition], card: int, target: int) -> bool:
        return self.numbers.holds_for(owner, conditions, card, target)

    def side_of(self, card: int) -> int:
        """Returns the arrow that counts for a card (MSQ-057, MSQ-064, MSQ-161)."""
        if not self.setup.arrows_from_start:
            return arrow_for(self.up[card])
        bit = 1 << card
        return UP_ARROW if self.began_up & bit else DOWN_ARROW if self.began_down & bit else NEITHER_ARROW

    def attack_of(self, card: int, target: int) -> int:
        return self.numbers.attack_of(card, self.side_of(card), target)

    def attack_as_known(self, card: int, target: int) -> int:
        """Returns the attack as its owner can know it: face-down cards of others are of no class (MSQ-053, MSQ-160)."""
        if not self.setup.minds_hidden:
            return self.attack_of(card, target)
        owner = self.where[card]
        rows = [
            row if seat == owner else [other if self.up[other] else UNKNOWN for other in row]
            for seat, row in enumerate(self.rows)
        ]
        known = Numbers(self.setup, rows, self.where, self.up, self.weaker, self.more_attack, self.more_health)
        return known.attack_of(card, self.side_of(card), target)

    def health_of(self, card: int, attacker: int) -> int:
        return self.numbers.health_of(card, self.side_of(card), attacker)

    def protected(self, card: int) -> bool:
        return self.numbers.protected(card)

    # Sides.

    def note_sides(self, seat: int) -> None:
        """Notes, as a turn of this seat begins, that arrows in its row count as they lie (MSQ-161)."""
        for card in self.rows[seat]:
            self.note_side(card, self.up[card])

    def note_side(self, card: int, up: bool) -> None:
        self.forget_side(card)
        if up:
            self.began_up |= 1 << card
        else:
            self.began_down |= 1 << card

    def forget_side(self, card: int) -> None:
        self.began_up &= ~(1 << card)
        self.began_down &= ~(1 << card)

    def may_lie(self, card: int, up: bool) -> bool:
        """True when a card may lie on this side (MSQ-035)."""
        side = self.setup.cards[card].side
        return side == ANY_SIDE or (side == FACE_UP_SIDE) == up or self.silenced(card)

    def sides_for(self, card: int) -> tuple[Answer, ...]:
        """Returns the sides on which a card may lie."""
        if not self.may_lie(card, True):
            return ONLY_DOWN
        return UP_OR_DOWN if self.may_lie(card, False) else ONLY_UP

    def show(self, card: int) -> None:
        """Turns a card up where it lies; what follows from it is the rules' affair."""
        if not self.up[card]:
            self.up[card] = True
            if not self.deaf:
                self.tell(self.here, TurnedUp(self.place_of(card), self.name_of(card)))

    def hide(self, card: int) -> None:
        """Turns down a card that lies face up."""
        self.up[card] = False
        self.tell(self.here, TurnedDown(self.place_of(card)))
        self.straighten()

    def straighten(self) -> None:
        """Turns cards that may not lie as they lie, now that nothing silences them (MSQ-153)."""
        for card in self.setup.one_sided:
            if self.where[card] >= 0 and not self.silenced(card):
                if self.setup.cards[card].side == FACE_UP_SIDE:
                    self.show(card)

    # Coming, going, changing hands.

    def put(self, card: int, seat: int, up: bool, known_to: Audience) -> None:
        """Lays the card at the end of a row; a card that comes face down is known to some."""
        self.rows[seat].append(card)
        self.where[card] = seat
        self.up[card] = up
        if self.deaf:
            return
        at = PLACES[seat][len(self.rows[seat]) - 1]
        if up:
            self.tell(self.here, LaidUp(at, self.name_of(card)))
        else:
            self.tell(self.here, LaidDown(at))
            self.tell(known_to, Hides(at, self.name_of(card)))

    def draw(self, name: Name) -> int:
        """Takes a card into a hand, from the deck or from among the gathered."""
        card = self.setup.number_of[name]
        if self.where[card] == IN_DECK:
            at = 0
            while self.undrawn[at] is not name:
                at += 1
            self.undrawn.pop(at)
        self.where[card] = IN_HAND
        return card

    def shuffle_in(self, card: int) -> None:
        """Shuffles a card into the deck, from wherever it was."""
        self.where[card] = IN_DECK
        names = self.setup.names
        self.undrawn = [names[other] for other in range(len(names)) if self.where[other] == IN_DECK]

    def take_away(self, card: int, to: int) -> None:
        """Takes a card out of play: it loses all that lay on it (MSQ-104)."""
        if self.has_acted(card):
            self.out_of_sight |= 1 << card
        at = self.place_of(card)
        self.rows[at.seat].pop(at.index)
        self.where[card] = to
        self.up[card] = False
        self.set_poison(card, -1)
        self.weaker[card] = 0
        if self.setup.arrows_from_start:
            self.forget_side(card)
        for boost in self.boosts_of(card):
            self.end_boost(boost)

    def discard(self, card: int) -> None:
        """Discards a card in sight of all; nothing fires (MSQ-102, MSQ-105)."""
        at = self.place_of(card)
        self.take_away(card, ON_PILE)
        self.pile.append(card)
        self.tell(self.here, Discarded(at, self.name_of(card)))
        self.straighten()

    def move(self, card: int, seat: int) -> None:
        """Moves a card to the end of another row, as it lies (MSQ-106)."""
        at = self.place_of(card)
        self.rows[at.seat].pop(at.index)
        self.rows[seat].append(card)
        self.where[card] = seat
        to = PLACES[seat][len(self.rows[seat]) - 1]
        self.tell(self.here, Moved(at, to))
        if not self.up[card]:
            self.tell(only(Player(seat)), Hides(to, self.name_of(card)))

    def set_poison(self, card: int, seat: int) -> None:
        """Puts a seat's poison on a card, or takes it away: then the seat is -1."""
        if self.poison[card] != seat:
            self.poison = self.poison.copy()
            self.poison[card] = seat

    def note_sent(self, card: int) -> None:
        """Notes that a card was shuffled into the deck, which happens only once."""
        self.sent = self.sent.copy()
        self.sent[card] = True

    # Strength for a while. What several seats gave adds up (MSQ-156).

    def boosts_of(self, card: int) -> list[Boost]:
        return [boost for boost in self.boosts if boost.card == card] if self.boosts else []

    def boost(self, card: int, attack: int, health: int, by: int) -> None:
        self.boosts.append(Boost(card, attack, health, by))
        self.more_attack[card] += attack
        self.more_health[card] += health

    def end_boost(self, boost: Boost) -> None:
        self.boosts.remove(boost)
        self.more_attack[boost.card] -= boost.attack
        self.more_health[boost.card] -= boost.health

    # The end.

    def reckon(self) -> None:
        """Ends the match when both royals lie face up in the row of the player whose turn it is (MSQ-087, MSQ-093)."""
        king, queen = self.setup.king, self.setup.queen
        if self.where[king] == self.turn and self.where[queen] == self.turn:
            if self.up[king] and self.up[queen]:
                self.win(self.turn, "both royals")

    def win(self, seat: int, reason: str) -> None:
        """Ends the match; NOBODY wins where nobody has the King (MSQ-089). Then all that was hidden is shown."""
        self.decide(reason, [] if seat == NOBODY else [Player(seat)])
        if not self.deaf:
            for row in self.rows:
                for card in row:
                    if not self.up[card]:
                        self.tell(self.here, Lay(self.place_of(card), self.name_of(card)))
        self.end()

    def scores(self) -> list[int]:
        """Returns 1 for the winner, once there is one: there is nothing to collect."""
        winners = () if self.outcome is None else self.outcome.winners
        return [1 if player in winners else 0 for player in self.seated]


def audience(seats: int) -> Audience:
    """Returns everyone but those who may still come."""
    return EVERYONE & ~sum([only(Player(seat)) for seat in range(seats, MOST_SEATS)])
