"""Keeps one table in this process: one decision at a time is tried, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ridotto.house.automatic_commands import gone, is_wanted, listening, passed_on, thought_out, waking
from ridotto.house.bot_pool import ThinkingJob
from ridotto.house.bot_turns import bot_answer, bot_pause, thought_at
from ridotto.house.deals import note_result, result_at
from ridotto.house.environment import Environment, Timer
from ridotto.house.errors import NoSuchTable, NotThen, StoreUnreachable, TableBusy
from ridotto.house.events import Line
from ridotto.house.folding import NotAsTold, go_on_by_itself, let_time_pass, recall, table_from, take
from ridotto.house.live_game import LiveGame
from ridotto.house.published import Published
from ridotto.house.stores import Batch
from ridotto.house.table_log import TableLog
from ridotto.house.table_presence import Listener, TablePresence
from ridotto.house.table_shown import listed_table
from ridotto.house.table_state import Decision
from ridotto.house.telling import Telling
from ridotto.kernel import Player, RidottoError

QUIET: Final = 0.03  # seconds without their news; then they are done, most probably
LONGEST: Final = 1.0  # seconds to wait for that
ELSEWHERE: Final = 2.0  # seconds that a worker waits before it does what another one should have done
RETRY: Final = 1.0  # seconds until a table moves again after nothing could be stored
LOG: Final = logging.getLogger("ridotto.house")


def nothing() -> None:
    """Does nothing: nobody waits for it."""


def no_others() -> Sequence[Batch]:
    return ()


class TableActor:
    """One table in this process. `on_stored` is told its code and how many lines it has by now; `on_empty` that nobody
    of this process is there any more.

    `table_state` may be ahead of what is stored, while a decision is tried; `published` never is.
    """

    def __init__(
        self,
        environment: Environment,
        code: str,
        lines: list[Line],
        on_stored: Callable[[str, int], None],
        on_empty: Callable[[TableActor], None],
    ) -> None:
        self.environment = environment
        self.code = code
        self.on_stored = on_stored
        self.on_empty = on_empty
        self.table_state = table_from(code, lines)
        self.log = TableLog(environment, code)
        self.log.note_read(len(lines), lines[-1])
        self.put_away = False
        self.lock = asyncio.Lock()
        self.rehearsing = asyncio.Lock()  # one rehearsal of a table at a time: a process thinks for a table once
        self.news = asyncio.Event()  # other workers have stored something here
        self.published = Published()
        self.presence = TablePresence(environment)
        self.timer: Timer | None = None
        self.leaving: Timer | None = None  # until somebody who is gone is missed
        self.thinking: asyncio.Task[None] | None = None
        self.thought: ThinkingJob | None = None  # what a bot thinks about at this moment
        self.publish()

    @property
    def stale(self) -> bool:
        """True when what is in memory may not be what is stored."""
        return self.table_state.version != self.log.length

    # ---- Doing.

    async def do(
        self,
        decision: Decision,
        done: Callable[[], object] = nothing,
        others: Callable[[], Sequence[Batch]] = no_others,
    ) -> None:
        """Tries a decision, stores what follows and tells it, even when the person who asked has hung up meanwhile.

        `done` is called before anything is told. `others` are batches of other tables that belong to it: all are
        stored, or nothing is.
        """
        async with self.lock:
            try:
                await self.refresh()
                lines = await self.try_until_stored(decision, others)
            except (StoreUnreachable, asyncio.CancelledError):
                self.wake_in(RETRY)  # perhaps it is stored all the same
                raise
            done()
            if lines:
                self.publish()
                self.schedule()
                if lines[-1].told:  # after the end nothing is told, and no result is looked for again
                    self.note_deal()

    def note_deal(self) -> None:
        """Notes how the deal of a day came out, beside."""
        result = result_at(self.table_state)
        if result is not None:
            self.environment.later(note_result(self.environment, self.table_state.opened.deal, result))

    async def try_until_stored(self, decision: Decision, others: Callable[[], Sequence[Batch]]) -> list[Line]:
        """Tries a decision until it is stored: where other workers were quicker, what they stored is read first."""
        until, lost_before = self.environment.loop.time() + self.environment.busy_after, False
        while True:
            try:
                lines = self.try_out(decision)
            except RidottoError:
                if not await self.is_behind():
                    raise
                continue  # it was judged by what is long past
            if not lines or await self.store(lines, others()):
                return lines
            if self.environment.loop.time() > until:
                raise TableBusy
            if lost_before:
                await self.others_are_done()
            lost_before = True
            await self.reload()

    async def others_are_done(self) -> None:
        """Waits until no news of this table has come for a moment, or that has lasted long enough: another worker that
        has many things to store here is quicker each time, since it knows what it stored last."""
        until = self.environment.loop.time() + LONGEST
        while self.environment.loop.time() < until:
            self.news.clear()
            try:
                async with asyncio.timeout(QUIET):
                    await self.news.wait()
            except TimeoutError:
                return

    def try_out(self, decision: Decision) -> list[Line]:
        """Returns what happens by a decision, and by itself after it; in memory only, until it is stored."""
        at, time = self.table_state, self.log.time()
        lines = [take(at, event, time) for event in decision(at)]
        let_time_pass(at, time)
        return lines + go_on_by_itself(at, time, len(lines))

    async def store(self, lines: list[Line], others: Sequence[Batch]) -> bool:
        at = self.table_state
        relisted = at.was_listed and at.shown_at > self.log.length
        stored = await self.log.append(lines, relisted, listed_table(at) if relisted else None, *others)
        if stored:
            self.on_stored(self.code, self.log.length)  # where this one has been put away meanwhile
        return stored

    # ---- What other workers stored.

    def on_heard_of(self, number: int) -> None:
        if number > self.log.length:
            self.news.set()
            self.environment.later(self.catch_up())

    async def catch_up(self) -> None:
        """Reads what other workers stored. What is in memory stays as it is until that can be read."""
        try:
            async with self.lock:
                if self.stale:
                    await self.refresh()
                    return
                await self.read_on()
        except StoreUnreachable:
            if not self.put_away:
                self.environment.later_in(RETRY, self.catch_up)

    async def refresh(self) -> None:
        if self.stale:
            await self.reload()

    async def is_behind(self) -> bool:
        """True when other workers had stored something that this one had not heard of; now it has."""
        if not self.environment.store.shared or self.stale:
            return False
        before = self.log.length
        await self.read_on()
        return self.log.length > before

    async def read_on(self) -> None:
        lines = await self.log.read(self.log.length)
        try:
            for line in lines:
                recall(self.table_state, line)
        except (RidottoError, NotAsTold):  # the other worker plays by other rules
            await self.reload()
            return
        if lines:
            self.log.note_read(self.log.length + len(lines), lines[-1])
        self.publish()
        self.schedule()

    async def reload(self) -> None:
        """Reads the table from the beginning: what was tried in memory never happened."""
        lines = await self.log.read()
        self.table_state = table_from(self.code, lines)
        self.log.note_read(len(lines), lines[-1])
        self.publish()
        self.schedule()

    # ---- Telling. Only what is stored: `publish` is called with the lock held, and nothing in the air.

    def publish(self) -> None:
        at = self.table_state
        shown_anew = self.published.take_in(at, self.environment.wall() - self.log.time())
        names, waited_for = at.names(), at.stage.waited_for()
        for hurry in (True, False):  # whom all the others wait for is told first
            for player, telling in self.published.tellings.items():
                if (player in waited_for) is hurry:
                    telling.update(at, names)
            for listener in self.presence.listeners:
                if (listener.ear in waited_for) is hurry:
                    listener.wake()
        if shown_anew:  # after all tellings: who is missed now is told by waking screens, too
            self.note_presence()  # a person who has just sat down may be here, or not
            if listening(at, self.presence.visitors(at)):  # the game has begun, with them in the room
                self.environment.later(self.note_listeners())

    def shown_to(self, key: str | None) -> msgspec.Raw:
        """Returns the table as it is stored. Where nobody may watch, only those who sat there get the seed."""
        return self.published.to_insiders if self.table_state.may_look_back(key) else self.published.to_all

    def is_asked(self, key: str | None) -> bool:
        """True when something is asked of the person with this key."""
        seat = self.table_state.seat_of(key)
        return seat is not None and seat in self.published.asked

    def telling(self, ear: Player, pictured: bool = False, prospects: bool = False) -> Telling:
        """Returns the telling for a screen that has just come, with what it wants. Called with the lock held."""
        return self.published.telling(self.table_state, ear, pictured, prospects)

    # ---- Going on without people.

    def schedule(self) -> None:
        """Sets a timer for the next thing that happens by itself, and gives up a thought that was overtaken."""
        if self.thinking is not None and self.thought is not None and not is_wanted(self.table_state, self.thought):
            self.thought = None
            self.thinking.cancel()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        game = self.table_state.stage
        if not isinstance(game, LiveGame) or game.is_over() or self.put_away:
            return
        if game.paused_until is not None and not self.table_state.closed:
            self.wake_in_turn(max(0.0, game.paused_until - self.log.time()))
        if self.table_state.is_stopped:
            return
        self.look_at_the_clock()
        due = game.table.play.due()
        if due is not None and game.table.play.said_at_once(due) is None:
            if self.thinking is None:
                self.thinking = self.environment.later(self.think())
            return
        waits = game.table.seconds_to_wait()
        if waits is not None:
            self.wake_in_turn(waits)

    def look_at_the_clock(self) -> None:
        let_time_pass(self.table_state, self.log.time())

    def wake_in_turn(self, seconds: float) -> None:
        """Moves after so many seconds; where another worker should do that, a little later."""
        self.wake_in(seconds if self.log.mine else seconds + ELSEWHERE)

    def wake_in(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.put_away:
            self.timer = self.environment.later_in(seconds, self.move)

    async def move(self) -> None:
        """Does what happens because time has passed."""
        with suppress(NoSuchTable, StoreUnreachable):  # then it is tried again, unless the table was deleted
            await self.do(lambda at: [])
            async with self.lock:
                self.schedule()

    async def think(self) -> None:
        """Gives a bot's answer, unless the table has moved on meanwhile."""
        try:
            await asyncio.sleep(bot_pause(self.environment, self.table_state) if self.log.mine else ELSEWHERE)
            thought = self.thought = None if self.stale else thought_at(self.table_state)
            if thought is not None:
                answer = await bot_answer(self.environment, self.table_state, thought)
                self.thought = None
                await self.do(lambda at: thought_out(at, thought, answer))
        except StoreUnreachable:
            await asyncio.sleep(RETRY)
        except RidottoError as problem:
            LOG.info("a bot's answer came too late", extra={"problem": problem.code})
        except Exception:
            LOG.exception("a bot's answer cannot be had")
            await asyncio.sleep(RETRY)
        finally:
            self.thinking = self.thought = None
            async with self.lock:
                if not self.stale:
                    self.schedule()
                else:
                    self.wake_in(RETRY)

    # ---- People come and go.

    async def welcome(self, listener: Listener) -> None:
        """Lets a screen in: a player who was away is back, and a sleeping table wakes."""
        self.presence.listeners.add(listener)
        try:
            self.note_presence()
            if self.environment.store.shared:  # before other workers think that its person has left
                await self.find_people_elsewhere()
            await self.do(lambda at: waking(at, at.seat_of(listener.key), listener.visitor))
        except BaseException:
            self.farewell(listener)
            raise

    def farewell(self, listener: Listener) -> None:
        """Tells the others at once who is gone. A screen that comes and goes all the time does not make its person
        leave and come back each time: the grace begins anew."""
        self.presence.listeners.discard(listener)
        self.note_presence()
        if self.environment.store.shared:
            self.environment.later(self.environment.say_so_now())

    def note_presence(self) -> None:
        """Notes who is here, and sets a timer for the next one whose grace ends."""
        self.presence.note(self.table_state)
        if self.leaving is not None:
            self.leaving.cancel()
        seconds = self.presence.next_deadline()
        if seconds is not None and not self.put_away:
            self.leaving = self.environment.later_in(seconds, self.miss_people)

    async def find_people_elsewhere(self) -> None:
        """Says who is here, and asks which players are connected to other workers."""
        with suppress(StoreUnreachable):
            present = await self.environment.present(self.code)
            self.presence.elsewhere = present - self.presence.people_here(self.table_state)
            self.note_presence()

    async def note_listeners(self) -> None:
        with suppress(NotThen, NoSuchTable, StoreUnreachable):  # they are noted when they next come
            await self.do(lambda at: listening(at, self.presence.visitors(at)))

    async def miss_people(self) -> None:
        """Looks around when somebody's grace is over, and waits for that of the next one."""
        await self.look_around(self.presence.spared())
        self.note_presence()

    async def look_around(self, spared: Collection[Player] = ()) -> None:
        """Lets bots play for people who are gone, but for those who are spared; when all are gone, the table sleeps."""
        with suppress(NotThen, NoSuchTable, StoreUnreachable):  # the next one looks around again
            present = await self.environment.present(self.code)
            await self.do(lambda at: gone(at, present, bool(self.presence.listeners), spared))
        if not self.presence.listeners:
            self.on_empty(self)

    def look(self) -> None:
        """Looks, every now and then, for screens that take nothing, and for people who are missing for too long."""
        for listener in list(self.presence.listeners):
            listener.look()
        playing = self.table_state.state in ("playing", "paused")
        if playing and len(self.presence.spared()) < len(self.presence.absences.since):
            self.environment.later(self.miss_people())  # what a timer was set for could not be stored
        if self.presence.elsewhere:
            self.environment.later(self.find_people_elsewhere())  # their worker may have died
        self.look_for_the_host(self.environment.loop.time())

    def look_for_the_host(self, now: float) -> None:
        if self.presence.misses_the_host(self.table_state, now):
            self.environment.later(self.pass_on_the_host())

    async def pass_on_the_host(self) -> None:
        """Makes another person the host, unless the host is with another worker."""
        with suppress(NoSuchTable, StoreUnreachable):  # then the next look sees to it
            present = await self.environment.present(self.code)
            await self.do(lambda at: passed_on(at, present))

    def stop(self) -> None:
        """Stops the timers: nothing happens here any more by itself."""
        self.put_away = True
        for timer in (self.timer, self.leaving):
            if timer is not None:
                timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
