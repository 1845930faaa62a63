"""What one player may know at this moment: a fold over the facts they heard (MC1-240, MC2-240)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    AllTurnedDown,
    Announced,
    ChangedSeats,
    Claimed,
    Counted,
    Dealt,
    ExchangedWealth,
    Kept,
    Lay,
    MayNotAnnounce,
    MustSwap,
    Paid,
    Purse,
    PutDown,
    Returned,
    Revealed,
    Saw,
    ShownAround,
    Swapped,
    Touched,
    TurnedDown,
    Used,
)
from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.seating import Seating
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.view_types import MascaradeBond, MascaradeSeat, MascaradeVerdict, MascaradeView
from ridotto.games.mascarade.public.words import Mask, Place
from ridotto.kernel import Answer, Datum, Ended, Fact, Player, Sealed, TurnBegan, View, name

SHOWN_BEFORE: Final = "shown in the turn just before"


class CourtView(View):
    """The table as one player sees it: no face of a mask that is face down, nothing of earlier turns."""

    def __init__(self, setup: MascaradeSetup, player: Player) -> None:
        super().__init__(player)
        self.setup = setup
        # What lies before the seats, and who sits there.
        self.seating = Seating(setup)
        self.coins = [0] * setup.players  # by seat
        self.court = 0
        self.bank = 0
        self.open: dict[Place, Mask] = {}  # face up, for this player at least
        self.held: dict[Place, Mask] = {}  # in this player's own hands, where nobody else sees it
        # The present turn.
        self.turn: Player | None = None
        self.turn_seat = 0  # where it began: the next turn is to the left of it, no matter who moves (MC2-355)
        self.turns = 0  # turns that have begun
        self.bound: Player | None = None  # not free in this turn
        self.hand: Place | None = None  # the mask that the player whose turn it is acts with
        self.announcer: Player | None = None
        self.announced: Mask | None = None
        self.coins_then: list[int] = []  # by player, when somebody announced
        self.claims: dict[Player, Place] = {}  # the announcer's first, then as they came
        self.user: Player | None = None  # of the power
        self.shown_players: list[Player] = []  # whose mask was shown in this turn
        self.shown_places: list[Place] = []
        self.exposed: list[Place] = []  # the same for the turn before
        self.said: list[Fact] = []  # what everyone heard since the turn began
        # What was shown of it; what has changed since is made anew, and what was handed out never changes.
        self.said_shown: list[dict[str, Datum]] = []  # the first of what was said
        self.seats_shown: list[MascaradeSeat] = []  # empty: to be made anew
        self.faces_shown: dict[str, str] | None = None  # None: to be made anew
        self.claims_shown: dict[str, str] | None = None
        self.shown_around: Place | None = None  # what the Princess has shown to all but one

    def copy(self) -> CourtView:
        """Returns a view that has heard the same and goes on by itself."""
        found = CourtView(self.setup, self.player)
        found.asking, found.reason, found.winners = self.asking, self.reason, self.winners.copy()
        found.seating = self.seating.copy()
        found.coins = self.coins.copy()
        found.court, found.bank = self.court, self.bank
        found.open, found.held = self.open.copy(), self.held.copy()
        found.turn, found.turn_seat, found.turns = self.turn, self.turn_seat, self.turns
        found.bound, found.hand, found.user = self.bound, self.hand, self.user
        found.announcer, found.announced = self.announcer, self.announced
        found.coins_then, found.claims = self.coins_then, self.claims.copy()
        found.shown_players, found.shown_places = self.shown_players.copy(), self.shown_places.copy()
        found.exposed, found.shown_around = self.exposed, self.shown_around
        found.said, found.said_shown = self.said.copy(), self.said_shown
        found.seats_shown, found.faces_shown, found.claims_shown = self.seats_shown, self.faces_shown, self.claims_shown
        return found

    def fold(self, fact: Fact) -> None:
        self.seating.hear(fact)
        self.count(fact)
        self.see(fact)
        self.note(fact)

    # What tables and bots like to ask.

    def seat_of(self, player: Player) -> Place:
        return self.setup.seats[self.seating.seats[player]]

    def player_at(self, place: Place) -> Player | None:
        """Returns the player who sits there now; None in the centre."""
        return self.seating.player_at(place)

    def places_of(self, player: Player) -> tuple[Place, ...]:
        """Returns where the masks before a player lie."""
        return self.setup.own[self.seating.seats[player]]

    def coins_of(self, player: Player) -> int:
        return self.coins[self.seating.seats[player]]

    def face_at(self, place: Place) -> Mask | None:
        """Returns the face that lies open for this player, here and now."""
        return self.held[place] if place in self.held else self.open.get(place)

    @property
    def initial_turns_left(self) -> int:
        """How many opening turns are left; the present turn counts until it is over."""
        return max(0, OPENING - self.turns_over())

    @property
    def turns_left(self) -> int | None:
        """How many turns are left in all, where the host set a limit (MC1-230, MC2-230)."""
        limit = self.setup.turn_limit
        return None if limit == 0 else 0 if self.over else limit - self.turns_over()

    @property
    def bound_next(self) -> Player | None:
        """The player who will not be free in the next turn, as things stand (MC1-089, MC2-089)."""
        if self.turn is None or self.over:
            return None
        following = self.seating.after(self.turn_seat)
        return following if following in self.shown_players else None

    def turns_over(self) -> int:
        return max(0, self.turns - 1)

    # The fold: coins.

    def count(self, fact: Fact) -> None:
        if isinstance(fact, Paid):
            self.fill(fact.payer, self.inside(fact.payer) - fact.coins)
            self.fill(fact.payee, self.inside(fact.payee) + fact.coins)
        elif isinstance(fact, Counted):
            self.fill(fact.purse, fact.coins)
        elif isinstance(fact, ExchangedWealth):
            one, other = Purse(fact.one), Purse(fact.other)
            wealth = self.inside(one)
            self.fill(one, self.inside(other))
            self.fill(other, wealth)

    def inside(self, purse: Purse) -> int:
        if purse == BANK:
            return self.bank
        return self.court if purse == COURT else self.coins[self.seating.seats[purse]]

    def fill(self, purse: Purse, coins: int) -> None:
        if purse == BANK:
            self.bank = coins
        elif purse == COURT:
            self.court = coins
        else:
            self.coins[self.seating.seats[purse]] = coins
            self.seats_shown = []

    # The fold: faces.

    def see(self, fact: Fact) -> None:
        if isinstance(fact, (TurnBegan, Returned, PutDown, Ended)):
            self.held.clear()  # a look is over (MC1-370, MC2-370); the Spy's lasts until both masks are back
        elif isinstance(fact, Saw):
            self.held[fact.at] = fact.mask
        elif isinstance(fact, (Dealt, Revealed, Lay)):
            self.open[fact.at] = fact.mask
        elif isinstance(fact, TurnedDown):
            self.open.pop(fact.at, None)
        elif isinstance(fact, AllTurnedDown):
            self.open.clear()
        else:
            return
        self.faces_shown = None

    # The fold: what is said and done in the present turn.

    def note(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.begin(fact.player)
        elif isinstance(fact, (MustSwap, MayNotAnnounce)):
            self.bind(fact.player)
        elif isinstance(fact, Touched):
            self.hand = fact.at
        elif isinstance(fact, Announced):
            self.announcer, self.announced = fact.by, fact.mask
            self.coins_then = [self.coins_of(player) for player in self.setup.everybody]
            self.claims[fact.by], self.claims_shown = fact.at, None
        elif isinstance(fact, Claimed):
            self.claims[fact.by], self.claims_shown = fact.at, None
        elif isinstance(fact, Used):
            self.user = fact.by
        elif isinstance(fact, Revealed):
            self.note_shown(fact.at)
        elif isinstance(fact, ShownAround):
            self.note_shown(fact.at)
            self.shown_around = fact.at
        elif isinstance(fact, TurnedDown):  # with its face goes the word that named it (TBL-001)
            self.said = [said for said in self.said if not (isinstance(said, Revealed) and said.at is fact.at)]
            self.said_shown = []
            if fact.at is self.shown_around:
                self.shown_around = None
        elif isinstance(fact, ChangedSeats):
            self.seats_shown = []
        if self.turn is not None and self.is_for_all_ears(fact):
            self.said.append(fact)

    def is_for_all_ears(self, fact: Fact) -> bool:
        """True when a fact was said to everyone in this turn. What lay where at the end is seen, not said."""
        return not isinstance(fact, (TurnBegan, Saw, Swapped, Kept, Sealed, Lay)) and not self.is_private(fact)

    def is_private(self, fact: Fact) -> bool:
        """True when only some ears are told: what the Princess shows (MC2-253)."""
        return isinstance(fact, Revealed) and fact.at is self.shown_around

    def begin(self, player: Player) -> None:
        self.turn = player
        self.turn_seat = self.seating.seats[player]
        self.turns += 1
        self.bound = None
        own = self.places_of(player)
        self.hand = own[0] if len(own) == 1 else None
        self.announcer, self.announced, self.user = None, None, None
        self.claims, self.claims_shown = {}, None
        self.exposed, self.shown_places = self.shown_places, []
        self.shown_players = []
        self.said = []
        self.said_shown = []
        self.shown_around = None

    def bind(self, player: Player) -> None:
        self.bound = player
        for place in self.places_of(player):
            if self.hand is None and place in self.exposed:
                self.hand = place  # MC1-280: with the card that was shown

    def note_shown(self, place: Place) -> None:
        player = self.player_at(place)
        if player is not None and player not in self.shown_players:
            self.shown_players.append(player)
        self.shown_places.append(place)

    # For the socket, the page and other readers.

    def as_dict(self) -> MascaradeView:
        """Returns the view as words. It is asked for after every answer, so what stays as it was is not made again."""
        setup = self.setup
        if not self.seats_shown:
            self.seats_shown = [self.seat_shown(seat) for seat in setup.seats]
        if self.faces_shown is None:
            self.faces_shown = self.faces()
        if self.claims_shown is None:
            self.claims_shown = {name(player): place.text for player, place in self.claims.items()}
        if len(self.said_shown) < len(self.said):
            self.said_shown = self.said_shown + [fact.data() for fact in self.said[len(self.said_shown) :]]
        return {
            "player": name(self.player),
            "masks": setup.masks_shown,  # MC1-007, MC2-007
            "seats": self.seats_shown,
            "centre": setup.centre_shown,
            "court": self.court,
            "bank": self.bank,
            "faces": self.faces_shown,
            "turn": name_or_none(self.turn),
            "turn_number": self.turns,
            "initial_turns_left": self.initial_turns_left,
            "turns_left": self.turns_left,
            "bound": self.bond_shown(self.bound),
            "bound_next": self.bond_shown(self.bound_next),
            "hand": text_or_none(self.hand),
            "announced": text_or_none(self.announced),
            "claims": self.claims_shown,
            "verdict": self.verdict_shown(),
            "user": name_or_none(self.user),
            "said": self.said_shown,
            **self.asking_as_dict(),
        }

    def faces(self) -> dict[str, str]:
        """Returns the faces that lie open for this player, by place."""
        return {place.text: face.text for place in self.setup.places if (face := self.face_at(place)) is not None}

    def seat_shown(self, seat: Place) -> MascaradeSeat:
        return {
            "seat": seat.text,
            "player": name(self.seating.sitters[seat.seat]),  # MC2-361
            "coins": self.coins[seat.seat],
            "places": self.setup.own_shown[seat.seat],
        }

    def verdict_shown(self) -> dict[str, MascaradeVerdict]:
        """Returns who of those who had to show is what they said, and what that has brought them so far."""
        found: dict[str, MascaradeVerdict] = {}
        said = self.announced
        if said is not None and len(self.claims) > 1:
            for player, place in self.claims.items():
                face = self.open.get(place)
                if face is not None:
                    change = self.coins_of(player) - self.coins_then[player]
                    right = face is said
                    found[name(player)] = {"said": said.text, "is": face.text, "right": right, "change": change}
        return found

    def bond_shown(self, player: Player | None) -> MascaradeBond | None:
        if player is None:
            return None
        must_swap = self.setup.edition.shown_must_swap
        return {
            "player": name(player),
            "what": "must swap" if must_swap else "may not announce",
            "why": SHOWN_BEFORE,
        }


def name_or_none(player: Player | None) -> str | None:
    return None if player is None else name(player)


def text_or_none(answer: Answer | None) -> str | None:
    return None if answer is None else answer.text
