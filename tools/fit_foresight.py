"""python -m tools.fit_foresight GAME: fits what a master's search believes about who will win.

Courtiers play many games, all of them from seeds. Whenever a turn or a round is over, the features of every player are
noted (`Foresight.features`), and later who won. The weights make the winners as likely as possible (a softmax over the
players, with a little restraint); what they are worth is measured on games that were not used for it.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.bots import BOTS, COURTIER, Dice
from ridotto.games import game_called
from ridotto.kernel import Player
from ridotto.lab import BotMatch, collect_rarely

STEPS: Final = 12
RESTRAINT: Final = 1e-4
HELD_OUT: Final = 5  # every fifth game


class Position(NamedTuple):
    """What the players had at one moment, and how much of the win each got."""

    features: list[list[float]]
    won: list[float]


def positions(game_id: str, players: int, seed: int) -> list[Position]:
    """Returns the positions of one game between courtiers."""
    game = game_called(game_id)
    setup = game.set_up(players, {})
    foresight = game.foresight(setup)
    assert foresight is not None, f"{game_id} has no foresight"
    bots = [BOTS[COURTIER](game, setup, Player(seat), Dice(1000 * seed + seat).below) for seat in range(players)]
    play = BotMatch(game, setup, bots, Dice(seed))
    noted: list[list[list[float]]] = []
    last = 0
    while not play.match.over():
        now = foresight.progress(play.match)
        if now > last:
            noted.append(foresight.features(play.match))
            last = now
        play.step()
    winners = play.play()
    won = [1.0 / len(winners) if player in winners else 0.0 for player in setup.everybody]
    return [Position(features, won) for features in noted] if winners else []


def fitted(found: list[Position]) -> NDArray[np.float64]:
    """Returns the weights under which the winners are likeliest, by Newton's method from nothing."""
    features = np.array([position.features for position in found])
    won = np.array([position.won for position in found])
    scale = np.maximum(features.std(axis=(0, 1)), 1e-9)
    scaled = features / scale
    count = scaled.shape[2]
    weights = np.zeros(count)
    for _ in range(STEPS):
        chances = chances_by(scaled, weights)
        gradient = np.einsum("np,npf->f", won - chances, scaled) / len(found) - RESTRAINT * weights
        expected = np.einsum("np,npf->nf", chances, scaled)
        weighted = (scaled * chances[:, :, np.newaxis]).reshape(-1, count)
        curvature = (weighted.T @ scaled.reshape(-1, count) - expected.T @ expected) / len(found)
        weights += np.linalg.solve(curvature + RESTRAINT * np.eye(count), gradient)
    return np.asarray(weights / scale)


def chances_by(features: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    strengths = features @ weights
    strengths -= strengths.max(axis=1, keepdims=True)
    odds = np.exp(strengths)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def log_loss(found: list[Position], weights: NDArray[np.float64]) -> float:
    """Returns how surprised these weights are by who won, on average."""
    chances = chances_by(np.array([position.features for position in found]), weights)
    won = np.array([position.won for position in found])
    return float(-(won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the weights of a game's Foresight on games between courtiers.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    collect_rarely()
    used: list[Position] = []
    held_out: list[Position] = []
    for number in range(arguments.games):
        found = positions(arguments.game, arguments.players, arguments.seed + number)
        (held_out if number % HELD_OUT == 0 else used).extend(found)
    weights = fitted(used)
    print(f"{arguments.game}, {arguments.players} players, {arguments.games} games from seed {arguments.seed}")
    print(f"weights: ({', '.join([f'{weight:.3g}' for weight in weights])})")
    even = np.zeros_like(weights)
    print(f"log loss on {len(held_out)} positions held out: {log_loss(held_out, weights):.3f}", end="")
    print(f", and {log_loss(held_out, even):.3f} by even chances")


if __name__ == "__main__":
    main()
