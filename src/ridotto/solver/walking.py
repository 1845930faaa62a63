"""Walks through everything that can happen at a small table, and notes it as a tree."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from ridotto.kernel import CLOCK, FATE, Match, Player
from ridotto.solver.errors import SolverRefused
from ridotto.solver.small_table import SmallTable
from ridotto.solver.tree import InformationSet, Tree

MOST_NODES: Final = 1_000_000
BYTES: Final = 16  # of what stands for a story
EVERY: Final = 1024  # nodes: how often somebody is told how far it is


def tree_of(table: SmallTable, tell: Callable[[int], None] | None = None) -> Tree:
    """Returns the whole tree: chance with its odds, and a decision wherever a player has more than one option.

    A player's information is what that player heard. `tell` is told how many nodes there are by now.
    """
    walk = Walk(tell)
    root = walk.tree.add_chance(-1, [start.odds for start in table.starts])
    for start in table.starts:
        walk.go_on(start.match.fork(), root)
    return walk.tree


class Walk:
    def __init__(self, tell: Callable[[int], None] | None) -> None:
        self.tree = Tree()
        self.known: dict[bytes, InformationSet] = {}
        self.tell = tell

    def go_on(self, match: Match, above: int) -> None:
        """Adds what can happen from here on below a node; the match is used up by it."""
        tree = self.tree
        if len(tree.asks) >= MOST_NODES:
            raise SolverRefused(f"more than {MOST_NODES:,} nodes: expected a smaller table")
        if self.tell is not None and len(tree.asks) % EVERY == 0:
            self.tell(len(tree.asks))
        while not match.ended and len(match.offer()) == 1:
            match.choose(0)
        if match.ended:
            tree.add_end(above, worth_of(match))
            return
        question = match.asks()
        options = match.options(question)
        if question.player in (FATE, CLOCK):
            number = tree.add_chance(above, question.odds(match, len(options)))
        else:
            number = tree.add_decision(above, self.information(match, question.player))
        for option in options:
            later = match.fork()
            later.answer(question.player, option)
            self.go_on(later, number)

    def information(self, match: Match, player: Player) -> InformationSet:
        """Returns the information set of the player who is asked: what was heard, and by whom."""
        story = blake2b(digest_size=BYTES, salt=bytes([player]))
        for told in match.told_to(player):
            story.update(told.spelling().encode() + b"\n")
        key = story.digest()
        found = self.known.get(key)
        if found is None:
            self.known[key] = found = self.tree.add_set(player, match.offer(), match.fork())
        return found


def worth_of(match: Match) -> float:
    """Returns what an end is worth to the first player: half a win more than an even share, or as much less."""
    winners = () if match.outcome is None else match.outcome.winners
    return (1.0 / len(winners) if Player(0) in winners else 0.0) - 0.5
