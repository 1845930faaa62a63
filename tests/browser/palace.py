"""How people play Masques on the page: a card, its place, what an agent does; and only then the deed."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Locator

from tests.browser.people import Person

STARTS: Final = ".hand button[data-choice]:enabled, .hire button[data-choice]:enabled, button[data-choice=pass]:enabled"
GOES_ON: Final = ", ".join(
    [
        ".palace button[data-place]:not([aria-pressed=true])",
        "section[data-question] .guests button:enabled:not([aria-pressed=true])",
        "button[data-choice=decline]:enabled",
    ]
)
KNOWN: Final = "section[data-question][aria-busy=false]"  # what would come of it is known
PASS: Final = "pass"


class Guest:
    """Somebody at the palace, who plays as the dice fall."""

    def __init__(self, person: Person, dice: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.dice = dice
        self.began_with: list[str] = []  # cards, as the record spells them

    @property
    def deed(self) -> Locator:
        """The button that spends what was planned."""
        return self.page.locator("button[data-deed]:enabled")

    async def plays_to_the_end(self, thinks: float = 0.2) -> None:
        while await self.answers(thinks):
            pass

    async def answers(self, thinks: float = 0.2) -> bool:
        """What is asked, by clicks; `thinks` says how often they compare before the deed. False when it is over."""
        if not await self.person.is_asked():
            return False
        number = await self.number()
        if await self.starts() == PASS:
            await self.gone(number)
            return True
        await self.plans()
        if self.dice.random() < thinks and await self.page.locator(GOES_ON).count() > 0:
            await self.picks(GOES_ON)
            await self.plans()
        await self.does_it()
        return True

    async def does_it(self) -> None:
        """What was planned."""
        number = await self.number()
        await self.deed.click()
        await self.gone(number)

    async def number(self) -> str | None:
        """Of the question."""
        return await self.person.asked.first.get_attribute("data-question")

    async def gone(self, number: str | None) -> None:
        await self.page.locator(f'[data-question="{number}"]').wait_for(state="detached")

    async def starts(self) -> str:
        """With a card of the hand, an agent, or by passing, which is one tap."""
        await self.page.locator(STARTS).first.wait_for()
        began = await self.picks(STARTS)
        self.began_with.append(began)
        return began

    async def plans(self) -> None:
        """On from what was picked up, until nothing more would be asked."""
        await self.page.locator(KNOWN).wait_for()
        while await self.deed.count() == 0:
            await self.picks(GOES_ON)
            await self.page.locator(KNOWN).wait_for()

    async def picks(self, selector: str) -> str:
        found = self.page.locator(selector)
        one = found.nth(self.dice.randrange(await found.count()))
        answer = await one.get_attribute("data-choice") or await one.get_attribute("data-place") or ""
        await one.click()
        return answer

    # ---- By keys alone.

    async def answers_by_keys(self) -> bool:
        """A digit picks a card up, arrows and Enter lead round the palace, Enter sends. False when it is over."""
        if not await self.person.is_asked():
            return False
        press = self.page.keyboard.press
        number = await self.number()
        starts = await self.page.locator(".hand button, .hire button").count()
        if starts == 0 or await self.page.locator(".hand button[data-choice], .hire button[data-choice]").count() == 0:
            await self.person.tabs_to_it(self.page.locator("button[data-choice=pass]"))
            await press("Enter")
        else:
            await press(await self.digit())
            await self.page.locator(KNOWN).wait_for()
            while await self.deed.count() == 0:
                await self.page.locator("[data-place]:focus, .guests button:focus").wait_for()
                for _ in range(self.dice.randrange(4)):
                    await press("ArrowRight")
                await self.page.locator(KNOWN).wait_for()
                if await self.deed.count() == 0:
                    await press("Enter")
                await self.page.locator(KNOWN).wait_for()
            await press("Enter")
        await self.gone(number)
        return True

    async def digit(self) -> str:
        """The key of a card or an agent that can be had."""
        kinds = [".hand button", ".hire button"]
        all_of_them = [one for kind in kinds for one in await self.page.locator(kind).all()]
        can = [at for at, one in enumerate(all_of_them) if await one.get_attribute("data-choice") is not None]
        at = self.dice.choice([at for at in can if at < 9])
        self.began_with.append(await all_of_them[at].get_attribute("data-choice") or "")
        return str(at + 1)
