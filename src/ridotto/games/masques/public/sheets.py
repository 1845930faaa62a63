"""One sheet for each kind of agent: what it is called, costs and weighs, and what is said about it.

Sentences are written in the words of an edition: see `reference.filled`. What an agent does stands in `agents.py`.
"""

from __future__ import annotations

from typing import Final

CHEAP: Final = [1, 2, 3]
DEAR: Final = [2, 3, 4]


class Prompt:
    """One choice that an agent leaves to its player: the question, and why another answer is refused."""

    def __init__(self, question: str, asked: str, refusal: str, *, vacant: bool = False) -> None:
        self.question = question  # its name
        self.asked = asked
        self.refusal = refusal
        self.vacant = vacant  # whether the answers are vacant hallways


class AgentSheet:
    """One kind of agent, as all players know it."""

    def __init__(
        self,
        kind: str,
        *,
        costs: list[int],
        gist: str,
        ability: str,
        clauses: tuple[str, str],
        first: Prompt,
        then: Prompt | None = None,
        influence: int = 1,
        fewest: int = 2,
    ) -> None:
        self.kind = kind
        self.costs = costs  # of its three cards, from the top of the pile down (MQD-007, MQF-007)
        self.gist = gist  # what it does, in a few words
        self.ability = ability  # what it may do when it is placed
        self.clauses = clauses  # where each book says so
        self.first = first  # what is chosen first
        self.then = then  # and then, where one choice may not be enough
        self.influence = influence  # MQF-009
        self.fewest = fewest  # players at a table to which it comes


# The order is that of the notation: a new kind goes to the end.
SHEETS: Final = (
    AgentSheet(
        "thief",
        costs=CHEAP,
        gist="turn a token beside it face down",
        ability="turn one of the two tokens beside it face down: nobody takes it in this {round}, and then it is "
        "turned up again",
        clauses=("MQD-122", "MQF-125"),
        first=Prompt(
            "WhatToSteal",
            "Which token does the thief turn face down?",
            "A thief turns down a token beside it that lies face up.",
        ),
    ),
    AgentSheet(
        "guard",
        costs=CHEAP,
        gist="move {a_guest} beside it",
        ability="move {a_guest}{that_moves} from one of the two {halls} next to it to any vacant {hall}",
        clauses=("MQD-117", "MQF-119"),
        first=Prompt(
            "WhomToRemove",
            "Which {guest} does the {guard} move?",
            "A {guard} takes a {guest} beside it{that_moves}.",
        ),
        then=Prompt(
            "WhereToRemove",
            "To which {hall} does it move?",
            "A {guest} moves to a vacant {hall}.",
            vacant=True,
        ),
    ),
    AgentSheet(
        "gondolier",
        costs=CHEAP,
        gist="exchange {a_guest} beside it with another",
        ability="have {a_guest}{that_moves} in one of the two {halls} next to it change places with any "
        "other{that_moves} in the palace",
        clauses=("MQD-112", "MQF-113"),
        first=Prompt(
            "WhomToFerry",
            "Which {guest} does the gondolier take?",
            "A gondolier takes a {guest} beside it{that_moves}.",
        ),
        then=Prompt(
            "WithWhomToChange",
            "And with which {guest} does it change places?",
            "It changes places with another {guest} in the palace{that_moves}.",
        ),
    ),
    AgentSheet(
        "assassin",
        costs=DEAR,
        gist="turn {a_guest} beside it face down",
        ability="turn {a_guest} in one of the two {halls} next to it face down: it stays there, and counts for nothing "
        "in this {round}",
        clauses=("MQD-094", "MQF-095"),
        first=Prompt(
            "WhomToStab",
            "Which {guest} does the assassin turn face down?",
            "An assassin turns down a {guest} beside it that lies face up.",
        ),
    ),
    AgentSheet(
        "courtesan",
        costs=DEAR,
        gist="call {a_guest} to a {hall} beside it",
        ability="call {a_guest} that is not in the palace to a vacant {hall} next to it: the player who holds it has "
        "to put it there{of_several}",
        clauses=("MQD-099", "MQF-100"),
        first=Prompt(
            "WhomToCall",
            "Which {guest} does the courtesan call?",
            "A courtesan calls a {guest} of this game that is not in the palace.",
        ),
        then=Prompt(
            "WhereToCall",
            "To which {hall} does the courtesan call it?",
            "A {guest} is called to a vacant {hall} beside the courtesan.",
            vacant=True,
        ),
        fewest=3,  # MQD-042, MQF-044
    ),
    AgentSheet(
        "trader",
        costs=DEAR,
        gist="exchange a token beside it with another",
        ability="have a token beside it{that_is_traded} change places with any other{that_is_traded} in the palace",
        clauses=("MQD-127", "MQF-130"),
        first=Prompt(
            "WhatToTrade",
            "Which token does the trader take?",
            "A trader takes a token beside it{that_is_traded}.",
        ),
        then=Prompt(
            "WhatToTradeItFor",
            "And with which token does it change places?",
            "It changes places with another token in the palace{that_is_traded}.",
        ),
    ),
)
