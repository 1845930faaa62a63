"""Bots think in processes of their own, so that no table waits for another table's bot.

A process is sent the answers of a match and plays them again; the bot in it hears what its seat heard, and no more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from typing import Final, TypeAlias

from ridotto.bots import BOTS
from ridotto.games import game_called
from ridotto.house.meter import Meter
from ridotto.kernel import Given, Match, Player, give
from ridotto.table import Table
from ridotto.table.mind import Mind

REMEMBERED: Final = 100  # tables in one process
TRIES: Final = 3

Said: TypeAlias = tuple[int, str, bool]  # by whom, what, and whether the clock had to


@dataclass(frozen=True)
class Thought:
    """All that it takes to answer for one seat."""

    code: str
    game: str
    players: int
    options: dict[str, str]
    secret: bytes  # for the bots' dice
    after: int  # answers that the process should know already
    answers: tuple[Said, ...]  # and those that follow
    player: int
    bot: str
    late: bool = False  # a person ran out of time


def next_thought(code: str, table: Table) -> Thought | None:
    """What a bot at this table has to decide now; None where no bot has to."""
    due = table.play.due()
    if due is None or table.play.said_at_once(due) is not None:
        return None
    return Thought(
        code=code,
        game=table.game.id,
        players=table.setup.players,
        options=table.setup.spelt(),
        secret=table.play.secret,
        after=0,
        answers=tuple([(given.player, given.answer.text, given.late) for given in table.match.record]),
        player=due.question.player,
        bot=table.company.bot_for(due.question.player),
        late=due.late,
    )


class Thinkers:
    """A table is always thought for by the same process, which remembers it."""

    def __init__(self, processes: int, meter: Meter | None = None) -> None:
        self.meter = Meter() if meter is None else meter
        self.pools: list[ProcessPoolExecutor | None] = [None] * processes
        self.known: dict[str, int] = {}  # how many answers of a table its process has been sent

    async def think(self, thought: Thought) -> str:
        start = time.perf_counter()
        answer = await self.thought_out(thought)
        self.meter.thought(time.perf_counter() - start)
        return answer

    async def thought_out(self, thought: Thought) -> str:
        """The text of an answer. `thought` holds all answers: those known are not sent again."""
        number = zlib.crc32(thought.code.encode()) % len(self.pools)
        for _ in range(TRIES):
            known = min(self.known.get(thought.code, 0), len(thought.answers))
            try:
                found = await self.ask(number, replace(thought, after=known, answers=thought.answers[known:]))
                if found is None:  # it has forgotten
                    found = await self.ask(number, thought)
            except BrokenProcessPool:
                self.pools[number] = None
                self.known.clear()
                continue
            if found is not None:
                self.known[thought.code] = len(thought.answers)
                return found
        raise BrokenProcessPool("the bots' process dies again and again")

    async def ask(self, number: int, thought: Thought) -> str | None:
        return await asyncio.get_running_loop().run_in_executor(self.pool(number), think, thought)

    def pool(self, number: int) -> ProcessPoolExecutor:
        pool = self.pools[number]
        if pool is None:
            spawned = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
            pool = self.pools[number] = ProcessPoolExecutor(1, mp_context=spawned, initializer=settle_in)
        return pool

    def forget(self, code: str) -> None:
        self.known.pop(code, None)

    def close(self) -> None:
        for pool in self.pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


# ---- In the process.


def settle_in() -> None:
    """Ctrl-C is for the server, which ends its bots itself; when it was killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class Remembered:
    """A match as far as it was sent, and the bots that have heard it."""

    def __init__(self, thought: Thought) -> None:
        self.game = game_called(thought.game)
        self.setup = self.game.agreed(thought.players, thought.options)
        self.match: Match = self.game.opened(self.setup)
        self.minds: dict[tuple[int, str], Mind] = {}

    def decides(self, thought: Thought) -> str:
        notation = self.game.notation
        for by, said, late in thought.answers:
            give(self.match, Given(Player(by), notation.read(said), late))
        player = Player(thought.player)
        question = self.match.question_to(player)
        assert question is not None
        mind = self.minds.get((player, thought.bot))
        if mind is None:
            mind = Mind(BOTS[thought.bot], self.game, self.setup, player, thought.secret)
            self.minds[player, thought.bot] = mind
        return mind.decide(self.match, question).text


TABLES: OrderedDict[str, Remembered] = OrderedDict()


def think(thought: Thought) -> str | None:
    """None: this process does not know the answers that came before."""
    known = TABLES.pop(thought.code, None)
    if known is None or len(known.match.record) != thought.after:
        if thought.after > 0:
            return None
        known = Remembered(thought)
    found = known.decides(thought)
    TABLES[thought.code] = known
    while len(TABLES) > REMEMBERED:
        TABLES.popitem(last=False)
    return found
