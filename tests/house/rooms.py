"""A house to test with: a real file, bots in real processes, a clock that stands still until it is told."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, ParamSpec

from ridotto.house import (
    ChosenTerms,
    Environment,
    House,
    Pass,
    ProcessBots,
    Store,
    TableActor,
    Wished,
    by,
    commands,
    digest_of,
    store_at,
)
from ridotto.house.commands import Command
from ridotto.house.events import AnyEvent, decode_line
from ridotto.house.memory import first_fact
from ridotto.house.stores.memory import MemoryStore
from ridotto.kernel import Player, RidottoError
from tests.patience import PATIENCE

P = ParamSpec("P")
IN_MEMORY: Final = "in-memory:"  # of places for tests
MEMORIES: dict[str, MemoryStore] = {}  # by such places


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Clock:
    """Seconds since 1970, as far as the house knows."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Ears:
    """Somebody at a table: all that was published for them, and a way to wait for it."""

    def __init__(self, actor: TableActor, token: str | None) -> None:
        self.actor = actor
        self.key = None if token is None else digest_of(token)
        self.visitor: str | None = None
        self.ear: Player | None = None
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    def look(self) -> None:
        pass

    async def until(self, so: Callable[[], object]) -> None:
        """Wait for news until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self.news.clear()
                await self.news.wait()


def house_over(store: Store, **settings: Any) -> House:
    """A house with some settings of its own, and others that its tables are given."""
    own = {name: settings.pop(name) for name in ("since", "most_tables", "keep", "archive") if name in settings}
    return House(Environment(store, ProcessBots(1), **settings), **own)


async def store_of(place: str) -> Store:
    """The store at a place, which may be in memory: there, too, a house finds what was stored before."""
    if not place.startswith(IN_MEMORY):
        return await store_at(place)
    before, store = MEMORIES.get(place), MemoryStore()
    if before is not None:
        store.lines, store.listings, store.days = before.lines, before.listings, before.days
    MEMORIES[place] = store
    return store


@asynccontextmanager
async def a_house(place: Path | str | Store, clock: Clock | None = None, **settings: Any) -> AsyncIterator[House]:
    store = await store_of(str(place)) if isinstance(place, Path | str) else place
    clock = clock or Clock()
    house = house_over(store, **{"now": clock, "wall": clock, **settings})
    try:
        yield house
    finally:
        await house.close()


def wished(game: str = "mascarade-2e", players: int = 4, bots: str = "", **terms: Any) -> Wished:
    """These letters are bots."""
    options = {"pace": "off"} if game.startswith("mascarade") else {}
    seats = {Player("ABCDEFGHIJKLMNOP".index(letter)): "random" for letter in bots}
    return Wished(game, players, options, ChosenTerms(**terms), seats)


class Party:
    """A table with its people's tokens; the host sits at A."""

    def __init__(self, house: House, host: Pass) -> None:
        self.house = house
        self.code = host.code
        self.tokens: list[str] = [host.token]

    @property
    def actor(self) -> TableActor:
        return self.house.actors[self.code]

    def in_another(self, house: House) -> "Party":
        """The same table, in a house that has come up since."""
        found = Party(house, Pass(self.code, self.tokens[0], None))
        found.tokens = self.tokens
        return found

    async def do(self, command: Callable[..., Command], token: str, *args: Any) -> None:
        actor = await self.house.table(self.code)
        await actor.do(by(digest_of(token), command(*args)))

    async def answer(self, player: Player, number: int, *said: str) -> None:
        await self.do(commands.GiveAnswers, self.tokens[player], number, list(said))

    async def stored(self) -> list[AnyEvent]:
        return [decode_line(text).event for text in await self.house.store.read(self.code)]


async def gathered(house: House, wish: Wished, people: int) -> Party:
    """A table with so many people on it, not yet begun."""
    party = Party(house, await house.open(wish, "Ada"))
    for called in ("Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana")[: people - 1]:
        token = house.fresh_token()
        await house.sit(party.actor, called, None, token)
        party.tokens.append(token)
    return party


async def begun(house: House, wish: Wished, people: int) -> Party:
    party = await gathered(house, wish, people)
    await party.do(commands.Begin, party.tokens[0])
    return party


def first_fact_told(actor: TableActor, ear: Player) -> int:
    """After how many facts a screen with these ears is told on that has heard nothing."""
    return first_fact(actor.table_state, None, ear, 0, actor.telling(ear).heard)


async def refused(work: Awaitable[object]) -> str:
    """The code of the refusal."""
    try:
        await work
    except RidottoError as problem:
        return problem.code
    raise AssertionError("it was not refused")
