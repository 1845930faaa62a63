"""Messages that nobody should send, by the thousand: python -m tests.web.fuzzing [--messages N]

Screens of players, of watchers and of nobody at all send rubbish while others play. No table may stop, no traceback be
logged, nobody be told what is not theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.web.clients import VERSION, Choose, Seat, Web, connecting, play_all
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, started

SCREENS: Final = 12  # that send rubbish at once
SECONDS_BETWEEN_LINES: Final = 10.0  # that say how far it is
LAST: Final = 1_000_000  # the id of the last message on a socket
A_WHILE: Final = 400  # messages of one socket; then another one is opened
TYPES: Final = (
    "hello",
    "answer",
    "leave-answer",
    "withdraw-answer",
    "say",
    "note",
    "why",
    "earlier",
    "seen",
    "leave",
    "welcome",
    "news",
    "",
    "x",
)
FIELDS: Final = (
    "id",
    "question",
    "answers",
    "answer",
    "name",
    "text",
    "heard",
    "lines",
    "token",
    "version",
    "ears",
    "type",
)
WORDS: Final = ("swap", "keep", "pass", "King", "a", "A", "fate", "ready", "no", "Judge", "claim", "!", "late", "-", "")


@dataclass
class Tally:
    sent: int = 0
    refused: int = 0
    done: int = 0
    closed: int = 0
    wrong: int = 0  # told what is not theirs

    def line(self) -> str:
        return f"{self.sent} sent, {self.refused} refused, {self.done} done, {self.closed} closed, {self.wrong} leaks"


class Rubbish:
    def __init__(self, dice: random.Random, seats: list[Seat]) -> None:
        self.dice = dice
        self.seats = seats

    def message(self) -> str | bytes:
        makers: list[Callable[[], str | bytes]] = [
            *[self.odd_message] * 6,
            *[self.nearly_right] * 6,
            self.noise,
            self.bytes,
            self.cut,
            self.deep,
        ]
        return self.dice.choice(makers)()

    def odd_message(self) -> str:
        message: dict[str, object] = {"type": self.dice.choice(TYPES)}
        for _ in range(self.dice.randrange(5)):
            message[self.dice.choice(FIELDS)] = self.anything()
        return json.dumps(message)

    def nearly_right(self) -> str:
        """As a screen would write it, but for its content."""
        number, word = self.number(), self.word()
        message: dict[str, Any] = self.dice.choice(
            [
                {"type": "answer", "id": number, "question": self.dice.randrange(200), "answers": [word]},
                {"type": "answer", "id": 1, "question": number, "answers": [self.word() for _ in range(30)]},
                {"type": "leave-answer", "id": 1, "question": number, "name": word, "answer": self.word()},
                {"type": "withdraw-answer", "id": number},
                {"type": "seen", "heard": number},
                {"type": "say", "id": 1, "text": word * self.dice.randrange(200)},
                {"type": "note", "id": 1, "text": word * self.dice.randrange(300)},
                {"type": "why", "id": 1, "answer": word},
                {"type": "earlier", "id": 1, "before": number},
                {"type": "hello", "version": number, "token": self.dice.choice(self.seats).token, "heard": number},
            ]
        )
        return json.dumps(message)

    def anything(self) -> object:
        return self.dice.choice(
            [
                None,
                True,
                self.number(),
                self.dice.random() * 1e300,
                self.word(),
                [self.word()] * self.dice.randrange(4),
                {self.word(): self.number()},
                "\ud800",
                "\x00\x1b[2J",
                self.dice.choice(self.seats).token[: self.dice.randrange(40)],
            ]
        )

    def number(self) -> int:
        return self.dice.choice([-1, 0, 1, 2, 7, 2**31, 2**31 + 1, 2**63, 10**400, -(2**64), self.dice.randrange(50)])

    def word(self) -> str:
        letters = string.printable + "éß漢🎭\u202e"
        return self.dice.choice([*WORDS, "".join(self.dice.choices(letters, k=self.dice.randrange(1, 30)))])

    def noise(self) -> str:
        return "".join(self.dice.choices(string.printable, k=self.dice.randrange(200)))

    def bytes(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(300))

    def cut(self) -> str:
        text = self.nearly_right()
        return text[: self.dice.randrange(len(text))]

    def deep(self) -> str:
        return "[" * self.dice.randrange(1, 5000)


class Vandal:
    """Sends rubbish over one socket after the other, and reads what comes back."""

    def __init__(self, server: Server, seats: list[Seat], tally: Tally, seed: int, messages: int) -> None:
        self.server = server
        self.seats = seats
        self.tally = tally
        self.dice = random.Random(seed)
        self.rubbish = Rubbish(self.dice, seats)
        self.left = messages

    async def rages(self) -> None:
        while self.left > 0:
            seat = self.dice.choice([*self.seats, None])
            code = self.dice.choice(self.seats).code if seat is None else seat.code
            socket = await connecting(self.server.socket_of(code))
            reading = asyncio.create_task(self.reads(socket, watches=seat is None))
            try:
                if self.dice.random() < 0.9:
                    token = None if seat is None else seat.token
                    await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
                await self.sends(socket)
                await socket.send(json.dumps({"type": "why", "id": LAST, "answer": "swap"}))
                await reading  # all that was sent before is answered, too
                await socket.close()
            except ConnectionClosed:
                self.tally.closed += 1
                await reading

    async def sends(self, socket: ClientConnection) -> None:
        for _ in range(self.dice.randrange(1, A_WHILE)):
            self.left -= 1
            self.tally.sent += 1
            message = self.rubbish.message()
            await socket.send(message.encode(errors="replace").decode() if isinstance(message, str) else message)

    async def reads(self, socket: ClientConnection, watches: bool) -> None:
        """Until the last message is answered, or the server has hung up."""
        try:
            async for text in socket:
                message = json.loads(text)
                if message.get("id") == LAST:
                    return
                self.tally.refused += message["type"] == "refused"
                self.tally.done += message["type"] == "done"
                if watches and any(fact["to"] != "all" for fact in message.get("facts", [])):
                    self.tally.wrong += 1
                if watches and (message.get("question") or message.get("you") or message.get("notes")):
                    self.tally.wrong += 1
        except ConnectionClosed:
            pass


async def fuzzed(server: Server, messages: int, seed: int = 1, told: Callable[[str], None] = print) -> Tally:
    """Rubbish at tables where people play, and then the games are played to their end."""
    tally = Tally()
    async with Web(server) as web:
        seats: list[Seat] = []
        for game, players, options in (
            ("mascarade-2e", 4, {"pauses": "off"}),
            ("masquerade", 3, {}),
            ("masques-ffg", 2, {}),
        ):
            host = await web.open(game, players, "Ada", options=options, terms={"memory": "notes"})
            table = [host, *[await web.sit(host.code, f"P{number}") for number in range(1, players)]]
            await web.do(host, "start")
            seats += table
        each = messages // SCREENS
        raging = asyncio.gather(*[Vandal(server, seats, tally, seed + n, each).rages() for n in range(SCREENS)])
        while not raging.done():
            done, _ = await asyncio.wait([raging], timeout=SECONDS_BETWEEN_LINES)
            if not done:
                told(tally.line())
        await raging
        await play_to_the_end(web, seats)
    return tally


async def play_to_the_end(web: Web, seats: list[Seat]) -> None:
    """Whatever was done to them, the tables go on."""
    screens = [web.screen(seat.code, seat.token) for seat in seats]
    for screen in screens:
        await screen.connect()
        await screen.hello()
    await play_all(screens, any_option(7))
    for screen in screens:
        assert screen.over
        await screen.close()


def any_option(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda question: [dice.choice(question["options"])["text"]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder, "tables.sqlite"), "--grace", "3600", *AT_ONCE, *NO_LIMITS)
        try:
            tally = asyncio.run(fuzzed(server, arguments.messages))
        finally:
            server.stop()
        failed = "Traceback" in server.logged()
    print(
        tally.line(),
        "a traceback was logged" if failed else "no traceback, and every game was played to its end",
        sep="; ",
    )
    return 1 if failed or tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
