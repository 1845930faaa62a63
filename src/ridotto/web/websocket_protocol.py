"""The WebSockets of our server: those of uvicorn, with a shorter way out (write_queue.py) and a pace for frames.

uvicorn and websockets take apart whatever arrives before anybody counts it: a few megabytes of tiny frames would hold
up everybody for seconds. Here what arrives is taken apart piece by piece, and no faster than the pace allows.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from ridotto.house import TooFast
from ridotto.house.session import Write
from ridotto.web.connections import Leave
from ridotto.web.limits import FramePace
from ridotto.web.write_queue import SocketWriter, WriteQueue

EXTENSION: Final = "ridotto.write"
QUEUE: Final = "ridotto.write-queue"  # one for all sockets of a server
PIECE: Final = 512  # bytes that are taken apart at a time: 85 frames at most
MOST_BEHIND: Final = 5.0  # seconds that a socket may be behind with what it has sent; then it is closed


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension of its scope."""

    seconds_to_close: ClassVar[float] = 10.0  # that a closed socket may take to read what was left to send
    writer: SocketWriter | None = None

    def __init__(self, *args: Any, messages: float = 0.0, **kwargs: Any) -> None:
        """`messages` is how many a socket may send a second; 0 is no limit."""
        super().__init__(*args, **kwargs)
        self.pace = FramePace(messages)
        self.unread = bytearray()  # what has arrived and is not taken apart yet
        self.reader: asyncio.TimerHandle | None = None
        self.behind_since: float | None = None
        self.last_moment: asyncio.TimerHandle | None = None
        self.leave: Leave | None = None  # while this connection is counted

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.end_in_time()

    def end_in_time(self) -> None:
        """Cuts the connection off in a while: a peer that does not read what is left would keep it open for ever."""
        if self.last_moment is None and not self.disconnected:
            self.last_moment = self.loop.call_later(self.seconds_to_close, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()  # closes, and tells the application only when everything was read
        self.end_in_time()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] = getattr(self, "scope", {})
        write: Write = self.write_compressed
        if not self.conn.extensions:
            if QUEUE not in self.app_state:
                self.app_state[QUEUE] = WriteQueue(self.loop)
            self.writer = SocketWriter(self.app_state[QUEUE], self.transport)
            write = self.writer.write
        scope.setdefault("extensions", {})[EXTENSION] = {"write": write}

    def write_compressed(self, texts: list[bytes]) -> bool:
        """Writes like `SocketWriter.write`, to a socket whose messages are compressed."""
        if self.is_closed() or not self.writable.is_set():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def is_closed(self) -> bool:
        return self.close_sent or self.disconnected or self.conn.state is not State.OPEN

    # ---- What arrives.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # uvicorn hands over the head of a request that it has read
            super().data_received(data)
        elif self.unread or self.read_paused or len(data) > PIECE or self.pace.seconds() > 0:
            self.unread += data
            if self.reader is None:
                self.read_on()
        else:
            self.take_apart(data)
        self.look()

    def read_on(self) -> None:
        """Takes apart what has arrived, until the application is to read a message first or the pace says to wait."""
        self.reader = None
        while self.unread and not self.read_paused and not self.transport.is_closing():
            seconds = self.pace.seconds()
            if seconds > 0:
                self.wait(seconds)
                break
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            self.take_apart(piece)
        if self.unread:
            self.transport.pause_reading()
        else:
            self.behind_since = None
            if not self.read_paused:
                self.transport.resume_reading()

    def take_apart(self, piece: bytes) -> None:
        self.conn.receive_data(piece)
        self.pace.spend(len(self.conn.events), len(piece))
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def wait(self, seconds: float) -> None:
        now = self.loop.time()
        self.behind_since = now if self.behind_since is None else self.behind_since
        if now - self.behind_since >= MOST_BEHIND:
            self.show_out()
        else:
            self.reader = self.loop.call_later(seconds, self.read_on)

    def show_out(self) -> None:
        """Closes a socket that sends far more than it may, without reading on."""
        self.unread.clear()
        self.conn.fail(CloseCode.POLICY_VIOLATION, TooFast.code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.end_in_time()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():  # reading was paused until the application had this message
            self.read_paused = False
            if not self.unread:
                self.transport.resume_reading()
            elif self.reader is None:
                self.read_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()
            self.leave = None
        self.unread.clear()
        if self.reader is not None:
            self.reader.cancel()
            self.reader = None
        if self.last_moment is not None:
            self.last_moment.cancel()
        self.conn.parser.close()  # it and the connection hold each other: a circle for the garbage collector
        self.look()

    # ---- Whether it takes what it is told.

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
        if self.writer is not None:
            self.writer.closed, self.writer.full = self.is_closed(), not self.writable.is_set()


def write_of(scope: Any) -> Write | None:
    """Returns the short way out, where this server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]
