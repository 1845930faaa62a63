"""The socket of a table: say hello, then hear and be heard. docs/socket.md has every message."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State

from ridotto.house import House, OddRequest
from ridotto.kernel import RidottoError
from ridotto.web import wire
from ridotto.web.limits import Bucket, Doors
from ridotto.web.screen import Screen, understood
from ridotto.web.settings import Settings

SECONDS_TO_HELLO: Final = 10.0
SECONDS_TO_READ: Final = 20.0  # a screen that has not taken a message by then is closed

POLICY: Final = 1008  # close codes
TRY_AGAIN: Final = 1013
NORMAL: Final = 1000

Socket = WebSocket[None, None, State]


class Hung(Exception):
    """The other side has closed the socket."""


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, house: House, settings: Settings, doors: Doors, code: str) -> None:
    if not is_welcome(socket, settings):
        await socket.close(POLICY, "foreign origin")  # before it is accepted: HTTP 403
        return
    address = "" if socket.client is None else socket.client.host
    with doors.passed(address) as passed:
        await socket.accept()
        if not passed:
            await leave(socket, wire.Bye("too-fast", "too many connections from one address"), TRY_AGAIN)
            return
        with suppress(Hung):
            await serve(socket, house, settings, code)


async def serve(socket: Socket, house: House, settings: Settings, code: str) -> None:
    try:
        async with asyncio.timeout(SECONDS_TO_HELLO):
            message = understood(await said(socket))
        if not isinstance(message, wire.Hello):
            raise OddRequest("expected hello first")
        if message.version != wire.VERSION:
            raise OddRequest(f"this server speaks version {wire.VERSION} of the protocol, not {message.version}")
        keeper = await house.table(code)
        screen = Screen(keeper, message, Bucket(settings.messages, 2 * settings.messages))
        await screen.arrive()
    except TimeoutError:
        await leave(socket, wire.Bye("no-hello", f"expected hello within {SECONDS_TO_HELLO:.0f} seconds"), POLICY)
        return
    except RidottoError as problem:
        await leave(socket, wire.Bye(problem.code, str(problem)), POLICY)
        return
    telling = asyncio.create_task(tell(socket, screen))
    try:
        await listen(socket, screen)
    finally:
        keeper.farewell(screen)
        telling.cancel()
        with suppress(asyncio.CancelledError):
            await telling


async def listen(socket: Socket, screen: Screen) -> None:
    while True:
        await screen.hear(await said(socket))


async def tell(socket: Socket, screen: Screen) -> None:
    """Always the newest: what came while the last message was on its way is told together."""
    while True:
        await screen.news.wait()
        screen.news.clear()
        for message in await screen.due():
            try:
                async with asyncio.timeout(SECONDS_TO_READ):
                    await send(socket, message)
            except TimeoutError:
                screen.closed = wire.Bye("slow-reader", "messages pile up unread")
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
    with suppress(RuntimeError):  # closed meanwhile: `said` will notice
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def leave(socket: Socket, bye: wire.Bye, code: int) -> None:
    await send(socket, wire.WRITER.encode(bye))
    with suppress(RuntimeError):
        await socket.close(code, bye.code)


def is_welcome(socket: Socket, settings: Settings) -> bool:
    """Pages of other places may not speak in somebody's name; programs name no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins or origin == settings.address:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")
