"""What PostgreSQL is chosen for: several workers, news of each other, and a database that comes and goes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
import pytest

from ridotto.house import StoreUnreachable
from ridotto.house.stores import Batch, NotAStore, hearing, store_at
from ridotto.house.stores import postgres as module
from ridotto.house.stores.postgres import PostgresStore
from tests.house.postgres import Postgres
from tests.house.rooms import in_a_loop
from tests.house.test_stores import TABLES, batch, lines, tell, until
from tests.patience import PATIENCE


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.at(place)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def by_hand(place: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(place)
    try:
        yield connection
    finally:
        connection.terminate()


class Heard:
    """What a store tells a house of these tables."""

    def __init__(self, store: PostgresStore, *codes: str) -> None:
        self.news: list[tuple[str, int]] = []
        self.more = asyncio.Event()
        store.listen(self.hear, lambda: codes)

    def hear(self, code: str, number: int) -> None:
        self.news.append((code, number))
        self.more.set()

    async def until(self, *news: tuple[str, int]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not set(news) <= set(self.news):
                self.more.clear()
                await self.more.wait()


async def listening(place: str, stores: int = 1) -> list[int]:
    """The server's processes for the connections that listen, once there are so many."""
    found: list[int] = []

    async def so() -> bool:
        async with by_hand(place) as connection:
            query = """
                select pid from pg_stat_activity
                where query like '%as asked (code)%' and state = 'idle' and application_name = 'ridotto'
                    and datname = current_database()
            """
            found[:] = [row[0] for row in await connection.fetch(query)]
        return len(found) == stores

    await until(so)
    return found


async def waiting(connection: Any, workers: int) -> bool:
    """Whether so many are held up by others."""
    query = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    return bool(await connection.fetchval(query) == workers)


# ---- Whole or not at all.


@pytest.mark.parametrize("outcome", ["commit", "rollback"])
@in_a_loop
async def test_a_batch_whose_first_line_somebody_is_just_storing_waits_and_is_whole_or_refused(
    outcome: str, empty: str
) -> None:
    async with opened(empty) as store, by_hand(empty) as other, by_hand(empty) as onlooker:
        await other.execute("begin")
        await other.execute("insert into ridotto.lines values ('AAA', 1, 'theirs', gen_random_uuid())")
        appending = asyncio.ensure_future(store.append(batch("AAA", 0, "one two three")))
        await until(lambda: waiting(onlooker, 1))
        await other.execute(outcome)
        assert await appending is (outcome == "rollback")
        assert await store.read("AAA") == (lines("theirs") if outcome == "commit" else lines("one two three"))


@in_a_loop
async def test_two_workers_that_store_at_the_same_tables_never_wait_for_each_other(
    empty: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Both are held up in the middle of their groups, and let go together."""
    async with opened(empty) as one, opened(empty) as other, by_hand(empty) as somebody:
        await somebody.execute("begin")
        await somebody.execute("insert into ridotto.lines values ('TABLE30', 1, 'theirs', gen_random_uuid())")
        mine = asyncio.gather(*[one.append(batch(code, 0, "mine")) for code in TABLES])
        yours = asyncio.gather(*[other.append(batch(code, 0, "yours")) for code in TABLES[::-1]])
        async with by_hand(empty) as onlooker:
            await until(lambda: waiting(onlooker, 2))
        await somebody.execute("rollback")
        assert [first != second for first, second in zip(await mine, reversed(await yours))] == [True] * 64
    assert caplog.text == "", "one of them had to give way"


# ---- A lost connection leaves a commit in doubt.


class Lossy:
    """A connection that is lost at the worst moment: before a statement arrives, or before its answer does."""

    def __init__(self, connection: Any, *, arrives: bool) -> None:
        self.connection = connection
        self.arrives = arrives

    async def fetchrow(self, *words: Any) -> Any:
        if self.arrives:
            await self.connection.fetchrow(*words)
        self.connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


@pytest.mark.parametrize("arrives", [True, False])
@in_a_loop
async def test_whether_a_commit_in_doubt_was_stored_is_found_out(arrives: bool, empty: str) -> None:
    async with opened(empty) as store:
        assert await store.append(batch("BBB", 0, "taken"))
        store.writer = Lossy(store.writer, arrives=arrives)
        stored = await asyncio.gather(
            store.append(batch("AAA", 0, "one two three")),
            store.append(batch("BBB", 0, "taken")),  # alike, and yet not ours
        )
        assert [*stored] == [True, False]
        assert await store.read("AAA") == lines("one two three")
        assert await store.append(batch("AAA", 3, "four"))


async def read_again(store: PostgresStore, code: str) -> list[bytes]:
    """As soon as that can be done."""
    while True:
        with suppress(StoreUnreachable):
            return await store.read(code)


@in_a_loop
async def test_connections_are_cut_under_load_and_every_answer_is_right(empty: str) -> None:
    """A batch that is told to be stored is there once; one that is told to be refused is not."""
    stop = False
    stored: dict[str, list[bytes]] = {code: [] for code in TABLES}

    async def play(store: PostgresStore, code: str) -> None:
        while not stop:
            length = len(stored[code])
            texts = lines(f"{length} {length + 1}")
            try:
                assert await store.append(Batch(code, length, texts))
                stored[code] += texts
            except StoreUnreachable:  # it may or may not have happened: whoever is told so reads again
                there = await read_again(store, code)
                assert there in (stored[code], stored[code] + texts)
                stored[code] = there

    async with opened(empty) as store, by_hand(empty) as onlooker:
        playing = [asyncio.ensure_future(play(store, code)) for code in TABLES]
        cuts = 0
        async with asyncio.timeout(PATIENCE):
            while cuts < 30:
                cut = await onlooker.fetch(
                    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%batches%'"
                    " and state = 'active' and application_name = 'ridotto' and datname = current_database()"
                )
                if cut:
                    cuts += 1
                    before = sum(map(len, stored.values()))
                    while sum(map(len, stored.values())) == before:  # cut for ever, it would say that it is away
                        await asyncio.sleep(0)
        stop = True
        await asyncio.gather(*playing)
        for code in TABLES:
            assert await store.read(code) == stored[code]


@in_a_loop
async def test_a_doubt_that_cannot_be_cleared_is_no_answer_and_the_house_is_told_when_it_is_cleared(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", -1.0)
    async with opened(empty) as store:
        heard = Heard(store, "AAA")
        await listening(empty)
        store.writer = Lossy(store.writer, arrives=True)
        with pytest.raises(StoreUnreachable):
            await store.append(batch("AAA", 0, "one two"))
        await heard.until(("AAA", 2))
        assert not await store.append(batch("AAA", 0, "one two"))


# ---- The database comes and goes.


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
@in_a_loop
async def test_while_the_database_is_away_nothing_is_stored_and_then_it_goes_on_by_itself(
    how: signal.Signals,
    empty: str,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    secret = empty.replace("postgres@", "postgres:s3cret@")
    async with opened(secret) as store, opened(empty) as other:
        heard = Heard(store, "AAA")
        assert await store.append(batch("AAA", 0, "one"))
        presence = store.presence()
        await tell(presence, AAA={1})
        await listening(empty)
        try:
            postgres.stop(how)
            for _ in range(3):
                with pytest.raises(StoreUnreachable):
                    await store.append(batch("AAA", 1, "lost"))
                with pytest.raises(StoreUnreachable):
                    await store.read("AAA")
                with pytest.raises(StoreUnreachable):
                    await tell(presence, AAA={1, 2})
            assert not await store.alive()
        finally:
            postgres.start()
        assert await other.append(batch("AAA", 1, "two three"))
        await heard.until(("AAA", 3))
        assert await store.alive()
        assert await store.append(batch("AAA", 3, "four"))
        assert await store.read("AAA") == lines("one two three four")
        await tell(presence)
        assert await other.presence().present("AAA") == {1, 2}, "what could not be told is told now"
    assert "cannot be written" in caplog.text and "cannot be read" in caplog.text and "cannot be heard" in caplog.text
    assert "s3cret" not in caplog.text and all("s3cret" not in str(vars(record)) for record in caplog.records)


@in_a_loop
async def test_a_store_can_be_closed_while_the_database_is_away(empty: str, postgres: Postgres) -> None:
    store = await PostgresStore.at(empty)
    Heard(store)
    await listening(empty)
    try:
        postgres.stop()
        async with asyncio.timeout(PATIENCE):
            await store.close()
    finally:
        postgres.start()
    with pytest.raises(StoreUnreachable):
        await store.append(batch("AAA", 0, "late"))


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("postgresql://ada:s3cret@127.0.0.1:1/balls", "the database balls at 127.0.0.1:1 cannot be reached"),
        ("postgres://ada:s3cret@no-such-host.invalid/balls", "the database balls at no-such-host.invalid cannot"),
        ("postgresql://ada:s3cret@/balls?host=/no/such/folder", "the database balls at /no/such/folder cannot"),
        ("postgresql://ada:s3cret/s3cret@host/balls", "the database's address cannot be read"),
        ("postgresql://ada:s3cret#s3cret@host/balls", "the database's address cannot be read"),
        ("postgresql://ada:x@[s3cret/balls", "the database's address cannot be read"),
        ("postgresql://ada:s3cret@127.0.0.1:port/balls", "the database's address cannot be read"),
        ("postgresql://ada:s3cret@127.0.0.1:1/balls?sslmode=odd", "the database's address cannot be read"),
        ("postgresql://ada:1?s3cret@127.0.0.1:1/balls", "the database's address cannot be read"),
        ("postgresql://ada:1/s3cret@127.0.0.1:1/balls", "the database's address cannot be read"),
        ("postgresql://ada:1#s3cret@127.0.0.1:1/balls", "the database's address cannot be read"),
        ("mysql://ada:s3cret@127.0.0.1/balls", "mysql:// is no store"),
    ],
)
@in_a_loop
async def test_a_database_that_cannot_be_reached_is_named_without_its_password(place: str, says: str) -> None:
    with pytest.raises(NotAStore) as refusal:
        await store_at(place)
    assert says in str(refusal.value)
    assert "s3cret" not in str(refusal.value)
    assert refusal.value.__context__ is None or refusal.value.__suppress_context__


@in_a_loop
async def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(NotAStore, match=r'the database nobodys at .* cannot be reached: database "nobodys" does not'):
        await store_at(postgres.address("nobodys"))


@in_a_loop
async def test_a_commit_is_flushed_even_where_the_database_is_used_to_less(empty: str) -> None:
    name = empty.partition("@/")[2].partition("?")[0]
    async with by_hand(empty) as connection:
        await connection.execute(f"alter database {name} set synchronous_commit = off")
    async with opened(empty) as store:
        assert store.writer is not None
        assert await store.writer.fetchval("show synchronous_commit") == "on"


# ---- News of other workers.


@in_a_loop
async def test_a_worker_hears_of_what_others_have_stored_and_not_of_its_own(empty: str) -> None:
    async with opened(empty) as one, opened(empty) as other:
        heard, own = Heard(one, "AAA"), Heard(other, "AAA")
        await listening(empty, 2)
        assert await other.append(batch("AAA", 0, "one two"))
        await heard.until(("AAA", 2))
        assert await one.append(batch("AAA", 2, "three"))
        await own.until(("AAA", 3))
        assert await other.append(batch("AAA", 3, "four"))
        await heard.until(("AAA", 4))
        assert heard.news == [("AAA", 2), ("AAA", 4)]
        assert own.news == [("AAA", 3)]


@in_a_loop
async def test_news_of_very_many_tables_are_told_in_pieces(empty: str) -> None:
    """A notification has to be shorter than 8000 bytes."""
    codes = [f"{number:050}" for number in range(1500)]
    async with opened(empty) as one, opened(empty) as other:
        heard = Heard(one)
        await listening(empty)
        assert all(await asyncio.gather(*[other.append(batch(code, 0, "one two")) for code in codes]))
        await heard.until(*[(code, 2) for code in codes])
        assert len(heard.news) == 1500


@in_a_loop
async def test_what_was_missed_while_nobody_listened_is_heard_as_soon_as_somebody_does(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "BEAT", 1000.0)
    async with opened(empty) as one, opened(empty) as other:
        heard = Heard(one, "AAA", "CCC")
        (pid,) = await listening(empty)
        async with by_hand(empty) as connection:
            await connection.execute("select pg_terminate_backend($1)", pid)
        assert await other.append(batch("BBB", 0, "of no interest"))
        assert await other.append(batch("AAA", 0, "one two"))
        await heard.until(("AAA", 2))
        assert await other.append(batch("AAA", 2, "three"))
        await heard.until(("AAA", 3))


class Garbled:
    """A connection that is cut in the middle of a reply: asyncpg then raises an error of its own."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def execute(self, *words: Any) -> Any:
        self.connection.terminate()
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")

    fetch = fetchrow = execute

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


@in_a_loop
async def test_a_worker_hears_on_after_a_reply_that_was_cut_in_the_middle(empty: str) -> None:
    async with opened(empty) as one, opened(empty) as other:
        heard = Heard(one, "AAA")
        await listening(empty)
        one.hearing.connection = Garbled(one.hearing.connection)
        one.hearing.look_again()
        assert await other.append(batch("AAA", 0, "one two"))
        await heard.until(("AAA", 2))
        assert await one.alive()


@in_a_loop
async def test_a_worker_stores_on_after_a_reply_that_was_cut_in_the_middle(empty: str) -> None:
    async with opened(empty) as store:
        store.writer = Garbled(store.writer)
        assert await store.append(batch("AAA", 0, "one two"))
        assert await store.read("AAA") == lines("one two")


class Doubting:
    """A connection that notes looks. While the first one is on its way a writer begins to doubt its last commit."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.connection = store.hearing.connection
        self.looks = 0
        self.looked = asyncio.Event()

    async def fetch(self, *words: Any) -> Any:
        rows = await self.connection.fetch(*words)
        self.looks += 1
        if self.looks == 1:
            self.store.hearing.look_again()
        else:
            self.looked.set()
        return rows

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


@in_a_loop
async def test_a_doubt_that_comes_during_a_look_is_looked_into(empty: str) -> None:
    async with opened(empty) as store:
        Heard(store, "AAA")
        await listening(empty)
        connection = store.hearing.connection = Doubting(store)
        store.hearing.look_again()
        async with asyncio.timeout(PATIENCE):
            await connection.looked.wait()


@in_a_loop
async def test_a_worker_that_hears_nothing_is_not_well(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(empty) as store:
        assert await store.alive()
        Heard(store)
        await listening(empty)
        assert await store.alive()
        monkeypatch.setattr(hearing, "DEAF_AFTER", 0.0)
        assert not await store.alive(), "its last look was too long ago"
    async with opened(empty) as store:
        Heard(store)
        assert store.hearing.task is not None
        store.hearing.task.cancel()
        await until_done(store.hearing.task)
        assert not await store.alive(), "nobody listens any more"


async def until_done(task: asyncio.Task[None]) -> None:
    await asyncio.wait([task], timeout=PATIENCE)


# ---- Who is there.


@in_a_loop
async def test_people_are_present_whichever_worker_they_are_connected_to(empty: str) -> None:
    async with opened(empty) as first, opened(empty) as second:
        one, other = first.presence(), second.presence()
        await tell(one, AAA={0, 1})
        await tell(other, AAA={1, 2})
        assert await one.present("AAA") == await other.present("AAA") == {0, 1, 2}
        await tell(one, AAA=set())
        assert await one.present("AAA") == await other.present("AAA") == {1, 2}
        await other.close()
        assert await one.present("AAA") == set(), "a worker that has closed has nobody connected"


@in_a_loop
async def test_people_of_a_worker_that_gives_no_sign_of_life_are_gone(empty: str) -> None:
    async with opened(empty) as first, opened(empty) as second, by_hand(empty) as connection:
        one, other = first.presence(), second.presence()
        await tell(one, AAA={0})
        await connection.execute("update ridotto.workers set until = now() + interval '1 second'")
        await tell(one, AAA={0})
        seconds = await connection.fetchval("select extract(epoch from until - now()) from ridotto.workers")
        assert 20 < seconds <= 25
        await connection.execute("update ridotto.workers set until = now() - interval '1 second'")
        assert await other.present("AAA") == set()
        await tell(other, AAA={3})  # and tidies up
        assert await connection.fetchval("select count(*) from ridotto.presence") == 1
        await tell(one, AAA={0})
        assert await other.present("AAA") == {0, 3}


@in_a_loop
async def test_people_are_still_here_after_the_database_has_forgotten_them(empty: str) -> None:
    """Such tables are empty after a crash."""
    async with opened(empty) as store, opened(empty) as other, by_hand(empty) as connection:
        presence = store.presence()
        await tell(presence, AAA={0, 1})
        await connection.execute("truncate ridotto.workers, ridotto.presence")
        assert await other.presence().present("AAA") == set()
        await tell(presence)
        assert await other.presence().present("AAA") == {0, 1}
