"""Stores of every version that ever was are opened, and nothing in them is lost; what is not ours is left alone."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest

from ridotto.house.stores import Batch, NotAStore, database, sqlite, store_at
from ridotto.house.stores.postgres import PostgresStore
from tests.house.rooms import in_a_loop
from tests.house.test_postgres import by_hand
from tests.house.test_stores import batch, delete_some, lines, listed, opened, tell

# Each writes what that version wrote, in its own words: these are not changed when the schema is.
Writer = Callable[[str], Awaitable[None]]


def file_of(path: str, version: int) -> apsw.Connection:
    connection = apsw.Connection(path)
    for text in sqlite.SCHEMA[:version]:
        connection.execute(text)
    connection.pragma("application_id", sqlite.OURS)
    connection.pragma("user_version", version)
    return connection


async def sqlite_1(path: str) -> None:
    connection = file_of(path, 1)
    connection.execute("insert into lines values ('AAA', 1, x'6f6e65'), ('AAA', 2, x'74776f'), ('BBB', 1, x'756e6f')")
    connection.execute("insert into listings values (1, 'BBB', x'7468656972'), (7, 'AAA', x'6f757273')")
    connection.close()


@asynccontextmanager
async def database_of(place: str, version: int) -> AsyncIterator[Any]:
    async with by_hand(place) as connection:
        for number, text in enumerate(database.SCHEMA[:version], 1):
            await connection.execute(text)
            await connection.execute("insert into ridotto.versions values ($1)", number)
        yield connection


async def postgres_1(place: str) -> None:
    async with database_of(place, 1) as connection:
        rows = [("AAA", 1, b"one"), ("AAA", 2, b"two"), ("BBB", 1, b"uno")]
        insert = "insert into ridotto.lines (code, number, line, batch) values ($1, $2, $3, $4)"
        await connection.executemany(insert, [(*row, uuid.uuid4()) for row in rows])
        shown = [("BBB", b"their"), ("AAA", b"ours")]
        await connection.executemany("insert into ridotto.listings (code, listing) values ($1, $2)", shown)


async def sqlite_2(path: str) -> None:
    await sqlite_1(path)
    connection = apsw.Connection(path)
    connection.execute(sqlite.SCHEMA[1])
    connection.execute("update used set day = 20000")
    connection.pragma("user_version", 2)
    connection.close()


async def postgres_2(place: str) -> None:
    await postgres_1(place)
    async with by_hand(place) as connection:
        await connection.execute(database.SCHEMA[1])
        await connection.execute("update ridotto.used set day = 20000")
        await connection.execute("insert into ridotto.versions values (2)")


SQLITE: tuple[Writer, ...] = (sqlite_1, sqlite_2)
POSTGRES: tuple[Writer, ...] = (postgres_1, postgres_2)


async def whole(place: str) -> None:
    """All that the writers wrote is there, and it goes on."""
    async with opened(place) as store:
        assert await store.read("AAA") == lines("one two")
        assert await store.read("BBB") == lines("uno")
        assert await store.list_tables(9) == [b"ours", b"their"]
        assert not await store.append(batch("AAA", 1, "again"))
        assert await store.append(batch("AAA", 2, "three four"))
        assert await store.append(listed("CCC", 0, b"new"))
        assert await store.list_tables(9) == [b"new", b"ours", b"their"]
        presence = store.presence()
        await tell(presence, AAA={1})
        assert await presence.present("AAA") == {1}
    async with opened(place) as store:
        assert await store.read("AAA") == lines("one two three four")
        assert await delete_some(store, 20_000, [], 9) == 0, "tables count from the upgrade on"
        assert await delete_some(store, 1_000_000, [], 9) == 2, "and CCC was stored without a day"


def test_every_version_has_its_writer() -> None:
    assert len(SQLITE) == len(sqlite.SCHEMA)
    assert len(POSTGRES) == len(database.SCHEMA)


@pytest.mark.parametrize("writer", SQLITE)
@in_a_loop
async def test_a_file_of_an_older_version_is_brought_up(writer: Writer, tmp_path: Path) -> None:
    path = str(tmp_path / "tables")
    await writer(path)
    await whole(path)


@pytest.mark.parametrize("writer", POSTGRES)
@in_a_loop
async def test_a_database_of_an_older_version_is_brought_up(writer: Writer, empty: str) -> None:
    await writer(empty)
    await whole(empty)


# ---- How the next version will come, shown with one that only a test has.


@pytest.mark.parametrize("older", [False, True])
@in_a_loop
async def test_a_next_version_of_a_file_is_reached_from_the_last_and_from_nothing(
    older: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "tables")
    if older:
        await SQLITE[-1](path)
    notes = "create table notes (code text) strict; insert into notes select distinct code from lines;"
    monkeypatch.setattr(sqlite, "SCHEMA", (*sqlite.SCHEMA, notes))
    async with opened(path) as store:
        assert await store.read("AAA") == (lines("one two") if older else [])
    connection = apsw.Connection(path)
    assert connection.pragma("user_version") == len(sqlite.SCHEMA)
    assert [row[0] for row in connection.execute("select code from notes order by 1")] == ["AAA", "BBB"] * older
    connection.close()


@pytest.mark.parametrize("older", [False, True])
@in_a_loop
async def test_a_next_version_of_a_database_is_reached_from_the_last_and_from_nothing(
    older: bool, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if older:
        await POSTGRES[-1](empty)
    nothing = (
        "create table ridotto.notes (code text); insert into ridotto.notes select distinct code from ridotto.lines"
    )
    monkeypatch.setattr(database, "SCHEMA", (*database.SCHEMA, nothing))
    stores = await asyncio.gather(*[PostgresStore.at(empty) for _ in range(6)])  # all at once
    assert await stores[0].read("AAA") == (lines("one two") if older else [])
    async with by_hand(empty) as connection:
        versions = [row[0] for row in await connection.fetch("select version from ridotto.versions order by 1")]
        assert versions == list(range(1, len(database.SCHEMA) + 1))
        assert await connection.fetchval("select count(*) from ridotto.notes") == 2 * older
    for store in stores:
        await store.close()


@in_a_loop
async def test_a_migration_that_fails_leaves_everything_as_it_was(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(place) as store:
        assert await store.append(Batch("AAA", 0, [b"one"]))
    broken = "create table notes (code text); insert into cats values (1)"
    module = sqlite if "://" not in place else database
    with monkeypatch.context() as patch:
        patch.setattr(module, "SCHEMA", (*module.SCHEMA, broken))
        with pytest.raises(NotAStore, match="cats"):
            await store_at(place)
    async with opened(place) as store:
        assert await store.read("AAA") == [b"one"]


# ---- Not ours.


@in_a_loop
async def test_what_a_newer_version_has_written_is_refused(place: str) -> None:
    async with opened(place) as store:
        assert await store.append(Batch("AAA", 0, [b"one"]))
    if "://" in place:
        async with by_hand(place) as connection:
            await connection.execute("insert into ridotto.versions values (99)")
    else:
        file = apsw.Connection(place)
        file.pragma("user_version", 99)
        file.close()
    with pytest.raises(NotAStore, match=r"was written by a newer ridotto \(schema 99, this one knows 2\)"):
        await store_at(place)


@in_a_loop
async def test_somebody_elses_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    cats, text, folder = tmp_path / "cats", tmp_path / "text", tmp_path
    connection = apsw.Connection(str(cats))
    connection.execute("create table cats (name); insert into cats values ('Tom')")
    connection.close()
    text.write_text("These are no tables. " * 100)
    before = cats.read_bytes(), text.read_bytes()
    with pytest.raises(NotAStore, match="is a SQLite file, but none of ridotto's"):
        await store_at(str(cats))
    with pytest.raises(NotAStore, match="cannot be opened as a SQLite file"):
        await store_at(str(text))
    with pytest.raises(NotAStore, match="cannot be opened as a SQLite file"):
        await store_at(str(folder))
    assert (cats.read_bytes(), text.read_bytes()) == before


@in_a_loop
async def test_somebody_elses_schema_is_refused_and_left_as_it_is(empty: str) -> None:
    async with by_hand(empty) as connection:
        await connection.execute("create schema ridotto; create table ridotto.cats (name text)")
        with pytest.raises(NotAStore, match="has a schema called ridotto, but none of ridotto's"):
            await store_at(empty)
        tables = await connection.fetch("select tablename from pg_tables where schemaname = 'ridotto'")
        assert [row[0] for row in tables] == ["cats"]


@in_a_loop
async def test_somebody_elses_tables_in_the_same_database_do_not_matter(empty: str) -> None:
    async with by_hand(empty) as connection:
        await connection.execute("create table lines (name text); insert into lines values ('Tom')")
        async with opened(empty) as store:
            assert await store.append(Batch("AAA", 0, [b"one"]))
        assert await connection.fetchval("select name from lines") == "Tom"


@in_a_loop
async def test_a_database_where_nothing_may_be_made_is_refused_with_the_reason(empty: str) -> None:
    async with by_hand(empty) as connection:
        await connection.execute("drop role if exists guest")
        await connection.execute("create role guest login")
    with pytest.raises(NotAStore, match="cannot be used: permission denied for database"):
        await store_at(empty.replace("postgres@", "guest@"))
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        async with by_hand(empty.replace("postgres@", "guest@")) as connection:
            await connection.execute("create schema ridotto")
