"""A connection that is held to hear what other workers have stored."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ridotto.house.stores.database import FAILS, Connection, connect
from ridotto.house.stores.store import News, Tables

SOON: Final = 0.05  # seconds until the first try to connect again
LONGEST: Final = 5.0  # and between later ones
BEAT: Final = 10.0  # seconds between two looks whether anybody is there
DEAF_AFTER: Final = 30.0  # seconds without a successful look; then this worker is not well
LOG: Final = logging.getLogger("ridotto.house")

LENGTHS: Final = """
    select code, (select max(number) from ridotto.lines where lines.code = asked.code)
    from unnest($1::text[]) as asked (code)
"""


class Hearing:
    """Hears of new lines. What was said while the connection was lost is found out as soon as it is back."""

    def __init__(self, place: str, worker: str) -> None:
        self.place = place
        self.worker = worker
        self.news: News = lambda code, number: None
        self.tables: Tables = lambda: ()
        self.connection: Connection = None
        self.task: asyncio.Task[None] | None = None
        self.stir = asyncio.Event()
        self.doubt = False  # something may have been missed
        self.looked_at = 0.0  # by the loop's clock: the last successful look

    def begin(self, news: News, tables: Tables) -> None:
        self.news, self.tables = news, tables
        if self.task is None:
            loop = asyncio.get_running_loop()
            self.looked_at = loop.time()
            self.task = loop.create_task(self.hear_on())

    def alive(self) -> bool:
        """False if news of other workers no longer arrive; True if nobody has asked for news."""
        if self.task is None:
            return True
        return not self.task.done() and asyncio.get_running_loop().time() - self.looked_at < DEAF_AFTER

    def look_again(self) -> None:
        """Asks for a look at everything, as soon as that is possible."""
        self.doubt = True
        self.stir.set()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            self.connection.terminate()

    async def hear_on(self) -> None:
        wait = SOON
        while True:
            try:
                self.connection = await connect(self.place)
                self.connection.add_termination_listener(self.on_lost)
                await self.connection.add_listener("ridotto", self.on_notification)
                self.doubt = True
                while True:
                    await self.look()
                    self.looked_at = asyncio.get_running_loop().time()
                    wait = SOON
                    await self.on_stirred()
            except Exception as problem:  # whatever it is: a worker that stops listening would be deaf for good
                if isinstance(problem, FAILS):
                    LOG.warning("the database cannot be heard", extra={"problem": type(problem).__name__})
                else:
                    LOG.exception("hearing the database failed")
                if self.connection is not None:
                    self.connection.terminate()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)

    async def on_stirred(self) -> None:
        try:
            async with asyncio.timeout(BEAT):
                await self.stir.wait()
        except TimeoutError:
            pass
        self.stir.clear()

    async def look(self) -> None:
        if self.doubt:
            self.doubt = False  # before the question: what is doubted while it is on its way is asked again
            rows = await self.connection.fetch(LENGTHS, list(self.tables()))
            for code, number in rows:
                if number is not None:
                    self.news(code, number)
        else:
            await self.connection.execute("select 1")

    def on_lost(self, connection: Connection) -> None:
        self.stir.set()

    def on_notification(self, connection: Connection, pid: int, channel: str, payload: str) -> None:
        worker, *pairs = payload.split()
        if worker != self.worker:
            for pair in pairs:
                code, _, number = pair.rpartition(":")
                self.news(code, int(number))
