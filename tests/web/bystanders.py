"""People who play while others misbehave: how long they wait for their own moves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from tests.patience import PATIENCE
from tests.web.clients import Screen, Web, seated
from tests.web.servers import Server

PACE: Final = 0.06  # seconds between two moves of one person


class Bystanders:
    """Two people at a table of their own, in a thread of their own, over and over until they are stopped."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waits: list[float] = []  # seconds from an answer to `done`
        self.stopped = threading.Event()
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            asyncio.run(self.play_on())
        except BaseException as problem:  # it is told when they are stopped
            self.problem = problem

    async def play_on(self) -> None:
        async with Web(self.server) as web:
            while not self.stopped.is_set():
                async with seated(web, "masques-ffg", ["Ann", "Bob"]) as screens:
                    playing = [asyncio.create_task(self.plays(screen)) for screen in screens]
                    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                    if self.stopped.is_set():
                        for task in playing:
                            task.cancel()
                    for found in await asyncio.gather(*playing, return_exceptions=True):
                        if isinstance(found, Exception):
                            raise found

    async def plays(self, screen: Screen) -> None:
        answered = 0
        while not screen.over and not self.stopped.is_set():
            question = screen.question
            if question is None or question["number"] <= answered:
                await screen.next()
                continue
            answered = question["number"]
            start = perf_counter()
            reply = await screen.answer(question["options"][0]["text"])
            self.waits.append(perf_counter() - start)
            assert reply["type"] == "done", reply
            await asyncio.sleep(PACE)

    def percentile(self, part: float) -> float:
        return sorted(self.waits)[int(part * (len(self.waits) - 1))]


@contextmanager
def bystanders(server: Server) -> Iterator[Bystanders]:
    """What goes wrong for them is raised at the end."""
    them = Bystanders(server)
    thread = threading.Thread(target=them.run)
    thread.start()
    try:
        yield them
    finally:
        them.stopped.set()
        thread.join(PATIENCE)
    if them.problem is not None:
        raise them.problem
