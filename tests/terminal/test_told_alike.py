"""Whatever `ridotto play` shows, a socket with the same ears was told: the same messages, and nothing beside them."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import pytest

from ridotto.games import GAMES
from ridotto.house import ChosenTerms, Environment, House, Meter, by, digest_of, messages
from ridotto.house.bot_pool import LocalBots
from ridotto.house.commands import Begin, FillSeats, Sit
from ridotto.house.decisions import steps_by
from ridotto.house.events import Opened
from ridotto.house.limits import Patience
from ridotto.house.new_table import draft_table
from ridotto.house.session import ClientSession
from ridotto.house.stores.memory import MemoryStore
from ridotto.kernel import Fact, Player
from ridotto.terminal.game_log import CODE, GameLog
from ridotto.terminal.local_table import TOKEN, LocalTable
from ridotto.terminal.screen import Screen, Speed
from ridotto.terminal.sitting import Sitting
from ridotto.words.files import catalogue
from tests.house.rooms import Clock
from tests.patience import PATIENCE

ME = Player(1)
ANSWERS = 30
QUICK = {"mascarade": {"pace": "off"}, "masques": {}, "masquerade": {}}


def opened_table(game: str, memory: str) -> Opened:
    found, host = GAMES[game], digest_of(TOKEN)
    options = QUICK[game.partition("-")[0]]
    terms = ChosenTerms(memory=memory, stand_in="random")
    return Opened(game, found.rules_version, found.usual_players(), options, terms, host, "5e" * 32)


class RecordingTable(LocalTable):
    """Notes what the terminal was told, and what it asked for beside that."""

    def __init__(self, log: GameLog) -> None:
        self.told: list[dict[str, Any]] = []
        self.facts_named: set[int] = set()
        self.facts_used: set[int] = set()
        super().__init__(log, ME)

    def receive(self, texts: list[bytes]) -> bool:
        self.told += [json.loads(text) for text in texts]
        return super().receive(texts)

    def next_message(self) -> messages.ToScreen | None:
        message = super().next_message()
        if isinstance(message, messages.Welcome | messages.News):
            self.facts_named |= {fact.n for fact in message.facts}
            assert message.question is None or message.question.name == self.asking().question
        return message

    def fact(self, number: int) -> Fact:
        self.facts_used.add(number)
        return super().fact(number)


def at_the_terminal(opened: Opened) -> RecordingTable:
    """Plays the first option again and again, and looks at everything on the way."""
    steps = [by(opened.host, command) for command in (Sit("Bo", opened.host, ME), FillSeats("random"), Begin())]
    table = RecordingTable(GameLog(draft_table(CODE, opened, steps, Clock().at, 0).batch.lines))
    typed = io.StringIO("1\n?\nm\nt\n" + "1\n" * ANSWERS)
    sitting = Sitting(table, Screen(typed, io.StringIO(), Speed.FAST, {}), None, catalogue("en"))
    sitting.begin()
    sitting.go_on()
    return table


async def at_a_socket(opened: Opened, answers: list[dict[str, Any]], last: int) -> list[dict[str, Any]]:
    """The same game in a house, up to this question; all that a session in it is told."""
    told: list[dict[str, Any]] = []
    news = asyncio.Event()
    bots = LocalBots()
    house = House(Environment(MemoryStore(), bots, now=Clock(), wall=Clock(), rehearsers=bots))
    commands = [Sit("Bo", opened.host, ME), FillSeats("random"), Begin()]
    actor = await house.open_table(opened, steps_by(opened.host, commands))
    screen = ClientSession(actor, messages.Hello(messages.VERSION, TOKEN, prospects=True), Patience(0), Meter())

    def receive(texts: list[bytes]) -> bool:
        told.extend([json.loads(text) for text in texts])
        news.set()
        screen.news.clear()
        return True

    async def until_asked(question: int) -> None:
        while last_question(told) != question:
            news.clear()
            await news.wait()

    await screen.arrive()
    receive(await screen.due())
    screen.write = receive
    async with asyncio.timeout(PATIENCE):
        for answer in answers:
            await until_asked(answer["question"])
            await screen.hear(json.dumps(answer))
        await until_asked(last)
    actor.farewell(screen)
    await house.close()
    return told


def last_question(told: list[dict[str, Any]]) -> int | None:
    asked = [message["question"] for message in told if message["type"] in ("welcome", "news")]
    return None if asked[-1] is None else asked[-1]["number"]


def facts_in(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [fact for message in told if message["type"] in ("welcome", "news") for fact in message["facts"]]


def questions_in(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    asked = [message["question"] for message in told if message["type"] in ("welcome", "news")]
    return [question for before, question in zip([None, *asked], asked) if question is not None and question != before]


@pytest.mark.parametrize("memory", ["strict", "aid"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_terminal_is_told_what_a_socket_with_the_same_ears_is_told(game: str, memory: str) -> None:
    opened = opened_table(game, memory)
    here = at_the_terminal(opened)
    asked = questions_in(here.told)
    answers = [
        {"type": "answer", "id": number, "question": question["number"], "answers": [question["options"][0]["text"]]}
        for number, question in enumerate(asked[:-1], 1)
    ]
    there = asyncio.run(at_a_socket(opened, answers, asked[-1]["number"]))
    assert len(answers) > 9, "a game of some length"
    assert questions_in(there)[: len(asked)] == asked
    both = min(len(facts_in(there)), len(facts_in(here.told)))  # one of them may have gone on a little
    assert facts_in(there)[:both] == facts_in(here.told)[:both] and both > 20
    welcomes = [told[0] for told in (here.told, there)]
    for key in ("you", "ears", "host", "setup", "notes"):
        assert welcomes[0][key] == welcomes[1][key], key


@pytest.mark.parametrize("game", list(GAMES))
def test_a_terminal_speaks_of_no_fact_that_no_message_has_told(game: str) -> None:
    here = at_the_terminal(opened_table(game, "strict"))
    assert here.facts_used and here.facts_used <= here.facts_named
