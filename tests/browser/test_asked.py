"""What is asked, what somebody need not be asked, and why something cannot be chosen."""

import asyncio
from pathlib import Path

from playwright.async_api import Browser, expect

from ridotto.kernel import Match
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.screens import PAUSES, SECOND
from tests.browser.stages import Moment, staged

SEATS = 4


def may_announce(match: Match) -> bool:
    """Nothing binds them, and the first turns are over."""
    [question] = match.open_questions()
    return len(match.record) > 12 and len(match.options(question)) > SEATS + 4


async def announces(person: Person) -> None:
    """The first mask that there is."""
    await person.asked.locator('[data-verb="announce"]').click()
    await person.asked.locator("[data-choice]").first.click()
    await person.asked.locator("[data-deed]").click()


async def lets_it_pass(person: Person) -> None:
    await person.asked.locator('[data-answer="pass"]').click()


async def test_the_player_who_lets_all_pass_is_not_waited_for_until_they_say_otherwise(
    browser: Browser, tmp_path: Path
) -> None:
    """Their line breaks in one round of claims, the page is loaded anew before the next; then they change it."""
    async with staged(Moment(SECOND, SEATS, "WhatToDo", so=may_announce), tmp_path) as house:
        company = Company(browser, house.address)
        turn = await asyncio.gather(*[house.sits(company, (house.player + n) % SEATS) for n in range(SEATS)])
        quiet = turn[2]
        switch = quiet.page.get_by_role("switch", name=quiet.words("ball-passing"))
        on = quiet.page.get_by_role("switch", name=quiet.words("ball-passing-on"))
        await switch.click()
        await expect(on).to_be_checked()

        await announces(turn[0])
        await quiet.page.locator(".speech").first.wait_for()
        with company.forgives(quiet):
            await quiet.page.context.set_offline(True)
            await quiet.reads("table-lost")
            await lets_it_pass(turn[1])
            await lets_it_pass(turn[3])  # asked after the quiet one, whose word the house has
            assert await turn[1].is_asked()
            await quiet.page.context.set_offline(False)
            await quiet.page.reload()
        await expect(on).to_be_checked()
        await announces(turn[1])  # and now the quiet one would be asked first
        await lets_it_pass(turn[3])
        await lets_it_pass(turn[0])

        assert await quiet.is_asked()  # their own turn, which is nothing to let pass
        await announces(quiet)
        await on.click()
        await expect(switch).not_to_be_checked()
        for person in (turn[3], turn[0], turn[1]):
            await lets_it_pass(person)
        await announces(turn[3])
        await lets_it_pass(turn[0])
        await lets_it_pass(turn[1])
        await expect(quiet.asked).to_contain_text(quiet.words("ball-let-pass"))
        await lets_it_pass(quiet)
        assert await turn[0].is_asked()
        await company.leaves()
        assert company.complaints == []


async def test_the_player_who_has_waited_finds_what_is_asked_by_keys(browser: Browser, tmp_path: Path) -> None:
    async with staged(Moment(SECOND, SEATS, "WhatToDo", so=may_announce), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, house.player)
        bo = await house.sits(company, (house.player + 1) % SEATS)
        await expect(bo.page.get_by_role("main")).to_be_focused()
        await announces(ada)
        await expect(bo.page.get_by_role("heading", level=2)).to_be_focused()
        await bo.page.keyboard.press("ArrowRight")
        await expect(bo.asked.locator("[data-choice]").first).to_be_focused()
        await company.leaves()
        assert company.complaints == []


async def test_the_player_who_clicks_what_cannot_be_chosen_is_told_why(browser: Browser, tmp_path: Path) -> None:
    """While the masks lie open to be learnt, and in the first turns, when there is nothing to do but to swap."""
    async with staged(Moment(SECOND, SEATS, "Ready", options=PAUSES), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        await ada.page.locator('[data-place="b"]').click()
        await reads_why(ada, "ready-first")
        await company.leaves()
        assert company.complaints == []


async def reads_why(person: Person, reason: str) -> None:
    """The reason, and then the rule behind it."""
    told = person.page.get_by_role("alert").filter(has_text=person.words("table-why"))
    await expect(told).to_contain_text(person.words(f"mascarade-why-{reason}"))
    await told.get_by_role("button", name=person.words("table-why-rule")).click()
    rules = person.page.get_by_role("dialog", name=person.words("table-rules"))
    await expect(rules.locator("article .rule")).to_be_in_viewport()
    await person.page.keyboard.press("Escape")
    await expect(rules).not_to_be_visible()
