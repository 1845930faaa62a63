"""Small tables solved: the whole tree through the engine, an equilibrium by CFR+, and best responses to bots."""

from ridotto.solver.best_response import best_response_worth, expected_worth, exploitability
from ridotto.solver.bot_strategy import bot_strategy
from ridotto.solver.cfr import CfrPlus
from ridotto.solver.command import add_arguments, run
from ridotto.solver.errors import SolverRefused
from ridotto.solver.small_table import SmallTable, last_turns_of_mascarade
from ridotto.solver.tree import InformationSet, Strategy, Tree, even_strategy
from ridotto.solver.walking import tree_of

__all__ = [
    "CfrPlus",
    "InformationSet",
    "SmallTable",
    "SolverRefused",
    "Strategy",
    "Tree",
    "add_arguments",
    "best_response_worth",
    "bot_strategy",
    "even_strategy",
    "expected_worth",
    "exploitability",
    "last_turns_of_mascarade",
    "run",
    "tree_of",
]
