"""News goes straight to the sockets; whoever does not read holds nobody up, and gets the newest later."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ridotto.house import commands, messages
from ridotto.house.actor import TableActor
from ridotto.house.limits import Patience
from ridotto.house.meter import Meter
from ridotto.house.session import ClientSession
from ridotto.web.websocket_protocol import WebSocketProtocol
from ridotto.web.write_queue import FEW, SocketWriter, WriteQueue, head
from tests.house.rooms import a_house, begun, in_a_loop, wished
from tests.patience import PATIENCE
from tests.web.clients import VERSION, Screen, Web, data_of, seated
from tests.web.inside import Inside, serving_here

LITTLE = 4096  # bytes


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_a_frame(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Pipe(asyncio.Transport):
    """Takes whatever comes, in a list that all of them share."""

    def __init__(self, name: str, came: list[str]) -> None:
        super().__init__()
        self.name = name
        self.came = came
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.came.append(self.name + bytes(data)[2:].decode())  # behind the head of a short frame

    def is_closing(self) -> bool:
        return self.closed


async def a_busy_turn(post: WriteQueue) -> None:
    """After it, letters wait for the end of theirs."""
    for _ in range(FEW + 1):
        SocketWriter(post, Pipe("", [])).write([b""])
    await asyncio.sleep(0)


@in_a_loop
async def test_little_goes_out_at_once_and_much_together_in_the_order_it_was_written() -> None:
    post, came = WriteQueue(asyncio.get_running_loop()), list[str]()
    one, other = SocketWriter(post, Pipe("one", came)), SocketWriter(post, Pipe("other", came))
    one.write([b"!"])
    assert came == ["one!"], "nothing else is to be told"
    await a_busy_turn(post)
    came.clear()
    for text in (b"1", b"2", b"3"):
        one.write([text])
        other.write([text])
    assert came == [], "the turn before was a busy one"
    await asyncio.sleep(0)
    assert came == ["one1", "other1", "one2", "other2", "one3", "other3"]
    came.clear()
    one.write([b"!"])
    assert came == ["one!"], "it is quiet again"


@pytest.mark.parametrize("end", ["hung up", "closed by us"])
@in_a_loop
async def test_nothing_is_written_behind_the_end(end: str) -> None:
    post, came = WriteQueue(asyncio.get_running_loop()), list[str]()
    pipe = Pipe("", came)
    way = SocketWriter(post, pipe)
    await a_busy_turn(post)
    assert way.write([b"x"])
    if end == "hung up":
        pipe.closed = True
    else:
        way.closed = True
    await asyncio.sleep(0)
    assert came == []
    assert not way.write([b"x"]), "the long way will notice"


@in_a_loop
async def test_what_is_said_in_reply_does_not_overtake_what_is_on_the_long_way(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        screen = ClientSession(party.actor, messages.Hello(messages.VERSION, party.tokens[0]), Patience(0), Meter())
        await screen.arrive()
        await screen.due()
        screen.news.clear()
        written: list[list[bytes]] = []

        room = True

        def write(texts: list[bytes]) -> bool:
            if room:
                written.append(texts)
            return room

        screen.write = write
        await party.do(commands.Say, party.tokens[1], "hello")
        assert [types(texts) for texts in written] == [["lines"]], "nothing is on the long way: it is told at once"
        room = False
        await party.do(commands.Say, party.tokens[1], "and more")
        room = True
        await screen.hear("nonsense")
        assert len(written) == 1, "what the socket could not take goes the long way, and all that follows behind it"
        assert types(await screen.due()) == ["lines", "refused"]


def types(texts: list[bytes]) -> list[str]:
    return [json.loads(text)["type"] for text in texts]


def narrow(inside: Inside) -> socket.socket:
    """The kernel keeps little for whoever does not read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    found.connect(("127.0.0.1", int(inside.address.rpartition(":")[2])))
    found.setblocking(False)
    return found


@pytest.mark.parametrize(("deflate", "game"), [(False, "masques-dust"), (True, "masques-ffg")])  # much to tell
@in_a_loop
async def test_the_player_who_does_not_read_holds_nobody_up(tmp_path: Path, deflate: bool, game: str) -> None:
    dice = random.Random(1)
    async with (
        serving_here(tmp_path / "store", buffer=LITTLE, deflate=deflate) as inside,
        Web(inside.address) as web,
        seated(web, game, ("Ada", "Bo", "Cy", "Di")) as people,
    ):
        code = people[0].table["code"]
        sleepy = web.screen(code)
        bed = narrow(inside)
        await sleepy.connect(max_queue=1, sock=bed, compression="deflate" if deflate else None)
        await sleepy.hello()
        protocol_at(inside, bed).transport.set_write_buffer_limits(high=0)
        async with asyncio.TaskGroup() as playing:
            for person in people:
                playing.create_task(person.play(lambda question: [dice.choice(question["options"])["text"]]))
        while not sleepy.over:
            await sleepy.next()
        assert data_of(sleepy.facts[-1]) == data_of(people[0].facts[-1]), "all of it, to the end"
        assert news_to(sleepy) < min(map(news_to, people)), "several at once, and the newest last"
        await sleepy.close()


def news_to(person: Screen) -> int:
    return sum(message["type"] == "news" for message in person.messages)


@in_a_loop
async def test_the_player_who_takes_nothing_for_long_is_cut_off(tmp_path: Path) -> None:
    async with a_full_socket(tmp_path / "store") as (actor, listener, _):
        for _ in range(3):
            listener.look()
        while listener in actor.presence.listeners:
            await asyncio.sleep(0)
        assert len(actor.presence.listeners) == 4


class Impatient(WebSocketProtocol):
    seconds_to_close = 0.0


@in_a_loop
async def test_a_connection_that_is_closed_and_never_read_to_its_end_does_not_stay_open(tmp_path: Path) -> None:
    async with a_full_socket(tmp_path / "store", ws=Impatient) as (_, listener, protocol):
        for _ in range(3):
            listener.look()
        async with asyncio.timeout(PATIENCE):
            while protocol in protocol.connections:
                await asyncio.sleep(0)


@in_a_loop
async def test_a_connection_that_answers_no_ping_and_reads_nothing_does_not_stay_open(tmp_path: Path) -> None:
    async with a_full_socket(tmp_path / "store", ws=Impatient) as (actor, listener, protocol):
        protocol.keepalive_timeout()  # what uvicorn calls when no pong came
        async with asyncio.timeout(PATIENCE):
            while protocol in protocol.connections or listener in actor.presence.listeners:
                await asyncio.sleep(0)


@asynccontextmanager
async def a_full_socket(
    store: Path, ws: type[WebSocketProtocol] = WebSocketProtocol
) -> AsyncIterator[tuple[TableActor, ClientSession, WebSocketProtocol]]:
    """A table of four, and a watcher who has read nothing and cannot take any more."""
    async with (
        serving_here(store, buffer=LITTLE, ws=ws) as inside,
        Web(inside.address) as web,
        seated(web, "mascarade-2e", ("Ada", "Bo", "Cy", "Di"), options={"pace": "off"}) as people,
    ):
        actor = inside.house.actors[people[0].table["code"]]
        with await hung_up_on(inside, actor.code) as deaf:
            while len(actor.presence.listeners) < 5:
                await asyncio.sleep(0)
            (listener,) = [listener for listener in actor.presence.listeners if listener.key is None]
            assert isinstance(listener, ClientSession)
            protocol = protocol_at(inside, deaf)
            protocol.transport.set_write_buffer_limits(high=0)
            for number in range(1000):
                if not listener.sending:
                    await people[number % 4].ask(type="say", text="x" * 500)  # and reads what the others said
            assert listener.sending, "it cannot take any more"
            yield actor, listener, protocol


def protocol_at(inside: Inside, client: socket.socket) -> WebSocketProtocol:
    """The server's end of this connection."""
    connections = inside.server.server_state.connections
    (found,) = [each for each in connections if each.transport.get_extra_info("peername") == client.getsockname()]
    assert isinstance(found, WebSocketProtocol)
    return found


async def hung_up_on(inside: Inside, code: str) -> socket.socket:
    """A watcher who says hello and never reads a word."""
    found = narrow(inside)
    path, key = f"/api/tables/{code}/socket", "AAAAAAAAAAAAAAAAAAAAAA=="
    headers = f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(found, f"GET {path} HTTP/1.1\r\n{headers}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b" 101 " in await loop.sock_recv(found, 1000)
    hello = f'{{"type":"hello","version":{VERSION}}}'.encode()
    await loop.sock_sendall(found, Frame(Opcode.TEXT, hello).serialize(mask=True))
    return found
