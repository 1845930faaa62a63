"""What if on the page: from the replay and from the review to a table that goes on there, and how it compares."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from ridotto.house.replaying import ALL_EARS
from tests.browser.company import PHONE, Company
from tests.browser.people import Person
from tests.browser.screens import OVER, screen_called, seen_by
from tests.browser.stages import staged
from tests.browser.test_home import table_of
from tests.patience import PATIENCE_MS
from tests.web.inside import Inside
from tests.web.test_leak import CODE


async def opens_the_replay(person: Person, number: int) -> None:
    """At a step, counted from 0; addresses and sliders count from 1."""
    await person.goes_to(f"/t/{CODE}/replay?step={number + 1}&ears=*")
    await expect(person.page.get_by_role("slider")).to_have_value(str(number + 1))


def plays_on(person: Person) -> Locator:
    name = person.words("what-if-play", name="").strip()
    return person.page.get_by_role("dialog").get_by_role("button", name=name)


async def steps_of(inside: Inside) -> list[dict[str, Any]]:
    """The replay for all ears, as the page gets it."""
    packed = await inside.house.replay(await inside.house.table(CODE), ALL_EARS)
    steps: list[dict[str, Any]] = json.loads(gzip.decompress(packed))["steps"]
    return steps


async def test_a_person_plays_on_from_the_replay_and_sees_what_happened_then(browser: Browser, tmp_path: Path) -> None:
    async with staged(OVER, tmp_path) as house:
        steps = await steps_of(house.inside)
        number, step = [(number, step) for number, step in enumerate(steps) if step["asked"]][-1]
        company = Company(browser, house.address)
        ada = await company.person("Ada", PHONE, kept=house.seat())
        await opens_the_replay(ada, number)
        await ada.clicks("replay-what-if")
        dialog = ada.page.get_by_role("dialog")
        await expect(dialog).to_contain_text(ada.words("what-if-hint"))
        await plays_on(ada).first.click()
        await ada.page.wait_for_url(lambda address: "/t/" in address and CODE not in address)
        assert await ada.is_asked()
        table = await table_of(ada)
        assert (table["what_if"]["code"], table["what_if"]["moment"]) == (CODE, step["moment"])
        assert table["what_if"]["seat"] == step["asked"][0]
        await ada.plays_to_the_end(random.Random(1))
        was = table["what_if"]
        people = [seat["name"] for seat in table["seats"]]
        winners = ", ".join([people[ord(letter) - 65] for letter in was["winners"]])
        said = ada.words("end-was", n=len(was["winners"]), winners=winners, turn=was["turn"], turns=was["turns"])
        await expect(ada.page.get_by_text(said)).to_be_visible(timeout=PATIENCE_MS)
        await ada.page.get_by_role("link", name=ada.words("end-was-replay")).click()
        await ada.page.wait_for_url(f"**/t/{CODE}/replay*")
        await ada.goes_to("/")
        await ada.page.wait_for_load_state("networkidle")
        kept = await ada.page.evaluate("localStorage.getItem('ridotto.results') ?? '[]'")
        assert [result["code"] for result in json.loads(kept)] == [CODE], "a what-if is no game of one's own"
        await company.leaves()
        assert company.complaints == []


async def test_where_nobody_decides_the_replay_says_so(browser: Browser, tmp_path: Path) -> None:
    async with staged(OVER, tmp_path) as house:
        steps = await steps_of(house.inside)
        company = Company(browser, house.address)
        odile = await company.person("Odile", PHONE, "fr", kept=house.seat())
        await opens_the_replay(odile, len(steps) - 1)
        await odile.clicks("replay-what-if")
        await expect(odile.page.get_by_role("dialog")).to_contain_text(odile.words("what-if-nobody"))
        await expect(plays_on(odile)).to_have_count(0)
        await company.leaves()
        assert company.complaints == []


@pytest.mark.slow
async def test_a_moment_of_the_review_leads_to_a_table(browser: Browser, tmp_path: Path) -> None:
    screen = screen_called("end")
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.get_by_role("link", name=ada.words("end-review"), exact=True).click()
        await ada.page.locator("[data-review]").wait_for(timeout=PATIENCE_MS)
        await ada.page.locator("[data-part=moments] li button").first.click()
        await plays_on(ada).click()
        await ada.page.wait_for_url(lambda address: address.count("/") == 4 and CODE not in address)
        assert await ada.is_asked()
        await company.leaves()
        assert company.complaints == []
