"""How much is too much, for one address and for one socket."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import InvalidStatus

from ridotto.house.limits import ABUSE, Bucket, Patience
from ridotto.web.limits import Buckets, Doors
from tests.web import http
from tests.web.clients import VERSION, Web
from tests.web.servers import Server, serving


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


# ---- What a limit is.


def test_a_bucket_is_filled_again() -> None:
    clock = Clock()
    bucket = Bucket(2, 4, clock)
    assert [bucket.takes(1) for _ in range(5)] == [True, True, True, True, False]
    assert bucket.seconds_until(1) == 0.5
    clock.time += 0.5
    assert [bucket.takes(1), bucket.takes(1)] == [True, False]
    clock.time += 1000
    assert [bucket.takes(1) for _ in range(5)] == [True, True, True, True, False]


def test_what_is_owed_has_to_be_waited_for_but_not_for_ever() -> None:
    clock = Clock()
    bucket = Bucket(1, 10, clock)
    for _ in range(100):
        bucket.spend(5)
    assert bucket.seconds_until(1) == 11
    clock.time += 10.9
    assert not bucket.takes(1)
    clock.time += 0.2
    assert bucket.takes(1)


def test_less_than_one_a_second_is_still_something() -> None:
    assert Bucket(0.1, 0.2, Clock()).takes(1)


def test_no_limit() -> None:
    bucket = Bucket(0, 0, Clock())
    bucket.spend(100)
    assert all(bucket.takes(1) for _ in range(100)) and bucket.seconds_until(1) == 0
    patience = Patience(0, Clock())
    assert all(patience.takes(1) and patience.forgives() for _ in range(1000))


def test_addresses_do_not_pay_for_each_other() -> None:
    buckets = Buckets(1, 2, now=Clock())
    assert [buckets.takes("a") for _ in range(3)] == [True, True, False]
    assert buckets.takes("b")


def test_only_so_many_addresses_are_remembered() -> None:
    buckets = Buckets(1, 1, kept=2, now=Clock())
    for address in "abcab":
        buckets.takes(address)
    assert list(buckets.buckets) == ["a", "b"]


def test_patience_ends() -> None:
    patience = Patience(20, Clock())
    assert [patience.forgives() for _ in range(int(ABUSE) + 1)] == [True] * int(ABUSE) + [False]


def test_doors() -> None:
    doors = Doors(1)
    with doors.enter("a") as first, doors.enter("a") as second, doors.enter("b") as other:
        assert (first, second, other, doors.open.total()) == (True, False, True, 2)
    assert not doors.open
    with Doors(0).enter("a") as free:
        assert free


# ---- At a server that allows little: so little that no time matters that a test may take.


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = tmp_path_factory.mktemp("strict") / "tables.sqlite"
    flags = ["--most-sockets", "2", "--messages", "0.001", "--requests", "0", "--behind-proxy", "127.0.0.1"]
    with serving(store, *flags) as server:
        yield server
        assert '"level": "error"' not in server.logged()


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_too_many_requests_of_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ["--requests", "0.05", "--behind-proxy"]
    with serving(tmp_path_factory.mktemp("few") / "tables.sqlite", *flags) as server:
        url = f"{server.address}/api/games"
        answers = [http.get(url, headers=from_address("10.0.0.1")) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 20
        assert answers[-1].headers["referrer-policy"] == "no-referrer"
        assert http.get(url, headers=from_address("10.0.0.2")).status_code == 200


def test_without_a_proxy_nobody_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("plain") / "tables.sqlite", "--requests", "0.001") as server:
        url = f"{server.address}/api/games"
        assert [http.get(url, headers=from_address(f"10.0.0.{n}")).status_code for n in range(2)] == [200, 429]


def test_guessing_codes_costs_more_than_asking(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ["--requests", "2", "--behind-proxy"]  # twenty at once
    with serving(tmp_path_factory.mktemp("guess") / "tables.sqlite", *flags) as server:

        def asked(path: str, address: str, times: int) -> list[int]:
            with http.Client(base_url=server.address, headers=from_address(address)) as client:
                return [client.get(path).status_code for _ in range(times)]

        assert asked("/api/games", "10.0.0.1", 15) == [200] * 15
        guesses = asked("/api/tables/XXXXXXX", "10.0.0.2", 15)
        assert guesses[0] == 404 and 429 in guesses

        async def guess_by_socket() -> list[str]:
            async with Web(server) as web:
                found: list[str] = []
                for _ in range(6):
                    screen = web.screen("XXXXXXX")
                    try:
                        await screen.connect(additional_headers=from_address("10.0.0.3"))
                        await screen.say(type="hello", version=VERSION)
                        await screen.closed_with()
                        found.append(screen.messages[-1]["code"])
                    except InvalidStatus as refused:
                        found.append(str(refused.response.status_code))
                return found

        guesses_by_socket = asyncio.run(guess_by_socket())
        assert guesses_by_socket[0] == "no-such-table" and "429" in guesses_by_socket
        assert '"level": "error"' not in server.logged()


def test_too_many_connections_of_one_address(strict: Server) -> None:
    """The last address counts that a proxy has added: whatever stands before it, anybody can write."""

    async def evening() -> tuple[list[dict[str, object]], int]:
        async with Web(strict) as web, AsyncExitStack() as screens:
            seat = await web.open("masques-dust", 2)
            for address in ("1.1.1.1, 10.0.1.9", "2.2.2.2, 10.0.1.9", "10.0.1.8"):
                screen = await web.screen(seat.code, seat.token).connect(additional_headers=from_address(address))
                screens.push_async_callback(screen.close)
                await screen.hello()
            one_more = web.screen(seat.code, seat.token)
            await one_more.connect(additional_headers=from_address("3.3.3.3, 10.0.1.9"))
            return one_more.messages, await one_more.closed_with()

    messages, closed = asyncio.run(evening())
    assert messages == [{"type": "bye", "code": "too-fast", "say": "too many connections from one address"}]
    assert closed == 1013


def test_too_many_messages_are_refused_and_then_the_socket_is_closed(strict: Server) -> None:
    async def evening() -> tuple[list[str], int]:
        async with Web(strict) as web:
            seat = await web.open("masques-dust", 2)
            screen = web.screen(seat.code, seat.token)
            await screen.connect(additional_headers=from_address("10.0.2.2"))
            await screen.hello()
            first = await screen.ask(type="say", text="hello")
            second = await screen.ask(type="say", text="hello")
            for number in range(int(ABUSE)):
                await screen.say(type="say", id=number, text="hello")
            closed = await screen.closed_with()
            return [first["type"], second["code"], screen.messages[-1]["type"], screen.messages[-1]["code"]], closed

    assert asyncio.run(evening()) == (["done", "too-fast", "bye", "too-fast"], 1008)


def test_a_socket_may_rehearse_only_now_and_then() -> None:
    clock = Clock()
    patience = Patience(20, clock)
    assert [patience.rehearses() for _ in range(6)] == [True] * 5 + [False]
    clock.time += 0.2
    assert [patience.rehearses() for _ in range(2)] == [True, False]
