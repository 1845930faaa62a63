"""python -m bench.worlds: how long it takes to imagine what else may be so, in the build that is running.

Each row is many matches, each at its own moment: the middle one and the longest, in milliseconds of CPU. *Ordinary* is
play at random, with everything that is shown in it. *Mostly swaps* is the worst that people could do to a memory:
nine turns out of ten are swaps, and hardly anybody claims. Masquerade is measured when a whole match is over.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import ridotto
from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade.public.words import PASS, Place
from ridotto.kernel import FATE, Belief, Fact, Game, Match, Player, Setup
from ridotto.lab import drawn

ANSWERS: Final = 120  # after Fate's first
TABLES: Final = (
    ("mascarade-1e", 13, ANSWERS),
    ("mascarade-2e", 12, ANSWERS),
    ("masques-dust", 2, 150),  # few matches at random are much longer
    ("masques-ffg", 2, 150),
    ("masques-dust", 3, 250),
    ("masques-ffg", 3, 250),
    ("masques-dust", 4, 330),
    ("masques-ffg", 4, 330),
)
MATCHES: Final = 20
WHOLE: Final = (("masquerade", 3), ("masquerade", 6))
RUNS: Final = 3  # the best counts: what is slow only once is the machine


class Row(NamedTuple):
    name: str
    middle: float  # milliseconds
    longest: float
    ordinary: bool  # whether the bar is meant for it


class Moment(NamedTuple):
    """Somebody at a table, and what they heard."""

    game: Game
    setup: Setup
    player: Player
    heard: list[Fact]


def at_random(match: Match, dice: Dice) -> None:
    question = match.asks()
    match.answer(question.player, drawn(match, question, dice))


def mostly_swaps(match: Match, dice: Dice) -> None:
    question = match.asks()
    answer = drawn(match, question, dice)
    if question.name() == "WhatToDo" and dice.below(10) > 0:
        places = [option for option in match.options(question) if isinstance(option, Place)]
        answer = places[dice.below(len(places))]
    elif question.name() == "ClaimToo" and dice.below(8) > 0:
        answer = PASS
    match.answer(question.player, answer)


def found_after(game_id: str, players: int, answers: int, go_on: Callable[[Match, Dice], None]) -> list[Moment]:
    """So many matches that lasted so long, each with another player's ears."""
    game = game_called(game_id)
    setup = game.set_up(players, {})
    found: list[Moment] = []
    seed = 0
    while len(found) < MATCHES:
        seed += 1
        match, dice = game.start(setup), Dice(seed)
        while match.asks().player == FATE:
            at_random(match, dice)
        length = len(match.record) + answers
        while len(match.record) < length and not match.over():
            go_on(match, dice)
        if not match.over():
            player = Player(seed % players)
            found.append(Moment(game, setup, player, match.heard_by(player)))
    return found


def found_at_end(game_id: str, players: int) -> list[Moment]:
    """So many whole matches, each with another player's ears, just before the last answer: then all is shown."""
    game = game_called(game_id)
    setup = game.set_up(players, {})
    found: list[Moment] = []
    for seed in range(1, MATCHES + 1):
        match, dice = game.start(setup), Dice(seed)
        player = Player(seed % players)
        heard = match.heard_by(player)
        while not match.over():
            heard = match.heard_by(player)
            at_random(match, dice)
        found.append(Moment(game, setup, player, heard))
    return found


def milliseconds(run: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(RUNS):
        start = process_time()
        run()
        best = min(best, process_time() - start)
    return 1000.0 * best


def imagined(moment: Moment, times: int) -> Callable[[], object]:
    return lambda: moment.game.worlds(moment.setup, moment.player, moment.heard, times, Dice(1).below)


def remembered(moment: Moment) -> Belief:
    belief = moment.game.belief(moment.setup, moment.player)
    for fact in moment.heard:
        belief.hear(fact)
    return belief


def inferred(moment: Moment) -> Callable[[], object]:
    """The whole story from the deal on, and what is possible after it."""
    return lambda: remembered(moment).possible()


def row(name: str, runs: list[Callable[[], object]], ordinary: bool) -> Row:
    found = [milliseconds(run) for run in runs]
    return Row(name, median(found), max(found), ordinary)


def rows() -> list[Row]:
    found: list[Row] = []
    for game_id, players, answers in TABLES:
        where = f"{game_id}, {players} players, {answers} answers"
        moments = found_after(game_id, players, answers, at_random)
        found += [
            row(f"worlds, {times} a call: {where}", [imagined(one, times) for one in moments], True)
            for times in (1, 20)
        ]
        found.append(row(f"belief: {where}", [inferred(one) for one in moments], True))
    for game_id, players in WHOLE:
        where = f"{game_id}, {players} players, whole matches"
        moments = found_at_end(game_id, players)
        found += [
            row(f"worlds, {times} a call: {where}", [imagined(one, times) for one in moments], True)
            for times in (1, 20)
        ]
        found.append(row(f"belief: {where}", [inferred(one) for one in moments], True))
    for answers in (ANSWERS, 2 * ANSWERS):
        where = f"mostly swaps, 13 players, {answers} answers"
        moments = found_after("mascarade-1e", 13, answers, mostly_swaps)
        found += [
            row(f"worlds, {times} a call: {where}", [imagined(one, times) for one in moments], False)
            for times in (1, 20)
        ]
        found.append(row(f"belief: {where}", [inferred(one) for one in moments], False))
    return found


if __name__ == "__main__":
    print("compiled" if ridotto.COMPILED else "interpreted", "(milliseconds: middle, longest)")
    for each in rows():
        print(f"{each.middle:10.2f} {each.longest:10.2f}  {each.name}")
