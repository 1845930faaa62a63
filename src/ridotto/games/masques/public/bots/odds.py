"""Weighs who will take what lies between two hallways, while guests are still to come."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.words import KINDS, LOWEST, VALUES, Guest
from ridotto.kernel import Player

VACANT: Final = -1
MANY: Final = 1000  # more than there are ways for a hallway to be filled


class VacancyOdds:
    """Odds for vacant hallways: any of the guests that are not in the palace may come, each as likely."""

    def __init__(self, owners: list[Player | None], outside: list[int]) -> None:
        self.owners = owners  # by family
        self.found: dict[int, list[tuple[Player, float]]] = {}
        total = sum(outside)
        self.to_come = [(slot, count / total) for slot, count in enumerate(outside) if count > 0]

    def between(self, here: int, there: int) -> list[tuple[Player, float]]:
        """Returns the players who may take it, and how likely."""
        key = here * MANY + there
        if key not in self.found:
            self.found[key] = self.weighed(here, there)
        return self.found[key]

    def weighed(self, here: int, there: int) -> list[tuple[Player, float]]:
        chances: dict[Player, float] = {}
        for one, likely in self.who_may_be(here):
            for other, also in self.who_may_be(there):
                if strength(one) != strength(other):
                    winner = self.owner(one if strength(one) > strength(other) else other)
                    if winner is not None:
                        chances[winner] = chances.get(winner, 0.0) + likely * also
        return list(chances.items())

    def who_may_be(self, hall: int) -> list[tuple[int, float]]:
        return self.to_come if hall == VACANT else [(hall, 1.0)]

    def owner(self, hall: int) -> Player | None:
        return self.owners[hall // VALUES] if hall < KINDS else None


def filled(ring: Ring, hall: int) -> int:
    """Returns the slot of a guest that counts; other cards are like a stranger who weighs as much."""
    card = ring.cards[hall]
    if card is None:
        return VACANT
    if isinstance(card, Guest) and not ring.card_is_down(hall):
        return card.slot
    return KINDS + ring.strength(hall)


def strength(hall: int) -> int:
    return LOWEST + hall % VALUES if hall < KINDS else hall - KINDS
