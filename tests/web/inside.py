"""A real server in this process: its house can be looked at, and told what time it is."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from ridotto.house import House
from ridotto.web.app import application
from ridotto.web.http_protocol import HttpProtocol
from ridotto.web.pages import FOLDER
from ridotto.web.settings import Settings
from ridotto.web.websocket_protocol import WebSocketProtocol
from tests.house.rooms import Clock
from tests.web.clients import Screen, Web, seated


@dataclass(frozen=True)
class Inside:
    house: House
    address: str  # http://127.0.0.1:PORT
    server: uvicorn.Server

    def socket_of(self, code: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"


@asynccontextmanager
async def serving_here(
    store: Path | str,
    *,
    buffer: int | None = None,
    http: type[HttpProtocol] = HttpProtocol,
    ws: type[WebSocketProtocol] = WebSocketProtocol,
    page: Path = FOLDER,
    **settings: Any,
) -> AsyncIterator[Inside]:
    """With `buffer`, no more bytes than that wait in the kernel for somebody to read them. `page` is a built page."""
    no_limits = {"requests": 0, "messages": 0, "openings": 0, "most_listed": 0}
    chosen = Settings(**{"store": str(store), "grace": 3600.0, **no_limits, **settings})
    clock = Clock()
    app = application(chosen, now=clock, wall=clock, folder=page)
    config = uvicorn.Config(app, http=http, ws=ws, ws_per_message_deflate=chosen.deflate, log_config=None)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    if buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0)
    try:
        yield Inside(app.state.house, f"http://127.0.0.1:{listening.getsockname()[1]}", server)
    finally:
        server.should_exit = True
        await running
        listening.close()


@asynccontextmanager
async def four_here(store: Path, **wished: Any) -> AsyncIterator[tuple[Inside, Web, list[Screen]]]:
    """Ada, Bo, Cy and Di at a table that has begun; Ada is the host."""
    async with (
        serving_here(store) as inside,
        Web(inside.address) as web,
        seated(web, "mascarade-2e", ["Ada", "Bo", "Cy", "Di"], options={"pace": "off"}, **wished) as screens,
    ):
        yield inside, web, screens
