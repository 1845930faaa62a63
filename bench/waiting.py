"""python -m bench.waiting [GAME] [SEED ...]: how long a person waits in a whole game against bots, in a browser.

GAME is Mascarade, unless Masquerade is named. In a headless Chromium a script clicks its Play now, answers whatever is
asked after two seconds of thought, and skips nothing. Printed are the length of the game, the share of it that was
waited, and the longest wait from an answer to the next question.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.salon import Courtier
from tests.web.servers import NO_LIMITS, serving
from tools.browser import a_browser

THOUGHT: Final = 2.0  # seconds before each answer
SEEDS: Final = (1, 2, 3)
GAMES: Final = ("Mascarade", "Masquerade")


async def waits_of(person: Person, game: str, seed: int) -> list[float]:
    """Plays to the end and returns the seconds between each answer and what is asked next."""
    dice, waits = random.Random(seed), list[float]()
    courtier = Courtier(person, dice)
    answered = time.monotonic()
    while await person.is_asked():
        waits.append(time.monotonic() - answered)
        await asyncio.sleep(THOUGHT)
        if not await (courtier.answers() if game == "Masquerade" else person.answers(dice)):
            break
        answered = time.monotonic()
    return waits


async def play_once(browser: Browser, address: str, game: str, seed: int) -> None:
    company = Company(browser, address)
    person = await company.person("Ada", motion=True)
    await person.goes_to("/")
    card = person.page.get_by_role("article", name=game)
    await card.get_by_role("button", name=person.words("home-play-now")).click()
    begun = time.monotonic()
    waits = await waits_of(person, game, seed)
    long = time.monotonic() - begun
    worst = sorted(waits)[-5:]
    print(
        f"game {seed}: {long:.0f} s, {len(waits)} questions, {sum(waits) / long:.0%} of the time waited, "
        f"{sum(waits) / len(waits):.1f} s on average, longest {worst[-1]:.1f} s "
        f"(the five longest: {', '.join(f'{wait:.1f}' for wait in worst)})",
        flush=True,
    )
    await company.leaves()


async def main(game: str, seeds: list[int]) -> None:
    with tempfile.TemporaryDirectory() as place, serving(Path(place) / "tables.sqlite", *NO_LIMITS) as server:
        async with a_browser() as browser:
            for seed in seeds:
                await play_once(browser, server.address, game, seed)


if __name__ == "__main__":
    named, *numbers = sys.argv[1:] if sys.argv[1:2] and sys.argv[1] in GAMES else (GAMES[0], *sys.argv[1:])
    asyncio.run(main(named, [int(number) for number in numbers] or list(SEEDS)))
