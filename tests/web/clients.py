"""People at a table over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from types import TracebackType
from typing import Any, Final, Self, TypeAlias, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web import http
from tests.web.servers import Server

VERSION = 2

NO_CLOSE_FRAME = 1006

Message: TypeAlias = dict[str, Any]
# Without the limits, the pings, the proxies and the clock that a client brings along.
connecting: Final = partial(connect, max_size=None, ping_interval=None, proxy=None, open_timeout=PATIENCE)

Choose: TypeAlias = Callable[[Message], list[str]]  # a question -> answers in one breath


@dataclass(frozen=True)
class Seat:
    """What somebody got who opened a table or sat down."""

    code: str
    token: str
    you: str | None  # the seat's letter
    link: str = ""

    @property
    def shown(self) -> dict[str, str]:
        """How a request shows the token."""
        return {"Authorization": f"Bearer {self.token}"}


class Refused(Exception):
    """An HTTP answer that is no success."""

    def __init__(self, answer: httpx.Response) -> None:
        body = answer.json()
        self.status, self.code, self.say = answer.status_code, body["code"], body["say"]
        self.headers = answer.headers
        super().__init__(f"{self.status} {self.code}: {self.say}")


class Web:
    """The HTTP side, for tests that are not about HTTP itself: what is refused is raised."""

    def __init__(self, server: Server | str) -> None:
        self.address = server if isinstance(server, str) else server.address
        self.http = http.AsyncClient(base_url=self.address)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *gone: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.http.aclose()

    async def get(self, path: str, seat: Seat | None = None) -> Any:
        headers = {} if seat is None else seat.shown
        return good(await self.http.get(path, headers=headers)).json()

    async def post(self, path: str, body: object = None, seat: Seat | None = None) -> Any:
        headers = {} if seat is None else seat.shown
        return good(await self.http.post(path, json=body, headers=headers)).json()

    async def open(self, game: str, players: int, name: str | None = "Ann", **wished: Any) -> Seat:
        """`options`, `bots` and `terms` as in wire.TableWished."""
        body = {"game": game, "players": players, "name": name, **wished}
        return seat_in(await self.post("/api/tables", body))

    async def sit(self, code: str, name: str, seat: str | None = None) -> Seat:
        return seat_in(await self.post(f"/api/tables/{code}/seats", {"name": name, "seat": seat}))

    async def do(self, host: Seat, deed: str, **body: Any) -> Message:
        """start, settings, fill, replace, remove, pause, go-on, close, rematch: what a host does; the table then."""
        found: Message = await self.post(f"/api/tables/{host.code}/{deed}", body or None, host)
        return found

    async def table(self, code: str) -> Message:
        found: Message = (await self.get(f"/api/tables/{code}"))["table"]
        return found

    async def record(self, code: str) -> str:
        return good(await self.http.get(f"/api/tables/{code}/record")).text

    def screen(self, code: str, token: str | None = None) -> Screen:
        return Screen(f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket", token)


def data_of(fact: Message) -> Message:
    """Returns a fact as `Fact.data` has it: what these ears make of it is left out."""
    return {key: value for key, value in fact.items() if key not in ("n", "to", "say")}


def with_changes(view: Message, changes: list[Any]) -> Message:
    """Returns the next view, as docs/socket.md says that it is made."""
    found: Any = copy.deepcopy(view)
    for path, *value in changes:
        at = found
        for key in path[:-1]:
            at = at[key]
        if not path:
            (found,) = value
        elif not value:
            del at[path[-1]]
        elif path[-1] == len(at) and isinstance(at, list):
            at += value
        else:
            (at[path[-1]],) = value
    return cast(Message, found)


def good(answer: httpx.Response) -> httpx.Response:
    if answer.is_error:
        raise Refused(answer)
    return answer


def seat_in(found: Message) -> Seat:
    return Seat(found["code"], found["token"], found["you"], found["link"])


@dataclass
class Screen:
    """One socket, and what it knows: all messages, all facts, the newest view and question."""

    url: str
    token: str | None = None
    messages: list[Message] = field(default_factory=list)
    facts: list[Message] = field(default_factory=list)
    lines: list[Message] = field(default_factory=list)
    absent: dict[str, float | None] = field(default_factory=dict)
    view: Message | None = None
    question: Message | None = None
    table: Message = field(default_factory=dict)
    you: str | None = None
    ears: str | None = None
    heard: int = 0
    next_id: int = 1

    socket: ClientConnection = field(init=False, repr=False)

    async def connect(self, **extra: Any) -> Self:
        """Without saying hello."""
        self.socket = await connecting(self.url, **extra)
        return self

    async def hello(
        self, heard: int | None = None, lines: int = 0, picture: bool = False, prospects: bool = False
    ) -> Message:
        """The welcome."""
        known = self.heard if heard is None else heard
        named = {"ears": self.ears, "heard": known, "lines": lines, "picture": picture, "prospects": prospects}
        await self.say(type="hello", version=VERSION, token=self.token, **named)
        return await self.until("welcome")

    async def __aenter__(self) -> Self:
        await self.connect()
        await self.hello()
        return self

    async def __aexit__(self, *gone: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message; ConnectionClosed when there is none any more."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.messages.append(message)
        if message["type"] in ("welcome", "news"):
            self.facts += message["facts"]
            if "changes" in message:
                assert self.view is not None and "view" not in message
                message["view"] = with_changes(self.view, message["changes"])
            self.view, self.question, self.heard = message["view"], message["question"], message["heard"]
        if message["type"] == "welcome":
            self.you, self.ears = message["you"], message["ears"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] in ("welcome", "lines"):
            self.lines += message["lines"]
        if message["type"] in ("welcome", "presence"):
            self.absent = {each["player"]: each["seconds"] for each in message["absent"]}
        return message

    async def closed_with(self) -> int:
        """The code that the server closes with; what comes before it is taken in as well."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return NO_CLOSE_FRAME if closed.rcvd is None else closed.rcvd.code

    async def until(self, *types: str) -> Message:
        """The next message of such a type; what comes before it is taken in as well."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message
            assert message["type"] != "bye", message

    async def ask(self, **message: Any) -> Message:
        """Say something that has an `id`, and hear whether it is done or refused."""
        number, self.next_id = self.next_id, self.next_id + 1
        await self.say(id=number, **message)
        while True:
            reply = await self.until("done", "refused")
            if reply.get("id") in (number, None):
                return reply

    async def answer(self, *answers: str, question: int | None = None) -> Message:
        """To the open question, or to the one with this number."""
        if question is None:
            assert self.question is not None
            question = self.question["number"]
        return await self.ask(type="answer", question=question, answers=list(answers))

    @property
    def over(self) -> bool:
        return self.table.get("state") == "over"

    async def play(self, choose: Choose | None = None, done: Callable[[], bool] = lambda: False) -> None:
        """Answer whatever is asked until the game is over; what comes too late was answered by somebody else."""
        answered: set[int] = set()
        while not self.over and not done():
            question = self.question
            if question is not None and question["number"] not in answered:
                answered.add(question["number"])
                chosen = [question["options"][0]["text"]] if choose is None else choose(question)
                await self.say(type="answer", id=0, question=question["number"], answers=chosen)
            message = await self.next()
            assert message["type"] != "bye", message
            assert message["type"] != "refused" or message["code"] in LATE, message


LATE = ("not-that-question", "not-your-question", "match-over", "left-the-table")


@asynccontextmanager
async def seated(
    web: Web, game: str, names: Sequence[str], bots: dict[str, str] | None = None, **wished: Any
) -> AsyncIterator[list[Screen]]:
    """A table of these people (the first is its host) and bots, begun, with a screen for each person."""
    players = len(names) + len(bots or {})
    host = await web.open(game, players, names[0], bots=bots or {}, **wished)
    others = [await web.sit(host.code, name) for name in names[1:]]
    await web.do(host, "start")
    async with AsyncExitStack() as open_screens:
        yield [await open_screens.enter_async_context(web.screen(host.code, s.token)) for s in [host, *others]]


async def play_all(screens: Sequence[Screen], choose: Choose | None = None) -> None:
    """All of them, at once, to the end."""
    async with asyncio.TaskGroup() as playing:
        for screen in screens:
            playing.create_task(screen.play(choose))
