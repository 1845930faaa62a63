"""IS-MCTS with random playouts: no level of play, but the standard that masters are measured beside.

Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012) as OpenSpiel publishes it: a node is what
the player who is asked would have heard, so worlds that this player cannot tell apart share it. In every node UCB
chooses; what Fate draws is drawn. `python -m bench.standard` compares its visit counts with OpenSpiel's.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final
from zlib import crc32

from ridotto.bots.dice import Dice
from ridotto.bots.lots import number_drawn
from ridotto.bots.makers import Maker
from ridotto.kernel import AFRESH, CLOCK, DEAF, FATE, Answer, Asking, Bot, Draw, Fact, Game, Match, Player, Setup, Told
from ridotto.kernel.match import take

EXPLORATION: Final = 0.7
ALIKE: Final = 1e-5  # values that differ by less are drawn from
WORLDS: Final = 64  # that are drawn for one decision, and used in turn
FINE: Final = 1 << 30
NOTHING_HEARD: Final = 0
SEATS: Final = 64  # more than any table has


class Node:
    """What came of each answer where the player who is asked had heard the same."""

    def __init__(self) -> None:
        self.times = 0
        self.visits: dict[Answer, int] = {}
        self.total: dict[Answer, float] = {}  # of what it was worth to the player who was asked

    def pick(self, options: tuple[Answer, ...], dice: Dice) -> Answer:
        """Returns an option that was not tried yet, or else the best by UCB; where several are best, one of them."""
        untried: list[Answer] = []
        for option in options:
            if option not in self.visits:
                untried.append(option)
        if untried:
            return untried[dice.below(len(untried))]
        known = log(self.times)
        values: list[float] = []
        for option in options:
            visits = self.visits[option]
            values.append(self.total[option] / visits + EXPLORATION * sqrt(known / visits))
        least = max(values) - ALIKE
        best: list[Answer] = []
        for option, value in zip(options, values):
            if value > least:
                best.append(option)
        return best[dice.below(len(best))] if len(best) > 1 else best[0]

    def note(self, answer: Answer, reward: float) -> None:
        self.times += 1
        self.visits[answer] = self.visits.get(answer, 0) + 1
        self.total[answer] = self.total.get(answer, 0.0) + reward


class Chosen:
    """An answer that was chosen in a node, and by whom."""

    def __init__(self, node: Node, answer: Answer, player: Player) -> None:
        self.node = node
        self.answer = answer
        self.player = player


class StoryKey:
    """What one player has heard in one world, as a number: equal for equal stories."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.read = 0  # how far in the log

    def listen(self, told: list[Told], player: Player) -> int:
        """Takes in what was told since the last time, and returns the number."""
        while self.read < len(told):
            line = told[self.read]
            if line.is_for(player):
                self.key = crc32(line.number(), self.key)
            self.read += 1
        return self.key


class SampledWorld:
    """A match that this seat cannot tell from the truth, and what each player has heard in it until now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.keys: dict[int, int] = {}  # by player, as soon as they are asked

    def key_of(self, player: Player) -> int:
        key = self.keys.get(player)
        if key is None:
            self.keys[player] = key = StoryKey(NOTHING_HEARD).listen(self.match.log, player)
        return key


class InformationSetSearch:
    """The tree of one decision."""

    def __init__(self, root: int, dice: Dice) -> None:
        """`root` is the spot of the question that is to be decided: the one node that is in the tree from the start."""
        self.root = Node()
        self.nodes: dict[int, Node] = {root: self.root}
        self.dice = dice

    def simulate(self, start: SampledWorld) -> None:
        """Goes down the tree in one world, adds one node, plays on at random, and notes who won."""
        match = start.match.fork(AFRESH)
        stories: dict[int, StoryKey] = {}
        path: list[Chosen] = []
        while not match.ended:
            question = match.asks()
            player = question.player
            options = match.options(question)
            if match.deaf or len(options) == 1 or player in (FATE, CLOCK):
                answer = options[number_drawn(match, question, options, self.dice, False)]
            else:
                story = stories.get(player)
                if story is None:
                    stories[player] = story = StoryKey(start.key_of(player))
                spot = spot_of(story.listen(match.log, player), player)
                node = self.nodes.get(spot)
                if node is None:
                    self.nodes[spot] = Node()
                    match = match.fork(DEAF)  # out of the tree nobody has to hear anything
                    continue
                answer = node.pick(options, self.dice)
                path.append(Chosen(node, answer, player))
            take(match, question, answer, False)
        winners = () if match.outcome is None else match.outcome.winners
        for chosen in path:
            chosen.node.note(chosen.answer, 1.0 / len(winners) if chosen.player in winners else 0.0)


def spot_of(heard: int, player: Player) -> int:
    """Returns the key of a node: what a player has heard, and who that is."""
    return heard * SEATS + player


class InformationSetBot(Bot):
    """It answers what it has tried most often."""

    def __init__(self, game: Game, setup: Setup, me: Player, draw: Draw, simulations: int, worlds: int) -> None:
        self.game = game
        self.setup = setup
        self.me = me
        self.draw = draw
        self.simulations = simulations
        self.most_worlds = worlds
        self.heard: list[Fact] = []

    def hear(self, fact: Fact) -> None:
        self.heard.append(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        if len(options) == 1:
            return options[0]
        visits = self.visits(options)
        return max(options, key=lambda option: visits.get(option, 0))

    def visits(self, options: tuple[Answer, ...]) -> dict[Answer, int]:
        """Returns how often each option was tried; nothing where no match could have told what was heard."""
        dice = Dice(self.draw(FINE) << 30 | self.draw(FINE))
        count = min(self.most_worlds, self.simulations)
        worlds = [SampledWorld(world) for world in self.game.worlds(self.setup, self.me, self.heard, count, dice.below)]
        if not worlds:
            return {}
        search = InformationSetSearch(spot_of(worlds[0].key_of(self.me), self.me), dice)
        for number in range(self.simulations):
            search.simulate(worlds[number % len(worlds)])
        return {option: search.root.visits.get(option, 0) for option in options}


def ismcts_with(simulations: int, worlds: int = WORLDS) -> Maker:
    """Returns what makes such bots, with so many simulations a decision in at most so many worlds."""

    def made(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        return InformationSetBot(game, setup, player, draw, simulations, worlds)

    return made
