"""The leak contract on the page: whoever cannot tell two worlds apart sees the same page in both.

Both worlds are told live, over real sockets, as tests/web/test_leak.py tells them; here a browser listens.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Route, WebSocket, expect

from ridotto.bots import Dice
from ridotto.contracts.walking import moments, play, twins
from ridotto.games import GAMES
from ridotto.house import TableActor
from ridotto.house.events import Answered, Line, Settled, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import SPECTATOR, Given, Match, Player, give, name
from tests.browser.company import Company
from tests.browser.curtain import STEP, Change, Curtain, all_text, told_apart
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, lines_of, marked, options_of

LONG_ENOUGH: Final = 4_000  # milliseconds in which what one answer brings about is told at the quick speed
LIVE: Final = 25  # facts that are told while the page is open
MOMENTS: Final = 3
FURTHER: Final = 2  # answers after the secret one
DID: Final = {"swap": "you really swapped", "keep": "you only pretended"}
SWAPPED_OR_NOT: Final = ", swapped or not."

WORLDS: Final = [
    ("mascarade-2e", 5, "aid"),
    ("mascarade-1e", 4, "strict"),
    ("mascarade-1e", 2, "notes"),
    ("masques-dust", 3, "aid"),
    ("masques-ffg", 4, "strict"),
    ("masques-ffg", 3, "notes"),
    ("masquerade", 4, "strict"),
    ("masquerade", 3, "aid"),
]
ENDS: Final = [("mascarade-2e", 5, "aid"), ("masques-ffg", 3, "notes"), ("masquerade", 4, "strict")]
ANSWER: Final = re.compile(r'("answer":")(\w)(")')  # of a puzzle, as the page loads it
JOINED: Final = re.compile(r'("joined":)\[([\d,]+)\]')
PANEL: Final = """(part) => {
  const panel = document.querySelector('.memory');
  if (!panel?.querySelector(part) || panel.querySelector('[role=status]')) return null;
  return [panel.innerText, panel.innerHTML];
}"""
SECRETS: Final = [("mascarade-1e", 6, "strict"), ("mascarade-2e", 4, "aid"), ("mascarade-1e", 3, "aid")]


@dataclass
class Telling:
    """A world that is told to one screen, portion by portion."""

    inside: Inside
    portions: list[list[Line]]
    number: int = 0
    actor: TableActor | None = None
    came: int = -1  # facts through the socket
    asked: list[str] = field(default_factory=list)  # all that the page has asked the server for

    async def tell(self, count: int) -> None:
        for portion in self.portions[:count]:
            assert await self.inside.house.store.append(
                Batch(CODE, self.number, [encode_line(line) for line in portion])
            )
            self.number += len(portion)
        self.portions = self.portions[count:]
        if self.actor is None:
            self.actor = await self.inside.house.table(CODE)
        await self.actor.catch_up()

    def listen(self, socket: WebSocket) -> None:
        def came(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if "heard" in message:
                self.came = message["heard"]

        socket.on("framereceived", came)

    def is_behind(self, player: Player) -> bool:
        """The page has not heard all of it, or has not come in yet."""
        assert self.actor is not None
        return player not in self.actor.published.tellings or self.came < self.actor.published.tellings[player].heard


def portions_until(game: str, world: Match, portions: list[list[Line]], player: Player, heard: int) -> int:
    """How many portions somebody must be told until they have heard so many facts."""
    replay, given = GAMES[game].start(GAMES[game].set_up(len(world.seated), options_of(game))), iter(world.record)
    for number, portion in enumerate(portions, 1):
        for line in portion:
            if isinstance(line.event, (Answered, Settled)):
                give(replay, next(given))
        if len(replay.heard_by(player)) >= heard:
            return number
    raise AssertionError("they never hear so much")


def seat_of(player: Player, game: str) -> dict[str, str]:
    """What a browser keeps whose person sits there."""
    held = {"token": f"token {name(player)}", "game": game, "title": game, "you": name(player), "at": 0, "over": False}
    visit = {"ridotto.visits": json.dumps({CODE: "0" * 32})}  # by chance in a real browser: not of this world or that
    return visit if player == SPECTATOR else visit | {"ridotto.seats": json.dumps({CODE: held})}


@asynccontextmanager
async def a_screen(
    browser: Browser, store: Path, world: Match, story: tuple[str, int, str], player: Player, motion: bool, heard: int
) -> AsyncIterator[tuple[Telling, Curtain]]:
    """Somebody opens the page when they have heard so many facts of a world."""
    game, players, memory = story
    async with serving_here(store) as inside:
        telling = Telling(inside, lines_of(game, world, players, memory))
        await telling.tell(portions_until(game, world, telling.portions, player, heard))
        company = Company(browser, inside.address)
        person = await company.person("Ada", motion=motion, speed="quick" if motion else "", kept=seat_of(player, game))
        person.page.on("websocket", telling.listen)
        person.page.on("request", lambda request: telling.asked.append(request.url))
        curtain = Curtain(person.page)
        await curtain.put_up()
        try:
            await person.goes_to(f"/t/{CODE}")
            await person.page.wait_for_load_state("networkidle")  # all of the table is drawn
            await caught_up(telling, curtain, player)
            yield telling, curtain
        finally:
            await company.leaves()
        assert company.complaints == []


async def caught_up(telling: Telling, curtain: Curtain, player: Player) -> None:
    for _ in range(500):
        await curtain.settles()
        if not telling.is_behind(player):
            await curtain.settles()
            return
    raise AssertionError("the page does not hear what is told")


async def watched(
    browser: Browser, store: Path, world: Match, story: tuple[str, int, str], player: Player, heard: int
) -> list[list[str]]:
    """The page after each portion that they hear something of: moments that indistinguishable worlds share."""
    async with a_screen(browser, store, world, story, player, False, heard) as (telling, curtain):
        seen = [await curtain.seen()]
        while telling.portions:
            came = telling.came
            await telling.tell(1)
            await caught_up(telling, curtain, player)
            if telling.came != came:
                seen.append(await curtain.seen())
        if story[2] == "aid" and story[0].startswith("mascarade"):  # for all games in tests/web/test_leak.py
            seen.append(await recalled(curtain))
    return seen


async def recalled(curtain: Curtain) -> list[str]:
    """The memory panel, where it says why something is as likely as it is: how long that takes is no matter of it."""
    await curtain.page.keyboard.press("m")
    await waited_for(curtain, "[data-odds]")
    cells = curtain.page.locator("[data-odds]")
    unsure = curtain.page.locator('[data-odds^="0."]')
    await (unsure if await unsure.count() else cells).first.click()
    return await waited_for(curtain, ".reasons .turn, .reasons p.soft")


async def waited_for(curtain: Curtain, part: str) -> list[str]:
    """The panel with this part of it, when it counts no more. What the server is asked for comes when it comes, and
    this page's time stands still meanwhile."""
    for _ in range(500):
        await curtain.passes(STEP)
        found: list[str] | None = await curtain.page.evaluate(PANEL, part)
        if found is not None:
            return found
    raise AssertionError("it does not come")


@pytest.mark.parametrize("story", [marked(story) for story in WORLDS])
async def test_indistinguishable_worlds_are_the_same_page(
    browser: Browser, tmp_path: Path, story: tuple[str, int, str]
) -> None:
    game, players = GAMES[story[0]], story[1]
    setup = game.set_up(players, options_of(story[0]))
    different = 0
    for moment, match in enumerate(moments(game, setup, 5, MOMENTS)[:-1]):
        player = match.seated[moment % players]
        already = len(match.heard_by(player)) - LIVE
        for world in game.worlds(setup, player, match.heard_by(player), 1, Dice(moment).below):
            truth, other = await asyncio.gather(
                *[
                    watched(browser, tmp_path / f"{moment}-{which}", told, story, player, already)
                    for which, told in (("truth", match), ("other", world))
                ]
            )
            assert truth == other
            different += len({seen[0] for seen in truth})
    assert different > 8  # what stood there changed with what was told: something was seen


@pytest.mark.parametrize("story", ENDS, ids=lambda story: "-".join(map(str, story)))
async def test_what_the_end_shows_is_neither_drawn_nor_fetched_before_the_end(
    browser: Browser, tmp_path: Path, story: tuple[str, int, str]
) -> None:
    """The end is drawn from a replay through all ears. One answer before it, nobody's page has asked for that."""
    game = GAMES[story[0]]
    setup = game.set_up(story[1], options_of(story[0]))
    match = play(game, setup, 5)
    for player in (match.seated[0], SPECTATOR):
        heard = heard_before(game.start(setup), match.record[:-1], player)
        store = tmp_path / name(player)
        async with a_screen(browser, store, match, story, player, False, heard) as (telling, curtain):
            assert telling.portions != []  # it is not over
            assert not [address for address in telling.asked if "/replay" in address]
            await expect(curtain.page.locator("[data-part]")).to_have_count(0)
            await telling.tell(len(telling.portions))
            await caught_up(telling, curtain, player)
            await expect(curtain.page.locator("[data-part=course]")).to_be_visible()
            await expect(curtain.page.locator("[data-standing]")).to_have_count(story[1])
            assert [address for address in telling.asked if "/replay" in address]


def heard_before(match: Match, answers: Sequence[Given], player: Player) -> int:
    """How many facts somebody has heard when these answers were given."""
    for given in answers:
        give(match, given)
    return len(match.heard_by(player))


async def filmed(
    browser: Browser, store: Path, world: Match, story: tuple[str, int, str], player: Player, heard: int
) -> tuple[list[Change], list[str]]:
    """All that changed on their page since then, and when; and the page at the end."""
    async with a_screen(browser, store, world, story, player, True, heard) as (telling, curtain):
        await curtain.passes(LONG_ENOUGH)
        await curtain.page.locator("link[rel=apple-touch-icon]").wait_for(state="attached")  # fetched at leisure
        await curtain.changes()
        film: list[Change] = []
        while telling.portions:
            await telling.tell(1)
            await caught_up(telling, curtain, player)
            await curtain.passes(LONG_ENOUGH)
            film += await curtain.changes()
        return film, await curtain.seen()


@pytest.mark.parametrize("story", [marked(story) for story in SECRETS])
async def test_a_secret_answer_looks_the_same_in_every_change_and_in_its_time(
    browser: Browser, tmp_path: Path, story: tuple[str, int, str]
) -> None:
    """Swapped or kept under the cloth: whoever may not know sees the same things move at the same time.

    Whoever did it, and is reminded of it, reads so: a camera that sees no difference there would see none anywhere.
    """
    game = GAMES[story[0]]
    setup = game.set_up(story[1], options_of(story[0]))
    *_, (one, other) = twins(game, setup, 3, 1, FURTHER)
    parting = next(n for n, (this, that) in enumerate(zip(one.record, other.record)) if this != that)
    hands = one.record[parting].player
    reminded = [hands] if story[2] == "aid" else []
    for player in (next(seat for seat in one.seated if seat != hands), SPECTATOR, *reminded):
        heard = heard_before(game.start(setup), one.record[:parting], player)
        films, pages = zip(
            *await asyncio.gather(
                *[
                    filmed(browser, tmp_path / f"{which}-{name(player)}", world, story, player, heard)
                    for which, world in (("one", one), ("other", other))
                ]
            )
        )
        assert SWAPPED_OR_NOT in all_text(films[0])
        if player == hands:
            for world, film, elsewhere in ((one, *films), (other, *reversed(films))):
                words = DID[world.record[parting].answer.text]
                assert words in all_text(film) and words not in all_text(elsewhere)
            assert told_apart(*films) != ""
            assert {change[0] for change in films[0]} == {change[0] for change in films[1]}  # nor by their clock
        else:
            assert told_apart(*films) == ""
            assert pages[0] == pages[1]


# ---- Puzzles: their answer comes with them, and nothing of the page shows it before somebody has answered.


async def change_the_answers(route: Route) -> None:
    fetched = await route.fetch()
    text = ANSWER.sub(lambda found: found[1] + ("B" if found[2] != "B" else "C") + found[3], await fetched.text())
    others = JOINED.sub(
        lambda found: f"{found[1]}{[*range(1, found[2].count(',') + 2)]}", text
    )  # as many: they grade it
    await route.fulfill(response=fetched, body=others)


async def test_a_puzzle_shows_nothing_of_its_answer_before_it_is_given(company: Company) -> None:
    """The same puzzles with all answers and joined facts changed look the same; only the verdict differs."""
    before, after = [], []
    for changed in (False, True):
        ada = await company.person("Ada")
        if changed:
            await ada.page.route("**/assets/*.js", change_the_answers)
        await ada.goes_to("/puzzles/15")
        await ada.page.get_by_role("heading", level=1).wait_for()
        before.append(await ada.page.locator("main").inner_html())
        await ada.clicks("puzzle-nobody")
        await ada.page.locator("li.lit").first.wait_for()
        after.append(await ada.page.locator("main").inner_html())
    assert before[0] == before[1]
    assert after[0] != after[1], "the answers were changed indeed"
