"""CFR+: two strategies that regret nothing come as close to an equilibrium as one likes.

Counterfactual regret minimisation (Zinkevich and others, 2007) as CFR+ (Tammelin, 2014): the players take turns,
regrets never fall below zero, and the average counts later rounds more.
"""

from __future__ import annotations

from ridotto.solver.tree import CHANCE, END, PLAYERS, Strategy, Tree, even_strategy


class CfrPlus:
    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.rounds = 0
        self.regrets: Strategy = [[0.0] * len(known.options) for known in tree.sets]
        self.sums: Strategy = [[0.0] * len(known.options) for known in tree.sets]
        self.current = even_strategy(tree)
        self.mine = [0.0] * len(tree.asks)  # how much the player leads to each node
        self.others = [0.0] * len(tree.asks)  # how much the other one and chance do
        self.worth = [0.0] * len(tree.asks)  # of each node to the player

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for player in PLAYERS:
                self.reach(player)
                self.learn(player)

    def reach(self, player: int) -> None:
        """Finds how likely each node is, by the player's part and by all others'."""
        tree, mine, others = self.tree, self.mine, self.others
        mine[0] = others[0] = 1.0
        for number, asks in enumerate(tree.asks):
            if asks == END:
                continue
            branches = tree.branches[number]
            shares = tree.odds[number] if asks == CHANCE else self.current[tree.information[number]]
            for at, branch in enumerate(branches):
                if asks == player:
                    mine[branch] = mine[number] * shares[at]
                    others[branch] = others[number]
                else:
                    mine[branch] = mine[number]
                    others[branch] = others[number] * shares[at]

    def learn(self, player: int) -> None:
        """Adds up what the player regrets, and what the average is made of; then plays by what is regretted."""
        tree, worth = self.tree, self.worth
        sign = 1.0 if player == 0 else -1.0
        for number in range(len(tree.asks) - 1, -1, -1):
            asks = tree.asks[number]
            if asks == END:
                worth[number] = sign * tree.worth[number]
                continue
            branches = tree.branches[number]
            information = tree.information[number]
            shares = tree.odds[number] if asks == CHANCE else self.current[information]
            total = 0.0
            for at, branch in enumerate(branches):
                total += shares[at] * worth[branch]
            worth[number] = total
            if asks == player:
                others = self.others[number]
                weight = self.mine[number] * self.rounds
                regrets, sums = self.regrets[information], self.sums[information]
                for at, branch in enumerate(branches):
                    regrets[at] += others * (worth[branch] - total)
                    sums[at] += weight * shares[at]
        for known in tree.sets:
            if known.player == player:
                self.match_regrets(known.number)

    def match_regrets(self, information: int) -> None:
        """Plays each option as often as it is regretted; evenly where none is."""
        regrets = self.regrets[information]
        total = 0.0
        for at, regret in enumerate(regrets):
            if regret < 0.0:
                regrets[at] = 0.0
            total += regrets[at]
        count = len(regrets)
        self.current[information] = [regret / total if total > 0.0 else 1.0 / count for regret in regrets]

    def average(self) -> Strategy:
        """Returns the strategy that comes close to an equilibrium."""
        found: Strategy = []
        for sums in self.sums:
            total = sum(sums)
            found.append([part / total if total > 0.0 else 1.0 / len(sums) for part in sums])
        return found
