"""Bots think in processes of their own, so that no table waits for another table's bot.

A process is sent the answers of a match and plays them again; the bot in it hears what its seat heard, and no more. A
process thinks for one table at a time, and tables where people wait come first: tables of bots alone slow nobody.

Masters have processes apart, or all other bots would wait for them. The more tables wait for a master, the less time
each has; its answer is told at whole beats since it was asked for, so that no pause tells what it thought about; and
one that nobody wants any more ends in the middle of its thought.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from math import ceil
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from ridotto.bots import MASTER, level_of
from ridotto.house.bot_worker import Remembered, ThoughtClock, think
from ridotto.house.meter import Meter
from ridotto.house.spawned_process import SpawnedProcess
from ridotto.kernel import Player
from ridotto.table import Table

TRIES: Final = 3
LEAST_SECONDS: Final = 0.02  # that a master thinks, however many wait for one
LOCAL_SECONDS: Final = 0.5  # that a master thinks for one table alone
LONGEST_WAIT: Final = 20.0  # seconds that a person waits for a rehearsal or a deduction, on however busy a machine
BEAT: Final = 1.2  # times what a master may think: so often its answers are told
MASTERS_NICE: Final = 10  # how much less urgent masters are than people's answers

Said: TypeAlias = tuple[int, str, bool]  # by whom, what, and whether the clock had to


@dataclass(frozen=True)
class ThinkingJob:
    """All that is needed to answer for one seat."""

    code: str
    game: str
    players: int
    options: dict[str, str]
    secret: bytes  # for the bots' dice
    answers: tuple[Said, ...]
    player: int
    after: int = 0  # answers before these, which the process should know already
    bot: str = ""  # empty: something is rehearsed or deduced
    late: bool = False  # a person ran out of time
    number: int = 0  # of the question, counted for each player alone
    heard: int = 0  # facts that this seat has been told
    seconds: float = 1.0  # that a master may think; others never take so long
    processor_seconds: float = 0.0  # that the job may use before it raises TookTooLong; 0 for no limit

    def is_wanted_at(self, table: Table) -> bool:
        """True as long as the same bot is asked the same and has heard the same: its answer would be the same. That
        somebody else has sealed an answer meanwhile makes no difference.
        """
        player, play = Player(self.player), table.play
        question = table.match.question_to(player)
        if question is None or play.number(player) != self.number or table.seats.bot_for(player) != self.bot:
            return False
        is_due = play.is_settled_at_once(question) or play.seconds_left(question) == 0
        return is_due and len(table.ear_at(player).told) == self.heard

    def is_slow(self) -> bool:
        """True when a master thinks; others are quick, and what is no bot's is rehearsed or deduced."""
        return self.bot != "" and level_of(self.bot) == MASTER

    def run(self, known: Remembered) -> str:
        """Does the job in the process that knows the match, and returns what it came to."""
        return known.decide(self)


Job = TypeVar("Job", bound=ThinkingJob)


def job_at(kind: type[Job], code: str, table: Table, player: Player, **more: Any) -> Job:
    """Returns a job of this kind for one seat of a table, with all that was answered there."""
    return kind(
        code=code,
        game=table.game.id,
        players=table.setup.players,
        options=table.setup.chosen_options(),
        secret=table.play.secret,
        answers=tuple([(given.player, given.answer.text, given.late) for given in table.match.record]),
        player=player,
        **more,
    )


def next_thought(code: str, table: Table) -> ThinkingJob | None:
    """Returns what a bot at this table has to decide now; None where no bot has to."""
    due = table.play.due()
    if due is None or table.play.said_at_once(due) is not None:
        return None
    player = due.question.player
    bot, number, heard = table.seats.bot_for(player), table.play.number(player), len(table.ear_at(player).told)
    return job_at(ThinkingJob, code, table, player, bot=bot, late=due.late, number=number, heard=heard)


class Attendance(IntEnum):
    """Who is at a table. Bots think first where a player waits for them, and last where nobody does."""

    PLAYERS = 0
    WATCHERS = 1
    NOBODY = 2


class BotPool(Protocol):
    """Where bots think."""

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        """Returns the text of an answer, or raises TimeoutError when a bot takes longer than `seconds` for it."""

    async def warm_up(self) -> None:
        """Makes ready for what will soon be asked."""

    def note_attendance(self, code: str, by: Attendance) -> None:
        """Says who is at a table from now on."""

    def forget(self, code: str) -> None:
        """Forgets a table where nobody is any more."""

    def close(self) -> None: ...


async def think_for_a_person(pool: BotPool, job: ThinkingJob) -> str:
    """Returns what a job came to; raises TimeoutError if a person would wait too long for it.

    The person is answered first. Then the process, which all tables share, has time to end the job by itself.
    """
    async with asyncio.timeout(LONGEST_WAIT):
        return await pool.think(job, 2 * LONGEST_WAIT)


class LocalBots:
    """Bots that think in this process: for one table, whose person waits for nothing else."""

    def __init__(self, master_seconds: float = LOCAL_SECONDS) -> None:
        self.master_seconds = master_seconds  # that a master may think
        self.clock = ThoughtClock()
        self.known: Remembered | None = None
        self.problem: Exception | None = None  # what a bot has failed of

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        """Returns the text of an answer, however long that takes; a master's at whole beats, as in `ProcessBots`."""
        start = time.perf_counter()
        try:
            known = self.known = self.known or Remembered(thought, self.clock)
            known.catch_up(thought.answers[len(known.match.record) :])
            self.clock.begin(0, self.master_seconds)
            answer = thought.run(known)
        except Exception as problem:
            self.problem = problem
            raise
        if thought.is_slow():
            await asyncio.sleep(until_next_beat(time.perf_counter() - start, BEAT * self.master_seconds))
        return answer

    async def warm_up(self) -> None:
        """Does nothing: there is no process to start."""

    def note_attendance(self, code: str, by: Attendance) -> None:
        """Does nothing: there is no other table."""

    def forget(self, code: str) -> None:
        self.known = None

    def close(self) -> None:
        """Does nothing: there is no process to end."""


class ProcessBots:
    """The processes in which bots think: so many for masters, and as many for all others. One table always goes to the
    same of each, which remembers it. A process is started when it is first needed.
    """

    def __init__(self, processes: int, meter: Meter | None = None, master_seconds: float = 1.0) -> None:
        self.meter = Meter() if meter is None else meter
        self.processes = [BotProcess() for _ in range(processes)]
        self.masters = [BotProcess(MASTERS_NICE) for _ in range(processes)]
        self.master_seconds = master_seconds  # that a master may think while no other table waits for one

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        """Returns the text of an answer, or raises TimeoutError: see `BotPool`.

        Time in which other tables are thought for does not count. `thought` holds all answers: those that the process
        knows are not sent again. A master whose answer nobody waits for any more stops.
        """
        start = time.perf_counter()
        process = self.process_for(thought)
        async with process.turn(thought.code):
            waited = time.perf_counter() - start
            time_for_it = max(LEAST_SECONDS, self.master_seconds / (1 + process.number_waiting()))
            answer = await self.ask_until_answered(process, replace(thought, seconds=time_for_it), seconds)
        taken = time.perf_counter() - start
        self.meter.time_thought(taken)
        if process in self.masters:
            least = waited + BEAT * time_for_it  # whatever there was to think about (TBL-017)
            await asyncio.sleep(until_next_beat(taken, BEAT * self.master_seconds, least))
        return answer

    async def ask_until_answered(self, process: BotProcess, thought: ThinkingJob, seconds: float) -> str:
        for _ in range(TRIES):
            known = min(process.known.get(thought.code, 0), len(thought.answers))
            try:
                found = await process.ask(replace(thought, after=known, answers=thought.answers[known:]), seconds)
                if found is None:  # it has forgotten
                    found = await process.ask(thought, seconds)
            except BrokenProcessPool:
                process.end()
                continue
            if found is not None:
                process.known[thought.code] = len(thought.answers)
                return found
        raise BrokenProcessPool("the bots' process dies again and again")

    async def warm_up(self) -> None:
        """Starts the processes before they are needed: that takes a second, and more on a busy machine. Those of
        masters wait until one is asked.
        """
        with suppress(BrokenProcessPool):
            for process in self.processes:
                await process.start()

    def process_for(self, thought: ThinkingJob) -> BotProcess:
        """Returns the process for a thought."""
        return self.process_of(thought.code, self.masters if thought.is_slow() else self.processes)

    def process_of(self, code: str, processes: Sequence[BotProcess]) -> BotProcess:
        return processes[zlib.crc32(code.encode()) % len(processes)]

    def note_attendance(self, code: str, by: Attendance) -> None:
        """Says who is at a table from now on, also for a thought that waits already."""
        for processes in (self.processes, self.masters):
            self.process_of(code, processes).note_attendance(code, by)

    def forget(self, code: str) -> None:
        for processes in (self.processes, self.masters):
            self.process_of(code, processes).known.pop(code, None)
        self.note_attendance(code, Attendance.NOBODY)

    def close(self) -> None:
        """Ends the processes in the middle of their jobs: Python would wait for these before it exits."""
        for process in (*self.processes, *self.masters):
            process.kill()


def until_next_beat(taken: float, beat: float, least: float = 0.0) -> float:
    """Returns the seconds from now until the time since the question is a whole number of beats, and not less than
    `least`: a bot with nothing to think about answers when another one would.
    """
    return ceil(max(taken, least) / beat) * beat - taken


def forget_failure(job: asyncio.Future[str | None]) -> None:
    """Marks the exception of a job as seen: nobody may wait for it any more when its process is killed."""
    if not job.cancelled():
        job.exception()


class BotProcess(SpawnedProcess):
    """A process in which bots think, one after the other; the tables that wait take turns by who is there."""

    def __init__(self, nice: int = 0) -> None:
        super().__init__(nice)
        self.known: dict[str, int] = {}  # how many answers of a table it has been sent
        self.jobs = 0  # that it was asked
        self.busy = False
        self.job: asyncio.Future[str | None] | None = None  # what it was asked last
        self.attendance: dict[str, Attendance] = {}  # by table; nobody is at those that are missing
        self.waiting: dict[Attendance, dict[str, asyncio.Future[None]]] = {by: {} for by in Attendance}

    async def ask(self, thought: ThinkingJob, seconds: float) -> str | None:
        """Returns the answer; None where the process has forgotten the table. A stuck bot is ended with its process,
        also where nobody wants its answer any more and it does not stop by itself.
        """
        pool = await self.start()
        loop = asyncio.get_running_loop()
        self.jobs += 1
        number = self.jobs
        job = self.job = loop.run_in_executor(pool, think, thought, number)
        job.add_done_callback(forget_failure)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(job)
        except TimeoutError:
            self.kill()
            raise
        except asyncio.CancelledError:
            if self.overtaken is not None:
                self.overtaken.value = number
            loop.call_later(seconds, self.kill_unless_done, job)
            raise

    def kill(self) -> None:
        self.job = None
        super().kill()

    def kill_unless_done(self, job: asyncio.Future[str | None]) -> None:
        if not job.done():
            self.kill()

    def end(self) -> None:
        self.known.clear()
        super().end()

    # ---- Whose turn it is.

    @asynccontextmanager
    async def turn(self, code: str) -> AsyncIterator[None]:
        """Waits until no other table is thought for; then this one is, until the end of the block. A job that nobody
        waits for any more goes on in the process: the next turn begins after it.
        """
        if self.busy:
            await self.wait_for_turn(code)
        self.busy, self.job = True, None
        try:
            yield
        finally:
            self.end_turn()

    def number_waiting(self) -> int:
        """Returns how many tables wait for their turn."""
        return sum(map(len, self.waiting.values()))

    def end_turn(self) -> None:
        if self.job is None or self.job.done():
            self.pass_on()
        else:
            self.job.add_done_callback(lambda _: self.pass_on())

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
