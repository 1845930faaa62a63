"""What lies on the table, and for whose eyes: the deal, a mask that is looked at, people who change places."""

import asyncio
import re
from math import atan2, tau
from pathlib import Path

from playwright.async_api import Browser, Locator, expect

from ridotto.kernel import name
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.screens import PAUSES, PUPPETS, SECOND, TABLE
from tests.browser.stages import Moment, staged
from tests.web.test_leak import NAMES

# Who sits where, by the letter of the seat: for ears, the name comes first.
SITTERS = """() => Object.fromEntries([...document.querySelectorAll('li.seat')].map((seat) =>
  [seat.querySelector('[data-place]').dataset.place, seat.querySelector('.for-ears').textContent.split(',')[0]]))"""

# Where everybody's name stands on the screen, once nobody is on the way.
PLACES = """async () => {
  const walks = document.getAnimations().filter((it) => it instanceof CSSTransition);
  await Promise.allSettled(walks.map((it) => it.finished));
  return Object.fromEntries([...document.querySelectorAll('.person')].map((person) => {
    const { x, y } = person.getBoundingClientRect();
    return [person.querySelector('bdi').textContent, [Math.round(x), Math.round(y)]];
  }));
}"""


async def round_the_table(person: Person) -> list[str]:
    """Names as they are seen, clockwise from below. A table that becomes smaller changes nothing."""
    places: dict[str, list[int]] = await person.page.evaluate(PLACES)
    middle_x, middle_y = (sum(place[axis] for place in places.values()) / len(places) for axis in (0, 1))

    def turned(who: str) -> float:
        x, y = places[who]
        return atan2(x - middle_x, y - middle_y) % tau

    clockwise = sorted(places, key=turned, reverse=True)
    below = clockwise.index(max(places, key=lambda who: places[who][1]))
    return clockwise[below:] + clockwise[:below]


def seat_of(person: Person, letter: str) -> Locator:
    return person.page.locator("li.seat").filter(has=person.page.locator(f'[data-place="{letter}"]'))


async def test_all_masks_lie_open_until_everybody_is_ready(browser: Browser, tmp_path: Path) -> None:
    async with staged(Moment(SECOND, 4, "Ready", options=PAUSES), tmp_path) as house:
        company = Company(browser, house.address)
        people = await asyncio.gather(*[house.sits(company, player) for player in range(4)])
        for person in people:
            table = person.page.get_by_role("region", name=person.words("ball-table"))
            await expect(table.locator(".card .side:not(.back)")).to_have_count(6)
            await expect(table.locator(".card .side.back")).to_have_count(0)
        for person in people:
            await person.asked.locator("[data-choice]").first.click()
        for person in people:
            table = person.page.get_by_role("region", name=person.words("ball-table"))
            await expect(table.locator(".card .side.back")).to_have_count(6)
            await expect(table.locator(".card .side:not(.back)")).to_have_count(0)
        await company.leaves()
        assert company.complaints == []


async def test_what_somebody_looks_at_is_marked_for_them_and_nowhere_else(browser: Browser, tmp_path: Path) -> None:
    async with staged(Moment(SECOND, 6, "SeenEnough", options=PAUSES), tmp_path) as house:
        company = Company(browser, house.address)
        looking = await house.sits(company, house.player)
        other = await house.sits(company, (house.player + 1) % 6)
        watcher = await company.person("Zoe")
        await watcher.goes_to(TABLE)
        table = looking.page.get_by_role("region", name=looking.words("ball-table"))
        mine = seat_of(looking, name(house.player).lower())
        await expect(table.locator(".side:not(.back)")).to_have_count(1)
        await expect(mine.locator(".card.mine .side:not(.back)")).to_have_count(1)
        await expect(mine.get_by_text(looking.words("ball-onlyyou"), exact=True)).to_be_visible()
        await expect(looking.asked.get_by_text(looking.words("ball-onlyyou"))).to_be_visible()
        for person in (other, watcher):
            await expect(person.page.locator(".card.held")).to_have_count(1)  # that they look is seen by all
            await expect(person.page.locator("li.seat .side:not(.back)")).to_have_count(0)
            await expect(person.page.get_by_text(person.words("ball-onlyyou"))).to_have_count(0)
        await company.leaves()
        assert company.complaints == []


async def test_puppets_really_change_places(browser: Browser, tmp_path: Path) -> None:
    """Two names go to each other's seats; a puppet's own table turns, so that they sit below as ever."""
    async with staged(Moment(SECOND, 6, "FirstPuppet", options=PUPPETS), tmp_path) as house:
        company = Company(browser, house.address)
        puppeteer = await house.sits(company, house.player)
        before, stood = await puppeteer.page.evaluate(SITTERS), await round_the_table(puppeteer)
        [one, other] = [letter for letter, who in before.items() if who != puppeteer.words("ball-you")][:2]
        puppet = await house.sits(company, NAMES.index(before[one]))
        for letter in (one, other):
            await puppeteer.page.locator(f'[data-place="{letter}"][tabindex="0"]').click()
            await puppeteer.page.locator("[data-deed]").click()
        for person in (puppeteer, puppet):
            told = puppeteer.words("ball-you") if person is puppet else before[one]
            await expect(seat_of(person, other).locator(".for-ears")).to_have_text(re.compile(f"^{told},"))
        assert await puppeteer.page.evaluate(SITTERS) == {**before, one: before[other], other: before[one]}
        changed = {before[one]: before[other], before[other]: before[one]}
        assert await round_the_table(puppeteer) == [changed.get(who, who) for who in stood]
        assert (await round_the_table(puppet))[0] == puppet.words("ball-you")
        await company.leaves()
        assert company.complaints == []
