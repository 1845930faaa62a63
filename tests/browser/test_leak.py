"""The leak contract on the page: whoever cannot tell two worlds apart sees the same page in both.

Both worlds are told live, over real sockets, as tests/web/test_leak.py tells them; here a browser listens.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, WebSocket

from ridotto.bots import Dice
from ridotto.contracts.walking import moments, twins
from ridotto.games import GAMES
from ridotto.house import Keeper
from ridotto.house.entries import Answered, Line, Settled, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import SPECTATOR, Given, Match, Player, give, name
from tests.browser.company import Company
from tests.browser.curtain import Change, Curtain, all_text, told_apart
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, lines_of, options_of

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
SECRETS: Final = [("mascarade-1e", 6, "strict"), ("mascarade-2e", 4, "aid"), ("mascarade-1e", 3, "aid")]


@dataclass
class Telling:
    """A world that is told to one screen, portion by portion."""

    inside: Inside
    portions: list[list[Line]]
    number: int = 0
    keeper: Keeper | None = None
    came: int = -1  # facts through the socket

    async def tell(self, count: int) -> None:
        for portion in self.portions[:count]:
            assert await self.inside.house.store.append(
                Batch(CODE, self.number, [encode_line(line) for line in portion])
            )
            self.number += len(portion)
        self.portions = self.portions[count:]
        if self.keeper is None:
            self.keeper = await self.inside.house.table(CODE)
        await self.keeper.catch_up()

    def listen(self, socket: WebSocket) -> None:
        def came(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if "heard" in message:
                self.came = message["heard"]

        socket.on("framereceived", came)

    def is_behind(self, player: Player) -> bool:
        """The page has not heard all of it, or has not come in yet."""
        assert self.keeper is not None
        return player not in self.keeper.tellings or self.came < self.keeper.tellings[player].heard


def portions_until(game: str, world: Match, portions: list[list[Line]], player: Player, heard: int) -> int:
    """How many portions somebody must be told until they have heard so many facts."""
    replay, given = GAMES[game].start(GAMES[game].set_up(len(world.seated), options_of(game))), iter(world.record)
    for number, portion in enumerate(portions, 1):
        for line in portion:
            if isinstance(line.entry, (Answered, Settled)):
                give(replay, next(given))
        if len(replay.heard_by(player)) >= heard:
            return number
    raise AssertionError("they never hear so much")


def seat_of(player: Player, game: str) -> dict[str, str]:
    """What a browser keeps whose person sits there."""
    held = {"token": f"token {name(player)}", "game": game, "title": game, "you": name(player), "at": 0, "over": False}
    return {} if player == SPECTATOR else {"ridotto.seats": json.dumps({CODE: held})}


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
        curtain = Curtain(person.page)
        await curtain.put_up()
        try:
            await person.goes_to(f"/t/{CODE}")
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
    return seen


@pytest.mark.parametrize("story", WORLDS, ids=lambda story: "-".join(map(str, story)))
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
        await curtain.changes()
        film: list[Change] = []
        while telling.portions:
            await telling.tell(1)
            await caught_up(telling, curtain, player)
            await curtain.passes(LONG_ENOUGH)
            film += await curtain.changes()
        return film, await curtain.seen()


@pytest.mark.parametrize("story", SECRETS, ids=lambda story: "-".join(map(str, story)))
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
