"""`ridotto review`: from the command line to a review, in words or as data."""

from __future__ import annotations

import argparse
import json
import os
import sys
from time import perf_counter
from typing import Final

from ridotto.bots import Thinking, ThinkingRefused
from ridotto.replay import Record
from ridotto.review import USUAL, ReviewRefused, as_json, review
from ridotto.terminal.review_chart import LEVELS, PLAIN_LEVELS
from ridotto.terminal.review_telling import Telling
from ridotto.terminal.screen import Screen, Speed, Style, can_write
from ridotto.words.files import reader

SECONDS_BETWEEN: Final = 5.0  # words on how far it is, where they are not read on a screen
MOST_SEED: Final = 2**48


def add_review_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record of a game that is over")
    parser.add_argument(
        "--seconds",
        metavar="S",
        help=f"think no longer than this about the whole game ({USUAL.seconds:g}); 0: no limit",
    )
    parser.add_argument(
        "--simulations", metavar="N", help=f"rehearse no more than this for each answer ({USUAL.simulations})"
    )
    parser.add_argument("--seed", metavar="N", default="1", help="a whole number, from which all chance follows (1)")
    parser.add_argument("--json", action="store_true", help="print it as data (docs/review.md)")


def run_review(arguments: argparse.Namespace, record: Record, language: str) -> int:
    thinking, seed = thinking_in(arguments), seed_in(arguments.seed)
    progress = Progress(language)
    try:
        found = review(record, thinking, seed, progress.show)
    finally:
        progress.end()
    if arguments.json:
        print(json.dumps(as_json(found), ensure_ascii=False))
        return 0
    screen = Screen(sys.stdin, sys.stdout, Speed.FAST, os.environ)
    levels = LEVELS if can_write(LEVELS, sys.stdout.encoding) else PLAIN_LEVELS
    telling = Telling(found, record, language, screen.width(), levels)
    screen.line(telling.title(), Style.BOLD)
    for heading, *lines in telling.parts():
        screen.rule(heading)
        for line in lines:
            screen.say(line, indent="" if line[-1:] in ("%", "") else "  ")
    return 0


def thinking_in(arguments: argparse.Namespace) -> Thinking:
    """Returns how much to think. Who says how often to rehearse and not how long gets the same on every machine."""
    seconds, simulations = arguments.seconds, arguments.simulations
    limit = USUAL.seconds if simulations is None else None
    if seconds is not None:
        try:
            limit = float(seconds)
        except ValueError:
            raise ThinkingRefused(f"--seconds {seconds}: expected a number, or 0 for no limit") from None
        if limit == 0.0:
            limit = None
    if simulations is None:
        return Thinking(USUAL.simulations, limit)
    if not (simulations.isascii() and simulations.isdigit()):
        raise ThinkingRefused(f"--simulations {simulations}: expected a whole number from 1 on")
    return Thinking(int(simulations), limit)


def seed_in(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) >= MOST_SEED:
        raise ReviewRefused(f"--seed {text}: expected a whole number from 0 to {MOST_SEED - 1}")
    return int(text)


class Progress:
    """Says on stderr how many questions are done: over and over on a screen, now and then in a file."""

    def __init__(self, language: str) -> None:
        self.say = reader(language).say
        self.on_screen = sys.stderr.isatty()
        self.last = perf_counter()
        self.shown = False

    def show(self, done: int, questions: int) -> None:
        if self.on_screen:
            print(f"\r{self.say('review-progress', done=done, all=questions)}", end="", file=sys.stderr, flush=True)
            self.shown = True
        elif perf_counter() - self.last > SECONDS_BETWEEN:
            self.last = perf_counter()
            print(self.say("review-progress", done=done, all=questions), file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)
