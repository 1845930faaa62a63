"""A shorter way out for text frames: what is told to a thousand screens goes straight to their sockets.

Through ASGI a message passes a task, an event, a dictionary and a state machine, for every
screen of a table. Where a socket cannot take more at the moment, the long way waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "ridotto.write"
POST: Final = "ridotto.post"
FEW: Final = 7  # letters in one turn of the loop: what one table has to tell
TEXT: Final = 0x81  # a text frame, and the whole of its message
SHORT: Final = 126  # bytes: from here on the length takes two bytes more
LONG: Final = 1 << 16  # and from here on eight

Write: TypeAlias = Callable[[Sequence[bytes]], bool]


class Post:
    """Writes at once while there is little to do, so that nobody waits; and when there is much, all of one turn of the
    loop together: to wake somebody who reads costs more than to write, and whoever is awake is not woken again."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.busy = False
        self.letters = 0  # in this turn of the loop
        self.waiting: list[tuple[asyncio.Transport, bytes]] = []

    def send(self, to: asyncio.Transport, letter: bytes) -> None:
        if self.letters == 0:
            self.loop.call_soon(self.deliver)
        self.letters += 1
        if self.busy:
            self.waiting.append((to, letter))
        else:
            to.write(letter)

    def deliver(self) -> None:
        self.busy, self.letters = self.letters > FEW, 0
        waiting, self.waiting = self.waiting, []
        for to, letter in waiting:
            if not to.is_closing():
                to.write(letter)


class QuickSockets(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension of its scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] = getattr(self, "scope", {})
        scope.setdefault("extensions", {})[EXTENSION] = {"write": self.write}
        self.post: Post = self.app_state.setdefault(POST, Post(self.loop))

    def write(self, texts: Sequence[bytes]) -> bool:
        """Now and at once, or not at all: False where the socket is not open, or has enough to do."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.post.send(self.transport, b"".join([head(len(text)) + text for text in texts]))
        return True


def head(length: int) -> bytes:
    """Of a frame that a server sends: nothing is masked."""
    if length < SHORT:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, SHORT, length) if length < LONG else pack("!BBQ", TEXT, SHORT + 1, length)


def write_of(scope: Any) -> Write | None:
    """The short way, where this server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]
