"""The most loaded positions in windows of every size: no control or name is cut, covered, out of reach or faint.

`make screenshots` runs the same over all positions, sizes, themes and languages. Here languages alternate from position
to position and themes from window to window, so that every value occurs many times.
"""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.layout import faults_of
from tests.browser.positions import DEVICES, LANGUAGES, NAMES, THEMES, looks_like, position_called, reached
from tests.browser.stages import staged

ON_PHONES: Final = (
    "end",
    "end-thirteen",
    "palace-end",
    "pick",
    "sides",
    "attack-held",
    "home",
    "lobby",
    "menu",
    "people",
    "stakes-thirteen",
    "draft",
)
ZOOMED: Final = ("end", "stakes-four", "palace-end", "pick", "attack-held", "lobby", "people", "memory")
ON_DESKS: Final = (
    "announce-held",
    "stakes",
    "revealed",
    "end-thirteen",
    "palace-end",
    "attack-held",
    "lobby",
    "people",
    "notebook",
)
TESTED: Final = [
    *[(name, "phone") for name in ON_PHONES],
    *[(name, "zoomed") for name in ZOOMED],
    *[(name, "desk") for name in ON_DESKS],
]


@pytest.mark.parametrize(("name", "device"), TESTED)
async def test_position_has_no_fault_of_layout(browser: Browser, tmp_path: Path, name: str, device: str) -> None:
    turn = TESTED.index((name, device))
    language = LANGUAGES[turn % 2]
    found = []
    async with staged(position_called(name).stage, tmp_path) as house:
        windows = [(size, THEMES[(turn + number) // 2 % 2]) for number, size in enumerate(DEVICES[device])]
        person = await reached(browser, house, position_called(name), *windows[0], language)
        for size, theme in windows:
            await looks_like(person, size, theme)
            found += [f"{size} {theme} {language}: {fault}" for fault in await faults_of(person.page, NAMES)]
        await person.page.context.close()
    assert not found, "\n".join(found)
