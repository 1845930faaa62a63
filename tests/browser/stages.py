"""A house where a table stands as a seeded match left it: the same each time, for whoever comes to look."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from ridotto.contracts.walking import walk
from ridotto.games import GAMES, game_called
from ridotto.house import digest_of
from ridotto.house.events import Answered, AnyEvent, ChosenTerms, Filled, Line, Opened, Sat, Settled, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import Match, Player, name
from ridotto.replay.playing import play_written
from tests.browser.company import Company
from tests.browser.people import Person
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, NAMES, SEED, lines_of, options_of

HOST: Final = digest_of("token A")
PAUSES_ANSWERED: Final = {"Ready": "ready", "SeenEnough": "ready", "Linger": "on"}


@dataclass(frozen=True)
class Moment:
    """A place in a seeded match: the first one at which somebody is asked such a question, and what is so besides."""

    game: str
    players: int
    asked: str  # the name of a question; empty: it is over
    by_another: bool = False  # the screen is of somebody who waits
    so: Callable[[Match], bool] = lambda match: True
    seed: int = 4
    memory: str = "aid"
    options: dict[str, str] = field(default_factory=dict)
    then: tuple[AnyEvent, ...] = ()  # what happened to the table after that
    bots: tuple[int, ...] | None = ()  # who are no people; None: all but the one whose screen it is
    names: tuple[str, ...] = NAMES
    live: int = 0  # how many of the last events happen only while the screen is looked at

    def found(self) -> tuple[Match, Player]:
        """The match, and whose screen it is."""
        rules = GAMES[self.game]
        for match in walk(rules, rules.set_up(self.players, self.chosen), self.seed):
            if not self.asked:
                if match.over():
                    return match, match.seated[0]
                continue
            asked = [question.player for question in match.open_questions() if type(question).__name__ == self.asked]
            if asked and self.so(match):
                seated = [player for player in match.seated if (player in asked) != self.by_another]
                if seated:
                    return match, seated[0]
        raise LookupError(f"{self.asked} is never asked in this match")

    @property
    def chosen(self) -> dict[str, str]:
        return {**options_of(self.game), **self.options}

    def stands(self) -> tuple[list[AnyEvent], Player]:
        """All that happened to the table, and whose screen it is."""
        match, player = self.found()
        lines = lines_of(self.game, match, self.players, self.memory, self.chosen)
        opened, *others = [line.event for portion in lines for line in portion]
        assert isinstance(opened, Opened)
        bots = tuple(each for each in match.seated if each != player) if self.bots is None else self.bots
        events = [self.filled(event, bots) for event in others]
        return [replace(opened, host=HOST), *events, *self.then], player

    def filled(self, event: AnyEvent, bots: tuple[int, ...]) -> AnyEvent:
        """What a bot does in place of a person, where one is to sit. People have the names of this stage."""
        if isinstance(event, Sat):
            called = self.names[event.seat]
            return Filled(event.seat, called, "courtier") if event.seat in bots else replace(event, name=called)
        if isinstance(event, Answered) and event.player in bots:
            return Settled(event.player, event.answers[0])
        return event


# The game of the first edition that the design shows, as far as its sixteenth turn.
EVENING: Final = """
fate:Judge fate:King fate:Queen fate:Bishop fate:Witch fate:Cheat fate:c
C:b C:swap D:e D:keep E:a E:swap F:c F:swap
A:look
B:Queen C..F:pass A:pass
C:King D:pass E:pass F:claim A:pass B:pass
D:Bishop E:pass F:pass A:pass B:pass C:pass
E:c E:swap
F:King A:pass B:pass C:pass D:pass E:pass
A:f A:swap
B:a B:keep
C:look
D:Judge E:pass F:pass A:pass B:pass C:claim
E:Queen F:pass A:pass B:pass C:pass D:pass
F:King A:claim B:claim C:pass D:pass E:pass"""


@dataclass(frozen=True)
class Played(Moment):
    """A place in the evening of the design: after so many words of it. Nobody is hurried, and pauses pass."""

    words: int = 0

    def found(self) -> tuple[Match, Player]:
        rules = GAMES[self.game]
        match = rules.start(rules.set_up(self.players, self.chosen))
        for word in EVENING.split()[: self.words]:
            while (paused := match.open_questions()[0]).name() in PAUSES_ANSWERED:
                match.answer(paused.player, rules.notation.read(PAUSES_ANSWERED[paused.name()]))
            play_written(match, rules, [word])
        return match, match.seated[0]


@dataclass(frozen=True)
class Lobby:
    """A table where not everybody has come yet. The first has opened it, and it is their screen."""

    game: str
    players: int
    come: int
    bots: int = 0
    then: tuple[AnyEvent, ...] = ()
    names: tuple[str, ...] = NAMES
    live: int = 0

    def stands(self) -> tuple[list[AnyEvent], Player]:
        rules = game_called(self.game).rules_version
        opened = Opened(self.game, rules, self.players, options_of(self.game), ChosenTerms(memory="aid"), HOST, SEED)
        people = [Sat(n, self.names[n], digest_of(f"token {name(Player(n))}")) for n in range(self.come)]
        last = range(self.players - self.bots, self.players)
        return [opened, *people, *[Filled(n, self.names[n], "courtier") for n in last], *self.then], Player(0)


Stage = Moment | Lobby


@dataclass(frozen=True)
class Staged:
    inside: Inside
    stage: Stage | None
    player: Player  # whose screen it is
    later: tuple[bytes, ...] = ()  # lines that are not stored yet, and how many are
    stored: int = 0

    @property
    def address(self) -> str:
        return self.inside.address

    def seat(self, player: Player | None = None) -> dict[str, str]:
        """What the browser of somebody keeps who sits there; unless named, of those whose screen it is."""
        if self.stage is None:
            return {}
        letter = name(self.player if player is None else player)
        held = {"token": f"token {letter}", "game": self.stage.game, "title": GAMES[self.stage.game].title}
        return {"ridotto.seats": json.dumps({CODE: {**held, "you": letter, "at": 1, "over": False}})}

    async def goes_on(self) -> None:
        """Stores the events that happen while somebody looks: open pages are told of them."""
        assert await self.inside.house.store.append(Batch(CODE, self.stored, list(self.later)))
        await (await self.inside.house.table(CODE)).catch_up()

    async def sits(self, company: Company, player: int) -> Person:
        """Somebody comes back to their seat, and has the table before their eyes."""
        person = await company.person(NAMES[player], kept=self.seat(Player(player)))
        await person.goes_to(f"/t/{CODE}")
        await person.page.locator(".ball.settled").wait_for()
        return person


@asynccontextmanager
async def staged(stage: Stage | None, place: Path) -> AsyncIterator[Staged]:
    async with serving_here(place / "tables.sqlite") as inside:
        if stage is None:
            yield Staged(inside, None, Player(0))
            return
        events, player = stage.stands()
        lines = [encode_line(Line(1_000_000.0, event)) for event in events]
        now = len(lines) - stage.live
        assert await inside.house.store.append(Batch(CODE, 0, lines[:now]))
        yield Staged(inside, stage, player, tuple(lines[now:]), now)
