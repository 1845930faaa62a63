"""Choosing sides in secret, all at the same time; then all rows are shown together (MSQ-013, MSQ-123)."""

from __future__ import annotations

from typing import Any

from ridotto.games.masquerade.public.facts import AllChose
from ridotto.games.masquerade.public.words import UP
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import EVERYONE, Answer, Audience, Because, Player, Question, Step, only


class ChooseSides(Step[Salon]):
    """Everybody chooses the side of one card, and so on until nobody has another."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, salon: Salon, /) -> None:
        choosers: list[Question[Any, Any]] = [
            SideOf(Player(seat), self.number) for seat in range(salon.seats) if len(salon.drawn[seat]) > self.number
        ]
        if choosers:
            salon.ask_together(choosers)
            salon.then(SideChosen(self.number))
        else:
            show_rows(salon)

    def spelling(self) -> str:
        return f"ChooseSides {self.number}"


class SideOf(Question[Salon, Answer]):
    def __init__(self, player: Player, number: int) -> None:
        super().__init__(player)
        self.number = number

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return salon.sides_for(salon.drawn[self.player][self.number])

    def apply(self, salon: Salon, side: Answer, /) -> None:
        salon.sides[self.player] = (*salon.sides[self.player], side is UP)

    def may_know(self, salon: Salon, /) -> Audience:
        """Returns everyone, once the last is chosen: then the rows lie there."""
        longest = max([len(cards) for cards in salon.drawn])
        return EVERYONE if self.number == longest - 1 else only(self.player)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "up-or-down")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-013", "MSQ-035")

    def carries(self) -> str:
        return f" {self.number}"


class SideChosen(Step[Salon]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, salon: Salon, /) -> None:
        salon.tell(salon.here, AllChose(self.number + 1))
        salon.then(ChooseSides(self.number + 1))

    def spelling(self) -> str:
        return f"SideChosen {self.number}"


def show_rows(salon: Salon) -> None:
    """Shows all rows. Nothing fires by this; but the player whose turn it is may have won."""
    for seat in range(salon.seats):
        for card, up in zip(salon.drawn[seat], salon.sides[seat]):
            salon.put(card, seat, up, only(Player(seat)))
        salon.drawn[seat], salon.sides[seat] = (), ()
    salon.reckon()
