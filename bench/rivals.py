"""python bench/rivals.py [--json]: random playouts of the engines that we measure ourselves against.

Machines are noisy, so compare only within one run: `rivals()` by themselves, or `measured((*ours, *CONTENDERS))` to
have ours take turns with them. A rival that is not installed is skipped, with a line that says so.
A *decision* is a player's choice; a *move* is that or a draw of chance: what a loop that counts Fate's answers counts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from importlib import import_module  # keeps untyped packages that may be absent out of the type checker's way
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

SLICES: Final = 30
SLICE_SECONDS: Final = 0.05  # short, so that on a shared machine some fall into quiet moments
SOCIAL_DEDUCTION: Final = "social_deduction(players=8)"
CHANCE: Final = -1  # what OpenSpiel's current_player() answers when no player is to choose
TERMINAL: Final = -4
ROLLOUTS_A_CALL: Final = 200  # some 4 ms of C++ for each call from Python, so the call itself hardly weighs
PGX_BATCH: Final = 64  # as many as bench/batches.py steps at once
COUNTED_GAMES: Final = 10_000  # a game has 83 decisions, give or take 35: the mean is known to 0.4 %


class Played(NamedTuple):
    games: int
    decisions: float  # a fraction where a mean stands for the count
    moves: float


class Row(NamedTuple):
    name: str
    how: str
    decisions_per_second: float
    moves_per_second: float
    games_per_second: float
    decisions_per_game: float  # over all slices; the others are of the best one


Play = Callable[[], Played]
Contender = tuple[str, str, Callable[[], Play]]  # its name, how it is driven, and what imports it and sets it up


def drawn(outcomes: Iterable[tuple[int, float]], left: float) -> int:
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return outcome
    return outcome  # the odds may add up to a hair less than one


def open_spiel_playouts(starts: Iterable[Any], dice: Callable[[], float]) -> Played:
    """Play OpenSpiel states to their end, by the cheapest correct loop that we found in Python."""
    games = decisions = draws = 0
    for state in starts:
        asked, options, choose = state.current_player, state.legal_actions, state.apply_action
        while (player := asked()) != TERMINAL:  # one question, where is_terminal() and is_chance_node() are two
            if player != CHANCE:
                actions = options()
                choose(actions[int(dice() * len(actions))])
                decisions += 1
            else:
                choose(drawn(state.chance_outcomes(), dice()))
                draws += 1
        games += 1
    return Played(games, decisions, decisions + draws)


def dealt(game: Any, dice: Callable[[], float]) -> Any:
    """A new game with the roles and the first signal drawn, so that a player is to choose."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state.chance_outcomes(), dice()))
    return state


def open_spiel_from_python() -> Play:
    """Whole games, each from new_initial_state()."""
    game, dice = import_module("pyspiel").load_game(SOCIAL_DEDUCTION), Random(1).random
    return lambda: open_spiel_playouts((game.new_initial_state() for _ in range(8)), dice)


def open_spiel_from_clones() -> Play:
    """Clones of dealt games: the like of a loop that forks a dealt match and does not pay for the deal."""
    game, dice = import_module("pyspiel").load_game(SOCIAL_DEDUCTION), Random(1).random
    starts = [dealt(game, dice) for _ in range(8)]
    return lambda: open_spiel_playouts((start.clone() for start in starts), dice)


def open_spiel_inside() -> Play:
    """Rollouts that C++ makes by itself, through the quickest door that pyspiel leaves open.

    RandomRolloutEvaluator.Evaluate plays a state out n times in C++, but is not bound to Python. MCTSBot calls it:
    with max_simulations=1 the root is never expanded, so a step() is one Evaluate of its state: n rollouts, no search.
    The state is dealt, for above a chance root MCTSBot looks for a player out of bounds: a call has one deal, not n.
    C++ does not count its moves. But the same games with the same even choice have the same mean length as those that
    we count here. (By arithmetic over all votes: 83.407 decisions, and 88.953 moves after the deal.)
    """
    pyspiel = import_module("pyspiel")
    game, dice = pyspiel.load_game(SOCIAL_DEDUCTION), Random(1).random
    games, decisions, moves = open_spiel_playouts((dealt(game, dice) for _ in range(COUNTED_GAMES)), dice)
    played = Played(ROLLOUTS_A_CALL, decisions / games * ROLLOUTS_A_CALL, moves / games * ROLLOUTS_A_CALL)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_A_CALL, seed=1)
    search = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 1, "solve": False, "seed": 1, "verbose": False}
    bot = pyspiel.MCTSBot(game, evaluator, **search)

    def play() -> Played:
        bot.step(dealt(game, dice))
        return played

    return play


def rlcard_uno() -> Play:
    """Two players; reset() and step() with a choice of our own, which is quicker than RLCard's RandomAgent."""
    env, dice = import_module("rlcard").make("uno", {"seed": 1}), Random(1).random

    def play() -> Played:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(dice() * len(actions))])
            decisions += 1
        return Played(1, decisions, decisions)

    return play


def pettingzoo_leduc() -> Play:
    """Two players; the AEC loop with action masks, left at the first last() that says the game is over."""
    # what its make() loads, which would hide the ImportError; classic.leduc_holdem_v4 is the same but deprecated
    env, dice = import_module("pettingzoo.classic.rlcard_envs.leduc_holdem").env(), Random(1).random
    env.reset(seed=1)

    def play() -> Played:
        decisions = 0
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:  # it ends for both at once: no need to step the dead agents out
                return Played(1, decisions, decisions)
            actions = [action for action, legal in enumerate(observation["action_mask"].tolist()) if legal]
            env.step(actions[int(dice() * len(actions))])
            decisions += 1

    return play


def pgx_leduc() -> Play:
    """Two players; a batch of matches on the CPU, each step of it compiled by jax; finished ones begin anew."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("leduc_holdem")

    def step(state: Any, key: Any) -> Any:
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, odds, axis=1)
        state = jax.vmap(env.step)(state, action)
        again = jax.vmap(env.init)(jax.random.split(key, PGX_BATCH))
        over = state.terminated | state.truncated
        return jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old), again, state
        ), over.sum()

    stepped = jax.jit(step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), PGX_BATCH))
    keys = iter(jax.random.split(jax.random.PRNGKey(2), 1_000_000))

    def play() -> Played:
        nonlocal state
        state, over = stepped(state, next(keys))
        return Played(int(over), PGX_BATCH, PGX_BATCH)

    play()
    return play


CONTENDERS: Final[tuple[Contender, ...]] = (
    (f"OpenSpiel {SOCIAL_DEDUCTION}", "from Python", open_spiel_from_python),
    (f"OpenSpiel {SOCIAL_DEDUCTION}", "from Python, clones of dealt games", open_spiel_from_clones),
    (f"OpenSpiel {SOCIAL_DEDUCTION}", "inside C++", open_spiel_inside),
    ("RLCard uno, 2 players", "from Python", rlcard_uno),
    ("PettingZoo leduc_holdem_v4, 2 players", "from Python", pettingzoo_leduc),
    ("Pgx leduc_holdem, 2 players", f"{PGX_BATCH} at once, compiled by jax for the CPU", pgx_leduc),
)


def slice_of(play: Play) -> tuple[Played, float]:
    """Play for a slice of CPU time; what was played, and the time that it really took."""
    games, decisions, moves = 0, 0.0, 0.0
    begun = process_time()
    while (took := process_time() - begun) < SLICE_SECONDS:
        played = play()
        games, decisions, moves = games + played.games, decisions + played.decisions, moves + played.moves
    return Played(games, decisions, moves), took


def measured(contenders: Iterable[Contender], count: int = SLICES) -> list[Row]:
    """The best slice of each. They take turns, so that a noisy second falls on all; the first turn only warms up."""
    ready: list[tuple[str, str, Play]] = []
    for name, how, opened in contenders:
        try:
            ready.append((name, how, opened()))
        except ImportError as missing:
            print(f"skipped: {name}, {how}: {missing}", file=sys.stderr)
    turns = [[slice_of(play) for _, _, play in ready] for _ in range(1 + count)]
    rows = []
    for (name, how, _), slices in zip(ready, zip(*turns[1:], strict=True), strict=True):
        best, took = max(slices, key=lambda s: s[0].decisions / s[1])
        games = sum(s.games for s, _ in slices)
        mean = sum(s.decisions for s, _ in slices) / games if games else 0.0  # none may end in a few slices
        rows.append(Row(name, how, best.decisions / took, best.moves / took, best.games / took, mean))
    return rows


def rivals() -> list[Row]:
    return measured(CONTENDERS)


if __name__ == "__main__":
    found = rivals()
    if "--json" in sys.argv:
        print(json.dumps([row._asdict() for row in found], indent=2))
    else:
        print("decisions/s     moves/s   games/s  decisions/game")
        for name, how, decisions, moves, games, length in found:
            print(f"{decisions:11,.0f} {moves:11,.0f} {games:9,.0f} {length:15.2f}  {name}, {how}")
