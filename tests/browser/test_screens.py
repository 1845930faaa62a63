"""Every screen, for everybody: perceivable in both themes, fit for a phone, and in one language at a time."""

import asyncio
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import broken_words, hard_to_perceive, too_small, too_wide
from tests.browser.screens import SCREENS, Screen, seen_by
from tests.browser.stages import staged
from tests.page.catalogue import GAP, catalogue

CHAPTERS = sorted({key.partition("-")[0] for key in catalogue("en")})
KEY = re.compile(rf"^(?:{'|'.join(CHAPTERS)})(?:-\w+)+$")

# Screens with another number of seats or for another game than one that `make test` sees, and what takes a review.
SLOW = re.compile(r"(?:^|-)(?:two|three|six|eight|thirteen)\b|^(?:open|rules)-|^review$")

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

# What the page itself decides by its width is decided in one frame and drawn in the next.
DRAWN = "async () => { for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame); }"


@cache
def english() -> list[re.Pattern[str]]:
    """What gives away that somebody forgot to translate: texts of two words or more that French says differently."""
    texts = {text for key, texts in catalogue("en").items() for text in texts if texts != catalogue("fr").get(key)}
    parts = [GAP.split(text) for text in texts]
    telling = [found for found in parts if any(re.search(r"[a-z]{2,} [a-z]{2,}", part) for part in found)]
    return [re.compile(".*".join([re.escape(part) for part in found])) for found in telling]


async def left_in_english(page: Page) -> list[str]:
    said: list[str] = await page.evaluate(SAID)
    return [text for text in said if KEY.match(text) or any(pattern.fullmatch(text) for pattern in english())]


async def unfit_for_a_phone(page: Page) -> list[str]:
    return await too_wide(page) + await too_small(page) + await broken_words(page)


def marked(screen: Screen) -> object:
    marks = [pytest.mark.slow] if SLOW.search(screen.name) else []
    return pytest.param(screen, id=screen.name, marks=marks)


@pytest.mark.parametrize("screen", [marked(screen) for screen in SCREENS])
async def test_a_screen_is_for_everybody(browser: Browser, tmp_path: Path, screen: Screen) -> None:
    """axe-core finds nothing serious, by day and by night; a phone shows all of it, in English and in French."""
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        kept = house.seat() if screen.sits else {}
        ada = await company.person("Ada", PHONE, kept=kept)
        odile = await company.person("Ada", DESK, "fr", "dark", kept=kept)
        with company.forgives(ada, odile):
            await asyncio.gather(seen_by(ada, screen), seen_by(odile, screen))
        assert await hard_to_perceive(ada.page) == []
        assert await hard_to_perceive(odile.page) == []
        assert await unfit_for_a_phone(ada.page) == []
        assert await odile.page.locator("html").get_attribute("lang") == "fr"
        assert await left_in_english(odile.page) == []
        await odile.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await odile.page.evaluate(DRAWN)
        assert await unfit_for_a_phone(odile.page) == []
        assert await left_in_english(odile.page) == []
        await company.leaves()
