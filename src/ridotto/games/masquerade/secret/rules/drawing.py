"""Drawing cards and putting them into play (MSQ-031 to 036, MSQ-110)."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, FACE_UP_SIDE
from ridotto.games.masquerade.public.facts import DREW_UNSEEN, Drew
from ridotto.games.masquerade.public.words import MOST_SEATS, UP, Name
from ridotto.games.masquerade.secret.state import GATHERED, IN_DECK, Salon
from ridotto.kernel import EVERYONE, FATE, Answer, Audience, Because, Player, Question, Step, first_players, only


def draw(salon: Salon, seat: int, cards: int, side: int) -> None:
    """Draws as many as there are (MSQ-033, MSQ-090). Where the side is named, each is laid before the next is drawn."""
    questions = TO_BE_SHOWN if side == FACE_UP_SIDE else FROM_DECK
    for _ in range(min(cards, salon.deck)):
        salon.ask(questions[seat])
        if side != ANY_SIDE:
            salon.then(PLACE[side][seat])  # MSQ-110
    if side == ANY_SIDE:
        salon.then(PLACE[side][seat])


class WhichCard(Question[Salon, Name]):
    """Fate deals a card that only its owner sees."""

    def __init__(self, seat: int, source: int, no_royals: bool = False, shown: bool = False) -> None:
        super().__init__(FATE)
        self.seat = seat
        self.source = source
        self.no_royals = no_royals  # MSQ-012
        self.shown = shown  # it will lie face up, whatever it is

    def options(self, salon: Salon, /) -> tuple[Name, ...]:
        names = salon.setup.names
        if self.source != IN_DECK:
            return tuple([names[card] for card in range(len(names)) if salon.where[card] == self.source])
        if not self.no_royals:
            return tuple(salon.undrawn)
        king, queen = names[salon.setup.king], names[salon.setup.queen]
        return tuple([name for name in salon.undrawn if name is not king and name is not queen])

    def apply(self, salon: Salon, name: Name, /) -> None:
        card = salon.draw(name)
        salon.drawn[self.seat] += (card,)
        if not salon.deaf:
            player = Player(self.seat)
            salon.tell(only(player), Drew(player, name))
            salon.tell(salon.here ^ only(player), DREW_UNSEEN[player])

    def may_know(self, salon: Salon, /) -> Audience:
        return EVERYONE if self.shown else only(Player(self.seat))

    def carries(self) -> str:
        return f" {self.seat} {self.source} {self.no_royals} {self.shown}"


class PlaceDrawn(Step[Salon]):
    """A seat places all that it has drawn, one card after the other."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side  # that the effect names

    def run(self, salon: Salon, /) -> None:
        if not salon.drawn[self.seat]:
            return
        if self.side == ANY_SIDE:
            salon.ask(WHICH_SIDE[self.seat])
        else:
            place_first(salon, self.seat, self.side == FACE_UP_SIDE)
        salon.then(self)

    def spelling(self) -> str:
        return f"PlaceDrawn {self.seat} {self.side}"


class UpOrDown(Question[Salon, Answer]):
    """The player chooses the side of the card that was drawn first."""

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return salon.sides_for(salon.drawn[self.player][0])

    def apply(self, salon: Salon, side: Answer, /) -> None:
        place_first(salon, self.player, side is UP)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "drawn-goes-into-play")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-034", "MSQ-035")

    def carries(self) -> str:
        return ""


def place_first(salon: Salon, seat: int, up: bool) -> None:
    card = salon.drawn[seat][0]
    salon.drawn[seat] = salon.drawn[seat][1:]
    may_lie_so = salon.may_lie(card, up)  # what a card may never do, no effect makes it do
    salon.put(card, seat, up if may_lie_so else not up, only(Player(seat)))
    salon.reckon()


EVERY_SEAT: Final = first_players(MOST_SEATS)
FROM_DECK: Final = tuple([WhichCard(seat, IN_DECK) for seat in EVERY_SEAT])
TO_BE_SHOWN: Final = tuple([WhichCard(seat, IN_DECK, False, True) for seat in EVERY_SEAT])
OPENING_CARD: Final = tuple([WhichCard(seat, IN_DECK, True) for seat in EVERY_SEAT])
DEALT_ANEW: Final = tuple([WhichCard(seat, GATHERED) for seat in EVERY_SEAT])
WHICH_SIDE: Final = tuple([UpOrDown(seat) for seat in EVERY_SEAT])
SIDES_NAMED: Final = (ANY_SIDE, FACE_UP_SIDE)  # no effect has a card drawn face down
PLACE: Final = tuple([tuple([PlaceDrawn(seat, side) for seat in EVERY_SEAT]) for side in SIDES_NAMED])
