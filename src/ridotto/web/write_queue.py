"""Writes text frames straight to their sockets, because what happens is told to a thousand screens.

Through ASGI a message passes a task, an event, a dictionary and a state machine, for every
screen of a table. Where a socket cannot take more at the moment, the long way waits for it.
"""

from __future__ import annotations

import asyncio
from struct import pack
from typing import Final

FEW: Final = 7  # writes in one turn of the loop: what one table has to tell
TEXT: Final = 0x81  # a text frame, and the whole of its message
SHORT: Final = 126  # bytes: from here on the length takes two bytes more
LONG: Final = 1 << 16  # and from here on eight


class WriteQueue:
    """Writes at once while there is little to do, so that nobody waits; and when there is much, all of one turn of the
    loop together: waking a reader costs more than writing, and one that is awake is not woken again.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.busy = False
        self.writes = 0  # in this turn of the loop
        self.waiting: list[tuple[SocketWriter, bytes]] = []

    def send(self, writer: SocketWriter, frames: bytes) -> None:
        if self.writes == 0:
            self.loop.call_soon(self.deliver)
        self.writes += 1
        if self.busy:
            self.waiting.append((writer, frames))
        else:
            writer.to.write(frames)

    def deliver(self) -> None:
        self.busy, self.writes = self.writes > FEW, 0
        waiting, self.waiting = self.waiting, []
        for writer, frames in waiting:
            if not writer.closed and not writer.to.is_closing():
                writer.to.write(frames)


class SocketWriter:
    """Writes plain frames to one socket."""

    def __init__(self, queue: WriteQueue, to: asyncio.Transport) -> None:
        self.queue = queue
        self.to = to
        self.closed = False  # from one side at least
        self.full = False  # it has enough to do

    def write(self, texts: list[bytes]) -> bool:
        """Writes now or in this turn of the loop; False when it cannot."""
        if self.closed or self.full or self.to.is_closing():
            return False
        self.queue.send(self, frame(texts))
        return True


def frame(texts: list[bytes]) -> bytes:
    frames = [head(len(text)) + text for text in texts]
    return frames[0] if len(frames) == 1 else b"".join(frames)


def head(length: int) -> bytes:
    """Returns the head of a frame that a server sends: nothing is masked."""
    if length < SHORT:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, SHORT, length) if length < LONG else pack("!BBQ", TEXT, SHORT + 1, length)
