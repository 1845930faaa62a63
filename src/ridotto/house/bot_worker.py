"""What runs in a process of bots: matches as far as they were sent, and the bots that have heard them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import wait
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING, Final, Protocol

from ridotto.bots import RANDOM, bot_called
from ridotto.bots.random import random_bot
from ridotto.games import game_called
from ridotto.kernel import Given, Match, Player, give
from ridotto.lab import collect_rarely
from ridotto.table.mind import Mind

if TYPE_CHECKING:
    from ridotto.house.bot_pool import Said, ThinkingJob

REMEMBERED: Final = 100  # tables in one process


class SharedNumber(Protocol):
    """A number in memory that server and process share."""

    value: int


class Overtaken(Exception):
    """Raised in the middle of a thought that nobody wants any more."""


class TookTooLong(Exception):
    """A job used more processor time than it may."""


@contextmanager
def processor_limit(seconds: float) -> Iterator[None]:
    """Raises TookTooLong in the block after `seconds` of processor time; 0 means no limit.

    Processor time, because on a busy machine the clock runs on while a job waits for its turn. Compiled code notices
    when it returns to Python.
    """
    if seconds:
        signal.signal(signal.SIGPROF, on_limit)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        if seconds:
            signal.setitimer(signal.ITIMER_PROF, 0)


def on_limit(number: int, frame: FrameType | None) -> None:
    raise TookTooLong


class ThoughtClock:
    """The clock of masters in this process. It counts in shares of what one thought may take, which is decided anew
    for each, and raises Overtaken once the server has given the thought up.
    """

    def __init__(self) -> None:
        self.overtaken: SharedNumber | None = None  # the number of the last thought that was given up
        self.number = 0
        self.seconds = 1.0

    def begin(self, number: int, seconds: float) -> None:
        self.number, self.seconds = number, seconds

    def __call__(self) -> float:
        if self.overtaken is not None and self.overtaken.value == self.number:
            raise Overtaken
        return perf_counter() / self.seconds


CLOCK: Final = ThoughtClock()


def settle_in(nice: int = 0, overtaken: SharedNumber | None = None) -> None:
    """Ignores Ctrl-C, which is for the server; ends the process when the server was killed; suits the collector. The
    process leaves others so much more of the processor as it is nice.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    CLOCK.overtaken = overtaken
    collect_rarely()
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class Remembered:
    """A match as far as it was sent, and the bots that have heard it. Masters look at `clock`."""

    def __init__(self, thought: ThinkingJob, clock: Callable[[], float] = perf_counter) -> None:
        self.game = game_called(thought.game)
        self.setup = self.game.set_up(thought.players, thought.options)
        self.match: Match = self.game.start(self.setup)
        self.clock = clock
        self.minds: dict[tuple[int, str], Mind] = {}

    def catch_up(self, answers: Sequence[Said]) -> None:
        for by, said, late in answers:
            give(self.match, Given(Player(by), self.game.notation.read(said), late))

    def decide(self, thought: ThinkingJob) -> str:
        player = Player(thought.player)
        question = self.match.question_to(player)
        assert question is not None
        mind = self.minds.get((player, thought.bot))
        if mind is None:
            maker = bot_called(thought.bot, {RANDOM: random_bot}, self.clock)
            mind = self.minds[player, thought.bot] = Mind(maker, self.game, self.setup, player, thought.secret)
        return mind.decide(self.match, question).text


TABLES: OrderedDict[str, Remembered] = OrderedDict()


def think(thought: ThinkingJob, number: int = 0) -> str | None:
    """Returns a bot's answer; None when this process does not know the answers that came before, or the thought was
    given up. Thoughts are numbered from 1.
    """
    with processor_limit(thought.processor_seconds):
        return think_on(thought, number)


def think_on(thought: ThinkingJob, number: int) -> str | None:
    known = TABLES.pop(thought.code, None)
    if known is None or not thought.after <= len(known.match.record) <= thought.after + len(thought.answers):
        if thought.after > 0:
            return None
        known = Remembered(thought, CLOCK)
    CLOCK.begin(number, thought.seconds)
    known.catch_up(thought.answers[len(known.match.record) - thought.after :])
    try:
        found = thought.run(known)
    except Overtaken:
        found = None
    TABLES[thought.code] = known  # only now: a match that was left in the middle of an answer is not kept
    while len(TABLES) > REMEMBERED:
        TABLES.popitem(last=False)
    return found
