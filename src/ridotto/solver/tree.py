"""The tree of a small game for two players: every chance, every decision, every end.

What one player wins, the other loses. Nodes have numbers, and those of a node's branches are higher than its own, so
that one loop upwards reaches every node after the one before it, and one downwards every node after its branches.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Answer, Match

CHANCE: Final = -1
END: Final = -2
PLAYERS: Final = (0, 1)

Strategy = list[list[float]]  # how likely each option is, by the number of the information set


class InformationSet:
    """All moments that a player cannot tell apart: one question, and the same story before it."""

    def __init__(self, number: int, player: int, options: tuple[Answer, ...], match: Match | None) -> None:
        self.number = number
        self.player = player
        self.options = options
        self.match = match  # one of these moments; None where the tree was not made from a match
        self.nodes: list[int] = []


class Tree:
    def __init__(self) -> None:
        self.asks: list[int] = []  # the player who decides there, CHANCE or END
        self.branches: list[list[int]] = []
        self.odds: list[list[float]] = []  # of chance
        self.worth: list[float] = []  # of an end, to the first player
        self.information: list[int] = []  # the number of the information set
        self.sets: list[InformationSet] = []

    def add_set(self, player: int, options: tuple[Answer, ...], match: Match | None = None) -> InformationSet:
        found = InformationSet(len(self.sets), player, options, match)
        self.sets.append(found)
        return found

    def add_chance(self, above: int, odds: list[float]) -> int:
        """Adds a node where chance draws, below another one, and returns its number; below none, it is the root."""
        return self.add(above, CHANCE, odds, 0.0, -1)

    def add_decision(self, above: int, known: InformationSet) -> int:
        number = self.add(above, known.player, [], 0.0, known.number)
        known.nodes.append(number)
        return number

    def add_end(self, above: int, worth: float) -> int:
        return self.add(above, END, [], worth, -1)

    def add(self, above: int, asks: int, odds: list[float], worth: float, information: int) -> int:
        number = len(self.asks)
        self.asks.append(asks)
        self.branches.append([])
        self.odds.append(odds)
        self.worth.append(worth)
        self.information.append(information)
        if above >= 0:
            self.branches[above].append(number)
        return number

    def shares(self, number: int, strategy: Strategy) -> list[float]:
        """Returns how likely each branch of a node is, where its player decides by this strategy."""
        return self.odds[number] if self.asks[number] == CHANCE else strategy[self.information[number]]


def even_strategy(tree: Tree) -> Strategy:
    return [[1.0 / len(known.options)] * len(known.options) for known in tree.sets]
