"""Tables that nobody uses any more are deleted, and no others; an archive keeps what was played there."""

import asyncio
import errno
import gc
import os
from pathlib import Path
from typing import Any

import pytest

from ridotto.cli import main
from ridotto.house import Archive, House, Store, TableActor, TableState, commands, store_at
from ridotto.house import house as houses
from ridotto.house.deals import DealResult, note_result, results_on
from tests.house.rooms import Clock, a_house, begun, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any
from tests.patience import PATIENCE

DAY = 24 * 3600.0


def leave(house: House) -> None:
    """Nobody is at any table."""
    for actor in list(house.actors.values()):
        house.put_away(actor)


@in_a_loop
async def test_a_table_is_deleted_when_nobody_has_used_it_for_as_long_as_it_is_kept(any_place: str) -> None:
    clock = Clock()
    async with a_house(any_place, clock, keep=30) as house:
        left, played, awake = [await begun(house, wished(listed=True), people=4) for _ in range(3)]
        awake_keeper = awake.actor
        leave(house)
        clock.at += 20 * DAY
        await played.do(commands.Say, played.tokens[0], "is anybody there?")
        leave(house)
        house.adopt(awake_keeper)
        clock.at += 10 * DAY
        await house.delete_unused()
        assert [bool(await party.stored()) for party in (left, played, awake)] == [True, True, True]
        clock.at += DAY
        await house.delete_unused()
        assert [bool(await party.stored()) for party in (left, played, awake)] == [False, True, True]
        assert await refused(house.table(left.code)) == "no-such-table"
        assert left.code not in [listed.code for listed in await house.list_tables()]


@in_a_loop
async def test_more_unused_tables_than_are_deleted_at_once(any_place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "DELETED_AT_ONCE", 2)
    clock = Clock()
    async with a_house(any_place, clock, keep=1) as house:
        parties = [await gathered(house, wished(), people=1) for _ in range(5)]
        leave(house)
        clock.at += 3 * DAY
        await house.delete_unused()
        assert [await party.stored() for party in parties] == [[]] * 5


@in_a_loop
async def test_clocks_that_do_not_agree_delete_nothing(any_place: str) -> None:
    clock, wall = Clock(), Clock()
    async with a_house(any_place, clock, wall=wall, keep=30) as house:
        party = await gathered(house, wished(), people=1)
        leave(house)
        for wrong in (clock, wall):
            wrong.at += 1000 * DAY
            await house.delete_unused()
            wrong.at -= 1000 * DAY
        assert await party.stored()


def test_a_finished_table_leaves_the_memory_once_its_people_have_left(place: str) -> None:
    code = asyncio.run(finish_game(place))
    asyncio.run(look_back_and_leave(place, code))


async def finish_game(place: str) -> str:
    """Returns the code of a table whose game is over."""
    async with a_house(place) as house:
        party = await begun(house, wished("masques-dust", 3), people=3)
        while not party.actor.table_state.over:
            await answer_any(party)
        return party.code


async def look_back_and_leave(place: str, code: str) -> None:
    async with a_house(place, grace=0.0) as house:
        actor = await house.table(code)
        assert await house.record(actor) and in_memory(code)
        del actor
        async with asyncio.timeout(PATIENCE):
            while house.actors or in_memory(code):
                await asyncio.sleep(0)
        assert await house.store.read(code)


def in_memory(code: str) -> bool:
    """True when anything of a table is left, once all circles are collected."""
    gc.collect()
    return is_left(code)


def is_left(code: str) -> bool:
    return any(isinstance(each, TableActor | TableState) and each.code == code for each in gc.get_objects())


def test_a_table_that_was_left_is_freed_at_once_without_a_collection(anywhere: str) -> None:
    """While people are connected, no server looks through all of its memory: what is in a circle would stay there."""
    code = asyncio.run(begin_game(anywhere))
    asyncio.run(come_and_leave(anywhere, code))


async def begin_game(place: str) -> str:
    async with a_house(place) as house:
        party = await begun(house, wished(), people=4)
        await answer_any(party)
        return party.code


async def come_and_leave(place: str, code: str) -> None:
    async with a_house(place, grace=0.0) as house:
        await house.table(code)
        gc.collect()
        gc.disable()
        try:
            async with asyncio.timeout(PATIENCE):
                while house.actors or is_left(code):
                    await asyncio.sleep(0)
        finally:
            gc.enable()


# ---- The archive.


@in_a_loop
async def test_the_record_of_a_game_is_in_the_archive_when_its_table_is_deleted(any_place: str, tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(any_place, clock, keep=30, archive=Archive(tmp_path)) as house:
        over, closed, going_on = [await begun(house, wished("masques-dust", 3), people=3) for _ in range(3)]
        lobby = await gathered(house, wished(), people=2)
        while not over.actor.table_state.over:
            await answer_any(over)
        await answer_any(closed)
        await closed.do(commands.CloseTable, closed.tokens[0])
        records = [await house.record(party.actor) for party in (over, closed)]
        leave(house)
        clock.at += 31 * DAY
        await house.delete_unused()
        assert [await party.stored() for party in (over, closed, going_on, lobby)] == [[]] * 4
    files = [tmp_path / f"1970-01-12-{party.code}.ridotto" for party in (over, closed)]
    assert {*tmp_path.glob("*.ridotto")} == {*files}, "where no game ended there is no record"
    assert [file.read_text() for file in files] == records
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600, 0o600]
    assert main(["replay", str(files[0])]) == 0


@in_a_loop
async def test_a_table_whose_record_cannot_be_written_stays_in_the_store(any_place: str, tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(any_place, clock, keep=30, archive=Archive(tmp_path / "nowhere")) as house:
        closed = await begun(house, wished(), people=4)
        await closed.do(commands.CloseTable, closed.tokens[0])
        lobby = await gathered(house, wished(), people=2)
        leave(house)
        clock.at += 31 * DAY
        await house.delete_unused()
        assert await closed.stored() and not await lobby.stored()
        (tmp_path / "nowhere").mkdir()
        await house.delete_unused()
        assert not await closed.stored()


def test_a_record_for_which_the_disk_has_no_room_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        Archive(tmp_path).keep("BCDFGHJ", 0.0, "ridotto-record: 2")
    assert list(tmp_path.iterdir()) == []


class Deleting:
    """A store that says when it is asked to delete something."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = asyncio.Event()

    async def list_unused(self, *words: object) -> list[str]:
        self.asked.set()
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@in_a_loop
async def test_the_results_of_a_deal_are_deleted_and_there_is_no_record_of_them(any_place: str, tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(any_place, clock, keep=30, archive=Archive(tmp_path)) as house:
        await note_result(house.environment, "2026-11-17", DealResult("BCDFGHJ", True, 12))
        clock.at += 32 * DAY
        await house.delete_unused()
        assert await results_on(house.store, "2026-11-17") == []
        assert list(tmp_path.glob("*.ridotto")) == []


@in_a_loop
async def test_a_house_looks_for_unused_tables_by_itself(any_place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "TIDIED_EVERY", 0.0)
    store = Deleting(await store_at(any_place))
    async with a_house(store, keep=30), asyncio.timeout(PATIENCE):
        await store.asked.wait()


@in_a_loop
async def test_where_everything_is_kept_nothing_is_looked_for(any_place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "TIDIED_EVERY", 0.0)
    store = Deleting(await store_at(any_place))
    async with a_house(store) as house:
        party = await gathered(house, wished(), people=1)
        assert await party.stored() and not store.asked.is_set()


@in_a_loop
async def test_the_player_who_is_at_a_table_that_another_worker_deleted_is_told_that_it_is_gone(empty: str) -> None:
    clock = Clock()
    async with a_house(empty, clock, keep=30) as house, a_house(empty, clock) as other:
        party = await gathered(house, wished(), people=1)
        leave(house)
        there = party.in_another(other)
        await other.table(party.code)
        clock.at += 40 * DAY
        await house.delete_unused()
        assert await refused(there.do(commands.Say, party.tokens[0], "hello?")) == "no-such-table"
        assert await other.store.read(party.code) == []
        await there.actor.move()
        await there.actor.look_around()
        assert party.code not in other.actors
