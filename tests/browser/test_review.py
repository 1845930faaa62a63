"""The review of a finished game on the page: from the end to it, through its moments into the replay, and back."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.company import Company
from tests.browser.screens import screen_called, seen_by
from tests.browser.stages import staged
from tests.patience import PATIENCE_MS


@pytest.mark.slow
async def test_the_end_leads_to_the_review_and_a_moment_into_the_replay(browser: Browser, tmp_path: Path) -> None:
    screen = screen_called("end")
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.get_by_role("link", name=ada.words("end-review"), exact=True).click()
        await ada.page.locator("[data-review]").wait_for(timeout=PATIENCE_MS)
        slider = ada.page.get_by_role("slider")
        await slider.press("End")
        won = await slider.get_attribute("aria-valuetext") or ""
        assert "100\N{NO-BREAK SPACE}%" in won, "at the end the winner is known"
        moment = ada.page.locator("[data-part=moments] li a").first
        path = await moment.get_attribute("href") or ""
        told = await ada.page.locator("[data-part=moments] li p").all_inner_texts()
        assert not any(each.startswith("It is ") for each in told), "whose turn it was is no moment"
        assert not any("mask was" in each for each in told), "nor what is shown when all is over"
        await moment.click()
        await ada.page.wait_for_url(f"**{path.partition('?')[0]}?**")
        step = path.partition("step=")[2].partition("&")[0]
        await expect(ada.page.get_by_role("slider")).to_have_value(str(int(step)))
        await ada.page.go_back()
        await ada.page.locator("[data-review]").wait_for(timeout=PATIENCE_MS)  # it is at hand now
        await company.leaves()
        assert company.complaints == []
