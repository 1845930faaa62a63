"""Somebody in front of a browser. They know the page by what it says to them, in their language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from playwright.async_api import Locator, Page, expect

from ridotto.words.files import reader
from tests.patience import PATIENCE_MS

MOST_TABS: Final = 80

expect.set_options(timeout=PATIENCE_MS)  # or it would wait for five seconds

Choose: TypeAlias = Callable[[Sequence[str]], str]  # what the answers are called -> the one that is taken

ANSWERS: Final = "button:enabled:is([data-choice], .options *)"  # within what is asked
HELD: Final = "[data-deed]"  # takes or says what is held

# What is asked: its number, what can be answered beside it, and what glows on the table. What is closed says so.
ASKED: Final = """([answers, closed]) => {
  const panel = document.querySelector('[data-question]');
  if (panel === null) return null;
  const named = (it) => it.getAttribute('aria-label') ?? it.innerText.trim().replace(/\\s+/g, ' ');
  const choices = [...panel.querySelectorAll(answers)];
  return {
    number: panel.dataset.question,
    choices: choices.map((it, index) => [named(it), index]).filter(([name]) => !name.includes(closed)),
    places: [...document.querySelectorAll('[data-place][tabindex="0"]')].map((it) => it.dataset.place),
  };
}"""


async def only_opens(button: Locator) -> bool:
    """Whether it only leads to more: it opens a list, or holds what another button takes."""
    return bool(await button.evaluate("(it) => it.hasAttribute('aria-expanded') || it.hasAttribute('aria-pressed')"))


class Person:
    def __init__(self, name: str, page: Page, language: str) -> None:
        self.name = name
        self.page = page
        self.language = language
        self.given = 0  # answers

    # ---- What they read, and what they press.

    def words(self, key: str, **fill: str | int) -> str:
        """As the page says it to them."""
        return reader(self.language).say(key, **fill)

    def button(self, key: str, **fill: str | int) -> Locator:
        """Or a link that looks like one."""
        name = self.words(key, **fill)
        found = self.page.get_by_role("button", name=name, exact=True)
        return found.or_(self.page.get_by_role("link", name=name, exact=True))

    async def goes_to(self, path: str) -> None:
        await self.page.goto(path)

    async def reads(self, key: str, **fill: str | int) -> None:
        """Waits until it stands there."""
        await expect(self.page.get_by_text(self.words(key, **fill)).first).to_be_visible()

    async def clicks(self, key: str, **fill: str | int) -> None:
        await self.button(key, **fill).first.click()

    async def chooses(self, key: str, value: str) -> None:
        """In a list that has this label."""
        await self.page.get_by_role("combobox", name=self.words(key), exact=True).select_option(value)

    def choice(self, key: str, value: str) -> Locator:
        """One of the values that stand under this label."""
        group = self.page.get_by_role("group", name=self.words(key), exact=True)
        return group.get_by_role("radio", name=re.compile(f"^{re.escape(self.words(value))}"))

    async def ticks(self, key: str, value: str) -> None:
        await self.choice(key, value).check()

    async def tabs_to(self, key: str) -> None:
        """By the Tab key alone, as often as it takes."""
        await self.tabs_to_it(self.button(key).first)

    async def tabs_to_it(self, wanted: Locator) -> None:
        await wanted.wait_for()
        for _ in range(MOST_TABS):
            if await wanted.evaluate("(it) => it === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {await wanted.inner_text()!r}")

    # ---- At the door.

    async def plays_now(self) -> None:
        """Against bots, by one click."""
        await self.clicks("home-play-now")

    async def opens_a_table(
        self, players: int, game: str = "mascarade-2e", memory: str = "strict", bots: int = 0, turns: int = 0
    ) -> str:
        """The link for the others; bots have the last seats. Nothing waits, and after so many turns it is over."""
        await self.goes_to("/")
        await self.clicks("home-open")
        form = self.page.get_by_role("dialog", name=self.words("open-title"))
        await self.chooses("open-game", game)
        await self.chooses("open-seats", str(players))
        level = re.compile(f"^{re.escape(self.words(f'open-memory-{memory}'))}")
        await form.get_by_role("radio", name=level).check()
        for seat in range(players - bots, players):
            letter = chr(ord("A") + seat)
            await form.get_by_role("combobox", name=f"{self.words('open-seat')} {letter}").select_option("courtier")
        if game.startswith("mascarade"):
            await self.ticks("option-mascarade-pace-label", "option-mascarade-pace-is-off")
            await form.get_by_text(self.words("open-more"), exact=True).click()
            await form.get_by_label(self.words("option-mascarade-turn_limit-label")).fill(str(turns))
        await self.clicks("open-deed")
        return await self.link()

    async def link(self) -> str:
        return await self.page.get_by_label(self.words("lobby-link"), exact=True).input_value()

    async def comes_by(self, link: str) -> None:
        """And takes any seat."""
        await self.goes_to(link)
        await self.clicks("lobby-sit-deed")
        await expect(self.page.get_by_text(self.words("lobby-you"), exact=True)).to_be_visible()

    async def starts(self) -> None:
        await self.clicks("lobby-start")

    # ---- At the table.

    async def opens_beside(self, key: str) -> None:
        """What lies beside the table; on a phone a sheet over it."""
        name = self.words(key)
        found = self.page.get_by_role("tab", name=name, exact=True)
        await found.or_(self.page.get_by_role("button", name=name, exact=True)).first.click()

    @property
    def asked(self) -> Locator:
        """What is asked of them, and what can be answered."""
        return self.page.locator("section[data-question]")

    @property
    def what_now(self) -> Locator:
        """After the end."""
        return self.page.get_by_role("navigation", name=self.words("table-what-now"))

    async def is_asked(self) -> bool:
        """Waits for it; false when it is over."""
        await self.asked.or_(self.what_now).first.wait_for()  # sooner than `expect` would notice
        return await self.what_now.count() == 0

    async def answers(self, dice: random.Random, choose: Choose | None = None) -> bool:
        """Something, by a click: on the table where the eyes are, or where the thumb is. False when it is over."""
        if not await self.is_asked():
            return False
        asked = await self.what_is_asked()
        if asked is None or not asked["choices"]:
            return True  # somebody else was quicker, or this very page is
        number = asked["number"]
        while asked is not None and asked["number"] == number:
            if not await self.clicks_on_an_answer(asked, dice, choose):
                break
            asked = await self.what_is_asked()
            if asked is not None:
                asked["places"] = []  # what was opened is chosen from
        self.given += 1
        await self.page.locator(f'[data-question="{number}"]').wait_for(state="detached")
        return True

    async def answers_by_keys(self, dice: random.Random) -> bool:
        """By the number of a choice, or by arrows and Enter. False when it is over."""
        if not await self.is_asked():
            return False
        asked = await self.what_is_asked()
        if asked is None or not asked["choices"]:
            return True  # as in `answers`
        number = asked["number"]
        while asked is not None and asked["number"] == number:
            index = dice.choice([index for _, index in asked["choices"]])
            opens = await only_opens(self.asked.locator(ANSWERS).nth(index))
            if index < 9 and dice.random() < 0.5:
                await self.page.keyboard.press(str(index + 1))
            else:
                await self.arrows_to(self.asked.locator(ANSWERS).nth(index))
                await self.page.keyboard.press("Enter")
            if not opens:
                break
            asked = await self.what_is_asked()
        self.given += 1
        await self.page.locator(f'[data-question="{number}"]').wait_for(state="detached")
        return True

    async def arrows_to(self, wanted: Locator) -> None:
        for _ in range(MOST_TABS):
            if await wanted.evaluate("(it) => it === document.activeElement"):
                return
            await self.page.keyboard.press("ArrowRight")
        raise AssertionError("no arrow leads there")

    async def what_is_asked(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = await self.page.evaluate(ASKED, [ANSWERS, self.words("ball-closed")])
        return found

    async def clicks_on_an_answer(self, asked: dict[str, Any], dice: random.Random, choose: Choose | None) -> bool:
        """Whether that only opened what can be chosen further."""
        places, choices = asked["places"], dict(asked["choices"])
        if choose is None and places and dice.random() < 0.5:
            await self.page.locator(f'[data-place="{dice.choice(places)}"][tabindex="0"]').click()
            return await self.asked.locator(HELD).count() > 0
        held = self.asked.locator(HELD)
        if choose is not None and await held.count() > 0:
            await held.click()
            return False
        chosen = dice.choice(list(choices)) if choose is None else choose(list(choices))
        button = self.asked.locator(ANSWERS).nth(choices[chosen])
        opens = await only_opens(button)
        await button.click()
        return opens

    async def plays(self, times: int, dice: random.Random) -> None:
        for _ in range(times):
            assert await self.answers(dice), "it is over already"

    async def plays_to_the_end(self, dice: random.Random, choose: Choose | None = None) -> None:
        while await self.answers(dice, choose):
            pass
