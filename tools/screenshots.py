"""Every screen of the page as a picture, on a phone and at a desk: python -m tools.screenshots [FOLDER] [NAME ...]

Then every scripted position (tests/browser/positions.py) in every size of window, theme and language, into the folder
`positions` there. Faults of layout that are found on these (tests/browser/layout.py) are listed; the exit code is 1.

The same pictures each time: tables are stored as a seeded match left them, the house has a clock that stands still, and
nothing moves. With names, only the screens whose names begin so. The README's pictures of tables are taken anew with
their screens, and without any argument its moving picture, too (tools/moving_picture.py).
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from tests.browser.company import DESK, PHONE, Company
from tests.browser.layout import faults_of
from tests.browser.positions import DEVICES, LANGUAGES, NAMES, POSITIONS, THEMES, Position, looks_like, reached
from tests.browser.screens import SCREENS, Screen, seen_by
from tests.browser.stages import staged
from tools import moving_picture
from tools.browser import a_browser

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / ".build" / "screenshots"
SIZES: Final = {"phone": PHONE, "desk": DESK}
README: Final = {
    "palace-desk-dark-en": ROOT / "docs" / "palace.jpg",
    "rows-attack-desk-dark-en": ROOT / "docs" / "rows.jpg",
}
QUALITY: Final = 80  # of the README's pictures, in per cent


async def picture(browser: Browser, screen: Screen, folder: Path) -> list[Path]:
    found = []
    with tempfile.TemporaryDirectory() as place:
        async with staged(screen.stage, Path(place)) as house:
            kept = house.seat() if screen.sits else {}
            for size, theme, language in product(SIZES, screen.themes, screen.languages):
                company = Company(browser, house.address)
                person = await company.person("Ada", SIZES[size], language, theme, kept=kept)
                await seen_by(person, screen)
                called = f"{screen.name}-{size}-{theme}-{language}"
                path = folder / f"{called}.png"
                await person.page.screenshot(path=path, animations="disabled", caret="hide")
                if called in README:
                    await person.page.screenshot(
                        path=README[called], type="jpeg", quality=QUALITY, animations="disabled", caret="hide"
                    )
                await company.leaves()
                found.append(path)
    return found


async def faults_in(browser: Browser, position: Position, language: str, folder: Path) -> list[str]:
    """Takes the pictures of a position in a language; returns the faults, each with the name of its picture."""
    found = []
    for sizes in DEVICES.values():
        with tempfile.TemporaryDirectory() as place:
            async with staged(position.stage, Path(place)) as house:
                person = await reached(browser, house, position, next(iter(sizes)), THEMES[0], language)
                for size, theme in product(sizes, THEMES):
                    await looks_like(person, size, theme)
                    called = f"{position.name}-{size}-{theme}-{language}"
                    await person.page.screenshot(path=folder / f"{called}.png", animations="disabled", caret="hide")
                    found += [f"{called}: {fault}" for fault in await faults_of(person.page, NAMES)]
                await person.page.context.close()
    return found


async def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    positions = folder / "positions"
    positions.mkdir(exist_ok=True)
    faults = []
    async with a_browser() as browser:
        for screen in SCREENS:
            if is_wanted(screen.name, arguments):
                for path in await picture(browser, screen, folder):
                    print(path)
        for position, language in product(POSITIONS, LANGUAGES):
            if is_wanted(position.name, arguments):
                print(positions / f"{position.name}-*-{language}.png", flush=True)
                faults += await faults_in(browser, position, language, positions)
    for fault in faults:
        print(fault)
    if faults:
        print(f"*** ridotto: {len(faults)} faults of layout", file=sys.stderr)
        return 1
    return 0 if arguments else await moving_picture.main([])


def is_wanted(name: str, arguments: list[str]) -> bool:
    return len(arguments) < 2 or any(name.startswith(wanted) for wanted in arguments[1:])


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
