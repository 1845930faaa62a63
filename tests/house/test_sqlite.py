"""What a SQLite file does beside: it is copied while it is written, and it may be full, busy or away."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import apsw
import pytest

from ridotto.house import StoreUnreachable
from ridotto.house.stores import NotAStore, kept_alone
from ridotto.house.stores.sqlite import SCHEMA, SqliteStore, back_up, look_for_damage, open_connection
from tests.house.rooms import in_a_loop
from tests.house.test_stores import batch, lines

Trouble = Callable[[SqliteStore], AbstractContextManager[None]]


@contextmanager
def full(store: SqliteStore) -> Iterator[None]:
    usual = store.writer.pragma("max_page_count")
    store.writer.pragma("max_page_count", 1)  # as many as there are, then
    yield
    store.writer.pragma("max_page_count", usual)


@contextmanager
def busy(store: SqliteStore) -> Iterator[None]:
    store.writer.set_busy_timeout(1)
    other = apsw.Connection(store.path)
    other.execute("begin immediate")
    yield
    other.close()


@contextmanager
def moved_away(store: SqliteStore) -> Iterator[None]:
    elsewhere = Path(store.path).rename(store.path + ".elsewhere")
    yield
    elsewhere.rename(store.path)


@contextmanager
def replaced(store: SqliteStore) -> Iterator[None]:
    with moved_away(store):
        Path(store.path).write_bytes(b"")
        yield


@pytest.mark.parametrize("trouble", [full, busy, moved_away, replaced])
@in_a_loop
async def test_what_cannot_be_stored_is_said_so_and_goes_well_later(trouble: Trouble, tmp_path: Path) -> None:
    store = await SqliteStore.at(str(tmp_path / "tables"))
    big = batch("AAA", 1, "x" * 100_000)
    assert await store.append(batch("AAA", 0, "one"))
    with trouble(store):
        for _ in range(3):
            with pytest.raises(StoreUnreachable):
                await store.append(big)
    assert await store.read("AAA") == lines("one")
    assert await store.append(big)
    assert await store.read("AAA", 1) == big.lines
    await store.close()


@in_a_loop
async def test_it_does_not_answer_once_it_is_closed(tmp_path: Path) -> None:
    store = await SqliteStore.at(str(tmp_path / "tables"))
    await store.close()
    assert not await store.alive()
    with pytest.raises(StoreUnreachable):
        await store.read("AAA")


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    for number in range(20):
        path = str(tmp_path / str(number))
        with ThreadPoolExecutor(8) as threads:
            connections = list(threads.map(open_connection, [path] * 8))
        assert {connection.pragma("user_version") for connection in connections} == {len(SCHEMA)}
        for connection in connections:
            connection.close()


@in_a_loop
async def test_a_store_that_is_too_large_to_be_checked_in_time_is_served(tmp_path: Path) -> None:
    path = str(tmp_path / "tables")
    store = await SqliteStore.at(path)
    assert await store.append(batch("AAA", 0, " ".join(["x" * 100] * 20_000)))
    await store.close()
    look_for_damage(path, seconds=-1.0)
    with Path(path).open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(NotAStore, match="is damaged"):
        look_for_damage(path)


# ---- Copies.


@in_a_loop
async def test_a_copy_made_while_people_play_is_as_the_tables_were_at_one_moment(tmp_path: Path) -> None:
    """Every second table is written after the one before it, so no moment has more lines of it."""
    source, copies = str(tmp_path / "tables"), [str(tmp_path / f"copy{number}") for number in range(5)]
    store = await SqliteStore.at(source)
    stop = False

    async def play(pair: int) -> None:
        length = 0
        while not stop:
            for side in "ab":
                assert await store.append(batch(f"{pair}{side}", length, f"{length} {length + 1} " + "x" * 500))
            length += 3

    playing = [asyncio.ensure_future(play(pair)) for pair in range(16)]
    for copy in copies:
        await asyncio.to_thread(back_up, source, copy)
    stop = True
    await asyncio.gather(*playing)
    await store.close()
    sizes = []
    for copy in copies:
        again = await SqliteStore.at(copy)
        for pair in range(16):
            first, second = await again.read(f"{pair}a"), await again.read(f"{pair}b")
            assert len(first) - len(second) in (0, 3)
            assert second == first[: len(second)]
        sizes.append(sum([len(await again.read(f"{pair}a")) for pair in range(16)]))
        await again.close()
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1], "nobody played meanwhile"


@in_a_loop
async def test_a_copy_is_never_made_over_another_file(tmp_path: Path) -> None:
    source, target = tmp_path / "tables", tmp_path / "copy"
    store = await SqliteStore.at(str(source))
    target.write_text("dear to me")
    with pytest.raises(NotAStore, match="there is such a file already"):
        back_up(str(source), str(target))
    assert target.read_text() == "dear to me"
    await store.close()


def test_what_is_no_store_is_not_copied(tmp_path: Path) -> None:
    target = tmp_path / "copy"
    text, other, empty = tmp_path / "text", tmp_path / "other", tmp_path / "empty"
    text.write_text("These are no tables. " * 100)
    connection = apsw.Connection(str(other))
    connection.execute("create table cats (name)")
    connection.close()
    empty.touch()
    for source, why in (
        (tmp_path / "nothing", "there is no such file"),
        (text, "cannot be copied"),
        (other, "none of ridotto's"),
        (empty, "there is nothing in it"),
    ):
        with pytest.raises(NotAStore, match=why):
            back_up(str(source), str(target))
        assert not target.exists()


@in_a_loop
async def test_a_copy_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    store = await SqliteStore.at(str(tmp_path / "tables"))
    with pytest.raises(NotAStore, match="cannot be written: No such file"):
        back_up(str(tmp_path / "tables"), str(tmp_path / "nowhere" / "copy"))
    await store.close()


@in_a_loop
async def test_only_its_owner_may_read_a_copy(tmp_path: Path) -> None:
    store = await SqliteStore.at(str(tmp_path / "tables"))
    back_up(str(tmp_path / "tables"), str(tmp_path / "copy"))
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    await store.close()


@in_a_loop
async def test_only_its_owner_may_read_a_store_and_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "tables"
    with kept_alone(str(path)):
        store = await SqliteStore.at(str(path))
        await store.append(batch("AAA", 0, "one"))
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        await store.close()
    assert {"tables", "tables-wal", "tables-shm", "tables-kept"} <= set(modes) and set(modes.values()) == {0o600}, modes


@pytest.mark.parametrize("trouble", [moved_away, busy])
@in_a_loop
async def test_a_store_that_cannot_be_written_is_not_alive(trouble: Trouble, tmp_path: Path) -> None:
    store = await SqliteStore.at(str(tmp_path / "tables"))
    assert await store.alive()
    store.reader.set_busy_timeout(1)
    with trouble(store):
        assert not await store.alive()
    assert await store.alive()
    await store.close()
