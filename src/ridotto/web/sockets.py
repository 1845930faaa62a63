"""The socket of a table: say hello, then hear and be heard. docs/socket.md has every message."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ridotto.house import House, NoSuchTable, OddRequest, TooFast
from ridotto.kernel import RidottoError
from ridotto.web import wire
from ridotto.web.errors import ForeignOrigin, NoHello
from ridotto.web.limits import Buckets, Doors, Patience
from ridotto.web.meter import Counts
from ridotto.web.origins import is_welcome, neighbourhood
from ridotto.web.porch import GUESS
from ridotto.web.quick import write_of
from ridotto.web.screen import Screen, understood
from ridotto.web.settings import Settings

LOG: Final = logging.getLogger("ridotto.web")
SECONDS_TO_HELLO: Final = 10.0

CLOSED: Final = (RuntimeError, OSError, WebSocketDisconnect)  # what Litestar and uvicorn say of a socket that is
POLICY: Final = 1008  # close codes
TRY_AGAIN: Final = 1013

Socket = WebSocket[None, None, State]


class Hung(Exception):
    """The other side has closed the socket."""


@dataclass(frozen=True)
class Hall:
    """What every socket passes. It lies in the application's state: to have five things injected costs more tasks
    than all that a socket does until it is welcomed."""

    settings: Settings
    doors: Doors
    asked: Buckets
    counts: Counts


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, state: State, code: FromPath[str]) -> None:
    house: House = state.house
    hall: Hall = state.hall
    settings, counts = hall.settings, hall.counts
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), settings):
        counts.refused(ForeignOrigin.code)
        await socket.close(POLICY, ForeignOrigin.code)  # before it is accepted: HTTP 403
        return
    address = "" if socket.client is None else neighbourhood(socket.client.host)
    with hall.doors.passed(address) as passed, counts.sockets.track_inprogress():
        await socket.accept()
        if not passed:
            counts.refused(TooFast.code)
            await leave(socket, wire.Bye(TooFast.code, "too many connections from one address"), TRY_AGAIN)
            return
        try:
            await serve(socket, house, settings, counts, code)
        except Hung:
            pass
        except NoSuchTable:
            hall.asked.of(address).spend(GUESS)


async def serve(socket: Socket, house: House, settings: Settings, counts: Counts, code: str) -> None:
    try:
        async with asyncio.timeout(SECONDS_TO_HELLO):
            message = understood(await said(socket))
        if not isinstance(message, wire.Hello):
            raise OddRequest("expected hello first")
        if message.version != wire.VERSION:
            raise OddRequest(f"this server speaks version {wire.VERSION} of the protocol, not {message.version}")
        keeper = await house.table(code)
        screen = Screen(keeper, message, Patience(settings.messages), counts)
        await screen.arrive()
    except TimeoutError:
        counts.refused(NoHello.code)
        await leave(socket, wire.Bye(NoHello.code, f"expected hello within {SECONDS_TO_HELLO:.0f} seconds"), POLICY)
        return
    except RidottoError as problem:
        counts.refused(problem.code)
        await leave(socket, wire.Bye(problem.code, str(problem)), POLICY)
        if isinstance(problem, NoSuchTable):
            raise
        return
    both = [asyncio.create_task(listen(socket, screen)), asyncio.create_task(tell(socket, screen))]
    screen.hang_up, screen.write = both[1].cancel, write_of(socket.scope)
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        keeper.farewell(screen)
        for task in both:
            task.cancel()
        for failed in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(failed, Exception):
                LOG.error("a socket failed", exc_info=failed)


async def listen(socket: Socket, screen: Screen) -> None:
    with suppress(Hung):
        while True:
            await screen.hear(await said(socket))


async def tell(socket: Socket, screen: Screen) -> None:
    """Always the newest: what came while the last message was on its way is told together."""
    while True:
        await screen.news.wait()
        screen.news.clear()
        screen.sending = True
        for message in await screen.due():
            await send(socket, message)
        screen.sending = False
        if screen.closed is not None:
            await leave(socket, screen.closed, POLICY)
            return


async def said(socket: Socket) -> str:
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Hung
    text = event.get("text")
    return text if isinstance(text, str) else "bytes are no message"


async def send(socket: Socket, message: bytes) -> None:
    with suppress(*CLOSED):  # meanwhile: `said` will notice
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def leave(socket: Socket, bye: wire.Bye, code: int) -> None:
    await send(socket, wire.WRITER.encode(bye))
    with suppress(*CLOSED):
        await socket.close(code, bye.code)
