"""A game from outside, which the page cannot draw, is played all the same: its picture in letters, and words."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.company import Company
from tests.browser.wings import Wings
from tests.web.servers import AT_ONCE, NO_LIMITS, serving


@pytest.fixture
def guests(wings: Wings, browser: Browser, tmp_path: Path) -> Iterator[Company]:
    with serving(tmp_path / "tables.sqlite", *AT_ONCE, *NO_LIMITS, program=("tests.web.with_candles",)) as server:
        company = Company(browser, server.address)
        yield company
        wings.run(company.leaves())
        assert company.complaints == []


async def test_a_game_in_words_is_played_to_its_end(guests: Company) -> None:
    people = await guests.sits_down("Ada", "Bo", game="candles")
    await asyncio.gather(*[person.plays_to_the_end(random.Random(n)) for n, person in enumerate(people)])
    for person in people:
        assert person.given > 1
        await expect(person.what_now).to_be_visible()
