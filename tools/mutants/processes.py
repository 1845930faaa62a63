"""Runs work in forked processes: each begins with all that is imported here, and spoils nothing for the next."""

from __future__ import annotations

import json
import os
import resource
import selectors
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, BinaryIO, Final, TypeVar

T = TypeVar("T")
Emit = Callable[[Any], None]  # sends one result to the process that waits for it
MOST_BYTES: Final = 4 << 30  # of memory for one process: what does not end may not end the machine either
MOST_SECONDS: Final = 1800  # for one piece of work, by the wall clock, on the busiest of machines


class Endless(BaseException):
    """Raised in the midst of whatever takes too long. No `except Exception` swallows it."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises Endless after so many seconds of this process's own work: a busy machine is not held against it."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Endless

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.2)  # again, should somebody swallow even this
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Child:
    """A forked process that sends lines of JSON, and ends."""

    def __init__(self, produce: Callable[[Emit], object]) -> None:
        reading, writing = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
            with os.fdopen(writing, "wb") as out:
                work(produce, out)
            os._exit(0)
        os.close(writing)
        self.lines = os.fdopen(reading, "rb")
        self.deadline = time.monotonic() + MOST_SECONDS

    def close(self) -> None:
        self.lines.close()
        os.waitpid(self.pid, 0)


def work(produce: Callable[[Emit], object], out: BinaryIO) -> None:
    def emit(result: Any) -> None:
        out.write(json.dumps({"result": result}).encode() + b"\n")
        out.flush()

    try:
        produce(emit)
    except BaseException:
        out.write(json.dumps({"broken": traceback.format_exc()}).encode() + b"\n")


def result_in(line: bytes) -> Any:
    """What a child sent. A child that failed, failed for a reason that is ours, not the mutant's."""
    sent = json.loads(line)
    if "broken" in sent:
        raise RuntimeError(f"a process failed:\n{sent['broken']}")
    return sent["result"]


def streamed(produce: Callable[[Emit], object]) -> Iterator[Any]:
    """The results of one process, as they come."""
    child = Child(produce)
    try:
        for line in child.lines:
            yield result_in(line)
    finally:
        child.close()


def in_children(perform: Callable[[T], Any], tasks: list[T], jobs: int) -> Iterator[tuple[T, Any]]:
    """Each task in a process of its own, so many at a time, with its result; None where it had to be killed."""
    waiting = list(reversed(tasks))
    running: dict[int, tuple[T, Child]] = {}
    with selectors.DefaultSelector() as selector:
        while waiting or running:
            while waiting and len(running) < jobs:
                task = waiting.pop()
                child = Child(lambda emit, task=task: emit(perform(task)))  # type: ignore[misc]
                running[child.lines.fileno()] = (task, child)
                selector.register(child.lines, selectors.EVENT_READ)
            for key, _ in selector.select(timeout=5):
                task, child = running.pop(key.fd)
                selector.unregister(child.lines)
                line = child.lines.read()
                child.close()
                yield task, result_in(line) if line else None
            for _, child in running.values():
                if time.monotonic() > child.deadline:
                    os.kill(child.pid, signal.SIGKILL)
