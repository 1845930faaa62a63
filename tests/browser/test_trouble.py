"""When things go wrong: a line that breaks, a house that starts again, two windows, impatient fingers."""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Request, expect

from tests.browser.cable import a_cable
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.test_games import as_recorded
from tests.browser.wings import Wings
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, started

PATIENT = ("--grace", "3600")  # nobody is played for, however long a line is broken
TURNS = 20


class House:
    """A server that can be started again, at the same address and on the same file."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.server = self.start(0)
        self.port = int(self.server.address.rpartition(":")[2])

    def start(self, port: int) -> Server:
        return started(self.store, *AT_ONCE, *NO_LIMITS, *PATIENT, port=port)

    def ends(self, how: signal.Signals) -> None:
        if how is signal.SIGKILL:
            self.server.kill()
        else:
            assert self.server.stop(how) == 0
        self.server.close()

    def starts_again(self) -> None:
        self.server = self.start(self.port)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.ends(signal.SIGTERM)


@pytest.fixture
def guests(wings: Wings, browser: Browser, house: House) -> Iterator[Company]:
    guests = Company(browser, house.server.address)
    yield guests
    wings.run(guests.leaves())
    assert guests.complaints == []


def says_it_is_lost(person: Person) -> Locator:
    """Whatever the page says of a broken line: it changes its words when that takes longer."""
    lost, restarting, long = (
        person.page.get_by_text(person.words(f"table-{word}")) for word in ("lost", "restarting", "lost-long")
    )
    return lost.or_(restarting).or_(long)


async def sees_the_line_break(person: Person) -> None:
    await expect(says_it_is_lost(person).first).to_be_visible()


async def sees_it_come_back(person: Person) -> None:
    await expect(says_it_is_lost(person)).to_have_count(0)


async def test_a_line_that_breaks_comes_back_and_nothing_is_doubled(guests: Company, house: House) -> None:
    """Pulled out while one is asked, just before an answer arrives, and just after."""
    bo = await guests.person("Bo")
    link = await bo.opens_a_table(4, bots=2, turns=TURNS)
    async with a_cable(house.server.address) as cable:
        ada = await guests.person("Ada")
        await ada.comes_by(link.replace(house.server.address, cable.address))
        await bo.starts()
        others = asyncio.create_task(bo.plays_to_the_end(random.Random(1)))
        dice = random.Random(2)
        await ada.plays(2, dice)
        with guests.forgives(ada):
            assert await ada.is_asked()
            cable.pull()
            await sees_the_line_break(ada)
            cable.plug()
            await sees_it_come_back(ada)
            for way in ("there", "back"):  # an answer is lost, then the word that it was heard
                await ada.plays(1, dice)
                assert await ada.is_asked()
                cable.swallow(way)
                answering = asyncio.create_task(ada.answers(dice))
                await ada.page.locator("section[data-question] :disabled").first.wait_for()
                cable.pull()
                await sees_the_line_break(ada)
                cable.plug()
                await answering
                await sees_it_come_back(ada)
        await ada.plays_to_the_end(dice)
        await others
        await as_recorded(guests, [bo, ada])


async def test_a_line_that_only_falls_silent_is_found_out(guests: Company, house: House) -> None:
    """A train in a tunnel: nothing comes and nothing says so."""
    bo = await guests.person("Bo")
    link = await bo.opens_a_table(4, bots=2, turns=TURNS)
    async with a_cable(house.server.address) as cable:
        ada = await guests.person("Ada")
        await ada.page.clock.install()
        await ada.comes_by(link.replace(house.server.address, cable.address))
        await bo.starts()
        others = asyncio.create_task(bo.plays_to_the_end(random.Random(1)))
        dice = random.Random(2)
        await ada.plays(1, dice)
        with guests.forgives(ada):
            assert await ada.is_asked()
            cable.swallow("there", "back")
            answering = asyncio.create_task(ada.answers(dice))
            await ada.page.locator("section[data-question] :disabled").first.wait_for()
            await ada.page.clock.fast_forward(9_000)
            await sees_the_line_break(ada)
            cable.pull()
            cable.plug()
            await ada.page.clock.fast_forward(6_000)
            await answering
            await sees_it_come_back(ada)
        await ada.plays_to_the_end(dice)
        await others
        await as_recorded(guests, [bo, ada])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["restarted", "killed"])
async def test_a_house_that_starts_again_goes_on_where_it_was(
    guests: Company, house: House, how: signal.Signals
) -> None:
    people = await guests.sits_down("Ada", "Bo", bots=2, turns=TURNS)
    dice = [random.Random(3), random.Random(4)]
    await asyncio.gather(*[person.plays(2, die) for person, die in zip(people, dice)])
    with guests.forgives(*people):
        await asyncio.to_thread(house.ends, how)
        for person in people:
            await sees_the_line_break(person)
        await asyncio.to_thread(house.starts_again)
        for person in people:
            await sees_it_come_back(person)
    await asyncio.gather(*[person.plays_to_the_end(die) for person, die in zip(people, dice)])
    await as_recorded(guests, people)


async def test_two_windows_on_one_seat_show_the_same_and_answer_once(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3, turns=TURNS)
    twin = await company.another_tab(ada)
    await twin.goes_to(ada.page.url)
    dice = random.Random(6)
    for turn in range(4):
        assert await ada.is_asked() and await twin.is_asked()
        number = (await ada.what_is_asked() or {})["number"]
        await expect(twin.page.locator(f'[data-question="{number}"]')).to_be_visible()
        await (ada, twin)[turn % 2].answers(dice)
        for window in (ada, twin):
            await window.page.locator(f'[data-question="{number}"]').wait_for(state="detached")
    await ada.plays_to_the_end(dice)
    await expect(twin.what_now).to_be_visible()
    ada.given += twin.given
    await as_recorded(company, [ada])


async def test_impatient_fingers_do_nothing_twice(company: Company) -> None:
    ada = await company.person("Ada")
    opened: list[str] = []

    def noted(request: Request) -> None:
        if request.method == "POST":
            opened.append(request.url.partition("/api")[2])

    ada.page.on("request", noted)
    await ada.goes_to("/")
    await ada.button("home-play-now").first.dblclick()
    assert await ada.is_asked()
    assert opened.count("/tables") == 1
    number = (await ada.what_is_asked() or {})["number"]
    await ada.asked.get_by_role("button").first.dblclick()
    await ada.page.locator(f'[data-question="{number}"]').wait_for(state="detached")
    await expect(ada.page.get_by_role("alert").filter(has_text=ada.words("wrong-not-that-question"))).to_have_count(0)
