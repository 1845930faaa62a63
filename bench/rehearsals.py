"""python -m bench.rehearsals: how long a rehearsal of one answer takes, in the build that is running.

Each row is many random matches, each at one moment at which a player is asked something: halfway, or the last one. A
rehearsal draws worlds for that player, gives an answer in all of them, compares the views and writes down what they
agree on. Milliseconds of CPU: the middle one and the longest. The match is at hand, as it is in a process that has
rehearsed at this table before; what goes to that process and back is not measured.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import ridotto
from bench.worlds import MATCHES, Row, at_random, row
from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.house.rehearsals import rehearsal_as_json
from ridotto.kernel import CLOCK, FATE, Answer, Fact, Game, Match, Player, Setup, rehearse
from ridotto.kernel.rehearsal import WORLDS

TABLES: Final = (
    ("mascarade-1e", 8),
    ("mascarade-1e", 13),
    ("mascarade-2e", 8),
    ("mascarade-2e", 12),
    ("masques-dust", 2),
    ("masques-dust", 4),
    ("masques-ffg", 2),
    ("masques-ffg", 4),
    ("masquerade", 3),
    ("masquerade", 6),
)


class Moment(NamedTuple):
    """A player who is asked something, what they have heard, and an answer to rehearse."""

    player: Player
    heard: list[Fact]
    answer: Answer


def moments(game: Game, setup: Setup, seed: int) -> list[Moment]:
    """Returns every moment of a random match at which a player is asked, each with an answer drawn from the options."""
    match, dice, other = game.start(setup), Dice(seed), Dice(seed + 1)
    found: list[Moment] = []
    while not match.over():
        question = match.asks()
        if question.player not in (FATE, CLOCK):
            found.append(moment(match, question.player, other))
        at_random(match, dice)
    return found


def moment(match: Match, player: Player, dice: Dice) -> Moment:
    question = match.question_to(player)
    assert question is not None
    options = match.options(question)
    return Moment(player, match.heard_by(player), options[dice.below(len(options))])


def rehearsed(game: Game, setup: Setup, at: Moment) -> Callable[[], object]:
    def run() -> str:
        worlds = game.worlds(setup, at.player, at.heard, WORLDS, Dice(1).below)
        return rehearsal_as_json(rehearse(game, setup, at.player, worlds, [at.answer]))

    return run


def rows() -> list[Row]:
    found: list[Row] = []
    for game_id, players in TABLES:
        game = game_called(game_id)
        setup = game.set_up(players, {})
        matches = [moments(game, setup, seed) for seed in range(1, MATCHES + 1)]
        for when, chosen in (("halfway", [m[len(m) // 2] for m in matches]), ("at the end", [m[-1] for m in matches])):
            runs = [rehearsed(game, setup, at) for at in chosen]
            found.append(row(f"rehearsal: {game_id}, {players} players, {when}", runs, True))
    return found


if __name__ == "__main__":
    print("compiled" if ridotto.COMPILED else "interpreted", "(milliseconds: middle, longest)")
    for each in rows():
        print(f"{each.middle:10.2f} {each.longest:10.2f}  {each.name}")
