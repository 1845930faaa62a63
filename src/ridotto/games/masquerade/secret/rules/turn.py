"""A turn: what its beginning brings, the draw, the row's limit, three actions, the end (MSQ-029 to 049, MSQ-109)."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, END_OF_TURN, FACE_UP, INSTEAD_OF_DRAW
from ridotto.games.masquerade.public.facts import TURN_BEGAN, BoostEnded, Chose, EndsTurn, MayDraw, PoisonWorks
from ridotto.games.masquerade.public.setup import ACTIONS, NOBODY, ROW
from ridotto.games.masquerade.public.stages import ACTING, DEAL, END, PLACEMENT, START
from ridotto.games.masquerade.public.words import ONE, TWO, Name
from ridotto.games.masquerade.secret.rules.action import WHAT_TO_DO, somebody_seems_able
from ridotto.games.masquerade.secret.rules.bout import NO_BOUT
from ridotto.games.masquerade.secret.rules.death import Kill
from ridotto.games.masquerade.secret.rules.deeds.cards import WhatToThrow
from ridotto.games.masquerade.secret.rules.drawing import EVERY_SEAT, draw
from ridotto.games.masquerade.secret.rules.firing import Due, Resolve, fire
from ridotto.games.masquerade.secret.rules.joining import AnybodyElse
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Answer, Because, Player, Question, SeatStep, Step

ONE_OR_TWO: Final = (ONE, TWO)


class BeginTurn(SeatStep[Salon]):
    def taken(self, salon: Salon, /) -> None:
        seat = self.seat
        salon.turn = seat
        salon.actions = 0
        salon.fired.clear()
        salon.tell(salon.here, TURN_BEGAN[seat])
        salon.acted.clear()
        salon.out_of_sight = 0
        if salon.setup.arrows_from_start:
            salon.note_sides(seat)
        for row in salon.rows:
            for card in row:  # by their places: a number would tell which card is hidden there
                end_boosts(salon, card, seat)
        salon.reckon()  # before anything else: MSQ-093
        fire(salon, seat, self.dues(salon))
        salon.turns[seat] += 1
        salon.then(DRAW_PHASE[seat])
        salon.then(ROW_LIMIT[seat])
        salon.then(ACT[seat])
        salon.then(END_PHASE[seat])

    def dues(self, salon: Salon) -> list[Due]:
        """What fires is fixed now (MSQ-109): poison, and after a seat's first turn what lies face up (MSQ-073)."""
        found: list[Due] = []
        for card in salon.rows[self.seat]:
            if salon.poison[card] >= 0:
                found.append(PoisonStrikes(card))
            if salon.turns[self.seat] > 0:
                for ability in salon.setup.cards[card].by_when[FACE_UP]:
                    if salon.active(card, ability) and salon.holds(ability.conditions, card, -1):
                        found.append(Resolve(card, ability, self.seat, NO_BOUT))
        return found


def end_boosts(salon: Salon, card: int, seat: int) -> None:
    """What this seat gave a card ends; what others gave stays (MSQ-127, MSQ-156)."""
    ending = [boost for boost in salon.boosts_of(card) if boost.by == seat]
    for boost in ending:
        salon.end_boost(boost)
    if ending:
        salon.tell(salon.here, BoostEnded(salon.place_of(card), Player(seat)))


class PoisonStrikes(Due):
    """The seat that gave it kills (MSQ-133); saved or not, the poison is gone."""

    def __init__(self, card: int) -> None:
        self.card = card

    def called(self, salon: Salon) -> Answer:
        return salon.place_of(self.card)

    def taken(self, salon: Salon, /) -> None:
        killer = salon.poison[self.card]
        if killer >= 0:  # a card that left its row left the poison behind: MSQ-104
            salon.poison[self.card] = -1
            salon.tell(salon.here, PoisonWorks(salon.place_of(self.card)))
            salon.then(Kill(self.card, killer, (), False))

    def spelt(self) -> str:
        return f"PoisonStrikes {self.card}"


class DrawPhase(SeatStep[Salon]):
    def taken(self, salon: Salon, /) -> None:
        row = salon.rows[self.seat]
        if salon.deck == 0:
            holder = salon.where[salon.setup.king]
            salon.win(holder if holder >= 0 else NOBODY, "no card to draw")  # MSQ-088, MSQ-089, MSQ-092
            return
        instead = [
            Resolve(card, ability, self.seat, NO_BOUT)
            for card in row
            for ability in salon.setup.cards[card].by_when[INSTEAD_OF_DRAW]
            if salon.active(card, ability)
        ]
        if len(instead) > 1:
            salon.ask(WhatReplacesTheDraw(Player(self.seat), instead))
        elif instead:
            salon.then(instead[0])  # MSQ-141
        elif row:
            draw(salon, self.seat, 1, ANY_SIDE)  # MSQ-031
        else:
            salon.ask(HowManyToDraw(Player(self.seat)))  # MSQ-029, MSQ-032

    def stage(self) -> str:
        return START


class WhatReplacesTheDraw(Question[Salon, Name]):
    """One of the seat's own cards that say so; the others do nothing this time (MSQ-157)."""

    def __init__(self, player: Player, instead: list[Resolve]) -> None:
        super().__init__(player)
        self.instead = instead

    def options(self, salon: Salon, /) -> tuple[Name, ...]:
        return tuple([salon.name_of(resolve.card) for resolve in self.instead])

    def answered(self, salon: Salon, name: Name, /) -> None:
        salon.tell(salon.here, Chose(self.player, name))
        for resolve in self.instead:
            if salon.name_of(resolve.card) is name:
                salon.then(resolve)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "Say which of these cards replaces your draw.")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-157",)

    def stage(self) -> str:
        return START

    def carries(self) -> str:
        return f" {' '.join([resolve.spelt() for resolve in self.instead])}"


class HowManyToDraw(Question[Salon, Answer]):
    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return ONE_OR_TWO

    def answered(self, salon: Salon, count: Answer, /) -> None:
        cards = 2 if count is TWO else 1
        salon.tell(salon.here, MayDraw(self.player, cards))
        draw(salon, self.player, cards, ANY_SIDE)

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-032", "MSQ-033")

    def stage(self) -> str:
        return START

    def carries(self) -> str:
        return ""


class RowLimit(SeatStep[Salon]):
    """Before any action: what is too much is discarded (MSQ-037, MSQ-038)."""

    def taken(self, salon: Salon, /) -> None:
        if len(salon.rows[self.seat]) > ROW:
            salon.ask(WhatToThrow(Player(self.seat)))
            salon.then(self)

    def stage(self) -> str:
        return PLACEMENT


class Act(SeatStep[Salon]):
    """Three actions, or as many as there are cards that can act (MSQ-041, MSQ-044).

    Asked as long as a card might act, by what everybody sees: a turn that ends by itself would tell what is hidden.
    """

    def taken(self, salon: Salon, /) -> None:
        if salon.actions < ACTIONS and somebody_seems_able(salon, self.seat):  # MSQ-160
            salon.ask(WHAT_TO_DO[self.seat])
            salon.then(self)

    def stage(self) -> str:
        return ACTING


class EndPhase(SeatStep[Salon]):
    """Announced, and still part of the turn (MSQ-049)."""

    def taken(self, salon: Salon, /) -> None:
        salon.tell(salon.here, EndsTurn(Player(self.seat)))
        if any_speaks(salon, salon.setup.at_end):
            for seat in salon.seats_from_turn():
                fire(salon, seat, self.dues(salon, seat))
        salon.then(NEXT_TURN)

    def dues(self, salon: Salon, seat: int) -> list[Due]:
        found: list[Due] = []
        for card in salon.rows[seat]:
            for ability in salon.setup.cards[card].by_when[END_OF_TURN]:
                if salon.active(card, ability) and salon.holds(ability.conditions, card, -1):
                    found.append(Resolve(card, ability, seat, NO_BOUT))
        return found

    def stage(self) -> str:
        return END


def any_speaks(salon: Salon, cards: list[int]) -> bool:
    for card in cards:
        if salon.numbers.speaks(card):
            return True
    return False


class NextTurn(Step[Salon]):
    """Clockwise; and between turns somebody may sit down (MSQ-015, MSQ-030)."""

    def taken(self, salon: Salon, /) -> None:
        if salon.setup.joining:
            salon.ask(AnybodyElse())
        salon.then(FOLLOWING)

    def stage(self) -> str:
        return END

    def spelt(self) -> str:
        return "NextTurn"


class Following(Step[Salon]):
    def taken(self, salon: Salon, /) -> None:
        at = salon.order.index(salon.turn) + 1
        salon.then(BEGIN_TURN[salon.order[at if at < len(salon.order) else 0]])

    def stage(self) -> str:
        return END

    def spelt(self) -> str:
        return "Following"


class FirstTurn(Step[Salon]):
    def taken(self, salon: Salon, /) -> None:
        salon.then(BEGIN_TURN[salon.order[0]])

    def stage(self) -> str:
        return DEAL

    def spelt(self) -> str:
        return "FirstTurn"


BEGIN_TURN: Final = tuple([BeginTurn(seat) for seat in EVERY_SEAT])
DRAW_PHASE: Final = tuple([DrawPhase(seat) for seat in EVERY_SEAT])
ROW_LIMIT: Final = tuple([RowLimit(seat) for seat in EVERY_SEAT])
ACT: Final = tuple([Act(seat) for seat in EVERY_SEAT])
END_PHASE: Final = tuple([EndPhase(seat) for seat in EVERY_SEAT])
NEXT_TURN: Final = NextTurn()
FOLLOWING: Final = Following()
FIRST_TURN: Final = FirstTurn()
