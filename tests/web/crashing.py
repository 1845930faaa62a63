"""A server that is killed again and again: python -m tests.web.crashing [--kills N] [--store sqlite|postgresql]

First at every kind of write (tests/web/deaths.py), then at any moment, with tables under load. What is counted is what
people were told, and how much of that is gone when the server is up again: nothing may be.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

from tests.house.postgres import Postgres
from tests.web.clients import Message, Screen, Web
from tests.web.deaths import CASES, died
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, started

TABLES: Final = 6
PEOPLE: Final = ("Ada", "Bo", "Cy", "Di")
GAME: Final = "mascarade-2e"
AWAY: Final = ("store-unreachable", "not-that-question", "not-your-question", "match-over", "left-the-table")


@dataclass
class Account:
    """What people were told, and what of it was gone afterwards."""

    kills: int = 0
    moves: int = 0  # answers that were said to be done
    facts: int = 0  # told to somebody
    lost: int = 0  # of these facts, later
    refused: int = 0  # since nothing could be stored
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    async def so_many_more(self, moves: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Until so many more moves were told, or nobody plays any more."""
        wanted = self.moves + moves
        while self.moves < wanted and not all(task.done() for task in playing):
            self.moved.clear()
            waiting = asyncio.create_task(self.moved.wait())
            await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            playing = [task for task in playing if not task.done()]

    def line(self, store: str) -> str:
        return f"{store}: {self.kills} kills, {self.moves} moves and {self.facts} facts told, {self.lost} lost"


@dataclass
class Person:
    """Somebody at a table who remembers every fact, and compares when they are back."""

    account: Account
    dice: random.Random
    code: str
    token: str
    told: list[Message] = field(default_factory=list)
    over: bool = False

    async def plays(self, web: Web) -> None:
        """Until the game is over or the server is gone."""
        screen = web.screen(self.code, self.token)
        try:
            await screen.connect()
            await screen.hello(heard=0)
            self.compare(screen.facts)
            await self.goes_on(screen)
        except (OSError, WebSocketException, TimeoutError, AssertionError):
            pass  # cut off
        finally:
            self.told = max(self.told, screen.facts, key=len)
            if hasattr(screen, "socket"):
                await screen.socket.close()

    def compare(self, again: list[Message]) -> None:
        """At a table that reminds people, everything is told again."""
        for number, fact in enumerate(self.told):
            if number >= len(again) or again[number] != fact:
                self.account.lost += 1

    async def goes_on(self, screen: Screen) -> None:
        answered = 0
        while not screen.over:
            question = screen.question
            if question is not None and question["number"] > answered:
                answered = question["number"]
                said = self.dice.choice(question["options"])["text"]
                await screen.say(type="answer", id=answered, question=answered, answers=[said])
            message = await screen.next()
            if message["type"] == "done":
                self.account.moves += 1
                self.account.moved.set()
            elif message["type"] == "news":
                self.account.facts += len(message["facts"])
            elif message["type"] == "refused":
                assert message["code"] in AWAY, message
                if message["code"] == "store-unreachable":
                    self.account.refused += 1
                    answered -= 1  # nothing has happened: try again
                    await asyncio.sleep(0.05)
        self.over = True


class Load:
    """So many tables at which people play, over and over."""

    def __init__(self, account: Account, dice: random.Random) -> None:
        self.account = account
        self.dice = dice
        self.people: list[Person] = []

    async def opens_tables(self, web: Web) -> None:
        """As many as are missing: games end."""
        self.people = [person for person in self.people if not person.over]
        while len({person.code for person in self.people}) < TABLES:
            wished = {"options": {"pace": "off"}, "terms": {"memory": "aid"}}
            host = await web.open(GAME, len(PEOPLE), PEOPLE[0], **wished)
            seats = [host, *[await web.sit(host.code, called) for called in PEOPLE[1:]]]
            await web.do(host, "start")
            self.people += [Person(self.account, self.dice, seat.code, seat.token) for seat in seats]

    async def runs(self, server: Server, until: Callable[[], object]) -> None:
        """All play until a moment comes, which ends the server, or until all is over."""
        async with Web(server) as web:
            await self.opens_tables(web)
            playing = [asyncio.create_task(person.plays(web)) for person in self.people]
            await self.account.so_many_more(self.dice.randrange(80), playing)
            until()
            await asyncio.gather(*playing)


async def killed(store: str, kills: int, seed: int = 1, told: Callable[[str], None] = print) -> Account:
    """kill -9 so many times; at the end everybody comes back once more."""
    account = Account()
    load = Load(account, random.Random(seed))
    for number in range(kills + 1):
        server = started(store, "--grace", "3600", *AT_ONCE, *NO_LIMITS)
        await load.runs(server, server.kill)
        account.kills = min(number + 1, kills)
        assert server.process.stdout is not None
        server.process.stdout.close()
        server.errors.close()
        if number % 10 == 9:
            told(account.line(store.partition(":")[0]))
    return account


async def restarted(postgres: Postgres, times: int, seed: int = 1) -> Account:
    """PostgreSQL goes down and comes up again under a server that stays."""
    account = Account()
    load = Load(account, random.Random(seed))
    server = started(postgres.fresh(), "--grace", "3600", *AT_ONCE, *NO_LIMITS)
    try:
        async with Web(server) as web:
            for _ in range(times):
                await load.opens_tables(web)
                playing = [asyncio.create_task(person.plays(web)) for person in load.people]
                await account.so_many_more(load.dice.randrange(80), playing)
                await asyncio.to_thread(crash, postgres)
                account.kills += 1
                await asyncio.gather(*playing)
    finally:
        server.stop()
        assert server.process.stdout is not None
        server.process.stdout.close()
        server.errors.close()
    return account


def killed_at_every_write(fresh: Callable[[], str]) -> int:
    """Returns how often something was lost; each time with a store of its own."""
    bad = 0
    for kind, moment in CASES:
        aftermath = asyncio.run(died(fresh(), kind, moment))
        if aftermath.problems or aftermath.locked_out:
            print(aftermath.line())
        bad += bool(aftermath.problems)
    return bad


def crash(postgres: Postgres) -> None:
    postgres.stop(signal.SIGQUIT)
    postgres.start()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    arguments = parser.parse_args()
    lost = 0
    if arguments.store != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            stores = itertools.count()
            bad = killed_at_every_write(lambda: str(Path(folder, f"{next(stores)}.sqlite")))
            print(f"sqlite: killed at {len(CASES)} kinds and moments of writing, {bad} times something was lost")
            lost += bad
            account = asyncio.run(killed(str(Path(folder, "tables.sqlite")), arguments.kills))
            print(account.line("sqlite"))
            lost += account.lost
    if arguments.store != "sqlite":
        postgres = Postgres(fsync=True)
        try:
            bad = killed_at_every_write(postgres.fresh)
            print(f"postgresql: killed at {len(CASES)} kinds and moments of writing, {bad} times something was lost")
            lost += bad
            account = asyncio.run(killed(postgres.fresh(), arguments.kills))
            print(account.line("postgresql"))
            again = asyncio.run(restarted(postgres, max(1, arguments.kills // 10)))
            print(f"{again.line('postgresql itself')}; {again.refused} answers were refused and given again")
            lost += account.lost + again.lost
        finally:
            postgres.remove()
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
