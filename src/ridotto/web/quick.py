"""A shorter way out for text frames: what is told to a thousand screens goes straight to their sockets.

Through ASGI a message passes a task, an event, a dictionary and a state machine, for every
screen of a table. Where a socket cannot take more at the moment, the long way waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "ridotto.write"
TEXT: Final = 0x81  # a text frame, and the whole of its message
SHORT: Final = 126  # bytes: from here on the length takes two bytes more
LONG: Final = 1 << 16  # and from here on eight

Write: TypeAlias = Callable[[Sequence[bytes]], bool]


class QuickSockets(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension of its scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] = getattr(self, "scope", {})
        scope.setdefault("extensions", {})[EXTENSION] = {"write": self.write}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Now and at once, or not at all: False where the socket is not open, or has enough to do."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([head(len(text)) + text for text in texts]))
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
