"""Requests and messages that no page of ours sends: each is refused with its code, and nothing breaks."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest

from ridotto.words.files import reader
from tests.web import http
from tests.web.clients import NO_CLOSE_FRAME, Screen, Seat, Web
from tests.web.servers import Server

JSON = {"Content-Type": "application/json"}
TABLE = {"game": "masques-dust", "players": 2}


def problem(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert {"code", "say"} <= set(body) <= {"code", "say", "details", "objections"} and body["say"]
    assert ("objections" in body) == (body["code"] == "setup-refused")
    for objection in body.get("objections", []):
        details = {"label": "", **objection.get("details", {})}
        assert reader("fr").say(f"objection-{objection['code']}", **details), "what fills its sentence is there"
    return answer.status_code, body["code"]


@pytest.fixture(scope="module")
def table(server: Server) -> Seat:
    async def opened() -> Seat:
        async with Web(server) as web:
            return await web.open("masques-dust", 2)

    return asyncio.run(opened())


# ---- HTTP.


def test_nothing_is_there(server: Server) -> None:
    for path in ("/nowhere", "/api", "/api/nowhere", "/api/tables/XXXXXXX/nowhere", "/%00", "/api/games/../nowhere"):
        assert problem(http.get(f"{server.address}{path}")) == (404, "no-such-page"), path


def test_no_such_table(server: Server) -> None:
    for code in ("XXXXXXX", "X", "aeiouae", "%F0%9F%8E%AD", "0000000", "' or 1=1 --"):
        assert problem(http.get(f"{server.address}/api/tables/{code}")) == (404, "no-such-table"), code
    assert problem(http.get(f"{server.address}/api/tables/{'X' * 21}")) == (400, "odd-request")


def test_the_wrong_method(server: Server, table: Seat) -> None:
    for method, path in (("PUT", "/api/tables"), ("DELETE", "/api/games"), ("PATCH", "/healthz"), ("POST", "/metrics")):
        assert problem(http.request(method, f"{server.address}{path}")) == (405, "wrong-method"), path
    assert problem(http.get(f"{server.address}/api/tables/{table.code}/start")) == (405, "wrong-method")
    assert problem(http.request("PROPFIND", f"{server.address}/api/games")) == (405, "wrong-method")


def test_a_method_that_nobody_knows(server: Server) -> None:
    """The parser itself takes it for no HTTP at all."""
    assert http.request("BREW", f"{server.address}/api/games").status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'"\xff\xfe"',
        b"\x00\x01\x02",
        b"[" * 5000,
        b'{"game":' * 1500,
        b'{"game": "masques-dust", "players": 1e999}',
        b'{"game": "masques-dust", "players": 123456789012345678901234567890}',
        b'{"game": "masques-dust", "players": -1}',
        b'{"game": "masques-dust", "players": 2.5}',
        b'{"game": "masques-dust", "players": true}',
        b'{"game": "masques-dust", "players": 2, "cheat": 1}',
        b'{"game": "masques-dust", "players": 2, "bots": {"AA": "courtier"}}',
        b'{"game": "masques-dust", "players": 2, "terms": {"clock": -1}}',
        b'{"game": "masques-dust", "players": 2, "name": 7}',
        b'{"game": "masques-dust", "players": 2, "name": "' + b"x" * 101 + b'"}',
        b'{"game": "masques-dust", "players": 2, "options": {"max_rounds": 3}}',
    ],
    ids=lambda body: body[:60].decode("latin-1"),
)
def test_what_is_no_table(server: Server, body: bytes) -> None:
    answer = http.post(f"{server.address}/api/tables", content=body, headers=JSON)
    assert problem(answer) == (400, "odd-request")


@pytest.mark.parametrize(
    ("wished", "status", "code"),
    [
        ({"game": "chess", "players": 2}, 404, "unknown-game"),
        ({"game": "masques-dust", "players": 5}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 0}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 2, "options": {"no": "such"}}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 2, "options": {"max_rounds": "\ud800"}}, 400, "odd-request"),
        ({"game": "masques-dust", "players": 2, "terms": {"clock": 10**12}}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 2, "terms": {"stand_in": "Deep Blue"}}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 2, "terms": {"memory": "none"}}, 400, "setup-refused"),
        ({"game": "masques-dust", "players": 2, "bots": {"A": "Deep Blue"}}, 400, "odd-request"),
        ({"game": "masques-dust", "players": 2, "name": "x" * 25}, 400, "name-refused"),
        ({"game": "masques-dust", "players": 2, "name": ""}, 400, "name-refused"),
        ({"game": "masques-dust", "players": 2, "name": "a\u202eb"}, 400, "name-refused"),
    ],
    ids=str,
)
def test_what_table_cannot_be(server: Server, wished: object, status: int, code: str) -> None:
    answer = http.post(f"{server.address}/api/tables", content=json.dumps(wished), headers=JSON)
    assert problem(answer) == (status, code)


@pytest.mark.parametrize("file", ["/etc/passwd", "../deck.toml", "deck.TOML", "C:\\deck", "extras,/dev/zero", "x.toml"])
def test_a_host_names_no_file_of_ours(server: Server, file: str) -> None:
    wished = {"game": "masquerade", "players": 3, "options": {"packs": file}}
    answer = http.post(f"{server.address}/api/tables", json=wished)
    assert problem(answer) == (400, "setup-refused")
    said = "packs: a host may name no file here"
    assert answer.json()["objections"] == [{"code": "no-file", "say": said, "details": {"option": "packs"}}]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_of_another_place_opens_nothing(server: Server, kind: str) -> None:
    answer = http.post(f"{server.address}/api/tables", content=json.dumps(TABLE), headers={"Content-Type": kind})
    assert problem(answer) == (415, "not-json")


def test_ten_megabytes(server: Server) -> None:
    def bit_by_bit() -> Iterator[bytes]:
        for _ in range(160):
            yield b"x" * 65536

    for content in (b"x" * 10_000_000, bit_by_bit()):
        try:
            assert problem(http.post(f"{server.address}/api/tables", content=content, headers=JSON)) == (
                413,
                "too-long",
            )
        except (httpx.WriteError, httpx.RemoteProtocolError):  # it hung up before all was sent, which is as good
            assert http.get(f"{server.address}/healthz").is_success


def test_whose_token(server: Server, table: Seat) -> None:
    start = f"{server.address}/api/tables/{table.code}/start"
    tokens = [
        "",
        "Bearer",
        "Bearer wrong",
        f"Basic {table.token}",
        table.token,
        "Bearer \xff\xfe",
        "Bearer " + "x" * 9000,
    ]
    for shown in tokens:
        answer = http.post(start, headers=[(b"Authorization", shown.encode("latin-1"))])
        assert problem(answer) == (403, "wrong-token"), shown
    assert problem(http.post(start)) == (403, "wrong-token")


def test_a_guest_is_not_the_host(server: Server) -> None:
    async def tries() -> list[tuple[int, str]]:
        async with Web(server) as web:
            host = await web.open("masques-dust", 2)
            guest = await web.sit(host.code, "Bob")
            deeds: dict[str, object] = {"start": None, "close": None, "pause": None, "rematch": None, "fill": {}}
            deeds["remove"] = {"seat": "A"}
            deeds["settings"] = {"players": 2, "options": {}, "terms": {"chat": False}}
            path = f"/api/tables/{host.code}"
            found = [
                problem(await web.http.post(f"{path}/{deed}", json=body, headers=guest.shown))
                for deed, body in deeds.items()
            ]
            third = problem(await web.http.post(f"{path}/seats", json={"name": "Cid"}))
            record = problem(await web.http.get(f"{path}/record"))
            return [*found, third, record]

    assert asyncio.run(tries()) == [(403, "not-the-host")] * 7 + [(409, "table-full"), (409, "not-then")]


# ---- Sockets.


async def first_word(web: Web, seat: Seat, word: str | bytes) -> tuple[str, int]:
    screen = await web.screen(seat.code, seat.token).connect()
    await screen.socket.send(word)
    closed = await screen.closed_with()
    return (screen.messages[-1]["code"] if screen.messages else ""), closed


HELLO = {"type": "hello", "version": 2}


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "odd-request"),
        ("hello", "odd-request"),
        ("[]", "odd-request"),
        ("[" * 10_000, "odd-request"),
        (json.dumps({"type": "answer", "id": 1, "question": 1, "answers": ["x"]}), "odd-request"),
        (json.dumps({**HELLO, "version": 1}), "other-version"),
        (json.dumps({**HELLO, "version": 3}), "other-version"),
        (json.dumps({**HELLO, "version": 1, "words": False}), "other-version"),
        (json.dumps({**HELLO, "version": 3, "language": "fr"}), "other-version"),
        (json.dumps({**HELLO, "words": False}), "odd-request"),
        (json.dumps({**HELLO, "heard": -1}), "odd-request"),
        (json.dumps({**HELLO, "heard": 10**30}), "odd-request"),
        (json.dumps({**HELLO, "token": "wrong"}), "wrong-token"),
        (json.dumps({**HELLO, "token": "\ud800"}), "odd-request"),
        (json.dumps({**HELLO, "token": "x" * 101}), "odd-request"),
        (json.dumps({**HELLO, "also": "this"}), "odd-request"),
        (b"\x00\x01\x02", "odd-request"),
        (json.dumps(HELLO).encode(), "odd-request"),
    ],
    ids=lambda word: str(word)[:60],
)
def test_a_first_word_that_is_no_hello(server: Server, table: Seat, word: str | bytes, code: str) -> None:
    async def said() -> tuple[str, int]:
        async with Web(server) as web:
            return await first_word(web, table, word)

    assert asyncio.run(said()) == (code, 1008)


def test_an_old_client_is_told_once_what_is_wrong(server: Server, table: Seat) -> None:
    async def said() -> list[dict[str, str]]:
        async with Web(server) as web:
            screen = await web.screen(table.code, table.token).connect()
            await screen.socket.send(json.dumps({**HELLO, "version": 1}))
            await screen.closed_with()
            return screen.messages

    (bye,) = asyncio.run(said())
    assert (bye["type"], bye["code"]) == ("bye", "other-version")
    assert bye["say"] == "this server speaks version 2 of the protocol, and this client version 1: load the page again"


def test_a_socket_of_no_table(server: Server) -> None:
    async def said(code: str) -> tuple[str, int]:
        async with Web(server) as web:
            return await first_word(web, Seat(code, "", None), json.dumps(HELLO))

    assert asyncio.run(said("XXXXXXX")) == ("no-such-table", 1008)
    assert asyncio.run(said("aeiouae")) == ("no-such-table", 1008)


@pytest.mark.parametrize(
    "word", ["", "{", "7", "null", '{"type": "cheat", "id": 1}', b"\x00", b"{}", json.dumps(HELLO)]
)
def test_garbage_later_on_is_refused_and_forgotten(server: Server, table: Seat, word: str | bytes) -> None:
    async def said() -> list[str]:
        async with Web(server) as web, web.screen(table.code, table.token) as screen:
            await screen.socket.send(word)
            refused = await screen.until("refused")
            done = await screen.ask(type="say", text="still here")
            return [refused["code"], done["type"]]

    assert asyncio.run(said()) == ["odd-request", "done"]


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize("kind", ["text", "bytes", "pieces"])
def test_a_message_of_ten_megabytes_closes_the_socket(server: Server, table: Seat, kind: str, greeted: bool) -> None:
    async def said() -> int:
        async with Web(server) as web:
            screen = await web.screen(table.code, table.token).connect()
            if greeted:
                await screen.hello()
            sending = asyncio.create_task(send(screen))
            closed = await screen.closed_with()
            await asyncio.gather(sending, return_exceptions=True)
            return closed

    async def send(screen: Screen) -> None:
        if kind == "pieces":
            await screen.socket.send(["x" * 1000] * 10_000)
        else:
            await screen.socket.send("x" * 10_000_000 if kind == "text" else b"x" * 10_000_000)

    assert asyncio.run(said()) in (1009, NO_CLOSE_FRAME)  # hung up on before it could read why
    assert asyncio.run(well(server))


def test_a_message_that_is_a_little_too_long_is_told_so(server: Server, table: Seat) -> None:
    async def said(length: int) -> int | str:
        async with Web(server) as web, web.screen(table.code, table.token) as screen:
            await screen.socket.send("x" * length)
            if length > 16_384:
                return await screen.closed_with()
            return str((await screen.until("refused"))["code"])

    assert asyncio.run(said(16_385)) == 1009
    assert asyncio.run(said(16_384)) == "odd-request"


def test_text_that_is_no_text_closes_the_socket(server: Server, table: Seat) -> None:
    async def said() -> int:
        async with Web(server) as web:
            screen = await web.screen(table.code, table.token).connect()
            await screen.hello()
            await screen.socket.send(b'{"type": "say", "id": 1, "text": "\xff\xfe"}', text=True)
            return await screen.closed_with()

    assert asyncio.run(said()) == 1007
    assert asyncio.run(well(server))


async def well(server: Server) -> bool:
    async with Web(server) as web:
        return bool(await web.get("/healthz") == {"status": "well"})
