"""Keeps one table in this process: one deed at a time is tried, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import msgspec

from ridotto.house.automatic import gone, passed_on, thought_out, waking
from ridotto.house.entries import AnyEntry, Line, Opened, decode_line, encode_line
from ridotto.house.errors import NoSuchTable, NotThen, StoreUnreachable, TableBusy
from ridotto.house.gathering import Gathering, NotAsTold
from ridotto.house.reasons import OFFERED, why_not
from ridotto.house.shown import RehearsalShown, TableShown
from ridotto.house.stores import Batch
from ridotto.house.telling import Telling
from ridotto.house.thinkers import Attendance, ThinkingJob, next_thought, rehearsal_job
from ridotto.kernel import SPECTATOR, AnswerRefused, Player, RidottoError

if TYPE_CHECKING:
    from ridotto.house.house import House

QUIET: Final = 0.03  # seconds without their news; then they are done, most probably
LONGEST: Final = 1.0  # seconds to wait for that
ELSEWHERE: Final = 2.0  # seconds that a worker waits before it does what another one should have done
BEFORE_AND_AFTER: Final = 10  # times the grace: so long a host may be gone while no game is played
RETRY: Final = 1.0  # seconds until a table moves again after nothing could be stored
REHEARSAL: Final = 2.0  # seconds that a rehearsal may take
LOG: Final = logging.getLogger("ridotto.house")

Deed: TypeAlias = Callable[[Gathering], Sequence[AnyEntry]]


def nothing() -> None:
    """Does nothing: nobody waits for the deed."""


def no_others() -> Sequence[Batch]:
    return ()


class Listener(Protocol):
    """A screen, which is told what happens as fast as it can take it."""

    key: str | None  # the digest of their token; None: only watches
    ear: Player | None  # whose ears it has been welcomed with

    def wake(self) -> None:
        """Says that there is news. Never waits."""

    def look(self) -> None:
        """Checks, every now and then, that the screen still takes what it is told."""


class Keeper:
    def __init__(self, house: House, code: str, lines: list[Line]) -> None:
        self.house = house
        self.code = code
        self.gathering = gather(code, lines)
        self.number = len(lines)  # lines that are stored
        self.last_at = 0.0
        self.ahead = 0.0  # seconds that this table's time is ahead of the house's
        self.has_read(lines[-1])
        self.stale = False  # what is in memory may not be what is stored
        self.mine = False  # this worker stored the last line, so this worker goes on
        self.put_away = False
        self.day = 0  # the last one on which this worker stored something, in days since 1970
        self.missing_since: float | None = None  # somebody whose screen should be here
        self.host_missing_since: float | None = None
        self.lock = asyncio.Lock()
        self.rehearsing = asyncio.Lock()  # one rehearsal of a table at a time: a process thinks for a table once
        self.news = asyncio.Event()  # other workers have stored something here
        self.listeners: set[Listener] = set()
        self.tellings: dict[Player, Telling] = {}
        self.table_version = 0
        self.public = -1
        self.table_shown = msgspec.Raw(b"null")  # to everybody
        self.shown_inside = msgspec.Raw(b"null")  # to those who may see the whole game after its end
        self.lines_told = 0
        self.noted = -1
        self.notebooks: dict[str, str] = {}  # by key, as they are stored
        self.timer: asyncio.TimerHandle | None = None
        self.leaving: asyncio.TimerHandle | None = None  # until somebody who hung up is missed
        self.thinking: asyncio.Task[None] | None = None
        self.publish()

    # ---- Deeds.

    async def do(
        self, deed: Deed, done: Callable[[], object] = nothing, others: Callable[[], Sequence[Batch]] = no_others
    ) -> None:
        """Tries a deed, stores what follows and tells it, even when its author has hung up meanwhile.

        `done` is called before anything is told. `others` are batches of other tables that belong to the deed: all are
        stored, or nothing is.
        """
        async with self.lock:
            try:
                await self.refresh()
                lines = await self.try_until_stored(deed, others)
            except (StoreUnreachable, asyncio.CancelledError):
                self.wake_in(RETRY)  # perhaps it is stored all the same
                raise
            done()
            if lines:
                self.publish()
                self.schedule()

    async def try_until_stored(self, deed: Deed, others: Callable[[], Sequence[Batch]]) -> list[Line]:
        """Tries a deed until it is stored: where other workers were quicker, what they stored is read first."""
        until, lost_before = self.house.loop.time() + self.house.busy_after, False
        while True:
            try:
                lines = self.try_out(deed)
            except RidottoError:
                if not await self.is_behind():
                    raise
                continue  # it was judged by what is long past
            if not lines or await self.store(lines, others()):
                return lines
            if self.house.loop.time() > until:
                raise TableBusy
            if lost_before:
                await self.others_are_done()
            lost_before = True
            await self.reload()

    async def others_are_done(self) -> None:
        """Waits until no news of this table has come for a moment, or that has lasted long enough: another worker that
        has many things to store here is quicker each time, since it knows what it stored last."""
        until = self.house.loop.time() + LONGEST
        while self.house.loop.time() < until:
            self.news.clear()
            try:
                async with asyncio.timeout(QUIET):
                    await self.news.wait()
            except TimeoutError:
                return

    def try_out(self, deed: Deed) -> list[Line]:
        """Returns what happens by a deed, and by itself after it; in memory only, until it is stored."""
        at = self.time()
        lines: list[Line] = []
        try:
            for entry in deed(self.gathering):
                lines.append(self.gathering.take(entry, at))
            self.gathering.time_is(at)
            return lines + self.gathering.goes_on_by_itself(at)
        except RidottoError:
            self.stale = bool(lines)  # a refusal changes nothing, but those before it have
            raise
        except Exception:
            self.stale = True
            raise

    async def store(self, lines: list[Line], others: Sequence[Batch]) -> bool:
        today = self.house.today()
        relisted = self.gathering.public != self.public and self.gathering.was_listed
        listing = self.gathering.listing() if relisted else None
        batch = Batch(
            self.code,
            self.number,
            [encode_line(line) for line in lines],
            relisted,
            None if listing is None else msgspec.json.encode(listing),
            today if today != self.day else None,
        )
        self.stale = True
        stored = await self.house.append(batch, *others)
        if stored:
            self.day = today
            self.house.meter.count_stored(lines)
            self.stale = False
            self.mine = True
            self.number += len(lines)
            self.last_at = lines[-1].at
            self.house.on_heard_of(self.code, self.number)  # where this one has been put away meanwhile
        return stored

    def time(self) -> float:
        """Returns the time at this table, in seconds since 1970."""
        return max(self.house.now() + self.ahead, self.last_at)

    def has_read(self, line: Line) -> None:
        """Lets time run on from this line, which may have been stored by another clock that was ahead."""
        self.last_at = line.at
        self.ahead = max(self.ahead, line.at - self.house.now())

    # ---- What other workers stored.

    def on_heard_of(self, number: int) -> None:
        if number > self.number:
            self.news.set()
            self.house.later(self.catch_up())

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
                self.house.loop.call_later(RETRY, lambda: self.house.later(self.catch_up()))

    async def refresh(self) -> None:
        if self.stale:
            await self.reload()

    async def is_behind(self) -> bool:
        """True when other workers had stored something that this one had not heard of; now it has."""
        if not self.house.store.shared or self.stale:
            return False
        before = self.number
        await self.read_on()
        return self.number > before

    async def read_on(self) -> None:
        for text in await self.house.store.read(self.code, self.number):
            line = decode_line(text)
            try:
                self.gathering.recall(line)
            except (RidottoError, NotAsTold):  # the other worker plays by other rules
                await self.reload()
                return
            self.number += 1
            self.has_read(line)
            self.mine = False
        self.publish()
        self.schedule()

    async def reload(self) -> None:
        """Reads the table from the beginning: what was tried in memory never happened."""
        lines = [decode_line(text) for text in await self.house.store.read(self.code)]
        self.gathering = gather(self.code, lines)
        self.number = len(lines)
        self.has_read(lines[-1])
        self.stale = False
        self.mine = False
        self.publish()
        self.schedule()

    # ---- Telling. Only what is stored: `publish` is called with the lock held, and nothing in the air.

    def publish(self) -> None:
        if self.gathering.public != self.public:
            self.public = self.gathering.public
            self.table_version += 1
            inside = self.table_seen_now()
            public = inside if self.gathering.may_look_back(None) else msgspec.structs.replace(inside, seed=None)
            self.shown_inside = msgspec.Raw(msgspec.json.encode(inside))
            self.table_shown = self.shown_inside if public is inside else msgspec.Raw(msgspec.json.encode(public))
            self.house.on_went(self)  # or came: a person who has just sat down is here
        self.lines_told = len(self.gathering.talk.lines)
        if self.gathering.noted != self.noted:
            self.noted = self.gathering.noted
            self.notebooks = self.gathering.notebooks()
        names = self.gathering.names()
        waited_for = self.gathering.waited_for()
        for hurry in (True, False):  # whom all the others wait for is told first
            for player, telling in self.tellings.items():
                if (player in waited_for) is hurry:
                    telling.update(self.gathering, names)
            for listener in self.listeners:
                if (listener.ear in waited_for) is hurry:
                    listener.wake()

    def table_seen_now(self) -> TableShown:
        """Returns the table, with the end of a pause as clocks on people's walls will show it."""
        shown = self.gathering.as_shown()
        if shown.paused_until is None:
            return shown
        until = shown.paused_until - self.time() + self.house.wall()
        return msgspec.structs.replace(shown, paused_until=until)

    def shown_to(self, key: str | None) -> msgspec.Raw:
        """Returns the table as it is stored. Where nobody may watch, only those who sat there get the seed."""
        return self.shown_inside if self.gathering.may_look_back(key) else self.table_shown

    def telling(self, ear: Player, pictured: bool = False, prospects: bool = False) -> Telling:
        """Returns the telling for a screen that has just come, with what it wants. Called with the lock held."""
        telling = self.tellings.get(ear)
        if telling is None:
            telling = self.tellings[ear] = Telling(ear, pictured, prospects)
            telling.update(self.gathering, self.gathering.names())
            return telling
        if pictured:
            telling.find_picture(self.gathering)
        if prospects:
            telling.find_prospects(self.gathering)
        return telling

    def seat_of(self, key: str | None) -> Player | None:
        """Returns the seat of a person with such a key, if any."""
        for number, seat in enumerate(self.gathering.seats):
            if key is not None and seat.key == key:
                return Player(number)
        return None

    def notes_of(self, key: str | None) -> str:
        """Returns what stands in the notebook of the person with such a key."""
        return "" if key is None else self.notebooks.get(key, "")

    def ear_of(self, key: str | None) -> Player | None:
        """Returns whose ears a person with such a key has; None when they have nobody's, or not any more.

        People who wait at the door only watch, and so does a player while a bot plays on (TBL-006).
        """
        gathering = self.gathering
        seat = self.seat_of(key)
        if seat is not None:
            return SPECTATOR if gathering.is_away(seat) else seat
        known = key in (gathering.host, gathering.opener) or key in gathering.door
        if key is not None and not known:
            return None
        return SPECTATOR if gathering.opened.terms.watchers or key is not None else None

    def first_fact(self, ear: Player, named: int) -> int:
        """Returns after how many facts a screen is told on that says that it has heard `named`.

        Where nobody is reminded, nothing is told again that its player is known to have seen (TBL-001). A game
        that was begun under other rules can only be read, so it is told from the beginning.
        """
        table = self.gathering.table
        if self.gathering.past is not None:
            named = 0
        named = max(named, self.gathering.heard_before.get(ear, 0))
        if table is None or table.terms.reminds(ear) or self.gathering.opened_up:
            return min(named, self.telling(ear).heard)
        if ear == SPECTATOR:
            return self.telling(ear).heard
        return min(max(named, table.ear_at(ear).handed), self.telling(ear).heard)

    def note_seen(self, ear: Player, number: int) -> None:
        """Notes how many facts a player says they have seen."""
        table = self.gathering.table
        if table is not None and ear != SPECTATOR:
            own = table.ear_at(ear)
            own.handed = max(own.handed, min(number, self.telling(ear).heard))

    # ---- Going on without people.

    def schedule(self) -> None:
        """Sets a timer for the next thing that happens by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        gathering = self.gathering
        table = gathering.table
        if gathering.paused and gathering.state == "paused":
            seconds = max(0.0, gathering.paused_until - self.time())
            self.wake_in(seconds if self.mine else seconds + ELSEWHERE)
        if table is None or gathering.is_stopped or gathering.over or self.put_away:
            return
        self.look_at_the_clock()
        due = table.play.due()
        if due is not None and table.play.said_at_once(due) is None:
            if self.thinking is None:
                self.thinking = self.house.later(self.think())
            return
        waits = table.seconds_to_wait()
        if waits is not None:
            self.wake_in(waits if self.mine else waits + ELSEWHERE)

    def look_at_the_clock(self) -> None:
        self.gathering.time_is(self.time())

    def wake_in(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.put_away:
            self.timer = self.house.loop.call_later(seconds, lambda: self.house.later(self.move()))

    async def move(self) -> None:
        """Does what happens because time has passed."""
        with suppress(NoSuchTable, StoreUnreachable):  # then it is tried again, unless the table was deleted
            await self.do(lambda at: [])
            async with self.lock:
                self.schedule()

    async def think(self) -> None:
        """Gives a bot's answer, unless the table has moved on meanwhile."""
        try:
            await asyncio.sleep(self.house.bot_pause if self.mine else ELSEWHERE)
            thought = self.next_thought()
            if thought is not None:
                answer = await self.bots_answer(thought)
                await self.do(lambda at: thought_out(at, thought, answer))
        except StoreUnreachable:
            await asyncio.sleep(RETRY)
        except RidottoError as problem:
            LOG.info("a bot's answer came too late", extra={"problem": problem.code})
        except Exception:
            LOG.exception("a bot's answer cannot be had")
            await asyncio.sleep(RETRY)
        finally:
            self.thinking = None
            async with self.lock:
                if not self.stale:
                    self.schedule()
                else:
                    self.wake_in(RETRY)

    async def bots_answer(self, thought: ThinkingJob) -> str:
        """Returns a bot's answer. A bot that is stuck holds nobody up: then any option is taken."""
        try:
            return await self.house.thinkers.think(thought, self.house.thinking_time)
        except (TimeoutError, BrokenProcessPool):
            LOG.warning("a bot did not answer", extra={"bot": thought.bot})
        table = self.gathering.table
        question = None if table is None else table.match.question_to(Player(thought.player))
        return "" if table is None or question is None else table.play.any_answer(question).text

    def next_thought(self) -> ThinkingJob | None:
        """Returns what a bot is to think about now, if anything."""
        table = self.gathering.table
        return None if table is None or self.stale or self.gathering.is_stopped else next_thought(self.code, table)

    # ---- Rehearsals.

    async def rehearse(self, key: str, said: Sequence[str]) -> RehearsalShown:
        """Returns what these answers would lead to, by what their player heard. Nothing of it is stored, or happens.

        Only what the player hears meanwhile makes a difference: that somebody has sealed an answer is a secret.
        """
        async with self.rehearsing:
            async with self.lock:
                await self.refresh()
                player = self.gathering.who_has(key).player
                because = why_not(self.gathering, player, said[0])
                table = self.gathering.table
                if because is not OFFERED or player is None or table is None:
                    raise AnswerRefused(said[0], [], because)
                for word in said:
                    table.parse_answer(word)
                job, heard = rehearsal_job(self.code, table, player, said), len(table.match.told_to(player))
            try:
                found = await self.house.rehearsers.think(job, REHEARSAL)
            except (TimeoutError, BrokenProcessPool):
                raise NotThen("this could not be rehearsed in time", why="slow") from None
        now = self.gathering.table
        if now is None or len(now.match.told_to(player)) != heard:
            raise NotThen("something has happened at the table meanwhile: rehearse it again", why="meanwhile")
        return msgspec.json.decode(found, type=RehearsalShown)

    # ---- People come and go.

    async def welcome(self, listener: Listener) -> None:
        """Lets a screen in: a player who was away is back, and a sleeping table wakes."""
        self.listeners.add(listener)
        try:
            await self.house.on_came(self)
            await self.do(lambda at: waking(at, self.seat_of(listener.key)))
        except BaseException:
            self.farewell(listener)
            raise

    def farewell(self, listener: Listener) -> None:
        """Looks around once, when nobody has gone for as long as the grace: a screen that comes and goes all the time
        does not make its person leave and come back each time. `look` sees to those who are missing meanwhile."""
        self.listeners.discard(listener)
        self.house.on_went(self)
        if self.leaving is not None:
            self.leaving.cancel()
        self.leaving = self.house.loop.call_later(self.house.grace, lambda: self.house.later(self.look_around()))

    async def look_around(self) -> None:
        """Lets bots play for people who have been gone for a while; when all are gone, the table sleeps."""
        with suppress(NotThen, NoSuchTable, StoreUnreachable):  # the next one looks around again
            present = await self.house.present(self.code)
            await self.do(lambda at: gone(at, present, bool(self.listeners)))
        if not self.listeners:
            self.house.put_away(self)

    def look(self) -> None:
        """Looks, every now and then, for screens that take nothing, and for people who are missing for too long."""
        for listener in list(self.listeners):
            listener.look()
        missing = not self.listeners or any(
            player not in self.people_here() and not self.gathering.is_away(player)
            for player in self.gathering.people()
        )
        now = self.house.loop.time()
        self.missing_since = self.missing_since or now if missing else None
        if self.missing_since is not None and now - self.missing_since >= self.house.grace:
            self.missing_since = None
            self.house.later(self.look_around())
        self.look_for_the_host(now)

    def look_for_the_host(self, now: float) -> None:
        """Passes the host's part on when the host is gone for long. Before a game, and after it, people wait longer."""
        gathering = self.gathering
        missing = bool(self.listeners) and gathering.host_at() not in self.people_here()
        self.host_missing_since = self.host_missing_since or now if missing else None
        playing = gathering.company is not None and not gathering.over
        patience = self.house.grace if playing else self.house.grace * BEFORE_AND_AFTER
        if self.host_missing_since is not None and now - self.host_missing_since >= patience:
            self.host_missing_since = None
            self.house.later(self.pass_on_the_host())

    async def pass_on_the_host(self) -> None:
        """Makes another person the host, unless the host is with another worker."""
        with suppress(NoSuchTable, StoreUnreachable):  # then the next look sees to it
            present = await self.house.present(self.code)
            await self.do(lambda at: passed_on(at, present))

    def people_here(self) -> set[Player]:
        """Returns the players whose screens are here, and SPECTATOR for a host who has no seat."""
        found: set[Player] = set()
        for listener in self.listeners:
            seat = self.seat_of(listener.key)
            if seat is not None:
                found.add(seat)
            elif listener.key == self.gathering.host:
                found.add(SPECTATOR)
        return found

    def attendance(self) -> Attendance:
        if not self.listeners:
            return Attendance.NOBODY
        return Attendance.PLAYERS if self.people_here() - {SPECTATOR} else Attendance.WATCHERS

    def stop(self) -> None:
        """Stops the timers: nothing happens here any more by itself."""
        self.put_away = True
        if self.timer is not None:
            self.timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def gather(code: str, lines: list[Line]) -> Gathering:
    """Returns the table that these lines tell of; as it was told, where its answers no longer lead to that."""
    if not lines:
        raise NoSuchTable
    try:
        return fold_lines(code, lines, as_told=False)
    except (RidottoError, NotAsTold):
        found = fold_lines(code, lines, as_told=True)
        LOG.warning("answers of a game no longer lead to what was told: it is shown as it was told")
        return found


def fold_lines(code: str, lines: list[Line], as_told: bool) -> Gathering:
    opened = lines[0].entry
    assert isinstance(opened, Opened)
    gathering = Gathering(code, opened, lines[0].at, as_told)
    for line in lines[1:]:
        gathering.recall(line)
    return gathering
