"""The most loaded positions in windows of every size: no control or name is cut, covered, out of reach or faint.

`make screenshots` runs the same over all positions, sizes, themes and languages. Here each position is seen in one
language on a phone and in the other at a desk, and themes alternate, so that every value occurs many times.
"""

from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.layout import faults_of
from tests.browser.positions import DESKS, LANGUAGES, NAMES, PHONES, THEMES, looks_like, position_called, reached
from tests.browser.stages import staged

TESTED: Final = ("end", "palace-end", "lobby", "menu", "people")
DEVICES: Final = {"phone": PHONES, "desk": DESKS}


@pytest.mark.parametrize(("name", "device"), list(product(TESTED, DEVICES)))
async def test_position_has_no_fault_of_layout(browser: Browser, tmp_path: Path, name: str, device: str) -> None:
    turn = TESTED.index(name) + list(DEVICES).index(device)
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
