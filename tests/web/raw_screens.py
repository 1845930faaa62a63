"""A socket that sends whatever it likes, and notes in a `Tally` what a server may never do.

That is: answer with a fault of its own, stop answering, or tell a watcher what was for a player.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.clients import Message, data_of

WITHOUT_A_BREAK: Final = 25  # messages before a screen waits until the server has answered them
FAULT: Final = "our-fault"


@dataclass
class Tally:
    sent: int = 0
    refused: int = 0
    done: int = 0
    closed: int = 0  # connections that the server ended
    evenings: int = 0  # whose facts were compared with their records
    leaks: list[str] = field(default_factory=list)  # what was told to ears that should not have heard it
    faults: list[str] = field(default_factory=list)  # answers that say that something went wrong inside

    def line(self) -> str:
        return (
            f"{self.sent} sent, {self.refused} refused, {self.done} done, {self.closed} closed, "
            f"{self.evenings} evenings compared, {len(self.leaks)} leaks, {len(self.faults)} faults"
        )


class RawScreen:
    """One socket, read all the time: what its ears were told, and what they are asked."""

    def __init__(self, tally: Tally, socket: ClientConnection, token: str | None) -> None:
        self.tally = tally
        self.socket = socket
        self.token = token
        self.ears: str | None = None
        self.heard: dict[str, dict[int, Message]] = defaultdict(dict)  # by ears: facts by their numbers
        self.question: Message | None = None
        self.next_id = 1_000_000  # of those messages whose answer is waited for
        self.answered = asyncio.Event()
        self.since = 0  # messages since then
        self.reading = asyncio.create_task(self.reads())

    async def say(self, **message: Any) -> None:
        await self.send(json.dumps(message))

    async def send(self, message: str | bytes) -> None:
        self.tally.sent += 1
        await self.socket.send(message)
        self.since += 1
        if self.since >= WITHOUT_A_BREAK:
            await self.waits()

    async def waits(self) -> None:
        """Until the server has answered all that was sent, or has hung up."""
        self.since = 0
        self.next_id += 1
        self.answered.clear()
        await self.socket.send(json.dumps({"type": "why", "id": self.next_id, "answer": "swap"}))
        self.tally.sent += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self.answered.wait()
        except TimeoutError:
            self.tally.faults.append("a socket got no answer")
            raise

    async def ends(self) -> None:
        await self.waits()
        await self.socket.close()
        await self.reading

    async def hangs_up(self) -> None:
        """Without a word, unless it has ended already."""
        self.socket.transport.abort()
        await self.reading

    async def reads(self) -> None:
        try:
            async for text in self.socket:
                self.hears(json.loads(text))
        except ConnectionClosed:
            self.tally.closed += 1
        finally:
            self.question = None
            self.answered.set()

    def hears(self, message: Message) -> None:
        kind, code = message["type"], message.get("code")
        self.tally.refused += kind == "refused"
        self.tally.done += kind == "done"
        if code == FAULT:
            self.tally.faults.append(json.dumps(message))
        if kind == "welcome":
            self.ears = message["ears"]
        if kind in ("welcome", "news"):
            self.question = message["question"]
            assert self.ears is not None
            for fact in message["facts"]:
                self.heard[self.ears][fact["n"]] = data_of(fact)
                if self.ears == "-" and "to" in fact:
                    self.tally.leaks.append(json.dumps(fact))
        if self.token is None and (message.get("question") or message.get("you") or message.get("notes")):
            self.tally.leaks.append(json.dumps(message))
        if message.get("id") == self.next_id or (kind in ("refused", "bye") and message.get("id") is None):
            self.answered.set()
