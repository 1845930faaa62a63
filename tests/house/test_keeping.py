"""What is told is stored; what is stored is told; and whoever comes back finds the table as it was."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import pytest

from ridotto.house import House, StoreUnreachable, commands
from ridotto.house.events import CameBack, Left, Settled, Slept, Woke
from ridotto.house.stores.sqlite import SqliteStore
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player, Question
from ridotto.replay import read_record, verify
from ridotto.table import Table
from tests.house.rooms import Clock, Ears, Party, a_house, begun, gathered, in_a_loop, refused, wished

A, B, C, D = [Player(number) for number in range(4)]


def table_of(party: Party) -> Table:
    return party.actor.table_state.live_game().table


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
        ears = Ears(party.actor, party.tokens[player])
        async with party.actor.lock:
            party.actor.telling(player)
        await party.actor.welcome(ears)
        found.append(ears)
    return found


# ---- In which order.


class Queue(Ears):
    """Somebody who notes when it was their turn to be told."""

    def __init__(self, party: Party, player: Player, told: list[Player]) -> None:
        super().__init__(party.actor, party.tokens[player])
        self.ear = player
        self.told = told

    def wake(self) -> None:
        assert self.ear is not None
        self.told.append(self.ear)
        super().wake()


@in_a_loop
async def test_the_player_who_answered_and_whoever_is_asked_is_told_before_those_who_only_watch(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        told: list[Player] = []
        for player in (A, B, C, D):
            async with party.actor.lock:
                party.actor.telling(player)
            await party.actor.welcome(Queue(party, player, told))
        for _ in range(20):
            told.clear()
            waited_for = {await answer_any(party), asked(party).player}
            assert set(told[: len(waited_for)]) == waited_for
            assert sorted(told) == [A, B, C, D]


@in_a_loop
async def test_where_several_are_asked_at_once_nobody_is_told_first(anywhere: str) -> None:
    """Or the order would say who of them has answered."""
    async with a_house(anywhere) as house:
        wish = replace(wished(), options={"pace": "off", "challenge": "together"})
        party = await begun(house, wish, people=4)
        while asked(party).name() != "ClaimToo":
            table, question = table_of(party), asked(party)
            said = [option.text for option in table.match.options(question) if option.text not in ("look", "keep")]
            await party.answer(question.player, table.play.number(question.player), said[-1])
        assert len(table_of(party).match.open_questions()) == 3
        assert not party.actor.table_state.stage.waited_for()


# ---- Stored before it is told.


@in_a_loop
async def test_nobody_hears_of_an_answer_that_is_not_on_the_disk_yet(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        (ada,) = await come(party, A)
        heard = party.actor.published.tellings[A].heard
        elsewhere = apsw.Connection(str(tmp_path / "store"))
        elsewhere.execute("begin immediate")  # somebody else writes: ours has to wait
        answers = len(table_of(party).match.record)
        answering = asyncio.create_task(answer_any(party))
        while not party.actor.stale:  # until it is on its way
            await asyncio.sleep(0)
        assert len(table_of(party).match.record) > answers, "in memory it has happened"
        assert party.actor.published.tellings[A].heard == heard
        assert b"answered" not in b"".join(await house.store.read(party.code))
        elsewhere.execute("commit")
        await answering
        assert party.actor.published.tellings[A].heard > heard
        assert b"answered" in b"".join(await house.store.read(party.code))
        elsewhere.close()
        del ada


@in_a_loop
async def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        (ada,) = await come(party, A)
        heard = party.actor.published.tellings[A].heard
        disk_is_full(house, True)
        with pytest.raises(StoreUnreachable, match="nothing has happened: try again"):
            await answer_any(party)
        disk_is_full(house, False)
        await party.actor.move()
        assert party.actor.published.tellings[A].heard == heard == len(table_of(party).match.heard_by(A))
        await answer_any(party)
        assert party.actor.published.tellings[A].heard > heard
        assert party.actor.log.length == len(await house.store.read(party.code))
        del ada


def disk_is_full(house: House, full: bool) -> None:
    """Nothing can be written, though all can be read."""
    assert isinstance(house.store, SqliteStore)
    house.store.writer.pragma("query_only", full)


@in_a_loop
async def test_the_player_who_goes_late_does_not_take_the_table_from_those_who_came_back(anywhere: str) -> None:
    """Two hang up one after the other; the table is put away, and taken up again before the second is missed."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        old = party.actor
        await old.look_around()
        assert party.code not in house.actors
        new = await house.table(party.code)
        await old.look_around()
        assert house.actors[party.code] is new is not old


@in_a_loop
async def test_a_house_that_comes_up_again_goes_on_where_it_was(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        for _ in range(9):
            await answer_any(party)
        before = table_of(party).match.position()
    async with a_house(anywhere) as house:
        again = party.in_another(house)
        await house.table(party.code)
        assert table_of(again).match.position() == before
        await answer_any(again)


# ---- Clocks.


@in_a_loop
async def test_the_player_who_runs_out_of_time_is_answered_for(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        late = asked(party).player
        clock.at += 59
        await party.actor.move()
        assert asked(party).player == late
        clock.at += 1
        (ada,) = await come(party, A)
        await party.actor.move()
        await ada.until(lambda: any(given.late for given in table_of(party).match.record))
        given = next(given for given in table_of(party).match.record if given.late)
        assert given.player == late


@in_a_loop
async def test_no_time_runs_while_the_house_is_down(place: str) -> None:
    clock = Clock()
    async with a_house(place, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        await answer_any(party)
        clock.at += 20
        await party.do(commands.Say, party.tokens[0], "hm")
        clock.at += 7  # so long it was still up
        await house.environment.say_who_is_here()
    clock.at += 9_993
    async with a_house(place, clock, since=clock.at) as house:
        actor = await house.table(party.code)
        table = actor.table_state.live_game().table
        assert table.play.seconds_left(table.match.open_questions()[0]) == 33
        assert (await party.in_another(house).stored())[-1] == Woke(clock.at - 9_993)


@in_a_loop
async def test_time_stands_still_while_the_host_pauses(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        clock.at += 10
        await party.do(commands.Pause, party.tokens[0])
        clock.at += 1000
        await party.do(commands.GoOn, party.tokens[0])
        assert table_of(party).play.seconds_left(asked(party)) == 50


@in_a_loop
async def test_a_clock_that_is_set_back_gives_and_takes_nothing(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        clock.at -= 5000
        await party.do(commands.Say, party.tokens[0], "hm")
        assert table_of(party).play.seconds_left(asked(party)) == 60
        await house.table(party.code)


# ---- Leaving, coming back, sleeping.


@in_a_loop
async def test_a_bot_plays_on_for_whoever_has_been_gone_for_a_while(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        ada, bo, *_ = await come(party, A, B, C, D)
        party.actor.farewell(bo)
        await party.actor.look_around()
        assert (await party.stored())[-1] == Left(B)
        assert table_shown(party.actor.table_state).seats[B].away
        while asked(party).player != B:
            await answer_any(party)
        await ada.until(lambda: table_of(party).play.number(B) > 1)
        assert isinstance(next(e for e in await party.stored() if isinstance(e, Settled) and e.player == B), Settled)


@in_a_loop
async def test_the_player_who_comes_back_takes_the_seat_again(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        _, bo, *_ = await come(party, A, B, C, D)
        party.actor.farewell(bo)
        while asked(party).player == B:
            await answer_any(party)
        await party.actor.look_around()
        assert await refused(party.answer(B, table_of(party).play.number(B), "pass")) == "left-the-table"
        await come(party, B)
        assert (await party.stored())[-1] == CameBack(B)
        assert not party.actor.table_state.is_away(B)


@in_a_loop
async def test_what_a_bot_was_asked_the_bot_answers_though_its_person_is_back(anywhere: str) -> None:
    async with a_house(anywhere, bot_pause=3600) as house:
        party = await begun(house, wished(), people=4)
        ears = await come(party, A, B, C, D)
        who = asked(party).player
        other = ears[(who + 1) % 4]
        party.actor.farewell(ears[who])
        await party.actor.look_around()
        assert party.actor.table_state.is_away(who)
        await come(party, who)
        assert party.actor.table_state.is_away(who), "the bot has been asked, and has to answer first"
        assert party.actor.table_state.ear_of(ears[who].key) == SPECTATOR
        number = table_of(party).play.number(who)
        house.environment.bot_pause = 0
        assert party.actor.thinking is not None
        await asyncio.sleep(0)  # it has begun to wait
        party.actor.thinking.cancel()  # it would take its time; the next one does not
        await other.until(lambda: table_of(party).play.number(who) > number)
        assert not party.actor.table_state.is_away(who)
        assert party.actor.table_state.ear_of(ears[who].key) == who


@in_a_loop
async def test_a_table_sleeps_when_all_are_gone_and_wakes_when_somebody_comes(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        ears = await come(party, A, B, C, D)
        for each in ears:
            party.actor.farewell(each)
        await party.actor.look_around()
        assert (await party.stored())[-1] == Slept()
        assert party.code not in house.actors, "nobody is there, so it takes no room"
        clock.at += 10_000
        await house.table(party.code)
        assert party.actor.table_state.state == "asleep"
        await come(party, C)
        assert (await party.stored())[-1] == Woke()
        assert table_of(party).play.seconds_left(asked(party)) == 60


@in_a_loop
async def test_a_watcher_does_not_wake_a_table_of_people(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        await party.actor.look_around()
        await house.table(party.code)
        await party.actor.welcome(Ears(party.actor, None))
        assert party.actor.table_state.state == "asleep"


@in_a_loop
async def test_a_table_that_nobody_waits_at_is_not_listed(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(listed=True), people=2)
        (ada,) = await come(party, A)
        await party.actor.look_around()
        assert len(await house.list_tables()) == 1
        party.actor.farewell(ada)
        await party.actor.look_around()
        assert await house.list_tables() == []
        await house.table(party.code)
        await come(party, A)
        assert len(await house.list_tables()) == 1


# ---- Fair dice.


@in_a_loop
async def test_the_seed_is_told_after_the_end_and_the_record_bears_it_out(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        sworn = table_shown(party.actor.table_state)
        assert sworn.seed is None and len(sworn.commitment) == 64
        assert await refused(house.record(party.actor)) == "not-then"
        while not party.actor.table_state.over:
            await answer_any(party)
        assert table_shown(party.actor.table_state).seed == party.actor.table_state.opened.seed
        record = read_record(await house.record(party.actor))
        assert record.commitment == sworn.commitment
        assert verify(record).holds()


# ---- Chat.


@in_a_loop
async def test_chat_can_be_off_and_is_for_people_who_sit(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party, quiet = await gathered(house, wished(), people=2), await gathered(house, wished(chat=False), people=2)
        await party.do(commands.Say, party.tokens[1], "good evening")
        assert [line.text for line in party.actor.table_state.talk.lines] == ["good evening"]
        assert await refused(quiet.do(commands.Say, quiet.tokens[1], "psst")) == "chat-is-off"
        assert await refused(party.do(commands.Say, party.tokens[1], "x" * 501)) == "talk-refused"
