"""The people of a test: each has a browser of their own, and nothing that the page complains of goes unheard."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import Browser, ConsoleMessage, Page, Request, Response

from ridotto.replay import Record, read_record
from tests.browser.people import Person
from tests.patience import PATIENCE_MS

PHONE: Final = (360, 740)
DESK: Final = (1280, 800)

# What the browser itself refuses in the name of the house's content policy.
VIOLATIONS: Final = """addEventListener('securitypolicyviolation', (violation) =>
  console.error(`content policy: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`))"""

EXPECTED: Final = (
    "Failed to load resource",  # the browser's word for what `failed` and `answered` say better
    "Service Worker registration blocked by Playwright",
)

ABORTED: Final = "net::ERR_ABORTED"  # the page was left or loaded again while it was still fetching: no fault


class Company:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []
        self.complaints: list[str] = []
        self.forgiving: set[str] = set()  # names of those who were cut off on purpose

    async def person(
        self,
        name: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
        speed: str = "",
        kept: dict[str, str] | None = None,
        **wishes: Any,
    ) -> Person:
        """Somebody with a browser of their own, who has not gone anywhere yet.

        Without `motion` nothing moves and every moment is told at once; with it at the usual speed, unless another is
        named. `kept` is what their browser remembers: unless it says something else, notifications were offered before.
        """
        wishes.setdefault("has_touch", size == PHONE)
        wishes.setdefault("service_workers", "block")  # what they fetch could not be watched here
        context = await self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **wishes,
        )
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(VIOLATIONS)
        settings = {"name": name, "speed": speed or ("usual" if motion else "at-once"), "offered": ["notify"]}
        await context.add_init_script(remembering({"ridotto.settings": json.dumps(settings), **(kept or {})}))
        person = Person(name, await context.new_page(), language)
        self.watch(person.name, person.page)
        self.people.append(person)
        return person

    async def sits_down(self, *names: str, bots: int = 0, size: tuple[int, int] = DESK, **wishes: Any) -> list[Person]:
        """At a table of these people and bots; the first has opened it, and begins when all are there."""
        people = [await self.person(name, size=size) for name in names]
        link = await people[0].opens_a_table(len(names) + bots, bots=bots, **wishes)
        for person in people[1:]:
            await person.comes_by(link)
        await people[0].starts()
        return people

    async def record(self, person: Person) -> Record:
        """Of the table where they sit, as the house tells it after the end."""
        code = urlsplit(person.page.url).path.split("/")[2]
        answer = await person.page.request.get(f"/api/tables/{code}/record")
        assert answer.ok
        return read_record(await answer.text())

    async def another_tab(self, person: Person) -> Person:
        """The same browser, a second window."""
        twin = Person(person.name, await person.page.context.new_page(), person.language)
        self.watch(twin.name, twin.page)
        return twin

    async def leaves(self) -> None:
        for person in self.people:
            await person.page.context.close()

    # ---- What nobody may see.

    @contextmanager
    def forgives(self, *people: Person) -> Iterator[None]:
        """Something goes wrong for them on purpose: their requests may fail meanwhile."""
        names = {person.name for person in people}
        self.forgiving |= names
        try:
            yield
        finally:
            self.forgiving -= names

    def watch(self, name: str, page: Page) -> None:
        def complain(what: str) -> None:
            if name not in self.forgiving:
                self.complaints.append(f"{name}: {what}")

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
                complain(f"console {message.type}: {message.text}")

        def failed(request: Request) -> None:
            if request.failure != ABORTED:
                complain(f"failed: {request.method} {request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                complain(f"answered {response.status}: {response.url}")

        page.on("console", said)
        page.on("pageerror", lambda error: complain(f"page error: {error}"))
        page.on("requestfailed", failed)
        page.on("response", answered)
        page.on("crash", lambda _: complain("the page crashed"))


def remembering(kept: dict[str, str]) -> str:
    """A browser that has been here before; what it remembers by itself counts for more."""
    return "".join(f"localStorage.getItem({k}) ?? localStorage.setItem({k}, {v});" for k, v in quoted(kept))


def quoted(kept: dict[str, str]) -> list[tuple[str, str]]:
    return [(json.dumps(key), json.dumps(value)) for key, value in kept.items()]
