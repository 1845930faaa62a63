"""One connection cannot fill the memory of a server, nor keep everybody else waiting."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from ridotto.web.http_protocol import LONGEST_HEAD, MOST_WAITING, PIECE, HttpProtocol
from tests.house.rooms import in_a_loop
from tests.patience import PATIENCE
from tests.web import http
from tests.web.inside import serving_here
from tests.web.servers import Server, serving

MEGABYTE = 1 << 20
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
CHUNK = 1 << 16


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """With the default settings."""
    with serving(tmp_path / "tables.sqlite") as server:
        yield server


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as connection:
        yield connection


def pour(connection: socket.socket, data: bytes) -> bool:
    """Sends all of it, unless the server hangs up first; True when all was taken."""
    try:
        for start in range(0, len(data), CHUNK):
            connection.sendall(data[start : start + CHUNK])
    except OSError:
        return False
    return True


def said(connection: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    connection.settimeout(PATIENCE)
    found = b""
    try:
        while chunk := connection.recv(CHUNK):
            found += chunk
    except OSError:
        pass
    return found


def test_pipelined_requests_fill_no_memory(server: Server) -> None:
    before = server.memory()
    with connected(server) as connection:
        assert not pour(connection, REQUEST * (16 * MEGABYTE // len(REQUEST)))
        assert http.get(f"{server.address}/healthz").status_code == 200
        assert server.memory() - before < 32 * MEGABYTE


def test_a_few_pipelined_requests_are_answered_in_order(server: Server) -> None:
    with connected(server) as connection:
        paths = [b"/api/games", b"/nowhere", b"/healthz"]
        asked = b"".join(
            b"GET %s HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n" % path for path in paths
        )
        last = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        connection.sendall(asked + last)
        answers = said(connection).split(b"HTTP/1.1 ")[1:]
        assert [answer[:3] for answer in answers] == [b"200", b"404", b"200", b"200"]
        assert b'"well"' in answers[2]


def test_too_many_pipelined_requests_are_hung_up_on(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(REQUEST * (2 * MOST_WAITING))
        assert said(connection).count(b"HTTP/1.1 200") < MOST_WAITING


def test_an_answer_to_somebody_who_was_hung_up_on_is_no_error(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(b"GET /api/tables/BCDFGHJ HTTP/1.1\r\nHost: localhost\r\n\r\n" * (2 * MOST_WAITING))
        said(connection)
    with connected(server) as connection:
        connection.sendall(b"GET /api/tables/BCDFGHJ HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
    server.stop()
    assert '"level": "error"' not in server.logged()


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(b"GET / HTTP/1.1\r\n" + b"X-More: and more\r\n" * (MEGABYTE // 2), id="headers"),
        pytest.param(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * (8 * MEGABYTE), id="one header"),
        pytest.param(b"GET /" + b"x" * (8 * MEGABYTE), id="address"),
        pytest.param(b"\r\n" * (4 * MEGABYTE), id="nothing at all"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n" + b"X-More: and more\r\n" * (MEGABYTE // 2),
            id="trailers",
        ),
    ],
)
def test_a_head_without_end_is_hung_up_on(server: Server, head: bytes) -> None:
    before = server.memory()
    with connected(server) as connection:
        assert not pour(connection, head)
    assert server.memory() - before < 16 * MEGABYTE
    assert http.get(f"{server.address}/healthz").status_code == 200


def test_a_long_head_is_told_so(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * LONGEST_HEAD)
        told = said(connection)
    assert told.startswith(b"HTTP/1.1 431 ") and b'"long-head"' in told


def test_a_head_of_half_that_length_is_read(server: Server) -> None:
    answer = http.get(f"{server.address}/healthz", headers={"X-Long": "x" * (LONGEST_HEAD // 2)})
    assert answer.status_code == 200


# ---- Bodies that go on after their answer.

CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n"
ONE_BYTE = b"1\r\n{\r\n"


def test_a_body_in_tiny_chunks_is_refused_and_hung_up_on(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(CHUNKED % b"application/json")
        assert not pour(connection, ONE_BYTE * (16 * MEGABYTE // len(ONE_BYTE)))
        assert said(connection).startswith(b"HTTP/1.1 413 ")
    assert http.get(f"{server.address}/healthz").status_code == 200


def test_a_refused_request_ends_its_connection_when_its_body_is_still_to_come(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(CHUNKED % b"text/plain")
        told = connection.recv(CHUNK)
        connection.sendall(ONE_BYTE)
        told += said(connection)
    assert told.startswith(b"HTTP/1.1 415 ") and told.count(b"HTTP/1.1 ") == 1


def test_a_client_that_reads_after_sending_is_told_why_its_body_is_too_long(server: Server) -> None:
    body = b"%x\r\n%s\r\n" % (CHUNK, b"x" * CHUNK)
    with connected(server) as connection:
        connection.sendall(CHUNKED % b"application/json" + body * 4 + b"0\r\n\r\n")
        assert said(connection).startswith(b"HTTP/1.1 413 ")


UPGRADE = (
    b"GET /api/tables/BCDFGHJ/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n%s\r\n"
)


@pytest.mark.parametrize(
    "header",
    [
        pytest.param(b"Transfer-Encoding: chunked\r\n", id="chunks"),
        pytest.param(b"Content-Length: 100000000\r\n", id="length"),
        pytest.param(b"Odd: %s\r\n" % (b"x" * 10_000), id="long header"),
        pytest.param(b"Odd: x\r\n" * 200, id="many headers"),
    ],
)
def test_a_websocket_whose_head_cannot_be_read_is_hung_up_on(server: Server, header: bytes) -> None:
    """Whatever came after such a head was read without limit, and never answered."""
    with connected(server) as connection:
        connection.sendall(UPGRADE % header)
        assert said(connection).startswith(b"HTTP/1.1 400 ")
    with connected(server) as connection:
        connection.sendall(UPGRADE % header)
        assert not pour(connection, ONE_BYTE * (16 * MEGABYTE // len(ONE_BYTE)))


class Counting(HttpProtocol):
    chunks = 0

    def on_body(self, body: bytes) -> None:
        Counting.chunks += 1
        super().on_body(body)


@in_a_loop
async def test_other_work_goes_on_between_the_chunks_of_a_long_body(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite", http=Counting) as server:
        where = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        counted = [0]
        writer.write(CHUNKED % b"application/json" + ONE_BYTE * (MEGABYTE // len(ONE_BYTE)))
        told = asyncio.create_task(reader.read(CHUNK))
        while not told.done():
            await asyncio.sleep(0)  # one turn of the loop
            counted.append(Counting.chunks)
        writer.close()
    assert counted[-1] > 0 and max(after - before for before, after in pairwise(counted)) <= PIECE // len(ONE_BYTE) + 1


class Impatient(HttpProtocol):
    seconds_to_ask = 0.01
    seconds_to_read = 0.01


@pytest.mark.parametrize("sent", [b"", b"GET /api", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
@in_a_loop
async def test_a_request_that_does_not_arrive_is_not_waited_for(sent: bytes, tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite", http=Impatient) as server:
        where = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(sent)
        told = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    assert b"HTTP/1.1 408 " in told or sent.startswith(b"POST"), "an answer to a POST may be on its way already"


@in_a_loop
async def test_a_connection_that_sends_empty_lines_instead_of_a_request_is_closed(tmp_path: Path) -> None:
    class ImpatientLater(HttpProtocol):
        seconds_to_ask = PATIENCE

    async with serving_here(tmp_path / "tables.sqlite", http=ImpatientLater) as server:
        where = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(REQUEST)
        assert (await reader.read(12)).endswith(b"200")
        ImpatientLater.seconds_to_ask = 0.01
        writer.write(b"\r\n")
        assert b"HTTP/1.1 408 " in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()


@in_a_loop
async def test_an_answer_that_nobody_reads_is_thrown_away(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite", http=Impatient, buffer=4096) as server:
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            where = urlsplit(server.address)
            await asyncio.to_thread(client.connect, (where.hostname, where.port))
            client.sendall(b"GET /api/schema HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                while server.server.server_state.total_requests == 0 or server.server.server_state.connections:
                    await asyncio.sleep(0)


# ---- Sockets.

PING = Frame(Opcode.PING, b"").serialize(mask=True)
NOTHING_MORE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
HALF_A_MESSAGE = Frame(Opcode.TEXT, b"{").serialize(mask=True)
BEGINNING = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
HANDSHAKE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param(PING * MEGABYTE, id="pings"),
        pytest.param(BEGINNING + NOTHING_MORE * MEGABYTE, id="empty continuations"),
        pytest.param(HALF_A_MESSAGE * MEGABYTE, id="half messages"),
    ],
)
def test_a_flood_of_small_frames_is_hung_up_on(server: Server, frames: bytes) -> None:
    seat = http.post(f"{server.address}/api/tables", json={"game": "mascarade-2e", "players": 4}).json()
    with connected(server) as connection:
        connection.sendall(HANDSHAKE % seat["code"].encode())
        assert b" 101 " in connection.recv(CHUNK)
        assert not pour(connection, frames)
    assert http.get(f"{server.address}/healthz").status_code == 200
