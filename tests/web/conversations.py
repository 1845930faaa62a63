"""Whole conversations with a server: rubbish on sockets, evenings that go wrong in the middle, odd bytes on the wire.

What a server may never do is noted in a `Tally`: answer with a fault of its own, tell a watcher what was for a player,
or tell a player something else than the record says that they heard.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode

from ridotto.kernel import SPECTATOR, named
from ridotto.replay import read, replayed
from tests.patience import PATIENCE
from tests.web import http
from tests.web.clients import VERSION, Message, Seat, connecting, seat_in
from tests.web.rubbish import Rubbish
from tests.web.servers import Server

A_WHILE: Final = 400  # messages of one conversation at most
WITHOUT_A_BREAK: Final = 25  # messages before a screen waits until the server has answered them
SECONDS_ON_THE_WIRE: Final = 10.0
GAMES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("mascarade-1e", 4, {"pauses": "off"}),
    ("mascarade-2e", 5, {"pauses": "off"}),
    ("masques-dust", 3, {}),
    ("masques-ffg", 2, {}),
    ("masquerade", 3, {}),
)
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed")
FAULT: Final = "our-fault"
ELSEWHERE: Final = "127.0.0.2"  # where vandals come from, so that nobody else has their limits


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


class Vandal:
    """Holds conversations until its messages are used up."""

    def __init__(self, server: Server, seats: list[Seat], tally: Tally, seed: int, messages: int) -> None:
        self.server = server
        self.seats = seats  # at tables of other people, whose tokens it has got hold of
        self.tally = tally
        self.dice = Random(seed)
        self.left = messages
        self.rubbish = Rubbish(self.dice, [seat.token for seat in seats])
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self.http = http.AsyncClient(base_url=server.address, transport=transport)

    async def rages(self) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [self.sends_rubbish, self.has_an_evening, self.sends_bytes]
        async with self.http:
            while self.left > 0:
                (kind,) = self.dice.choices(kinds, [5, 5, 1])
                with suppress(OSError, WebSocketException, httpx.HTTPError):  # hung up on: then the next one
                    await kind()

    def sends(self, messages: int = 1) -> None:
        self.left -= messages
        self.tally.sent += messages

    # ---- Rubbish, with somebody's token or with none.

    async def sends_rubbish(self) -> None:
        seat = self.dice.choice([*self.seats, None])
        code = self.dice.choice(self.seats).code if seat is None else seat.code
        line = await self.connected(code, None if seat is None else seat.token, self.dice.random() < 0.9)
        for _ in range(self.dice.randrange(1, A_WHILE)):
            message = self.rubbish.message()
            await line.send(message.encode(errors="replace").decode() if isinstance(message, str) else message)
        await line.ends()

    async def connected(self, code: str, token: str | None, says_hello: bool = True) -> Line:
        socket = await connecting(self.server.socket_of(code), local_addr=(ELSEWHERE, 0))
        line = Line(self, socket, token)
        if says_hello:
            await line.say(type="hello", version=VERSION, token=token)
        return line

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
        evening = Evening(self, host)
        for name in NAMES[1:people]:
            await evening.sits(name)
        await evening.host_does("fill", bot="random")
        await evening.host_does("start")
        for seat in [*evening.seats, None]:
            await evening.comes(seat)
        for _ in range(self.dice.randrange(1, A_WHILE)):
            await evening.goes_on()
        await evening.ends()

    async def asks(self, method: str, path: str, token: str | None, body: object = None) -> httpx.Response:
        self.sends()
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
        self.sends(number)
        path = self.dice.choice([b"/api/games", b"/api/tables", b"/nowhere", b"/api/tables/BCDFGHJ"])
        return [b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n" % path * number]

    def half_a_request(self) -> list[bytes]:
        self.sends()
        whole = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{}"
        return [whole[: self.dice.randrange(len(whole))]]

    def a_long_head(self) -> list[bytes]:
        self.sends()
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
        self.sends(len(found))
        return found


class Line:
    """One socket, read all the time: what its ears were told, and what they are asked."""

    def __init__(self, vandal: Vandal, socket: ClientConnection, token: str | None) -> None:
        self.vandal = vandal
        self.tally = vandal.tally
        self.socket = socket
        self.token = token
        self.ears: str | None = None
        self.heard: dict[str, dict[int, str]] = defaultdict(dict)  # by ears: facts by their numbers
        self.question: Message | None = None
        self.next_id = 1_000_000  # of those messages whose answer is waited for
        self.answered = asyncio.Event()
        self.since = 0  # messages since then
        self.reading = asyncio.create_task(self.reads())

    async def say(self, **message: Any) -> None:
        await self.send(json.dumps(message))

    async def send(self, message: str | bytes) -> None:
        self.vandal.sends()
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
        self.vandal.sends()
        async with asyncio.timeout(PATIENCE):
            await self.answered.wait()

    async def ends(self) -> None:
        await self.waits()
        await self.socket.close()
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
                self.heard[self.ears][fact["number"]] = fact["text"]
                if self.ears == "-" and fact["to"] != "all":
                    self.tally.leaks.append(json.dumps(fact))
        if self.token is None and (message.get("question") or message.get("you") or message.get("notes")):
            self.tally.leaks.append(json.dumps(message))
        if message.get("id") == self.next_id or (kind in ("refused", "bye") and message.get("id") is None):
            self.answered.set()


class Evening:
    """A table of the vandal's own, where people play, and do whatever else comes to their minds."""

    def __init__(self, vandal: Vandal, host: Seat) -> None:
        self.vandal = vandal
        self.dice = vandal.dice
        self.host = host
        self.seats = [host]
        self.lines: list[Line] = []
        self.all_lines: list[Line] = []  # those that have ended, too
        self.deeds: dict[Callable[[], Awaitable[None]], int] = {
            self.somebody_answers: 60,
            self.somebody_answers_oddly: 10,
            self.somebody_says_something: 10,
            self.somebody_sends_rubbish: 6,
            self.somebody_goes_and_comes_back: 3,
            self.somebody_asks_for_something: 3,
            self.the_host_does_something: 3,
            self.another_screen_comes: 1,
        }

    async def sits(self, name: str) -> None:
        answer = await self.vandal.asks("POST", f"/api/tables/{self.host.code}/seats", None, {"name": name})
        if answer.is_success:
            self.seats.append(seat_in(answer.json()))

    async def comes(self, seat: Seat | None) -> None:
        line = await self.vandal.connected(self.host.code, None if seat is None else seat.token)
        self.lines.append(line)
        self.all_lines.append(line)

    async def goes_on(self) -> None:
        (deed,) = self.dice.choices(list(self.deeds), list(self.deeds.values()))
        try:
            await deed()
        except ConnectionClosed:
            self.lines = [line for line in self.lines if not line.reading.done()]
        if not self.lines:
            await self.comes(self.dice.choice(self.seats))

    async def somebody_answers(self) -> None:
        asked = [line for line in self.lines if line.question is not None]
        if not asked:
            await self.dice.choice(self.lines).waits()
            return
        line = self.dice.choice(asked)
        question, line.question = line.question, None
        assert question is not None
        said = self.dice.choice(question["options"])["text"]
        await line.say(type="answer", id=1, question=question["number"], answers=[said])
        await line.waits()

    async def somebody_answers_oddly(self) -> None:
        """Twice, too late, too early, several at once, or what somebody else is asked."""
        questions = [line.question for line in self.lines if line.question is not None]
        question: Message = {"number": 1, "options": [{"text": "swap"}]}
        if questions:
            question = self.dice.choice(questions)
        number = question["number"] + self.dice.choice([-1, 0, 0, 0, 1])
        said = [self.dice.choice(question["options"])["text"] for _ in range(self.dice.choice([1, 1, 2, 5]))]
        for _ in range(self.dice.choice([1, 2])):
            await self.dice.choice(self.lines).say(type="answer", id=2, question=number, answers=said)

    async def somebody_says_something(self) -> None:
        word, number = self.vandal.rubbish.word(), self.dice.randrange(60)
        message: Message = self.dice.choice(
            [
                {"type": "say", "text": word},
                {"type": "note", "text": word * 20},
                {"type": "why", "answer": word},
                {"type": "earlier", "before": number},
                {"type": "leave"},
                {"type": "leave-answer", "question": number, "name": "ClaimToo", "answer": "pass"},
                {"type": "withdraw-answer"},
            ]
        )
        await self.dice.choice(self.lines).say(id=3, **message)

    async def somebody_sends_rubbish(self) -> None:
        await self.dice.choice(self.lines).send(self.vandal.rubbish.text())

    async def somebody_goes_and_comes_back(self) -> None:
        line = self.lines.pop(self.dice.randrange(len(self.lines)))
        if self.dice.random() < 0.5:
            await line.socket.close()
        else:
            line.socket.transport.abort()
        await line.reading
        seats = [seat for seat in self.seats if seat.token == line.token]
        await self.comes(seats[0] if seats else None)

    async def somebody_asks_for_something(self) -> None:
        what = self.dice.choice(["", "/record", "/replay", "/replay?ears=A", "/nothing"])
        token = self.dice.choice([None, self.dice.choice(self.seats).token])
        await self.vandal.asks("GET", f"/api/tables/{self.host.code}{what}", token)

    async def the_host_does_something(self) -> None:
        seat, bot = self.dice.choice("ABCDEZ"), self.dice.choice(["random", "simple", "nobody"])
        deed, body = self.dice.choice(
            [
                ("pause", {}),
                ("go-on", {}),
                ("go-on", {}),
                ("fill", {"bot": bot}),
                ("replace", {"seat": seat, "bot": bot}),
                ("remove", {"seat": seat}),
                ("start", {}),
                ("rematch", {}),
            ]
        )
        await self.host_does(deed, **body)

    async def host_does(self, deed: str, **body: str) -> None:
        """The host, or in one of eight cases somebody else who has the host's page."""
        seat = self.host if self.dice.random() < 0.875 else self.dice.choice(self.seats)
        await self.vandal.asks("POST", f"/api/tables/{self.host.code}/{deed}", seat.token, body or None)

    async def another_screen_comes(self) -> None:
        await self.comes(self.dice.choice([*self.seats, None]))

    async def ends(self) -> None:
        """The table is closed, or everybody just hangs up; once it is closed, the record says who heard what."""
        record = None
        if self.dice.random() < 0.7:
            await self.vandal.asks("POST", f"/api/tables/{self.host.code}/close", self.host.token)
            record = await self.vandal.asks("GET", f"/api/tables/{self.host.code}/record", self.host.token)
        for line in self.lines:
            await line.socket.close()
            await line.reading
        if record is not None and record.is_success:
            await asyncio.to_thread(self.compare, record.text)

    def compare(self, record: str) -> None:
        """Each pair of ears has heard what the record says, and nothing else."""
        match = replayed(read(record))
        self.vandal.tally.evenings += 1
        for line in self.all_lines:
            for ears, facts in line.heard.items():
                player = SPECTATOR if ears == "-" else named(ears)
                assert player is not None
                heard = [fact.spelt() for fact in match.heard_by(player)]
                for number, text in facts.items():
                    if number > len(heard) or heard[number - 1] != text:
                        self.vandal.tally.leaks.append(f"{ears} was told {text!r} as number {number}")
