"""Each check of layout.py finds its fault on a page that has it, and nothing on a page that is right."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.layout import faults_of

START: Final = """<!doctype html><html lang=en><title>Page</title><style>
* { box-sizing: border-box } button { font: inherit }
body { margin: 0; font: 16px sans-serif; color: #000; background: #fff }
</style>"""

# The name of a check: what it finds, and what it leaves alone.
PAGES: Final = {
    "outside the window": (
        "outside",
        "<div class=playing style='height: 400px'><button style='position: absolute; top: 380px'>Go on</button></div>",
        "<div class=playing style='height: 400px'><button style='position: absolute; top: 300px'>Go on</button></div>",
    ),
    "outside what clips it": (
        "outside",
        "<div style='overflow: hidden; height: 50px'><p>Text<p><button>Go on</button></div>",
        "<div style='overflow: auto; height: 50px' tabindex=0><p>Text<p><button>Go on</button></div>",
    ),
    "outside its box": (
        "outside",
        "<div style='margin: 50px; border: 1px solid; height: 30px'><button style='height: 60px'>Go on</button></div>",
        "<div style='margin: 50px; border: 1px solid; height: 70px'><button style='height: 60px'>Go on</button></div>",
    ),
    "overlapping": (
        "overlapping",
        "<button>Attack</button><button style='margin-left: -9px'>Take back</button>",
        "<button>Attack</button><button>Take back</button>",
    ),
    "a name with an ellipsis": (
        "cut",
        "<p style='width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Scaramuccia</p>",
        "<p style='width: 140px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Scaramuccia</p>",
    ),
    "a button with too much text": (
        "cut",
        "<button style='width: 40px; height: 30px; white-space: nowrap'>Turn it face up</button>",
        "<button style='width: 140px; height: 30px; white-space: nowrap'>Turn it face up</button>",
    ),
    "a sentence that is neither": (
        "",
        "",
        "<p style='width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>You remember it</p>",
    ),
    "a drawing larger than its target": (
        "unclickable",
        """<span data-at=h1 style='position: absolute; width: 76px; height: 98px; border: 1px dashed'></span>
        <button data-place=h1 aria-label=Space style='position: absolute; left: 16px; top: 27px; width: 44px; height:
        44px; opacity: .5'></button>""",
        """<span data-at=h1 style='position: absolute; width: 76px; height: 98px; border: 1px dashed'></span>
        <button data-place=h1 aria-label=Space style='position: absolute; width: 76px; height: 98px; opacity: .5'>
        </button>""",
    ),
    "a message over a button": (
        "unclickable",
        "<button style='height: 60px'>Attack</button><p style='position: absolute; top: 0; width: 99px'>No</p>",
        "<button style='height: 60px'>Attack</button><p style='position: absolute; top: 99px; width: 99px'>No</p>",
    ),
    "a bubble over a name": (
        "covered",
        """<p>Scaramuccia</p><div style='position: absolute; top: 0; left: 30px; width: 60px; height: 60px; background:
        #fff; pointer-events: none'></div>""",
        """<p>Scaramuccia</p><div style='position: absolute; top: 0; left: 30px; width: 60px; height: 60px;
        pointer-events: none'></div>""",
    ),
    "faint on a flat ground": (
        "faint",
        "<p style='background: #f4ead6; color: #fff3e2'>Carla: ducat, now 2</p>",
        "<p style='background: #7d2740; color: #fff3e2'>Carla: ducat, now 2</p>",
    ),
    "faint on a ground that lets others through": (
        "faint",
        "<div style='background: #fff'><p style='background: #00000022; color: #fff'>Carla: ducat</p></div>",
        "<div style='background: #500'><p style='background: #00000022; color: #fff'>Carla: ducat</p></div>",
    ),
    "faint on a gradient": (
        "faint",
        "<p style='background: linear-gradient(90deg, #fff, #fff 60%, #500 60%); color: #fff; width: 90px'>ducats</p>",
        "<p style='background: linear-gradient(90deg, #400, #500); color: #fff; width: 90px'>ducats</p>",
    ),
    "faint for it is half transparent": (
        "faint",
        "<div style='opacity: .4'><p>Hardly to be read</p></div>",
        "<div style='opacity: .9'><p>Hardly to be read</p></div>",
    ),
}


@pytest.mark.parametrize("case", PAGES)
async def test_check_finds_its_fault_and_nothing_on_a_correct_page(browser: Browser, case: str) -> None:
    check, broken, correct = PAGES[case]
    page = await browser.new_page(viewport={"width": 640, "height": 400})
    try:
        if check:
            await page.set_content(START + broken)
            assert {fault.partition(":")[0] for fault in await faults_of(page, ["Scaramuccia"])} >= {check}
        await page.set_content(START + correct)
        assert await faults_of(page, ["Scaramuccia"]) == []
    finally:
        await page.close()
