"""An evening that is nearly like any other: people play, and do whatever else comes to their minds.

Afterwards what each pair of ears was told is compared with the record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from ridotto.kernel import SPECTATOR, player_named
from ridotto.replay import read_record, replay_record
from tests.web.clients import Message, Seat, seat_in
from tests.web.raw_screens import RawScreen

if TYPE_CHECKING:
    from tests.web.conversations import Vandal


class OddEvening:
    """A table of the vandal's own, where people play, and do whatever else comes to their minds."""

    def __init__(self, vandal: Vandal, host: Seat) -> None:
        self.vandal = vandal
        self.dice = vandal.dice
        self.host = host
        self.seats = [host]
        self.screens: list[RawScreen] = []
        self.all_screens: list[RawScreen] = []  # those that have ended, too
        self.deeds: dict[Callable[[], Awaitable[None]], int] = {
            self.somebody_answers: 60,
            self.somebody_answers_oddly: 10,
            self.somebody_says_something: 10,
            self.somebody_sends_rubbish: 6,
            self.somebody_goes_and_comes_back: 3,
            self.somebody_asks_for_something: 3,
            self.the_host_does_something: 3,
            self.another_screen_comes: 1,
        }

    async def sits(self, name: str) -> None:
        answer = await self.vandal.asks("POST", f"/api/tables/{self.host.code}/seats", None, {"name": name})
        if answer.is_success:
            self.seats.append(seat_in(answer.json()))

    async def comes(self, seat: Seat | None) -> None:
        screen = await self.vandal.connected(self.host.code, None if seat is None else seat.token)
        self.screens.append(screen)
        self.all_screens.append(screen)

    async def goes_on(self) -> None:
        (deed,) = self.dice.choices(list(self.deeds), list(self.deeds.values()))
        try:
            await deed()
        except ConnectionClosed:
            self.screens = [screen for screen in self.screens if not screen.reading.done()]
        if not self.screens:
            await self.comes(self.dice.choice(self.seats))

    async def somebody_answers(self) -> None:
        asked = [screen for screen in self.screens if screen.question is not None]
        if not asked:
            await self.dice.choice(self.screens).waits()
            return
        screen = self.dice.choice(asked)
        question, screen.question = screen.question, None
        assert question is not None
        said = self.dice.choice(question["options"])["text"]
        await screen.say(type="answer", id=1, question=question["number"], answers=[said])
        await screen.waits()

    async def somebody_answers_oddly(self) -> None:
        """Twice, too late, too early, several at once, or what somebody else is asked."""
        questions = [screen.question for screen in self.screens if screen.question is not None]
        question: Message = {"number": 1, "options": [{"text": "swap"}]}
        if questions:
            question = self.dice.choice(questions)
        number = question["number"] + self.dice.choice([-1, 0, 0, 0, 1])
        said = [self.dice.choice(question["options"])["text"] for _ in range(self.dice.choice([1, 1, 2, 5]))]
        for _ in range(self.dice.choice([1, 2])):
            await self.dice.choice(self.screens).say(type="answer", id=2, question=number, answers=said)

    async def somebody_says_something(self) -> None:
        word, number = self.vandal.rubbish.word(), self.dice.randrange(60)
        message: Message = self.dice.choice(
            [
                {"type": "say", "text": word},
                {"type": "note", "text": word * 20},
                {"type": "why", "answer": word},
                {"type": "rehearse", "answers": [word]},
                {"type": "deduce"},
                {"type": "trace", "place": word, "things": [word]},
                {"type": "earlier", "before": number},
                {"type": "leave"},
                {"type": "leave-answer", "question": number, "name": "ClaimToo", "answer": "pass"},
                {"type": "withdraw-answer"},
            ]
        )
        await self.dice.choice(self.screens).say(id=3, **message)

    async def somebody_sends_rubbish(self) -> None:
        await self.dice.choice(self.screens).send(self.vandal.rubbish.text())

    async def somebody_goes_and_comes_back(self) -> None:
        screen = self.screens.pop(self.dice.randrange(len(self.screens)))
        if self.dice.random() < 0.5:
            await screen.socket.close()
        else:
            screen.socket.transport.abort()
        await screen.reading
        seats = [seat for seat in self.seats if seat.token == screen.token]
        await self.comes(seats[0] if seats else None)

    async def somebody_asks_for_something(self) -> None:
        what = self.dice.choice(["", "/record", "/replay", "/replay?ears=A", "/nothing"])
        token = self.dice.choice([None, self.dice.choice(self.seats).token])
        await self.vandal.asks("GET", f"/api/tables/{self.host.code}{what}", token)

    async def the_host_does_something(self) -> None:
        seat, bot = self.dice.choice("ABCDEZ"), self.dice.choice(["random", "courtier", "nobody"])
        deed, body = self.dice.choice(
            [
                ("pause", {}),
                ("go-on", {}),
                ("go-on", {}),
                ("fill", {"bot": bot}),
                ("replace", {"seat": seat, "bot": bot}),
                ("remove", {"seat": seat}),
                ("settings", self.some_settings(4, {})),
                ("start", {}),
                ("rematch", {}),
            ]
        )
        await self.host_does(deed, **body)

    def some_settings(self, players: int, options: dict[str, str]) -> dict[str, Any]:
        """Returns settings that can be, or cannot: with other terms, seats and options."""
        dice, word = self.dice, self.vandal.rubbish.word()
        terms = {"memory": dice.choice(["", "aid", word]), "watchers": dice.random() < 0.8, "chat": dice.random() < 0.8}
        more = {} if dice.random() < 0.7 else {word: word}
        return {"players": players + dice.choice([0, 0, 0, -1, 1]), "options": {**options, **more}, "terms": terms}

    async def host_does(self, deed: str, **body: Any) -> None:
        """The host, or in one of eight cases somebody else who has the host's page."""
        seat = self.host if self.dice.random() < 0.875 else self.dice.choice(self.seats)
        await self.vandal.asks("POST", f"/api/tables/{self.host.code}/{deed}", seat.token, body or None)

    async def another_screen_comes(self) -> None:
        await self.comes(self.dice.choice([*self.seats, None]))

    async def ends(self) -> None:
        """The table is closed, or everybody just hangs up; once it is closed, the record says who heard what."""
        record = None
        if self.dice.random() < 0.7:
            await self.vandal.asks("POST", f"/api/tables/{self.host.code}/close", self.host.token)
            record = await self.vandal.asks("GET", f"/api/tables/{self.host.code}/record", self.host.token)
        for screen in self.screens:
            await screen.socket.close()
            await screen.reading
        if record is not None and record.is_success:
            await asyncio.to_thread(self.compare, record.text)

    def compare(self, record: str) -> None:
        """Each pair of ears has heard what the record says, and nothing else."""
        match = replay_record(read_record(record))
        self.vandal.tally.evenings += 1
        for screen in self.all_screens:
            for ears, facts in screen.heard.items():
                player = SPECTATOR if ears == "-" else player_named(ears)
                assert player is not None
                heard = [fact.data() for fact in match.heard_by(player)]
                for number, text in facts.items():
                    if number > len(heard) or heard[number - 1] != text:
                        self.vandal.tally.leaks.append(f"{ears} was told {text!r} as number {number}")
