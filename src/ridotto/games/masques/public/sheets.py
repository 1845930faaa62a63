"""One sheet for each kind of agent: what it costs and weighs, what it asks, and the clauses behind it.

What is said about an agent stands in the catalogue: its name, gist and ability (`masques-the-KIND`), its questions
(`masques-ask-QUESTION`), and why another answer is refused (`masques-why-KIND-first`, `masques-why-KIND-then`). What it
does stands in `agents.py`.
"""

from __future__ import annotations

from typing import Final

CHEAP: Final = [1, 2, 3]
DEAR: Final = [2, 3, 4]


class AgentSheet:
    """One kind of agent, as all players know it."""

    def __init__(
        self,
        kind: str,
        *,
        costs: list[int],
        clauses: tuple[str, str],
        first: str,
        then: str | None = None,
        influence: int = 1,
        fewest: int = 2,
    ) -> None:
        self.kind = kind
        self.costs = costs  # of its three cards, from the top of the pile down (MQD-007, MQF-007)
        self.clauses = clauses  # where each book says what it does
        self.first = first  # the question by which its player chooses, by name
        self.then = then  # and the next, where one choice may not be enough
        self.influence = influence  # MQF-009
        self.fewest = fewest  # players at a table to which it comes


# The order is that of the notation: a new kind goes to the end.
SHEETS: Final = (
    AgentSheet("thief", costs=CHEAP, clauses=("MQD-122", "MQF-125"), first="WhatToSteal"),
    AgentSheet(
        "guard",
        costs=CHEAP,
        clauses=("MQD-117", "MQF-119"),
        first="WhomToRemove",
        then="WhereToRemove",
    ),
    AgentSheet(
        "gondolier",
        costs=CHEAP,
        clauses=("MQD-112", "MQF-113"),
        first="WhomToFerry",
        then="WithWhomToChange",
    ),
    AgentSheet("assassin", costs=DEAR, clauses=("MQD-094", "MQF-095"), first="WhomToStab"),
    AgentSheet(
        "courtesan",
        costs=DEAR,
        clauses=("MQD-099", "MQF-100"),
        first="WhomToCall",
        then="WhereToCall",
        fewest=3,  # MQD-042, MQF-044
    ),
    AgentSheet(
        "trader",
        costs=DEAR,
        clauses=("MQD-127", "MQF-130"),
        first="WhatToTrade",
        then="WhatToTradeItFor",
    ),
)
