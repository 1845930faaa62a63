"""Tables that nobody uses any more are deleted, and no others."""

import asyncio
from typing import Any

import pytest

from ridotto.house import House, Store, deeds, store_at
from ridotto.house import house as houses
from tests.house.rooms import Clock, a_house, begun, gathered, in_a_loop, refused, wished
from tests.patience import PATIENCE

DAY = 24 * 3600.0


def leave(house: House) -> None:
    """Nobody is at any table."""
    for keeper in list(house.keepers.values()):
        house.put_away(keeper)


@in_a_loop
async def test_a_table_is_deleted_when_nobody_has_used_it_for_as_long_as_it_is_kept(place: str) -> None:
    clock = Clock()
    async with a_house(place, clock, keep=30) as house:
        left, played, awake = [await begun(house, wished(listed=True), people=4) for _ in range(3)]
        awake_keeper = awake.keeper
        leave(house)
        clock.at += 20 * DAY
        await played.do(deeds.say, played.tokens[0], "is anybody there?")
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
async def test_more_unused_tables_than_are_deleted_at_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "DELETED_AT_ONCE", 2)
    clock = Clock()
    async with a_house(place, clock, keep=1) as house:
        parties = [await gathered(house, wished(), people=1) for _ in range(5)]
        leave(house)
        clock.at += 3 * DAY
        await house.delete_unused()
        assert [await party.stored() for party in parties] == [[]] * 5


@in_a_loop
async def test_clocks_that_do_not_agree_delete_nothing(place: str) -> None:
    clock, wall = Clock(), Clock()
    async with a_house(place, clock, wall=wall, keep=30) as house:
        party = await gathered(house, wished(), people=1)
        leave(house)
        for wrong in (clock, wall):
            wrong.at += 1000 * DAY
            await house.delete_unused()
            wrong.at -= 1000 * DAY
        assert await party.stored()


class Deleting:
    """A store that says when it is asked to delete something."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = asyncio.Event()

    async def delete_unused(self, *words: object) -> int:
        self.asked.set()
        return 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@in_a_loop
async def test_a_house_looks_for_unused_tables_by_itself(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "TIDIED_EVERY", 0.0)
    store = Deleting(await store_at(place))
    async with a_house(store, keep=30), asyncio.timeout(PATIENCE):
        await store.asked.wait()


@in_a_loop
async def test_where_everything_is_kept_nothing_is_looked_for(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "TIDIED_EVERY", 0.0)
    store = Deleting(await store_at(place))
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
        assert await refused(there.do(deeds.say, party.tokens[0], "hello?")) == "no-such-table"
        assert await other.store.read(party.code) == []
        await there.keeper.move()
        await there.keeper.look_around()
        assert party.code not in other.keepers
