"""The judges of looks are seen to find what they look for."""

from playwright.async_api import Browser

from tests.browser.looks import hard_to_perceive, too_small, too_wide

POOR = """<!doctype html><html lang=en><title>Poor</title><main><h1>Poor</h1>
<p id=faint>Hardly to be read</p><button id=tiny aria-label=Swap>x</button><img src="data:,"><div id=wide>wide</div>
<div id=hold tabindex=0><i id=long></i></div>
<p>A <a href=/rules>link in a sentence</a> may be as small as its words, and <label for=box>a box is as large as
<input id=box type=checkbox></label> its label.</p></main></html>"""
LOOKS = """#faint { color: #ccc; background: #fff } #tiny { width: 20px; height: 20px }
#wide { width: 500px; height: 9px } #hold { overflow-y: auto; height: 9px }
#long { display: block; width: 450px } label { display: block; min-height: 44px }"""


async def test_what_is_too_wide_too_small_or_too_faint_is_found(browser: Browser) -> None:
    page = await browser.new_page(viewport={"width": 360, "height": 740})
    try:
        await page.set_content(POOR)
        await page.add_style_tag(content=LOOKS)
        [wide, long] = await too_wide(page)
        assert 'id="wide"' in wide and 'id="long"' in long
        assert ['id="tiny"' in found for found in await too_small(page)] == [True]
        grave = await hard_to_perceive(page)
        assert sorted(found.split(":")[0] for found in grave) == ["critical image-alt", "serious color-contrast"]
    finally:
        await page.close()
