"""All tables that somebody of this process is at, over one store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ridotto.games import GAMES, game_called
from ridotto.house import deeds
from ridotto.house.entries import AnyEntry, Followed, Opened, Woke, decode_line
from ridotto.house.errors import (
    CannotBeShown,
    HouseIsFull,
    NoSuchTable,
    NotThen,
    NoWatchers,
    StoreUnreachable,
    WrongToken,
)
from ridotto.house.gathering import Gathering, digest_of
from ridotto.house.keeper import Deed, Keeper
from ridotto.house.meter import Meter
from ridotto.house.new_table import NewTable, Wished, draft_table, is_code, rematch
from ridotto.house.objections import check_settings
from ridotto.house.replaying import Reels
from ridotto.house.shown import ListedTable
from ridotto.house.stores import Batch, Store
from ridotto.house.thinkers import Thinkers
from ridotto.kernel import Player, RidottoError
from ridotto.replay import Record, fresh_seed, record_of, write

TOKEN_BYTES: Final = 24
MOST_LISTED: Final = 200
MOST_REMATCHES: Final = 30  # tables at which a token is renewed, before this one and after it
AGAIN_IN: Final = 1.0  # seconds
DAY: Final = 24 * 3600
BEAT: Final = 10.0  # seconds between two signs of life
TIDIED_EVERY: Final = 600.0  # seconds
DELETED_AT_ONCE: Final = 50  # tables: nothing else can be stored meanwhile
LOG: Final = logging.getLogger("ridotto.house")


@dataclass(frozen=True)
class Pass:
    """What a person gets who opens a table or sits down: the token is told once, and only to them."""

    code: str
    token: str
    player: Player | None


class House:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        now: Callable[[], float],
        wall: Callable[[], float] = time.time,
        since: float = 0.0,
        bot_pause: float = 0.0,
        grace: float = 30.0,
        most_tables: int = 20_000,
        thinking_time: float = 15.0,
        busy_after: float = 10.0,
        keep: int = 0,
        meter: Meter | None = None,
    ) -> None:
        """`since` is when the whole service came up: what was told before that, nobody has in sight any more.

        A table that nobody has used for more than `keep` days is deleted; with 0, none ever is.
        """
        self.store = store
        self.thinkers = thinkers
        self.rehearsers = Thinkers(1)  # its process is started when it is likely to be needed
        self.now = now  # never goes back, and never jumps: see clock.py
        self.wall = wall  # for times that people read
        self.since = since
        self.bot_pause = bot_pause
        self.grace = grace
        self.most_tables = most_tables
        self.thinking_time = thinking_time  # seconds; then a bot is taken for stuck
        self.busy_after = busy_after  # seconds in which other workers are quicker at a table, again and again
        self.keep = keep
        self.meter = Meter() if meter is None else meter
        self.loop = asyncio.get_running_loop()
        self.keepers: dict[str, Keeper] = {}
        self.opening: dict[str, asyncio.Future[Keeper]] = {}
        self.unheard: dict[str, int] = {}  # news of tables that are being opened
        self.people: dict[str, set[Player]] = {}  # by table: who is connected to this process
        self.reels = Reels()
        self.tasks: set[asyncio.Task[Any]] = set()
        store.listen(self.on_heard_of, lambda: list(self.keepers))
        self.later(self.beat())
        if keep:
            self.later(self.tidy())

    # ---- Tables.

    async def open(self, wished: Wished, name: str | None) -> Pass:
        """Opens a new table. The person who does is its host, and sits there where they give a name."""
        if len(self.keepers) >= self.most_tables:
            raise HouseIsFull(self.most_tables)
        game, token = game_called(wished.game), self.fresh_token()
        opened = Opened(
            game=wished.game,
            rules=game.rules_version,
            players=wished.players,
            options=wished.options,
            terms=wished.terms,
            host=digest_of(token),
            seed=fresh_seed().hex(),
        )
        check_settings(game, wished.players, wished.options, wished.terms)
        wished.objections()
        player = None if name is None else wished.first_seat()
        steps: list[Deed] = [] if name is None else [lambda at: deeds.sit(at, name, opened.host, player)]
        steps.append(lambda at: [deeds.filled_by(at, seat, bot) for seat, bot in sorted(wished.bots.items())])
        keeper = await self.open_table(opened, steps)
        return Pass(keeper.code, token, player)

    def fresh_token(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    async def open_table(self, opened: Opened, steps: Sequence[Deed]) -> Keeper:
        """Stores a new table under a code that no table has."""
        while True:
            new = draft_table(opened, steps, self.now(), self.today())
            if await self.append(new.batch):
                return self.adopt_new(new)

    def adopt_new(self, new: NewTable) -> Keeper:
        self.meter.count_stored(new.lines)
        keeper = Keeper(self, new.batch.code, new.lines)
        keeper.day = new.batch.day or 0
        return self.adopt(keeper)

    async def sit(self, keeper: Keeper, name: str, wanted: Player | None, token: str) -> Player:
        key = digest_of(token)
        await keeper.do(lambda at: deeds.sit(at, name, key, wanted))
        player = keeper.gathering.who(token).player
        assert player is not None
        return player

    async def renew(self, keeper: Keeper, token: str) -> Pass:
        """Puts a fresh token in place of this one, here and at the same people's tables before and after."""
        fresh, old = self.fresh_token(), digest_of(token)
        key = digest_of(fresh)
        await keeper.do(lambda at: deeds.renew(at, old, key))
        for step in (table_before, table_after):
            await self.renew_along(step(keeper.gathering), step, old, key)
        return Pass(keeper.code, fresh, keeper.gathering.who(fresh).player)

    async def renew_along(self, code: str, step: Callable[[Gathering], str], old: str, key: str) -> None:
        """Renews the key at this table and the next ones, as far as the old key is known there."""
        for _ in range(MOST_REMATCHES):
            try:
                keeper = await self.table(code)
                with suppress(NotThen):  # it was done too often there
                    await keeper.do(lambda at: deeds.renew(at, old, key))
            except (NoSuchTable, WrongToken):
                return
            except StoreUnreachable:  # the person has the new token already, so nobody else would try again
                self.later(self.renew_later(code, step, old, key))
                return
            code = step(keeper.gathering)

    async def renew_later(self, code: str, step: Callable[[Gathering], str], old: str, key: str) -> None:
        await asyncio.sleep(AGAIN_IN)
        await self.renew_along(code, step, old, key)

    async def again(self, keeper: Keeper, token: str) -> str:
        """Opens a new table for the same people and tokens, stored together with what points to it."""
        new: list[NewTable] = []

        def follow(at: Gathering) -> list[AnyEntry]:
            deeds.again(at, at.who(token))
            new[:] = [rematch(at, self.now(), self.today())]
            return [Followed(new[0].batch.code)]

        await keeper.do(follow, lambda: self.adopt_new(new[0]), lambda: [new[0].batch])
        return new[0].batch.code

    async def table(self, code: str) -> Keeper:
        """Returns the keeper of a table, in this process from now on, as long as anybody is there."""
        code = code.upper() if code.isascii() else ""  # in other scripts capitals may be several letters
        keeper = self.keepers.get(code)
        if keeper is not None:
            return keeper
        if not is_code(code):
            raise NoSuchTable
        if code in self.opening:
            return await asyncio.shield(self.opening[code])
        self.opening[code] = self.loop.create_future()
        try:
            keeper = await self.wake_table(code)
            self.opening[code].set_result(keeper)
            return keeper
        except (RidottoError, asyncio.CancelledError) as problem:
            waiting = self.opening[code]
            waiting.set_exception(problem if isinstance(problem, RidottoError) else StoreUnreachable())
            waiting.exception()  # perhaps nobody waits
            raise
        finally:
            del self.opening[code]
            self.unheard.pop(code, None)

    async def wake_table(self, code: str) -> Keeper:
        lines = [decode_line(text) for text in await self.store.read(code)]
        if not lines:
            raise NoSuchTable
        keeper = self.adopt(Keeper(self, code, lines))
        keeper.on_heard_of(self.unheard.get(code, 0))
        if lines[-1].at < self.since:  # the house was down meanwhile
            up_until = await self.store.last_alive(self.since)
            await keeper.do(lambda at: [Woke(up_until)] if at.state == "playing" else [])
        async with keeper.lock:
            keeper.schedule()
        return keeper

    def adopt(self, keeper: Keeper) -> Keeper:
        """Keeps the table in this process, for a while at least, even if nobody comes."""
        self.keepers[keeper.code] = keeper
        self.meter.tables(len(self.keepers))
        self.loop.call_later(self.grace, lambda: self.later(keeper.look_around()))
        return keeper

    def put_away(self, keeper: Keeper) -> None:
        """Forgets a table where nobody of this process is any more."""
        if not keeper.listeners and not keeper.lock.locked():
            keeper.stop()
            if self.keepers.get(keeper.code) is keeper:  # and not another who has taken the table up since
                del self.keepers[keeper.code]
                self.meter.tables(len(self.keepers))
                self.thinkers.forget(keeper.code)
                self.rehearsers.forget(keeper.code)

    async def list_tables(self) -> list[ListedTable]:
        """Returns the listed tables. Those from before the house came up have to be found by their people first."""
        found = [msgspec.json.decode(text, type=ListedTable) for text in await self.store.list_tables(MOST_LISTED)]
        return [listed for listed in found if listed.at >= self.since and can_be_entered(listed)]

    def is_listed(self, code: str) -> bool | None:
        """True when a table of this process is in the list; None when nobody of this process is there."""
        keeper = self.keepers.get(code)
        return None if keeper is None else keeper.gathering.listing() is not None

    async def record(self, keeper: Keeper, key: str | None = None) -> str:
        """Returns the whole record, once the game is over or closed."""
        gathering = await self.finished_game(keeper, key, "the record is told after the end")
        return await asyncio.to_thread(lambda: write(record_at(gathering)))

    async def replay(self, keeper: Keeper, ears: str, key: str | None = None) -> bytes:
        """Returns a finished game through some ears, as gzip."""
        gathering = await self.finished_game(keeper, key, "the replay is told after the end")
        return await asyncio.to_thread(self.reels.of, gathering, ears)

    async def finished_game(self, keeper: Keeper, key: str | None, otherwise: str) -> Gathering:
        """Returns a game that is over or closed, by all that is stored, or refuses; it never changes any more."""
        async with keeper.lock:
            await keeper.refresh()
            if not keeper.gathering.opened_up:
                await keeper.is_behind()
            gathering = keeper.gathering
            if gathering.past is not None and not gathering.past.kept:
                raise CannotBeShown
            if not gathering.opened_up:
                gathering.require_these_rules()
                raise NotThen(otherwise, why="not-over")
            if not gathering.may_look_back(key):
                raise NoWatchers
            return gathering

    # ---- For keepers.

    async def append(self, *batches: Batch) -> bool:
        start = time.perf_counter()
        try:
            return await self.store.append(*batches)
        finally:
            self.meter.time_append(time.perf_counter() - start)

    def today(self) -> int:
        """Returns the day since 1970 on which what happens now is stored; the later one where clocks do not agree."""
        return int(max(self.now(), self.wall()) // DAY)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDIED_EVERY)
            try:
                await self.delete_unused()
            except StoreUnreachable:
                LOG.warning("the store cannot be reached")

    async def delete_unused(self) -> None:
        """Deletes the tables that nobody has used for longer than they are kept, a few at a time."""
        before = int(min(self.now(), self.wall()) // DAY) - self.keep
        deleted = found = await self.store.delete_unused(before, self.keepers, DELETED_AT_ONCE)
        while found:
            found = await self.store.delete_unused(before, self.keepers, DELETED_AT_ONCE)
            deleted += found
        if deleted:
            LOG.info("unused tables were deleted", extra={"tables": deleted})

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts something to be done beside, and keeps it, or it could be lost on the way."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_done)
        return task

    def on_task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed beside", exc_info=task.exception())

    def on_heard_of(self, code: str, number: int) -> None:
        keeper = self.keepers.get(code)
        if keeper is not None:
            keeper.on_heard_of(number)
        elif code in self.opening:
            self.unheard[code] = number  # it is just being read, and perhaps without this

    async def present(self, code: str) -> set[int]:
        await self.say_who_is_here()
        return await self.store.present(code)

    async def on_came(self, keeper: Keeper) -> None:
        """Tells other workers that a screen is there, before they think that its person has left."""
        self.on_went(keeper)
        if self.store.shared:
            with suppress(StoreUnreachable):
                await self.say_who_is_here()

    def on_went(self, keeper: Keeper) -> None:
        self.people[keeper.code] = keeper.people_here()
        if not self.people[keeper.code]:
            del self.people[keeper.code]
        self.thinkers.note_attendance(keeper.code, keeper.attendance())

    async def say_who_is_here(self) -> None:
        seats = [(code, player) for code, players in self.people.items() for player in players]
        await self.store.here(seats, self.now())

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for keeper in list(self.keepers.values()):
                keeper.look()
            try:
                await self.say_who_is_here()
            except StoreUnreachable:
                LOG.warning("the store cannot be reached")

    async def close(self) -> None:
        """Waits until what is being stored is stored and told; then nothing moves any more."""
        for keeper in list(self.keepers.values()):
            keeper.stop()
            async with keeper.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.rehearsers.close()
        await self.store.close()


def table_before(at: Gathering) -> str:
    """Returns the code of the table where the same people played before; empty when there is none."""
    return at.opened.follows


def table_after(at: Gathering) -> str:
    return at.followed_by or ""


def record_at(at: Gathering) -> Record:
    """Returns the record of a game that is over, or was closed before."""
    names, fate = at.names(), at.fate
    if at.past is not None:
        return at.past.record(at.game.id, names, fate.commitment, fate.seed)
    assert at.table is not None
    match = at.table.match
    return record_of(at.game, at.table.setup, match, names, fate.commitment, fate.seed, closed=at.closed)


def can_be_entered(listed: ListedTable) -> bool:
    """False for a game that was begun under other rules than this house plays."""
    game = GAMES.get(listed.game)
    return game is not None and (listed.state == "open" or listed.rules == game.rules_version)
