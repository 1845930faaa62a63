"""A bot's seat for a friend who comes late, over real HTTP and real sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.house.rooms import in_a_loop
from tests.web.clients import Refused, Screen, Seat, Web, seat_in
from tests.web.inside import serving_here

EVE = "a browser of Eve's"
ZOE = "a browser of Zoe's"


@asynccontextmanager
async def offered(store: str, memory: str = "strict") -> AsyncIterator[tuple[Web, Seat]]:
    """Ann plays with three bots, and offers the seat of D."""
    async with serving_here(store, bot_pause=0.0) as inside, Web(inside.address) as web:
        bots = {"B": "random", "C": "random", "D": "random"}
        host = await web.open("mascarade-2e", 4, bots=bots, terms={"memory": memory})
        await web.do(host, "start")
        await web.do(host, "offer", seat="D")
        yield web, host


async def take(web: Web, code: str, visitor: str | None) -> Seat:
    return seat_in(await web.post(f"/api/tables/{code}/seats", {"name": "Eve", "seat": "D", "visitor": visitor}))


async def listens(web: Web, code: str, token: str | None, visitor: str) -> Screen:
    screen = await web.screen(code, token).connect()
    await screen.say(type="hello", version=2, token=token, visitor=visitor)
    await screen.until("welcome")
    return screen


@in_a_loop
async def test_a_friend_takes_the_seat_and_hears_with_its_ears(place: str) -> None:
    async with offered(place) as (web, host):
        assert [seat["free"] for seat in (await web.table(host.code))["seats"]] == [False, False, False, True]
        eve = await take(web, host.code, EVE)
        screen = await listens(web, host.code, eve.token, EVE)
        while screen.ears != "D":  # until the bot has answered what it was asked
            await screen.until("welcome")
        first = next(message for message in screen.messages if message.get("ears") == "D")
        assert first["facts"] == [] and first["meanwhile"] == [], "she is told nothing of what was before"
        await screen.close()


@in_a_loop
async def test_under_strict_memory_a_watcher_is_refused_with_a_sentence(place: str) -> None:
    async with offered(place) as (web, host):
        watcher = await listens(web, host.code, None, ZOE)
        await watcher.close()
        before = await web.table(host.code)
        with pytest.raises(Refused, match="heard-the-game: you have heard something of this game already"):
            await take(web, host.code, ZOE)
        with pytest.raises(Refused, match=r"odd-request: .*expected `visitor`"):
            await take(web, host.code, None)
        assert (await web.table(host.code))["seats"] == before["seats"]
        await take(web, host.code, EVE)


@in_a_loop
async def test_with_aid_a_watcher_takes_the_seat_and_hears_with_its_ears(place: str) -> None:
    async with offered(place, "aid") as (web, host):
        watcher = await listens(web, host.code, None, ZOE)
        zoe = await take(web, host.code, ZOE)
        await watcher.close()
        screen = await listens(web, host.code, zoe.token, ZOE)
        while screen.ears != "D":
            await screen.until("welcome")
        await screen.close()


@in_a_loop
async def test_a_player_is_refused_from_another_tab_of_the_same_browser(place: str) -> None:
    async with offered(place) as (web, host):
        ann = await listens(web, host.code, host.token, "a browser of Ann's")
        with pytest.raises(Refused, match="heard-the-game"):
            await take(web, host.code, "a browser of Ann's")
        await ann.close()
