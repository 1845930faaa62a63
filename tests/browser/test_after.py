"""After the end: who won, everything face up, once more from the beginning, and the next game."""

import asyncio
import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.company import DESK, PHONE, Company
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


# Masks that lie under the buttons, buttons whose words break, and faces on the numbers of turns.
AMISS = """() => {
  const box = (it) => it.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const buttons = [...document.querySelectorAll('nav .buttons > *')].filter((it) => box(it).height > 0);
  const top = Math.min(...buttons.map((it) => box(it).top));
  const sticks = getComputedStyle(document.querySelector('nav:has(.buttons)')).position === 'sticky';
  const words = (it) => it.textContent.trim();
  const faces = [...document.querySelectorAll('[data-part=course] svg svg')];
  return [
    ...buttons.filter((it) => box(it).height > 50 || box(it).top > top + 1).map((it) => `breaks: ${words(it)}`),
    ...[...document.querySelectorAll('[data-standing] .card')]
      .filter((it) => sticks && box(it).bottom > top).map((it) => `below: ${words(it)}`),
    ...[...document.querySelectorAll('[data-part=course] text.turn')]
      .filter((it) => faces.some((face) => meet(box(it), box(face))))
      .map((it) => `under a face: ${words(it)}`),
  ];
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("name", ["end", "end-first"])
async def test_the_end_shows_every_mask_and_what_can_be_done_now(
    browser: Browser, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    """On a phone without scrolling, and whole: nothing lies on anything else."""
    screen = screen_called(name)
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.locator("[data-part=course] text.turn").first.wait_for()
        assert await ada.page.evaluate(AMISS) == []
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
