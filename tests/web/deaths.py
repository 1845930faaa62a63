"""A server that dies at a write of each kind (tests/web/dying.py), and what its people find when it is up again.

They play an evening in which everything that can be stored is stored. All that they were told has to be there still,
what was not confirmed may have happened or not, and the game goes on to its end by a record that can be verified.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, get_args

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from ridotto.house.events import AnyEvent
from ridotto.replay import read_record, verify
from tests.patience import PATIENCE
from tests.web.clients import VERSION, Message, Refused, Screen, Seat, Web, play_all
from tests.web.dying import MOMENTS, PRESENCE, SCHEMA, tag_of
from tests.web.servers import AT_ONCE, NO_LIMITS, started

CASES: Final = (
    *[(tag_of(kind), moment) for kind in get_args(AnyEvent) for moment in MOMENTS],
    (PRESENCE, "before"),
    (PRESENCE, "after"),
    (SCHEMA, "within"),
)
AT_THE_BALL: Final = ("joined", "turned-away")  # of a game that people may join
FLAGS: Final = ("--grace", "1", *AT_ONCE, *NO_LIMITS)
CUT_OFF: Final = (OSError, WebSocketException, httpx.TransportError)


FactsHeard: TypeAlias = dict[tuple[str, int], Message]  # facts by ears and number


@dataclass
class Person:
    """Somebody at the table, and what they were told; `doubt` says that something of theirs was not confirmed."""

    name: str
    seat: Seat
    screens: list[Screen] = field(default_factory=list)
    notes: set[str] = field(default_factory=lambda: {""})  # what may stand in the notebook now
    doubt: bool = False

    @property
    def lines(self) -> list[Message]:
        return [line for screen in self.screens for line in screen.lines]

    def heard(self) -> FactsHeard:
        return heard_by(*self.screens)


@dataclass
class Aftermath:
    kind: str
    moment: str
    facts: int = 0  # that people had been told
    locked_out: list[str] = field(default_factory=list)  # who renewed a link, and was not told the new one
    problems: list[str] = field(default_factory=list)

    def line(self) -> str:
        found = "; ".join(
            [*self.problems, *[f"{name}, who had not been told their new link" for name in self.locked_out]]
        )
        return f"killed {self.moment} a write of {self.kind}: {found or f'all {self.facts} facts are there'}"


class Evening:
    """Does all that can be stored, in order, until the server is gone."""

    def __init__(self, web: Web, kind: str) -> None:
        self.web = web
        self.kind = kind
        self.people: list[Person] = []
        self.news = asyncio.Event()
        self.server_is_dead = asyncio.Event()
        self.reading: list[asyncio.Task[None]] = []
        self.code = ""
        self.next_id = 1

    async def goes_by(self) -> None:
        try:
            await (self.ball() if self.kind in AT_THE_BALL else self.court())
            await self.server_is_dead.wait()  # it is a write that comes by itself
        except CUT_OFF:
            pass
        finally:
            for task in self.reading:
                task.cancel()
            await asyncio.gather(*self.reading, return_exceptions=True)

    # ---- What happens.

    async def ball(self) -> None:
        await self.opens("masquerade", "Ada", "Bo", "Cy")
        await self.web.do(self.people[0].seat, "start")
        dot = await self.web.sit(self.code, "Dot")
        await self.stands(Person("Dot", dot, doubt=True))

    async def court(self) -> None:
        await self.opens("mascarade-2e", "Ada", "Bo", "Cy", "Dee")
        ada, bo, cy, dee = self.people
        self.people.remove(dee)
        await self.stands(dee)
        await self.web.do(ada.seat, "settings", players=4, options={"pace": "off"}, terms={"memory": "aid"})
        await self.web.do(ada.seat, "fill", bot="random")
        cy.doubt = True
        found = await self.web.post(f"/api/tables/{self.code}/seats/mine/renew", None, cy.seat)
        cy.seat, cy.doubt = Seat(self.code, found["token"], found["you"]), False
        await self.web.do(ada.seat, "start")
        for person in self.people:
            await self.comes(person)
        await self.does(ada, type="say", text="Good evening")
        ada.notes.add("Bo bluffs")
        await self.does(ada, type="note", text="Bo bluffs")
        ada.notes = {"Bo bluffs"}
        await self.web.do(ada.seat, "pause")
        await self.web.do(ada.seat, "go-on")
        await self.claims_go_round()
        await self.does(bo, type="leave")
        await self.comes(bo)
        await self.all_go_and_come_back()
        if self.kind == "became-host":  # it takes a while until a host is missed
            await self.goes(ada)
            await self.until(lambda: bo.screens[-1].table.get("host") == "B")
        await self.plays_on(lambda: ada.screens[-1].over)
        await self.web.do(ada.seat, "rematch")
        await self.web.do(ada.seat, "close")

    async def opens(self, game: str, *names: str) -> None:
        options = {"pace": "off"} if game.startswith("mascarade") else {}
        terms = {"memory": "aid", "listed": True}
        host = await self.web.open(game, len(names), names[0], options=options, terms=terms)
        self.code = host.code
        self.people.append(Person(names[0], host))
        for name in names[1:]:
            self.people.append(Person(name, await self.web.sit(self.code, name)))

    async def stands(self, person: Person) -> None:
        answer = await self.web.http.delete(f"/api/tables/{self.code}/seats/mine", headers=person.seat.shown)
        assert answer.is_success, answer.text

    async def claims_go_round(self) -> None:
        """Until somebody is asked whether to claim; others leave their answer in advance, and take it back."""
        await self.plays_on(lambda: any(question_of(person, "ClaimToo") for person in self.people))
        left = []
        for person in self.people:
            message = {"type": "leave-answer", "name": "ClaimToo", "answer": "pass", "question": next_of(person)}
            if question_of(person) is None and await self.tries(person, **message):
                left.append(person)
        assert left, "nobody could leave an answer in advance"
        for person in left:
            await self.does(person, type="withdraw-answer")

    async def plays_on(self, enough: Callable[[], bool]) -> None:
        """Whoever is asked says who they are, if they may, or the first thing that is offered."""
        answered: dict[str, int] = {}
        while not enough():
            asked = [
                person
                for person in self.people
                if (question := question_of(person)) and question["number"] > answered.get(person.name, 0)
            ]
            if not asked:
                await self.until(
                    lambda: (
                        enough()
                        or any(
                            (question := question_of(person)) and question["number"] > answered.get(person.name, 0)
                            for person in self.people
                        )
                    )
                )
                continue
            question = question_of(asked[0])
            assert question is not None
            answered[asked[0].name] = question["number"]
            options = [option["text"] for option in question["options"]]
            said = next((option for option in options if option[0].isupper()), options[0])
            await self.tries(asked[0], type="answer", question=question["number"], answers=[said])

    async def all_go_and_come_back(self) -> None:
        for person in self.people:
            await self.goes(person)
        while (await self.web.table(self.code))["state"] != "asleep":
            await asyncio.sleep(0.05)
        for person in self.people:
            await self.comes(person)

    # ---- How it happens.

    async def comes(self, person: Person) -> None:
        screen = await self.web.screen(self.code, person.seat.token).connect()
        await screen.say(type="hello", version=VERSION, token=screen.token)
        person.screens.append(screen)
        self.reading.append(asyncio.create_task(self.reads(screen)))
        await self.until(lambda: any(message["type"] == "welcome" for message in screen.messages))

    async def goes(self, person: Person) -> None:
        for screen in person.screens:
            await screen.close()

    async def reads(self, screen: Screen) -> None:
        try:
            while True:
                await screen.next()
                self.news.set()
        except ConnectionClosed as closed:
            if closed.rcvd is None:  # nobody said goodbye
                self.news.set()
                raise

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not so():
                self.news.clear()
                gone = [task for task in self.reading if task.done() and task.exception() is not None]
                if gone:
                    raise ConnectionAbortedError
                await self.news.wait()

    async def does(self, person: Person, **message: Any) -> None:
        assert await self.tries(person, **message), message

    async def tries(self, person: Person, **message: Any) -> bool:
        """True when it was done, False when it was refused."""
        number, self.next_id = self.next_id, self.next_id + 1
        screen = person.screens[-1]
        await screen.say(id=number, **message)
        replies: list[Message] = []

        def is_answered() -> bool:
            replies[:] = [m for m in screen.messages if m["type"] in ("done", "refused") and m["id"] == number]
            return bool(replies)

        await self.until(is_answered)
        return bool(replies[0]["type"] == "done")


def question_of(person: Person, name: str = "") -> Message | None:
    question = person.screens[-1].question
    return question if question is not None and name in ("", question["name"]) else None


def next_of(person: Person) -> int:
    told = [message for message in person.screens[-1].messages if message["type"] in ("welcome", "news")]
    return int(told[-1]["next"])


# ---- Before and after.


async def died(store: str, kind: str, moment: str) -> Aftermath:
    """What is left of an evening whose server died at its first write of a kind."""
    aftermath = Aftermath(kind, moment)
    people: list[Person] = []
    if kind == SCHEMA:
        await asyncio.to_thread(died_at_once, store, kind, moment)
    else:
        server = started(store, *FLAGS, program=("tests.web.dying", kind, moment))
        try:
            async with Web(server) as web:
                evening = Evening(web, kind)
                going = asyncio.create_task(evening.goes_by())
                killed = await asyncio.to_thread(server.process.wait, PATIENCE)
                assert killed == -signal.SIGKILL
                evening.server_is_dead.set()
                await asyncio.wait_for(going, PATIENCE)
                people = evening.people
        finally:
            server.kill()
            server.close()
    server = started(store, *FLAGS)
    try:
        async with Web(server) as web:
            await look_around(web, people, aftermath)
        if "Traceback" in server.logged():
            aftermath.problems.append("a traceback was logged afterwards")
    finally:
        server.stop()
        server.close()
    return aftermath


def died_at_once(store: str, kind: str, moment: str) -> None:
    command = [sys.executable, "-m", "tests.web.dying", kind, moment, "serve", "--port", "0", "--store", store]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
    assert ended.returncode == -signal.SIGKILL, ended.stderr.decode()


async def look_around(web: Web, people: list[Person], aftermath: Aftermath) -> None:
    """Everybody comes back and compares; then they play on."""
    back: list[tuple[Person, Screen]] = []
    for person in people:
        screen = await web.screen(person.seat.code, person.seat.token).connect()
        try:
            await screen.hello(heard=0)
        except (AssertionError, ConnectionClosed):
            (aftermath.locked_out if person.doubt else aftermath.problems).append(f"{person.name} is not let in")
            continue
        back.append((person, screen))
        aftermath.facts += len(person.heard())
        compare(person, screen, aftermath)
        if any(line not in screen.lines for line in person.lines):
            aftermath.problems.append(f"a line of chat is gone that {person.name} had read")
        if screen.messages[-1]["notes"] not in person.notes:
            aftermath.problems.append(f"the notebook of {person.name} is another")
    if back:
        await play_on(web, people[0].seat, [screen for _, screen in back], aftermath)
    for person, screen in back:  # once more, since whoever was away gets their own ears again while they play
        compare(person, screen, aftermath)
        await screen.close()


def compare(person: Person, screen: Screen, aftermath: Aftermath) -> None:
    """Notes when something is missing of what the ears that this screen has now were told before."""
    now = heard_by(screen)
    if any(now.get(key) != fact for key, fact in person.heard().items() if key[0] == screen.ears):
        aftermath.problems.append(f"{person.name} had been told something else")


def heard_by(*screens: Screen) -> FactsHeard:
    """All facts that came with a welcome or with news."""
    found: FactsHeard = {}
    for screen in screens:
        ears = ""
        for message in screen.messages:
            ears = message.get("ears", ears)
            found |= {(ears, fact["n"]): fact for fact in message.get("facts", [])}
    return found


async def play_on(web: Web, host: Seat, screens: list[Screen], aftermath: Aftermath) -> None:
    """To the end, wherever the table stands; and the record of it can be verified."""
    state = (await web.table(host.code))["state"]
    try:
        if state == "open":
            await web.do(host, "fill", bot="random")
            await web.do(host, "start")
        if state == "paused":
            await web.do(host, "go-on")
        if state not in ("over", "closed"):
            async with asyncio.timeout(PATIENCE):
                await play_all(screens)
        if not verify(read_record(await web.record(host.code))).holds():
            aftermath.problems.append("the record cannot be verified")
    except (Refused, TimeoutError, ExceptionGroup) as problem:
        aftermath.problems.append(f"the table does not go on: {problem!r}")
