"""A game that was begun under other rules: the page says so, shows what was told, and offers nothing that cannot be."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, expect

from ridotto.house.events import Line, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import Player
from tests.browser.cable import a_cable
from tests.browser.company import PHONE, Company
from tests.browser.people import Person
from tests.browser.stages import Moment, Staged
from tests.browser.test_memory import lines_of_the_story
from tests.house.new_rules import by_another_version, change_rules, stored_lines
from tests.web.inside import serving_here
from tests.web.test_leak import CODE, NAMES

RUNNING = Moment("mascarade-1e", 5, "ClaimToo", so=lambda match: len(match.log) > 160, seed=4, memory="strict")
OVER = Moment("mascarade-1e", 5, "", seed=9)
IN_WORDS = Moment("masquerade", 4, "", seed=2)


@asynccontextmanager
async def outdated(moment: Moment, place: Path, *, kept: bool = True) -> AsyncIterator[Staged]:
    """A house with a table that another version has written; without `kept`, one that kept the answers only."""
    events, player = moment.stands()
    lines = by_another_version(CODE, events)
    if not kept:
        lines = [Line(line.at, line.event) for line in lines]
    async with serving_here(place / "tables.sqlite") as inside:
        assert await inside.house.store.append(Batch(CODE, 0, [encode_line(line) for line in lines]))
        yield Staged(inside, moment, player)


async def comes(company: Company, house: Staged, player: Player, **how: object) -> Person:
    person = await company.person(NAMES[player], kept=house.seat(player), **how)  # type: ignore[arg-type]
    await person.goes_to(f"/t/{CODE}")
    return person


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_everybody_reads_what_they_were_told_and_nobody_is_asked(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    async with outdated(RUNNING, tmp_path) as house:
        company = Company(browser, house.address)
        for player in (Player(1), Player(2)):
            person = await comes(company, house, player, language=language, size=PHONE)
            await person.reads("table-outdated")
            await expect(person.page.get_by_role("heading", name=person.words("outdated-told-you"))).to_be_visible()
            actor = await house.inside.house.table(CODE)
            assert len(await lines_of_the_story(person)) == actor.table_state.begun_game().heard_by(player) > 120
            await expect(person.page.locator("[data-question]")).to_have_count(0)
            await expect(person.button("table-rematch")).to_have_count(0)
        watcher = await company.person("Eve")
        await watcher.goes_to(f"/t/{CODE}")
        await expect(watcher.page.get_by_role("heading", name=watcher.words("outdated-told-all"))).to_be_visible()
        await expect(watcher.button("lobby-sit-deed")).to_have_count(0)
        await company.leaves()
        assert company.complaints == []


async def test_a_page_that_was_open_during_the_upgrade_shows_all_that_was_told(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory is strict: it has forgotten what came before the present turn, and says hello with what it heard."""
    events, player = RUNNING.stands()
    lines = [encode_line(line) for line in stored_lines(CODE, events)]
    async with serving_here(tmp_path / "tables.sqlite") as before, a_cable(before.address) as cable:
        assert await before.house.store.append(Batch(CODE, 0, lines))
        company = Company(browser, cable.address)
        person = await comes(company, Staged(before, RUNNING, player), player)
        await person.page.locator(".ball.settled").wait_for()
        with company.forgives(person):
            cable.pull()
            change_rules(monkeypatch)
            async with serving_here(tmp_path / "tables.sqlite") as after:
                cable.house = urlsplit(after.address)
                cable.plug()
                await person.reads("table-outdated")
                actor = await after.house.table(CODE)
                assert len(await lines_of_the_story(person)) == actor.table_state.begun_game().heard_by(player) > 120
        await company.leaves()


async def test_the_host_leads_them_to_a_new_table_by_the_new_rules(browser: Browser, tmp_path: Path) -> None:
    async with outdated(RUNNING, tmp_path) as house:
        company = Company(browser, house.address)
        ada, bo = await comes(company, house, Player(0)), await comes(company, house, Player(1))
        await ada.clicks("table-rematch")
        await bo.clicks("table-follow")
        await expect(bo.page.get_by_text(bo.words("lobby-you"), exact=True)).to_be_visible()
        await ada.starts()
        await expect(ada.page.locator(".ball")).to_be_visible()
        await company.leaves()
        assert company.complaints == []


async def test_what_was_not_kept_is_said_plainly(browser: Browser, tmp_path: Path) -> None:
    async with outdated(RUNNING, tmp_path, kept=False) as house:
        company = Company(browser, house.address)
        ada = await comes(company, house, Player(0))
        await ada.reads("table-lost-rules")
        await expect(ada.button("table-rematch")).to_be_visible()
        await ada.goes_to(f"/t/{CODE}/replay")
        await ada.reads("wrong-cannot-be-shown")
        await company.leaves()


@pytest.mark.parametrize("moment", [OVER, IN_WORDS], ids=["mascarade-1e", "masquerade"])
async def test_a_finished_game_is_told_as_it_was_told(browser: Browser, tmp_path: Path, moment: Moment) -> None:
    match, _ = moment.found()
    won = [fact.spelling() for fact in match.heard_by(Player(0)) if fact.spelling().endswith(" wins")]
    async with outdated(moment, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await comes(company, house, Player(0))
        await ada.reads("outdated-over")
        heading = await ada.page.locator("#end").inner_text()
        names = ["You" if fact[0] == "A" else NAMES["ABCDE".index(fact[0])] for fact in won]
        assert won and all(name.casefold() in heading.casefold() for name in names)
        await ada.clicks("table-replay")
        slider = ada.page.get_by_role("slider")
        await slider.focus()
        await ada.page.keyboard.press("End")
        await expect(slider).to_have_value(await slider.get_attribute("max") or "")
        await ada.reads("outdated-over")
        await expect(ada.page.locator(".ball")).to_have_count(0)
        await expect(
            ada.page.get_by_role("region", name=ada.words("story-title")).get_by_role("listitem").last
        ).to_be_visible()
        await company.leaves()
        assert company.complaints == []
