"""All tables that somebody of this process is at, over one store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from ridotto.games import GAMES, game_called
from ridotto.house.actor import TableActor
from ridotto.house.commands import Begin, Command, FillSeats, PlayAgain, Renew, Sit
from ridotto.house.decisions import by, decide, steps_by
from ridotto.house.environment import Environment
from ridotto.house.errors import (
    CannotBeShown,
    DamagedTable,
    HouseIsFull,
    NoSuchTable,
    NotThen,
    NoWatchers,
    StoreUnreachable,
    WrongToken,
)
from ridotto.house.events import AnyEvent, Line, Opened, Woke
from ridotto.house.new_table import NewTable, Wished, draft_table, fresh_code, is_code, rematch
from ridotto.house.objections import check_settings
from ridotto.house.past_game import PastGame
from ridotto.house.records import Archive, record_at, save_record
from ridotto.house.replaying import BudgetOf, Reels, no_limit
from ridotto.house.reviews import Reviews
from ridotto.house.shown import ListedTable
from ridotto.house.stores.store import NO_LINES
from ridotto.house.table_log import UNREADABLE, decode_lines
from ridotto.house.table_shown import listed_table
from ridotto.house.table_state import Decision, TableState
from ridotto.house.who import NEWCOMER, digest_of
from ridotto.kernel import Player, UnknownGame
from ridotto.replay import fresh_seed, write
from ridotto.review import USUAL

TOKEN_BYTES: Final = 24
MOST_LISTED: Final = 200
MOST_REMATCHES: Final = 30  # tables at which a token is renewed, before this one and after it
AGAIN_IN: Final = 1.0  # seconds
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
        environment: Environment,
        *,
        since: float = 0.0,
        most_tables: int = 20_000,
        keep: int = 0,
        archive: Archive | None = None,
        review_seconds: float | None = USUAL.seconds,
        replay_budget: BudgetOf = no_limit,
    ) -> None:
        """`since` is when the whole service came up: what was told before that, nobody has in sight any more.

        A table that nobody has used for more than `keep` days is deleted; with 0, none ever is. The records of those
        whose game is over go into the archive, where there is one.
        """
        self.environment = environment
        self.store = environment.store
        self.since = since
        self.most_tables = most_tables
        self.keep = keep
        self.archive = archive
        self.actors: dict[str, TableActor] = {}
        self.opening: dict[str, asyncio.Future[TableActor]] = {}
        self.unheard: dict[str, int] = {}  # news of tables that are being opened
        self.reels = Reels(replay_budget)
        self.reviews = Reviews(replace(USUAL, seconds=review_seconds))
        self.store.listen(self.on_heard_of, lambda: list(self.actors))
        self.environment.later(self.beat())
        if keep:
            self.environment.later(self.tidy())

    # ---- Tables.

    async def open(self, wished: Wished, name: str | None, face: str = "") -> Pass:
        """Opens a new table. The person who does is its host, and sits there where they give a name."""
        self.require_room()
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
        commands: list[Command] = [] if name is None else [Sit(name, opened.host, player, face)]
        commands += [FillSeats(bot, seat) for seat, bot in sorted(wished.bots.items())]
        actor = await self.open_table(opened, steps_by(opened.host, commands))
        return Pass(actor.code, token, player)

    async def open_alone(self, opened: Opened, token: str, seat: Player, name: str, face: str) -> Pass:
        """Opens a table where one person plays with bots, and begins at once. Nobody else can sit down there."""
        commands = (Sit(name, opened.host, seat, face), FillSeats(opened.terms.stand_in), Begin())
        return await self.open_for(opened, steps_by(opened.host, commands), token, seat)

    async def open_for(self, opened: Opened, steps: Sequence[Decision], token: str, seat: Player) -> Pass:
        """Opens a table at which the person with this token has a seat after these steps."""
        self.require_room()
        actor = await self.open_table(opened, steps)
        return Pass(actor.code, token, seat)

    def require_room(self) -> None:
        if len(self.actors) >= self.most_tables:
            raise HouseIsFull(self.most_tables)

    def fresh_token(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    async def open_table(self, opened: Opened, steps: Sequence[Decision]) -> TableActor:
        """Stores a new table, at which these steps were done already, under a code that no table has."""
        while True:
            new = draft_table(fresh_code(), opened, steps, self.environment.now(), self.environment.today())
            if await self.environment.append(new.batch):
                return self.adopt_new(new)

    def adopt_new(self, new: NewTable) -> TableActor:
        self.environment.meter.count_stored(new.lines)
        actor = self.actor_of(new.batch.code, new.lines)
        actor.log.day = new.batch.day or 0
        actor.log.mine = True
        actor.schedule()
        return self.adopt(actor)

    async def sit(
        self,
        actor: TableActor,
        name: str,
        wanted: Player | None,
        token: str,
        face: str = "",
        visitor: str | None = None,
    ) -> Player:
        """Takes a seat for the person with this token. `visitor` is what their browser calls itself at this table."""
        key, who = digest_of(token), "" if visitor is None else digest_of(visitor)
        await actor.do(lambda at: decide(at, NEWCOMER, Sit(name, key, wanted, face, who)))
        player = actor.table_state.who(token).player
        assert player is not None
        return player

    async def renew(self, actor: TableActor, token: str) -> Pass:
        """Puts a fresh token in place of this one, here and at the same people's tables before and after."""
        fresh, old = self.fresh_token(), digest_of(token)
        key = digest_of(fresh)
        await actor.do(by(old, Renew(old, key)))
        for step in (table_before, table_after):
            await self.renew_along(step(actor.table_state), step, old, key)
        return Pass(actor.code, fresh, actor.table_state.who(fresh).player)

    async def renew_along(self, code: str, step: Callable[[TableState], str], old: str, key: str) -> None:
        """Renews the key at this table and the next ones, as far as the old key is known there."""
        for _ in range(MOST_REMATCHES):
            try:
                actor = await self.table(code)
                with suppress(NotThen):  # it was done too often there
                    await actor.do(by(old, Renew(old, key)))
            except (NoSuchTable, WrongToken, DamagedTable):
                return
            except StoreUnreachable:  # the person has the new token already, so nobody else would try again
                self.environment.later(self.renew_later(code, step, old, key))
                return
            code = step(actor.table_state)

    async def renew_later(self, code: str, step: Callable[[TableState], str], old: str, key: str) -> None:
        await asyncio.sleep(AGAIN_IN)
        await self.renew_along(code, step, old, key)

    async def again(self, actor: TableActor, token: str) -> str:
        """Opens a new table for the same people and tokens, stored together with what points to it."""
        new: list[NewTable] = []

        def follow(at: TableState) -> list[AnyEvent]:
            code = fresh_code()
            events = decide(at, at.who(token), PlayAgain(code))
            new[:] = [rematch(at, code, self.environment.now(), self.environment.today())]
            return events

        await actor.do(follow, lambda: self.adopt_new(new[0]), lambda: [new[0].batch])
        return new[0].batch.code

    async def table(self, code: str) -> TableActor:
        """Returns the actor of a table, in this process from now on, as long as anybody is there."""
        code = code.upper() if code.isascii() else ""  # in other scripts capitals may be several letters
        actor = self.actors.get(code)
        if actor is not None:
            return actor
        if not is_code(code):
            raise NoSuchTable
        if code in self.opening:
            return await asyncio.shield(self.opening[code])
        self.opening[code] = waiting = self.environment.loop.create_future()
        try:
            actor = await self.wake_table(code)
            waiting.set_result(actor)
            return actor
        except BaseException as problem:  # whatever it is, the others who wait are answered
            waiting.set_exception(problem if isinstance(problem, Exception) else StoreUnreachable())
            waiting.exception()  # perhaps nobody waits
            raise
        finally:
            del self.opening[code]
            self.unheard.pop(code, None)

    async def wake_table(self, code: str) -> TableActor:
        lines = decode_lines(await self.store.read(code))
        if not lines:
            raise NoSuchTable
        actor = self.adopt(self.actor_from(code, lines))
        actor.on_heard_of(self.unheard.get(code, 0))
        if lines[-1].at < self.since:  # the house was down meanwhile
            up_until = await self.environment.presence.last_alive(self.since)
            await actor.do(lambda at: [Woke(up_until)] if at.state == "playing" else [])
        async with actor.lock:
            actor.schedule()
        return actor

    def actor_from(self, code: str, lines: list[Line]) -> TableActor:
        """Returns an actor for lines of the store. Raises DamagedTable if they make no table."""
        try:
            return self.actor_of(code, lines)
        except UnknownGame:
            raise
        except Exception as problem:
            LOG.error(UNREADABLE, exc_info=problem)
            raise DamagedTable from problem

    def actor_of(self, code: str, lines: list[Line]) -> TableActor:
        return TableActor(self.environment, code, lines, self.on_heard_of, self.put_away)

    def adopt(self, actor: TableActor) -> TableActor:
        """Keeps the table in this process, for a while at least, even if nobody comes."""
        self.actors[actor.code] = actor
        self.environment.meter.tables(len(self.actors))
        self.environment.later_in(self.environment.grace, actor.look_around)
        return actor

    def put_away(self, actor: TableActor) -> None:
        """Forgets a table where nobody of this process is any more."""
        if not actor.presence.listeners and not actor.lock.locked():
            actor.stop()
            if self.actors.get(actor.code) is actor:  # and not another who has taken the table up since
                del self.actors[actor.code]
                self.environment.meter.tables(len(self.actors))
                self.environment.bots.forget(actor.code)
                self.environment.rehearsers.forget(actor.code)

    async def list_tables(self) -> list[ListedTable]:
        """Returns the listed tables. Those from before the house came up have to be found by their people first."""
        found = [msgspec.json.decode(text, type=ListedTable) for text in await self.store.list_tables(MOST_LISTED)]
        return [listed for listed in found if listed.at >= self.since and can_be_entered(listed)]

    def is_listed(self, code: str) -> bool | None:
        """True when a table of this process is in the list; None when nobody of this process is there."""
        actor = self.actors.get(code)
        return None if actor is None else listed_table(actor.table_state) is not None

    async def record(self, actor: TableActor, key: str | None = None) -> str:
        """Returns the whole record, once the game is over or closed."""
        table_state = await self.finished_game(actor, key, "the record is told after the end")
        return await asyncio.to_thread(lambda: write(record_at(table_state)))

    async def replay(self, actor: TableActor, ears: str, key: str | None = None, person: str = "") -> bytes:
        """Returns a finished game through some ears, as gzip, for a person at some address."""
        table_state = await self.finished_game(actor, key, "the replay is told after the end")
        return await self.reels.of(table_state, ears, person)

    async def review(self, actor: TableActor, key: str | None = None, person: str = "") -> bytes:
        """Returns the review of a finished game, or that it is being made, as gzip, for a person at some address."""
        return self.reviews.of(await self.finished_game(actor, key, "a game is reviewed after its end"), person)

    async def finished_game(self, actor: TableActor, key: str | None, otherwise: str) -> TableState:
        """Returns a game that is over or closed, by all that is stored, or refuses; it never changes any more."""
        async with actor.lock:
            await actor.refresh()
            if not actor.table_state.opened_up:
                await actor.is_behind()
            table_state = actor.table_state
            if table_state.stage.rules() == "lost":
                raise CannotBeShown
            if not table_state.opened_up:
                if isinstance(table_state.stage, PastGame):
                    raise table_state.stage.refusal()
                raise NotThen(otherwise, why="not-over")
            if not table_state.may_look_back(key):
                raise NoWatchers
            return table_state

    # ---- Beside the tables.

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDIED_EVERY)
            try:
                await self.delete_unused()
            except StoreUnreachable:
                LOG.warning("the store cannot be reached")

    async def delete_unused(self) -> None:
        """Deletes the tables that nobody has used for longer than they are kept, a few at a time."""
        before = self.environment.today_at_least() - self.keep
        deleted, spared = 0, set[str]()
        while unused := await self.store.list_unused(before, {*self.actors, *spared}, DELETED_AT_ONCE):
            saved = [code for code in unused if await self.is_in_archive(code)]
            spared |= set(unused).difference(saved)
            deleted += await self.store.delete_unused(before, [code for code in saved if code not in self.actors])
        if deleted:
            LOG.info("unused tables were deleted", extra={"tables": deleted})

    async def is_in_archive(self, code: str) -> bool:
        """Puts the record of a table into the archive, where there is one of both; False when that failed. What is no
        table, as the results of a deal, has no record.
        """
        if self.archive is not None and is_code(code):
            texts = await self.store.read(code)
            try:
                await asyncio.to_thread(save_record, self.archive, code, texts)
            except Exception as problem:  # the table stays where it is, and others are deleted all the same
                LOG.error("a record cannot be put into the archive", extra={"problem": type(problem).__name__})
                return False
        return True

    def on_heard_of(self, code: str, number: int) -> None:
        actor = self.actors.get(code)
        if actor is not None and number == NO_LINES:
            self.environment.later(actor.find_people_elsewhere())
        elif actor is not None:
            actor.on_heard_of(number)
        elif code in self.opening:
            self.unheard[code] = number  # it is just being read, and perhaps without this

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for actor in list(self.actors.values()):
                actor.look()
            try:
                await self.environment.say_who_is_here()
            except StoreUnreachable:
                LOG.warning("the store cannot be reached")

    async def close(self) -> None:
        """Waits until what is being stored is stored and told; then nothing moves any more."""
        for actor in list(self.actors.values()):
            actor.stop()
            async with actor.lock:
                pass
        self.reviews.close()
        await self.environment.close()


def table_before(at: TableState) -> str:
    """Returns the code of the table where the same people played before; empty when there is none."""
    return at.opened.follows


def table_after(at: TableState) -> str:
    return at.followed_by or ""


def can_be_entered(listed: ListedTable) -> bool:
    """False for a game that was begun under other rules than this house plays."""
    game = GAMES.get(listed.game)
    return game is not None and (listed.state == "open" or listed.rules == game.rules_version)
