"""Faults of layout that can be computed from the page as it is drawn.

`layout.js` has the checks; each fault begins with the name of the one that found it:

outside      a control is cut by the window or by a box that cannot be scrolled, or sticks out of the box it lies in
overlapping  two controls lie on each other
cut          a name or the text of a control is cut, ends with an ellipsis, or is drawn outside of its control
unclickable  a point of what is drawn of a target belongs to something else
covered      something opaque lies over a name or a control, even if it lets clicks through
faint        a text has less contrast than WCAG 2.2 AA asks for, against the pixels that are painted behind it
"""

from __future__ import annotations

import base64
import itertools
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.patience import PATIENCE

CHECKS: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
LOAD: Final = f"() => {{ window.layoutChecks ??= {CHECKS}; }}"
NO_LETTERS: Final = """
* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
svg text, svg tspan { fill: transparent !important }
::placeholder { color: transparent !important }"""
HIDE: Final = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  window.withoutLetters = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SHOW: Final = """() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== window.withoutLetters);
}"""
LAID_OUT: Final = "async () => { for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame); }"


async def faults_of(page: Page, names: Sequence[str] = ()) -> list[str]:
    """Returns what is wrong with the layout of a page; `names` are those of people on it.

    If the page changes while it is looked at, it is looked at again.
    """
    await page.evaluate(LOAD)
    deadline = time.monotonic() + PATIENCE
    while True:
        await page.evaluate(LAID_OUT)
        letters = await page.evaluate("() => window.layoutChecks.letters()")
        found: list[list[str]] = await page.evaluate("(names) => window.layoutChecks.geometry(names)", list(names))
        ground = await without_letters(page)
        if places_of(await page.evaluate("() => window.layoutChecks.letters()")) == places_of(letters):
            break
        assert time.monotonic() < deadline, f"the page did not stand still for {PATIENCE:g} seconds"
    picture = base64.b64encode(ground).decode()
    faint = "([picture, letters]) => window.layoutChecks.faint(picture, letters)"
    faults = [*itertools.chain(*found), *await page.evaluate(faint, [picture, letters])]
    return list(dict.fromkeys(faults))


def places_of(letters: list[dict[str, Any]]) -> list[tuple[int, ...]]:
    """Where texts begin, in pixels; clocks may go on."""
    return [(round(each["left"]), round(each["top"])) for each in letters]


async def without_letters(page: Page) -> bytes:
    """A picture of the window in which no text is drawn."""
    await page.evaluate(HIDE, NO_LETTERS)
    try:
        return await page.screenshot(animations="disabled", caret="hide", scale="css")
    finally:
        await page.evaluate(SHOW)
