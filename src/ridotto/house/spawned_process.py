"""A process of its own for what takes long, started when it is first needed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from ctypes import c_ulonglong

from ridotto.house.bot_worker import SharedNumber, settle_in


class SpawnedProcess:
    """One process, which leaves others so much more of the processor as it is nice."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.overtaken: SharedNumber | None = None  # shared with the process: the number of the job it is to give up
        self.pid = 0

    async def start(self) -> ProcessPoolExecutor:
        """Starts the process, unless it is there already."""
        if self.pool is None:
            spawned = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
            self.overtaken = spawned.RawValue(c_ulonglong, 0)
            given = (self.nice, self.overtaken)
            self.pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=settle_in, initargs=given)
        pool = self.pool
        if not self.pid:
            self.pid = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        return pool

    def end(self) -> None:
        """Lets the process go, which ends when it has nothing to do; the next job starts another."""
        pool, self.pool, self.pid = self.pool, None, 0
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def kill(self) -> None:
        """Ends the process in the middle of a job: it would not end by itself."""
        if self.pid:  # 0, after the end, would be the server
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self.end()
