"""People at a table of ours: six, or fewer."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from bench.table.crowd import NAMES, SEATS, Crowd, Player
from bench.table.wires import HOST, Desk

GAME: Final = "mascarade-2e"
FOR_FEW: Final = "mascarade-1e"  # the second edition wants four players
FEW: Final = 3


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class State(msgspec.Struct):
    state: str


class Message(msgspec.Struct):
    """Of everything that is told, what a player at random needs."""

    type: str
    question: Question | None = None
    table: State | None = None
    code: str = ""


READER: Final = msgspec.json.Decoder(Message)


class OurPlayer(Player):
    def __init__(self, port: int, table: OurTable, token: str) -> None:
        super().__init__(port, f"/api/tables/{table.code}/socket", table.crowd)
        self.table = table
        self.token = token
        self.question: Question | None = None
        self.answered = -1  # the number of the last question
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.say(msgspec.json.encode({"type": "hello", "version": 2, "token": self.token}))

    def told(self, text: bytes) -> None:
        message = READER.decode(text)
        if message.type in ("news", "welcome"):
            question = message.question
            if question is None or question.number != self.answered:
                self.sees_own_answer()
                if question is not None and (self.question is None or question.number != self.question.number):
                    self.question = question
                    self.is_asked()
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif message.type == "table":
            if message.table is not None and message.table.state == "over":
                self.table.is_over()
        elif message.type in ("refused", "bye"):
            self.crowd.trouble(f"{message.type}: {message.code}")

    def answer(self) -> None:
        question = self.question
        assert question is not None
        chosen = question.options[self.crowd.one_of(len(question.options))].text
        self.answered = question.number
        said = b'{"type":"answer","id":%d,"question":%d,"answers":["%s"]}'
        self.say_answer(said % (question.number, question.number, chosen.encode()))


class OurTable:
    def __init__(self, port: int, desk: Desk, crowd: Crowd, seats: int = SEATS) -> None:
        self.seats = seats
        self.port = port
        self.desk = desk
        self.crowd = crowd
        self.code = ""
        self.tokens: list[str] = []
        self.players: list[OurPlayer] = []
        self.done = 0  # who have been told of the end

    async def open(self) -> None:
        wished = {
            "game": FOR_FEW if self.seats <= FEW else GAME,
            "players": self.seats,
            "name": NAMES[0],
            "options": {"pace": "off"},
            "terms": {"chat": False},
        }
        host = await self.desk.post("/api/tables", wished)
        self.code, self.tokens = host["code"], [host["token"]]
        for name in NAMES[1 : self.seats]:
            seated = await self.desk.post(f"/api/tables/{self.code}/seats", {"name": name})
            self.tokens.append(seated["token"])
        await self.begin()

    async def begin(self) -> None:
        await self.desk.post(f"/api/tables/{self.code}/start", token=self.tokens[0])
        loop = asyncio.get_running_loop()
        self.done = 0
        self.players = [OurPlayer(self.port, self, token) for token in self.tokens]
        for player in self.players:
            await loop.create_connection(lambda player=player: player, HOST, self.port)  # type: ignore[misc]
        await asyncio.gather(*[player.welcomed for player in self.players])

    def is_over(self) -> None:
        """Once all have been told."""
        self.done += 1
        if self.done == self.seats:
            self.crowd.later(self.again)

    async def again(self) -> None:
        for player in self.players:
            self.crowd.bytes += player.bytes
            player.hang_up()
        following = await self.desk.post(f"/api/tables/{self.code}/rematch", token=self.tokens[0])
        self.code = following["code"]
        await self.begin()
