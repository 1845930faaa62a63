"""What two strategies are worth against each other, and what the best answer to one of them wins."""

from __future__ import annotations

from ridotto.solver.tree import CHANCE, END, PLAYERS, Strategy, Tree


def expected_worth(tree: Tree, first: Strategy, second: Strategy) -> float:
    """Returns what the game is worth to the first player when they play so."""
    worth = list(tree.worth)
    for number in range(len(tree.asks) - 1, -1, -1):
        asks = tree.asks[number]
        if asks != END:
            shares = tree.shares(number, second if asks == 1 else first)
            worth[number] = sum(
                [share * worth[branch] for share, branch in zip(shares, tree.branches[number], strict=True)]
            )
    return worth[0]


def best_response_worth(tree: Tree, strategy: Strategy, player: int) -> float:
    """Returns the most that this player can win against somebody who plays by this strategy, and never changes it."""
    return BestResponse(tree, strategy, player).worth_of(0)


def exploitability(tree: Tree, strategy: Strategy) -> float:
    """Returns what best responses win against this strategy in both seats, on average: 0 in an equilibrium."""
    return sum([best_response_worth(tree, strategy, player) for player in PLAYERS]) / len(PLAYERS)


class BestResponse:
    """In each information set the player takes the option that is best over all moments that sound alike there."""

    def __init__(self, tree: Tree, strategy: Strategy, player: int) -> None:
        self.tree = tree
        self.strategy = strategy
        self.player = player
        self.sign = 1.0 if player == 0 else -1.0
        self.chosen: dict[int, int] = {}  # by information set
        self.known: dict[int, float] = {}  # what a node is worth
        self.reach = [1.0] + [0.0] * (len(tree.asks) - 1)  # how likely the other one and chance make each node
        for number, asks in enumerate(tree.asks):
            if asks != END:
                shares = [] if asks == player else tree.shares(number, strategy)
                for at, branch in enumerate(tree.branches[number]):
                    self.reach[branch] = self.reach[number] * (1.0 if asks == player else shares[at])

    def worth_of(self, number: int) -> float:
        found = self.known.get(number)
        if found is None:
            self.known[number] = found = self.find_worth(number)
        return found

    def find_worth(self, number: int) -> float:
        tree = self.tree
        asks = tree.asks[number]
        branches = tree.branches[number]
        if asks == END:
            return self.sign * tree.worth[number]
        if asks == self.player:
            return self.worth_of(branches[self.choice(tree.information[number])])
        shares = tree.odds[number] if asks == CHANCE else self.strategy[tree.information[number]]
        return sum(
            [share * self.worth_of(branch) for share, branch in zip(shares, branches, strict=True) if share > 0.0]
        )

    def choice(self, information: int) -> int:
        """Returns the number of the best option there."""
        found = self.chosen.get(information)
        if found is None:
            known = self.tree.sets[information]
            totals = [0.0] * len(known.options)
            for node in known.nodes:
                if self.reach[node] > 0.0:
                    for at, branch in enumerate(self.tree.branches[node]):
                        totals[at] += self.reach[node] * self.worth_of(branch)
            self.chosen[information] = found = totals.index(max(totals))
        return found
