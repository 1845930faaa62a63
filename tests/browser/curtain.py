"""What a page lets be seen, and when: its text, its markup, and every change of it, in order and in time.

The page's clock stands still and is moved by the test, so that "when" is a number and not an accident. What the browser
itself would end in its own time (animations) ends by that clock, too.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypeAlias

from playwright.async_api import Page

Change: TypeAlias = list[Any]

STEP: Final = 500  # milliseconds: then the browser may draw
STANDS_AT: Final = 1_000_000

# Taken before the clock is: frames that really come.
FRAMES: Final = """window.realFrames = (() => {
  const frame = requestAnimationFrame.bind(window);
  return async (count) => { for (let i = 0; i < count; i += 1) await new Promise(frame); };
})();"""

RECORDER: Final = """(() => {
  const changes = window.changes = [];
  let since = 0;
  const now = () => Math.round(performance.now() - since);
  window.takeChanges = () => { since = performance.now(); return changes.splice(0); };
  const where = (node) => {
    const steps = [];
    for (let at = node; at?.parentNode; at = at.parentNode) steps.unshift([...at.parentNode.childNodes].indexOf(at));
    return steps.join('/');
  };
  const here = (text) => text?.replaceAll(location.origin, '') ?? null;
  const shown = (node) => here(node.outerHTML ?? node.data ?? '');
  const seen = (record) => {
    const to = record.type === 'attributes' ? here(record.target.getAttribute(record.attributeName))
      : record.type === 'characterData' ? record.target.data
      : [[...record.addedNodes].map(shown), [...record.removedNodes].map(shown)];
    changes.push([now(), record.type, record.attributeName ?? '', where(record.target), to]);
  };
  new MutationObserver((records) => records.forEach(seen)).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const moving = animate.call(this, frames, timing);
    const { delay = 0, endDelay = 0, duration = 0, iterations = 1 } = moving.effect.getTiming();
    changes.push([now(), 'animate', JSON.stringify(timing), where(this), JSON.stringify(frames)]);
    moving.pause();
    if (iterations !== Infinity) setTimeout(() => moving.finish(), delay + Number(duration) * iterations + endDelay);
    return moving;
  };
})();"""


class Curtain:
    """Put up before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def put_up(self) -> None:
        await self.page.add_init_script(FRAMES)
        await self.page.clock.install(time=0)
        await self.page.clock.pause_at(STANDS_AT)
        await self.page.add_init_script(RECORDER)

    async def settles(self) -> None:
        """All that follows from what has come already is drawn."""
        await self.page.evaluate("realFrames(3)")

    async def passes(self, milliseconds: int) -> None:
        """Time, for this page."""
        for _ in range(0, milliseconds, STEP):
            await self.page.clock.run_for(STEP)
            await self.page.evaluate("realFrames(2)")

    async def changes(self) -> list[Change]:
        """Since they were last taken, and how many milliseconds after that."""
        found: list[Change] = await self.page.evaluate("takeChanges()")
        return found

    async def seen(self) -> list[str]:
        """All that is there: what a person reads, what a screen reader is told, what somebody with a console finds."""
        spoken = await self.page.locator("body").aria_snapshot()
        written = await self.page.locator("body").inner_text()
        kept = await self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
        address = await self.page.evaluate("location.href.replace(location.origin, '')")
        markup = (await self.page.content()).replace(await self.page.evaluate("location.origin"), "")
        return [written, spoken, markup, kept, address]


def all_text(film: list[Change]) -> str:
    """All that ever stood there, without its markup."""
    return re.sub("<[^>]*>", "", json.dumps(film))


def told_apart(one: list[Change], other: list[Change]) -> str:
    """Where two recordings part; empty where they do not."""
    for number, (this, that) in enumerate(zip(one, other)):
        if this != that:
            return f"change {number}:\n{json.dumps(this)}\n{json.dumps(that)}"
    longer = one[len(other) :] or other[len(one) :]
    return f"{len(longer)} changes more: {json.dumps(longer[0])}" if longer else ""
