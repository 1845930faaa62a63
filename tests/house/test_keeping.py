"""What is told is stored; what is stored is told; and whoever comes back finds the table as it was."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import pytest

from ridotto.house import House, StoreUnreachable, deeds
from ridotto.house.entries import CameBack, Left, Settled, Slept, Woke
from ridotto.house.stores import SqliteStore
from ridotto.kernel import SPECTATOR, Player, Question
from ridotto.replay import read_record, verify
from ridotto.table import Table
from tests.house.rooms import Clock, Ears, Party, a_house, begun, gathered, in_a_loop, refused, wished

A, B, C, D = [Player(number) for number in range(4)]


def table_of(party: Party) -> Table:
    table = party.keeper.gathering.table
    assert table is not None
    return table


def asked(party: Party) -> Question[Any, Any]:
    return table_of(party).match.open_questions()[0]


async def answer_any(party: Party) -> Player:
    """Whoever is asked first says the first thing that they may."""
    table, question = table_of(party), asked(party)
    said = table.match.options(question)[0].text
    await party.answer(question.player, table.play.number(question.player), said)
    return question.player


async def come(party: Party, *players: Player) -> list[Ears]:
    found = []
    for player in players:
        ears = Ears(party.keeper, party.tokens[player])
        async with party.keeper.lock:
            party.keeper.telling(player)
        await party.keeper.welcome(ears)
        found.append(ears)
    return found


# ---- In which order.


class Queue(Ears):
    """Somebody who notes when it was their turn to be told."""

    def __init__(self, party: Party, player: Player, told: list[Player]) -> None:
        super().__init__(party.keeper, party.tokens[player])
        self.ear = player
        self.told = told

    def wake(self) -> None:
        assert self.ear is not None
        self.told.append(self.ear)
        super().wake()


@in_a_loop
async def test_the_player_who_answered_and_whoever_is_asked_is_told_before_those_who_only_watch(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        told: list[Player] = []
        for player in (A, B, C, D):
            async with party.keeper.lock:
                party.keeper.telling(player)
            await party.keeper.welcome(Queue(party, player, told))
        for _ in range(20):
            told.clear()
            waited_for = {await answer_any(party), asked(party).player}
            assert set(told[: len(waited_for)]) == waited_for
            assert sorted(told) == [A, B, C, D]


@in_a_loop
async def test_where_several_are_asked_at_once_nobody_is_told_first(tmp_path: Path) -> None:
    """Or the order would say who of them has answered."""
    async with a_house(tmp_path / "store") as house:
        wish = replace(wished(), options={"pace": "off", "challenge": "together"})
        party = await begun(house, wish, people=4)
        while asked(party).name() != "ClaimToo":
            table, question = table_of(party), asked(party)
            said = [option.text for option in table.match.options(question) if option.text not in ("look", "keep")]
            await party.answer(question.player, table.play.number(question.player), said[-1])
        assert len(table_of(party).match.open_questions()) == 3
        assert party.keeper.gathering.waited_for() == set()


# ---- Stored before it is told.


@in_a_loop
async def test_nobody_hears_of_an_answer_that_is_not_on_the_disk_yet(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        (ada,) = await come(party, A)
        heard = party.keeper.tellings[A].heard
        elsewhere = apsw.Connection(str(tmp_path / "store"))
        elsewhere.execute("begin immediate")  # somebody else writes: ours has to wait
        answers = len(table_of(party).match.record)
        answering = asyncio.create_task(answer_any(party))
        while not party.keeper.stale:  # until it is on its way
            await asyncio.sleep(0)
        assert len(table_of(party).match.record) > answers, "in memory it has happened"
        assert party.keeper.tellings[A].heard == heard
        assert b"answered" not in b"".join(await house.store.read(party.code))
        elsewhere.execute("commit")
        await answering
        assert party.keeper.tellings[A].heard > heard
        assert b"answered" in b"".join(await house.store.read(party.code))
        elsewhere.close()
        del ada


@in_a_loop
async def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        (ada,) = await come(party, A)
        heard = party.keeper.tellings[A].heard
        disk_is_full(house, True)
        with pytest.raises(StoreUnreachable, match="nothing has happened: try again"):
            await answer_any(party)
        disk_is_full(house, False)
        await party.keeper.move()
        assert party.keeper.tellings[A].heard == heard == len(table_of(party).match.heard_by(A))
        await answer_any(party)
        assert party.keeper.tellings[A].heard > heard
        assert party.keeper.number == len(await house.store.read(party.code))
        del ada


def disk_is_full(house: House, full: bool) -> None:
    """Nothing can be written, though all can be read."""
    assert isinstance(house.store, SqliteStore)
    house.store.writer.pragma("query_only", full)


@in_a_loop
async def test_the_player_who_goes_late_does_not_take_the_table_from_those_who_came_back(tmp_path: Path) -> None:
    """Two hang up one after the other; the table is put away, and taken up again before the second is missed."""
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        old = party.keeper
        await old.look_around()
        assert party.code not in house.keepers
        new = await house.table(party.code)
        await old.look_around()
        assert house.keepers[party.code] is new is not old


@in_a_loop
async def test_a_house_that_comes_up_again_goes_on_where_it_was(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        for _ in range(9):
            await answer_any(party)
        before = table_of(party).match.position()
    async with a_house(tmp_path / "store") as house:
        again = party.in_another(house)
        await house.table(party.code)
        assert table_of(again).match.position() == before
        await answer_any(again)


# ---- Clocks.


@in_a_loop
async def test_the_player_who_runs_out_of_time_is_answered_for(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        late = asked(party).player
        clock.at += 59
        await party.keeper.move()
        assert asked(party).player == late
        clock.at += 1
        (ada,) = await come(party, A)
        await party.keeper.move()
        await ada.until(lambda: any(given.late for given in table_of(party).match.record))
        given = next(given for given in table_of(party).match.record if given.late)
        assert given.player == late


@in_a_loop
async def test_no_time_runs_while_the_house_is_down(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        await answer_any(party)
        clock.at += 20
        await party.do(deeds.say, party.tokens[0], "hm")
    os.utime(tmp_path / "store", (clock.at + 7, clock.at + 7))  # so long it was still up
    clock.at += 10_000
    async with a_house(tmp_path / "store", clock, since=clock.at) as house:
        keeper = await house.table(party.code)
        table = keeper.gathering.table
        assert table is not None
        assert table.play.seconds_left(table.match.open_questions()[0]) == 33
        assert (await party.in_another(house).stored())[-1] == Woke(clock.at - 9_993)


@in_a_loop
async def test_time_stands_still_while_the_host_pauses(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        clock.at += 10
        await party.do(deeds.pause, party.tokens[0])
        clock.at += 1000
        await party.do(deeds.go_on, party.tokens[0])
        assert table_of(party).play.seconds_left(asked(party)) == 50


@in_a_loop
async def test_a_clock_that_is_set_back_gives_and_takes_nothing(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        clock.at -= 5000
        await party.do(deeds.say, party.tokens[0], "hm")
        assert table_of(party).play.seconds_left(asked(party)) == 60
        await house.table(party.code)


# ---- Leaving, coming back, sleeping.


@in_a_loop
async def test_a_bot_plays_on_for_whoever_has_been_gone_for_a_while(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party = await begun(house, wished(), people=4)
        ada, bo, *_ = await come(party, A, B, C, D)
        party.keeper.farewell(bo)
        await party.keeper.look_around()
        assert (await party.stored())[-1] == Left(B)
        assert party.keeper.gathering.as_shown().seats[B].away
        while asked(party).player != B:
            await answer_any(party)
        await ada.until(lambda: table_of(party).play.number(B) > 1)
        assert isinstance(next(e for e in await party.stored() if isinstance(e, Settled) and e.player == B), Settled)


@in_a_loop
async def test_the_player_who_comes_back_takes_the_seat_again(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        _, bo, *_ = await come(party, A, B, C, D)
        party.keeper.farewell(bo)
        while asked(party).player == B:
            await answer_any(party)
        await party.keeper.look_around()
        assert await refused(party.answer(B, table_of(party).play.number(B), "pass")) == "left-the-table"
        await come(party, B)
        assert (await party.stored())[-1] == CameBack(B)
        assert not party.keeper.gathering.is_away(B)


@in_a_loop
async def test_what_a_bot_was_asked_the_bot_answers_though_its_person_is_back(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", bot_pause=3600) as house:
        party = await begun(house, wished(), people=4)
        ears = await come(party, A, B, C, D)
        who = asked(party).player
        other = ears[(who + 1) % 4]
        party.keeper.farewell(ears[who])
        await party.keeper.look_around()
        assert party.keeper.gathering.is_away(who)
        await come(party, who)
        assert party.keeper.gathering.is_away(who), "the bot has been asked, and has to answer first"
        assert party.keeper.ear_of(ears[who].key) == SPECTATOR
        number = table_of(party).play.number(who)
        house.bot_pause = 0
        assert party.keeper.thinking is not None
        party.keeper.thinking.cancel()  # it would take its time; the next one does not
        await other.until(lambda: table_of(party).play.number(who) > number)
        assert not party.keeper.gathering.is_away(who)
        assert party.keeper.ear_of(ears[who].key) == who


@in_a_loop
async def test_a_table_sleeps_when_all_are_gone_and_wakes_when_somebody_comes(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        ears = await come(party, A, B, C, D)
        for each in ears:
            party.keeper.farewell(each)
        await party.keeper.look_around()
        assert (await party.stored())[-1] == Slept()
        assert party.code not in house.keepers, "nobody is there, so it takes no room"
        clock.at += 10_000
        await house.table(party.code)
        assert party.keeper.gathering.state == "asleep"
        await come(party, C)
        assert (await party.stored())[-1] == Woke()
        assert table_of(party).play.seconds_left(asked(party)) == 60


@in_a_loop
async def test_a_watcher_does_not_wake_a_table_of_people(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        await party.keeper.look_around()
        await house.table(party.code)
        await party.keeper.welcome(Ears(party.keeper, None))
        assert party.keeper.gathering.state == "asleep"


@in_a_loop
async def test_a_table_that_nobody_waits_at_is_not_listed(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished(listed=True), people=2)
        (ada,) = await come(party, A)
        await party.keeper.look_around()
        assert len(await house.list_tables()) == 1
        party.keeper.farewell(ada)
        await party.keeper.look_around()
        assert await house.list_tables() == []
        await house.table(party.code)
        await come(party, A)
        assert len(await house.list_tables()) == 1


# ---- Fair dice.


@in_a_loop
async def test_the_seed_is_told_after_the_end_and_the_record_bears_it_out(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        sworn = party.keeper.gathering.as_shown()
        assert sworn.seed is None and len(sworn.commitment) == 64
        assert await refused(house.record(party.keeper)) == "not-then"
        while not party.keeper.gathering.over:
            await answer_any(party)
        assert party.keeper.gathering.as_shown().seed == party.keeper.gathering.opened.seed
        record = read_record(await house.record(party.keeper))
        assert record.commitment == sworn.commitment
        assert verify(record).holds()


# ---- Chat.


@in_a_loop
async def test_chat_can_be_off_and_is_for_people_who_sit(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party, quiet = await gathered(house, wished(), people=2), await gathered(house, wished(chat=False), people=2)
        await party.do(deeds.say, party.tokens[1], "good evening")
        assert [line.text for line in party.keeper.gathering.talk.lines] == ["good evening"]
        assert await refused(quiet.do(deeds.say, quiet.tokens[1], "psst")) == "chat-is-off"
        assert await refused(party.do(deeds.say, party.tokens[1], "x" * 501)) == "talk-refused"
