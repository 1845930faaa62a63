"""HTTP connections of our server: uvicorn's, with limits on what one connection may make it hold.

uvicorn reads on while pipelined requests wait for their answers, keeps heads of any length, never hangs up on a client
that is silent or does not read, and parses whatever has arrived in one turn of the loop, even the body of a request
that is answered already. Each of these lets one connection without a token fill the memory or keep others waiting. And
when a connection ends, uvicorn tells the request that came last, not the one that is being answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from typing import TYPE_CHECKING, Any, ClassVar, Final

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ridotto.house import HouseError, OddRequest, TooFast
from ridotto.house.messages import WRITER
from ridotto.web.connections import Connections, Leave
from ridotto.web.errors import LongHead, TooLong, TooSlow
from ridotto.web.websocket_protocol import WebSocketProtocol
from ridotto.web.wire import problem_shown

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

LONGEST_HEAD: Final = 32_768  # bytes of a request that are not its body: head, trailers, and what frames its chunks
PIECE: Final = 4_096  # bytes of a connection that are parsed in one turn of the loop
MOST_WAITING: Final = 50  # pipelined requests
CONNECTIONS: Final = "ridotto.connections"  # those of all protocols of one process
MOST_DISCARDED: Final = 1 << 20  # bytes that are read from a connection after its end, and thrown away


class PipelineFlow(FlowControl):
    """Reads on only when no pipelined request waits, and everything that has arrived is parsed."""

    def __init__(self, transport: asyncio.Transport, *waiting: Sized) -> None:
        super().__init__(transport)
        self.waiting = waiting

    def resume_reading(self) -> None:
        if not any(self.waiting):
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    seconds_to_ask: ClassVar[float] = 20.0  # from the connection, or the first byte, to the end of a request
    seconds_to_read: ClassVar[float] = 30.0  # that an answer may wait for a client that does not read
    seconds_to_linger: ClassVar[float] = 2.0  # from our end of a connection to the client's

    def __init__(self, *args: Any, most_connections: int = 0, proxies: str = "", **kwargs: Any) -> None:
        """`most_connections` is the limit of one address, 0 for none; the addresses of `proxies` are not counted."""
        super().__init__(*args, **kwargs)
        if CONNECTIONS not in self.app_state:
            self.app_state[CONNECTIONS] = Connections(most_connections, proxies)
        self.open_connections: Connections = self.app_state[CONNECTIONS]
        self.leave: Leave | None = None  # while this connection is counted
        self.unparsed = bytearray()  # what has arrived and waits for the next turn of the loop
        self.parsing: asyncio.Handle | None = None
        self.overhead = 0  # bytes of this request that were not its body
        self.discarded: int | None = None  # bytes, after we have ended the connection
        self.asking: asyncio.TimerHandle | None = None
        self.sending: asyncio.TimerHandle | None = None
        self.unsent = 0  # bytes, when the timer was set
        self.answered: RequestResponseCycle | None = None  # the request that is being answered, or was last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.flow = PipelineFlow(transport, self.pipeline, self.unparsed)
        self.leave = self.open_connections.enter(
            self.client[0] if self.client else "", transport.get_extra_info("socket").fileno()
        )
        if self.leave is None:
            self.say(TooFast("too many connections: try again in a while"))
            transport.close()
        else:
            self.expect_request()

    def data_received(self, data: bytes) -> None:
        if self.discarded is not None:
            self.discarded += len(data)
            if self.discarded > MOST_DISCARDED:
                self.transport.close()
        elif self.unparsed or len(data) > PIECE:
            self.unparsed += data
            if self.parsing is None:
                self.parse_on()
        else:
            self.parse(data)

    def parse_on(self) -> None:
        """Parses one piece in each turn of the loop, so that other connections have theirs in between."""
        self.parsing = None
        piece = bytes(self.unparsed[:PIECE])
        del self.unparsed[:PIECE]
        self.parse(piece)
        if self.unparsed:
            self.flow.pause_reading()
            self.parsing = self.loop.call_soon(self.parse_on)
        elif self.is_parsing() and (self.cycle is None or len(self.cycle.body) <= HIGH_WATER_LIMIT):
            self.flow.resume_reading()

    def parse(self, piece: bytes) -> None:
        super().data_received(piece)
        self.overhead += len(piece)
        if not self.is_parsing():
            self.unparsed.clear()
        elif self.overhead > LONGEST_HEAD:
            self.hang_up(TooLong() if self.is_in_body() else LongHead())
        elif self.answered is None or self.answered.response_complete:
            self.expect_request()  # a request has begun, or a few empty lines have come before it

    def is_parsing(self) -> bool:
        return self.discarded is None and not self.transport.is_closing() and self.transport.get_protocol() is self

    def is_in_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body

    def connection_lost(self, exc: Exception | None) -> None:
        self.send_no_more()
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()
        self.cancel_asking()
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None
        self.stop_parsing()
        self.pipeline.clear()

    def stop_parsing(self) -> None:
        self.unparsed.clear()
        if self.parsing is not None:
            self.parsing.cancel()
            self.parsing = None

    def handle_websocket_upgrade(self) -> None:
        self.stop_parsing()
        self.flow.resume_reading()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketProtocol):
            protocol.leave, self.leave = self.leave, None
            if not protocol.handshake_initiated:  # websockets would read on for ever and answer nothing
                self.say(OddRequest("not the head of a WebSocket: expected no body, and no long or odd headers"))
                self.transport.close()
        self.parser = None  # type: ignore[assignment]  # it holds this protocol, which nobody needs any more

    # ---- What the parser finds.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.overhead = 0
        self.expect_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if len(self.pipeline) >= MOST_WAITING:
            self.send_no_more()
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self.overhead -= len(body)
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
        if self.flow.read_paused and not self.unparsed:
            self.expect_request()  # the client cannot send more until we read on
        else:
            self.hang_up(TooSlow())

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reader()

    def on_response_complete(self) -> None:
        body_is_missing = self.answered is not None and self.answered.more_body
        super().on_response_complete()
        if body_is_missing:
            self.linger()
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

    def hang_up(self, why: HouseError) -> None:
        """Says why, unless an answer to this request or an earlier one is still on its way."""
        answered = self.answered
        if answered is None or answered.response_complete or (answered is self.cycle and not answered.response_started):
            self.say(why)
        self.send_no_more()
        self.linger()
        self.expect_reader()

    def say(self, why: HouseError) -> None:
        body = WRITER.encode(problem_shown(why))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[why.status] + head + body)

    def linger(self) -> None:
        """Ends our side of the connection, and throws away what still arrives. To close it with something unread would
        reset it, and the client might never see its answer.
        """
        self.stop_parsing()
        self.cancel_asking()
        if self.discarded is None and not self.transport.is_closing():
            self.discarded = 0
            self.transport.write_eof()
            self.flow.resume_reading()
            self.asking = self.loop.call_later(self.seconds_to_linger, self.transport.close)
