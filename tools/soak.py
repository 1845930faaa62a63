"""python -m tools.soak [TIMES [GAME]]: thousands of random matches, held against what is always so.

At tables of every size, with all packs of the shelf, and any other choice of a host by dice. A match that goes wrong is
named by its number, which alone leads to it again: python -m tools.soak 1 GAME NUMBER.
"""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final, NamedTuple

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.kernel import Ended, FileList, Game, Match, Setup, TurnBegan
from ridotto.lab import drawn
from ridotto.replay import read_record, record_of, replay_record, write

TIMES: Final = 10_000
GAME: Final = "masquerade"
CHAIRS: Final = {"masquerade": ("packs", "tools/guests.toml", 8)}  # for more players than fit at first
MOST_ANSWERS: Final = 50_000
COUNTED: Final = 50  # answers, from one census to the next
RECORDED: Final = 20  # every so manieth match is written down, read and replayed
REPORTED: Final = 100


class Evening(NamedTuple):
    game: Game
    players: int
    wishes: dict[str, str]
    dice: Dice


def evening(game: Game, number: int) -> Evening:
    """The table of this number: as many players as may sit down, one after the other, the rest by dice."""
    dice = Dice(number)
    wishes = {}
    for option in game.host_options():
        values = option.choices()
        if isinstance(option, FileList):
            wishes[option.name] = ",".join(option.shelf)
        elif len(values) > 1:
            wishes[option.name] = values[dice.below(len(values))]
    packs, chairs, most = CHAIRS.get(game.id, ("", "", game.most))
    players = game.fewest + number % (most - game.fewest + 1)
    if players > game.most:
        wishes[packs] += f",{chairs}"
    return Evening(game, players, wishes, dice)


def soaked(table: Evening, replays: bool) -> Match:
    """A match by dice, to its end; whatever is not as it should be is an error."""
    game, dice = table.game, table.dice
    setup = game.set_up(table.players, table.wishes)
    match = game.start(setup)
    counted = game.census(match)
    while not match.over():
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice, newcomers=True))
        assert len(match.record) < MOST_ANSWERS, "no end in sight"
        if len(match.record) % COUNTED == 0 or match.over():
            found = game.census(match)
            assert all(found.get(thing) == count for thing, count in counted.items()), "something was lost or made"
            counted = found
    assert len([told for told in match.log if isinstance(told.fact, Ended)]) == 1, "it did not end once"
    if game.id == "masquerade":
        check_turns(match, setup, len(counted))
    if replays:
        record = record_of(game, setup, match)
        assert replay_record(read_record(write(record))).position() == match.position(), "its record leads elsewhere"
    return match


def check_turns(match: Match, setup: Setup, cards: int) -> None:
    """MSQ-041, MSQ-111."""
    turns = actions = 0
    for told in match.log:
        if isinstance(told.fact, TurnBegan):
            turns, actions = turns + 1, 0
        elif told.fact.spelling().endswith(" acts"):
            actions += 1
            assert actions <= 3, "a turn had more than three actions"
    assert turns <= (cards - 3 * setup.players) + cards + 1, "a match had more turns than cards allow"


def main(words: list[str]) -> int:
    times = int(words[0]) if words else TIMES
    game = game_called(words[1] if len(words) > 1 else GAME)
    first = int(words[2]) if len(words) > 2 else 0
    begun, answers, sizes = monotonic(), 0, set()
    for number in range(first, first + times):
        table = evening(game, number)
        try:
            match = soaked(table, number % RECORDED == 0)
        except Exception:
            print(f"\nmatch {number} of {game.id}, {table.players} players, {table.wishes}:", file=sys.stderr)
            raise
        answers += len(match.record)
        sizes.add(len(match.seated))
        if (number + 1) % REPORTED == 0:
            print(
                f"\r{number + 1 - first} of {times}, {monotonic() - begun:.0f} s", end="", file=sys.stderr, flush=True
            )
    print(file=sys.stderr)
    print(f"{times} matches of {game.id}, {min(sizes)} to {max(sizes)} players, {answers} answers: all as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
