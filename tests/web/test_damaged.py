"""A table whose stored lines cannot be read: everybody who asks for it is told so."""

import asyncio
import logging
from pathlib import Path

import pytest

from ridotto.house import store_at
from ridotto.house.stores import Batch
from tests.house.rooms import in_a_loop
from tests.patience import PATIENCE
from tests.web.clients import VERSION, Seat, Web
from tests.web.inside import serving_here


async def damaged(store: Path, line: bytes) -> tuple[Seat, Seat]:
    """Opens two tables, and stores a bad line at the end of the first one."""
    async with serving_here(store) as server, Web(server.address) as web:
        bad, good = [await web.open("mascarade-2e", 4, terms={"listed": True}) for _ in range(2)]
    kept = await store_at(str(store))
    known = await kept.read(bad.code)
    assert await kept.append(Batch(bad.code, len(known), [line or known[0]]))
    await kept.close()
    return bad, good


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"{", id="not JSON"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b'[1.0, {"type": "of another time"}]', id="unknown event"),
        pytest.param(b"", id="opened twice"),
    ],
)
@in_a_loop
async def test_everybody_is_told_that_a_table_cannot_be_read(
    line: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await damaged(tmp_path / "tables.sqlite", line)
    async with serving_here(tmp_path / "tables.sqlite") as server, Web(server.address) as web:

        async def request() -> str:
            answer = await web.http.get(f"/api/tables/{bad.code}")
            return f"{answer.status_code} {answer.json()['code']}"

        async def watch() -> str:
            screen = await web.screen(bad.code, bad.token).connect()
            await screen.say(type="hello", version=VERSION, token=bad.token)
            told = await screen.next()
            await screen.close()
            return f"{told['type']} {told['code']}"

        with caplog.at_level(logging.ERROR, "ridotto.house"):
            async with asyncio.timeout(PATIENCE):
                told = await asyncio.gather(*[request() for _ in range(10)], *[watch() for _ in range(6)])
        assert told == ["500 damaged-table"] * 10 + ["bye damaged-table"] * 6
        assert "a table cannot be read from the store" in caplog.messages
        assert bad.code not in caplog.text.replace(str(tmp_path), "")
        assert (await web.table(good.code))["code"] == good.code
        page = await web.http.get(f"/t/{bad.code}", headers={"Accept": "text/html"})
        elsewhere = await web.http.get("/t/BBBBBBB", headers={"Accept": "text/html"})
        assert (page.status_code, page.content) == (elsewhere.status_code, elsewhere.content)
