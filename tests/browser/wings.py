"""Where the browser lives: a thread with an event loop of its own, so that a worker starts it once for all its tests.

A loop that ends with each test would end the browser as well; one that runs in the thread of the tests would be in the
way of those that start their own.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from tests.patience import PATIENCE

T = TypeVar("T")


class Wings:
    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="the browser's", daemon=True)
        self.kept = AsyncExitStack()

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *gone: type[BaseException] | BaseException | TracebackType | None) -> None:
        try:
            self.run(self.kept.aclose(), PATIENCE)
            self.run(self.loop.shutdown_asyncgens(), PATIENCE)
        finally:
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join(PATIENCE)
            self.loop.close()

    def keep(self, what: AbstractAsyncContextManager[T]) -> T:
        """Open until the last test is over."""
        return self.run(self.kept.enter_async_context(what))

    def run(self, deed: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
        """Done there, waited for here. Whatever takes longer is broken off, and says where it stood."""
        doing = asyncio.run_coroutine_threadsafe(deed, self.loop)
        try:
            return doing.result(seconds)
        except TookTooLong:
            if doing.done():
                raise
            doing.cancel()
            raise AssertionError(f"not done within {seconds:g} seconds") from None
        except Exception as failure:
            raise failure.with_traceback(ours(failure.__traceback__)) from None


def ours(steps: TracebackType | None) -> TracebackType | None:
    """Without Playwright's own: nobody reads it, and pytest would parse all of its sources to print it."""
    if steps is None:
        return None
    if "playwright" in Path(steps.tb_frame.f_code.co_filename).parts:
        return ours(steps.tb_next)
    return TracebackType(ours(steps.tb_next), steps.tb_frame, steps.tb_lasti, steps.tb_lineno)
