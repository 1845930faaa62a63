"""How many connections one address may hold, and what happens when open files run out."""

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from ridotto.web.connections import Connections
from tests.patience import PATIENCE, until
from tests.web import http
from tests.web.clients import Web
from tests.web.servers import Server, serving
from tests.web.test_workers import back

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
ELSEWHERE = "127.0.0.2"  # the same machine, and another address


@contextmanager
def connected(server: Server, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    where = urlsplit(server.address)
    here = (where.hostname or "", where.port or 0)
    with socket.create_connection(here, timeout=PATIENCE, source_address=(address, 0)) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """Returns the first bytes that the server says to a request, or to the connection itself."""
    try:
        connection.sendall(REQUEST)
        return connection.recv(12)
    except OSError:
        return b""


def is_served(server: Server, address: str) -> bool:
    with connected(server, address) as connection:
        return answer(connection) == b"HTTP/1.1 200"


def test_idle_connections_of_one_address_do_not_shut_out_others(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--most-connections", "3") as server:
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(connected(server))
            with connected(server) as one_more:
                assert one_more.recv(12) == b"HTTP/1.1 429" and b'"too-fast"' in one_more.recv(1000)
            assert is_served(server, ELSEWHERE)
            assert "one address has too many" in server.logged()
            assert "127.0.0.1" not in server.logged()
        until(lambda: is_served(server, "127.0.0.1"))  # once those are gone


def is_full(server: Server) -> bool:
    """True if there is room for one connection at most."""
    with connected(server), connected(server) as one_more:
        return answer(one_more) != b"HTTP/1.1 200"


def test_sockets_count_until_they_are_closed(tmp_path: Path) -> None:
    """Nothing is held but the socket: how soon the server notes the end of other connections does not matter."""

    async def visits() -> None:
        async with Web(server) as web:
            seat = await web.open("masques-dust", 2)
        for _ in range(5):
            screen = web.screen(seat.code, seat.token)
            await back(screen)
            await asyncio.to_thread(until, lambda: is_full(server))
            await screen.close()
            await asyncio.to_thread(until, lambda: not is_full(server))

    with serving(tmp_path / "tables.sqlite", "--most-connections", "2", "--requests", "0") as server:
        asyncio.run(visits())


def test_proxies_are_not_counted(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.sqlite", "--most-connections", "1", "--behind-proxy", "127.0.0.1") as server,
        connected(server),
        connected(server),
    ):
        assert is_served(server, "127.0.0.1")
        with connected(server, ELSEWHERE):
            assert not is_served(server, ELSEWHERE)


def test_a_network_of_ipv6_is_one_address() -> None:
    connections = Connections(1, "")
    assert connections.enter("2001:db8::1", 10) is not None
    assert connections.enter("2001:db8::2", 11) is None
    assert connections.enter("2001:db8:0:1::1", 12) is not None
    assert connections.enter("::ffff:10.0.0.1", 13) is not None
    assert connections.enter("10.0.0.1", 14) is None


def test_a_proxy_is_known_by_its_ipv4_address_at_a_server_for_both() -> None:
    connections = Connections(1, "127.0.0.1")
    assert all(connections.enter("::ffff:127.0.0.1", 1) is not None for _ in range(3))


def test_the_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
    try:
        with serving(tmp_path / "tables.sqlite") as server:
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_running_out_of_open_files_is_logged_and_passes(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--most-connections", "0") as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (120, 120))
        with ExitStack() as held:
            for _ in range(150):
                held.enter_context(connected(server))
            until(lambda: "too few open files" in server.logged())
            refused = held.enter_context(connected(server))
            assert answer(refused) != b"HTTP/1.1 200"
        until(lambda: is_served(server, "127.0.0.1"))
        assert http.post(f"{server.address}/api/tables", json={"game": "masques-dust", "players": 2}).is_success
