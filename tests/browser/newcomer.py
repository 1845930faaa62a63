"""A person who knows no rules and no keys: reads what the page shows, and presses what can be pressed.

It knows roles and visible words, and nothing of games: no marks, no answers, no classes.
"""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Locator, Page, TimeoutError, expect

from tests.browser.people import Person
from tests.patience import PATIENCE_MS

MOST_PRESSED: Final = 400  # in a lesson, before a newcomer gives up
MOST_IN_A_GAME: Final = 4000
WORD: Final = re.compile(r"\w{3,}|\d+")
LITTLE: Final = {"the", "and", "then", "again", "your", "les", "des", "une", "encore"}  # words that point at nothing
THEN: Final = re.compile(r", then |, puis |, and |, et ")
QUOTED: Final = re.compile("[“«](.+?)[”»]")  # what stands on a button
NUMBER: Final = ""  # no button is called so: how often something was pressed
LOOK: Final = 60  # milliseconds between two looks at the screen

# Everything that can be pressed in the main part, by its role and name, as assistive technology has it; not what lies
# beside the table: the story, notes, tabs.
BUTTONS: Final = """() => {
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(it).visibility !== 'hidden' && !it.closest('[inert]');
  };
  const named = (it) => (it.getAttribute('aria-label') ?? it.innerText ?? '').trim();
  const open = document.querySelector('dialog[open]');
  const all = [...(open ?? document.getElementById('main') ?? document.body).querySelectorAll('button')];
  return all
    .map((it, index) => ({ it, index, name: named(it) }))
    .filter(({ it }) => seen(it) && !it.disabled && it.getAttribute('aria-disabled') !== 'true')
    .filter(({ it }) => it.closest('[role="tablist"], [role="switch"], form, summary, nav, aside') === null)
    .map(({ it, index, name }) => [index, name, it.innerText.trim(), it.getAttribute('aria-pressed') === 'true']);
}"""
PRESS: Final = """(index) => {
  const open = document.querySelector('dialog[open]');
  const all = (open ?? document.getElementById('main') ?? document.body).querySelectorAll('button');
  all[index]?.click();
}"""


@dataclass(frozen=True)
class Button:
    index: int
    name: str
    text: str  # that stands on it
    pressed: bool


async def buttons(page: Page) -> list[Button]:
    found = await page.evaluate(BUTTONS)
    return [Button(*each) for each in found]


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)} - LITTLE


class Newcomer:
    def __init__(self, person: Person, dice: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.dice = dice
        self.pressed = 0

    # ---- What they see.

    def coach(self) -> Locator:
        """What the lesson says: a box that nobody can close."""
        boxes = self.page.get_by_role("dialog").filter(has=self.page.get_by_role("heading"))
        return boxes.filter(has_not=self.closer()).first

    def closer(self) -> Locator:
        return self.page.get_by_role("button", name=self.person.words("common-close"), exact=True)

    async def closes_what_is_open(self) -> bool:
        """A page of rules, a card in large: read, and closed."""
        box = self.page.get_by_role("dialog").filter(has=self.closer())
        if not await box.count():
            return False
        closer = box.last.get_by_role("button", name=self.person.words("common-close"), exact=True).first
        with suppress(TimeoutError):  # it may close by itself meanwhile
            await closer.click(timeout=PATIENCE_MS / 10)
        return True

    async def advice(self) -> str:
        coach = self.coach()
        return (await coach.inner_text()) if await coach.count() else ""

    async def screen(self) -> str:
        """All that can be read, as one text: when it changes, something has happened."""
        return await self.page.locator("body").inner_text()

    # ---- What they do.

    async def takes_the_lesson(self) -> list[str]:
        """Does what the coach says until there is nothing more to learn; returns the headings."""
        learnt: list[str] = []
        while self.pressed < MOST_PRESSED:
            learnt.append(await self.follows_one_step())
            if learnt[-1] == self.person.words("lesson-done"):
                return learnt
        raise AssertionError(f"lost in the lesson after {learnt}")

    async def follows_one_step(self) -> str:
        """Does what the coach says until something else is explained; returns the heading of what was."""
        tried: dict[str, int] = {}
        await self.coach().wait_for()
        title = (await self.advice()).splitlines()[0]
        while self.pressed < MOST_PRESSED and title != self.person.words("lesson-done"):
            if await self.closes_what_is_open():
                continue
            advice = await self.advice()
            if not advice:
                await self.page.wait_for_timeout(LOOK)
            elif advice.splitlines()[0] != title:
                break
            elif await self.coach().get_by_role("button", name=self.person.words("lesson-next")).count():
                await self.coach().get_by_role("button", name=self.person.words("lesson-next")).click()
                self.pressed += 1
            else:
                await self.tries_what_fits(advice, tried)
        return title

    async def tries_what_fits(self, advice: str, tried: dict[str, int]) -> None:
        """Presses the button whose name has most in common with the advice, the ones that were tried least first."""
        found = [each for each in await buttons(self.page) if not each.pressed]
        if not found:
            await self.page.wait_for_timeout(LOOK)
            return
        asked = THEN.split(advice.splitlines()[-1])
        now = asked[tried.get(NUMBER, 0) % len(asked)]  # first this, then that, then from the beginning
        wanted, said = words_of(now), words_of(advice)
        quoted = QUOTED.search(now)
        tried[NUMBER] = tried.get(NUMBER, 0) + 1

        def fits(button: Button) -> float:
            words = words_of(button.name)
            common = 5 * len(words & wanted) + len(words & said)
            if quoted is not None and button.text.startswith(quoted[1].strip()):
                return 10 - tried.get(f"{now}: {button.name}", 0)
            return common / (2 + len(words)) - tried.get(f"{now}: {button.name}", 0) / 3

        best = max(found, key=fits)
        tried[f"{now}: {best.name}"] = tried.get(f"{now}: {best.name}", 0) + 1
        await self.presses(best)

    async def presses(self, button: Button) -> None:
        await self.page.evaluate(PRESS, button.index)
        self.pressed += 1
        await self.page.wait_for_timeout(LOOK)
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE_MS)  # it is worked out

    async def plays_to_the_end(self) -> None:
        """Presses what has just come up, else what was not tried yet at this question, until the game is over."""
        until = self.pressed + MOST_IN_A_GAME
        again = self.person.button("end-again")
        asked, tried, before = "", set[str](), set[str]()
        while self.pressed < until:
            if await again.count():
                return
            if await self.closes_what_is_open():
                continue
            question = self.page.get_by_role("heading", level=2).first
            heading = await question.inner_text() if await question.count() else ""
            found = [each for each in await buttons(self.page) if not each.pressed]
            names = {each.name for each in found}
            if heading != asked:
                asked, tried = heading, set()
            fresh = [each for each in found if each.name not in before and each.name not in tried]
            untried = [each for each in found if each.name not in tried]
            before = names
            if not found:
                await self.page.wait_for_timeout(LOOK)
                continue
            chosen = self.dice.choice(fresh or untried or found)
            tried.add(chosen.name)
            if not untried:
                tried.clear()
            await self.presses(chosen)
        raise AssertionError(f"a dead end: {asked!r} with {sorted(before)}")
