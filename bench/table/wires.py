"""A WebSocket and an HTTP client with as little in them as will do: not they are to be measured."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import Any, Final, TypeAlias, cast

import msgspec

HOST: Final = "127.0.0.1"
GREETING: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, SQUEEZED = 0x80, 0x40  # bits of a frame's first byte
NO_MASK: Final = bytes(4)  # a mask like any other: the server takes it off all the same
TAIL: Final = b"\x00\x00\xff\xff"  # of every squeezed message, left out on the way


class Socket(asyncio.Protocol):
    """One client's connection: squeezes what it says, as browsers do, where the server is willing."""

    def __init__(self, port: int, path: str) -> None:
        self.greeting = GREETING.format(path=path, host=HOST, port=port).encode()
        self.transport: asyncio.Transport | None = None
        self.greeted = False
        self.inflate: Any = None
        self.rest = b""
        self.parts: list[bytes] = []
        self.closed = False
        self.bytes = 0  # that came

    # ---- For whoever plays.

    def opened(self) -> None:
        """The server has greeted back."""

    def told(self, text: bytes) -> None:
        """A message has come."""

    def lost(self) -> None:
        """The server has closed the connection."""

    def say(self, text: bytes) -> None:
        if self.inflate is None:
            self.write(LAST | TEXT, text)
        else:
            squeezer = zlib.compressobj(1, zlib.DEFLATED, -9, 1)
            squeezed = squeezer.compress(text) + squeezer.flush(zlib.Z_SYNC_FLUSH)
            self.write(LAST | SQUEEZED | TEXT, squeezed[: -len(TAIL)])

    def hang_up(self) -> None:
        if not self.closed:
            self.closed = True
            self.write(LAST | CLOSE, (1000).to_bytes(2, "big"))

    # ---- Inside.

    def write(self, first: int, payload: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        length = len(payload)
        if length < 126:
            head = bytes((first, 0x80 | length))
        else:
            head = bytes((first, 0x80 | 126)) + length.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed:
            self.closed = True
            self.lost()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self.rest + data if self.rest else data
        if not self.greeted:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head[:100])
            self.greeted = True
            if b"permessage-deflate" in head:
                self.inflate = zlib.decompressobj(-15).decompress
            self.opened()
        self.rest = self.read_frames(data)

    def read_frames(self, data: bytes) -> bytes:
        """All that are whole; what is left belongs to the next."""
        at, size = 0, len(data)
        while size - at >= 2:
            first, length, start = data[at], data[at + 1], at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > size:
                break
            at = start + length
            self.framed(first, data[start:at])
        return data[at:]

    def framed(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self.write(LAST | PONG, payload)
        elif kind == CLOSE:
            assert self.transport is not None
            if not self.closed:
                self.write(LAST | CLOSE, payload[:2])
            self.transport.close()
        elif kind != PONG:
            if self.inflate is not None and (first & SQUEEZED or self.parts):
                payload = self.inflate(payload + TAIL if first & LAST else payload)
            if self.parts or not first & LAST:
                self.parts.append(payload)
                payload = b"".join(self.parts)
            if first & LAST:
                self.parts.clear()
                if not self.closed:
                    self.told(payload)


Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def asked(connection: Connection, request: bytes) -> tuple[str, bytes]:
    """The head of the answer, in small letters, and its body."""
    reader, writer = connection
    writer.write(request)
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    return head, await reader.readexactly(int(head.partition("content-length:")[2].partition("\r\n")[0]))


class Desk:
    """HTTP: so many connections that are kept, and JSON both ways."""

    def __init__(self, port: int, connections: int) -> None:
        self.port = port
        self.free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def post(self, path: str, message: object = None, token: str | None = None) -> Any:
        body = b"" if message is None else msgspec.json.encode(message)
        lines = [f"POST {path} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/json"] if body else []
        lines += [f"Authorization: Bearer {token}"] if token is not None else []
        head, answer = await self.answered("\r\n".join([*lines, "", ""]).encode() + body)
        if head.split()[1][0] != "2":
            raise ConnectionError(f"{path}: {head.split()[1]} {answer.decode()[:200]}")
        return msgspec.json.decode(answer)

    async def answered(self, request: bytes) -> tuple[str, bytes]:
        kept, connection = await self.free.get(), None
        try:
            if kept is not None:
                with suppress(ConnectionError, asyncio.IncompleteReadError):  # servers hang up after a while
                    found = await asked(kept, request)
                    connection = kept
                    return found
            fresh = await asyncio.open_connection(HOST, self.port)
            found = await asked(fresh, request)
            connection = fresh
            return found
        finally:
            self.free.put_nowait(connection)
