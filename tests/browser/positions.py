"""Scripted positions of every family, as loaded as they get: what layout.py is run over, in every size of window.

All names are as long as the longest that the page gives to newcomers. The stages are those of stages.py: stored tables,
the same each time.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Browser, expect

from ridotto.kernel import Match
from tests.browser import screens
from tests.browser.company import Company
from tests.browser.layout import LAID_OUT
from tests.browser.newcomer import Newcomer
from tests.browser.people import Person
from tests.browser.screens import FIRST, PAUSES, SECOND, TABLE, beside, clicking, later, seen_by
from tests.browser.stages import EVENING, Lobby, Moment, Played, Stage, Staged

NAMES: Final = tuple(
    "Scaramuccia Truffaldino Maximiliane Bartholomew Constantine Christopher Alessandria Ferdinandus Wilhelminas "
    "Apollinaire Hildegardis Evangelista Bonaventura".split()
)
PHONES: Final = {"360x640": (360, 640), "390x844": (390, 844)}  # touched: no mouse, no keys
ZOOMED: Final = {"640x400": (640, 400)}  # 1280x800 at 200 %
DESKS: Final = {
    "1024x768": (1024, 768),
    "1280x800": (1280, 800),
    "1366x768": (1366, 768),
    "1920x1080": (1920, 1080),
}
DEVICES: Final = {"phone": PHONES, "zoomed": ZOOMED, "desk": DESKS}
SIZES: Final = {**PHONES, **ZOOMED, **DESKS}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "fr")
DUST: Final = "masques-dust"

# Timers of some length do not run out by themselves: a story stays at its moment until `nextMoment` is called.
STILL: Final = """(() => {
  const [start, stop] = [window.setTimeout, window.clearTimeout];
  const waiting = new Map();
  let last = 0;
  window.setTimeout = (deed, wait = 0, ...rest) => {
    if (wait < 250) return start(deed, wait, ...rest);
    waiting.set((last -= 1), () => deed(...rest));
    return last;
  };
  window.clearTimeout = (timer) => void (waiting.delete(timer) || stop(timer));
  window.nextMoment = () => {
    const [timer, deed] = [...waiting].at(-1) ?? [];
    waiting.delete(timer);
    deed?.();
  };
})()"""
MOST_MOMENTS: Final = 200

Deed = Callable[[Person, Staged], Awaitable[None]]


@dataclass(frozen=True)
class Position:
    name: str
    stage: Stage | None
    deed: Deed
    path: str = TABLE
    still: bool = False  # the story stands still, as `STILL` says


def by(deed: screens.Deed) -> Deed:
    """A deed that needs nothing but the page."""

    async def does(person: Person, house: Staged) -> None:
        await deed(person)

    return does


looks: Final = by(screens.nothing)


# ---- What is done there.


def follows_the_story_to(selector: str) -> Deed:
    """The rest of the stage happens, and is told up to a moment at which this is shown."""

    async def watches(person: Person, house: Staged) -> None:
        await house.goes_on()
        shown = person.page.locator(selector)
        await person.page.wait_for_function("() => document.querySelector('[data-question]') === null")
        for _ in range(MOST_MOMENTS):
            await person.page.evaluate(LAID_OUT)
            if await shown.count() > 0:
                return
            await person.page.evaluate("() => window.nextMoment()")
        raise LookupError(f"{selector} is never shown")

    return watches


async def chooses_a_card(person: Person) -> None:
    """The first own card that may do two things at least: the table asks what it does."""
    await person.page.locator("[data-place][data-choice]").first.wait_for()
    cards = await person.page.locator("[data-place][data-choice]").evaluate_all(
        "all => all.map((it) => it.dataset.place)"
    )
    for card in cards:
        await person.page.locator(f'[data-place="{card}"]').click()
        await person.page.locator("section[data-question][aria-busy=false]").wait_for()
        if await person.asked.locator(".buttons button").count() >= 3:
            return
    raise LookupError("no card may do two things")


async def chooses_the_first_target(person: Person, house: Staged) -> None:
    """On a phone one row lies open, of which perhaps only one card can be attacked."""
    await person.page.locator(".floor [data-choice]").first.click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


async def hires_an_agent(person: Person) -> None:
    """An agent at a place, who has to be told what to do there."""
    await person.page.locator(".hire button[data-choice]:enabled").last.click()
    for _ in range(2):
        await person.page.locator(".palace button[data-place]:not([aria-pressed=true])").first.click()
        await person.page.locator("section[data-question][aria-busy=false]").wait_for()


async def picks_a_card(person: Person) -> None:
    await person.page.locator(".hand button[data-choice]").first.click()
    await person.page.locator(".palace button[data-place]").first.wait_for()


def is_refused(steps: int, *choices: str) -> Deed:
    """A lesson after so many steps, in which something else is done than it asks for."""

    async def errs(person: Person, house: Staged) -> None:
        newcomer = Newcomer(person, random.Random(0))
        for _ in range(steps):
            await newcomer.follows_one_step()
        await expect(newcomer.coach()).to_be_focused()
        for choice in choices:
            await person.page.locator(choice).first.click()
        await person.page.locator("[data-deed]").click()
        await person.page.get_by_text(person.words("wrong-not-then-lesson")).first.wait_for()

    return errs


def follows(steps: int) -> Deed:
    return by(screens.follows(steps))


# ---- Where, and when.


def full_palace(match: Match) -> bool:
    return len(match.record) > 60


def asked_once_more(match: Match) -> bool:
    """All four have kept their first card, and were handed the others'."""
    return len(match.record) == 33


def evening(words: int, **stage: object) -> Played:
    return Played(FIRST, 6, "", words=words, names=NAMES, **{"bots": None, **stage})  # type: ignore[arg-type]


def until(word: str, times: int) -> Played:
    return evening(screens.evening_until(word, times).words)


def moment(game: str, players: int, asked: str, **stage: object) -> Moment:
    return Moment(game, players, asked, names=NAMES, **{"bots": None, **stage})  # type: ignore[arg-type]


MY_TURN: Final = moment(SECOND, 6, "WhatToDo", so=later)

MASCARADE: Final = (
    Position("study", moment(SECOND, 8, "Ready", options=PAUSES), looks),
    Position("study-thirteen", moment(FIRST, 13, "Ready", options=PAUSES), looks),
    Position("turn", MY_TURN, looks),
    Position("announce", MY_TURN, by(screens.chooses_a_mask)),
    Position("announce-held", until("A:f", 1), by(screens.picks_a_mask)),
    Position("swap-held", until("A:f", 1), by(screens.holds_a_mask)),
    Position("stakes", until("F:King", 2), looks),
    Position("stakes-four", moment(FIRST, 4, "ClaimToo"), looks),
    Position("stakes-eight", moment(SECOND, 8, "ClaimToo"), looks),
    Position("stakes-thirteen", moment(FIRST, 13, "ClaimToo"), looks),
    Position(
        "revealed",
        evening(len(EVENING.split()), live=1, bots=()),
        follows_the_story_to(".verdict:has(li + li)"),
        still=True,
    ),
    Position("verdict", evening(len(EVENING.split()), options=PAUSES), looks),
    Position("waits", moment(SECOND, 6, "SwapOrKeep", by_another=True), looks),
    Position("end", moment(SECOND, 6, ""), looks),
    Position("end-thirteen", moment(FIRST, 13, ""), looks),
    Position("lesson", None, follows(6), "/first-ball/mascarade"),
)
MASQUES: Final = (
    Position("pick", moment(DUST, 4, "WhatToPlay", so=later), looks),
    Position("place", moment(DUST, 4, "WhatToPlay", so=later), by(picks_a_card)),
    Position("place-held", moment(DUST, 4, "WhatToPlay", so=later), by(screens.holds_a_card)),
    Position("agent", moment(DUST, 4, "WhatToPlay", so=later), by(hires_an_agent)),
    Position("agent-two", moment("masques-ffg", 2, "WhatToPlay", so=later), by(hires_an_agent)),
    Position("draft", moment(DUST, 4, "WhichToKeep"), looks),
    Position(
        "draft-told",
        moment(DUST, 4, "WhichToKeep", so=asked_once_more, live=1, bots=()),
        follows_the_story_to(".play"),
        still=True,
    ),
    Position(
        "settling",
        moment(DUST, 4, "WhichFavour", so=full_palace, by_another=True, live=1, bots=()),
        follows_the_story_to(".settling progress[value='16']"),
        still=True,
    ),
    Position("palace-end", moment(DUST, 4, ""), looks),
    Position("palace-lesson", None, follows(2), "/first-ball/masques"),
)
MASQUERADE: Final = (
    Position("sides", moment("masquerade", 4, "SideOf"), by(screens.chooses_a_side)),
    Position("card", moment("masquerade", 4, "WhatToDo", so=later), by(chooses_a_card)),
    Position("card-six", moment("masquerade", 6, "WhatToDo", so=later), by(chooses_a_card)),
    Position("attack", moment("masquerade", 4, "WhomToAttack", so=later), looks),
    Position("attack-held", moment("masquerade", 4, "WhomToAttack", so=later), by(screens.chooses_a_target)),
    Position("attack-six", moment("masquerade", 6, "WhomToAttack", so=later), chooses_the_first_target),
    Position("rows-end", moment("masquerade", 4, ""), looks),
    Position("refused", None, is_refused(1, "[data-choice=down]"), "/first-ball/masquerade"),
    Position("rows-lesson", None, follows(5), "/first-ball/masquerade"),
)
AROUND: Final = (
    Position("home", None, looks, "/"),
    Position("lobby", Lobby(SECOND, 6, 2, bots=2, names=NAMES), by(screens.shows_the_code)),
    Position("rules", MY_TURN, by(screens.opens_the_rules)),
    Position("menu", MY_TURN, by(clicking("table-menu"))),
    Position("people", MY_TURN, by(clicking("table-menu", "table-people"))),
    Position("memory", until("F:King", 2), by(screens.asks_why_it_is_so)),
    Position("notebook", until("F:King", 2), by(screens.marks_the_grid)),
    Position("history", MY_TURN, by(beside("memory-history"))),
)
POSITIONS: Final = (*MASCARADE, *MASQUES, *MASQUERADE, *AROUND)


async def reached(browser: Browser, house: Staged, position: Position, size: str, theme: str, language: str) -> Person:
    """Somebody who has come to this position, with a window of this size."""
    company = Company(browser, house.address)
    speed = "usual" if position.still else ""
    person = await company.person(
        NAMES[0], SIZES[size], language, theme, speed=speed, kept=house.seat(), has_touch=size in PHONES
    )
    if position.still:
        await person.page.add_init_script(STILL)
    await seen_by(person, screens.Screen(position.name, position.path))
    await position.deed(person, house)
    return person


def position_called(name: str) -> Position:
    return next(position for position in POSITIONS if position.name == name)


async def looks_like(person: Person, size: str, theme: str) -> None:
    """Changes the window of somebody, who stays where they are."""
    width, height = SIZES[size]
    await person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    await person.page.set_viewport_size({"width": width, "height": height})
    await person.page.evaluate(LAID_OUT)
