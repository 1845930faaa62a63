"""One socket: it is sent what is new as fast as it can take it, and its messages are heard one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, cast

import msgspec

from ridotto.house import (
    Gathering,
    Keeper,
    OddRequest,
    StoreUnreachable,
    Telling,
    TooFast,
    WrongToken,
    deeds,
    digest_of,
)
from ridotto.house.entries import AnyEntry
from ridotto.house.errors import NotThen, NoWatchers
from ridotto.house.meter import Meter
from ridotto.house.reasons import why_not
from ridotto.house.shown import LineShown
from ridotto.kernel import Player, RidottoError, name
from ridotto.web import wire
from ridotto.web.errors import LinkRevoked, SentAway, SlowReader
from ridotto.web.limits import Patience
from ridotto.web.refusals import bye, refused
from ridotto.web.write_queue import Write

MOST_REPLIES: Final = 64  # that wait to be sent: a screen that does not read is not answered for ever
LOOKS: Final = 2  # at a screen that takes nothing; then it is cut off


Reply: TypeAlias = wire.Done | wire.Refused | wire.Because | wire.Rehearsed | wire.EarlierLines


class ClientSession:
    """A screen at a table. `keeper` tells it that there is news; it sends the newest, so nothing piles up."""

    def __init__(self, keeper: Keeper, hello: wire.Hello, patience: Patience, meter: Meter) -> None:
        self.keeper = keeper
        self.patience = patience
        self.meter = meter
        self.key = None if hello.token is None else digest_of(hello.token)
        self.named = hello
        self.ear: Player | None = None  # whose ears it has been welcomed with
        self.telling: Telling | None = None
        self.version = 0  # of the telling that it has
        self.heard = 0
        self.knows_setup = False  # it was told what was agreed before the game
        self.table_version = 0
        self.lines = 0
        self.noted = 0  # of the notebook that it has
        self.notes = ""  # what it has written, or was told, last
        self.first_line = 0  # lines of chat up to this number are not for this screen
        self.replies: deque[Reply] = deque()
        self.news = asyncio.Event()
        self.closed: wire.Bye | None = None  # once it is to be closed
        self.sending = False
        self.sent_nothing = 0  # so often it was looked at while it took nothing
        self.hang_up: Callable[[], object] = nothing
        self.write: Write | None = None  # the short way to the socket
        self.rehearsing: asyncio.Task[None] | None = None
        self.rehearsed = 0  # the `id` of what is being rehearsed

    def wake(self) -> None:
        """Writes what is new the short way, where there is one and nothing waits on the long way."""
        waits = self.sending or self.news.is_set() or self.closed is not None
        if self.write is None or waits or self.has_other_ears() or not self.writes():
            self.news.set()

    def writes(self) -> bool:
        """Writes all that is new at once; False where something is left to say."""
        assert self.write is not None
        telling, keeper = self.telling, self.keeper
        heard, version, knows_setup = self.heard, self.version, self.knows_setup
        found = [wire.WRITER.encode(reply) for reply in self.replies]
        if telling is not None and telling.version != version:
            found.append(self.whats_new(telling))
        if found and not self.write(found):
            self.heard, self.version, self.knows_setup = heard, version, knows_setup
            return False
        self.replies.clear()
        told = keeper.table_version == self.table_version and keeper.lines_told == self.lines
        return told and keeper.noted == self.noted

    def has_other_ears(self) -> bool:
        """True when its ears have changed, or it has none: it has to be welcomed, or sent away."""
        if self.keeper.table_version == self.table_version:
            return self.ear is None
        return self.ear is None or self.keeper.ear_of(self.key) != self.ear

    def look(self) -> None:
        """Cuts off a screen that takes nothing: a bye would pile up like everything else."""
        self.sent_nothing = self.sent_nothing + 1 if self.sending else 0
        if self.sent_nothing > LOOKS:
            self.meter.count_refusal(SlowReader.code)
            self.hang_up()

    def let_go(self) -> None:
        """Forgets its socket and the task that writes to it, which holds this screen: a circle that would wait for the
        garbage collector."""
        self.hang_up, self.write = nothing, None
        if self.rehearsing is not None:
            self.rehearsing.cancel()
            self.rehearsing = None

    # ---- What it is told.

    async def arrive(self) -> None:
        """Enters the table: from now on this screen hears of everything."""
        key = self.key
        if key is not None:
            await self.keeper.do(lambda at: at.who_has(key).nothing())  # or it is refused
        elif not self.keeper.gathering.opened.terms.watchers:
            raise NoWatchers
        await self.keeper.welcome(self)
        async with self.keeper.lock:
            self.lines = min(self.named.lines, self.keeper.lines_told)
            if not self.is_reminded():
                self.first_line = self.lines = self.lines or self.keeper.lines_told
        self.wake()

    async def due(self) -> list[bytes]:
        """Returns all messages that are to be sent now."""
        found = [wire.WRITER.encode(reply) for reply in self.replies]
        self.replies.clear()
        if self.has_other_ears() and await self.is_welcomed(found):
            return found
        if self.telling is not None and self.telling.version != self.version:
            found.append(self.whats_new(self.telling))
        if self.keeper.table_version != self.table_version:
            self.table_version = self.keeper.table_version
            found.append(wire.WRITER.encode(wire.TableNews(cast(Any, self.keeper.shown_to(self.key)))))
        if self.keeper.lines_told > self.lines:
            found.append(wire.WRITER.encode(wire.Lines(self.lines_since())))
        if self.keeper.noted != self.noted and self.reads():
            found.append(wire.WRITER.encode(wire.Notes(self.notes)))
        return found

    async def is_welcomed(self, found: list[bytes]) -> bool:
        """Welcomes the screen with the ears that it has by now, or sends it away; False when they are the same."""
        try:
            async with self.keeper.lock:
                await self.keeper.refresh()
                self.keeper.look_at_the_clock()
                ear = self.keeper.ear_of(self.key)
                if ear is None:
                    self.closed = bye(self.why_gone())
                elif ear != self.ear:
                    found.append(self.welcome(ear))
                else:
                    return False
        except StoreUnreachable:
            pass  # its keeper wakes it when that is over
        return True

    def why_gone(self) -> RidottoError:
        """Returns why this screen may hear nothing more."""
        if self.key is None:
            return NoWatchers()
        return LinkRevoked() if self.key in self.keeper.gathering.revoked else SentAway()

    def welcome(self, ear: Player) -> bytes:
        """Returns everything as it is. The keeper's lock is held, so all of it is stored."""
        keeper = self.keeper
        telling = self.telling = keeper.telling(ear, self.named.picture, self.named.prospects)
        named = self.named.heard if self.ear is None and self.named.ears == name(ear) else 0
        first = keeper.first_fact(ear, named)
        seat = keeper.seat_of(self.key)
        if seat is not None and self.named.prospects:
            keeper.house.later(keeper.house.rehearsers.warm_up())  # this screen will soon ask what answers lead to
        self.reads()
        setup = keeper.gathering.setup_shown()
        self.ear, self.knows_setup = ear, setup is not None
        self.version, self.heard, self.table_version = telling.version, telling.heard, keeper.table_version
        return wire.WRITER.encode(
            wire.Welcome(
                version=wire.VERSION,
                you=None if seat is None else name(seat),
                ears=name(ear),
                host=self.key is not None and self.key == keeper.gathering.host,
                table=cast(Any, keeper.shown_to(self.key)),
                heard=telling.heard,
                facts=cast(Any, telling.since(keeper.gathering, first)),
                setup=setup,
                view=cast(Any, telling.shown),
                picture=telling.picture,
                question=telling.asks_now(keeper.gathering),
                next=telling.next,
                lines=self.lines_since(),
                notes=self.notes,
            )
        )

    def reads(self) -> bool:
        """Reads the notebook; False when nothing stands there but what this screen has written itself, or was told."""
        known, self.noted, self.notes = self.notes, self.keeper.noted, self.keeper.notes_of(self.key)
        return self.notes != known

    def whats_new(self, telling: Telling) -> bytes:
        """Returns the news, made once for all screens that have heard as much, saw the view before, know the setup."""
        since, follows = self.heard, telling.changes is not None and self.version == telling.version - 1
        self.version, self.heard = telling.version, telling.heard
        begins = not self.knows_setup and self.keeper.gathering.table is not None
        self.knows_setup = self.knows_setup or begins
        message = telling.messages.get((since, follows, begins))
        if message is None:
            news = wire.News(
                heard=telling.heard,
                facts=cast(Any, telling.since(self.keeper.gathering, since)),
                picture=telling.picture,
                question=telling.question,
                next=telling.next,
                view=msgspec.UNSET if follows else cast(Any, telling.shown),
                setup=self.keeper.gathering.setup_shown() if begins else msgspec.UNSET,
                changes=cast(Any, telling.changes) if follows else msgspec.UNSET,
            )
            message = telling.messages[since, follows, begins] = wire.WRITER.encode(news)
        return message

    def is_reminded(self) -> bool:
        """False when what was said before this screen came is over."""
        table, ear = self.keeper.gathering.table, self.keeper.ear_of(self.key)
        return table is None or ear is None or table.terms.reminds(ear)

    def lines_since(self) -> list[LineShown]:
        first, self.lines = self.lines, self.keeper.lines_told
        return self.lines_between(first, self.lines + 1)

    def lines_between(self, after: int, before: int) -> list[LineShown]:
        """Returns the latest lines between two numbers."""
        lines = self.keeper.gathering.talk.latest(after, before)
        return [LineShown(line.number, name(line.by), line.name, line.text) for line in lines]

    # ---- What it says.

    async def hear(self, text: str) -> None:
        """Takes one message, and does what it says, or refuses it with the reason."""
        number: int | None = None
        try:
            if not self.patience.takes(1):
                raise TooFast("too many messages: wait a second")
            message = decode(text)
            if isinstance(message, wire.Seen):
                if self.ear is not None:
                    self.keeper.note_seen(self.ear, message.heard)
            elif isinstance(message, wire.Hello):
                raise OddRequest("hello is said once, in the beginning")
            elif isinstance(message, wire.Why):
                number = message.id
                self.reply(await self.explain(message))
            elif isinstance(message, wire.Rehearse):
                number = message.id
                self.start_rehearsal(message)
            elif isinstance(message, wire.Earlier):
                number = message.id
                self.reply(self.recall_lines(message))
            else:
                number = message.id
                if isinstance(message, wire.Note):
                    self.notes = message.text  # no news to this screen, once it is stored
                await self.keeper.do(lambda at: self.deed(message, at), lambda: self.reply(wire.Done(message.id)))
        except RidottoError as problem:
            self.noted = -1  # what it wrote does not stand there: it is told what does
            self.meter.count_refusal(problem.code)
            self.reply(refused(number, problem))
            if isinstance(problem, TooFast | OddRequest) and not self.patience.forgives():
                self.dismiss(wire.Bye(problem.code, "too many messages that could not be heard"))
        if self.replies:  # it was refused, or nothing was new by it
            self.wake()

    def deed(self, message: wire.Deed, at: Gathering) -> Sequence[AnyEntry]:
        """Returns the entries of a message; refuses a person whom the host has sent away meanwhile."""
        if self.key is None:
            raise WrongToken
        who = at.who_still_has(self.key)
        if isinstance(message, wire.Answer):
            return deeds.answer(at, who, message.question, message.answers)
        if isinstance(message, wire.Say):
            return deeds.say(at, who, message.text)
        if isinstance(message, wire.Note):
            return deeds.note(at, who, message.text)
        if isinstance(message, wire.LeaveAnswer):
            return deeds.leave_answer(at, who, message.question, message.name, message.answer)
        if isinstance(message, wire.WithdrawAnswer):
            return deeds.withdraw_answer(at, who)
        return deeds.stand(at, who)

    async def explain(self, message: wire.Why) -> wire.Because:
        keeper = self.keeper
        async with keeper.lock:
            await keeper.refresh()
            seat = None if self.key is None else keeper.gathering.who_has(self.key).player
            because = why_not(keeper.gathering, seat, message.answer)
        return wire.Because(message.id, because.reason, list(because.clauses), dict(because.args))

    def start_rehearsal(self, message: wire.Rehearse) -> None:
        """Lets other messages be heard meanwhile. Of several rehearsals only the last one goes on."""
        key = self.key
        if key is None:
            raise WrongToken
        if not self.patience.rehearses():
            raise TooFast("too many rehearsals: wait a second")
        if self.rehearsing is not None:
            self.rehearsing.cancel()
            self.reply(refused(self.rehearsed, NotThen("another rehearsal came after this one", why="meanwhile")))
        self.rehearsed = message.id
        self.rehearsing = self.keeper.house.later(self.rehearse(key, message))

    async def rehearse(self, key: str, message: wire.Rehearse) -> None:
        try:
            self.reply(wire.Rehearsed(message.id, await self.keeper.rehearse(key, message.answers)))
        except RidottoError as problem:
            self.meter.count_refusal(problem.code)
            self.reply(refused(message.id, problem))
        self.rehearsing = None
        self.wake()

    def recall_lines(self, message: wire.Earlier) -> wire.EarlierLines:
        if self.ear is None:
            raise OddRequest("expected to be welcomed first")
        before = min(message.before, self.keeper.lines_told + 1)
        return wire.EarlierLines(message.id, self.lines_between(self.first_line, before))

    def reply(self, message: Reply) -> None:
        self.replies.append(message)
        if len(self.replies) > MOST_REPLIES:
            self.dismiss(bye(SlowReader()))

    def dismiss(self, bye: wire.Bye) -> None:
        """Says the last word, as soon as all before it is said."""
        self.closed = bye
        self.news.set()


def nothing() -> None:
    """Does nothing: nobody can be cut off yet."""


def decode(text: str) -> wire.FromScreen:
    try:
        return cast(wire.FromScreen, wire.READER.decode(text))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise OddRequest(f"not a message of this protocol: {problem}") from None
