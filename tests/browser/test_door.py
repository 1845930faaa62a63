"""The door of a game under way: a friend who comes late chooses to wait for a seat or to watch, before they see it."""

import asyncio
import random
from contextlib import suppress

import pytest
from playwright.async_api import expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person


async def offers_a_seat(host: Person, sentence: str) -> None:
    await host.clicks("table-menu")
    await host.clicks("table-people")
    await host.page.get_by_role("button", name=host.words("absence-give")).last.click()
    await host.reads(sentence)
    await host.page.keyboard.press("Escape")


async def plays_along(friend: Person, host: Person) -> None:
    """The friend is asked, and answers, while the host plays."""
    others = asyncio.create_task(host.plays_to_the_end(random.Random(3)))
    try:
        assert await friend.answers(random.Random(5)), "the game was over before the friend was asked"
    finally:
        others.cancel()
        with suppress(asyncio.CancelledError):
            await others


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_late_friend_waits_at_the_door_until_the_host_offers_a_seat(
    company: Company, size: tuple[int, int]
) -> None:
    [ada] = await company.sits_down("Ada", bots=3, size=size)
    eve = await company.person("Eve", size=size)
    await eve.goes_to(ada.page.url)
    await eve.reads("absence-door-title")
    await eve.clicks("absence-door-wait")
    await eve.reads("absence-waiting-title")
    await offers_a_seat(ada, "absence-offered-send")
    await eve.clicks("lobby-sit-deed")
    await expect(eve.page.get_by_text(eve.words("absence-waiting-title"))).to_have_count(0)
    await plays_along(eve, ada)


async def test_a_late_friend_who_watched_takes_the_seat_that_the_host_offers(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="aid")
    eve = await company.person("Eve")
    await eve.goes_to(ada.page.url)
    await eve.clicks("absence-watch")
    await eve.reads("table-watching")
    await expect(eve.button("lobby-sit-deed")).to_have_count(0)
    await offers_a_seat(ada, "absence-offered-send-open")
    await eve.clicks("lobby-sit-deed")
    await eve.page.get_by_role("dialog").get_by_role("button", name=eve.words("lobby-sit-deed")).click()
    await expect(eve.page.get_by_text(eve.words("table-watching"))).to_have_count(0)
    await plays_along(eve, ada)


async def test_under_strict_memory_a_watcher_is_offered_nothing_that_is_refused(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3)
    zoe = await company.person("Zoe")
    await zoe.goes_to(ada.page.url)
    await zoe.reads("absence-watch-hint")
    await zoe.clicks("absence-watch")
    await zoe.reads("table-watching")
    await offers_a_seat(ada, "absence-offered-send")
    await zoe.page.reload()
    await zoe.reads("absence-door-watched")
    await expect(zoe.button("absence-door-wait").or_(zoe.button("lobby-sit-deed"))).to_have_count(0)
    await zoe.clicks("absence-door-watch-on")
    await zoe.reads("table-watching")
    await expect(zoe.button("lobby-sit-deed")).to_have_count(0)


async def test_the_door_tells_nothing_of_the_game(company: Company) -> None:
    """A browser at the door, and in the waiting room, asks for the table and nothing else: it opens no socket."""
    [ada] = await company.sits_down("Ada", bots=3, memory="aid")
    eve = await company.person("Eve")
    sockets: list[str] = []
    asked: set[str] = set()
    eve.page.on("websocket", lambda socket: sockets.append(socket.url))
    eve.page.on("request", lambda request: asked.add(request.url.partition("/api/")[2]))
    await eve.goes_to(ada.page.url)
    await eve.reads("absence-door-title")
    await ada.plays(2, random.Random(5))
    await eve.clicks("absence-door-wait")
    async with eve.page.expect_response("**/api/tables/*"):  # it looks again
        await eve.reads("absence-waiting-title")
    code = ada.page.url.rpartition("/")[2]
    assert sockets == [] and asked - {""} == {f"tables/{code}"}
    for name in ("Ada", "Bruno", "Carla", "Dario"):
        await expect(eve.page.get_by_text(name, exact=True).first).to_be_visible()


async def test_a_device_with_a_seat_passes_the_door(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3)
    twin = await company.another_tab(ada)
    await twin.goes_to(ada.page.url)
    assert await twin.is_asked()
    await expect(twin.page.get_by_text(twin.words("absence-door-title"))).to_have_count(0)
