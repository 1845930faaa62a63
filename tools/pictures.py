"""Draw the icons of the installed page, and the pictures in previews of links: python -m tools.pictures

They are stored in page/public/pictures, from where the build of the page copies them. The same drawings each time:
page/src/art/icon.svg, and what each family of games shows of itself on the home page.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from ridotto.web.previews import FAMILIES, PICTURE_SIZE
from tests.browser.stages import staged
from tools.browser import NoBrowser, a_browser

ROOT: Final = Path(__file__).resolve().parent.parent
ICON: Final = ROOT / "page" / "src" / "art" / "icon.svg"
PICTURES: Final = ROOT / "page" / "public" / "pictures"
ICONS: Final = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.8)}  # pixels, and share
CLOTH: Final = "#3d1330"  # the ground of the icon: a mask of the system may cut into it
QUALITY: Final = 82  # of JPEG
GROUND: Final = "background:radial-gradient(circle at 50% 40%, #6b2138, #2a0d22 75%)"  # cloth, under previews

# The drawing of one family of games, alone on cloth and several times as large as on the home page.
ALONE: Final = """([family, ground]) => {
  const link = document.querySelector(`article a[href="/first-ball/${family}"]`);
  const copy = link.closest('article').querySelector('.art').cloneNode(true);
  copy.style.cssText = 'all:unset;display:block;height:80px;width:250px;flex:none;zoom:4.4';
  const frame = document.createElement('div');
  frame.style.cssText = 'position:fixed;inset:0;display:grid;place-items:center;' + ground;
  frame.append(copy);
  document.body.replaceChildren(frame);
}"""


async def take_icons(browser: Browser) -> None:
    for name, (size, share) in ICONS.items():
        page = await browser.new_page(viewport={"width": size, "height": size})
        drawn = f'<div style="width:{share:.0%};height:{share:.0%}">{ICON.read_text(encoding="utf-8")}</div>'
        ground = CLOTH if share < 1 else "transparent"
        style = f"display:grid;place-items:center;margin:0;height:100vh;background:{ground}"
        await page.set_content(f'<!doctype html><body style="{style}">{drawn}')
        await page.screenshot(path=PICTURES / f"{name}.png", omit_background=True)
        await page.close()


async def take_previews(browser: Browser) -> None:
    width, height = PICTURE_SIZE
    page = await browser.new_page(viewport={"width": width, "height": height}, color_scheme="dark")
    style = f"display:grid;place-items:center;margin:0;height:100vh;{GROUND}"
    drawn = f'<div style="width:420px">{ICON.read_text(encoding="utf-8")}</div>'
    await page.set_content(f'<!doctype html><body style="{style}">{drawn}')
    await page.screenshot(path=PICTURES / "preview.jpg", type="jpeg", quality=QUALITY)
    with tempfile.TemporaryDirectory() as folder:
        async with staged(None, Path(folder)) as house:
            for family in FAMILIES:
                await page.goto(house.address)
                await page.locator("article .art").first.wait_for()
                await page.wait_for_load_state("networkidle")
                await page.evaluate(ALONE, [family, GROUND])
                await page.screenshot(path=PICTURES / f"preview-{family}.jpg", type="jpeg", quality=QUALITY)


async def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    try:
        async with a_browser() as browser:
            await take_icons(browser)
            await take_previews(browser)
    except NoBrowser as sorry:
        print(f"*** ridotto: {sorry}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
