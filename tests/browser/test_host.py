"""What people see of what a host does, and of links that are revoked."""

import random

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.test_memory import seat_link


async def test_a_game_that_is_closed_in_the_middle_can_be_looked_at_by_all(company: Company) -> None:
    [ada, bo] = await company.sits_down("Ada", "Bo", bots=2)
    await ada.clicks("table-menu")
    await ada.clicks("table-close")
    await ada.reads("table-close-unfinished")
    await ada.clicks("table-close")
    for person in (ada, bo):
        await person.reads("end-unfinished")
        await expect(person.button("end-again")).to_have_count(0)
    await bo.clicks("table-replay")
    await expect(bo.page.get_by_role("slider")).to_be_visible()


async def test_a_link_that_is_revoked_is_good_no_more(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3)
    link = await seat_link(ada)
    other = await company.person("Thief")
    await other.goes_to(link)
    await expect(other.asked).to_be_visible()
    with company.forgives(ada, other):  # the line of either may be cut while it is made anew
        await ada.clicks("table-menu")
        await ada.clicks("table-device")
        await ada.clicks("table-device-revoke")
        await ada.reads("table-device-revoked")
        await other.reads("table-link-revoked")
    assert await ada.answers(random.Random(1))
    assert await seat_link(ada) != link
