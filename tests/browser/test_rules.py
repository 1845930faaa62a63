"""The rules in the page, with and without a table: a lesson, every mask, agent or card, and the clauses."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from ridotto.games import GAMES
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.screens import FIRST, MY_TURN, SECOND
from tests.browser.stages import staged

SHEETS = {"mascarade-1e": 12, "mascarade-2e": 16, "masques-dust": 6, "masques-ffg": 6, "masquerade": 62}


def steps(person: Person) -> Locator:
    return person.page.locator("section[aria-labelledby^=step-]")


async def test_from_home_without_a_table_people_read_how_each_family_is_played(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    for name in ("Mascarade", "Masques", "Masquerade"):
        await ada.page.get_by_role("link", name=f"{ada.words('table-rules')} ({name})").click()
        await expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words("rules-how-to-play", game=name))
        await expect(steps(ada)).to_have_count(4)
        assert await ada.page.locator("section[aria-labelledby^=step-] details").count() == 0, "nothing is folded away"
        await ada.page.get_by_role("link", name=ada.words("rules-to-home")).click()


@pytest.mark.parametrize("game", GAMES)
async def test_every_mask_agent_and_card_is_on_the_sheet_and_found_by_its_name(company: Company, game: str) -> None:
    ada = await company.person("Ada")
    await ada.page.set_viewport_size({"width": 360, "height": 740})
    await ada.goes_to(f"/rules/{game}")
    sheet = ada.page.locator(".sheets > details[data-term]")
    await expect(sheet).to_have_count(SHEETS[game])
    last = await sheet.last.get_attribute("data-term")
    name = await sheet.last.locator("b").inner_text()
    await ada.page.get_by_role("searchbox", name=ada.words("rules-search")).fill(name)
    await expect(ada.page.locator(f'.hits details[data-term="{last}"] .rule')).to_be_visible()


async def test_the_rules_lead_to_the_lesson_of_their_family(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/rules/masques-ffg")
    await ada.clicks("rules-to-lesson")
    await ada.page.wait_for_url("**/t/*")
    await ada.reads("lesson-skip")


async def test_numbers_are_those_of_the_edition_that_is_read(company: Company) -> None:
    """The King brings 3 coins in the first edition and 2 in the second."""
    ada = await company.person("Ada")
    await ada.goes_to(f"/rules/{FIRST}")
    await expect(steps(ada).first).to_contain_text("+3")
    await ada.page.get_by_role("link", name=ada.words(f"home-edition-{SECOND}")).click()
    await expect(steps(ada).first).to_contain_text("+2")


async def test_what_is_ours_is_said_and_every_clause_can_be_read(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/rules/masques-dust")
    await ada.reads("rules-ours-heading")
    await ada.page.get_by_text(ada.words("rules-ledger"), exact=True).click()
    clause = ada.page.get_by_role("listitem").filter(has_text="MQD-007")
    await expect(clause).to_contain_text(ada.words("rules-ledger-ours"))
    await expect(ada.page.get_by_role("listitem").filter(has_text="MQD-002")).not_to_contain_text("ours")


async def test_beside_a_table_what_was_asked_is_on_top_and_the_table_stays_in_use(
    browser: Browser, tmp_path: Path
) -> None:
    async with staged(MY_TURN, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, house.player)
        await ada.opens_beside("ball-rules")
        rules = ada.page.get_by_role("dialog", name=ada.words("table-rules"))
        marked = rules.locator(".sheets > details", has_text=ada.words("rules-in-your-game"))
        await expect(marked).to_have_count(6)
        await marked.first.locator("summary").click()
        await marked.first.locator(".rule button").first.click()
        await expect(rules.locator("article h2")).to_be_focused()
        await expect(rules.locator("article")).to_be_in_viewport()

        await ada.asked.locator("[data-choice]").first.click()
        await expect(rules).to_be_visible()
        await rules.get_by_role("searchbox").focus()
        await ada.page.keyboard.press("Escape")
        await expect(rules).not_to_be_visible()
        await company.leaves()
        assert company.complaints == []


async def test_an_unknown_game_has_no_rules_page(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/rules/canasta")
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words("common-nowhere"))
