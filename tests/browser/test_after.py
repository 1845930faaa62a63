"""After the end: who won, everything face up, once more from the beginning, and the next game."""

import asyncio
import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.company import Company
from tests.browser.screens import screen_called, seen_by
from tests.browser.stages import staged
from tests.web.test_leak import CODE

SHORT = 2  # turns


async def test_the_same_people_play_again(company: Company) -> None:
    """The host asks for it; the others see it and come along, each on their own seat."""
    [ada, bo] = await company.sits_down("Ada", "Bo", bots=2, turns=SHORT)
    await asyncio.gather(*[person.plays_to_the_end(random.Random(3)) for person in (ada, bo)])
    await ada.clicks("end-again")
    await bo.clicks("table-follow")
    await expect(bo.page.get_by_text(bo.words("lobby-you"), exact=True)).to_be_visible()
    assert ada.page.url == bo.page.url
    await ada.starts()
    await asyncio.gather(*[person.plays_to_the_end(random.Random(4)) for person in (ada, bo)])
    for person in (ada, bo):  # the score of the evening
        evening = person.page.get_by_role("region", name=person.words("end-evening"))
        wins = [
            int(number)
            for number in await evening.locator("li b").evaluate_all("all => all.map(b => b.firstChild.data)")
        ]
        assert len(wins) == 4 and sum(wins) >= 2


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


SHARED = """
    navigator.canShare = () => true;
    navigator.share = async ({ files: [{ name, type }] }) => {
        document.documentElement.dataset.shared = `${name} ${type}`;
    };
"""


@pytest.mark.parametrize("name", ["end", "palace-end", "rows-end"])
async def test_the_end_can_be_saved_as_a_picture_made_on_the_device(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    screen = screen_called(name)
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.locator("[data-part=course]").wait_for()
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.method))
        async with ada.page.expect_download() as saving:
            await ada.clicks("end-picture-save")
        picture = tmp_path / "end.png"
        await (await saving.value).save_as(picture)
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert len(picture.read_bytes()) > 20_000  # something is drawn on it
        assert set(asked) <= {"GET"}  # nothing was sent anywhere
        await company.leaves()
        assert company.complaints == []


async def test_where_the_browser_can_share_the_picture_is_shared(browser: Browser, tmp_path: Path) -> None:
    screen = screen_called("end")
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await ada.page.add_init_script(SHARED)
        await seen_by(ada, screen)
        await ada.clicks("end-picture-share")
        page = ada.page.locator("html")
        await expect(page).to_have_attribute("data-shared", f"mascarade-2e-{CODE}.png image/png")
        await company.leaves()
        assert company.complaints == []
