"""What the table remembers for somebody, at each level: nothing, a notebook, all that they heard."""

import random

import pytest
from playwright.async_api import expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person

NOTES = "Bo smiled.\nI think Cy is the Judge <b>!</b> 🎭"


async def seat_link(person: Person) -> str:
    """For another device: from the menu."""
    await person.clicks("table-menu")
    await person.clicks("table-device")
    link = await person.page.get_by_role("textbox", name=person.words("table-device")).input_value()
    await person.page.keyboard.press("Escape")
    return link


@pytest.mark.parametrize("memory", ["notes", "aid"])
async def test_a_notebook_comes_along_to_another_device(company: Company, memory: str) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory=memory)
    await ada.opens_beside("memory-notes")
    notebook = ada.page.get_by_role("textbox", name=ada.words("memory-notebook"))
    await notebook.fill(NOTES)
    link = await seat_link(ada)
    phone = await company.person("Ada", size=(360, 740))
    await phone.goes_to(link)
    await phone.opens_beside("memory-notes")
    there = phone.page.get_by_role("textbox", name=phone.words("memory-notebook"))
    await expect(there).to_have_value(NOTES)
    assert "#" not in phone.page.url and "seat" not in phone.page.url
    await there.fill(f"{NOTES}\nNo: Di.")
    await expect(notebook).to_have_value(f"{NOTES}\nNo: Di.")
    await ada.page.reload()
    await ada.opens_beside("memory-notes")
    await expect(notebook).to_have_value(f"{NOTES}\nNo: Di.")


async def lines_of_the_story(person: Person) -> list[str]:
    return (
        await person.page.get_by_role("region", name=person.words("story-title"))
        .get_by_role("listitem")
        .all_inner_texts()
    )


@pytest.mark.parametrize("memory", ["strict", "notes"])
async def test_where_nothing_is_remembered_the_page_holds_nothing_of_earlier_turns(
    company: Company, memory: str
) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory=memory, turns=24)
    dice, told, compared = random.Random(8), set[str](), 0
    while await ada.answers(dice):
        assert await ada.page.locator("li.turn").count() <= 1  # the present one
        now = await lines_of_the_story(ada)
        page = await ada.page.content()
        for line in told - set(now):
            assert line not in page
            compared += 1
        told |= {line for line in now if len(line) > 40}
    assert compared > 5
    assert await ada.page.get_by_role("tab", name=ada.words("memory-history")).count() == 0


async def test_a_history_holds_what_was_heard_and_is_there_again_after_a_reload(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, memory="aid")
    await ada.plays(4, random.Random(9))
    assert await ada.is_asked()
    assert await ada.page.locator("li.turn").count() > 1  # earlier ones, too
    before = await lines_of_the_story(ada)
    await ada.page.reload()
    assert await ada.is_asked()
    await expect(ada.page.get_by_role("region", name=ada.words("story-title")).get_by_role("listitem")).to_have_count(
        len(before)
    )
    assert await lines_of_the_story(ada) == before


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
async def test_a_history_is_what_the_table_remembers(company: Company, size: tuple[int, int], language: str) -> None:
    ada = await company.person("Ada", size, language)
    await ada.opens_a_table(4, memory="aid", bots=3)
    await ada.starts()
    await ada.plays(4, random.Random(9))
    assert await ada.is_asked()
    history = ada.page.get_by_role("region", name=ada.words("memory-history")).get_by_role("listitem")
    await ada.opens_beside("memory-history")
    await ada.clicks("memory-history-all")
    await expect(history.first).to_be_visible()
    before = await history.all_inner_texts()
    assert len(before) > 10
    await ada.page.reload()
    assert await ada.is_asked()
    await ada.opens_beside("memory-history")
    await ada.clicks("memory-history-all")
    await expect(history).to_have_count(len(before))
    assert await history.all_inner_texts() == before
