"""The sockets of our server: uvicorn's, with a shorter way out (see post.py)."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ridotto.web.post import Post, Way, Write

EXTENSION: Final = "ridotto.write"
POST: Final = "ridotto.post"  # one for all sockets of a server


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension of its scope."""

    way: Way | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] = getattr(self, "scope", {})
        write: Write = self.squeezed
        if not self.conn.extensions:
            if POST not in self.app_state:
                self.app_state[POST] = Post(self.loop)
            self.way = Way(self.app_state[POST], self.transport)
            write = self.way.write
        scope.setdefault("extensions", {})[EXTENSION] = {"write": write}

    def squeezed(self, texts: list[bytes]) -> bool:
        """As `Way.write`, for a socket whose messages are compressed."""
        if self.is_closed() or not self.writable.is_set():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def is_closed(self) -> bool:
        return self.close_sent or self.disconnected or self.conn.state is not State.OPEN

    # ---- Whatever changes that.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    async def send(self, message: Any) -> None:
        await super().send(message)
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def look(self) -> None:
        if self.way is not None:
            self.way.closed, self.way.full = self.is_closed(), not self.writable.is_set()


def write_of(scope: Any) -> Write | None:
    """The short way, where this server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]
