"""Sitting down in the middle: between turns, with three cards (MSQ-014 to 017)."""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, NEITHER_ARROW, UP_ARROW
from ridotto.games.masquerade.public.facts import (
    Begins,
    Boosted,
    DeckHas,
    Joined,
    LaidDown,
    LaidUp,
    LayAtStart,
    NobodyJoined,
    NoTurnYet,
    OnDiscards,
    Poisoned,
    ShuffledBefore,
    Weakened,
)
from ridotto.games.masquerade.public.setup import OPENING
from ridotto.games.masquerade.public.words import DOWN, JOIN, ON, UP
from ridotto.games.masquerade.secret.rules.drawing import FROM_DECK, PLACE
from ridotto.games.masquerade.secret.state import Salon, audience
from ridotto.kernel import CLOCK, Answer, Because, Player, Question, only


class AnybodyElse(Question[Salon, Answer]):
    """The table itself is asked, which knows whether somebody stands at the door."""

    def __init__(self) -> None:
        super().__init__(CLOCK)

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return (ON,) if salon.closed_by(1) else (ON, JOIN)

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        if answer is JOIN:
            sit_down(salon)
            salon.ask(self)
        else:
            salon.tell(salon.here, NobodyJoined())

    def otherwise(self, salon: Salon, /) -> Answer | None:
        return ON

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        closed = salon.closed_by(1)
        if closed == "":
            return super().why_not(salon, answer)
        return self.not_offered(salon, answer, closed, seats=salon.setup.most, left=salon.deck, need=OPENING)

    def seats(self, answer: Answer, /) -> bool:
        return answer is JOIN

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-014", "MSQ-015")

    def carries(self) -> str:
        return ""


def sit_down(salon: Salon) -> None:
    """Seats a newcomer at the end of the seats, that is before the player who began (MSQ-017)."""
    newcomer = Player(salon.seats)
    tell_what_lies_open(salon, newcomer)
    salon.seats += 1
    salon.seated = [*salon.seated, newcomer]
    salon.here = audience(salon.seats)
    salon.rows.append([])
    salon.drawn.append(())
    salon.sides.append(())
    salon.turns.append(0)
    salon.order = [*salon.order, newcomer]
    salon.tell(salon.here, Joined(newcomer))
    for _ in range(OPENING):
        salon.ask(FROM_DECK[newcomer])  # royals too: MSQ-016
    salon.then(PLACE[ANY_SIDE][newcomer])


def tell_what_lies_open(salon: Salon, newcomer: Player) -> None:
    """Tells a newcomer all that they may know of the past: what lies there now."""
    ear = only(newcomer)
    salon.tell(ear, DeckHas(salon.deck))
    salon.tell(ear, Begins(Player(salon.order[0])))
    for seat in range(salon.seats):
        if salon.turns[seat] == 0:
            salon.tell(ear, NoTurnYet(Player(seat)))
    for card in salon.pile:
        salon.tell(ear, OnDiscards(salon.name_of(card)))
    for card, sent in enumerate(salon.sent):
        if sent:
            salon.tell(ear, ShuffledBefore(salon.name_of(card)))  # MSQ-152
    for row in salon.rows:
        for card in row:
            at = salon.place_of(card)
            salon.tell(ear, LaidUp(at, salon.name_of(card)) if salon.up[card] else LaidDown(at))
            if salon.setup.arrows_from_start and salon.side_of(card) != NEITHER_ARROW:
                salon.tell(ear, LayAtStart(at, UP if salon.side_of(card) == UP_ARROW else DOWN))  # MSQ-161
            if salon.poison[card] >= 0:
                salon.tell(ear, Poisoned(at, Player(salon.poison[card])))
            if salon.weaker[card]:
                salon.tell(ear, Weakened(at, salon.weaker[card]))
            for boost in salon.boosts_of(card):
                salon.tell(ear, Boosted(at, boost.attack, boost.health, Player(boost.by)))
