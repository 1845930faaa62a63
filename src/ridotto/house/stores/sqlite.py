"""Tables in one SQLite file: one thread writes, and what comes while it does is committed together."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeAlias

import apsw

from ridotto.house.errors import StoreUnreachable
from ridotto.house.presence import PRIVATE, LocalPresence
from ridotto.house.stores.store import Batch, News, NotAStore, Tables, fits

MOST_AT_ONCE: Final = 500  # batches: with so many no others are waited for
MOST_ROWS: Final = 1000  # by one statement; SQLite takes ten thousand
BUSY_MS: Final = 5000  # another process may be writing: a backup, say
SECONDS_TO_LOOK: Final = 1.0  # for damage, at the start: some hundred megabytes
STEPS_TO_LOOK: Final = 10_000  # of SQLite, between two looks at the clock
LOG: Final = logging.getLogger("ridotto.house")
OURS: Final = 0x52494431  # "RID1", in the file's header

SCHEMA: Final = (  # one text a version, never changed once it is out: see tests/house/test_migrations.py
    """
    create table lines (
        code text not null, number integer not null, line blob not null, primary key (code, number)
    ) strict, without rowid;
    create table listings (
        place integer primary key, code text not null unique, listing blob not null
    ) strict;
    """,
    """
    create table used (code text primary key, day integer not null) strict, without rowid;
    create index used_by_day on used (day);
    insert into used select distinct code, unixepoch() / 86400 from lines;
    """,  # from here on there are lines (`became-host`, `renewed`) that versions before cannot read
)

LENGTHS: Final = """
    select json_group_object(value, (select max(number) from lines where code = value)) from json_each(?)
"""  # one row: for each row the writing thread would have to wait until the one that plays lets it go on

Job: TypeAlias = tuple[tuple[Batch, ...], "asyncio.Future[bool]"]  # all of its batches are stored, or none


class SqliteStore:
    """Tables in a file. Every commit is flushed to the disk (synchronous=FULL) before anybody is told of it."""

    shared = False

    def __init__(self, path: str, writer: apsw.Connection, reader: apsw.Connection) -> None:
        self.path = path
        self.file = file_at(path)
        self.writer = writer
        self.reader = reader
        self.reading = threading.Lock()
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.collected: list[Job] = []  # to be handed to the writer together: to wake it costs more than to write
        self.thread = threading.Thread(target=self.write_on, name="ridotto-store", daemon=True)
        self.thread.start()

    @classmethod
    async def at(cls, path: str) -> SqliteStore:
        return cls(path, open_connection(path), open_connection(path))

    async def append(self, *batches: Batch) -> bool:
        done: asyncio.Future[bool] = self.loop.create_future()
        if not self.collected:
            self.loop.call_soon(self.hand_over)
        self.collected.append((batches, done))
        return await done

    def hand_over(self) -> None:
        jobs, self.collected = self.collected, []
        if jobs:
            self.jobs.put(jobs)

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        return await self.fetch("select line from lines where code = ? and number > ? order by number", (code, after))

    async def list_tables(self, most: int) -> list[bytes]:
        return await self.fetch("select listing from listings order by place desc limit ?", (most,))

    async def list_unused(self, before: int, spared: Collection[str], most: int) -> list[str]:
        query = "select cast(code as blob) from used where day < ? order by day limit ?"
        codes = [code.decode() for code in await self.fetch(query, (before, most + len(spared)))]
        return [code for code in codes if code not in spared][:most]

    async def delete_unused(self, before: int, codes: Collection[str]) -> int:
        return await asyncio.to_thread(self.delete_before, before, codes)

    def listen(self, news: News, tables: Tables) -> None:
        """Does nothing: there is no other worker."""

    def presence(self) -> LocalPresence:
        return LocalPresence(f"{self.path}-kept")

    async def alive(self) -> bool:
        return self.thread.is_alive() and await asyncio.to_thread(self.can_be_written)

    async def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reader.close()
        self.writer.close()

    # ---- Reading.

    async def fetch(self, query: str, values: tuple[str | int, ...]) -> list[bytes]:
        return await asyncio.to_thread(self.fetch_now, query, values)

    def fetch_now(self, query: str, values: tuple[str | int, ...]) -> list[bytes]:
        try:
            with self.reading:
                return [bytes(row[0]) for row in self.reader.execute(query, values)]
        except apsw.Error:
            raise StoreUnreachable from None

    def delete_before(self, before: int, codes: Collection[str]) -> int:
        try:
            with self.reading, transaction(self.reader):
                query = "select code from used where day < ? and code in (select value from json_each(?))"
                unused = self.reader.execute(query, (before, json.dumps(list(codes)))).fetchall()
                for table in ("lines", "listings", "used"):
                    self.reader.executemany(f"delete from {table} where code = ?", unused)
        except apsw.Error:
            raise StoreUnreachable from None
        return len(unused)

    def can_be_written(self) -> bool:
        """True when the file can be written. It tries: on a full disk everything can still be read."""
        try:
            self.is_there()
            with self.reading, self.reader:
                self.reader.pragma("user_version", len(SCHEMA))  # as it is
        except (OSError, apsw.Error):
            return False
        return True

    # ---- Writing, in a thread of its own.

    def write_on(self) -> None:
        together = self.jobs.get()
        while together is not None:
            while len(together) < MOST_AT_ONCE and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                together += following
            self.commit(together)
            together = self.jobs.get()

    def commit(self, jobs: list[Job]) -> None:
        try:
            self.is_there()
            stored = self.store_together([batches for batches, _ in jobs])
            self.is_there()
        except Exception as problem:  # whatever it is, somebody waits for an answer
            LOG.warning("the file cannot be written", extra={"problem": type(problem).__name__})
            self.loop.call_soon_threadsafe(fail, jobs)
        else:
            self.loop.call_soon_threadsafe(succeed, jobs, stored)

    def is_there(self) -> None:
        """Checks that the file was not moved or deleted: what is written to it then is lost without an error."""
        if file_at(self.path) != self.file:
            raise FileNotFoundError(self.path)

    def store_together(self, jobs: list[tuple[Batch, ...]]) -> list[bool]:
        """Stores a group in one transaction, by as few statements as possible; returns which of its jobs it stored."""
        with transaction(self.writer):
            lengths = self.lengths_of({batch.code for job in jobs for batch in job})
            stored = [fits(job, lengths) for job in jobs]
            batches = [batch for job, fitted in zip(jobs, stored) if fitted for batch in job]
            self.insert_lines(batches)
            for batch in batches:
                self.note(batch)
        return stored

    def lengths_of(self, codes: Collection[str]) -> dict[str, int]:
        """Returns how many lines each of these tables has."""
        found = self.writer.execute(LENGTHS, (json.dumps(sorted(codes)),)).get
        return {code: length or 0 for code, length in json.loads(found).items()}

    def insert_lines(self, batches: list[Batch]) -> None:
        values: list[str | int | bytes] = []
        for batch in batches:
            for number, line in enumerate(batch.lines, batch.after + 1):
                values += (batch.code, number, line)
        for start in range(0, len(values), 3 * MOST_ROWS):
            part = values[start : start + 3 * MOST_ROWS]
            self.writer.execute(insert_rows(len(part) // 3), part)

    def note(self, batch: Batch) -> None:
        """Notes how the table stands in the list, and when it was used."""
        if batch.relisted:
            self.writer.execute("delete from listings where code = ?", (batch.code,))
            if batch.listing is not None:
                values = (batch.code, batch.listing)
                self.writer.execute("insert into listings (code, listing) values (?, ?)", values)
        if batch.day is not None:
            self.writer.execute("insert or replace into used values (?, ?)", (batch.code, batch.day))


@lru_cache(maxsize=100)
def insert_rows(rows: int) -> str:
    return "insert into lines values " + ", ".join(["(?, ?, ?)"] * rows)


@contextmanager
def transaction(connection: apsw.Connection) -> Iterator[None]:
    """Does all that is done within it, or nothing. Nobody else writes meanwhile."""
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # after some errors SQLite has undone it by itself
            connection.execute("rollback")
        raise


def succeed(jobs: list[Job], stored: list[bool]) -> None:
    for (_, done), answer in zip(jobs, stored):
        if not done.done():
            done.set_result(answer)


def fail(jobs: list[Job]) -> None:
    for _, done in jobs:
        if not done.done():
            done.set_exception(StoreUnreachable())


# ---- The file.


def file_at(path: str) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def open_connection(path: str) -> apsw.Connection:
    """Returns a connection with the newest schema; refuses what is no store of ours, or of a newer version."""
    try:
        create_for_us_alone(path)
        connection = apsw.Connection(path)
        connection.set_busy_timeout(BUSY_MS)
        check_schema(connection, path)
        ask_for_wal(connection)
        connection.pragma("synchronous", 2)
        migrate(connection, path)
    except apsw.Error as problem:
        raise NotAStore(f"{path} cannot be opened as a SQLite file: {problem}") from None
    return connection


def create_for_us_alone(path: str) -> None:
    """Creates the file so that other users of the machine cannot read it: a store holds every secret of its tables.
    What SQLite puts beside it gets the same mode.
    """
    with suppress(OSError):  # it is there already, or SQLite says better why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def look_for_damage(path: str, seconds: float = SECONDS_TO_LOOK) -> None:
    """Checks the file before anybody is let in, or a broken page would be found in the middle of somebody's game. Of a
    large one it checks as much as it can in so many seconds.
    """
    deadline = time.monotonic() + seconds
    try:
        with closing(apsw.Connection(path)) as connection:
            connection.set_busy_timeout(BUSY_MS)
            connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS_TO_LOOK)
            found = str(connection.pragma("quick_check", 1)).splitlines()[-1]
    except apsw.InterruptError:
        found = "ok"  # as far as it was looked at
    except apsw.Error as problem:
        found = str(problem)
    if found != "ok":
        raise NotAStore(f"{path} is damaged ({found}): start with a backup of it, or see sqlite3's .recover")


@contextmanager
def lock_file(path: str) -> Iterator[None]:
    """Keeps the file for one house alone: where two store in one file, neither tells what the other stored.

    A house that is just closing is waited for. What is locked is a file of its own: the lock goes with its process, and
    copies of the tables can be made at any time.
    """
    create_for_us_alone(f"{path}-kept")
    with closing(apsw.Connection(f"{path}-kept")) as lock:
        lock.set_busy_timeout(BUSY_MS)
        try:
            lock.execute("begin exclusive")
        except apsw.BusyError:
            raise NotAStore(f"{path} is in use by another running ridotto: stop it first") from None
        except apsw.Error as problem:
            raise NotAStore(f"{path}-kept cannot be locked: {problem}") from None
        yield


def is_kept(path: str) -> bool:
    """True when a house keeps the tables in this file at the moment. What else is wrong with it, `lock_file` says."""
    if not Path(f"{path}-kept").is_file():
        return False
    try:
        with closing(apsw.Connection(f"{path}-kept")) as lock:
            lock.execute("begin exclusive")
    except apsw.Error as problem:
        return isinstance(problem, apsw.BusyError)
    return False


def ask_for_wal(connection: apsw.Connection) -> None:
    """Turns on the write-ahead log. SQLite does not wait by itself where two ask for it at once."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.pragma("journal_mode", "wal")
            return
        except apsw.BusyError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def check_schema(connection: apsw.Connection, path: str) -> int:
    """Returns the version of its schema; 0 when there is nothing yet."""
    empty = connection.pragma("schema_version") == 0
    version: int = connection.pragma("user_version")
    if not empty and connection.pragma("application_id") != OURS:
        raise NotAStore(f"{path} is a SQLite file, but none of ridotto's")
    if version > len(SCHEMA):
        raise NotAStore(f"{path} was written by a newer ridotto (schema {version}, this one knows {len(SCHEMA)})")
    return version


def migrate(connection: apsw.Connection, path: str) -> None:
    """Brings the schema up to date. Where several try at once, the first one does it."""
    with transaction(connection):
        for version in range(check_schema(connection, path), len(SCHEMA)):
            connection.execute(SCHEMA[version])
            connection.pragma("user_version", version + 1)
            connection.pragma("application_id", OURS)


def back_up(source: str, target: str) -> None:
    """Copies a store as it is at one moment, while people play on."""
    if not Path(source).is_file():
        raise NotAStore(f"{source}: there is no such file")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        raise NotAStore(f"{target}: there is such a file already") from None
    except OSError as problem:
        raise NotAStore(f"{target} cannot be written: {problem.strerror}") from None
    try:
        copy_database(source, target)
    except BaseException as problem:
        Path(target).unlink()
        if isinstance(problem, apsw.Error):
            raise NotAStore(f"{source} cannot be copied to {target}: {problem}") from None
        raise


def copy_database(source: str, target: str) -> None:
    origin = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READWRITE)
    copy = apsw.Connection(target)
    try:
        origin.set_busy_timeout(BUSY_MS)
        if check_schema(origin, source) == 0:
            raise NotAStore(f"{source}: there is nothing in it")
        with copy.backup("main", origin, "main") as copying:
            copying.step()  # all of it: by parts, it would begin again whenever somebody writes
    finally:
        copy.close()
        origin.close()
