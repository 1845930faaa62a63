"""People who go, come back, and come late."""

import random

import pytest
from playwright.async_api import expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person


async def link_of(person: Person) -> str:
    return person.page.url


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_who_is_gone_is_shown_with_what_happens_when(company: Company, language: str) -> None:
    ada, bo = await company.person("Ada", size=PHONE, language=language), await company.person("Bo")
    link = await ada.opens_a_table(4, bots=2)
    await bo.comes_by(link)
    await ada.starts()
    await expect(ada.page.get_by_text(ada.words("absence-gone", name="Bo"))).to_have_count(0)
    await bo.goes_to("/")
    await ada.reads("absence-gone", name="Bo")
    line = ada.page.get_by_role("paragraph").filter(has_text=ada.words("absence-bot-soon"))
    await expect(line.get_by_role("timer")).to_be_visible()
    await bo.goes_to(link)
    await expect(ada.page.get_by_text(ada.words("absence-bot-soon"))).to_have_count(0)


async def test_who_comes_back_reads_what_the_bot_did(company: Company) -> None:
    [ada, bo] = await company.sits_down("Ada", "Bo", bots=2)
    await bo.clicks("table-menu")
    await bo.clicks("table-leave")
    await bo.page.get_by_role("dialog").get_by_role("button", name=bo.words("table-leave")).last.click()
    dice = random.Random(5)
    await ada.plays(6, dice)
    await bo.goes_to(await link_of(ada))
    await bo.reads("absence-meanwhile")
    told = bo.page.get_by_role("dialog", name=bo.words("absence-meanwhile")).get_by_role("listitem")
    assert await told.count() > 0
    await bo.clicks("absence-meanwhile-read")
    await expect(told).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_host_gives_a_bots_seat_to_a_friend_who_comes_late(company: Company, size: tuple[int, int]) -> None:
    [ada] = await company.sits_down("Ada", bots=3, size=size)
    link = await link_of(ada)
    zoe = await company.person("Zoe", size=size)
    await zoe.goes_to(link)
    await zoe.clicks("absence-watch")
    await zoe.reads("table-watching")
    await ada.clicks("table-menu")
    await ada.clicks("table-people")
    await ada.page.get_by_role("button", name=ada.words("absence-give")).last.click()
    await ada.reads("absence-offered-send")
    eve = await company.person("Eve", size=size)
    await eve.goes_to(link)
    await eve.reads("absence-watch-hint")
    await eve.clicks("lobby-sit-deed")
    await expect(ada.page.get_by_role("dialog").get_by_text("Eve").first).to_be_visible()
    await expect(eve.page.get_by_role("heading", name=eve.words("lobby-sit"))).to_have_count(0)
    await expect(zoe.button("lobby-sit-deed")).to_have_count(0)
