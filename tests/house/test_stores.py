"""What every store owes the house, asked of memory, of a real SQLite file and of a real PostgreSQL."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ridotto.house.presence import PresenceRegister
from ridotto.house.stores import MEMORY, Batch, Store, kept_alone, store_at
from tests.house.rooms import in_a_loop
from tests.patience import FOR_A_WHOLE_TEST, PATIENCE

NOON = 1_700_000_000.0
TABLES = [f"TABLE{number:02}" for number in range(64)]


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = await store_at(place)
    try:
        yield store
    finally:
        await store.close()


def lines(text: str) -> list[bytes]:
    return [line.encode() for line in text.split()]


def batch(code: str, after: int, text: str) -> Batch:
    return Batch(code, after, lines(text))


def listed(code: str, after: int, listing: bytes | None) -> Batch:
    return Batch(code, after, [b"line"], relisted=True, listing=listing)


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await so():
            pass


@pytest.mark.parametrize(("missing", "kept_in"), [("asyncpg", "tables.sqlite"), ("apsw", MEMORY)])
def test_a_store_needs_no_package_of_another_one(missing: str, kept_in: str, tmp_path: Path) -> None:
    program = f"""
import asyncio, sys
sys.modules[{missing!r}] = None
from ridotto.house import store_at
async def opened():
    await (await store_at({kept_in!r})).close()
asyncio.run(opened())
"""
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the folder is another one
    subprocess.run([sys.executable, "-c", program], check=True, cwd=tmp_path, env=here)


# ---- Lines.


@in_a_loop
async def test_lines_are_read_in_the_order_of_their_numbers(any_place: str) -> None:
    async with opened(any_place) as store:
        assert await store.append(batch("AAA", 0, "one two three"))
        assert await store.append(batch("BBB", 0, "other"))
        assert await store.append(batch("AAA", 3, "four"))
        assert await store.read("AAA") == lines("one two three four")
        assert await store.read("AAA", 2) == lines("three four")
        assert await store.read("AAA", 4) == []
        assert await store.read("CCC") == []


@in_a_loop
async def test_any_bytes_come_back_as_they_were(any_place: str) -> None:
    everything = [bytes(range(256)), b"", "Žižka ☃ 仮面".encode(), b"x" * 300_000]
    async with opened(any_place) as store:
        assert await store.append(Batch("AAA", 0, everything))
        assert await store.read("AAA") == everything


@in_a_loop
async def test_a_batch_whose_number_is_taken_is_refused_whole(any_place: str) -> None:
    async with opened(any_place) as store:
        assert await store.append(batch("AAA", 0, "one two"))
        late = Batch("AAA", 1, lines("too late for it"), relisted=True, listing=b"listing")
        assert not await store.append(late)
        assert await store.read("AAA") == lines("one two")
        assert await store.list_tables(9) == []


@in_a_loop
async def test_nothing_is_stored_after_lines_that_are_not_there(any_place: str) -> None:
    async with opened(any_place) as store:
        assert not await store.append(batch("AAA", 3, "four"))
        assert await store.append(batch("AAA", 0, "one two"))
        assert not await store.append(batch("AAA", 3, "four"))
        assert await store.read("AAA") == lines("one two")


@in_a_loop
async def test_batches_of_one_table_that_wait_together_follow_each_other(any_place: str) -> None:
    async with opened(any_place) as store:
        stored = await asyncio.gather(
            store.append(batch("AAA", 0, "one two")),
            store.append(batch("AAA", 0, "uno due tre")),
            store.append(batch("AAA", 2, "three")),
            store.append(batch("AAA", 2, "tre quattro")),
            store.append(batch("AAA", 3, "four five")),
        )
        assert [*stored] == [True, False, True, False, True]
        assert await store.read("AAA") == lines("one two three four five")


@in_a_loop
async def test_batches_follow_each_other_however_many_wait(any_place: str) -> None:
    others = [batch(f"OTHER{number}", 0, "one two") for number in range(1200)]
    async with opened(any_place) as store:
        waiting = [batch("AAA", 0, "one"), batch("AAA", 1, "two"), *others, batch("AAA", 2, "three")]
        assert all(await asyncio.gather(*[store.append(each) for each in waiting]))
        assert await store.read("AAA") == lines("one two three")


@in_a_loop
async def test_more_lines_than_one_statement_takes_are_stored_all_the_same(any_place: str) -> None:
    many = " ".join([str(number) for number in range(9000)])
    async with opened(any_place) as store:
        assert await asyncio.gather(*[store.append(batch(code, 0, many)) for code in ("AAA", "BBB")]) == [
            True,
            True,
        ]
        assert [await store.read(code) for code in ("AAA", "BBB")] == [lines(many), lines(many)]


@in_a_loop
async def test_tables_that_change_their_listing_or_day_are_stored_together_with_plain_ones(any_place: str) -> None:
    async with opened(any_place) as store:
        assert await store.append(batch("AAA", 0, "one"))
        stored = await asyncio.gather(
            store.append(batch("AAA", 1, "two")),
            store.append(Batch("BBB", 0, lines("one two"), relisted=True, listing=b"B", day=7)),
            store.append(batch("CCC", 4, "late")),
            store.append(batch("DDD", 0, "one two three")),
            store.append(Batch("AAA", 2, lines("three"), day=8)),
            store.append(batch("AAA", 3, "four")),
        )
        assert [*stored] == [True, True, False, True, True, True]
        found = [b" ".join(await store.read(code)) for code in ("AAA", "BBB", "CCC", "DDD")]
        assert found == [b"one two three four", b"one two", b"", b"one two three"]
        assert await store.list_tables(9) == [b"B"]


@in_a_loop
async def test_one_refused_batch_takes_no_other_with_it(any_place: str) -> None:
    async with opened(any_place) as store:
        for code in TABLES[::2]:
            assert await store.append(batch(code, 0, "mine"))
        stored = await asyncio.gather(*[store.append(batch(code, 0, "first second")) for code in TABLES])
        assert stored == [False, True] * 32
        assert [len(await store.read(code)) for code in TABLES] == [1, 2] * 32


@in_a_loop
async def test_of_two_writers_exactly_one_gets_each_number(place: str) -> None:
    async with opened(place) as one, opened(place) as other:
        length, wins = 0, [0, 0]
        for number in range(300):
            mine, yours = [b"mine %d" % number] * (1 + number % 3), [b"yours %d" % number] * (1 + number % 2)
            appends = [one.append(Batch("AAA", length, mine)), other.append(Batch("AAA", length, yours))]
            if number % 2:
                appends.reverse()
            stored = await asyncio.gather(*appends)
            assert sorted(stored) == [False, True]
            won = mine if stored[number % 2] else yours
            wins[won is yours] += 1
            assert await one.read("AAA", length) == won
            length += len(won)
        assert min(wins) > 0, "nobody ever lost: this was no race"


@in_a_loop
async def test_two_writers_race_at_all_tables_at_once_and_both_come_through(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Groups of batches meet groups: a database in which two of them wait for each other would undo one."""
    stored: dict[str, list[bytes]] = {code: [] for code in TABLES}
    async with opened(place) as one, opened(place) as other, asyncio.timeout(FOR_A_WHOLE_TEST):
        for number in range(30):
            batches = [
                Batch(code, len(stored[code]), [f"{name}{number}.{part}".encode() for part in range(1 + number % 3)])
                for name in "ab"
                for code in (TABLES if name == "a" else reversed(TABLES))
            ]
            asked = [store.append(each) for store, each in zip([one] * 64 + [other] * 64, batches)]
            for each, won in zip(batches, await asyncio.gather(*asked)):
                if won:
                    stored[each.code] += each.lines
            assert [len(texts) for texts in stored.values()] == [len(stored[TABLES[0]])] * 64
        for code in TABLES:
            assert await one.read(code) == stored[code]
    assert caplog.text == "", "something had to be tried again"


@in_a_loop
async def test_what_was_stored_is_there_after_closing(place: str) -> None:
    async with opened(place) as store:
        await asyncio.gather(*[store.append(batch(code, 0, f"{code} begins")) for code in TABLES])
        assert await store.append(listed("LISTED", 0, b"listing"))
    async with opened(place) as store:
        assert [await store.read(code) for code in TABLES] == [lines(f"{code} begins") for code in TABLES]
        assert await store.list_tables(9) == [b"listing"]
        assert not await store.append(batch(TABLES[0], 0, "again"))
        assert await store.append(batch(TABLES[0], 2, "more"))


@in_a_loop
async def test_what_waits_is_stored_before_it_closes(place: str) -> None:
    store = await store_at(place)
    waiting = [asyncio.ensure_future(store.append(batch(code, 0, "one two"))) for code in TABLES]
    await asyncio.sleep(0)  # they are asked for, and no more
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 64
    async with opened(place) as again:
        assert [len(await again.read(code)) for code in TABLES] == [2] * 64


# ---- The list.


@in_a_loop
async def test_the_list_has_what_changed_last_first(any_place: str) -> None:
    async with opened(any_place) as store:
        for code in ("AAA", "BBB", "CCC"):
            assert await store.append(listed(code, 0, code.encode()))
        assert await store.list_tables(9) == [b"CCC", b"BBB", b"AAA"]
        assert await store.list_tables(2) == [b"CCC", b"BBB"]
        assert await store.append(batch("AAA", 1, "nothing-to-list"))
        assert await store.list_tables(9) == [b"CCC", b"BBB", b"AAA"]
        assert await store.append(listed("AAA", 2, b"AAA, changed"))
        assert await store.list_tables(9) == [b"AAA, changed", b"CCC", b"BBB"]
        assert await store.append(listed("CCC", 1, None))
        assert await store.append(listed("DDD", 0, None))
        assert await store.list_tables(9) == [b"AAA, changed", b"BBB"]


@in_a_loop
async def test_tables_that_are_stored_together_are_listed_in_their_order(any_place: str) -> None:
    codes = TABLES[5:10] + TABLES[:5]
    async with opened(any_place) as store:
        await asyncio.gather(*[store.append(listed(code, 0, code.encode())) for code in codes])
        assert await store.list_tables(99) == [code.encode() for code in reversed(codes)]


# ---- Who is there.


async def tell(presence: PresenceRegister, **people: set[int]) -> None:
    """Says who is connected to this worker by now, at tables where that has changed."""
    for code, players in people.items():
        presence.note(code, players)
    await presence.tell(NOON)


@in_a_loop
async def test_the_player_who_is_here_is_present_until_they_are_not(any_place: str) -> None:
    async with opened(any_place) as store:
        presence = store.presence()
        assert await presence.present("AAA") == set()
        await tell(presence, AAA={0, 2}, BBB={1})
        assert await presence.present("AAA") == {0, 2}
        await tell(presence, AAA={2, 3}, BBB=set())
        await tell(presence)
        assert await presence.present("AAA") == {2, 3}
        assert await presence.present("BBB") == set()
        await tell(presence, AAA=set())
        assert await presence.present("AAA") == set()


@in_a_loop
async def test_it_says_whether_it_answers(any_place: str) -> None:
    async with opened(any_place) as store:
        assert await store.alive()


@in_a_loop
async def test_it_is_known_when_a_house_was_last_up(place: str) -> None:
    """By the house's own clock, so that nobody is charged for the time in which it was down, nor for a wall clock that
    was set forward while it was up."""
    async with opened(place) as store:
        presence = store.presence()
        assert await presence.last_alive(NOON) == 0.0
        await tell(presence, AAA={0})
        assert await store.append(batch("AAA", 0, "one"))
        async with opened(place) as another:
            assert await another.presence().last_alive(NOON) == 0.0
            assert await another.presence().last_alive(NOON + 0.001) == NOON


@in_a_loop
async def test_a_store_says_when_its_house_was_last_up_after_it_was_closed(place: str) -> None:
    """To store something, to close the store, or to come up again, changes nothing about that."""
    with kept_alone(place):
        async with opened(place) as store:
            presence = store.presence()
            await presence.tell(NOON)
            assert await store.append(batch("AAA", 0, "one"))
            await presence.close()
    async with opened(place) as store:
        presence = store.presence()
        await presence.tell(NOON + 2)
        assert await presence.last_alive(NOON + 1) == NOON


@pytest.mark.slow  # a process is started
@in_a_loop
async def test_a_file_stays_locked_when_its_house_says_that_it_is_up(tmp_path: Path) -> None:
    """A process loses its locks on a file as soon as it closes any descriptor of that file."""
    path = str(tmp_path / "tables")
    with kept_alone(path):
        async with opened(path) as store:
            await store.presence().tell(NOON)
            asks = "import sys; from ridotto.house.stores import is_kept; print(is_kept(sys.argv[1]))"
            found = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", asks, path], capture_output=True)
            assert found.stdout.strip() == b"True"


# ---- Several tables at once.


@in_a_loop
async def test_batches_of_several_tables_are_stored_together_or_not_at_all(any_place: str) -> None:
    async with opened(any_place) as store:
        assert await store.append(batch("AAA", 0, "one two"))
        assert await store.append(batch("AAA", 2, "three"), listed("BBB", 0, b"uno"))
        assert not await store.append(batch("AAA", 3, "four"), listed("BBB", 0, b"due"))
        assert not await store.append(listed("CCC", 0, b"new"), batch("AAA", 2, "trois"))
        assert await store.read("AAA") == lines("one two three")
        assert (await store.read("BBB"), await store.read("CCC")) == ([b"line"], [])
        assert await store.list_tables(9) == [b"uno"]


@in_a_loop
async def test_batches_of_several_tables_keep_their_place_among_others_that_wait(any_place: str) -> None:
    async with opened(any_place) as store:
        stored = await asyncio.gather(
            store.append(batch("AAA", 0, "one")),
            store.append(batch("AAA", 1, "two"), batch("BBB", 0, "uno")),
            store.append(batch("AAA", 1, "zwei"), batch("CCC", 0, "eins")),
            store.append(batch("AAA", 2, "three")),
            store.append(batch("BBB", 1, "due")),
        )
        assert [*stored] == [True, True, False, True, True]
        assert await store.read("AAA") == lines("one two three")
        assert (await store.read("BBB"), await store.read("CCC")) == (lines("uno due"), [])


@in_a_loop
async def test_of_two_writers_exactly_one_stores_several_tables(place: str) -> None:
    async with opened(place) as one, opened(place) as other:
        for number in range(100):
            mine, yours = batch(f"MINE{number}", 0, "new"), batch(f"YOURS{number}", 0, "new")
            stored = await asyncio.gather(
                one.append(batch("AAA", number, "mine"), mine), other.append(yours, batch("AAA", number, "yours"))
            )
            assert sorted(stored) == [False, True]
            there = [len(await one.read(new.code)) for new in (mine, yours)]
            assert there == [int(won) for won in stored]


# ---- Tables that nobody uses.


def used(code: str, after: int, day: int) -> Batch:
    return Batch(code, after, [b"line"], relisted=True, listing=code.encode(), day=day)


async def delete_some(store: Store, before: int, spared: Collection[str], most: int) -> int:
    """Deletes at most so many tables that were last used before this day."""
    return await store.delete_unused(before, await store.list_unused(before, spared, most))


@in_a_loop
async def test_a_table_that_was_used_since_it_was_found_unused_is_not_deleted(any_place: str) -> None:
    async with opened(any_place) as store:
        for code in ("AAA", "BBB"):
            assert await store.append(used(code, 0, 100))
        assert sorted(await store.list_unused(101, [], 10)) == ["AAA", "BBB"]
        assert await store.append(used("BBB", 1, 101))
        assert await store.delete_unused(101, ["AAA", "BBB", "CCC"]) == 1
        assert [len(await store.read(code)) for code in ("AAA", "BBB")] == [0, 2]


@in_a_loop
async def test_tables_are_deleted_that_were_last_used_before_a_day(any_place: str) -> None:
    async with opened(any_place) as store:
        for code, day in (("OLD", 100), ("OLDER", 99), ("NEW", 101)):
            assert await store.append(used(code, 0, day))
        assert await store.append(used("AGAIN", 0, 50))
        assert await store.append(used("AGAIN", 1, 101))
        assert await store.append(batch("OLD", 1, "two three"))
        assert await delete_some(store, 101, [], 10) == 2
        assert await delete_some(store, 101, [], 10) == 0
        assert [len(await store.read(code)) for code in ("OLD", "OLDER", "NEW", "AGAIN")] == [0, 0, 1, 2]
        assert await store.list_tables(9) == [b"AGAIN", b"NEW"]
        assert not await store.append(batch("OLD", 3, "four")), "after lines that are not there any more"


@in_a_loop
async def test_tables_are_deleted_few_at_a_time_and_some_are_spared(any_place: str) -> None:
    async with opened(any_place) as store:
        await asyncio.gather(*[store.append(used(code, 0, 7)) for code in TABLES[:9]])
        spared = {TABLES[0], TABLES[8]}
        assert [await delete_some(store, 8, spared, 3) for _ in range(4)] == [3, 3, 1, 0]
        assert [bool(await store.read(code)) for code in TABLES[:9]] == [True] + [False] * 7 + [True]


@in_a_loop
async def test_nothing_is_stored_after_lines_that_are_just_being_deleted(place: str) -> None:
    async with opened(place) as one, opened(place) as other, asyncio.timeout(FOR_A_WHOLE_TEST):
        for day in range(1, 20):
            codes = [f"{day}{code}" for code in TABLES]
            await asyncio.gather(*[one.append(used(code, 0, day)) for code in codes])
            appends = [other.append(used(code, 1, day + 1)) for code in codes]
            stored = await asyncio.gather(*appends[:32], delete_some(one, day + 1, [], 64), *appends[32:])
            found = [len(await one.read(code)) for code in codes]
            assert found == [2 * won for won in [*stored[:32], *stored[33:]]]
            await delete_some(one, day + 2, [], 64)
