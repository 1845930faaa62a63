"""Every screen of the page: where it is found, what must have happened before, and what somebody does there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from playwright.async_api import expect

from ridotto.house.entries import Closed, Noted, Paused, Said
from ridotto.kernel import Match
from tests.browser.people import Person
from tests.browser.stages import Lobby, Moment, Stage
from tests.web.test_leak import CODE

Deed = Callable[[Person], Awaitable[None]]

TABLE: Final = f"/t/{CODE}"
BOTH: Final = ("light", "dark")
TONGUES: Final = ("en", "fr")
SECOND, FIRST = "mascarade-2e", "mascarade-1e"
PAUSES: Final = {"pace": "usual"}
PUPPETS: Final = {"masks": "Judge,Trickster,Empress,King,Thief,Puppeteer"}


async def nothing(person: Person) -> None:
    """Only looks."""


@dataclass(frozen=True)
class Screen:
    """`path` is where it is found; a stage stores a table there first, where its person sits unless they only watch."""

    name: str
    path: str = TABLE
    stage: Stage | None = None
    deed: Deed = nothing
    sits: bool = True
    themes: tuple[str, ...] = ("dark",)
    languages: tuple[str, ...] = ("en",)


# ---- What is done there.


def clicking(*keys: str) -> Deed:
    async def clicks(person: Person) -> None:
        for key in keys:
            await person.clicks(key)

    return clicks


def beside(key: str) -> Deed:
    async def opens(person: Person) -> None:
        await person.opens_beside(key)

    return opens


async def opens_the_form(person: Person) -> None:
    await person.clicks("home-open")
    await opens_the_rest(person)


async def opens_the_rest(person: Person) -> None:
    await person.page.get_by_role("dialog").get_by_text(person.words("open-more"), exact=True).click()


def opens_the_form_for(game: str) -> Deed:
    """With all that a game lets its host choose, and what comes when it is opened."""

    async def opens(person: Person) -> None:
        await person.clicks("home-open")
        await person.chooses("open-game", game)
        await opens_the_rest(person)
        for fold in await person.page.get_by_role("dialog").locator("fieldset details").all():
            await fold.locator("summary").click()
            await fold.get_by_role("radio").or_(fold.get_by_role("checkbox")).first.wait_for()

    return opens


async def changes_the_settings(person: Person) -> None:
    await person.clicks("lobby-change")
    await opens_the_rest(person)


async def shows_the_code(person: Person) -> None:
    await person.clicks("lobby-qr")
    await person.page.get_by_role("img", name=person.words("lobby-qr-label")).wait_for()


async def reads_the_talk(person: Person) -> None:
    await person.page.locator("header button[aria-expanded=false]").click()
    await person.page.get_by_role("log", name=person.words("table-chat")).wait_for()


async def loses_the_line(person: Person) -> None:
    await person.page.context.set_offline(True)
    await person.reads("table-lost")


async def asks_why(person: Person) -> None:
    """About a mask that lies open, and cannot be chosen."""
    await person.page.locator("[data-place]").first.click()
    await person.reads("table-why-rule")


async def reads_a_card(person: Person) -> None:
    await person.page.locator("[data-place]").first.click(button="right")
    await person.page.get_by_role("dialog").wait_for()


async def chooses_a_mask(person: Person) -> None:
    await person.page.locator("[data-choice][aria-expanded]").last.click()


async def lets_all_pass(person: Person) -> None:
    await person.page.get_by_role("switch").click()
    await expect(person.page.get_by_role("switch")).to_have_attribute("aria-checked", "true")


# ---- Where, and when.


def later(match: Match) -> bool:
    """Everything may be done by then."""
    return len(match.record) > 45


MY_TURN: Final = Moment(SECOND, 6, "WhatToDo", so=later)
NOTES: Final = Noted(0, "Bo smiled when Cy was the Judge.\nDi has not looked for three turns.")
TALK: Final = (Said(1, "Who on earth is the King?"), Said(0, "Not me, I swear."), Said(2, "That is what a King says."))
OVER: Final = Moment(SECOND, 6, "")


def my_turn(*then: Noted | Said | Paused | Closed) -> Moment:
    return Moment(
        SECOND, 6, "WhatToDo", so=lambda match: later(match) and match.open_questions()[0].player == 0, then=then
    )


async def holds_a_card(person: Person) -> None:
    """Over a place in the palace, where it shows what would come of it."""
    await person.page.locator(".hand button").first.click()
    await person.page.locator(".palace [data-place]").first.click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


SCREENS: Final = (
    Screen("door", "/", themes=BOTH, languages=TONGUES),
    Screen("open", "/", deed=opens_the_form),
    *[Screen(f"open-{game}", "/", deed=opens_the_form_for(game)) for game in (FIRST, "masques-ffg", "masquerade")],
    Screen("settings", "/", deed=clicking("settings-title")),
    Screen("lobby", stage=Lobby(SECOND, 6, 2, bots=2), deed=shows_the_code),
    Screen("change-settings", stage=Lobby(SECOND, 6, 2, bots=2), deed=changes_the_settings),
    Screen("arrive", stage=Lobby(SECOND, 6, 2, bots=2), sits=False),
    Screen("deal", stage=Moment(SECOND, 6, "Ready", options=PAUSES)),
    Screen("first-turn", stage=Moment(SECOND, 6, "WhatToDo")),
    Screen("my-turn", stage=MY_TURN, themes=BOTH),
    Screen("announce", stage=MY_TURN, deed=chooses_a_mask),
    Screen("swap-or-keep", stage=Moment(SECOND, 6, "SwapOrKeep")),
    Screen("under-the-cloth", stage=Moment(SECOND, 6, "SwapOrKeep", by_another=True)),
    Screen("look", stage=Moment(SECOND, 6, "SeenEnough", options=PAUSES)),
    Screen("claim", stage=Moment(SECOND, 8, "ClaimToo"), themes=BOTH, languages=TONGUES),
    Screen("passing", stage=Moment(SECOND, 6, "WhatToDo", so=later, by_another=True), deed=lets_all_pass),
    Screen("revealed", stage=Moment(SECOND, 8, "Linger", by_another=True, options=PAUSES)),
    Screen("puppets", stage=Moment(SECOND, 6, "FirstPuppet", options=PUPPETS)),
    Screen("thirteen", stage=Moment(FIRST, 13, "ClaimToo")),
    Screen("two", stage=Moment(FIRST, 2, "WhatToDo")),
    Screen("three", stage=Moment(FIRST, 3, "ClaimToo")),
    Screen("strict", stage=Moment(SECOND, 5, "WhatToDo", memory="strict")),
    Screen("why", stage=Moment(SECOND, 6, "Ready", options=PAUSES), deed=asks_why),
    Screen("rules", stage=MY_TURN, deed=beside("ball-rules")),
    Screen("notebook", stage=my_turn(NOTES), deed=beside("memory-notes")),
    Screen("history", stage=MY_TURN, deed=beside("memory-history")),
    Screen("chat", stage=my_turn(*TALK), deed=reads_the_talk),
    Screen("menu", stage=my_turn(), deed=clicking("table-menu")),
    Screen("people", stage=my_turn(), deed=clicking("table-menu", "table-people")),
    Screen("device", stage=my_turn(), deed=clicking("table-menu", "table-device")),
    Screen("watcher", stage=MY_TURN, sits=False),
    Screen("lost", stage=MY_TURN, deed=loses_the_line),
    Screen("paused", stage=my_turn(Paused())),
    Screen("closed", stage=my_turn(Closed())),
    Screen("closed-lobby", stage=Lobby(SECOND, 6, 2, then=(Closed(),)), sits=False),
    Screen("end", stage=OVER, themes=BOTH),
    Screen("replay", f"{TABLE}/replay", stage=OVER),
    Screen(
        "palace",
        stage=Moment("masques-dust", 4, "WhatToPlay", so=later),
        deed=holds_a_card,
        themes=BOTH,
        languages=TONGUES,
    ),
    Screen("palace-draft", stage=Moment("masques-dust", 4, "WhichToKeep")),
    Screen("palace-three", stage=Moment("masques-ffg", 3, "WhatToPlay")),
    Screen("palace-two", stage=Moment("masques-ffg", 2, "WhatToPlay")),
    Screen("palace-watcher", stage=Moment("masques-dust", 4, "WhatToPlay", so=later), sits=False),
    Screen("palace-end", stage=Moment("masques-dust", 4, "")),
    Screen("palace-replay", f"{TABLE}/replay", stage=Moment("masques-dust", 4, "")),
    Screen("rows-sides", stage=Moment("masquerade", 4, "SideOf")),
    Screen("rows", stage=Moment("masquerade", 4, "WhatToDo", so=later), themes=BOTH, languages=TONGUES),
    Screen("rows-attack", stage=Moment("masquerade", 4, "WhomToAttack", so=later)),
    Screen("rows-card", stage=Moment("masquerade", 4, "WhatToDo", so=later), deed=reads_a_card),
    Screen("rows-six", stage=Moment("masquerade", 6, "WhatToDo", so=later)),
    Screen("rows-watcher", stage=Moment("masquerade", 4, "WhatToDo", so=later), sits=False),
    Screen("rows-end", stage=Moment("masquerade", 4, "")),
    Screen("rows-replay", f"{TABLE}/replay", stage=Moment("masquerade", 4, "")),
    Screen("no-such-table", "/t/BBBBBBB"),
    Screen("nowhere", "/nowhere"),
)


def screen_called(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)


async def seen_by(person: Person, screen: Screen) -> None:
    """They are there, and all that comes has come."""
    await person.goes_to(screen.path)
    await person.page.get_by_role("heading", level=1).first.wait_for(state="attached")
    await person.page.wait_for_load_state("networkidle")
    await screen.deed(person)
