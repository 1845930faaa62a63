"""What every answer carries, and who is not let in."""

import asyncio
from collections.abc import Iterator
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from ridotto.web.origins import base_address, is_our_name, is_welcome, neighbourhood
from ridotto.web.settings import Settings
from tests.web import http
from tests.web.clients import Web, connecting
from tests.web.servers import Server, serving

API = ["/healthz", "/metrics", "/api/games", "/api/tables", "/api/tables/XXXXXXX", "/api/schema"]
EVERYWHERE = [*API, "/", "/t/XXXXXXX", "/t/XXXXXXX/replay", "/assets/nothing.js", "/nowhere"]
TABLE = {"game": "masques-dust", "players": 2}


# ---- Headers.


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_is_safe_to_show(server: Server, path: str) -> None:
    headers = http.get(f"{server.address}{path}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "camera=()" in headers["permissions-policy"] and "microphone=()" in headers["permissions-policy"]
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert all(len(headers.get_list(key)) == 1 for key in headers)


def test_the_policy_lets_only_our_own_in(server: Server) -> None:
    policy = http.get(f"{server.address}/api/games").headers["content-security-policy"]
    host = server.address.removeprefix("http://")
    assert dict(part.split(" ", 1) for part in policy.split("; ")) == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize("host", ["evil; script-src *", "evil *", "a,b", "x" * 300])
def test_no_host_can_write_the_policy(server: Server, host: str) -> None:
    answer = http.get(f"{server.address}/api/games", headers={"Host": host})
    if answer.status_code == 200:
        assert "connect-src 'self';" in answer.headers["content-security-policy"]


def test_what_people_are_told_is_kept_nowhere(server: Server) -> None:
    for path in ("/api/games", "/api/tables", "/api/tables/XXXXXXX", "/api/nowhere"):
        assert http.get(f"{server.address}{path}").headers["cache-control"] == "no-store"


# ---- Pages of other places.


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "http://[", "http://evil:99999"]
)
def test_a_foreign_page_opens_no_table_and_no_socket(server: Server, origin: str) -> None:
    answer = http.post(f"{server.address}/api/tables", json=TABLE, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")

    async def knocks() -> int:
        async with Web(server) as web:
            table = await web.open("masques-dust", 2)
        with pytest.raises(InvalidStatus) as refused:
            await connecting(server.socket_of(table.code), additional_headers={"Origin": origin})
        return refused.value.response.status_code

    assert asyncio.run(knocks()) == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[", ""])
def test_a_name_that_leads_here_and_is_not_ours_is_refused(server: Server, host: str) -> None:
    for method, path in (("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/")):
        answer = http.request(method, f"{server.address}{path}", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")

    async def knocks() -> int:
        async with Web(server) as web:
            table = await web.open("masques-dust", 2)
        here = urlsplit(server.socket_of(table.code))
        with pytest.raises(InvalidStatus) as refused:
            await connecting(f"ws://{host}{here.path}", host=here.hostname, port=here.port)
        return refused.value.response.status_code

    if "evil" in host:  # the others are no names that a client would send
        assert asyncio.run(knocks()) == 403


@pytest.mark.parametrize(
    ("listening", "address", "host", "ours"),
    [
        ("127.0.0.1", "", "localhost:8000", True),
        ("127.0.0.1", "", "[::1]:8000", True),
        ("127.0.0.1", "", "192.168.1.7:8000", False),
        ("0.0.0.0", "", "any.name.of.this.machine", True),  # nobody has said which names are ours
        ("0.0.0.0", "https://games.example", "games.example", True),
        ("0.0.0.0", "https://games.example", "GAMES.example:443", True),
        ("0.0.0.0", "https://games.example", "evil.example", False),
        ("0.0.0.0", "https://games.example", "127.0.0.1:8000", True),  # a proxy, or whoever keeps watch
    ],
)
def test_which_names_are_ours(listening: str, address: str, host: str, ours: bool) -> None:
    assert is_our_name(host, Settings(host=listening, address=address)) is ours


def test_an_origin_without_a_host_is_foreign_where_no_host_is_named() -> None:
    assert not is_welcome("null", "", Settings(host="0.0.0.0"))


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("evil.example", "http://127.0.0.1:{port}/t/"),
        ("127.0.0.1.evil.example:{port}", "http://127.0.0.1:{port}/t/"),
        ("192.0.2.1:{port}", "http://127.0.0.1:{port}/t/"),
        ("", "http://127.0.0.1:{port}/t/"),
        ("localhost:{port}", "http://localhost:{port}/t/"),
        ("[::1]:9000", "http://[::1]:9000/t/"),  # forwarded by a tunnel, for example
        (f"{gethostname()}:9000", f"http://{gethostname()}:9000/t/"),
        (f"{gethostname()}.local", f"http://{gethostname()}.local/t/"),
    ],
)
def test_links_lead_to_hosts_that_are_known_to_be_ours(everywhere: Server, host: str, link: str) -> None:
    port = urlsplit(everywhere.address).port
    here = f"http://127.0.0.1:{port}"
    table = http.post(f"{here}/api/tables", json=TABLE, headers={"Host": host.format(port=port)}).json()
    assert table["link"] == f"{link.format(port=port)}{table['code']}"


@pytest.mark.parametrize(
    ("arrived", "host", "address"),
    [
        ("192.168.1.7", "192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("::ffff:192.168.1.7", "192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("192.168.1.7", "192.168.1.8:8000", "http://192.168.1.7:8000"),
        ("fd00::7", "[fd00:0::7]:8000", "http://[fd00:0::7]:8000"),
        ("fd00::7", "[", "http://[fd00::7]:8000"),
    ],
)
def test_the_address_at_which_a_connection_arrived_is_ours(arrived: str, host: str, address: str) -> None:
    scope: Any = {"headers": [(b"host", host.encode())], "server": (arrived, 8000), "scheme": "http"}
    assert base_address(scope, Settings(host="0.0.0.0")) == address


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("everywhere") / "tables.sqlite", "--host", "0.0.0.0") as server:
        yield server


def test_our_own_page_and_programs_may(server: Server) -> None:
    assert http.post(f"{server.address}/api/tables", json=TABLE, headers={"Origin": server.address}).is_success
    assert http.post(f"{server.address}/api/tables", json=TABLE).is_success


def test_a_page_that_was_named_may(tmp_path_factory: pytest.TempPathFactory) -> None:
    friend, stranger = "https://friend.example", "https://stranger.example"

    async def opened(server: Server, origin: str) -> str:
        async with Web(server) as web:
            table = await web.open("masques-dust", 2)
            screen = await web.screen(table.code, table.token).connect(additional_headers={"Origin": origin})
            await screen.hello()
            await screen.close()
            return screen.you or ""

    flags = ("--origin", friend, "--address", "https://games.example")
    with serving(tmp_path_factory.mktemp("named") / "tables.sqlite", *flags) as server:
        for origin in (friend, "https://games.example"):
            assert asyncio.run(opened(server, origin)) == "A"
        asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
        for origin, allowed in ((friend, friend), (stranger, None)):
            answer = http.options(f"{server.address}/api/tables", headers={"Origin": origin, **asked})
            assert answer.headers.get("access-control-allow-origin") == allowed
        headers = http.get(f"{server.address}/api/games").headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert "connect-src 'self' ws://games.example wss://games.example;" in headers["content-security-policy"]


def test_who_is_welcome() -> None:
    settings = Settings(address="https://games.example", origins=("https://friend.example",))
    known = {
        None: True,
        "https://games.example": True,
        "https://friend.example": True,
        "http://inside:8000": False,  # whoever says where it is found is found nowhere else
        "http://inside": False,
        "http://games.example": False,
        "https://friend.example.evil": False,
        "null": False,
        "": False,
    }
    assert {origin: is_welcome(origin, "inside:8000", settings) for origin in known} == known


def test_a_network_of_addresses_is_one_neighbour() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::4") != neighbourhood("2001:db8:1:2::4")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") == "10.0.0.1"
    assert neighbourhood("somewhere") == "somewhere"
