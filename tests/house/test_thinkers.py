"""A bot decides alike wherever it thinks, and those whom people wait for think first."""

import asyncio
from pathlib import Path

import pytest

from ridotto.bots import BOTS
from ridotto.games import GAMES, game_called
from ridotto.house import Thinkers, deeds
from ridotto.house.thinkers import TABLES, Attendance, ThinkingJob, next_thought, think
from ridotto.kernel import Player
from ridotto.replay import CommittedFate
from ridotto.table import Automaton, Table
from tests.house.rooms import Party, a_house, gathered, in_a_loop, wished
from tests.house.test_keeping import answer_any, asked, come
from tests.patience import PATIENCE

ANSWERS = 40
A = Player(0)


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_process_that_knows_nothing_yet_decides_like_the_table(game_id: str, bot: str) -> None:
    game, fate = game_called(game_id), CommittedFate(bytes(range(32)))
    players = max(game.fewest, 3)
    sitters = [Automaton(f"bot {number}", bot) for number in range(players)]
    setup = game.set_up(players, {})
    table = Table(game, setup, sitters, fate.draw_answer, secret=fate.secret_for_bots(), by_steps=True)
    compared = 0
    while compared < ANSWERS and not table.match.over():
        thought = next_thought("QWERTZ", table)
        TABLES.clear()
        elsewhere = None if thought is None else think(thought)
        assert table.step()
        if elsewhere is not None:
            assert table.match.record[-1].answer.text == elsewhere
            compared += 1
    assert compared == ANSWERS


# ---- Who thinks first.


def a_thought(code: str) -> ThinkingJob:
    """The first decision at a table of bots."""
    game, fate = game_called("mascarade-2e"), CommittedFate(bytes(range(32)))
    sitters = [Automaton(f"bot {number}", "random") for number in range(4)]
    table = Table(
        game, game.set_up(4, {"pace": "off"}), sitters, fate.draw_answer, secret=fate.secret_for_bots(), by_steps=True
    )
    found = None
    while found is None:
        found = next_thought(code, table)
        assert found is not None or table.step()
    return found


async def order_of(thinkers: Thinkers, codes: list[str]) -> list[str]:
    """In which order these tables have their answers, all of which are asked for at once."""
    done: list[str] = []

    async def asks(code: str) -> None:
        await thinkers.think(a_thought(code), PATIENCE)
        done.append(code)

    async with asyncio.TaskGroup() as asking:
        for code in codes:
            asking.create_task(asks(code))
    return done


@in_a_loop
async def test_a_bot_that_a_player_waits_for_does_not_wait_for_tables_with_nobody_there() -> None:
    thinkers = Thinkers(1)
    thinkers.note_attendance("WATCHED", Attendance.WATCHERS)
    thinkers.note_attendance("PLAYED", Attendance.PLAYERS)
    try:
        order = await order_of(thinkers, ["FIRST", "SECOND", "THIRD", "WATCHED", "PLAYED"])
        assert order == ["FIRST", "PLAYED", "WATCHED", "SECOND", "THIRD"], "the first had begun already"
    finally:
        thinkers.close()


@in_a_loop
async def test_a_table_that_somebody_comes_to_is_thought_for_before_the_others() -> None:
    thinkers = Thinkers(1)
    try:
        asking = asyncio.create_task(order_of(thinkers, ["FIRST", "SECOND", "THIRD", "LEFT"]))
        while sum(map(len, thinkers.processes[0].waiting.values())) < 3:
            await asyncio.sleep(0)
        thinkers.note_attendance("LEFT", Attendance.PLAYERS)
        thinkers.note_attendance("THIRD", Attendance.PLAYERS)
        thinkers.note_attendance("LEFT", Attendance.NOBODY)
        assert await asking == ["FIRST", "THIRD", "SECOND", "LEFT"]
    finally:
        thinkers.close()


@in_a_loop
async def test_a_table_that_is_given_up_leaves_its_turn_to_the_next() -> None:
    thinkers = Thinkers(1)
    process = thinkers.processes[0]
    try:
        async with process.turn("HELD"):
            given_up, next_one = [
                asyncio.create_task(thinkers.think(a_thought(code), PATIENCE)) for code in ("GONE", "NEXT")
            ]
            while sum(map(len, process.waiting.values())) < 2:
                await asyncio.sleep(0)
        given_up.cancel()  # at the very moment at which its turn has come
        assert await asyncio.wait_for(next_one, PATIENCE)
        assert not process.busy
    finally:
        thinkers.close()


@in_a_loop
async def test_a_bot_that_waits_for_its_turn_is_not_taken_for_stuck() -> None:
    thinkers = Thinkers(1)
    try:
        async with thinkers.processes[0].turn("HELD"):
            waiting = asyncio.create_task(thinkers.think(a_thought("LATER"), 0.0))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not waiting.done()
        with pytest.raises(TimeoutError):
            await waiting
    finally:
        thinkers.close()


@in_a_loop
async def test_a_bot_that_is_stuck_does_not_block_its_process() -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.think(a_thought("QWERTZ"), PATIENCE)
        before = thinkers.processes[0].pid
        with pytest.raises(TimeoutError):
            await thinkers.think(a_thought("QWERTZ"), 0.0)
        assert await thinkers.think(a_thought("QWERTZ"), PATIENCE)
        assert thinkers.processes[0].pid != before
    finally:
        thinkers.close()


class Watched(Thinkers):
    """Counts how many thoughts of other tables were finished while one of this table waited."""

    def __init__(self, code: str) -> None:
        super().__init__(1)
        self.code = code
        self.others = 0
        self.overtaken_by: list[int] = []

    async def think(self, thought: ThinkingJob, *rest: float) -> str:
        before = self.others
        found = await super().think(thought, *rest)
        if thought.code == self.code:
            self.overtaken_by.append(self.others - before)
        else:
            self.others += 1
        return found


@in_a_loop
async def test_twenty_tables_of_bots_alone_do_not_slow_the_bots_of_a_person(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        house.thinkers.close()
        party = await gathered(house, wished(bots="BCD"), people=1)
        watched = house.thinkers = Watched(party.code)
        await party.do(deeds.begin, party.tokens[0])
        (ada,) = await come(party, A)
        for _ in range(20):
            alone = Party(house, await house.open(wished(bots="ABCD"), None))
            await alone.do(deeds.begin, alone.tokens[0])
        for _ in range(3):
            await ada.until(lambda: asked(party).player == A)
            await answer_any(party)
        await ada.until(lambda: asked(party).player == A)
        assert watched.others > 0 and len(watched.overtaken_by) > 3
        assert max(watched.overtaken_by) <= 1, "one may have begun already"


@in_a_loop
async def test_bots_take_their_time_where_nobody_looks_on(tmp_path: Path) -> None:
    """Or a table that was opened and left would keep a processor and a disk busy."""
    async with a_house(tmp_path / "store", bot_pause=PATIENCE) as house:
        alone = Party(house, await house.open(wished(bots="ABCD"), None))
        await alone.do(deeds.begin, alone.tokens[0])
        for _ in range(100):
            await asyncio.sleep(0)
        assert alone.keeper.thinking is not None
        assert house.thinkers.processes[0].pool is None, "nothing was thought yet"
