"""python -m bench.page [--json FILE]: what the page costs whoever opens it, in a headless Chromium; the end is JSON.

How many bytes come over the wire; how soon somebody who has never been here plays, from the address to the first
question, by one click; and for how long the page ever stands still while a game is played. A phone is the same
Chromium, four times as slow, behind a line of 1.6 Mbit/s and 150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.async_api import Browser

from ridotto.web.pages import FOLDER
from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving
from tools.browser import a_browser

PICTURES: Final = {".svg", ".png", ".webp", ".ico"}
MOST_BYTES: Final = 150_000  # by gzip, pictures aside
LONGEST_TASK: Final = 100.0  # milliseconds, at a desk
SOON: Final = 2.0  # seconds, at a desk
SOON_ON_A_PHONE: Final = 8.0
TIMES: Final = 5  # somebody comes for the first time
ANSWERS: Final = 6  # given while tasks are measured; five bots move in between, and all is told and drawn

SLOW_LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
SLOWER: Final = 4

LONG_TASKS: Final = """window.longTasks = []; new PerformanceObserver((list) => {
  for (const task of list.getEntries()) longTasks.push([task.startTime, task.duration]);
}).observe({ type: 'longtask', buffered: true });"""


class Figure(NamedTuple):
    what: str
    found: float
    unit: str
    wanted: float | None  # at most; None: only to be known

    @property
    def met(self) -> bool:
        return self.wanted is None or self.found < self.wanted

    def spelt(self) -> str:
        bar = "" if self.wanted is None else f"   {'met' if self.met else 'MISSED'}: below {self.wanted:g}"
        return f"{self.what:58}{self.found:10.3f} {self.unit:3}{bar}"


def sizes() -> list[Figure]:
    """Of the built page, all languages included."""
    packed = {path: len(gzip.compress(path.read_bytes())) for path in sorted(FOLDER.rglob("*.*")) if path.is_file()}
    pictures = sum(size for path, size in packed.items() if path.suffix in PICTURES)
    rest = sum(packed.values()) - pictures
    return [
        Figure("scripts, styles and words by gzip", rest / 1000, "kB", MOST_BYTES / 1000),
        Figure("pictures by gzip", pictures / 1000, "kB", None),
    ]


async def first_play(browser: Browser, server: Server, phone: bool) -> float:
    """Seconds from the address to the first question, with nothing in the cache."""
    company = Company(browser, server.address)
    person = await company.person("Ada", size=PHONE if phone else DESK, motion=True)
    if phone:
        await slow_down(person)
    start = time.perf_counter()
    await person.goes_to("/")
    await person.plays_now()
    await person.is_asked()
    took = time.perf_counter() - start
    await company.leaves()
    return took


async def slow_down(person: Person) -> None:
    device = await person.page.context.new_cdp_session(person.page)
    await device.send("Network.enable")
    await device.send("Network.emulateNetworkConditions", SLOW_LINE)
    await device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


async def longest_task(browser: Browser, server: Server, phone: bool) -> float:
    """Milliseconds, while moves are made and shown at the quick pace; 0 where nothing took 50 or longer."""
    company = Company(browser, server.address)
    person = await company.person("Ada", size=PHONE if phone else DESK, motion=True, speed="quick")
    if phone:
        await slow_down(person)
    await person.page.add_init_script(LONG_TASKS)
    await person.opens_a_table(6, bots=5, memory="aid")
    await person.starts()
    await person.is_asked()
    before: float = await person.page.evaluate("performance.now()")
    dice = random.Random(7)
    for _ in range(ANSWERS):
        if not await person.answers(dice):
            break
    tasks: list[tuple[float, float]] = await person.page.evaluate("longTasks")
    await company.leaves()
    return max([length for start, length in tasks if start >= before], default=0.0)


async def measured() -> list[Figure]:
    with tempfile.TemporaryDirectory() as place, serving(Path(place) / "tables.sqlite", *AT_ONCE, *NO_LIMITS) as server:
        async with a_browser() as browser:
            await first_play(browser, server, phone=False)  # the browser itself is cold as well: that is not ours
            desk = sorted([await first_play(browser, server, phone=False) for _ in range(TIMES)])
            phone = sorted([await first_play(browser, server, phone=True) for _ in range(TIMES)])
            at_desk = await longest_task(browser, server, phone=False)
            on_phone = await longest_task(browser, server, phone=True)
    return [
        *sizes(),
        Figure("from the address to the first question, at a desk", desk[TIMES // 2], "s", SOON),
        Figure("the same on a slow phone", phone[TIMES // 2], "s", SOON_ON_A_PHONE),
        Figure(f"longest task in {ANSWERS} rounds of moves, at a desk", at_desk, "ms", LONGEST_TASK),
        Figure("the same on a slow phone", on_phone, "ms", None),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.page", description=__doc__.partition("\n\n")[0] if __doc__ else "")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    asked = parser.parse_args()
    figures = asyncio.run(measured())
    for figure in figures:
        print(figure.spelt())
    found = json.dumps([figure._asdict() for figure in figures])
    print(found)
    if asked.json is not None:
        asked.json.write_text(found + "\n")
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
