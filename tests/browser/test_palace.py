"""The palace under a hand: hover and drag hold a card and spend nothing, a place says why not, any size shows all."""

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import TWO_FRAMES, too_wide
from tests.browser.palace import Guest
from tests.browser.test_masques import sit_down

CARD = ".hand button[data-choice]"
PLACE = ".palace button[data-place]"
CODE = re.compile(r"\b[SAHP]\d{1,2}\b")
SAID = "() => document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel)"


async def my_turn(company: Company, game: str = "masques-ffg", bots: int = 1, size: tuple[int, int] = DESK) -> Guest:
    """The draft is over, and a card can be put down."""
    [ada] = await sit_down(company, game, "Ada", bots=bots, size=size)
    await ada.person.asked.wait_for()
    while await ada.page.locator(".hire").count() == 0:
        await ada.answers()
        await ada.person.asked.wait_for()
    return ada


async def test_a_mouse_over_a_place_shows_what_would_come_and_the_first_click_only_holds_it(company: Company) -> None:
    ada = await my_turn(company)
    number, held = await ada.number(), ada.page.locator(".palace .held")
    await ada.page.locator(CARD).first.click()
    await ada.page.locator(PLACE).nth(1).hover()
    await expect(held).to_have_count(1)
    await expect(ada.deed).to_be_enabled()
    await ada.page.locator(PLACE).nth(1).click()
    await ada.page.locator(PLACE).nth(5).hover()  # what is held stays
    await expect(ada.page.locator(PLACE).nth(1)).to_have_attribute("aria-pressed", "true")
    await expect(ada.deed).to_be_enabled()
    assert await ada.number() == number, "one click has spent a card"
    await ada.page.locator(PLACE).nth(1).click()
    await ada.gone(number)


async def test_the_end_of_a_drag_only_holds_the_card(company: Company) -> None:
    ada = await my_turn(company)
    number, mouse = await ada.number(), ada.page.mouse
    await ada.page.locator(CARD).first.hover()
    await mouse.down()
    box = await ada.page.locator(".palace .hall.empty").nth(2).bounding_box()
    assert box is not None
    await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    await expect(ada.page.locator(".hand .slot")).to_have_count(1)  # it has left the hand
    await mouse.up()
    await expect(ada.deed).to_be_enabled()
    await expect(ada.page.locator(".palace .held")).to_have_count(1)
    assert await ada.number() == number, "the end of a drag has spent a card"
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator(".palace .held, .hand [aria-pressed=true]")).to_have_count(0)


async def test_a_space_is_hovered_and_pressed_in_the_corners_of_its_drawing(company: Company) -> None:
    ada = await my_turn(company)
    await ada.page.locator(CARD).first.click()
    await ada.page.locator(PLACE).first.wait_for()
    drawn = ada.page.locator(".palace .hall.empty.can")
    place, corner = None, (0.0, 0.0)
    for at in (0, 1):
        box = await drawn.nth(at).bounding_box()
        assert box is not None
        place = await drawn.nth(at).get_attribute("data-at")
        corner = (
            (box["x"] + 2, box["y"] + 2) if at == 0 else (box["x"] + box["width"] - 2, box["y"] + box["height"] - 2)
        )
        await ada.page.mouse.move(*corner)
        await expect(ada.page.locator(f'.hall[data-at="{place}"] .held')).to_have_count(1)
    await ada.page.mouse.click(*corner)
    await expect(ada.page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-pressed", "true")


BOXES = """() => ['.said', '.hand', '.hire'].map((it) => {
  const { x, y, width, height } = document.querySelector(`.court ${it}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("size", [DESK, (1024, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nothing_in_the_court_moves_while_a_card_is_picked_and_held(
    company: Company, size: tuple[int, int]
) -> None:
    ada = await my_turn(company, "masques-dust", bots=3, size=size)
    before = await ada.page.evaluate(BOXES)
    await ada.page.locator(CARD).first.click()
    await ada.page.locator(PLACE).first.wait_for()
    assert await ada.page.evaluate(BOXES) == before
    for place in (0, 1, 2):
        await ada.page.locator(PLACE).nth(place).click()
        await expect(ada.deed).to_be_enabled()
        assert await ada.page.evaluate(BOXES) == before
    await ada.page.locator(".hire button").first.click()
    assert await ada.page.evaluate(BOXES) == before


CUT = """() => [...document.querySelectorAll('.score .who b, .seats b.who')]
  .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"""


@pytest.mark.parametrize(
    "size", [(360, 640), (390, 800), (640, 400), (960, 800), (1024, 768), (1280, 768), (1920, 768)], ids=str
)
async def test_a_name_of_eleven_letters_is_whole_in_the_scores(company: Company, size: tuple[int, int]) -> None:
    [one, other] = await sit_down(company, "masques-dust", "Scaramuccia Bartholomew", bots=2, size=size)
    for guest in (one, other):
        await guest.page.locator(".score .who b, .seats b.who").first.wait_for()
        assert await guest.page.evaluate(CUT) == []


async def test_a_place_that_cannot_be_chosen_says_why_by_keys(company: Company) -> None:
    ada = await my_turn(company)
    await ada.page.keyboard.press("Shift+ArrowRight")
    await expect(ada.page.locator("[data-spot]:focus")).to_have_count(1)
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_text(ada.person.words("table-why"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(844, 390), (320, 640), (640, 400), PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_small_or_enlarged_screen_shows_what_is_asked_and_the_deed(
    company: Company, size: tuple[int, int]
) -> None:
    """A phone on its side, a narrow phone, and a desk with letters of twice the size."""
    ada = await my_turn(company, "masques-dust", bots=3, size=size)
    await ada.ponders()
    assert await too_wide(ada.page) == []
    for box in [await ada.deed.bounding_box(), await ada.page.locator(".palace").bounding_box()]:
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    assert await ada.page.evaluate("() => document.scrollingElement.scrollHeight") <= size[1]


HIDDEN = """() => {
  const court = document.querySelector('.court').getBoundingClientRect();
  const needed = [...document.querySelectorAll('.court [data-question], .court .hand button, .court .hire button')];
  const below = needed.filter((it) => it.getBoundingClientRect().bottom > court.bottom + 1);
  return below.map((it) => it.outerHTML.slice(0, 90));
}"""


@pytest.mark.parametrize("bots", [1, 2, 3])
async def test_on_a_phone_the_agents_stay_to_compare_while_a_card_is_held(company: Company, bots: int) -> None:
    ada = await my_turn(company, "masques-dust", bots=bots, size=PHONE)
    piles = await ada.page.locator(".hire button").count()
    await ada.page.locator(CARD).first.click()
    await ada.page.locator(PLACE).first.wait_for()
    for place in range(min(6, await ada.page.locator(PLACE).count())):  # one line is told there, and four here
        await ada.page.locator(PLACE).nth(place).click()
        await expect(ada.page.locator(PLACE).nth(place)).to_have_attribute("aria-pressed", "true")
        await expect(ada.deed).to_be_enabled()
        await ada.page.evaluate(TWO_FRAMES)
        assert await ada.page.locator(".hire button").count() == piles
        assert await ada.page.evaluate(HIDDEN) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, (1024, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "bots"), [("masques-ffg", 1), ("masques-dust", 3)])
async def test_at_a_desk_the_court_shows_all_of_a_plan_my_cards_and_the_agents(
    company: Company, size: tuple[int, int], game: str, bots: int
) -> None:
    ada = await my_turn(company, game, bots=bots, size=size)
    for _ in range(6):
        assert await ada.person.is_asked()
        if await ada.ponders():
            await ada.page.evaluate(TWO_FRAMES)  # with less room the cards are made smaller
            assert await ada.page.evaluate(HIDDEN) == []
            await ada.does_it()


async def test_with_three_players_the_family_that_dances_for_nobody_is_named(company: Company) -> None:
    ada = await my_turn(company, "masques-dust", bots=2)
    owned = await ada.page.locator(".score li .for-ears").all_inner_texts()
    [family] = [
        family for family in ("Cantarini", "Dandolo", "Morosini", "Venier") if not any(family in seat for seat in owned)
    ]
    await expect(ada.page.locator(".score .absent")).to_contain_text(family)


async def test_a_watcher_is_not_offered_to_buy(company: Company) -> None:
    ada = await company.person("Ada")
    link = await ada.opens_a_table(2, "masques-dust", bots=1)
    bo = await company.person("Bo")
    await ada.starts()
    await bo.goes_to(link)
    await bo.clicks("absence-watch")
    await bo.page.locator(".hire").wait_for()
    await expect(bo.page.locator(".hire .head")).to_have_text(bo.words("masques-page-agents-short"), ignore_case=True)


@pytest.mark.slow
async def test_story_history_and_replay_call_no_place_by_its_number(company: Company) -> None:
    ada = Guest((await sit_down(company, "masques-dust", "Ada", bots=1))[0].person, random.Random(2))
    codes: set[str] = set()
    for _ in range(12):
        await ada.answers()
        codes |= set(CODE.findall(await ada.page.evaluate(SAID)))
    await ada.person.opens_beside("memory-history")
    await ada.person.clicks("memory-history-all")
    codes |= set(CODE.findall(await ada.page.evaluate(SAID)))
    await ada.person.opens_beside("story-title")
    await ada.plays_to_the_end()
    await ada.page.locator("[data-part=moments]").wait_for()
    assert await ada.page.locator("[data-part=moments] li").count() == 3
    assert await ada.page.locator("[data-part=own] li").count() == 3
    codes |= set(CODE.findall(await ada.page.evaluate(SAID)))
    await ada.person.clicks("table-replay")
    await ada.page.locator(".board .palace").wait_for()
    for _ in range(60):
        await ada.page.keyboard.press("ArrowRight")
    codes |= set(CODE.findall(await ada.page.evaluate(SAID)))
    assert codes == set()
