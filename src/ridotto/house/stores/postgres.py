"""Tables in PostgreSQL, for several workers: what waits is sent in one statement, and the others are told of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import uuid
from collections import deque
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from ridotto.house.errors import StoreUnreachable
from ridotto.house.stores.address import unreadable, without_password
from ridotto.house.stores.database import FAILS, Connection, Readers, connect, migrate, readers_of
from ridotto.house.stores.hearing import Hearing
from ridotto.house.stores.postgres_presence import PostgresPresence
from ridotto.house.stores.store import Batch, News, NotAStore, NumbersTaken, Tables

MOST_AT_ONCE: Final = 500  # batches in one commit
READERS: Final = 4  # connections, beside one that writes and one that listens
PATIENCE: Final = 3.0  # seconds for finding out about a commit whose connection was lost
SOON: Final = 0.05  # seconds until the first try to do so
LOG: Final = logging.getLogger("ridotto.house")

# The worker that stores the first line of a batch has the number, and no other can store the rest: so a batch is
# stored whole or not at all, whatever other workers do meanwhile. All workers go by the order of codes, or two of
# them could wait for each other.
APPEND: Final = """
    with batches as (
        select * from unnest(
            $2::text[], $3::integer[], $4::integer[], $5::uuid[], $6::bytea[], $7::boolean[], $8::bytea[], $9::integer[]
        ) with ordinality as batch (code, after, last, id, line, relisted, listing, day, place)
    ), following as (
        select * from unnest($10::text[], $11::integer[], $12::bytea[]) as following (code, number, line)
    ), won as (
        insert into ridotto.lines (code, number, line, batch)
        select code, after + 1, line, id from batches
        where after = 0 or (
            select true from ridotto.lines before where before.code = batches.code and before.number = after
        )
        order by code
        on conflict do nothing
        returning code
    ), stored as materialized (
        select batches.* from batches join won using (code)
    ), others as (
        insert into ridotto.lines (code, number, line, batch)
        select code, number, following.line, id from following join stored using (code)
    ), unlisted as (
        delete from ridotto.listings using stored
        where listings.code = stored.code and relisted and stored.listing is null
    ), listed as (
        insert into ridotto.listings (code, listing)
        select code, listing from stored where relisted and listing is not null order by place
        on conflict (code) do update set listing = excluded.listing, place = excluded.place
    ), used as (
        insert into ridotto.used (code, day) select code, day from stored where day is not null order by code
        on conflict (code) do update set day = excluded.day
    ), news as (
        select string_agg(code || ':' || last, ' ') as pairs
        from (
            select code, last, sum(octet_length(code) + 12) over (order by place) / 7000 as piece from stored
        ) as pieces group by piece -- a notification has less than 8000 bytes
    )
    select array(select code from stored), (select count(pg_notify('ridotto', $1 || ' ' || pairs)) from news)
"""
OF_OURS: Final = """
    select lines.code from ridotto.lines
    join unnest($1::text[], $2::integer[], $3::uuid[]) as batch (code, after, id)
        on lines.code = batch.code and lines.number = after + 1 and lines.batch = id
"""
DELETE_UNUSED: Final = """
    with unused as (
        delete from ridotto.used where day < $1 and code = any($2::text[]) returning code
    ), unlisted as (
        delete from ridotto.listings using unused where listings.code = unused.code
    ), forgotten as (
        delete from ridotto.lines using unused where lines.code = unused.code
    )
    select count(*) from unused
"""
UNUSED: Final = "select code from ridotto.used where day < $1 and code <> all($2::text[]) order by day limit $3"
READ: Final = "select line from ridotto.lines where code = $1 and number > $2 order by number"
LISTED: Final = "select listing from ridotto.listings order by place desc limit $1"


@dataclass(frozen=True)
class Job:
    batches: tuple[Batch, ...]  # all of them are stored, or none
    id: uuid.UUID  # stored with their lines: after a lost connection it says whose they are
    done: asyncio.Future[bool]


class PostgresStore:
    """Tables in a database. Connections that are lost are made again by themselves."""

    shared = True

    def __init__(self, place: str, writer: Connection, readers: Readers) -> None:
        self.place = place  # with its password: for connecting, and for nothing else
        self.worker = secrets.token_hex(8)
        self.writer: Connection | None = writer
        self.readers = readers
        self.hearing = Hearing(place, self.worker)
        self.jobs: deque[Job] = deque()
        self.wanted = asyncio.Event()
        self.closing = False
        self.writing = asyncio.get_running_loop().create_task(self.write_on())

    @classmethod
    async def at(cls, place: str) -> PostgresStore:
        called = without_password(place)
        try:
            writer = await connect(place)
        except ValueError:  # whose text may hold what is in the address
            raise unreadable() from None
        except FAILS as problem:
            raise NotAStore(f"{called} cannot be reached: {problem or type(problem).__name__}") from None
        try:
            await migrate(writer, called)
            return cls(place, writer, await readers_of(place, READERS))
        except BaseException as problem:
            writer.terminate()
            if isinstance(problem, FAILS):
                raise NotAStore(f"{called} cannot be used: {problem or type(problem).__name__}") from None
            raise

    async def append(self, *batches: Batch) -> bool:
        if self.closing:
            raise StoreUnreachable
        job = Job(batches, uuid.uuid4(), asyncio.get_running_loop().create_future())
        self.jobs.append(job)
        self.wanted.set()
        return await job.done

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        return [bytes(row[0]) for row in await self.fetch(READ, code, after)]

    async def list_tables(self, most: int) -> list[bytes]:
        return [bytes(row[0]) for row in await self.fetch(LISTED, most)]

    async def list_unused(self, before: int, spared: Collection[str], most: int) -> list[str]:
        return [row[0] for row in await self.fetch(UNUSED, before, list(spared), most)]

    async def delete_unused(self, before: int, codes: Collection[str]) -> int:
        """Deletes old tables while nobody appends: a line could be stored after lines that are just being deleted."""
        try:
            async with self.readers.acquire() as connection, connection.transaction():
                await connection.execute("lock table ridotto.lines in share row exclusive mode")
                return int(await connection.fetchval(DELETE_UNUSED, before, list(codes)))
        except FAILS as problem:
            LOG.warning("tables cannot be deleted", extra={"problem": type(problem).__name__})
            raise StoreUnreachable from None

    def listen(self, news: News, tables: Tables) -> None:
        self.hearing.begin(news, tables)

    def presence(self) -> PostgresPresence:
        return PostgresPresence(self.worker, self.fetch)

    async def alive(self) -> bool:
        try:
            return bool(await self.fetch("select 1")) and not self.writing.done() and self.hearing.alive()
        except StoreUnreachable:
            return False

    async def close(self) -> None:
        """Stores what waits, then closes all connections."""
        self.closing = True
        self.wanted.set()
        await self.writing
        await self.hearing.close()
        if self.writer is not None:
            with suppress(*FAILS):
                await self.writer.close(timeout=5)
        with suppress(*FAILS):
            await asyncio.wait_for(self.readers.close(), 5)

    # ---- Reading.

    async def fetch(self, query: str, *values: object) -> list[Any]:
        """Returns the rows of a query, asked once more where the connection had been lost before."""
        for last in (False, True):
            try:
                found: list[Any] = await self.readers.fetch(query, *values)
                return found
            except FAILS as problem:
                if last or isinstance(problem, TimeoutError):
                    LOG.warning("the database cannot be read", extra={"problem": type(problem).__name__})
                    raise StoreUnreachable from None
        raise AssertionError

    # ---- Writing.

    async def write_on(self) -> None:
        while self.jobs or not self.closing:
            if not self.jobs:
                self.wanted.clear()
                await self.wanted.wait()
                continue
            jobs = self.together()
            try:
                stored = await self.commit(jobs)
            except Exception as problem:  # whatever it is, somebody waits for an answer
                if not isinstance(problem, StoreUnreachable):
                    LOG.error("the writer failed", extra={"problem": type(problem).__name__})
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(StoreUnreachable())
            else:
                for job in jobs:
                    if not job.done.done():
                        job.done.set_result(all(batch.code in stored for batch in job.batches))

    def together(self) -> list[Job]:
        """Takes the jobs that wait, one for each table: the next may depend on it. A job of several goes alone."""
        found: dict[str, Job] = {}
        left: list[Job] = []
        while self.jobs and len(found) < MOST_AT_ONCE:
            job = self.jobs.popleft()
            if len(job.batches) > 1 and not found:
                return [job]
            if len(job.batches) > 1:
                left.append(job)
                break
            code = job.batches[0].code
            if code in found:
                left.append(job)
            else:
                found[code] = job
        self.jobs.extendleft(reversed(left))
        return list(found.values())

    async def commit(self, jobs: list[Job]) -> set[str]:
        """Stores jobs, and returns the codes of those that are stored."""
        loop = asyncio.get_running_loop()
        until, wait = 0.0, SOON
        doubt = False  # it was sent, and no answer came
        while True:
            try:
                if self.writer is None or self.writer.is_closed():
                    self.writer = await connect(self.place)
                sent, doubted, doubt = self.writer, doubt, True
                stored = await self.send(sent, jobs)
                if doubted:
                    stored |= {row[0] for row in await sent.fetch(OF_OURS, *ids(jobs))}
                return stored
            except FAILS as problem:
                LOG.warning("the database cannot be written", extra={"problem": type(problem).__name__})
                if self.writer is not None:
                    self.writer.terminate()
                    self.writer = None
                until = until or loop.time() + PATIENCE  # however long the answer was waited for
                if not doubt or loop.time() > until:
                    self.hearing.look_again()
                    raise StoreUnreachable from None
            await asyncio.sleep(wait)
            wait = 2 * wait

    async def send(self, writer: Connection, jobs: list[Job]) -> set[str]:
        """Sends jobs, and returns the codes of those now stored. Several batches of one job need a transaction."""
        if len(jobs[0].batches) == 1:
            return set((await writer.fetchrow(APPEND, self.worker, *batch_columns(jobs)))[0])
        try:
            async with writer.transaction():
                stored = set((await writer.fetchrow(APPEND, self.worker, *batch_columns(jobs)))[0])
                if len(stored) < len(jobs[0].batches):
                    raise NumbersTaken
        except NumbersTaken:
            return set()
        return stored


def batch_columns(jobs: list[Job]) -> list[list[Any]]:
    batches = [batch for job in jobs for batch in job.batches]
    following = [
        (batch.code, number, line) for batch in batches for number, line in enumerate(batch.lines[1:], batch.after + 2)
    ]
    return [
        [batch.code for batch in batches],
        [batch.after for batch in batches],
        [batch.after + len(batch.lines) for batch in batches],
        [job.id for job in jobs for _ in job.batches],
        [batch.lines[0] for batch in batches],
        [batch.relisted for batch in batches],
        [batch.listing for batch in batches],
        [batch.day for batch in batches],
        [code for code, _, _ in following],
        [number for _, number, _ in following],
        [line for _, _, line in following],
    ]


def ids(jobs: list[Job]) -> list[list[Any]]:
    whose = [(batch, job.id) for job in jobs for batch in job.batches]
    return [[batch.code for batch, _ in whose], [batch.after for batch, _ in whose], [job_id for _, job_id in whose]]
