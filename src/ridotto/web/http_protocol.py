"""HTTP connections of our server: uvicorn's, with limits on what one connection may make it hold.

uvicorn reads on while pipelined requests wait for their answers, keeps heads of any length, and never hangs up on a
client that is silent or does not read. Each of these lets one connection without a token fill the memory. And when a
connection ends, uvicorn tells the request that came last, not the one that is being answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from typing import TYPE_CHECKING, Any, ClassVar, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ridotto.house.messages import WRITER
from ridotto.web.errors import LongHead, TooSlow, WebError
from ridotto.web.wire import problem_shown

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

LONGEST_HEAD: Final = 32_768  # bytes of a request that are not its body
PIECE: Final = 4_096  # bytes that are parsed at a time
MOST_WAITING: Final = 50  # pipelined requests


class PipelineFlow(FlowControl):
    """Reads on only when no pipelined request waits."""

    def __init__(self, transport: asyncio.Transport, waiting: Sized) -> None:
        super().__init__(transport)
        self.waiting = waiting

    def resume_reading(self) -> None:
        if not self.waiting:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    seconds_to_ask: ClassVar[float] = 20.0  # from the connection, or the first byte, to the end of a request
    seconds_to_read: ClassVar[float] = 30.0  # that an answer may wait for a client that does not read

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unparsed = 0  # bytes since a request began or brought a part of its body
        self.asking: asyncio.TimerHandle | None = None
        self.sending: asyncio.TimerHandle | None = None
        self.unsent = 0  # bytes, when the timer was set
        self.answered: RequestResponseCycle | None = None  # the request that is being answered, or was last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.flow = PipelineFlow(transport, self.pipeline)
        self.expect_request()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self.unparsed += len(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self.unparsed > LONGEST_HEAD:
                self.hang_up(LongHead())
                return

    def connection_lost(self, exc: Exception | None) -> None:
        self.send_no_more()
        super().connection_lost(exc)
        self.cancel_asking()
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None
        self.pipeline.clear()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this protocol, which nobody needs any more

    # ---- What the parser finds.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.unparsed = 0
        self.expect_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if len(self.pipeline) >= MOST_WAITING:
            self.send_no_more()
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self.unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.cancel_asking()

    # ---- What is answered.

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def send_no_more(self) -> None:
        """Tells the request that is being answered that nobody is there any more: to write would be an error."""
        if self.answered is not None and not self.answered.response_complete:
            self.answered.disconnected = True
            self.answered.message_event.set()
        self.answered = None

    # ---- Clients that are too slow.

    def expect_request(self) -> None:
        if self.asking is None:
            self.asking = self.loop.call_later(self.seconds_to_ask, self.not_asked)

    def not_asked(self) -> None:
        self.asking = None
        if self.flow.read_paused:
            self.expect_request()  # the client cannot send more until we read on
        else:
            self.hang_up(TooSlow())

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reader()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect_reader()

    def expect_reader(self) -> None:
        """Looks at the connection again in a while, as long as something is to be sent on it."""
        self.unsent = self.transport.get_write_buffer_size()
        if self.sending is None and self.unsent > 0:
            self.sending = self.loop.call_later(self.seconds_to_read, self.is_it_read)

    def is_it_read(self) -> None:
        self.sending = None
        if 0 < self.unsent <= self.transport.get_write_buffer_size():
            self.send_no_more()
            self.transport.abort()
        else:
            self.expect_reader()

    def cancel_asking(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def hang_up(self, why: WebError) -> None:
        """Says why, unless an answer to an earlier request is still on its way."""
        if self.cycle is None or self.cycle.response_complete:
            body = WRITER.encode(problem_shown(why))
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[why.status] + head + body)
        self.send_no_more()
        self.transport.close()
        self.expect_reader()
