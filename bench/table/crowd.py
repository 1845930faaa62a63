"""The crowd of players: who is asked, who waits for their own answer to come round, and how long that took."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from random import Random
from time import perf_counter
from typing import Final, Protocol

from bench.table.wires import Socket

NAMES: Final = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo")
SEATS: Final = len(NAMES)


class Pace(Enum):
    STILL = "still"  # nobody answers
    EAGER = "eager"  # whoever is asked answers at once
    STEADY = "steady"  # so many answers a second, whoever has waited longest


class Table(Protocol):
    @property
    def players(self) -> Sequence[Player]:
        """Whoever is connected."""

    async def open(self) -> None:
        """All seats taken and connected, and the first question asked."""

    async def again(self) -> None:
        """It is over: the same people play once more."""


class Player(Socket):
    """Somebody on a seat, with at most one answer on its way."""

    def __init__(self, port: int, path: str, crowd: Crowd) -> None:
        super().__init__(port, path)
        self.crowd = crowd
        self.open_question = False
        self.sent_at = 0.0  # 0: nothing is on its way

    def answer(self) -> None:
        """Say something that is allowed."""
        raise NotImplementedError

    def is_asked(self) -> None:
        self.open_question = True
        self.crowd.is_asked(self)

    def say_answer(self, text: bytes) -> None:
        self.open_question = False
        self.sent_at = perf_counter()
        self.crowd.on_the_way += 1
        self.say(text)

    def sees_own_answer(self) -> None:
        if self.sent_at:
            self.crowd.seconds.append(perf_counter() - self.sent_at)
            self.crowd.on_the_way -= 1
            self.sent_at = 0.0

    def lost(self) -> None:
        self.crowd.trouble("a connection was lost")


class Crowd:
    def __init__(self, seed: int) -> None:
        self.dice = Random(seed).random
        self.pace = Pace.STILL
        self.waiting: deque[Player] = deque()
        self.seconds: list[float] = []  # from an answer to what its player is told of it
        self.on_the_way = 0  # answers
        self.troubles: dict[str, int] = {}
        self.games = 0
        self.bytes = 0  # of connections that were closed
        self.tasks: set[asyncio.Task[None]] = set()

    def one_of(self, options: int) -> int:
        return int(self.dice() * options)

    def is_asked(self, player: Player) -> None:
        if self.pace is Pace.EAGER:
            player.answer()
        else:
            self.waiting.append(player)

    def trouble(self, what: str) -> None:
        self.troubles[what] = self.troubles.get(what, 0) + 1

    def later(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self.tried(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tried(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
            self.games += 1
        except (OSError, asyncio.IncompleteReadError) as problem:
            self.trouble(f"could not play again: {problem}"[:200])

    def begin(self) -> None:
        """Whoever has waited answers now."""
        self.pace = Pace.EAGER
        while self.waiting:
            self.next_one()

    def next_one(self) -> bool:
        while self.waiting:
            player = self.waiting.popleft()
            if player.open_question and not player.closed:
                player.answer()
                return True
        return False

    async def steadily(self, a_second: float, seconds: float) -> int:
        """Answers at fixed times; how many had to be left out because nobody was asked."""
        self.pace = Pace.STEADY
        start, left_out = perf_counter(), 0
        for number in range(int(a_second * seconds)):
            wait = start + number / a_second - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            left_out += not self.next_one()
        return left_out
