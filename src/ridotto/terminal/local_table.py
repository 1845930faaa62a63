"""A table in this process, with one person at a terminal. They are sent the same messages as a browser's screen.

The actor runs while the person waits, and stands still while they think: nothing has to happen then. Time passes only
when nothing else can, and then at the pace of the terminal.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import msgspec

from ridotto.house import Environment, Meter, TableActor, TableState, messages
from ridotto.house.bot_pool import LocalBots
from ridotto.house.events import Line, Settled, decode_line
from ridotto.house.limits import Patience
from ridotto.house.session import ClientSession
from ridotto.kernel import FATE, AnswerRefused, Asking, Because, Fact, Player, RidottoError, name, read_told_line
from ridotto.table import Table
from ridotto.table.ear import Ear
from ridotto.terminal.game_log import CODE, GameLog

T = TypeVar("T")
TOKEN: Final = "terminal"  # of the person: nobody else can come here
DECODER: Final = msgspec.json.Decoder(messages.ToScreen)
logging.getLogger("ridotto.house").addHandler(logging.NullHandler())  # what it notes is not for a person at a terminal


class SkippedTime:
    """Seconds since 1970 that pass only when they are let pass, and then at once."""

    def __init__(self, at: float) -> None:
        self.at = at
        self.timers: list[SkippedTimer] = []  # a heap

    def __call__(self) -> float:
        return self.at

    def call_later(self, seconds: float, callback: Callable[[], object]) -> SkippedTimer:
        timer = SkippedTimer(self.at + seconds, callback)
        heapq.heappush(self.timers, timer)
        return timer

    def seconds_to_next(self) -> float:
        """Returns how long it is until something is to be done."""
        while self.timers[0].cancelled():
            heapq.heappop(self.timers)
        return max(0.0, self.timers[0].at - self.at)

    def skip_to_next(self) -> None:
        timer = heapq.heappop(self.timers)
        self.at = max(self.at, timer.at)
        timer.callback()


class SkippedTimer:
    def __init__(self, at: float, callback: Callable[[], object]) -> None:
        self.at = at
        self.callback = callback
        self.is_off = False

    def __lt__(self, other: SkippedTimer) -> bool:
        return self.at < other.at

    def cancel(self) -> None:
        self.is_off = True

    def cancelled(self) -> bool:
        return self.is_off


class DealtFacts(Meter):
    """Notes which of the facts that a player hears were told because Fate has dealt: those are told in one go."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.heard = 0
        self.dealt: set[int] = set()  # numbers of facts

    def count_stored(self, lines: Sequence[Line]) -> None:
        for line in lines:
            told = [read_told_line(text) for text in line.told or ()]
            mine = [one for one in told if one is not None and one.is_for(self.player)]
            if isinstance(line.event, Settled) and line.event.player == FATE:
                self.dealt.update(range(self.heard + 1, self.heard + len(mine) + 1))
            self.heard += len(mine)


class LocalTable:
    """The actor of one table, and the session of its person. `next_message` and `send` run them."""

    def __init__(self, log: GameLog, player: Player, heard: int = 0, bots: LocalBots | None = None) -> None:
        """The person has heard so many facts already, at an earlier sitting."""
        self.log = log
        self.player = player
        self.bots = bots or LocalBots()
        self.fate = DealtFacts(player)
        self.received: deque[bytes] = deque()
        self.next_id = 0
        self.loop = asyncio.new_event_loop()
        self.run(self.enter(heard))

    async def enter(self, heard: int) -> None:
        lines = [decode_line(text) for text in self.log.lines[CODE]]
        self.fate.count_stored(lines)
        self.time = SkippedTime(lines[-1].at)
        self.environment = Environment(
            self.log,
            self.bots,
            now=self.time,
            wall=self.time,
            call_later=self.time.call_later,
            rehearsers=self.bots,
            meter=self.fate,
        )
        self.actor = self.actor_of(lines)
        hello = messages.Hello(messages.VERSION, TOKEN, name(self.player), heard, prospects=True)
        self.session = ClientSession(self.actor, hello, Patience(0), Meter())
        await self.session.arrive()
        self.session.write = self.receive
        async with self.actor.lock:
            self.actor.schedule()

    def actor_of(self, lines: list[Line]) -> TableActor:
        actor = TableActor(self.environment, CODE, lines, lambda code, number: None, lambda actor: None)
        actor.log.mine = True
        return actor

    def receive(self, texts: list[bytes]) -> bool:
        self.received.extend(texts)
        return True

    def run(self, work: Awaitable[T]) -> T:
        return self.loop.run_until_complete(work)

    def raise_problem(self) -> None:
        """Raises what went wrong in the actor: a bot has failed, or something could not be stored."""
        problem, self.bots.problem, self.log.problem = self.bots.problem or self.log.problem, None, None
        if problem is not None:
            raise problem

    # ---- Messages.

    def next_message(self) -> messages.ToScreen | None:
        """Returns what the table tells next; None where it waits for the person, or for time to pass."""
        while not self.received:
            if not self.go_on():
                return None
        found: messages.ToScreen = DECODER.decode(self.received.popleft())
        return found

    def ask(self, message: messages.FromScreen, kind: type[T]) -> T:
        """Sends a message, and returns the reply; what else comes meanwhile waits. Raises what is refused."""
        place = len(self.received)
        self.run(self.session.hear(messages.WRITER.encode(message).decode()))
        while True:
            self.raise_problem()
            if place == len(self.received):
                assert self.go_on(), "no reply"
                continue
            reply = DECODER.decode(self.received[place])
            if isinstance(reply, kind):
                del self.received[place]
                return reply
            if isinstance(reply, messages.Refused):
                del self.received[place]
                raise refusal_in(reply)
            place += 1

    def go_on(self) -> bool:
        """Receives what the session has to say, or else runs what is done beside; False when there is neither."""
        self.raise_problem()
        if self.session.news.is_set():
            self.session.news.clear()
            self.receive(self.run(self.session.due()))
        elif self.environment.tasks:
            self.run(asyncio.wait(list(self.environment.tasks), return_when=asyncio.FIRST_COMPLETED))
        else:
            return False
        return True

    def fresh_id(self) -> int:
        self.next_id += 1
        return self.next_id

    def seconds_to_wait(self) -> float:
        """Returns how long it is until the table moves by itself."""
        return self.time.seconds_to_next()

    def let_time_pass(self) -> None:
        self.run(self.skip())

    async def skip(self) -> None:
        self.time.skip_to_next()

    # ---- What messages speak of, as objects of this process.

    def fact(self, number: int) -> Fact:
        """Returns the fact that a message has told under this number."""
        return self.ear().told[number - 1].fact

    def asking(self) -> Asking:
        """Returns who is asked what, as the view of the last message has it."""
        return self.ear().asking

    def ear(self) -> Ear:
        return self.table().ear_at(self.player)

    def table(self) -> Table:
        return self.table_state.live_game().table

    @property
    def table_state(self) -> TableState:
        return self.actor.table_state

    def close(self) -> None:
        self.actor.stop()
        self.loop.run_until_complete(self.environment.close())
        self.loop.close()
        self.log.release()


def refusal_in(message: messages.Refused) -> RidottoError:
    """Returns what a table has refused, as the error that it was."""
    if message.code == AnswerRefused.code:
        because = None if message.because is None else Because(message.because.reason, (), message.because.args)
        return AnswerRefused(str(message.details["answer"]), [], because)
    kind = type("RefusedByTable", (RidottoError,), {"code": message.code})
    found: RidottoError = kind(message.say, **message.details)
    return found
