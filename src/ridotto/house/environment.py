"""What a table is given by its process: clocks, store, presence, bots, meter. A table knows nothing else around it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

from ridotto.house.bot_pool import Attendance, BotPool, ProcessBots
from ridotto.house.errors import StoreUnreachable
from ridotto.house.meter import Meter
from ridotto.house.stores import Batch, Store
from ridotto.kernel import Player

DAY: Final = 24 * 3600  # seconds
LOG: Final = logging.getLogger("ridotto.house")


class Timer(Protocol):
    def cancel(self) -> None: ...
    def cancelled(self) -> bool: ...


class Environment:
    """The surroundings that all tables of one process share."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        *,
        now: Callable[[], float],
        wall: Callable[[], float] = time.time,
        call_later: Callable[[float, Callable[[], object]], Timer] | None = None,
        rehearsers: BotPool | None = None,
        bot_pause: float = 0.0,
        grace: float = 30.0,
        thinking_time: float = 15.0,
        busy_after: float = 10.0,
        meter: Meter | None = None,
    ) -> None:
        self.store = store
        self.presence = store.presence()
        self.bots = bots
        self.rehearsers = rehearsers or ProcessBots(1)  # its process is started when it is likely to be needed
        self.now = now  # never goes back, and never jumps: see clock.py
        self.wall = wall  # for times that people read
        self.bot_pause = bot_pause  # seconds before a bot answers
        self.grace = grace  # seconds until a person whose connection was lost is missed
        self.thinking_time = thinking_time  # seconds; then a bot is taken for stuck
        self.busy_after = busy_after  # seconds in which other workers are quicker at a table, again and again
        self.meter = Meter() if meter is None else meter
        self.loop = asyncio.get_running_loop()
        self.call_later = call_later or self.loop.call_later
        self.tasks: set[asyncio.Task[Any]] = set()

    def today(self) -> int:
        """Returns the day since 1970 on which what happens now is stored; the later one where clocks do not agree."""
        return int(max(self.now(), self.wall()) // DAY)

    def today_at_least(self) -> int:
        """Returns the day since 1970 that it is by both clocks; the earlier one where they do not agree."""
        return int(min(self.now(), self.wall()) // DAY)

    async def append(self, *batches: Batch) -> bool:
        """Stores batches, and measures how long that takes."""
        start = time.perf_counter()
        try:
            return await self.store.append(*batches)
        finally:
            self.meter.time_append(time.perf_counter() - start)

    # ---- Who is connected.

    def note_people(self, code: str, people: set[Player], attendance: Attendance) -> None:
        """Notes who of a table is connected to this process from now on."""
        self.presence.note(code, people)
        self.bots.note_attendance(code, attendance)

    async def say_who_is_here(self) -> None:
        """Tells all workers who is connected to this one."""
        await self.presence.tell(self.now())

    async def say_so_now(self) -> None:
        with suppress(StoreUnreachable):  # the next beat says it
            await self.say_who_is_here()

    async def present(self, code: str) -> set[int]:
        """Returns the players of a table who are connected to any worker."""
        await self.say_who_is_here()
        return await self.presence.present(code)

    # ---- What is done beside.

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts something to be done beside, and keeps it, or it could be lost on the way."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_done)
        return task

    def later_in(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> Timer:
        """Starts something to be done beside after so many seconds, unless the timer is cancelled."""
        return self.call_later(seconds, lambda: self.later(work()))

    def on_task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Ends what is done beside, then the bots, the presence of this worker and the store."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        self.rehearsers.close()
        await self.presence.close()
        await self.store.close()
