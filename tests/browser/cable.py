"""The line between one person and the house, which can be pulled out and put back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65_536


class Cable:
    def __init__(self, house: str) -> None:
        self.house = urlsplit(house)
        self.plugged = asyncio.Event()
        self.plugged.set()
        self.swallows: set[str] = set()  # what goes this way is lost, and nobody is told: a train in a tunnel
        self.lines: set[asyncio.StreamWriter] = set()
        self.address = ""

    def pull(self) -> None:
        """All that is open breaks, and nothing new is let through."""
        self.plugged.clear()
        self.drop()

    def lead_to(self, house: str) -> None:
        """From now on it ends at another house, as after an update of this one."""
        self.house = urlsplit(house)
        self.drop()

    def plug(self) -> None:
        self.swallows.clear()
        self.plugged.set()

    def drop(self) -> None:
        for line in self.lines:
            line.transport.abort()
        self.lines.clear()

    def swallow(self, *ways: str) -> None:
        """`there`, to the house; `back`, to the person."""
        self.swallows |= {*ways}

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.plugged.is_set():
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(self.house.hostname, self.house.port)
        self.lines |= {writer, back}
        try:
            await asyncio.gather(self.pass_on(reader, back, "there"), self.pass_on(there, writer, "back"))
        finally:
            for line in (writer, back):
                self.lines.discard(line)
                line.close()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        with contextlib.suppress(ConnectionError):
            while chunk := await reader.read(CHUNK):
                if way not in self.swallows:
                    writer.write(chunk)
                    await writer.drain()
            writer.close()


@contextlib.asynccontextmanager
async def a_cable(house: str) -> AsyncIterator[Cable]:
    cable = Cable(house)
    listening = await asyncio.start_server(cable.connected, "127.0.0.1", 0)
    cable.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield cable
    finally:
        listening.close()
        cable.drop()
        await listening.wait_closed()
