"""Six people at a table of boardgame.io: socket.io's frames over a WebSocket.

They take their seats in its lobby, as ours do, so that nobody else can move for them. A match that follows another has
to be joined anew.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from bench.table.crowd import NAMES, SEATS, Crowd, Player
from bench.table.wires import HOST, Desk

GAME: Final = "hidden"  # as peer/game.js names it
MASKS: Final = ("King", "Queen", "Bishop", "Judge", "Thief", "Witch")
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
HELLO, PING, PONG = b"0", b"2", b"3"  # of Engine.IO
JOIN: Final = f"40/{GAME},".encode()
EVENT: Final = f"42/{GAME},".encode()
UPDATE, SYNC, COMPANY = msgspec.Raw(b'"update"'), msgspec.Raw(b'"sync"'), msgspec.Raw(b'"matchData"')
LOBBY: Final = f"/games/{GAME}"


class Context(msgspec.Struct):
    currentPlayer: str
    gameover: Any = None


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


EVENTS: Final = msgspec.json.Decoder(list[msgspec.Raw])
STATES: Final = msgspec.json.Decoder(State)
SYNCED: Final = msgspec.json.Decoder(Synced)


def options_of(seat: str) -> list[tuple[str, tuple[object, ...]]]:
    """What game.js allows: moves, and what is said with them."""
    others = [str(other) for other in range(SEATS) if str(other) != seat]
    swaps = [("swap", (other, truly)) for other in others for truly in (True, False)]
    return [("look", ()), *swaps, *[("claim", (mask,)) for mask in MASKS]]


class TheirPlayer(Player):
    def __init__(self, port: int, table: TheirTable, seat: int, key: str) -> None:
        super().__init__(port, PATH, table.crowd)
        self.table = table
        self.seat = str(seat)
        self.key = key
        self.options = options_of(self.seat)
        self.state: State | None = None
        self.answered = -1
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def told(self, text: bytes) -> None:
        if text.startswith(EVENT):
            event, _, *rest = EVENTS.decode(text[len(EVENT) :])
            if event == UPDATE:
                self.sees(STATES.decode(rest[0]))
            elif event == SYNC:
                self.sees(SYNCED.decode(rest[0]).state)
            elif event == COMPANY and self.state is not None and not self.welcomed.done():
                self.welcomed.set_result(None)  # from now on it is told of everything; `sync` promises that too early
        elif text == PING:
            self.say(PONG)
        elif text.startswith(JOIN):
            self.say_event("sync", self.table.match, self.seat, self.key, SEATS)
        elif text.startswith(HELLO):
            self.say(JOIN)

    def sees(self, state: State) -> None:
        if state.number > self.answered:
            self.sees_own_answer()
        known, self.state = self.state, state
        if state.ctx.gameover is not None:
            self.table.is_over()
        elif state.ctx.currentPlayer == self.seat and (known is None or known.number != state.number):
            if self.table.complete:
                self.is_asked()

    def answer(self) -> None:
        state = self.state
        assert state is not None
        move, chosen = self.options[self.crowd.one_of(len(self.options))]
        self.answered = state.number
        payload = {"type": move, "args": chosen, "playerID": self.seat, "credentials": self.key}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say_answer(self.event("update", action, state.number, self.table.match, self.seat))

    def say_event(self, *words: object) -> None:
        self.say(self.event(*words))

    def event(self, *words: object) -> bytes:
        return EVENT + msgspec.json.encode(words)


class TheirTable:
    def __init__(self, port: int, desk: Desk, crowd: Crowd) -> None:
        self.port = port
        self.desk = desk
        self.crowd = crowd
        self.match = ""
        self.players: list[TheirPlayer] = []
        self.done = 0  # who have been told of the end
        self.complete = False  # nobody moves before all are there: they would miss it

    async def open(self) -> None:
        made = await self.desk.post(f"{LOBBY}/create", {"numPlayers": SEATS})
        await self.begin(made["matchID"])

    async def begin(self, match: str) -> None:
        loop = asyncio.get_running_loop()
        self.match = match
        self.done, self.complete = 0, False
        self.players = []
        for seat, name in enumerate(NAMES):
            wished = {"playerID": str(seat), "playerName": name}
            joined = await self.desk.post(f"{LOBBY}/{match}/join", wished)
            self.players.append(TheirPlayer(self.port, self, seat, joined["playerCredentials"]))
        for player in self.players:
            await loop.create_connection(lambda player=player: player, HOST, self.port)  # type: ignore[misc]
        await asyncio.gather(*[player.welcomed for player in self.players])
        self.complete = True
        self.players[0].is_asked()

    def is_over(self) -> None:
        """Once all have been told."""
        self.done += 1
        if self.done == SEATS:
            self.crowd.later(self.again)

    async def again(self) -> None:
        for player in self.players:
            self.crowd.bytes += player.bytes
            player.hang_up()
        host = self.players[0]
        following = await self.desk.post(
            f"{LOBBY}/{self.match}/playAgain", {"playerID": host.seat, "credentials": host.key}
        )
        await self.begin(following["nextMatchID"])
