"""`ridotto arena`: from the command line to a table of results."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter
from typing import Final

from ridotto.arena.contest import ArenaRefused, Contest, Played
from ridotto.arena.results import Results, Share, shares_of
from ridotto.bots import BOTS, MEASURES
from ridotto.lab import collect_rarely

MOST_PROCESSES: Final = 256
DEALS: Final = 25
SECONDS_BETWEEN: Final = 10.0  # words on how far it is, where they are not read on a screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="by its id, as `ridotto games` lists them")
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help=f"one for each seat: {', '.join([*BOTS, *MEASURES])}, or package.module:function for one of your own",
    )
    parser.add_argument(
        "--deals", metavar="N", default=str(DEALS), help=f"each is played with every bot in every seat ({DEALS})"
    )
    parser.add_argument("--seed", metavar="N", default="1", help="a whole number, from which all chance follows (1)")
    parser.add_argument("--processes", metavar="N", default="1", help="how many play at the same time (1)")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="what a host may choose")
    parser.add_argument("--save", metavar="FILE", help="write every game here; go on with what the file has already")


def run(arguments: argparse.Namespace) -> int:
    contest = Contest(
        arguments.game,
        tuple(arguments.bots),
        number("--deals", arguments.deals, 1),
        number("--seed", arguments.seed, 0),
        options_in(arguments.option),
    )
    processes = number("--processes", arguments.processes, 1)
    if processes > MOST_PROCESSES:
        raise ArenaRefused(f"--processes {processes}: expected 1 to {MOST_PROCESSES}")
    contest.check()
    results = Results(contest, None if arguments.save is None else Path(arguments.save))
    progress = Progress(contest.deals * len(contest.bots))
    try:
        for game in games_played(contest, results.still_to_play(), processes):
            results.add(game)
            progress.show(len(results.played))
    finally:
        progress.end()
        results.close()
    print(table(results))
    return 0


def number(flag: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < least:
        raise ArenaRefused(f"{flag} {text}: expected a whole number from {least} on")
    return int(text)


def options_in(words: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key in found:
            raise ArenaRefused(f"--option {word}: expected KEY=VALUE, each key once")
        found[key] = value
    return found


def games_played(contest: Contest, games: list[tuple[int, int]], processes: int) -> Iterator[Played]:
    """Plays these deals and rotations, and yields each game when it is over."""
    if processes == 1 or len(games) < 2:
        for deal, rotation in games:
            yield contest.play(deal, rotation)
        return
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawned, initializer=collect_rarely) as pool:
        waiting = [pool.submit(contest.play, deal, rotation) for deal, rotation in games]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Progress:
    """Says on stderr how many games have been played: over and over on a screen, now and then in a file."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.on_screen = sys.stderr.isatty()
        self.last = perf_counter()
        self.shown = False

    def show(self, played: int) -> None:
        if self.on_screen:
            print(f"\r{played} of {self.games} games", end="", file=sys.stderr, flush=True)
            self.shown = True
        elif perf_counter() - self.last > SECONDS_BETWEEN:
            self.last = perf_counter()
            print(f"{played} of {self.games} games", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)


def table(results: Results) -> str:
    """Returns the results as a table in Markdown, as the docs have them."""
    contest, shares = results.contest, shares_of(results)
    deals, seats = len(results.whole_deals()), len(contest.bots)
    return "\n".join(
        [
            f"{contest.game}, {seats} seats, {deals} deals in every rotation, seed {contest.seed}; "
            f"an even share is {100 / seats:.1f} %",
            "",
            "| bot | seats | games | wins a seat | 95 % over deals | ms of CPU a decision | longest, ms |",
            "|---|---|---|---|---|---|---|",
            *[row(share) for share in shares],
        ]
    )


def row(share: Share) -> str:
    """Returns one line of the table."""
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    cost = f"{1000 * share.cpu:.2f} | {1000 * share.longest:.0f}"
    return f"| {share.bot} | {share.seats} | {share.games} | {100 * share.share:.1f} % | {interval} | {cost} |"
