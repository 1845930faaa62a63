"""The watch itself is watched: whatever a page complains of is heard."""

import pytest
from playwright.async_api import Browser, Route

from ridotto.web.middleware import POLICY
from tests.browser.company import Company
from tests.browser.wings import Wings

NOWHERE = "http://127.0.0.1:9"  # the port where everything is thrown away: nobody listens

COMPLAINTS = {
    "console error: out of masks": "console.error('out of masks')",
    "page error: no candle": "setTimeout(() => { throw new Error('no candle') })",
    "answered 404": "fetch('/assets/nothing.js')",
    "failed: GET": "fetch('/assets/cut.js')",
    "content policy: connect-src": f"fetch('{NOWHERE}').catch(() => {{}})",
}


@pytest.mark.parametrize(("complaint", "deed"), COMPLAINTS.items(), ids=COMPLAINTS)
async def test_what_the_page_complains_of_is_heard(wings: Wings, browser: Browser, complaint: str, deed: str) -> None:
    async def house(route: Route) -> None:
        headers = {"content-type": "text/html", "content-security-policy": POLICY.format(sockets="")}
        if route.request.url.endswith("cut.js"):
            await route.abort()
        elif route.request.url.endswith("deed.js"):
            await route.fulfill(body=deed, content_type="text/javascript")
        elif route.request.url.endswith("nothing.js"):
            await route.fulfill(status=404)
        else:
            await route.fulfill(body="<!doctype html><script src=/deed.js></script>", headers=headers)

    company = Company(browser, "http://127.0.0.1:8")
    ada = await company.person("Ada")
    await ada.page.route("**", house)
    await ada.goes_to("/")
    try:
        for _ in range(100):
            if any(complaint in heard for heard in company.complaints):
                return
            await ada.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError(company.complaints)
    finally:
        await company.leaves()
