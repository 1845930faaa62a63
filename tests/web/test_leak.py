"""The leak contract on the wire: whoever cannot tell two worlds apart gets the same bytes from both, over real sockets.

Both worlds are stored, line by line, under the same code in two houses, as another worker would store them. The screens
hear them live, and are cut off and come back in between.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import moments
from ridotto.games import GAMES, game_called
from ridotto.house import TableActor, digest_of, messages
from ridotto.house.events import Answered, AnyEvent, Begun, ChosenTerms, Line, Opened, Sat, Settled, encode_line
from ridotto.house.session import ClientSession
from ridotto.house.stores import Batch
from ridotto.kernel import SPECTATOR, Match, Player, Together, give, name
from tests.house.rooms import in_a_loop
from tests.patience import PATIENCE
from tests.web.clients import Message, Web, connecting
from tests.web.inside import serving_here

CODE: Final = "BCDFGHJ"
SEED: Final = "07" * 32
NAMES: Final = tuple("Ada Bo Cy Di Ed Flo Gus Hal Ida Jo Kit Lou Max".split())
MOMENTS: Final = 4
EVERY: Final = 10  # facts that a player hears, the screens are cut off

TABLES: Final = [
    ("mascarade-1e", 4, "strict"),
    ("mascarade-2e", 5, "aid"),
    ("masques-ffg", 3, "strict"),
    ("masques-dust", 2, "aid"),
    ("masquerade", 3, "strict"),
    ("masquerade", 4, "aid"),
]


class Recorder:
    """All frames of one pair of ears, over as many sockets as it takes."""

    def __init__(self, url: str, player: Player) -> None:
        self.url = url
        self.player = player
        self.frames: list[str] = []
        self.heard = 0
        self.question = 0

    async def connect(self) -> None:
        self.socket = await connecting(self.url)
        token = None if self.player == SPECTATOR else f"token {name(self.player)}"
        hello = messages.Hello(messages.VERSION, token, name(self.player), self.heard, picture=True)
        await self.socket.send(messages.WRITER.encode(hello).decode())
        await self.take()

    async def take(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        self.heard = message.get("heard", self.heard)
        return message

    async def catch_up(self, heard: int) -> None:
        while self.heard < heard:
            await self.take()

    async def ask(self, question: messages.Why | messages.Deduce | messages.Trace, *replies: str) -> Message:
        """Takes all frames up to the reply. News that tells this player no fact may come before it."""
        await self.socket.send(messages.WRITER.encode(question).decode())
        while True:
            message = await self.take()
            if message["type"] in (*replies, "refused"):
                return message

    async def wonder(self, answers: list[str]) -> None:
        """Asks why each of these cannot be answered now; refused if it can."""
        for number, answer in enumerate(answers):
            await self.ask(messages.Why(number, answer), "because")

    async def deduce(self) -> None:
        """Asks what may lie where, and why. Refused if the table does not remember."""
        deduced = await self.ask(messages.Deduce(1), "deduced")
        sheets = deduced.get("deduction", {"mine": None, "public": None})
        for sheet in (sheets["mine"], sheets["public"]):
            cells = [(place, thing) for place, row in (sheet or {"places": {}})["places"].items() for thing in row]
            for place, thing in cells[self.heard % 7 :: 11][:3]:
                await self.ask(messages.Trace(2, place, [thing], public=sheet is sheets["public"]), "traced")


def asked_about(game: str) -> list[str]:
    """Some answers of every kind."""
    answers = GAMES[game].notation.answers
    return [answer.text for answer in answers[:: 1 + len(answers) // 12]]


def options_of(game: str) -> dict[str, str]:
    """Nobody waits to see, and nobody comes in the middle."""
    if game == "masquerade":
        return {"joining": "off"}
    return {"pace": "off"} if game.startswith("mascarade") else {}


def lines_of(
    game: str, match: Match, players: int, memory: str, options: dict[str, str] | None = None
) -> list[list[Line]]:
    """What happened, in portions: sealed answers together, since whoever gives the last one notices that it was."""
    options, rules = options_of(game) if options is None else options, game_called(game).rules_version
    opened = Opened(game, rules, players, options, ChosenTerms(memory=memory), digest_of("host"), SEED)
    seats: list[AnyEvent] = [Sat(n, NAMES[n], digest_of(f"token {name(Player(n))}")) for n in range(players)]
    found: list[list[AnyEvent]] = [[opened, *seats, Begun()]]
    replay = GAMES[game].start(GAMES[game].set_up(players, options))
    for given in match.record:
        if given.player >= players:
            found[-1].append(Settled(given.player, given.answer.text, given.late))
        elif isinstance(replay.top, Together) and any(replay.top.sealed):
            found[-1].append(Answered(given.player, (given.answer.text,)))
        else:
            found.append([Answered(given.player, (given.answer.text,))])
        give(replay, given)
    return [[Line(1_000_000.0, event) for event in portion] for portion in found]


async def all_is_sent(actor: TableActor, screens: int) -> None:
    """Waits until this many screens are connected and nothing waits to be sent to any of them.

    Without it, the order of a reply and of news that was on its way would depend on how busy the machine is.
    """

    def nothing_waits() -> bool:
        listeners = list(actor.presence.listeners)
        return len(listeners) == screens and all(
            isinstance(screen, ClientSession) and not screen.sending and not screen.news.is_set()
            for screen in listeners
        )

    async with asyncio.timeout(PATIENCE):
        while not nothing_waits():
            await asyncio.sleep(0)


async def stream(tmp_path: Path, world: Match, story: tuple[str, int, str], player: Player, where: str) -> list[str]:
    """All that reaches a player, and all that reaches a watcher, while a world is told."""
    game, players, memory = story
    async with serving_here(tmp_path / where) as inside:
        house, url = inside.house, inside.socket_of(CODE)
        actor: TableActor | None = None
        recorders: list[Recorder] = []
        number, told = 0, 0
        for portion in lines_of(game, world, players, memory):
            assert await house.store.append(Batch(CODE, number, [encode_line(line) for line in portion]))
            number += len(portion)
            if actor is None:
                actor = await house.table(CODE)
                recorders = [Recorder(url, ear) for ear in (player, SPECTATOR)]
                for recorder in recorders:
                    await recorder.connect()
                await all_is_sent(actor, len(recorders))
            await actor.catch_up()
            await all_is_sent(actor, len(recorders))
            for recorder in recorders:
                telling = actor.published.tellings[recorder.player]
                await recorder.catch_up(telling.heard)
            heard = recorders[0].heard
            if heard // EVERY > told // EVERY:  # cut off at moments that both worlds share
                told = heard
                for recorder in recorders:
                    await recorder.wonder(asked_about(game))
                    await recorder.socket.close()
                    await all_is_sent(actor, len(recorders) - 1)
                    await recorder.connect()
                    await all_is_sent(actor, len(recorders))
        assert actor is not None
        for remaining, recorder in reversed(list(enumerate(recorders))):
            await recorder.deduce()
            await recorder.socket.close()
            await all_is_sent(actor, remaining)
        return [frame for recorder in recorders for frame in recorder.frames]


def worlds_of(story: tuple[str, int, str]) -> Iterator[tuple[int, Player, Match, Match]]:
    """Moments of a match, each with a player, the truth, and another world that this player cannot tell from it."""
    game, players = GAMES[story[0]], story[1]
    setup = game.set_up(players, options_of(story[0]))
    for moment, match in enumerate(moments(game, setup, 5, MOMENTS)):
        player = match.seated[moment % players]
        for world in game.worlds(setup, player, match.heard_by(player), 1, Dice(moment).below):
            yield moment, player, match, world


def marked(story: tuple[str, int, str]) -> object:
    """One table runs on the sources, too; the wheel tells the others' stories several times faster."""
    return pytest.param(story, id="-".join(map(str, story)), marks=[] if story == TABLES[0] else pytest.mark.slow)


@pytest.mark.parametrize("story", [marked(story) for story in TABLES])
@in_a_loop
async def test_indistinguishable_worlds_are_the_same_bytes(tmp_path: Path, story: tuple[str, int, str]) -> None:
    compared = 0
    for moment, player, match, world in worlds_of(story):
        truth = await stream(tmp_path, match, story, player, f"{moment}-truth")
        other = await stream(tmp_path, world, story, player, f"{moment}-other")
        assert truth == other
        compared += len(truth)
    assert compared > 20


async def door(tmp_path: Path, world: Match, story: tuple[str, int, str], answers: int) -> list[str]:
    """All that a browser at the door asks for, after this many answers were given."""
    game, players, memory = story
    async with serving_here(tmp_path / str(answers)) as inside, Web(inside.address) as web:
        portions = lines_of(game, world, players, memory)[: answers + 1]
        lines = [encode_line(line) for portion in portions for line in portion]
        assert await inside.house.store.append(Batch(CODE, 0, lines))
        return [(await web.http.get(f"/api/tables/{CODE}")).text]


@pytest.mark.parametrize("story", TABLES[:1] + TABLES[2:3] + TABLES[4:5], ids=lambda story: "-".join(map(str, story)))
@in_a_loop
async def test_the_door_is_the_same_bytes_whatever_happens_in_the_game(
    tmp_path: Path, story: tuple[str, int, str]
) -> None:
    """Who waits at the door is told who sits there and which game it is, and cannot even count the turns."""
    _, _, match, _ = next(iter(worlds_of(story)))
    told = [await door(tmp_path, match, story, answers) for answers in (0, 1, 7, 20)]
    assert told[0] == told[1] == told[2] == told[3]
    assert NAMES[0] in told[0][0] and story[0] in told[0][0]
