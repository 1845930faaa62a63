"""Several workers over one PostgreSQL: any of them serves any table, and none is missed."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.house.postgres import Postgres
from tests.patience import PATIENCE
from tests.web import http
from tests.web.clients import Message, Screen, Web, seated
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving
from tests.web.test_health import count

WORKER = b"spawn_main"
NO_PAUSES = {"pace": "off", "turn_limit": "12"}


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[Server]:
    """Where nobody is taken for gone, however long a test may take."""
    with serving(postgres.fresh(), *AT_ONCE, *NO_LIMITS, "--workers", "2", "--grace", "3600") as server:
        yield server
        assert server.stop() == 0
        assert '"level": "error"' not in server.logged(), server.logged()


def children(pid: int) -> list[int]:
    """Processes that this one has started with `spawn`: workers of a supervisor, bots of a worker."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if WORKER in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(is_there(pid) for pid in pids):
            await asyncio.to_thread(os.sched_yield)


async def plays_on(screen: Screen, dice: random.Random) -> int:
    """To the end, coming back whenever the connection is lost; how often that was."""
    lost = 0
    while not screen.over:
        try:
            await screen.play(lambda question: [dice.choice(question["options"])["text"]])
        except ConnectionClosed:
            lost += 1
            await back(screen)
    return lost


async def back(screen: Screen) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await screen.connect()
                await screen.hello()
                return
            except (WebSocketException, OSError, EOFError):  # killed in the middle of the handshake, too
                continue


async def evening(server: Server, after: int, what: signal.Signals, whom: list[int]) -> list[int]:
    """A game, in which these processes get a signal, one after the other; how often people lost their connections."""
    async with (
        Web(server) as web,
        seated(web, "mascarade-2e", ["Ann", "Bob", "Cid"], {"D": "courtier"}, options=NO_PAUSES) as all_three,
    ):
        dice = random.Random(5)

        async def disturbs() -> None:
            async with web.screen(all_three[0].table["code"]) as watcher:
                for number, pid in enumerate(whom, 1):
                    while watcher.heard < number * after:
                        try:
                            await watcher.next()
                        except ConnectionClosed:
                            await back(watcher)
                    os.kill(pid, what)

        async with asyncio.TaskGroup() as playing:
            playing.create_task(disturbs())
            games = [playing.create_task(plays_on(screen, dice)) for screen in all_three]
        for screen in all_three:
            numbers = [fact["n"] for fact in screen.facts]
            assert numbers == sorted(set(numbers)), "told twice, or out of order"
            await screen.close()
        heard: list[Message] = [screen.table for screen in all_three]
        assert heard[0] == heard[1] == heard[2]
        await web.record(heard[0]["code"])
        return [game.result() for game in games]


def test_workers_killed_in_the_middle_are_only_a_reconnect(pair: Server) -> None:
    workers = children(pair.pid)
    assert len(workers) == 2
    assert all(asyncio.run(evening(pair, 8, signal.SIGKILL, workers)))


def test_workers_are_replaced_one_by_one(pair: Server) -> None:
    async def renewed() -> int:
        async with Web(pair) as web:
            seat = await web.open("masques-dust", 2)
            async with web.screen(seat.code, seat.token) as screen:
                pair.process.send_signal(signal.SIGHUP)
                closed = await screen.closed_with()
                await back(screen)
                assert (await screen.ask(type="say", text="here again"))["type"] in ("done", "refused")
            return closed

    before = children(pair.pid)
    assert asyncio.run(renewed()) == 1012
    asyncio.run(until_gone(before))
    assert len(children(pair.pid)) == 2 and http.get(f"{pair.address}/healthz").is_success


def test_what_is_counted_is_counted_of_all(pair: Server) -> None:
    async def many() -> None:
        for _ in range(20):  # each over a connection of its own, so that both workers get some
            async with Web(pair) as web:
                await web.open("masques-dust", 2)

    asyncio.run(many())
    opened = {"method": "POST", "route": "/api/tables", "status": "201"}
    for _ in range(5):  # whichever is asked
        assert count(pair, "ridotto_requests_total", **opened) == 20
        assert count(pair, "ridotto_tables") == 20
    os.kill(children(pair.pid)[0], signal.SIGKILL)
    asyncio.run(fewer_tables(pair))


async def fewer_tables(server: Server) -> None:
    """What a worker had in memory went with it."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(tables_of, server) >= 20:
            pass


def tables_of(server: Server) -> float:
    try:
        return count(server, "ridotto_tables")
    except httpx.TransportError:  # it was this one that was killed
        return 20.0


def test_it_goes_down_in_order(pair: Server) -> None:
    async def closed() -> int:
        async with Web(pair) as web:
            seat = await web.open("masques-dust", 2)
            screen = await web.screen(seat.code, seat.token).connect()
            await screen.hello()
            pair.process.send_signal(signal.SIGTERM)
            return await screen.closed_with()

    workers = children(pair.pid)
    assert asyncio.run(closed()) == 1012
    assert pair.process.wait(PATIENCE) == 0
    assert not any(is_there(pid) for pid in workers)


def test_a_worker_that_dies_while_the_database_is_down_comes_back_with_it(pair: Server, postgres: Postgres) -> None:
    before = children(pair.pid)
    postgres.stop()
    try:
        os.kill(before[0], signal.SIGKILL)
        asyncio.run(until_logged(pair, "the store cannot be opened"))
    finally:
        postgres.start()
    os.kill(before[1], signal.SIGKILL)
    asyncio.run(until_gone(before))
    assert http.get(f"{pair.address}/healthz").is_success


async def until_logged(server: Server, event: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while f'"event": "{event}"' not in server.logged():
            await asyncio.to_thread(os.sched_yield)


def test_nobody_is_left_when_the_supervisor_was_killed(postgres: Postgres) -> None:
    with serving(postgres.fresh(), *AT_ONCE, "--workers", "2") as server:
        workers = children(server.pid)
        server.kill()
        asyncio.run(until_gone(workers))


def test_no_bot_is_left_when_its_server_was_killed(tmp_path: Path) -> None:
    async def thinks(server: Server) -> list[int]:
        async with Web(server) as web:
            host = await web.open("mascarade-2e", 4, None, bots=dict.fromkeys("ABCD", "courtier"))
            await web.do(host, "start")
            async with web.screen(host.code) as watcher:
                while watcher.heard < 20:
                    await watcher.next()
                found = children(server.pid)
                server.kill()
            await until_gone(found)
            return found

    with serving(tmp_path / "tables.sqlite", *AT_ONCE) as server:
        assert asyncio.run(thinks(server))
