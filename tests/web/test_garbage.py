"""What a connection held is free as soon as it ends, and not when the garbage collector comes by."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import pytest
from websockets.server import ServerProtocol

from ridotto.house.session import ClientSession
from ridotto.web.garbage import collect
from ridotto.web.http_protocol import HttpProtocol
from ridotto.web.websocket_protocol import WebSocketProtocol
from tests.house.rooms import in_a_loop
from tests.patience import PATIENCE
from tests.web import http
from tests.web.clients import VERSION, Web
from tests.web.inside import Inside, serving_here


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> list[str]:
    """What there is of connections, by kind."""
    kinds = (HttpProtocol, WebSocketProtocol, ServerProtocol, ClientSession)
    return [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), kinds)]


async def all_are_gone(server: Inside) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.server.server_state.connections or server.server.server_state.tasks:
            await asyncio.sleep(0)


@pytest.mark.usefixtures("no_collector")
@in_a_loop
async def test_a_socket_that_ended_leaves_nothing(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as server:
        async with Web(server.address) as web:
            seat = await web.open("mascarade-2e", 4)
            for token in (seat.token, None):
                async with web.screen(seat.code, token):
                    pass
            refused = await web.screen(seat.code, "wrong").connect()
            await refused.say(type="hello", version=VERSION, token=refused.token)
            await refused.closed_with()
        await all_are_gone(server)
        assert alive() == []


@pytest.mark.usefixtures("no_collector")
@in_a_loop
async def test_a_request_that_ended_leaves_nothing(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as server:
        async with http.AsyncClient(base_url=server.address) as client:
            await client.get("/api/games")
            await client.get("/nowhere")
            await client.post("/api/tables", json={"game": "no such game"})
        await all_are_gone(server)
        assert alive() == []


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("no_collector")
def test_circles_are_collected_by_the_clock_and_old_ones_while_nobody_is_here() -> None:
    left = WeakSet([Circle(), old := Circle()])
    gc.collect()
    assert list(left) == [old]
    del old
    collect(only_what_is_new=True)
    assert len(left) == 1, "the old one would cost a look through all tables"
    left.add(Circle())
    collect(only_what_is_new=True)
    assert len(left) == 1
    collect(only_what_is_new=False)
    assert len(left) == 0
