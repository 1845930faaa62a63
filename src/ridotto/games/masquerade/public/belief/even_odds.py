"""About how likely hidden cards are where they may lie, when every card is drawn as often as any other."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.rows import Lying

DECK: Final = "deck"
ROUNDS: Final = 30  # after which the odds fit rows and columns well enough


class HiddenCards:
    """What lies hidden, all that each of it may be, and what may be in the deck."""

    def __init__(self, lying: list[Lying], found: list[list[int]], in_deck: list[int], deck: int) -> None:
        self.lying = lying
        self.found = found  # by card that lies hidden: the cards that it may be
        self.in_deck = in_deck
        self.deck = deck  # how many it has

    def may_be(self, lying: Lying) -> list[int]:
        return self.found[self.lying.index(lying)] if lying.card == UNKNOWN else [lying.card]

    def odds_of(self, lying: Lying, odds: list[dict[int, float]]) -> dict[int, float]:
        return odds[self.lying.index(lying)] if lying.card == UNKNOWN else {lying.card: 1.0}

    def odds(self) -> list[dict[int, float]]:
        """Returns for each that lies hidden the odds of each card, and last for the deck.

        Rows and columns are fitted in turn: a card is somewhere, and somewhere there is one card. Places that may hold
        the same cards are one row, and cards that may lie at the same places are one column.
        """
        places = [tuple(cards) for cards in [*self.found, self.in_deck]]
        rows = list(dict.fromkeys(places))
        room = [0.0] * len(rows)
        for number, cards in enumerate(places):
            room[rows.index(cards)] += self.deck if number == len(self.found) else 1.0
        where: dict[int, tuple[int, ...]] = {}  # by card, the rows that it may be in
        for row, cards in enumerate(rows):
            for card in cards:
                where[card] = (*where.get(card, ()), row)
        columns = list(dict.fromkeys(where.values()))
        counts = [float(len([card for card in where if where[card] == column])) for column in columns]
        share = fitted(room, columns, counts)
        found: list[dict[int, float]] = []
        for number, cards in enumerate(places):
            row = rows.index(cards)
            held = self.deck if number == len(self.found) else 1.0
            column_of = {card: columns.index(where[card]) for card in cards}
            found.append({card: held * share[row][at] / max(room[row], 1.0) for card, at in column_of.items()})
        return found


def fitted(room: list[float], columns: list[tuple[int, ...]], counts: list[float]) -> list[list[float]]:
    """Returns by row and column how much of one card of the column is in the row."""
    share = [[1.0 if row in column else 0.0 for column in columns] for row in range(len(room))]
    for _ in range(ROUNDS):
        for at in range(len(columns)):
            total = sum([line[at] for line in share])
            for line in share:
                line[at] /= total
        for row, line in enumerate(share):
            total = sum([part * count for part, count in zip(line, counts)])
            if total > 0.0:
                share[row] = [part * room[row] / total for part in line]
    return share
