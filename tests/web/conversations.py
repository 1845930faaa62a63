"""Vandals, who hold whole conversations with a server: rubbish on sockets, odd evenings, odd bytes on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from tests.web import http
from tests.web.clients import VERSION, Seat, connecting, seat_in
from tests.web.odd_evenings import OddEvening
from tests.web.raw_screens import FAULT, RawScreen, Tally
from tests.web.rubbish import Rubbish
from tests.web.servers import Server

A_WHILE: Final = 400  # messages of one conversation at most
SECONDS_ON_THE_WIRE: Final = 10.0
ELSEWHERE: Final = "127.0.0.2"  # where vandals come from, so that nobody else has their limits
GAMES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("mascarade-1e", 4, {"pace": "off"}),
    ("mascarade-2e", 5, {"pace": "off"}),
    ("masques-dust", 3, {}),
    ("masques-ffg", 2, {}),
    ("masquerade", 3, {}),
)
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed")


class Vandal:
    """Holds conversations until its messages are used up."""

    def __init__(self, server: Server, seats: list[Seat], tally: Tally, seed: int, messages: int) -> None:
        self.server = server
        self.seats = seats  # at tables of other people, whose tokens it has got hold of
        self.tally = tally
        self.dice = Random(seed)
        self.last = tally.sent + messages  # of all vandals together
        self.screens: list[RawScreen] = []  # of this conversation
        self.rubbish = Rubbish(self.dice, [seat.token for seat in seats])
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self.http = http.AsyncClient(base_url=server.address, transport=transport)

    async def rages(self) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [self.sends_rubbish, self.has_an_evening, self.sends_bytes]
        async with self.http:
            while self.tally.sent < self.last:
                (kind,) = self.dice.choices(kinds, [5, 5, 1])
                with suppress(OSError, WebSocketException, httpx.HTTPError):  # hung up on: then the next one
                    await kind()
                for screen in self.screens:
                    await screen.hangs_up()
                self.screens.clear()

    # ---- Rubbish, with somebody's token or with none.

    async def sends_rubbish(self) -> None:
        seat = self.dice.choice([*self.seats, None])
        code = self.dice.choice(self.seats).code if seat is None else seat.code
        screen = await self.connected(code, None if seat is None else seat.token, self.dice.random() < 0.9)
        for _ in range(self.dice.randrange(1, A_WHILE)):
            message = self.rubbish.message()
            await screen.send(message.encode(errors="replace").decode() if isinstance(message, str) else message)
        await screen.ends()

    async def connected(self, code: str, token: str | None, says_hello: bool = True) -> RawScreen:
        socket = await connecting(self.server.socket_of(code), local_addr=(ELSEWHERE, 0))
        screen = RawScreen(self.tally, socket, token)
        self.screens.append(screen)
        if says_hello:
            await screen.say(type="hello", version=VERSION, token=token)
        return screen

    # ---- An evening that is nearly like any other.

    async def has_an_evening(self) -> None:
        game, players, options = self.dice.choice(GAMES)
        people = self.dice.randrange(1, players + 1)
        terms = {"memory": self.dice.choice(["strict", "notes", "aid"]), "watchers": self.dice.random() < 0.8}
        body = {"game": game, "players": players, "name": NAMES[0], "options": options, "terms": terms}
        opened = await self.asks("POST", "/api/tables", None, body)
        if opened.is_error:
            return
        host = seat_in(opened.json())
        evening = OddEvening(self, host)
        for name in NAMES[1:people]:
            await evening.sits(name)
        await evening.host_does("settings", **evening.some_settings(players, options))
        await evening.host_does("fill", bot="random")
        await evening.host_does("start")
        for seat in [*evening.seats, None]:
            await evening.comes(seat)
        for _ in range(self.dice.randrange(1, A_WHILE)):
            await evening.goes_on()
        await evening.ends()

    async def asks(self, method: str, path: str, token: str | None, body: object = None) -> httpx.Response:
        self.tally.sent += 1
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.tally.refused += answer.is_error
        self.tally.done += answer.is_success
        if answer.status_code >= 500 and answer.json()["code"] == FAULT:
            self.tally.faults.append(f"{method} {path}")
        return answer

    # ---- Bytes that are no conversation at all.

    async def sends_bytes(self) -> None:
        where = urlsplit(self.server.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(ELSEWHERE, 0))
        kinds = (self.requests_in_a_row, self.half_a_request, self.a_long_head, self.frames)
        try:
            async with asyncio.timeout(SECONDS_ON_THE_WIRE):
                for piece in self.dice.choice(kinds)():
                    writer.write(piece)
                    await writer.drain()
                if self.dice.random() < 0.5:
                    await reader.read(1 << 16)
        except TimeoutError:
            self.tally.closed += 1
        finally:
            writer.transport.abort()

    def requests_in_a_row(self) -> list[bytes]:
        number = self.dice.randrange(1, 100)
        self.tally.sent += number
        path = self.dice.choice([b"/api/games", b"/api/tables", b"/nowhere", b"/api/tables/BCDFGHJ"])
        return [b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n" % path * number]

    def half_a_request(self) -> list[bytes]:
        self.tally.sent += 1
        whole = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{}"
        return [whole[: self.dice.randrange(len(whole))]]

    def a_long_head(self) -> list[bytes]:
        self.tally.sent += 1
        more = b"X-More: %s\r\n" % (b"x" * self.dice.randrange(4000))
        return [b"GET / HTTP/1.1\r\n", *[more] * self.dice.randrange(40)]

    def frames(self) -> list[bytes]:
        """A handshake, and frames of all kinds that do not belong together."""
        code = self.dice.choice(self.seats).code.encode()
        found = [
            b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % code
        ]
        for _ in range(self.dice.randrange(200)):
            payload = self.dice.randbytes(self.dice.choice([0, 1, 2, 100, 125]))
            frame = Frame(self.dice.choice(list(Opcode)), payload, fin=self.dice.random() < 0.7)
            found.append(frame.serialize(mask=self.dice.random() < 0.95))
        if self.dice.random() < 0.3:
            found[-1] = found[-1][: self.dice.randrange(len(found[-1]))]
        self.tally.sent += len(found)
        return found
