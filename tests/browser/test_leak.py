"""The leak contract on the page: whoever cannot tell two worlds apart sees the same page in both.

Both worlds are told live, over real sockets, as tests/web/test_leak.py tells them; here a browser listens.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, WebSocket

from ridotto.bots import Dice
from ridotto.games import GAMES
from ridotto.house import Keeper
from ridotto.house.entries import Answered, Line, Settled, written
from ridotto.house.stores import Batch
from ridotto.kernel import SPECTATOR, Given, Match, Player, give, name
from tests.browser.company import Company
from tests.browser.curtain import Change, Curtain, told_apart
from tests.contracts.walking import moments, twins
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, lines_of, options_of

LONG_ENOUGH: Final = 8_000  # milliseconds in which what one answer brings about is told at the usual speed
LIVE: Final = 25  # facts that are told while the page is open
MOMENTS: Final = 3
FURTHER: Final = 2  # answers after the secret one

WORLDS: Final = [("mascarade-2e", 5, "aid"), ("mascarade-1e", 4, "strict"), ("mascarade-1e", 2, "notes")]
SECRETS: Final = [("mascarade-1e", 6, "strict"), ("mascarade-2e", 4, "aid"), ("mascarade-1e", 3, "notes")]


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
            assert await self.inside.house.store.append(Batch(CODE, self.number, [written(line) for line in portion]))
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
    replay, given = GAMES[game].opened(GAMES[game].agreed(len(world.seated), options_of(game))), iter(world.record)
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
        person = await company.person("Ada", motion=motion, kept=seat_of(player, game))
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


@pytest.mark.parametrize("story", WORLDS, ids=lambda story: "-".join(map(str, story)))
async def test_indistinguishable_worlds_are_the_same_page(
    browser: Browser, tmp_path: Path, story: tuple[str, int, str]
) -> None:
    game, players = GAMES[story[0]], story[1]
    setup = game.agreed(players, options_of(story[0]))
    compared = 0
    for moment, match in enumerate(moments(game, setup, 5, MOMENTS)[:-1]):
        player = match.seated[moment % players]
        for world in game.worlds(setup, player, match.heard_by(player), 1, Dice(moment).below):
            pages: list[list[list[str]]] = []
            for which, told in (("truth", match), ("other", world)):
                seen: list[list[str]] = []
                store = tmp_path / f"{moment}-{which}"
                already = len(match.heard_by(player)) - LIVE
                async with a_screen(browser, store, told, story, player, False, already) as (telling, curtain):
                    seen.append(await curtain.seen())
                    while telling.portions:
                        came = telling.came
                        await telling.tell(1)
                        await caught_up(telling, curtain, player)
                        if telling.came != came:  # at moments that both worlds share
                            seen.append(await curtain.seen())
                pages.append(seen)
            assert pages[0] == pages[1]
            compared += len(pages[0])
    assert compared > 10


def heard_before(match: Match, answers: Sequence[Given], player: Player) -> int:
    """How many facts somebody has heard when these answers were given."""
    for given in answers:
        give(match, given)
    return len(match.heard_by(player))


@pytest.mark.parametrize("story", SECRETS, ids=lambda story: "-".join(map(str, story)))
async def test_a_secret_answer_looks_the_same_in_every_change_and_in_its_time(
    browser: Browser, tmp_path: Path, story: tuple[str, int, str]
) -> None:
    """Swapped or kept under the cloth: whoever may not know sees the same things move at the same time."""
    game, players = GAMES[story[0]], story[1]
    setup = game.agreed(players, options_of(story[0]))
    compared = 0
    for number, (one, other) in enumerate(twins(game, setup, 3, 1, FURTHER)):
        if number != FURTHER:
            continue
        parting = next(n for n, (this, that) in enumerate(zip(one.record, other.record)) if this != that)
        secret = one.record[parting].player
        for player in [*[seat for seat in one.seated if seat != secret][:1], SPECTATOR]:
            heard = heard_before(game.opened(setup), one.record[:parting], player)
            recordings: list[list[Change]] = []
            pages: list[list[str]] = []
            for which, world in (("one", one), ("other", other)):
                store = tmp_path / f"{number}-{which}-{name(player)}"
                async with a_screen(browser, store, world, story, player, True, heard) as (telling, curtain):
                    await curtain.passes(LONG_ENOUGH)
                    await curtain.changes()
                    recorded: list[Change] = []
                    while telling.portions:
                        await telling.tell(1)
                        await caught_up(telling, curtain, player)
                        await curtain.passes(LONG_ENOUGH)
                        recorded += await curtain.changes()
                    recordings.append(recorded)
                    pages.append(await curtain.seen())
            assert told_apart(*recordings) == ""
            assert pages[0] == pages[1]
            compared += len(recordings[0])
    assert compared > 20
