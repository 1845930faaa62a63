"""Every screen, for everybody: perceivable in both themes, fit for a phone, and in one language at a time."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import hard_to_perceive, too_small, too_wide
from tests.browser.people import catalogue
from tests.browser.screens import SCREENS, Screen, seen_by, staged

GAP = re.compile(r"\\\{\w+\\\}")
KEY = re.compile(r"^[a-z]+(\.[\w-]+)+$")

# All that is said: what stands there, and what only ears are told.
SAID = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.closest('[lang]:not(html), script, style')) found.push(text.data);
  }
  for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(it.getAttribute(name) ?? '');
  }
  return found.map((text) => text.trim().replace(/\\s+/g, ' ')).filter((text) => text);
}"""


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
async def test_a_screen_is_for_everybody(browser: Browser, tmp_path: Path, screen: Screen) -> None:
    """axe-core finds nothing serious, in either theme and size; on a phone nothing is too wide or too small."""
    async with staged(screen, tmp_path) as (inside, kept):
        for theme, size in (("light", PHONE), ("dark", DESK)):
            company = Company(browser, inside.address)
            ada = await company.person("Ada", size, theme=theme, kept=kept)
            with company.forgives(ada):
                await seen_by(ada, screen)
            poor = await hard_to_perceive(ada.page)
            if size == PHONE:
                poor += await too_wide(ada.page) + await too_small(ada.page)
            await company.leaves()
            assert poor == []


@cache
def english() -> list[re.Pattern[str]]:
    """What gives away that somebody forgot to translate: texts of two words or more that French says differently."""
    texts = [text for key, text in catalogue("en").items() if text != catalogue("fr").get(key)]
    return [re.compile(GAP.sub(".*", re.escape(text))) for text in texts if re.search(r"[a-z]{2,} [a-z]{2,}", text)]


async def left_in_english(page: Page) -> list[str]:
    said: list[str] = await page.evaluate(SAID)
    return [text for text in said if KEY.match(text) or any(pattern.fullmatch(text) for pattern in english())]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
async def test_a_screen_in_french_has_no_english_left(browser: Browser, tmp_path: Path, screen: Screen) -> None:
    async with staged(screen, tmp_path) as (inside, kept):
        company = Company(browser, inside.address)
        ada = await company.person("Ada", language="fr", kept=kept)
        with company.forgives(ada):
            await seen_by(ada, screen)
        assert await ada.page.locator("html").get_attribute("lang") == "fr"
        assert await left_in_english(ada.page) == []
        await company.leaves()
