"""The grid of a notebook: marked by taps, by a long press and by keys, and never by what the page knows."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import too_wide
from tests.browser.people import Person
from tests.browser.test_memory import seat_link

LONG_PRESS: Final = 700  # milliseconds that a finger stays
GAMES: Final = ["mascarade-1e", "mascarade-2e", "masques-dust", "masques-ffg", "masquerade"]


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-cell="{name}"]')


async def chooses_mark(person: Person, mark: str) -> None:
    await person.page.get_by_text(person.words(f"notebook-{mark}"), exact=True).click()


async def is_marked(person: Person, name: str, mark: str) -> None:
    await expect(cell(person, name)).to_have_attribute("data-mark", mark)


async def cells(person: Person) -> tuple[list[str], list[str]]:
    """Places, and what may lie there, in their order."""
    await person.page.get_by_role("grid").wait_for()
    names = await person.page.get_by_role("gridcell").evaluate_all("all => all.map((each) => each.dataset.cell)")
    pairs = [name.split() for name in names]
    return list(dict.fromkeys(place for place, _ in pairs)), list(dict.fromkeys(thing for _, thing in pairs))


async def all_marks(person: Person) -> set[str]:
    found = await person.page.get_by_role("gridcell").evaluate_all("all => all.map((each) => each.dataset.mark)")
    return set(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_tap_marks_with_the_chosen_mark_and_a_second_one_clears(
    company: Company, size: tuple[int, int]
) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", size=size)
    await ada.opens_beside("memory-notes")
    (me, left, across, *_), (first, second, *_) = await cells(ada)
    assert await all_marks(ada) == {"empty"}, "nothing is marked by the page itself, though it has seen the deal"
    await chooses_mark(ada, "sure")
    await cell(ada, f"{left} {first}").click()
    await is_marked(ada, f"{left} {first}", "sure")
    await is_marked(ada, f"{left} {second}", "crossed")
    await is_marked(ada, f"{me} {first}", "crossed")
    await is_marked(ada, f"{across} {second}", "empty")
    await chooses_mark(ada, "maybe")
    await cell(ada, f"{me} {first}").click()  # what is crossed out can be marked all the same
    await is_marked(ada, f"{me} {first}", "maybe")
    await cell(ada, f"{me} {first}").click()
    await is_marked(ada, f"{me} {first}", "crossed")
    await chooses_mark(ada, "empty")
    await cell(ada, f"{left} {first}").click()
    assert await all_marks(ada) == {"empty"}
    await ada.clicks("notebook-undo")
    await is_marked(ada, f"{left} {first}", "sure")


async def test_a_long_press_goes_through_the_four(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", size=PHONE)
    await ada.opens_beside("memory-notes")
    (me, *_), (first, *_) = await cells(ada)
    for mark in ("sure", "maybe", "not", "empty"):
        await cell(ada, f"{me} {first}").click(delay=LONG_PRESS)
        await is_marked(ada, f"{me} {first}", mark)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_by_keys_alone_and_each_mark_is_said(company: Company, size: tuple[int, int]) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", size=size)
    keys = ada.page.keyboard
    await ada.page.get_by_role("region", name=ada.words("ball-table")).wait_for()
    await keys.press("n")
    (me, left, *_), (first, second, *_) = await cells(ada)
    await expect(cell(ada, f"{me} {first}")).to_be_focused()
    await keys.press("ArrowRight")
    await keys.press("ArrowDown")
    await expect(cell(ada, f"{left} {second}")).to_be_focused()
    await keys.press("Space")  # maybe is chosen at first
    await is_marked(ada, f"{left} {second}", "maybe")
    name = re.compile(rf"^[^,]+, [^,]+: {ada.words('notebook-maybe')}\.$")
    await expect(cell(ada, f"{left} {second}")).to_have_attribute("aria-label", name)
    said = await cell(ada, f"{left} {second}").get_attribute("aria-label") or ""
    await expect(ada.page.locator("[aria-live=polite]").filter(has_text=said)).to_have_count(1)
    await keys.press("Enter")
    await is_marked(ada, f"{left} {second}", "empty")
    for mark in ("sure", "maybe", "not", "empty"):
        await keys.press("Shift+ArrowRight")
        await is_marked(ada, f"{left} {second}", mark)
    await keys.press("Shift+ArrowUp")
    await is_marked(ada, f"{left} {second}", "not")
    await expect(cell(ada, f"{left} {second}")).to_be_focused()


async def test_a_letter_in_the_text_is_a_letter(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", size=DESK)
    await ada.opens_beside("memory-notes")
    box = ada.page.get_by_role("textbox", name=ada.words("memory-notebook"))
    await box.press_sequentially("no, N")
    await expect(box).to_have_value("no, N")
    await expect(box).to_be_focused()


async def test_marks_and_text_come_along_to_another_device_and_to_nobody_else(company: Company) -> None:
    ada, bo = await company.sits_down("Ada", "Bo", bots=2, memory="notes")
    await ada.opens_beside("memory-notes")
    await bo.opens_beside("memory-notes")
    (me, *_), (first, second, *_) = await cells(ada)
    await ada.page.get_by_role("textbox", name=ada.words("memory-notebook")).fill("Bo smiled.")
    await chooses_mark(ada, "not")
    await cell(ada, f"{me} {first}").click()
    phone = await company.person("Ada", size=PHONE)
    await phone.goes_to(await seat_link(ada))
    await phone.opens_beside("memory-notes")
    await is_marked(phone, f"{me} {first}", "not")
    await expect(phone.page.get_by_role("textbox", name=phone.words("memory-notebook"))).to_have_value("Bo smiled.")
    await chooses_mark(phone, "sure")
    await cell(phone, f"{me} {second}").click()
    await is_marked(ada, f"{me} {second}", "sure")
    await is_marked(ada, f"{me} {first}", "not")
    assert await all_marks(bo) == {"empty"}
    await bo.page.reload()
    await bo.opens_beside("memory-notes")
    assert await all_marks(bo) == {"empty"}


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_one_that_fits_a_phone(company: Company, game: str) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", game=game, size=PHONE)
    await ada.opens_beside("memory-notes")
    places, things = await cells(ada)
    assert len(places) >= 4 and len(things) > 3
    await chooses_mark(ada, "sure")
    await cell(ada, f"{places[1]} {things[0]}").click()
    await is_marked(ada, f"{places[1]} {things[0]}", "sure")
    assert await too_wide(ada.page) == []
    low = await ada.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert low, "the page itself does not scroll"


async def test_what_is_asked_stays_above_it_on_a_phone_and_answer_leads_back(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="notes", size=PHONE)
    assert await ada.is_asked()
    await ada.opens_beside("memory-notes")
    await ada.clicks("notebook-answer")
    await expect(ada.page.get_by_role("grid")).to_have_count(0)
    assert await ada.is_asked()


async def test_where_memory_is_strict_n_opens_nothing(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="strict", size=DESK)
    await ada.page.keyboard.press("n")
    await expect(ada.page.get_by_role("tab", name=ada.words("story-title"))).to_have_attribute("aria-selected", "true")
    await expect(ada.page.get_by_role("grid")).to_have_count(0)
