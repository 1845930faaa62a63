"""How much comes over the wire before anybody can click: on the home page, and at a table of each game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Request

from ridotto.games import GAMES
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.stages import Lobby, Moment, staged
from tests.web.test_leak import CODE

HOME = 100_000  # bytes, as they are sent, with the pictures that are shown
TABLE = 250_000
FIRST_QUESTIONS = {"mascarade": "WhatToDo", "masques": "WhatToPlay", "masquerade": "WhatToDo"}
AHEAD = "/assets/TableEntry-"  # fetched while people read the home page: from there on it is no longer its own load


class Loaded:
    """What one page has fetched, in the order in which it asked for it."""

    def __init__(self, person: Person) -> None:
        self.begun: list[Request] = []
        self.finished: list[Request] = []
        person.page.on("request", lambda request: self.begun.append(request))
        person.page.on("requestfinished", lambda request: self.finished.append(request))

    async def size(self, before: str | None = None) -> int:
        size = 0
        for request in self.begun:
            if before is not None and before in request.url:
                break
            if request in self.finished:
                size += (await request.sizes())["responseBodySize"]
        return size


async def test_the_first_load_of_the_home_page_is_small(browser: Browser, tmp_path: Path) -> None:
    async with staged(Lobby("mascarade-1e", 4, 1), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada")
        loaded = Loaded(ada)
        await ada.goes_to("/")
        await ada.page.wait_for_load_state("networkidle")
        assert 20_000 < await loaded.size(before=AHEAD) < HOME
        await company.leaves()


@pytest.mark.parametrize("game", GAMES)
async def test_the_load_of_a_table_is_small(browser: Browser, tmp_path: Path, game: str) -> None:
    stage = Moment(game, 4, FIRST_QUESTIONS[game.split("-")[0]])
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        loaded = Loaded(ada)
        await ada.goes_to(f"/t/{CODE}")
        await ada.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        await ada.page.wait_for_load_state("networkidle")
        assert 50_000 < await loaded.size() < TABLE
        await company.leaves()
