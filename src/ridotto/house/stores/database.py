"""How a PostgreSQL database is reached, and how its tables came to be what they are."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import asyncpg

from ridotto.house.stores.store import NotAStore

OURS: Final = 0x52494431  # "RID1": the lock of the worker that migrates
SETTINGS: Final[dict[str, Any]] = {  # of every connection; times are in seconds
    "timeout": 10.0,
    "command_timeout": 20.0,
    "server_settings": {"application_name": "ridotto", "jit": "off"},
}

SCHEMA: Final = (  # one text a version, never changed once it is out: see tests/house/test_migrations.py
    """
    create schema ridotto;
    create table ridotto.versions (version integer primary key);
    create table ridotto.lines (
        code text not null, number integer not null, line bytea not null, batch uuid not null,
        primary key (code, number)
    );
    create sequence ridotto.places;
    create table ridotto.listings (
        code text primary key, place bigint not null unique default nextval('ridotto.places'), listing bytea not null
    );
    create unlogged table ridotto.workers (worker text primary key, until timestamptz not null);
    create unlogged table ridotto.presence (
        code text not null, player integer not null,
        worker text not null references ridotto.workers on delete cascade,
        primary key (code, player, worker)
    );
    """,
    """
    create table ridotto.used (code text primary key, day integer not null);
    create index used_by_day on ridotto.used (day);
    insert into ridotto.used select distinct code, extract(epoch from now())::bigint / 86400 from ridotto.lines;
    alter table ridotto.workers add column at double precision not null default 0;
    """,  # from here on there are lines (`became-host`, `renewed`) that versions before cannot read
)

# What asyncpg raises when the database fails; InternalClientError if a connection is cut in the middle of a reply.
FAILS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
Connection: TypeAlias = Any  # asyncpg has no types
Readers: TypeAlias = Any


async def connect(place: str) -> Connection:
    """Returns a connection that answers a commit when it is flushed to the disk, whatever the database's default."""
    connection = await asyncpg.connect(place, **SETTINGS)
    try:
        await connection.execute(
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        connection.terminate()
        raise
    return connection


async def readers_of(place: str, most: int) -> Readers:
    """Returns connections for reading, made when they are needed, and again when they were lost."""

    async def as_it_is(connection: Connection) -> None:
        """Leaves a connection as it is: nothing is ever set on it, and tidying up would be a second query."""

    return await asyncpg.create_pool(place, min_size=0, max_size=most, reset=as_it_is, **SETTINGS)


async def migrate(connection: Connection, called: str) -> None:
    """Brings the schema up to date; refuses what is no store of ours, and what a newer version has written."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", OURS)  # several workers may start at once
        version = 0
        if await connection.fetchval("select to_regnamespace('ridotto') is not null"):
            if await connection.fetchval("select to_regclass('ridotto.versions') is null"):
                raise NotAStore(f"{called} has a schema called ridotto, but none of ridotto's")
            version = await connection.fetchval("select max(version) from ridotto.versions") or 0
        if version > len(SCHEMA):
            raise NotAStore(f"{called} was written by a newer ridotto (schema {version}, this one knows {len(SCHEMA)})")
        for number in range(version, len(SCHEMA)):
            await connection.execute(SCHEMA[number])
            await connection.execute("insert into ridotto.versions values ($1)", number + 1)
