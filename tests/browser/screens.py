"""Every screen of the page: where it is found, and what must have happened before.

Tables are stored as a seeded match left them, so a screen is the same each time.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ridotto.games import GAMES
from ridotto.house.entries import written
from ridotto.house.stores import Batch
from ridotto.kernel import Match, Player, name
from tests.browser.people import Person
from tests.contracts.walking import walk
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, lines_of

PAUSES: Final = {"pauses": "on"}

Deed = Callable[[Person], Awaitable[None]]


async def nothing(person: Person) -> None:
    """Only looks."""


@dataclass(frozen=True)
class Moment:
    """A place in a seeded match: the first one at which somebody is asked such a question, and what is so besides."""

    game: str
    players: int
    asked: str  # the name of a question; empty: it is over
    by_another: bool = False  # the screen is of somebody who waits
    so: Callable[[Match], bool] = lambda match: True
    seed: int = 4
    memory: str = "aid"
    options: dict[str, str] = field(default_factory=dict)

    def found(self) -> tuple[Match, Player]:
        """The match, and whose screen it is."""
        rules = GAMES[self.game]
        for match in walk(rules, rules.agreed(self.players, self.options), self.seed):
            if not self.asked:
                if match.over():
                    return match, match.seated[0]
                continue
            asked = [question.player for question in match.asked() if type(question).__name__ == self.asked]
            if asked and self.so(match):
                seated = [player for player in match.seated if (player in asked) != self.by_another]
                if seated:
                    return match, seated[0]
        raise LookupError(f"{self.asked} is never asked in this match")


@dataclass(frozen=True)
class Screen:
    """`path` is where it is found; a moment stores a table there first."""

    name: str
    path: str = f"/t/{CODE}"
    moment: Moment | None = None
    deed: Deed = nothing
    themes: tuple[str, ...] = ("dark",)
    languages: tuple[str, ...] = ("en",)


BOTH: Final = ("light", "dark")
SECOND, FIRST = "mascarade-2e", "mascarade-1e"

SCREENS: Final = (
    Screen("door", "/", themes=BOTH, languages=("en", "fr")),
    Screen("deal", moment=Moment(SECOND, 6, "Ready", options=PAUSES)),
    Screen("my-turn", moment=Moment(SECOND, 6, "WhatToDo", so=lambda match: len(match.record) > 45), themes=BOTH),
    Screen("swap-or-keep", moment=Moment(SECOND, 6, "SwapOrKeep")),
    Screen("under-the-cloth", moment=Moment(SECOND, 6, "SwapOrKeep", by_another=True)),
    Screen("look", moment=Moment(SECOND, 6, "SeenEnough", options=PAUSES)),
    Screen("claim", moment=Moment(SECOND, 8, "ClaimToo"), themes=BOTH, languages=("en", "fr")),
    Screen("revealed", moment=Moment(SECOND, 8, "Linger", by_another=True, options=PAUSES)),
    Screen("thirteen", moment=Moment(FIRST, 13, "ClaimToo")),
    Screen("two", moment=Moment(FIRST, 2, "WhatToDo")),
    Screen("three", moment=Moment(FIRST, 3, "ClaimToo")),
    Screen("strict", moment=Moment(SECOND, 5, "WhatToDo", memory="strict")),
    Screen("end", moment=Moment(SECOND, 6, ""), themes=BOTH),
    Screen("replay", f"/t/{CODE}/replay", moment=Moment(SECOND, 6, "")),
    Screen("in-words", moment=Moment("masquerade", 4, "")),
    Screen("no-such-table", "/t/BBBBBBB"),
    Screen("nowhere", "/nowhere"),
)


async def store(inside: Inside, moment: Moment) -> Player:
    match, player = moment.found()
    options = {**moment.options} if moment.options else {"pauses": "off"} if "mascarade" in moment.game else {}
    lines = [
        written(line)
        for lines in lines_of(moment.game, match, moment.players, moment.memory, options)
        for line in lines
    ]
    assert await inside.house.store.append(Batch(CODE, 0, lines))
    return player


def seat(moment: Moment, player: Player) -> dict[str, str]:
    held = {"token": f"token {name(player)}", "game": moment.game, "title": GAMES[moment.game].title}
    return {"ridotto.seats": json.dumps({CODE: {**held, "you": name(player), "at": 1, "over": False}})}


@asynccontextmanager
async def staged(screen: Screen, place: Path) -> AsyncIterator[tuple[Inside, dict[str, str]]]:
    """A house where this screen can be seen, and what the browser of whoever sees it must have kept."""
    async with serving_here(place / "tables.sqlite") as inside:
        kept = {} if screen.moment is None else seat(screen.moment, await store(inside, screen.moment))
        yield inside, kept


async def seen_by(person: Person, screen: Screen) -> None:
    """They are there, and all that comes has come."""
    await person.goes_to(screen.path)
    await person.page.get_by_role("heading", level=1).first.wait_for(state="attached")
    await person.page.wait_for_load_state("networkidle")
    await screen.deed(person)
