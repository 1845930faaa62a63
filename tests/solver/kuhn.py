"""Kuhn poker as a tree: three cards, one bet, a value that is known."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Answer
from ridotto.solver import InformationSet, Tree

CARDS: Final = (0, 1, 2)
PASS: Final = Answer("pass")
BET: Final = Answer("bet")
ENDS: Final = {"pp": 1, "pbp": -1, "pbb": 2, "bp": 1, "bb": 2}  # what is won; by the higher card but for folds
VALUE: Final = -1 / 18  # to the first player, in every equilibrium


def kuhn_poker() -> Tree:
    tree = Tree()
    known: dict[tuple[int, str], InformationSet] = {}
    deals = [(first, second) for first in CARDS for second in CARDS if first != second]
    root = tree.add_chance(-1, [1 / len(deals)] * len(deals))
    for deal in deals:
        add_betting(tree, known, deal, "", root)
    return tree


def add_betting(
    tree: Tree, known: dict[tuple[int, str], InformationSet], deal: tuple[int, int], bets: str, above: int
) -> None:
    if bets in ENDS:
        folds = bets in ("pbp", "bp")
        wins = 1 if folds or deal[0] > deal[1] else -1
        tree.add_end(above, float(ENDS[bets] * wins))
        return
    player = len(bets) % 2
    told = (deal[player], bets)
    if told not in known:
        known[told] = tree.add_set(player, (PASS, BET))
    number = tree.add_decision(above, known[told])
    for bet in ("p", "b"):
        add_betting(tree, known, deal, bets + bet, number)
