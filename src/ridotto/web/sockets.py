"""The socket of a table: hello first, then messages both ways. docs/socket.md has every message."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec
from litestar.types import Receive, Send, WebSocketScope

from ridotto.house import House, NoSuchTable, OddRequest, TooFast, messages
from ridotto.house.limits import Patience
from ridotto.house.refusals import bye
from ridotto.house.session import ClientSession, decode
from ridotto.kernel import RidottoError
from ridotto.web.errors import ForeignOrigin, NoHello, OtherVersion, OurFault
from ridotto.web.limits import Buckets, Doors
from ridotto.web.meter import Counts
from ridotto.web.origins import address_of, is_our_name, is_welcome
from ridotto.web.settings import Settings
from ridotto.web.websocket_protocol import write_of

LOG: Final = logging.getLogger("ridotto.web")
PATH: Final = re.compile("/api/tables/([^/]+)/socket/?")
SECONDS_TO_HELLO: Final = 10.0
GUESS: Final = 10.0  # a code that no table has costs as much as so many requests

CLOSED: Final = (RuntimeError, OSError)  # what uvicorn says of a socket that is
POLICY: Final = 1008  # close codes
OUR_FAULT: Final = 1011
TRY_AGAIN: Final = 1013


class AnyHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """A hello of any version of the protocol, past or to come."""

    version: int


ANY_HELLO: Final = msgspec.json.Decoder(AnyHello)


class Hung(Exception):
    """The other side has closed the socket."""


class Socket:
    """A WebSocket as ASGI has it. A framework's own around it would cost more than all that a screen is told."""

    def __init__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send

    def header(self, name: bytes) -> str | None:
        return next((value.decode("latin-1") for key, value in self.scope["headers"] if key == name), None)

    async def accept(self) -> None:
        await self.sends({"type": "websocket.accept", "headers": [], "subprotocol": None})

    async def next_text(self) -> str:
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            raise Hung
        text = event.get("text")
        return text if isinstance(text, str) else "bytes are no message"

    async def tell(self, message: bytes) -> None:
        await self.sends({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def leave(self, bye: messages.Bye, code: int) -> None:
        await self.tell(messages.WRITER.encode(bye))
        await self.close(code, bye.code)

    async def close(self, code: int, reason: str) -> None:
        await self.sends({"type": "websocket.close", "code": code, "reason": reason})

    async def sends(self, event: dict[str, object]) -> None:
        with suppress(*CLOSED):  # meanwhile: `next_text` will notice
            await self.send(cast(Any, event))


@dataclass(frozen=True)
class SocketLimits:
    """The limits that every socket passes, and what counts them."""

    settings: Settings
    doors: Doors
    asked: Buckets
    counts: Counts


def table_meant(scope: WebSocketScope) -> str | None:
    """Returns the code of the table whose socket this is; None when it is none of ours."""
    found = PATH.fullmatch(scope["path"])
    return None if found is None else found[1]


async def table_socket(house: House, limits: SocketLimits, socket: Socket, code: str) -> None:
    settings, counts = limits.settings, limits.counts
    await socket.receive()  # that it would like to connect
    host = socket.header(b"host")
    if not is_our_name(host, settings) or not is_welcome(socket.header(b"origin"), host, settings):
        counts.count_refusal(ForeignOrigin.code)
        await socket.close(POLICY, ForeignOrigin.code)  # before it is accepted: HTTP 403
        return
    address = address_of(socket.scope)
    with limits.doors.enter(address) as passed, counts.sockets.track_inprogress():
        await socket.accept()
        if not passed:
            counts.count_refusal(TooFast.code)
            await socket.leave(bye(TooFast("too many connections from one address")), TRY_AGAIN)
            return
        try:
            await serve(socket, house, settings, counts, code)
        except Hung:
            pass
        except NoSuchTable:
            limits.asked.of(address).spend(GUESS)
        except Exception:
            LOG.exception("a socket failed")
            await socket.close(OUR_FAULT, OurFault.code)


def decode_hello(text: str) -> messages.Hello:
    """Returns the first message. A client of another version is told so, whatever else its hello has."""
    with suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        if (version := ANY_HELLO.decode(text).version) != messages.VERSION:
            raise OtherVersion(messages.VERSION, version)
    message = decode(text)
    if not isinstance(message, messages.Hello):
        raise OddRequest("expected hello first")
    return message


async def serve(socket: Socket, house: House, settings: Settings, counts: Counts, code: str) -> None:
    try:
        async with asyncio.timeout(SECONDS_TO_HELLO):
            message = decode_hello(await socket.next_text())
        actor = await house.table(code)
        screen = ClientSession(actor, message, Patience(settings.messages), counts)
        await screen.arrive()
    except TimeoutError:
        counts.count_refusal(NoHello.code)
        await socket.leave(bye(NoHello(f"expected hello within {SECONDS_TO_HELLO:.0f} seconds")), POLICY)
        return
    except RidottoError as problem:
        counts.count_refusal(problem.code)
        await socket.leave(bye(problem), POLICY)
        if isinstance(problem, NoSuchTable):
            raise
        return
    both = [asyncio.create_task(listen(socket, screen)), asyncio.create_task(tell(socket, screen))]
    screen.hang_up, screen.write = both[1].cancel, write_of(socket.scope)
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.farewell(screen)
        for task in both:
            task.cancel()
        for failed in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(failed, Exception):
                LOG.error("a socket failed", exc_info=failed)
        screen.let_go()


async def listen(socket: Socket, screen: ClientSession) -> None:
    with suppress(Hung):
        while True:
            await screen.hear(await socket.next_text())


async def tell(socket: Socket, screen: ClientSession) -> None:
    """Sends what is new: what came while the last message was on its way is told together."""
    while True:
        await screen.news.wait()
        screen.news.clear()
        screen.sending = True
        await tell_all(socket, await screen.due())
        screen.sending = False
        if screen.closed is not None:
            await socket.leave(screen.closed, POLICY)
            return


async def tell_all(socket: Socket, found: list[bytes]) -> None:
    """Sends messages. Not in `tell`, where the last one, a welcome of some kilobytes, would be kept while it waits."""
    for message in found:
        await socket.tell(message)
