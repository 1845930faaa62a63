"""`ridotto exploitability`: from the command line to a table of what bots lose to players who know them."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter
from typing import Final, NamedTuple

from ridotto.bots import BOTS, MEASURES, Maker, bot_called
from ridotto.solver.best_response import best_response_worth, expected_worth, exploitability
from ridotto.solver.bot_strategy import bot_strategy
from ridotto.solver.cfr import CfrPlus
from ridotto.solver.errors import SolverRefused
from ridotto.solver.small_table import SmallTable, last_turns_of_mascarade
from ridotto.solver.tree import Strategy, Tree
from ridotto.solver.walking import tree_of

USUAL_BOTS: Final = ("random", "beginner", "courtier", "master,simulations=50,seconds=none")
TURNS: Final = 2
ROUNDS: Final = 500
THROWS: Final = 50
MOST_TURNS: Final = 2  # a third one makes millions of nodes
STEP: Final = 10  # rounds of CFR+ between two words on how far it is
SECONDS_BETWEEN: Final = 5.0
EVEN: Final = 50.0  # an even share of wins in two seats, in per cent


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help=f"{', '.join([*BOTS, *MEASURES])}, or package.module:function of your own ({' '.join(USUAL_BOTS)})",
    )
    parser.add_argument(
        "--turns", metavar="N", default=str(TURNS), help=f"that are left to play, at most {MOST_TURNS} ({TURNS})"
    )
    parser.add_argument("--rounds", metavar="N", default=str(ROUNDS), help=f"of CFR+ ({ROUNDS})")
    parser.add_argument(
        "--throws", metavar="N", default=str(THROWS), help=f"of a bot's dice in each information set ({THROWS})"
    )
    parser.add_argument("--seed", metavar="N", default="1", help="a whole number, from which all dice follow (1)")


def run(arguments: argparse.Namespace) -> int:
    turns = number("--turns", arguments.turns, 1, MOST_TURNS)
    rounds = number("--rounds", arguments.rounds, 1, 1_000_000)
    throws = number("--throws", arguments.throws, 1, 1_000_000)
    seed = number("--seed", arguments.seed, 0, (1 << 32) - 1)
    names: list[str] = arguments.bots or list(USUAL_BOTS)
    makers = [bot_called(name, BOTS) for name in names]
    table = last_turns_of_mascarade(turns)
    progress = Progress()
    tree = tree_of(table, lambda nodes: progress.show(f"{nodes:,} nodes"))
    solved = solve(tree, rounds, progress)
    progress.clear()
    print(summary(tree, solved, turns, rounds, throws), flush=True)
    for name, maker in zip(names, makers, strict=True):
        row = measured(name, maker, table, tree, solved, throws, seed, progress)
        progress.clear()
        print(row_of(row), flush=True)
    return 0


def number(flag: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12) or not least <= int(text) <= most:
        raise SolverRefused(f"{flag} {text}: expected a whole number from {least} to {most}")
    return int(text)


class Progress:
    """Says on stderr how far it is: over and over on a screen, now and then in a file."""

    def __init__(self) -> None:
        self.on_screen = sys.stderr.isatty()
        self.last = perf_counter()
        self.width = 0

    def show(self, text: str) -> None:
        if self.on_screen:
            print(f"\r{text:{self.width}}", end="", file=sys.stderr, flush=True)
            self.width = len(text)
        elif perf_counter() - self.last > SECONDS_BETWEEN:
            self.last = perf_counter()
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Makes room on the screen for what is printed next."""
        if self.width:
            print(f"\r{'':{self.width}}\r", end="", file=sys.stderr, flush=True)
            self.width = 0


def solve(tree: Tree, rounds: int, progress: Progress) -> Strategy:
    solver = CfrPlus(tree)
    while solver.rounds < rounds:
        solver.run(min(STEP, rounds - solver.rounds))
        progress.show(f"{solver.rounds} of {rounds} rounds of CFR+")
    return solver.average()


class Row(NamedTuple):
    """What was measured of one bot; wins in per cent, over both seats."""

    bot: str
    as_first: float  # wins against the best response
    as_second: float
    against_equilibrium: float


def measured(
    name: str,
    maker: Maker,
    table: SmallTable,
    tree: Tree,
    solved: Strategy,
    throws: int,
    seed: int,
    progress: Progress,
) -> Row:
    played = bot_strategy(
        table, tree, maker, throws, seed, lambda sets: progress.show(f"{name}: {sets:,} information sets asked")
    )
    both = expected_worth(tree, played, solved) - expected_worth(tree, solved, played)
    return Row(
        name,
        EVEN - 100 * best_response_worth(tree, played, 1),
        EVEN - 100 * best_response_worth(tree, played, 0),
        EVEN + 100 * both / 2,
    )


def summary(tree: Tree, solved: Strategy, turns: int, rounds: int, throws: int) -> str:
    """Returns what was solved, and the head of a table in Markdown, as the docs have it."""
    first = EVEN + 100 * expected_worth(tree, solved, solved)
    return "\n".join(
        [
            f"Mascarade 1e, two players, the last {turns} turns: {len(tree.asks):,} nodes, "
            f"{len(tree.sets):,} information sets",
            f"CFR+, {rounds} rounds: the player who begins wins {first:.2f} %; "
            f"exploitability {100 * exploitability(tree, solved):.3f} points",
            f"bots: {throws} throws of their dice in each information set that their play leads to",
            "",
            "| bot | exploitability, points | wins against a best response, first | second | "
            "wins against the equilibrium |",
            "|---|---|---|---|---|",
        ]
    )


def row_of(row: Row) -> str:
    lost = EVEN - (row.as_first + row.as_second) / 2
    return (
        f"| {row.bot} | {lost:.1f} | {row.as_first:.1f} % | {row.as_second:.1f} % | {row.against_equilibrium:.1f} % |"
    )
