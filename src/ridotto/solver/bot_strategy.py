"""The strategy of a bot: what it answers with many throws of its dice, wherever its own play can lead."""

from __future__ import annotations

from collections.abc import Callable

from ridotto.bots import Dice, Maker
from ridotto.kernel import Player
from ridotto.solver.errors import SolverRefused
from ridotto.solver.small_table import SmallTable
from ridotto.solver.tree import END, InformationSet, Strategy, Tree, even_strategy


def bot_strategy(
    table: SmallTable,
    tree: Tree,
    maker: Maker,
    throws: int,
    seed: int,
    tell: Callable[[int], None] | None = None,
) -> Strategy:
    """Returns how often a bot gives each answer, in both seats.

    Each throw is a new bot that hears the story of the information set. Sets that its own answers never lead to are
    left even: nothing that is measured depends on them. `tell` is told how many sets were asked by now.
    """
    found = even_strategy(tree)
    asked: set[int] = set()
    reached = [{0}, {0}]  # the nodes that each player's own answers lead to
    for number, asks in enumerate(tree.asks):
        if asks == END:
            continue
        for player, nodes in enumerate(reached):
            if number not in nodes:
                continue
            information = tree.information[number]
            if asks == player and information not in asked:
                found[information] = answers(table, tree.sets[information], maker, throws, seed)
                asked.add(information)
                if tell is not None:
                    tell(len(asked))
            for at, branch in enumerate(tree.branches[number]):
                if asks != player or found[information][at] > 0.0:
                    nodes.add(branch)
    return found


def answers(table: SmallTable, known: InformationSet, maker: Maker, throws: int, seed: int) -> list[float]:
    """Returns how often a bot answers each option of an information set."""
    match = known.match
    assert match is not None, "a tree of a small table has a match for every information set"
    player = Player(known.player)
    heard, asking = match.heard_by(player), match.asking(player)
    counts = [0] * len(known.options)
    for throw in range(throws):
        bot = maker(table.game, table.setup, player, Dice(seed << 96 | known.number << 48 | throw).below)
        for fact in heard:
            bot.hear(fact)
        answer = bot.choose(asking, known.options)
        if answer not in known.options:
            expected = ", ".join([option.text for option in known.options])
            raise SolverRefused(f"the bot answered {answer}: expected one of {expected}")
        counts[known.options.index(answer)] += 1
    return [count / throws for count in counts]
