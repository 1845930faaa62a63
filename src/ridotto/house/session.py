"""One screen at a table: it is sent what is new as fast as it can take it, and its messages are heard one by one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias, cast

import msgspec

from ridotto.house import commands, messages
from ridotto.house.actor import TableActor
from ridotto.house.commands import Command
from ridotto.house.decisions import decide
from ridotto.house.deductions import Cell, deduction, trace
from ridotto.house.errors import (
    LinkRevoked,
    NotThen,
    NoWatchers,
    OddRequest,
    SentAway,
    SlowReader,
    StoreUnreachable,
    TooFast,
    WrongToken,
)
from ridotto.house.events import AnyEvent
from ridotto.house.limits import Patience
from ridotto.house.live_game import LiveGame
from ridotto.house.memory import first_fact, first_line, history, note_seen
from ridotto.house.meter import Meter
from ridotto.house.notebook import EMPTY, Notebook
from ridotto.house.reasons import why_not
from ridotto.house.refusals import bye, refused
from ridotto.house.rehearsals import rehearse
from ridotto.house.shown import AbsentShown, LineShown
from ridotto.house.table_state import TableState
from ridotto.house.telling import Telling
from ridotto.house.who import digest_of
from ridotto.kernel import Player, RidottoError, name

MOST_REPLIES: Final = 64  # that wait to be sent: a screen that does not read is not answered for ever
LOOKS: Final = 2  # at a screen that takes nothing; then it is cut off


Write: TypeAlias = Callable[[list[bytes]], bool]  # False: it cannot be written at the moment
Reply: TypeAlias = (
    messages.Done
    | messages.Refused
    | messages.Because
    | messages.Rehearsed
    | messages.EarlierLines
    | messages.Memory
    | messages.Deduced
    | messages.Traced
)


class Beside:
    """A reply that is being found out, beside other messages."""

    def __init__(self, number: int, task: asyncio.Task[None]) -> None:
        self.number = number  # the `id` of the message
        self.task = task


class ClientSession:
    """A screen at a table. `actor` tells it that there is news; it sends the newest, so nothing piles up."""

    def __init__(self, actor: TableActor, hello: messages.Hello, patience: Patience, meter: Meter) -> None:
        self.actor = actor
        self.patience = patience
        self.meter = meter
        self.key = None if hello.token is None else digest_of(hello.token)
        self.visitor = None if hello.visitor is None else digest_of(hello.visitor)
        self.named = hello
        self.ear: Player | None = None  # whose ears it has been welcomed with
        self.telling: Telling | None = None
        self.version = 0  # of the table: all up to there it was told
        self.heard = 0
        self.knows_setup = False  # it was told what was agreed before the game
        self.absences_version = 0
        self.lines = 0
        self.notes = EMPTY  # what it has written, or was told, last
        self.writing = False  # what it has written is on its way
        self.first_line = 0  # lines of chat up to this number are not for this screen
        self.replies: deque[Reply] = deque()
        self.news = asyncio.Event()
        self.closed: messages.Bye | None = None  # once it is to be closed
        self.sending = False
        self.sent_nothing = 0  # so often it was looked at while it took nothing
        self.hang_up: Callable[[], object] = nothing
        self.write: Write | None = None  # the short way to the socket
        self.unsent: list[bytes] = []  # what the short way could not take
        self.beside: dict[str, Beside] = {}  # by kind

    def wake(self) -> None:
        """Writes what is new the short way, where there is one and nothing waits on the long way."""
        waits = self.sending or self.news.is_set() or self.closed is not None
        if self.write is None or waits or self.has_other_ears():
            self.news.set()
            return
        found = self.new_messages()
        if found and not self.write(found):
            self.unsent = found
            self.news.set()

    # ---- What is new to it, beside what its ears hear.

    def is_shown_anew(self) -> bool:
        """True when the table looks otherwise to everybody."""
        return self.actor.published.shown_at > self.version

    def misses_others_anew(self) -> bool:
        return self.actor.presence.absences.version != self.absences_version

    def has_lines_to_hear(self) -> bool:
        return self.actor.published.lines > self.lines

    def reads_anew(self) -> bool:
        """True when something stands in the notebook that this screen has neither written itself nor was told."""
        notes = self.actor.published.notes_of(self.key)
        return notes is not self.notes and not self.writing and notes != self.notes

    def has_other_ears(self) -> bool:
        """True when its ears have changed, or it has none: it has to be welcomed, or sent away."""
        if self.ear is None:
            return True
        return self.is_shown_anew() and self.actor.table_state.ear_of(self.key) != self.ear

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
        for reply in self.beside.values():
            reply.task.cancel()
        self.beside.clear()

    # ---- What it is told.

    async def arrive(self) -> None:
        """Enters the table: from now on this screen hears of everything."""
        key = self.key
        if key is not None:
            await self.actor.do(lambda at: at.who_has(key).nothing())  # or it is refused
        elif not self.actor.table_state.opened.terms.watchers:
            raise NoWatchers
        await self.actor.welcome(self)
        async with self.actor.lock:
            at, named = self.actor.table_state, min(self.named.lines, self.actor.published.lines)
            self.first_line = first_line(at, self.key, at.ear_of(self.key), named)
            self.lines = max(named, self.first_line)
        self.wake()

    async def due(self) -> list[bytes]:
        """Returns all messages that are to be sent now."""
        found, self.unsent = self.unsent, []
        if self.has_other_ears():
            found += self.encoded_replies()
            if await self.is_welcomed(found):
                return found
        return found + self.new_messages()

    def new_messages(self) -> list[bytes]:
        """Returns what is new to this screen, with the ears that it has."""
        found = self.encoded_replies()
        if self.telling is not None and self.telling.changed_at > self.version:
            found.append(self.whats_new(self.telling))
        if self.is_shown_anew():
            found.append(messages.WRITER.encode(messages.TableNews(cast(Any, self.actor.shown_to(self.key)))))
        if self.misses_others_anew():
            found.append(messages.WRITER.encode(messages.Presence(self.absent())))
        if self.has_lines_to_hear():
            found.append(messages.WRITER.encode(messages.Lines(self.lines_since())))
        if self.reads_anew():
            self.notes = self.actor.published.notes_of(self.key)
            found.append(messages.WRITER.encode(messages.Notes(self.notes.text, self.notes.marks)))
        self.version = self.actor.published.version
        return found

    def encoded_replies(self) -> list[bytes]:
        found = [messages.WRITER.encode(reply) for reply in self.replies]
        self.replies.clear()
        return found

    async def is_welcomed(self, found: list[bytes]) -> bool:
        """Welcomes the screen with the ears that it has by now, or sends it away; False when they are the same."""
        try:
            async with self.actor.lock:
                await self.actor.refresh()
                self.actor.look_at_the_clock()
                ear = self.actor.table_state.ear_of(self.key)
                if ear is None:
                    self.closed = bye(self.why_gone())
                elif ear != self.ear:
                    found.append(self.welcome(ear))
                else:
                    return False
        except StoreUnreachable:
            pass  # its actor wakes it when that is over
        return True

    def why_gone(self) -> RidottoError:
        """Returns why this screen may hear nothing more."""
        if self.key is None:
            return NoWatchers()
        return LinkRevoked() if self.key in self.actor.table_state.revoked else SentAway()

    def welcome(self, ear: Player) -> bytes:
        """Returns everything as it is. The actor's lock is held, so all of it is stored."""
        actor, at = self.actor, self.actor.table_state
        telling = self.telling = actor.telling(ear, self.named.picture, self.named.prospects)
        named = self.named.heard if self.ear is None and self.named.ears == name(ear) else 0
        first = first_fact(at, self.key, ear, named, telling.heard)
        seat = at.seat_of(self.key)
        if seat is not None and self.named.prospects:  # this person will soon ask what answers lead to
            actor.environment.later(actor.environment.rehearsers.warm_up())
        setup = at.stage.setup_shown()
        self.ear, self.knows_setup = ear, setup is not None
        self.version, self.heard = actor.published.version, telling.heard
        self.notes, self.writing = actor.published.notes_of(self.key), False
        return messages.WRITER.encode(
            messages.Welcome(
                version=messages.VERSION,
                you=None if seat is None else name(seat),
                ears=name(ear),
                host=self.key is not None and self.key == at.host,
                table=cast(Any, actor.shown_to(self.key)),
                heard=telling.heard,
                facts=cast(Any, telling.since(at, first)),
                setup=setup,
                view=cast(Any, telling.shown),
                picture=telling.picture,
                question=telling.asks_now(at),
                next=telling.next,
                lines=self.lines_since(),
                notes=self.notes.text,
                marks=self.notes.marks,
                absent=self.absent(),
                meanwhile=cast(Any, telling.meanwhile(at)),
            )
        )

    def absent(self) -> list[AbsentShown]:
        """Returns who is missed by now."""
        self.absences_version = self.actor.presence.absences.version
        return self.actor.presence.absent()

    def whats_new(self, telling: Telling) -> bytes:
        """Returns the news, made once for all screens that have heard as much, saw the view before, know the setup."""
        since, self.heard = self.heard, telling.heard
        follows = telling.changes is not None and self.version >= telling.changed_before
        begins = not self.knows_setup and isinstance(self.actor.table_state.stage, LiveGame)
        self.knows_setup = self.knows_setup or begins
        message = telling.messages.get((since, follows, begins))
        if message is None:
            news = messages.News(
                heard=telling.heard,
                facts=cast(Any, telling.since(self.actor.table_state, since)),
                picture=telling.picture,
                question=telling.question,
                next=telling.next,
                view=msgspec.UNSET if follows else cast(Any, telling.shown),
                setup=self.actor.table_state.stage.setup_shown() if begins else msgspec.UNSET,
                changes=cast(Any, telling.changes) if follows else msgspec.UNSET,
            )
            message = telling.messages[since, follows, begins] = messages.WRITER.encode(news)
        return message

    def lines_since(self) -> list[LineShown]:
        first, self.lines = self.lines, self.actor.published.lines
        return self.lines_between(first, self.lines + 1)

    def lines_between(self, after: int, before: int) -> list[LineShown]:
        """Returns the latest lines between two numbers."""
        lines = self.actor.table_state.talk.latest(after, before)
        return [LineShown(line.number, name(line.by), line.name, line.text) for line in lines]

    # ---- What it says.

    async def hear(self, text: str) -> None:
        """Takes one message, and does what it says, or refuses it with the reason."""
        number: int | None = None
        try:
            if not self.patience.takes(1):
                raise TooFast("too many messages: wait a second")
            message = decode(text)
            if isinstance(message, messages.Hello):
                raise OddRequest("hello is said once, in the beginning")
            if isinstance(message, messages.Seen):
                self.note_seen(message)
            else:
                number = message.id
                await self.do(message)
        except RidottoError as problem:
            self.writing = False  # what it wrote does not stand there: it is told what does
            self.meter.count_refusal(problem.code)
            self.reply(refused(number, problem))
            if isinstance(problem, TooFast | OddRequest) and not self.patience.forgives():
                self.dismiss(messages.Bye(problem.code, "too many messages that could not be heard"))
        if self.replies:  # it was refused, or nothing was new by it
            self.wake()

    def note_seen(self, message: messages.Seen) -> None:
        if self.ear is not None:
            heard = 0 if self.telling is None else self.telling.heard
            note_seen(self.actor.table_state, self.ear, min(message.heard, heard))

    async def do(self, message: messages.Numbered) -> None:
        """Does what a message asks for, or finds out what it asks."""
        if isinstance(message, messages.Why):
            self.reply(await self.explain(message))
        elif isinstance(message, messages.Rehearse):
            self.rehearse(message)
        elif isinstance(message, messages.Deduction):
            self.deduce(message)
        elif isinstance(message, messages.Remember):
            self.reply(await self.remember(message))
        elif isinstance(message, messages.Earlier):
            self.reply(self.recall_lines(message))
        else:
            if isinstance(message, messages.Note):
                self.notes, self.writing = Notebook(message.text, message.marks), True
            command = command_in(message)
            await self.actor.do(lambda at: self.decide(at, command), lambda: self.on_done(message.id))

    def on_done(self, number: int) -> None:
        self.writing = False
        self.reply(messages.Done(number))

    def decide(self, at: TableState, command: Command) -> Sequence[AnyEvent]:
        """Returns the events of a command; refuses a person whom the host has sent away meanwhile."""
        if self.key is None:
            raise WrongToken
        return decide(at, at.who_still_has(self.key), command)

    async def explain(self, message: messages.Why) -> messages.Because:
        actor = self.actor
        async with actor.lock:
            await actor.refresh()
            seat = None if self.key is None else actor.table_state.who_has(self.key).player
            because = why_not(actor.table_state, seat, message.answer)
        return messages.Because(message.id, because.reason, list(because.clauses), dict(because.args))

    def rehearse(self, message: messages.Rehearse) -> None:
        actor, key = self.actor, self.key
        if key is None:
            raise WrongToken

        async def found_out() -> Reply:
            return messages.Rehearsed(message.id, await rehearse(actor, key, message.answers))

        self.reply_beside("rehearsal", message.id, found_out)

    def deduce(self, message: messages.Deduction) -> None:
        actor, key = self.actor, self.key

        async def found_out() -> Reply:
            if isinstance(message, messages.Deduce):
                return messages.Deduced(message.id, await deduction(actor, key))
            cell = Cell(message.place, tuple(message.things), message.public)
            return messages.Traced(message.id, await trace(actor, key, cell))

        self.reply_beside("deduction", message.id, found_out)

    def reply_beside(self, kind: str, number: int, find_out: Callable[[], Coroutine[Any, Any, Reply]]) -> None:
        """Lets other messages be heard while a reply is found out. Of several of a kind only the last one goes on."""
        if not self.patience.rehearses():
            raise TooFast(f"too many {kind}s: wait a second")
        before = self.beside.get(kind)
        if before is not None:
            before.task.cancel()
            self.reply(refused(before.number, NotThen(f"another {kind} came after this one", why="meanwhile")))
        self.beside[kind] = Beside(number, self.actor.environment.later(self.find_out(kind, number, find_out)))

    async def find_out(self, kind: str, number: int, find_out: Callable[[], Coroutine[Any, Any, Reply]]) -> None:
        try:
            self.reply(await find_out())
        except RidottoError as problem:
            self.meter.count_refusal(problem.code)
            self.reply(refused(number, problem))
        del self.beside[kind]
        self.wake()

    async def remember(self, message: messages.Remember) -> messages.Memory:
        if not self.patience.rehearses():
            raise TooFast("too many questions at once: wait a second")
        actor = self.actor
        async with actor.lock:
            await actor.refresh()
            ear = actor.table_state.ear_of(self.key)
            if ear is None:
                raise self.why_gone()
            return messages.Memory(message.id, cast(Any, history(actor.table_state, self.key, ear)))

    def recall_lines(self, message: messages.Earlier) -> messages.EarlierLines:
        if self.ear is None:
            raise OddRequest("expected to be welcomed first")
        before = min(message.before, self.actor.published.lines + 1)
        return messages.EarlierLines(message.id, self.lines_between(self.first_line, before))

    def reply(self, message: Reply) -> None:
        self.replies.append(message)
        if len(self.replies) > MOST_REPLIES:
            self.dismiss(bye(SlowReader()))

    def dismiss(self, bye: messages.Bye) -> None:
        """Says the last word, as soon as all before it is said."""
        self.closed = bye
        self.news.set()


def nothing() -> None:
    """Does nothing: nobody can be cut off yet."""


def command_in(message: messages.Deed) -> Command:
    if isinstance(message, messages.Answer):
        return commands.GiveAnswers(message.question, message.answers)
    if isinstance(message, messages.Say):
        return commands.Say(message.text)
    if isinstance(message, messages.Note):
        return commands.WriteNotes(message.text, message.marks)
    if isinstance(message, messages.LeaveAnswer):
        return commands.LeaveAnswer(message.question, message.name, message.answer)
    if isinstance(message, messages.WithdrawAnswer):
        return commands.WithdrawAnswer()
    if isinstance(message, messages.BringBot):
        return commands.BringBot(message.bot)
    return commands.Stand()


def decode(text: str) -> messages.FromScreen:
    try:
        return cast(messages.FromScreen, messages.READER.decode(text))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise OddRequest(f"not a message of this protocol: {problem}") from None
