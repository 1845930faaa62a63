"""python -m tests.web.dying KIND MOMENT serve …: `ridotto serve`, which kills itself at its first write of this kind.

KIND is the kind of the first event that is stored together, such as `answered`; or `presence`, who is connected; or
`schema`, when a store is made. MOMENT is `before` the store is asked, `within` the write, or `after` it, when nobody
has been told yet.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any, Final, NoReturn

import apsw
import asyncpg

from ridotto.cli import main
from ridotto.house.events import AnyEvent, decode_line
from ridotto.house.presence import LocalPresence
from ridotto.house.stores import Batch
from ridotto.house.stores.postgres import PostgresStore
from ridotto.house.stores.postgres_presence import PostgresPresence
from ridotto.house.stores.sqlite import SqliteStore

MOMENTS: Final = ("before", "within", "after")
PRESENCE: Final = "presence"
SCHEMA: Final = "schema"


def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


class Death:
    def __init__(self, kind: str, moment: str) -> None:
        self.kind = kind
        self.moment = moment
        self.is_near = kind == SCHEMA  # whether the next commit is the last

    def arrange(self) -> None:
        apsw.connection_hooks.append(lambda connection: connection.set_commit_hook(self.commits))
        asks, sends = asyncpg.Connection.fetchrow, asyncpg.Connection.execute

        async def fetchrow(connection: Any, query: str, *values: Any, **more: Any) -> Any:
            if self.is_near and self.kind != SCHEMA:
                sent = asyncio.ensure_future(asks(connection, query, *values, **more))
                await asyncio.sleep(0)  # then it is on its way
                assert not sent.done()
                die()
            return await asks(connection, query, *values, **more)

        async def execute(connection: Any, query: str, *values: Any, **more: Any) -> Any:
            found = await sends(connection, query, *values, **more)
            if self.kind == SCHEMA and query.startswith("insert into ridotto.versions"):
                die()
            return found

        asyncpg.Connection.fetchrow, asyncpg.Connection.execute = fetchrow, execute
        for store in (SqliteStore, PostgresStore):
            self.wait_in(store)
        for presence in (LocalPresence, PostgresPresence):
            self.wait_at(presence)

    def wait_in(self, store: Any) -> None:
        appends = store.append

        async def append(itself: Any, *batches: Batch) -> bool:
            if not self.concerns(batches):
                return bool(await appends(itself, *batches))
            if self.moment == "before":
                die()
            self.is_near = self.moment == "within"
            await appends(itself, *batches)
            die()

        store.append = append

    def wait_at(self, presence: Any) -> None:
        tell = presence.tell

        async def tells(itself: Any, at: float) -> None:
            if self.kind == PRESENCE and itself.people and self.moment == "before":
                die()
            await tell(itself, at)
            if self.kind == PRESENCE and itself.people:
                die()

        presence.tell = tells

    def concerns(self, batches: tuple[Batch, ...]) -> bool:
        return any(kind_of(batch) == self.kind for batch in batches)

    def commits(self) -> bool:
        """Called by SQLite when all is written and nothing is committed."""
        if self.is_near:
            die()
        return False


def kind_of(batch: Batch) -> str:
    return tag_of(type(decode_line(batch.lines[0]).event))


def tag_of(kind: type[AnyEvent]) -> str:
    return str(kind.__struct_config__.tag)


if __name__ == "__main__":
    Death(sys.argv[1], sys.argv[2]).arrange()
    sys.exit(main(sys.argv[3:]))
