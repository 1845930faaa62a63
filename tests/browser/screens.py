"""Every screen of the page: where it is found, what must have happened before, and what somebody does there."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

from playwright.async_api import expect

from ridotto.games import GAMES
from ridotto.house.events import Closed, Noted, Paused, Said, SeatOffered
from ridotto.kernel import Match
from tests.browser.newcomer import Newcomer
from tests.browser.people import Person
from tests.browser.stages import EVENING, Lobby, Moment, Played, Stage
from tests.patience import PATIENCE
from tests.web.test_leak import CODE

Deed = Callable[[Person], Awaitable[None]]

TABLE: Final = f"/t/{CODE}"
BOTH: Final = ("light", "dark")
TONGUES: Final = ("en", "fr")
SECOND, FIRST = "mascarade-2e", "mascarade-1e"
PAUSES: Final = {"pace": "usual"}
CROWD: Final = {"packs": str(Path(__file__).parent / "crowd.toml")}
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


async def gives_up_a_puzzle(person: Person) -> None:
    await person.clicks("puzzle-nobody")
    await person.reads("puzzle-wrong")


async def introduces_themself(person: Person) -> None:
    await person.page.locator("header button.me").click()
    await person.page.get_by_role("dialog").wait_for()


def follows(steps: int) -> Deed:
    """So many steps of a lesson; then the next one is read."""

    async def learns(person: Person) -> None:
        newcomer = Newcomer(person, random.Random(0))
        for _ in range(steps):
            await newcomer.follows_one_step()
        await expect(newcomer.coach()).to_be_focused()

    return learns


async def waits_for_the_review(person: Person) -> None:
    await person.page.locator("[data-review]").wait_for(timeout=1000 * PATIENCE)


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
        for fold in await person.page.get_by_role("dialog").locator("fieldset details:not(.source)").all():
            await fold.locator("summary").click()
            await fold.get_by_role("radio").or_(fold.get_by_role("checkbox")).first.wait_for()

    return opens


async def changes_the_settings(person: Person) -> None:
    await person.clicks("lobby-change")
    await opens_the_rest(person)


async def shows_the_code(person: Person) -> None:
    await person.page.locator("[data-only-here]").wait_for()  # test servers are at 127.0.0.1


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
    await person.page.locator('[data-verb="announce"]').click()


async def lets_all_pass(person: Person) -> None:
    await person.page.get_by_role("switch").click()
    await expect(person.page.get_by_role("switch")).to_have_attribute("aria-checked", "true")


# ---- Where, and when.


def later(match: Match) -> bool:
    """Everything may be done by then."""
    return len(match.record) > 45


def may_lose_all(match: Match) -> bool:
    """The attacker could kill a Queen, and would lose all cards by that."""
    game, question, setup = GAMES["masquerade"], match.open_questions()[0], cast("Any", match).setup
    view = game.view(setup, question.player)
    for fact in match.heard_by(question.player):
        view.hear(fact)
    fights = [game.prospects(setup, view, question.name(), answer) for answer in match.options(question)]
    return any(fight["then"] == "your-cards-go" for each in fights for fight in each)


MY_TURN: Final = Moment(SECOND, 6, "WhatToDo", so=later)
NOTES: Final = Noted(0, "Bo smiled when Cy was the Judge.\nDi has not looked for three turns.")
TALK: Final = (Said(1, "Who on earth is the King?"), Said(0, "Not me, I swear."), Said(2, "That is what a King says."))
OVER: Final = Moment(SECOND, 6, "")


def my_turn(*then: Noted | Said | Paused | Closed) -> Moment:
    return Moment(
        SECOND, 6, "WhatToDo", so=lambda match: later(match) and match.open_questions()[0].player == 0, then=then
    )


UNDER_WAY: Final = Moment(
    SECOND,
    6,
    "WhatToDo",
    so=lambda match: later(match) and match.open_questions()[0].player == 0,
    bots=(4, 5),
)
OFFERED: Final = replace(UNDER_WAY, then=(SeatOffered(5),))


async def holds_a_card(person: Person) -> None:
    """Over a place in the palace, where it shows what would come of it."""
    await person.page.locator(".hand button").first.click()
    await person.page.locator(".palace [data-place]").first.click()
    await expect(person.page.locator("[data-deed]")).to_be_enabled()  # what would come of it is known


async def chooses_a_target(person: Person) -> None:
    """The attack could be sent: an arrow, the sentence in full."""
    await person.page.locator(".floor [data-choice]").nth(1).click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


async def attacks_the_queen(person: Person) -> None:
    """All cards of the attacker would go: the button says so."""
    lost = person.words("masquerade-page-do-your-cards-go")
    await person.page.locator(".floor [data-choice]", has=person.page.locator(".bad")).first.wait_for()
    for card in await person.page.locator(".floor [data-choice]").all():
        await card.click()
        if lost in await person.page.locator("[data-deed]").inner_text():
            return
    raise LookupError("no attack would lose all")


async def chooses_a_side(person: Person) -> None:
    await person.page.locator("[data-choice=down]").click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


async def opens_the_rules(person: Person) -> None:
    await person.opens_beside("ball-rules")
    await person.page.get_by_role("searchbox").wait_for()


async def marks_the_grid(person: Person) -> None:
    """In the notebook: the second place surely has the third thing, the first one maybe the second or the fourth."""
    await person.opens_beside("memory-notes")
    cells = person.page.get_by_role("grid").get_by_role("gridcell")
    ids = [await cell.get_attribute("data-cell") or "" for cell in await cells.all()]
    places = list(dict.fromkeys(cell.split()[0] for cell in ids))
    things = list(dict.fromkeys(cell.split()[1] for cell in ids))
    for mark, place, thing in (("sure", 1, 2), ("not", 0, 0), ("maybe", 0, 1), ("maybe", 0, 3)):
        await person.page.get_by_text(person.words(f"notebook-{mark}"), exact=True).click()
        await person.page.locator(f'[data-cell="{places[place]} {things[thing]}"]').click()


async def asks_why_it_is_so(person: Person) -> None:
    """In the memory panel: a tap on the first thing that is neither sure nor impossible; on what is sure elsewhere."""
    await person.opens_beside("memory-odds")
    cells = person.page.get_by_role("grid").get_by_role("gridcell")
    await cells.first.wait_for()
    odds = [float(each) for each in await cells.evaluate_all("all => all.map((each) => each.dataset.odds)")]
    unsure = [number for number, each in enumerate(odds) if 0 < each < 1]
    await cells.nth(unsure[0] if unsure else odds.index(1)).click()
    await person.page.locator(".reasons li").first.wait_for()


def evening_until(word: str, times: int) -> Played:
    """The evening of the design up to a word: before A answers it, after somebody else has said it."""
    words = EVENING.split()
    at = [number for number, each in enumerate(words) if each == word][times - 1]
    return Played(FIRST, 6, "", words=at + (not word.startswith("A:")))


REVEALED: Final = Played(FIRST, 6, "", words=len(EVENING.split()), options=PAUSES)


async def holds_a_mask(person: Person) -> None:
    await person.page.locator('[data-place="f"]').click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


async def picks_a_mask(person: Person) -> None:
    await person.page.locator('[data-verb="announce"]').click()
    await person.asked.get_by_role("button", name=person.words("mascarade-the-Witch")).first.click()
    await expect(person.page.locator("[data-deed]")).to_be_visible()


SCREENS: Final = (
    Screen("door", "/", themes=BOTH, languages=TONGUES),
    Screen("home-waits", "/", stage=my_turn()),
    Screen("home-finished", "/", stage=OVER, themes=BOTH),
    Screen("me", "/", deed=introduces_themself),
    Screen("puzzle", "/puzzles/15", themes=BOTH, languages=TONGUES),
    Screen("puzzle-solved", "/puzzles/15", deed=gives_up_a_puzzle),
    Screen("open", "/", deed=opens_the_form),
    *[Screen(f"open-{game}", "/", deed=opens_the_form_for(game), languages=TONGUES) for game in GAMES],
    Screen("settings", "/", deed=clicking("settings-title")),
    Screen("lobby", stage=Lobby(SECOND, 6, 2, bots=2), deed=shows_the_code),
    Screen("change-settings", stage=Lobby(SECOND, 6, 2, bots=2), deed=changes_the_settings),
    Screen("arrive", stage=Lobby(SECOND, 6, 2, bots=2), sits=False),
    Screen("deal", stage=Moment(SECOND, 6, "Ready", options=PAUSES)),
    Screen("deal-eight", stage=Moment(SECOND, 8, "Ready", options=PAUSES)),
    Screen("first-turn", stage=Moment(SECOND, 6, "WhatToDo")),
    Screen("my-turn", stage=MY_TURN, themes=BOTH),
    Screen("announce", stage=MY_TURN, deed=chooses_a_mask),
    Screen("swap-or-keep", stage=Moment(SECOND, 6, "SwapOrKeep")),
    Screen("under-the-cloth", stage=Moment(SECOND, 6, "SwapOrKeep", by_another=True)),
    Screen("look", stage=Moment(SECOND, 6, "SeenEnough", options=PAUSES)),
    Screen("stakes", stage=evening_until("F:King", 2), themes=BOTH, languages=TONGUES),
    Screen("turn-swap", stage=evening_until("A:f", 1), deed=holds_a_mask, themes=BOTH),
    Screen("turn-announce", stage=evening_until("A:f", 1), deed=picks_a_mask, themes=BOTH, languages=TONGUES),
    Screen("verdict", stage=REVEALED, themes=BOTH, languages=TONGUES),
    Screen("claim", stage=Moment(SECOND, 8, "ClaimToo"), themes=BOTH, languages=TONGUES),
    Screen("passing", stage=Moment(SECOND, 6, "WhatToDo", so=later, by_another=True), deed=lets_all_pass),
    Screen("revealed", stage=Moment(SECOND, 8, "Linger", by_another=True, options=PAUSES)),
    Screen("puppets", stage=Moment(SECOND, 6, "FirstPuppet", options=PUPPETS)),
    Screen("thirteen", stage=Moment(FIRST, 13, "ClaimToo")),
    Screen("two", stage=Moment(FIRST, 2, "WhatToDo")),
    Screen("three", stage=Moment(FIRST, 3, "ClaimToo")),
    Screen("strict", stage=Moment(SECOND, 5, "WhatToDo", memory="strict")),
    Screen("why", stage=Moment(SECOND, 6, "Ready", options=PAUSES), deed=asks_why),
    Screen("rules", stage=MY_TURN, deed=opens_the_rules),
    *[Screen(f"rules-{game}", f"/rules/{game}", themes=BOTH, languages=TONGUES) for game in GAMES],
    Screen("notebook", stage=my_turn(NOTES), deed=marks_the_grid, themes=BOTH, languages=TONGUES),
    Screen("notebook-asked", stage=evening_until("F:King", 2), deed=marks_the_grid),
    Screen("notebook-thirteen", stage=Moment(FIRST, 13, "ClaimToo"), deed=marks_the_grid),
    Screen("notebook-two", stage=Moment(FIRST, 2, "WhatToDo"), deed=marks_the_grid),
    Screen("memory", stage=evening_until("F:King", 2), deed=asks_why_it_is_so, themes=BOTH, languages=TONGUES),
    Screen("memory-thirteen", stage=Moment(FIRST, 13, "ClaimToo"), deed=asks_why_it_is_so),
    Screen("memory-two", stage=Moment(FIRST, 2, "WhatToDo", so=later), deed=asks_why_it_is_so),
    Screen("history", stage=MY_TURN, deed=beside("memory-history")),
    Screen("chat", stage=my_turn(*TALK), deed=reads_the_talk),
    Screen("menu", stage=my_turn(), deed=clicking("table-menu")),
    Screen("people", stage=my_turn(), deed=clicking("table-menu", "table-people")),
    Screen("device", stage=my_turn(), deed=clicking("table-menu", "table-device")),
    Screen("watcher", stage=MY_TURN, sits=False),
    Screen("seat-offered", stage=OFFERED, deed=clicking("table-menu", "table-people"), themes=BOTH, languages=TONGUES),
    Screen("late-friend", stage=UNDER_WAY, sits=False, themes=BOTH, languages=TONGUES),
    Screen("late-friend-waits", stage=UNDER_WAY, sits=False, deed=clicking("absence-door-wait"), themes=BOTH),
    Screen("seat-to-take", stage=OFFERED, sits=False, themes=BOTH, languages=TONGUES),
    Screen("lost", stage=MY_TURN, deed=loses_the_line),
    Screen("paused", stage=my_turn(Paused())),
    Screen("closed", stage=my_turn(Closed())),
    Screen("closed-lobby", stage=Lobby(SECOND, 6, 2, then=(Closed(),)), sits=False),
    Screen("end", stage=OVER, themes=BOTH, languages=TONGUES),
    Screen("end-first", stage=Moment(FIRST, 6, ""), themes=BOTH),
    Screen("end-thirteen", stage=Moment(FIRST, 13, "")),
    Screen("end-two", stage=Moment(FIRST, 2, "")),
    Screen("end-watcher", stage=OVER, sits=False),
    Screen("replay", f"{TABLE}/replay", stage=OVER),
    Screen("review", f"{TABLE}/review", stage=OVER, deed=waits_for_the_review, themes=BOTH, languages=TONGUES),
    Screen(
        "palace",
        stage=Moment("masques-dust", 4, "WhatToPlay", so=later, bots=(1, 2, 3)),
        deed=holds_a_card,
        themes=BOTH,
        languages=TONGUES,
    ),
    Screen("palace-draft", stage=Moment("masques-dust", 4, "WhichToKeep")),
    Screen("palace-three", stage=Moment("masques-ffg", 3, "WhatToPlay")),
    Screen("palace-two", stage=Moment("masques-ffg", 2, "WhatToPlay")),
    Screen(
        "palace-notebook",
        stage=Moment("masques-dust", 4, "WhatToPlay", so=later),
        deed=marks_the_grid,
        themes=BOTH,
    ),
    Screen(
        "palace-memory",
        stage=Moment("masques-dust", 4, "WhatToPlay", so=later),
        deed=asks_why_it_is_so,
        themes=BOTH,
    ),
    Screen("palace-watcher", stage=Moment("masques-dust", 4, "WhatToPlay", so=later), sits=False),
    Screen("palace-end", stage=Moment("masques-dust", 4, ""), themes=BOTH, languages=TONGUES),
    Screen("palace-end-two", stage=Moment("masques-ffg", 2, "")),
    Screen("palace-replay", f"{TABLE}/replay", stage=Moment("masques-dust", 4, "")),
    Screen("rows-sides", stage=Moment("masquerade", 4, "SideOf"), deed=chooses_a_side),
    Screen("rows", stage=Moment("masquerade", 4, "WhatToDo", so=later), themes=BOTH, languages=TONGUES),
    Screen("rows-attack", stage=Moment("masquerade", 4, "WhomToAttack", so=later)),
    Screen("rows-target", stage=Moment("masquerade", 4, "WhomToAttack", so=later), deed=chooses_a_target),
    Screen(
        "rows-bad",
        stage=Moment("masquerade", 4, "WhomToAttack", so=may_lose_all, seed=1),
        deed=attacks_the_queen,
    ),
    Screen("rows-card", stage=Moment("masquerade", 4, "WhatToDo", so=later), deed=reads_a_card),
    Screen("rows-six-sides", stage=Moment("masquerade", 6, "SideOf"), deed=chooses_a_side),
    Screen("rows-six", stage=Moment("masquerade", 6, "WhatToDo", so=later)),
    Screen("rows-eight", stage=Moment("masquerade", 8, "WhatToDo", so=later, options=CROWD), themes=BOTH),
    Screen("rows-eight-target", stage=Moment("masquerade", 8, "WhomToAttack", so=later, options=CROWD)),
    Screen("rows-eight-sides", stage=Moment("masquerade", 8, "UpOrDown", so=later, options=CROWD)),
    Screen("rows-notebook", stage=Moment("masquerade", 4, "WhatToDo", so=later), deed=marks_the_grid, themes=BOTH),
    Screen("rows-memory", stage=Moment("masquerade", 4, "WhatToDo", so=later), deed=asks_why_it_is_so, themes=BOTH),
    Screen("rows-watcher", stage=Moment("masquerade", 4, "WhatToDo", so=later), sits=False),
    Screen("rows-end", stage=Moment("masquerade", 4, ""), themes=BOTH, languages=TONGUES),
    Screen("rows-replay", f"{TABLE}/replay", stage=Moment("masquerade", 4, "")),
    Screen("coach-mascarade", "/first-ball/mascarade", deed=follows(6), themes=BOTH, languages=TONGUES),
    Screen("coach-masques", "/first-ball/masques", deed=follows(2), themes=BOTH),
    Screen("coach-masquerade", "/first-ball/masquerade", deed=follows(5), themes=BOTH),
    Screen("coach-done", "/first-ball/masquerade", deed=follows(14)),
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
