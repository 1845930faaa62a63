"""After the end: who won, everything face up, once more from the beginning, and the next game."""

import asyncio
import random
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.company import Company
from tests.browser.screens import screen_called, seen_by
from tests.browser.stages import staged

SHORT = 2  # turns


async def test_the_same_people_play_again(company: Company) -> None:
    """The host asks for it; the others see it and come along, each on their own seat."""
    [ada, bo] = await company.sits_down("Ada", "Bo", bots=2, turns=SHORT)
    await asyncio.gather(*[person.plays_to_the_end(random.Random(3)) for person in (ada, bo)])
    await ada.clicks("table-rematch")
    await bo.clicks("table-follow")
    await expect(bo.page.get_by_text(bo.words("lobby-you"), exact=True)).to_be_visible()
    assert ada.page.url == bo.page.url
    await ada.starts()
    await asyncio.gather(*[person.plays_to_the_end(random.Random(4)) for person in (ada, bo)])


async def test_a_game_can_be_seen_again_step_by_step_by_keys(browser: Browser, tmp_path: Path) -> None:
    screen = screen_called("replay")
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await seen_by(ada, screen)
        slider = ada.page.get_by_role("slider")
        last = int(await slider.get_attribute("max") or 0)
        first = int(await slider.get_attribute("min") or 0)
        assert last > first
        await expect(slider).to_have_value(str(first))
        await ada.page.keyboard.press("ArrowRight")  # wherever the focus is
        await expect(slider).to_have_value(str(first + 1))
        await ada.page.keyboard.press("End")
        await expect(slider).to_have_value(str(last))
        await ada.page.keyboard.press("Home")
        await expect(slider).to_have_value(str(first))
        await company.leaves()
        assert company.complaints == []
