"""Bots think in processes of their own, so that no table waits for another table's bot.

A process is sent the answers of a match and plays them again; the bot in it hears what its seat heard, and no more. A
process thinks for one table at a time, and tables where people wait come first: tables of bots alone slow nobody.
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
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from multiprocessing.connection import wait
from typing import Final, TypeAlias

from ridotto.bots import BOTS, Dice, rehearsal_seed
from ridotto.games import game_called
from ridotto.house.meter import Meter
from ridotto.house.shown import rehearsal_as_json
from ridotto.kernel import Given, Match, Player, give, rehearse
from ridotto.kernel.rehearsal import WORLDS
from ridotto.table import Table
from ridotto.table.mind import Mind

REMEMBERED: Final = 100  # tables in one process
TRIES: Final = 3

Said: TypeAlias = tuple[int, str, bool]  # by whom, what, and whether the clock had to


@dataclass(frozen=True)
class ThinkingJob:
    """All that is needed to answer for one seat."""

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


@dataclass(frozen=True)
class RehearsalJob(ThinkingJob):
    """All that it takes to tell a player what answers would lead to."""

    said: tuple[str, ...] = ()


def rehearsal_job(code: str, table: Table, player: Player, said: Sequence[str]) -> RehearsalJob:
    return RehearsalJob(
        code=code,
        game=table.game.id,
        players=table.setup.players,
        options=table.setup.chosen_options(),
        secret=table.play.secret,
        after=0,
        answers=answers_at(table),
        player=player,
        bot="",
        said=tuple(said),
    )


def answers_at(table: Table) -> tuple[Said, ...]:
    return tuple([(given.player, given.answer.text, given.late) for given in table.match.record])


def next_thought(code: str, table: Table) -> ThinkingJob | None:
    """Returns what a bot at this table has to decide now; None where no bot has to."""
    due = table.play.due()
    if due is None or table.play.said_at_once(due) is not None:
        return None
    return ThinkingJob(
        code=code,
        game=table.game.id,
        players=table.setup.players,
        options=table.setup.chosen_options(),
        secret=table.play.secret,
        after=0,
        answers=answers_at(table),
        player=due.question.player,
        bot=table.company.bot_for(due.question.player),
        late=due.late,
    )


class Attendance(IntEnum):
    """Who is at a table. Bots think first where a player waits for them, and last where nobody does."""

    PLAYERS = 0
    WATCHERS = 1
    NOBODY = 2


class Thinkers:
    """The processes in which bots think. One table always goes to the same process, which remembers it."""

    def __init__(self, processes: int, meter: Meter | None = None) -> None:
        self.meter = Meter() if meter is None else meter
        self.processes = [ThinkingProcess() for _ in range(processes)]
        self.known: dict[str, int] = {}  # how many answers of a table its process has been sent

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        """Returns the text of an answer, or raises TimeoutError when a bot takes longer than `seconds` for it.

        Time in which other tables are thought for does not count. `thought` holds all answers: those that the process
        knows are not sent again.
        """
        start = time.perf_counter()
        process = self.process_of(thought.code)
        async with process.turn(thought.code):
            answer = await self.ask_until_answered(process, thought, seconds)
        self.meter.time_thought(time.perf_counter() - start)
        return answer

    async def ask_until_answered(self, process: ThinkingProcess, thought: ThinkingJob, seconds: float) -> str:
        for _ in range(TRIES):
            known = min(self.known.get(thought.code, 0), len(thought.answers))
            try:
                found = await process.ask(replace(thought, after=known, answers=thought.answers[known:]), seconds)
                if found is None:  # it has forgotten
                    found = await process.ask(thought, seconds)
            except BrokenProcessPool:
                process.end()
                self.known.clear()
                continue
            if found is not None:
                self.known[thought.code] = len(thought.answers)
                return found
        raise BrokenProcessPool("the bots' process dies again and again")

    async def warm_up(self) -> None:
        """Starts the processes before they are needed: that takes a second, and more on a busy machine."""
        with suppress(BrokenProcessPool):
            for process in self.processes:
                await process.start()

    def process_of(self, code: str) -> ThinkingProcess:
        return self.processes[zlib.crc32(code.encode()) % len(self.processes)]

    def note_attendance(self, code: str, by: Attendance) -> None:
        """Says who is at a table from now on, also for a thought that waits already."""
        self.process_of(code).note_attendance(code, by)

    def forget(self, code: str) -> None:
        self.known.pop(code, None)
        self.note_attendance(code, Attendance.NOBODY)

    def close(self) -> None:
        for process in self.processes:
            process.end()


class ThinkingProcess:
    """A process in which bots think, one after the other; the tables that wait take turns by who is there."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0
        self.busy = False
        self.attendance: dict[str, Attendance] = {}  # by table; nobody is at those that are missing
        self.waiting: dict[Attendance, dict[str, asyncio.Future[None]]] = {by: {} for by in Attendance}

    async def ask(self, thought: ThinkingJob, seconds: float) -> str | None:
        """Returns the answer; None where the process has forgotten the table. A stuck bot is ended with its process."""
        pool = await self.start()
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
        except TimeoutError:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)  # it would not end by itself
            self.end()
            raise

    async def start(self) -> ProcessPoolExecutor:
        """Starts the process, unless it is there already."""
        if self.pool is None:
            spawned = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
            self.pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=settle_in)
        pool = self.pool
        if not self.pid:
            self.pid = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        return pool

    def end(self) -> None:
        """Lets the process go, which ends when it has nothing to do; the next thought starts another."""
        pool, self.pool, self.pid = self.pool, None, 0
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    # ---- Whose turn it is.

    @asynccontextmanager
    async def turn(self, code: str) -> AsyncIterator[None]:
        """Waits until no other table is thought for; then this one is, until the end of the block."""
        if self.busy:
            await self.wait_for_turn(code)
        self.busy = True
        try:
            yield
        finally:
            self.pass_on()

    async def wait_for_turn(self, code: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[self.attendance.get(code, Attendance.NOBODY)][code] = mine
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn had just come
                self.pass_on()
            raise
        finally:
            for waiting in self.waiting.values():
                if waiting.get(code) is mine:
                    del waiting[code]

    def pass_on(self) -> None:
        """Gives the turn to the table that has waited longest: of those with players first, then with watchers."""
        for waiting in self.waiting.values():
            while waiting:
                turn = waiting.pop(next(iter(waiting)))
                if not turn.done():
                    turn.set_result(None)
                    return
        self.busy = False

    def note_attendance(self, code: str, by: Attendance) -> None:
        if by is Attendance.NOBODY:
            self.attendance.pop(code, None)
        else:
            self.attendance[code] = by
        for before, waiting in self.waiting.items():
            if before is not by and code in waiting:
                self.waiting[by][code] = waiting.pop(code)


# ---- In the process.


def settle_in() -> None:
    """Ignores Ctrl-C, which is for the server; ends the process when the server was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class Remembered:
    """A match as far as it was sent, and the bots that have heard it."""

    def __init__(self, thought: ThinkingJob) -> None:
        self.game = game_called(thought.game)
        self.setup = self.game.set_up(thought.players, thought.options)
        self.match: Match = self.game.start(self.setup)
        self.minds: dict[tuple[int, str], Mind] = {}

    def catch_up(self, answers: Sequence[Said]) -> None:
        for by, said, late in answers:
            give(self.match, Given(Player(by), self.game.notation.read(said), late))

    def rehearse(self, job: RehearsalJob) -> str:
        """Returns JSON of what all worlds that were drawn for this player agree on; the match itself is not touched."""
        player = Player(job.player)
        heard = self.match.heard_by(player)
        dice = Dice(rehearsal_seed(job.secret, player, len(heard)))
        worlds = self.game.worlds(self.setup, player, heard, WORLDS, dice.below)
        answers = [self.game.notation.read(said) for said in job.said]
        return rehearsal_as_json(rehearse(self.game, self.setup, player, worlds, answers))

    def decide(self, thought: ThinkingJob) -> str:
        player = Player(thought.player)
        question = self.match.question_to(player)
        assert question is not None
        mind = self.minds.get((player, thought.bot))
        if mind is None:
            mind = Mind(BOTS[thought.bot], self.game, self.setup, player, thought.secret)
            self.minds[player, thought.bot] = mind
        return mind.decide(self.match, question).text


TABLES: OrderedDict[str, Remembered] = OrderedDict()


def think(thought: ThinkingJob) -> str | None:
    """Returns a bot's answer; None when this process does not know the answers that came before."""
    known = TABLES.pop(thought.code, None)
    if known is None or len(known.match.record) != thought.after:
        if thought.after > 0:
            return None
        known = Remembered(thought)
    known.catch_up(thought.answers)
    found = known.rehearse(thought) if isinstance(thought, RehearsalJob) else known.decide(thought)
    TABLES[thought.code] = known
    while len(TABLES) > REMEMBERED:
        TABLES.popitem(last=False)
    return found
