"""A million messages that nobody should send: python -m tests.web.fuzzing [--messages N] [--seed N]

Vandals hold whole conversations (tests/web/conversations.py) while two people play at a table of their own. First there
are no limits, so that all of it reaches the rules; then a fiftieth is sent with the default limits, from one
address. No table may stop, no fault be logged, nobody be told what is not theirs, and neither the server's memory nor
the two people's waiting may exceed its bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.web.bystanders import Bystanders, bystanders
from tests.web.clients import Choose, Seat, Web, play_all
from tests.web.conversations import Vandal
from tests.web.raw_screens import Tally
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, started

VANDALS: Final = 12  # at once
SECONDS_BETWEEN_LOOKS: Final = 1.0  # at the server's memory
LOOKS_BETWEEN_LINES: Final = 10  # that say how far it is
MEGABYTE: Final = 1 << 20
SHOWN: Final = 5  # of each kind of problem

MOST_GROWTH: Final = 100 * MEGABYTE  # of the server's memory
LONGEST_WAIT: Final = 3.0  # seconds for a move of the two people
USUAL_WAIT: Final = 1.0  # for 99 of 100


@dataclass
class Damage:
    """What came of it."""

    tally: Tally
    growth: int = 0  # of the server's memory, at most, in bytes
    memory: int = 0

    def line(self) -> str:
        return f"{self.tally.line()}; memory {self.memory // MEGABYTE} MB, at most {self.growth // MEGABYTE} MB more"


async def fuzzed(
    server: Server, messages: int, seed: int = 1, *, limits: bool = False, told: Callable[[str], None] = print
) -> Damage:
    """Vandals at tables of other people, and at their own; without limits these people then play to the end."""
    damage = Damage(Tally())
    async with Web(server) as web:
        seats: list[Seat] = []
        for game, players, options in (
            ("mascarade-2e", 4, {"pace": "off"}),
            ("masquerade", 3, {}),
            ("masques-ffg", 2, {}),
        ):
            host = await web.open(game, players, "Ada", options=options, terms={"memory": "notes"})
            table = [host, *[await web.sit(host.code, f"P{number}") for number in range(1, players)]]
            await web.do(host, "start")
            seats += table
        before = server.memory()
        vandals = [Vandal(server, seats, damage.tally, seed + number, messages) for number in range(VANDALS)]
        raging = asyncio.gather(*[vandal.rages() for vandal in vandals])
        looks = 0
        while not raging.done():
            await asyncio.wait([raging], timeout=SECONDS_BETWEEN_LOOKS)
            damage.memory = server.memory()
            damage.growth = max(damage.growth, damage.memory - before)
            looks += 1
            if looks % LOOKS_BETWEEN_LINES == 0:
                told(damage.line())
        await raging
        if not limits:  # or they would have to play slowly
            await play_to_the_end(web, seats)
    return damage


async def play_to_the_end(web: Web, seats: list[Seat]) -> None:
    """Whatever was done to them, the tables go on."""
    screens = [web.screen(seat.code, seat.token) for seat in seats]
    for screen in screens:
        await screen.connect()
        await screen.hello()
    await play_all(screens, any_option(7))
    for screen in screens:
        assert screen.over
        await screen.close()


def any_option(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda question: [dice.choice(question["options"])["text"]]


def held(name: str, server: Server, damage: Damage, others: Bystanders) -> bool:
    """Prints what came of it, and returns whether all of it is within the bounds."""
    errors = [line for line in server.logged().splitlines() if "Traceback" in line or '"level": "error"' in line]
    longest, usual = max(others.waits), others.percentile(0.99)
    print(f"{name}: {damage.line()}")
    print(f"{name}: {len(others.waits)} moves of others took {usual:.3f} s (p99), at most {longest:.3f} s")
    problems = {
        "an error was logged": bool(errors),
        "somebody was told what is not theirs": bool(damage.tally.leaks),
        "a fault inside was answered": bool(damage.tally.faults),
        f"memory grew by more than {MOST_GROWTH // MEGABYTE} MB": damage.growth > MOST_GROWTH,
        f"a move took more than {LONGEST_WAIT} s": longest > LONGEST_WAIT,
        f"one of a hundred moves took more than {USUAL_WAIT} s": usual > USUAL_WAIT,
    }
    for problem, is_there in problems.items():
        if is_there:
            print(f"{name}: {problem}")
    for line in [*damage.tally.leaks[:SHOWN], *damage.tally.faults[:SHOWN], *errors[:SHOWN]]:
        print(f"    {line}")
    return not any(problems.values())


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--messages", metavar="N", type=int, default=1_000_000)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    arguments = parser.parse_args()
    well = True
    for name, messages, flags in (
        ("without limits", arguments.messages, NO_LIMITS),
        ("with the default limits", arguments.messages // 50, ()),
    ):
        with tempfile.TemporaryDirectory() as folder:
            server = started(Path(folder, "tables.sqlite"), "--grace", "10", *AT_ONCE, *flags)
            try:
                with bystanders(server) as others:
                    damage = asyncio.run(fuzzed(server, messages, arguments.seed, limits=flags == ()))
                well &= held(name, server, damage, others)
            finally:
                server.stop()
                server.close()
    print("every game went on, and all bounds held" if well else "not all of it held")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
