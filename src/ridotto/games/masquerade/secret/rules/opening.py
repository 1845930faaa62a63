"""Who begins, the deal, and the first rows (MSQ-010 to 013)."""

from __future__ import annotations

from ridotto.games.masquerade.public.facts import Begins, DeckHas
from ridotto.games.masquerade.public.setup import OPENING, MasqueradeSetup
from ridotto.games.masquerade.public.stages import DEAL
from ridotto.games.masquerade.public.words import SEATS, Seat
from ridotto.games.masquerade.secret.rules.drawing import FROM_DECK, OPENING_CARD
from ridotto.games.masquerade.secret.rules.sides import ChooseSides
from ridotto.games.masquerade.secret.rules.turn import FIRST_TURN
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import FATE, Player, Question, Step


def new_match(setup: MasqueradeSetup) -> Salon:
    """Returns a match about to begin: the deck is whole."""
    salon = Salon(setup, setup.players)
    salon.tell(salon.here, DeckHas(salon.deck))
    salon.begin(Opening())
    return salon


class Opening(Step[Salon]):
    def run(self, salon: Salon, /) -> None:
        if salon.setup.first is None:
            salon.ask(WhoBegins(FATE))
        else:
            begin_with(salon, salon.setup.first)
        salon.then(FirstDeal())

    def stage(self) -> str:
        return DEAL

    def spelling(self) -> str:
        return "Opening"


class WhoBegins(Question[Salon, Seat]):
    """Fate rolls for who begins (MSQ-011)."""

    def options(self, salon: Salon, /) -> tuple[Seat, ...]:
        return SEATS[: salon.seats]

    def apply(self, salon: Salon, seat: Seat, /) -> None:
        begin_with(salon, seat.number)

    def carries(self) -> str:
        return ""


def begin_with(salon: Salon, first: int) -> None:
    salon.order = [*range(first, salon.seats), *range(first)]
    salon.tell(salon.here, Begins(Player(first)))


class FirstDeal(Step[Salon]):
    def run(self, salon: Salon, /) -> None:
        cards = OPENING_CARD if salon.setup.royals_in_deck else FROM_DECK  # MSQ-012
        for seat in salon.order:
            for _ in range(OPENING):
                salon.ask(cards[seat])
        salon.then(ChooseSides(0))
        salon.then(FIRST_TURN)

    def stage(self) -> str:
        return DEAL

    def spelling(self) -> str:
        return "FirstDeal"
