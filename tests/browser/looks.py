"""How a screen looks to those who judge it by rules: too wide, too small to touch, too hard to perceive."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from playwright.async_api import Page

SMALLEST: Final = 44  # pixels of a target, either way
GRAVE: Final = ("serious", "critical")

# The page itself, and every box in it that would scroll.
TOO_WIDE: Final = """() => {
  const scrolls = (it) => it.scrollWidth > it.clientWidth + 1 && !it.matches('input, textarea, select')
    && ['auto', 'scroll'].includes(getComputedStyle(it).overflowX);
  const page = document.documentElement;
  const boxes = [...document.body.querySelectorAll('*')].filter(scrolls);
  const isIn = (it, box) => boxes.findLast((each) => each !== it && each.contains(it)) === box;
  if (page.scrollWidth > page.clientWidth) boxes.unshift(page);
  return boxes.flatMap((box) => {
    const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
    return [...box.querySelectorAll('*')]
      .filter((it) => it.getBoundingClientRect().right > end + 0.5 && isIn(it, box))
      .map((it) => `${it.outerHTML.slice(0, 120)} ends at ${it.getBoundingClientRect().right} of ${end}`)
      .slice(-5);
  });
}"""

# What stands within a sentence is as high as its line; a box is touched by its label; what is hidden is not touched.
TOO_SMALL: Final = """(smallest) => {
  const touched = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  const shown = { checkOpacity: true, checkVisibilityCSS: true };
  const inSentence = (it) => getComputedStyle(it).display.startsWith('inline')
    && ([...it.parentNode.childNodes].some((beside) => beside.nodeType === Node.TEXT_NODE && beside.data.trim() !== '')
      || (it.parentNode.tagName === 'SPAN' && inSentence(it.parentNode)));
  const found = [];
  for (const it of document.querySelectorAll(touched)) {
    if (it.disabled || it.closest('[inert]') || !it.checkVisibility(shown)) continue;
    if (getComputedStyle(it).clipPath !== 'none') continue;
    if (it.matches('a, button') && inSentence(it)) continue;
    const boxes = [it, ...(it.labels ?? [])].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 1);
    const wide = Math.max(0, ...boxes.map((box) => box.width)), high = Math.max(0, ...boxes.map((box) => box.height));
    if (boxes.length && (wide < smallest - 0.5 || high < smallest - 0.5))
      found.push(`${Math.round(wide)}x${Math.round(high)}: ${it.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""

# Words that break in the middle, where nobody allows it: after a hyphen or an apostrophe a line may end.
BROKEN: Final = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode, around = text.parentElement;
    if (around.closest('.for-ears, script, style, textarea, select')) continue;
    if (!around.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (getComputedStyle(around).clipPath !== 'none' || around.clientWidth === 1) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].map((box) => Math.round(box.top / 4));
      if (new Set(tops).size > 1) found.push(`${word[0]} in ${text.data.trim().slice(0, 60)}`);
    }
  }
  return found;
}"""

AXE: Final = """async (rules) => {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) =>
    ({ id, impact, html: node.html.slice(0, 200), why: node.failureSummary })));
}"""
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe_core() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text()


async def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    found: list[str] = await page.evaluate(TOO_WIDE)
    return found


async def broken_words(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(BROKEN)
    return found


TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def too_small(page: Page) -> list[str]:
    """What a thumb would miss, once all is laid out."""
    await page.evaluate(TWO_FRAMES)
    found: list[str] = await page.evaluate(TOO_SMALL, SMALLEST)
    return found


async def hard_to_perceive(page: Page) -> list[str]:
    """What axe-core finds, as far as it is serious or critical."""
    await page.evaluate(axe_core())
    found: list[dict[str, Any]] = await page.evaluate(AXE, RULES)
    return [f"{it['impact']} {it['id']}: {it['html']}\n{it['why']}" for it in found if it["impact"] in GRAVE]
