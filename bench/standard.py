"""Our IS-MCTS beside the one that OpenSpiel publishes: how often each visits every answer, on the tiny Mascarade.

    python -m bench.standard [--seeds N] [--simulations N] [--save FILE]

The tiny table (`ridotto.solver`) is wrapped as an OpenSpiel game in Python: the engine says who is asked, what can be
answered and what was heard. Both searches have the same constant of UCB, random playouts, and a new world for every
simulation. Theirs are drawn from the nodes of the walked tree, ours by `Game.worlds`. OpenSpiel's first simulation only
opens the root, so it gets one more. `--save` writes OpenSpiel's figures for tests/bots/test_ismcts.py.

First, on the last turn alone: what best responses win against two strategies, by `ridotto.solver` and by OpenSpiel.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from math import erfc, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from ridotto.bots import Dice
from ridotto.bots.ismcts import EXPLORATION, InformationSetBot
from ridotto.kernel import Match, Player, name
from ridotto.replay.playing import play_written
from ridotto.solver import (
    CfrPlus,
    SmallTable,
    Strategy,
    Tree,
    even_strategy,
    exploitability,
    last_turns_of_mascarade,
    tree_of,
)
from ridotto.solver.tree import CHANCE, END

np: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
policy: Any = import_module("open_spiel.python.policy")
their_exploitability: Any = import_module("open_spiel.python.algorithms.exploitability")

TURNS: Final = 2
SEEDS: Final = 500
SIMULATIONS: Final = 100
PLACES: Final = ("", "A:aL", "A:aL A:King", "A:aL A:King B:pass B:bL", "A:aL A:bR A:swap B:bR")  # what is said before
ROUNDS: Final = 20  # of CFR+, for a strategy that is far from even and far from solved


class Held:
    """A table and a match that copies share: OpenSpiel copies whatever a state has."""

    def __init__(self, table: SmallTable, match: Match | None) -> None:
        self.table = table
        self.match = match

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return self


class TinyState(pyspiel.State):  # type: ignore[misc]  # what is imported by its name has no types
    """A moment of the tiny table; before the first, chance draws one of its beginnings."""

    def __init__(self, game: Any, held: Held) -> None:
        super().__init__(game)
        self.held = held

    @property
    def match(self) -> Match:
        assert self.held.match is not None
        return self.held.match

    def current_player(self) -> int:
        if self.held.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over() else int(self.match.asks().player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([answer.id for answer in self.match.offer()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, start.odds) for number, start in enumerate(self.held.table.starts)]

    def _apply_action(self, action: int) -> None:
        if self.held.match is None:
            self.held = Held(self.held.table, settled(self.held.table.starts[action].match.fork()))
            return
        match = self.match.fork()
        match.answer(match.asks().player, self.held.table.game.notation.answers[action])
        self.held = Held(self.held.table, settled(match))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action) if player == pyspiel.PlayerId.CHANCE else self.held.table.game.notation.answers[action].text

    def is_terminal(self) -> bool:
        return self.held.match is not None and self.match.over()

    def returns(self) -> list[float]:
        winners = self.match.outcome.winners if self.held.match is not None and self.match.outcome else ()
        return [1.0 / len(winners) if player in winners else 0.0 for player in (Player(0), Player(1))]

    def __str__(self) -> str:
        return "" if self.held.match is None else story(self.match, self.match.seated[0])


def settled(match: Match) -> Match:
    """Gives every answer to which there is no other: those are no decisions."""
    while not match.over() and len(match.offer()) == 1:
        match.choose(0)
    return match


def story(match: Match, player: Player) -> str:
    return "\n".join([told.spelling() for told in match.told_to(player)])


class StoryObserver:
    """What a player knows at the tiny table: all that was told to them."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: TinyState, player: int) -> None:
        raise NotImplementedError("there are no tensors of a story")

    def string_from(self, state: TinyState, player: int) -> str:
        return story(state.match, Player(player))


GAME_TYPE: Final = pyspiel.GameType(
    short_name="tiny_mascarade",
    long_name="The last turns of Mascarade, first edition, with two players",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class TinyGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, table: SmallTable) -> None:
        self.table = table
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.game.notation.answers),
            max_chance_outcomes=len(table.starts),
            num_players=2,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=100,
        )
        super().__init__(GAME_TYPE, info, {})

    def new_initial_state(self) -> TinyState:
        return TinyState(self, Held(self.table, None))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> StoryObserver:
        return StoryObserver()


class Played(policy.Policy):  # type: ignore[misc]
    """A strategy of ours, as OpenSpiel asks for it."""

    def __init__(self, game: TinyGame, tree: Tree, strategy: Strategy) -> None:
        super().__init__(game, [0, 1])
        self.shares: dict[tuple[int, str], dict[int, float]] = {}
        for known in tree.sets:
            assert known.match is not None
            shares = zip(known.options, strategy[known.number], strict=True)
            told = (known.player, story(known.match, Player(known.player)))
            self.shares[told] = {option.id: share for option, share in shares}

    def action_probabilities(self, state: TinyState, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player()
        return self.shares[player, story(state.match, Player(player))]


def compare_exploitability(table: SmallTable) -> None:
    """Prints what best responses win against two strategies, in points: by our solver, and by OpenSpiel's."""
    tree, game = tree_of(table), TinyGame(table)
    solver = CfrPlus(tree)
    solver.run(ROUNDS)
    print(f"the last turn, {len(tree.asks):,} nodes\n")
    print("| strategy | exploitability, points | by OpenSpiel |\n|---|---|---|")
    for title, strategy in (("even", even_strategy(tree)), (f"CFR+, {ROUNDS} rounds", solver.average())):
        theirs = their_exploitability.nash_conv(game, Played(game, tree, strategy)) / 2
        print(f"| {title} | {100 * exploitability(tree, strategy):.10f} | {100 * theirs:.10f} |", flush=True)


class Place(NamedTuple):
    """An information set, with all matches that sound alike there and how likely each is."""

    said: str
    match: Match
    worlds: list[Match]
    odds: list[float]


def places(table: SmallTable, tree: Tree) -> list[Place]:
    """Walks through the tree beside its matches, and collects those of the information sets that are compared."""
    found: list[Place] = []
    for said in PLACES:
        match = table.starts[0].match.fork()
        play_written(match, table.game, said.split())
        found.append(Place(said, match, [], []))
    sought = {(place.match.asks().player, story(place.match, place.match.asks().player)): place for place in found}
    even = even_strategy(tree)
    waiting = [
        (settled(start.match.fork()), branch, start.odds)
        for start, branch in zip(table.starts, tree.branches[0], strict=True)
    ]
    while waiting:
        match, number, odds = waiting.pop()
        if tree.asks[number] in (CHANCE, END):
            continue  # Fate is asked nothing here
        player = match.asks().player
        place = sought.get((player, story(match, player)))
        if place is not None:
            place.worlds.append(match)
            place.odds.append(odds)
        shares = tree.shares(number, even)
        for option, branch, share in zip(match.offer(), tree.branches[number], shares, strict=True):
            later = match.fork()
            later.answer(player, option)
            waiting.append((settled(later), branch, odds * share))
    return found


def world_in(game: TinyGame, place: Place, number: int) -> TinyState:
    return TinyState(game, Held(game.table, place.worlds[number]))


def published(game: TinyGame, place: Place, simulations: int, seed: int) -> list[float]:
    """Returns OpenSpiel's shares of visits, in the order of our options."""
    dice = np.random.RandomState(seed)
    odds = np.array(place.odds) / sum(place.odds)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, dice),
        EXPLORATION,
        simulations + 1,
        random_state=dice,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
    )
    bot.set_resampler(lambda state, player: world_in(game, place, dice.choice(len(odds), p=odds)))
    shares = dict(bot.get_policy(TinyState(game, Held(game.table, place.match))))
    return [shares.get(option.id, 0.0) for option in place.match.offer()]


def ours(table: SmallTable, place: Place, simulations: int, seed: int) -> list[float]:
    player = place.match.asks().player
    bot = InformationSetBot(table.game, table.setup, player, Dice(seed).below, simulations, simulations)
    for fact in place.match.heard_by(player):
        bot.hear(fact)
    options = place.match.offer()
    visits = bot.visits(options)
    return [visits[option] / simulations for option in options]


def chance_of_more(square: float, degrees: int) -> float:
    """Returns how likely chi-square is at least so large (Wilson and Hilferty, 1931)."""
    spread = 2 / (9 * degrees)
    return erfc(((square / degrees) ** (1 / 3) - 1 + spread) / sqrt(2 * spread)) / 2


def compared(place: Place, mine: Any, theirs: Any) -> float:
    """Prints both means, option by option, and returns how likely such a difference is where there is none."""
    player = name(place.match.asks().player)
    print(f"\n{player} is asked after: {place.said or 'the opening'} ({len(place.worlds)} worlds)\n")
    print("| answer | ours | OpenSpiel | difference, standard errors |\n|---|---|---|---|")
    gap = mine.mean(0) - theirs.mean(0)
    for at, option in enumerate(place.match.offer()):
        error = sqrt(mine[:, at].var(ddof=1) / len(mine) + theirs[:, at].var(ddof=1) / len(theirs))
        z = gap[at] / error if error > 0 else 0.0
        print(f"| {option.text} | {mine[:, at].mean():.4f} | {theirs[:, at].mean():.4f} | {z:+.1f} |")
    spread = np.cov(mine.T) / len(mine) + np.cov(theirs.T) / len(theirs)
    square = float(gap @ np.linalg.pinv(spread, rcond=1e-9) @ gap)
    degrees = int(np.linalg.matrix_rank(spread, tol=1e-9 * np.trace(spread)))
    likely = chance_of_more(square, degrees)
    print(f"\nchi-square {square:.1f} with {degrees} degrees of freedom: p = {likely:.2f}", flush=True)
    return likely


def gathered(title: str, seeds: int, search: Callable[[int], list[float]]) -> Any:
    rows = []
    for seed in range(seeds):
        rows.append(search(seed))
        if seed % 50 == 49:
            print(f"{title}: {seed + 1} of {seeds} seeds", file=sys.stderr, flush=True)
    return np.array(rows)


def count(text: str) -> int:
    """Reads a number of seeds or simulations; with fewer than two there is no spread to compare with."""
    if not (text.isascii() and text.isdigit()) or int(text) < 2:
        raise argparse.ArgumentTypeError(f"{text}: expected a whole number from 2 on")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.standard", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=count, default=SEEDS)
    parser.add_argument("--simulations", type=count, default=SIMULATIONS)
    parser.add_argument("--save", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    seeds, simulations = arguments.seeds, arguments.simulations
    compare_exploitability(last_turns_of_mascarade(1))
    table = last_turns_of_mascarade(TURNS)
    game = TinyGame(table)
    saved = []
    print(f"\nthe last {TURNS} turns: {simulations} simulations, {seeds} seeds each")
    for place in places(table, tree_of(table)):

        def theirs_at(seed: int, place: Place = place) -> list[float]:
            return published(game, place, simulations, seed)

        def ours_at(seed: int, place: Place = place) -> list[float]:
            return ours(table, place, simulations, seed)

        theirs = gathered(f"OpenSpiel, {place.said or 'the opening'}", seeds, theirs_at)
        compared(place, gathered(f"ours, {place.said or 'the opening'}", seeds, ours_at), theirs)
        saved.append(
            {
                "said": place.said,
                "mean": {o.text: round(float(m), 5) for o, m in zip(place.match.offer(), theirs.mean(0), strict=True)},
                "error": {
                    o.text: round(float(e), 6)
                    for o, e in zip(place.match.offer(), theirs.std(0, ddof=1) / sqrt(seeds), strict=True)
                },
            }
        )
    if arguments.save is not None:
        figures = {"turns": TURNS, "simulations": simulations, "seeds": seeds, "places": saved}
        arguments.save.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
