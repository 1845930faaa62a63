"""The memory panel: what may lie where, with its odds and why, at tables that keep everything and nowhere else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, WebSocket, expect

from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person
from tests.browser.screens import evening_until
from tests.browser.stages import Moment, Stage, staged
from tests.patience import PATIENCE
from tests.web.test_leak import CODE, NAMES

KING_IS_SAID = evening_until("F:King", 2)
LATER = PATIENCE * 1000  # milliseconds: a process has to start first

# What stands there once the page has drawn the click, and before anything can come from the server.
AFTER_A_CLICK = """async (button, selector) => {
  button.click();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return document.querySelector(selector).innerText;
}"""


@asynccontextmanager
async def at_table(
    browser: Browser, stage: Stage, place: Path, size: tuple[int, int] = DESK, sits: bool = True
) -> AsyncIterator[Person]:
    async with staged(stage, place) as house:
        company = Company(browser, house.address)
        kept = house.seat() if sits else {}
        person = await company.person(NAMES[house.player], size=size, kept=kept)
        try:
            await person.goes_to(f"/t/{CODE}")
            story = person.words("story-title")
            tab = person.page.get_by_role("tab", name=story, exact=True)
            await tab.or_(person.page.get_by_role("button", name=story, exact=True)).first.wait_for()
            yield person
        finally:
            await company.leaves()
        assert company.complaints == []


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-cell="{name}"]')


async def has_odds(person: Person, name: str, odds: str) -> None:
    await expect(cell(person, name)).to_have_attribute("data-odds", odds, timeout=LATER)


def reasons(person: Person) -> Locator:
    return person.page.locator(".reasons li")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_the_odds_are_mine_or_those_of_all_and_a_tap_tells_why(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with at_table(browser, KING_IS_SAID, tmp_path, size) as ada:
        await ada.opens_beside("memory-odds")
        await has_odds(ada, "a King", "0.5")
        await has_odds(ada, "f Witch", "1")
        await has_odds(ada, "f King", "0")
        await expect(cell(ada, "a King")).to_have_text("½ ¼")  # and what all know
        await expect(cell(ada, "f Witch")).to_have_text("sure ½")
        await cell(ada, "a King").click()
        await expect(reasons(ada)).to_have_count(4, timeout=LATER)
        words = await reasons(ada).all_inner_texts()
        assert "turn 7" in words[0] and "Flo: sure" in words[0]
        assert "turn 11" in words[1] and "sure" in words[1]
        assert "turn 12" in words[2] and "1 in 2" in words[2]
        assert "since" in words[3]
        await expect(ada.page.locator(".reasons h3")).to_contain_text("exact")
        button = ada.button("belief-public").first
        at_once = await button.evaluate(AFTER_A_CLICK, ".reasons")
        assert "1 in 4" in at_once and "really swapped" not in at_once  # what led to my odds did not lead to these
        await has_odds(ada, "a King", "0.25")
        await expect(cell(ada, "a King")).to_have_text("¼")
        await expect(reasons(ada).filter(has_text="1 in 4")).not_to_have_count(0, timeout=LATER)
        assert "really swapped" not in " ".join(await reasons(ada).all_inner_texts())


async def test_by_keys_alone_and_each_cell_is_said(browser: Browser, tmp_path: Path) -> None:
    async with at_table(browser, KING_IS_SAID, tmp_path) as ada:
        keys = ada.page.keyboard
        await keys.press("m")
        await has_odds(ada, "a King", "0.5")
        await expect(cell(ada, "a King")).to_have_attribute("aria-label", "You, King: 1 in 2, exact. All know: 1 in 4.")
        await expect(cell(ada, "c King")).to_have_attribute("aria-label", "Cy, King: impossible, exact.")
        await cell(ada, "a Judge").focus()
        await keys.press("ArrowRight")
        await keys.press("ArrowRight")
        await expect(cell(ada, "a King")).to_be_focused()
        await keys.press("Enter")
        await expect(cell(ada, "a King")).to_have_attribute("aria-selected", "true")
        await expect(reasons(ada)).to_have_count(4, timeout=LATER)
        await expect(ada.asked).to_be_visible()  # no key answered it


@pytest.mark.parametrize("memory", ["strict", "notes"])
async def test_where_the_table_does_not_remember_there_is_no_panel_and_nothing_is_asked(
    browser: Browser, tmp_path: Path, memory: str
) -> None:
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    stage = Moment("mascarade-1e", 5, "WhatToDo", memory=memory)
    async with at_table(browser, stage, tmp_path) as ada:
        ada.page.on("websocket", listen)
        await ada.page.reload()
        await ada.page.get_by_role("region", name=ada.words("ball-table")).wait_for()
        await expect(ada.page.get_by_role("tab", name=ada.words("story-title"))).to_be_visible()
        await expect(ada.page.get_by_role("tab", name=ada.words("memory-odds"))).to_have_count(0)
        await ada.page.keyboard.press("m")
        await ada.page.keyboard.press("n")
        await expect(ada.page.locator("[data-odds]")).to_have_count(0)
    assert "hello" in sent and "deduce" not in sent


async def test_who_only_watches_sees_what_all_know(browser: Browser, tmp_path: Path) -> None:
    async with at_table(browser, KING_IS_SAID, tmp_path, sits=False) as watcher:
        await watcher.opens_beside("memory-odds")
        await has_odds(watcher, "a King", "0.25")
        await expect(watcher.page.get_by_role("button", name=watcher.words("belief-mine"))).to_have_count(0)


@pytest.mark.parametrize(
    "stage",
    [
        Moment("masques-dust", 4, "WhatToPlay"),
        Moment("masquerade", 4, "WhatToDo", so=lambda match: len(match.record) > 45),
    ],
    ids=["masques", "masquerade"],
)
async def test_hands_and_hidden_cards_have_odds_and_reasons(browser: Browser, tmp_path: Path, stage: Moment) -> None:
    async with at_table(browser, stage, tmp_path, PHONE) as ada:
        await ada.opens_beside("memory-odds")
        unsure = ada.page.locator('[data-odds^="0."]').first
        await unsure.wait_for(timeout=LATER)
        await unsure.click()
        await expect(reasons(ada)).not_to_have_count(0, timeout=LATER)
        exactness = "belief-exact" if stage.game.startswith("masques") else "belief-about"
        await expect(ada.page.locator(".reasons h3")).to_contain_text(ada.words(exactness))
