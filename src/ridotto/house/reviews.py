"""Finished games are reviewed in a process of their own, one after the other; what was found is kept for a while."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from ridotto.bots import Thinking
from ridotto.house.errors import CannotBeShown, NotThen, ReviewersBusy, ReviewFailed
from ridotto.house.records import record_at
from ridotto.house.shown import ReviewAnswer, ReviewShown
from ridotto.house.spawned_process import SpawnedProcess
from ridotto.house.table_state import TableState
from ridotto.replay import Record
from ridotto.review import USUAL, as_json, review

KEPT: Final = 32
MOST_WAITING: Final = 8
MOST_OF_ONE: Final = 2  # that wait because the same person asked, or one person would fill the queue for minutes
PATIENCE: Final = 120.0  # seconds; then a review is taken for stuck
ASK_AGAIN: Final = 2  # seconds
POLITE: Final = 15  # how much less urgent than people's answers, and than masters whom people wait for
ENCODER: Final = msgspec.json.Encoder()
LOG: Final = logging.getLogger("ridotto.house")


class Reviews:
    """Reviews by table. What is over never changes, so each game is reviewed once while it is remembered."""

    def __init__(self, thinking: Thinking = USUAL) -> None:
        self.thinking = thinking
        self.packed: OrderedDict[str, bytes] = OrderedDict()
        self.working: dict[str, asyncio.Task[None]] = {}
        self.asked_by: dict[str, str] = {}  # who asked for those
        self.turn = asyncio.Lock()
        self.failed: set[str] = set()
        self.process = SpawnedProcess(POLITE)

    def of(self, at: TableState, person: str) -> bytes:
        """Returns the review of a game that is over, as gzip; or that it is being made, from the first time on.

        `person` is what is known of who asks, such as an address.
        """
        found = self.packed.get(at.code)
        if found is not None:
            self.packed.move_to_end(at.code)
            return found
        if at.code in self.failed:
            self.failed.discard(at.code)  # a person who asks again begins another
            raise ReviewFailed
        if at.code not in self.working:
            self.start(at, person)
        return answer(ReviewAnswer(ASK_AGAIN, None))

    def start(self, at: TableState, person: str) -> None:
        """Begins a review, which waits for those before it."""
        if at.stage.rules() != "current":
            raise CannotBeShown
        if not at.over:
            raise NotThen(
                "this game was closed before its end: expected one that was played to its end", why="not-over"
            )
        if list(self.asked_by.values()).count(person) >= MOST_OF_ONE:
            said = f"{MOST_OF_ONE} games are being reviewed for you already: expected one at a time, when they are done"
            raise ReviewersBusy(said, why="yours", most=MOST_OF_ONE)
        if len(self.working) >= MOST_WAITING:
            raise ReviewersBusy("many games are being reviewed at the moment: try again in a minute")
        self.asked_by[at.code] = person
        self.working[at.code] = asyncio.get_running_loop().create_task(self.make(at))

    async def make(self, at: TableState) -> None:
        try:
            record = await asyncio.to_thread(record_at, at)
            async with self.turn:
                self.packed[at.code] = await self.ask(record)
            while len(self.packed) > KEPT:
                self.packed.popitem(last=False)
        except Exception:  # whatever it was, people are told, and nobody waits for ever
            LOG.exception("a review failed")
            self.failed.add(at.code)
        finally:
            del self.working[at.code], self.asked_by[at.code]

    async def ask(self, record: Record) -> bytes:
        simulations, seconds = self.thinking.simulations, self.thinking.seconds
        try:
            async with asyncio.timeout(PATIENCE):
                pool = await self.process.start()
                work = asyncio.get_running_loop().run_in_executor(pool, packed_review, record, simulations, seconds)
                return await work
        except (BrokenProcessPool, TimeoutError):
            self.process.kill()
            raise

    def close(self) -> None:
        for task in self.working.values():
            task.cancel()
        self.process.kill()


def answer(found: ReviewAnswer) -> bytes:
    return gzip.compress(ENCODER.encode(found), 6)


# ---- In the process.


def packed_review(record: Record, simulations: int, seconds: float | None) -> bytes:
    """Takes plain numbers: a compiled `Thinking` is frozen for pickle, too."""
    found = review(record, Thinking(simulations, seconds))
    return answer(ReviewAnswer(None, msgspec.convert(as_json(found), ReviewShown)))
