"""python -m bench.ours [SLICES]: random playouts and forks of this house at three tables, in the build that is running.

A *move* is an answer, a *decision* one of a player's. Of Mascarade all is dealt before we begin, and every move is a
decision. In Masques and Masquerade Fate deals and draws in every round, at the same price as anybody: her answers are
moves.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

from bench.rivals import SLICES, Contender, Play, Played, Row, measured
from ridotto import lab
from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.kernel import CLOCK, DEAF, FATE, HEARING, Ears, Match
from ridotto.lab import drawn, forks, playouts, wins

TABLES: Final = (
    *[("mascarade-1e", players) for players in (4, 8, 13)],
    *[("mascarade-2e", players) for players in (4, 8, 12)],
    *[("masques-dust", players) for players in (2, 3, 4)],
    *[("masques-ffg", players) for players in (2, 3, 4)],
    *[("masquerade", players) for players in (3, 4, 5, 6)],
)
COUNTED_GAMES: Final = 100  # enough to know to a hundredth how much of a game is Fate's
MAIN_TABLES: Final = (("mascarade-2e", 8), ("masques-dust", 4), ("masquerade", 6))
GAMES_A_CALL: Final = 5
FORKS_A_CALL: Final = 200
EARS: Final = {DEAF: "deaf", HEARING: "with the log"}


def dealt(game_id: str, players: int, answers: int = 0) -> Match:
    """A match in which somebody is to choose: dealt, and so many random answers on."""
    game = game_called(game_id)
    match, dice = game.start(game.set_up(players, {})), Dice(1)
    while match.asks().player == FATE or answers > 0:
        answers -= match.asks().player != FATE
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    return match


def share_of_players(start: Match) -> float:
    """How many of all answers from here on are the players'."""
    dice = Dice(2)
    moves = decisions = 0
    for _ in range(COUNTED_GAMES):
        match = start.fork(DEAF)
        while not match.over():
            question = match.asks()
            match.answer(question.player, drawn(match, question, dice))
            moves += 1
            decisions += question.player not in (FATE, CLOCK)
    return decisions / moves


def inside(game_id: str, players: int, ears: Ears) -> Callable[[], Play]:
    """By the loop of lab.playouts, which is compiled where the rest is."""

    def opened() -> Play:
        start = dealt(game_id, players)
        share, seeds = share_of_players(start), count(1)  # always other games: the same ones again would flatter us
        return lambda: played(playouts(start, GAMES_A_CALL, ears, next(seeds)), share)

    return opened


def counting_winners(game_id: str, players: int) -> Callable[[], Play]:
    """The same, deaf, and it is counted who won."""

    def opened() -> Play:
        start = dealt(game_id, players)
        share, seeds = share_of_players(start), count(1)
        return lambda: played(wins(start, GAMES_A_CALL, next(seeds)).answers, share)

    return opened


def from_python(game_id: str, players: int, ears: Ears) -> Callable[[], Play]:
    """By the cheapest loop that a researcher would write: one call a move, and Fate's are as even as all others."""

    def opened() -> Play:
        start, random = dealt(game_id, players), Random(5).random
        share = share_of_players(start)

        def play() -> Played:
            moves = 0
            for _ in range(GAMES_A_CALL):
                match = start.fork(ears)
                choose, offer = match.choose, match.offer()
                while offer:
                    offer = choose(int(random() * len(offer)))
                    moves += 1
            return played(moves, share)

        return play

    return opened


def played(moves: int, share: float) -> Played:
    return Played(GAMES_A_CALL, moves * share, moves)


def forking(game_id: str, players: int, ears: Ears) -> Callable[[], Play]:
    """Forks of a match that is forty answers old; one fork counts as one decision."""

    def opened() -> Play:
        start = dealt(game_id, players, 40)

        def play() -> Played:
            return Played(FORKS_A_CALL, forks(start, FORKS_A_CALL, ears), FORKS_A_CALL)

        return play

    return opened


def playout_contenders(tables: tuple[tuple[str, int], ...] = TABLES) -> list[Contender]:
    found: list[Contender] = []
    for game_id, players in tables:
        name = f"{game_id}, {players} players"
        for ears, heard in EARS.items():
            found.append((name, f"our loop, {heard}", inside(game_id, players, ears)))
            found.append((name, f"from Python, {heard}", from_python(game_id, players, ears)))
        found.append((name, "our loop, deaf, counting winners", counting_winners(game_id, players)))
    return found


def fork_contenders() -> list[Contender]:
    return [
        (f"fork, {game_id}, {players} players", f"our loop, {heard}", forking(game_id, players, ears))
        for game_id, players in MAIN_TABLES
        for ears, heard in EARS.items()
    ]


def rows(slices: int) -> list[Row]:
    return measured([*playout_contenders(MAIN_TABLES), *fork_contenders()], slices)


if __name__ == "__main__":
    lab.collect_rarely()
    print(json.dumps([row._asdict() for row in rows(int(sys.argv[1]) if sys.argv[1:] else SLICES)]))
