"""How people play Masquerade on the page: a card, what it does, whom it attacks; and only then the deed."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Locator

from tests.browser.people import Person

CHOICES: Final = "section[data-question] [data-choice]:enabled:not([aria-pressed=true])"
KNOWN: Final = "section[data-question][aria-busy=false]"  # what would be asked next is known


class Courtier:
    """Somebody at the rows, who plays as the dice fall."""

    def __init__(self, person: Person, dice: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.dice = dice
        self.chose: list[str] = []  # what was sent, as the record spells it

    @property
    def deed(self) -> Locator:
        """The button that spends what was planned."""
        return self.page.locator("button[data-deed]:enabled")

    async def plays_to_the_end(self) -> None:
        while await self.answers():
            pass

    async def answers(self) -> bool:
        """What is asked, by clicks. False when it is over."""
        if not await self.person.is_asked():
            return False
        number = await self.number()
        if await self.plans(number):
            await self.deed.click()
        await self.gone(number)
        return True

    async def plans(self, number: str | None) -> bool:
        """Picks up one thing after the other until it could be sent; false when a single tap has answered."""
        planned: list[str] = []
        while True:
            await self.page.locator(KNOWN).or_(self.person.what_now).first.wait_for()
            if await self.deed.count() > 0:
                self.chose += planned
                return True
            found = self.page.locator(CHOICES)
            if await self.number() != number or await found.count() == 0:
                return False
            one = found.nth(self.dice.randrange(await found.count()))
            planned.append(await one.get_attribute("data-choice") or "")
            answers_at_once = await one.get_attribute("aria-pressed") is None
            await one.click()
            if answers_at_once:
                self.chose += planned
                return False

    async def number(self) -> str | None:
        """Of the question; None when none is asked."""
        asked = self.person.asked
        return await asked.first.get_attribute("data-question") if await asked.count() > 0 else None

    async def gone(self, number: str | None) -> None:
        await self.page.locator(f'[data-question="{number}"]').wait_for(state="detached")

    # ---- By keys alone.

    async def answers_by_keys(self) -> bool:
        """Digits pick up, arrows and Enter do the same on the table, Enter sends. False when it is over."""
        if not await self.person.is_asked():
            return False
        press = self.page.keyboard.press
        number = await self.number()
        while await self.number() == number:
            await self.page.locator(KNOWN).or_(self.person.what_now).first.wait_for()
            if await self.deed.count() > 0:
                await self.deed.focus()
                await press("Enter")
                break
            offered = await self.page.locator("section[data-question] [data-choice]:enabled").count()
            before = await self.chosen()
            if offered > 0:
                await press(str(self.dice.randrange(min(offered, 9)) + 1))
            if await self.chosen() == before and await self.number() == number:
                await press("ArrowDown")
        await self.gone(number)
        return True

    async def chosen(self) -> int:
        return await self.page.locator("section[data-question] [aria-pressed=true]").count()
