"""A bot decides alike wherever it thinks, and those whom people wait for think first."""

import asyncio
import gc
import os
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from ridotto.bots import BOTS, bot_called
from ridotto.games import GAMES, game_called
from ridotto.house import ProcessBots, bot_pool, commands
from ridotto.house.automatic_commands import thought_out
from ridotto.house.bot_pool import BEAT, Attendance, LocalBots, ThinkingJob, next_thought, until_next_beat
from ridotto.house.bot_worker import TABLES, Remembered, TookTooLong, think
from ridotto.house.events import Settled
from ridotto.kernel import Player
from ridotto.replay import CommittedFate
from ridotto.table import Automaton, Terms
from tests.house.rooms import Clock, Party, a_house, begun, gathered, in_a_loop, wished
from tests.house.test_keeping import answer_any, asked, come
from tests.patience import PATIENCE, until
from tests.table.tables import DrivenTable

ANSWERS = 40
A = Player(0)


# A master by count alone: by the clock it decides otherwise on a busy machine.
COUNTING = pytest.param("master,simulations=6,seconds=none", marks=pytest.mark.slow)


@pytest.mark.parametrize("bot", ["beginner", "courtier", "courtier,bold", COUNTING, "random"])
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_process_that_knows_nothing_yet_decides_like_the_table(game_id: str, bot: str) -> None:
    game, fate = game_called(game_id), CommittedFate(bytes(range(32)))
    players = max(game.fewest, 3)
    sitters = [Automaton(f"bot {number}", bot) for number in range(players)]
    setup, known = game.set_up(players, {}), {bot: bot_called(bot, BOTS)}
    table = DrivenTable(
        game,
        setup,
        sitters,
        fate.draw_answer,
        Terms(stand_in=bot),
        secret=fate.secret_for_bots(),
        bots=known,
        by_steps=True,
    )
    compared = 0
    while compared < ANSWERS and not table.match.over():
        thought = next_thought("QWERTZ", table.table)
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
    table = DrivenTable(
        game, game.set_up(4, {"pace": "off"}), sitters, fate.draw_answer, secret=fate.secret_for_bots(), by_steps=True
    )
    found = None
    while found is None:
        found = next_thought(code, table.table)
        assert found is not None or table.step()
    return found


async def order_of(bots: ProcessBots, codes: list[str]) -> list[str]:
    """In which order these tables have their answers, all of which are asked for at once."""
    done: list[str] = []

    async def asks(code: str) -> None:
        await bots.think(a_thought(code), PATIENCE)
        done.append(code)

    async with asyncio.TaskGroup() as asking:
        for code in codes:
            asking.create_task(asks(code))
    return done


@in_a_loop
async def test_a_bot_that_a_player_waits_for_does_not_wait_for_tables_with_nobody_there() -> None:
    bots = ProcessBots(1)
    bots.note_attendance("WATCHED", Attendance.WATCHERS)
    bots.note_attendance("PLAYED", Attendance.PLAYERS)
    try:
        order = await order_of(bots, ["FIRST", "SECOND", "THIRD", "WATCHED", "PLAYED"])
        assert order == ["FIRST", "PLAYED", "WATCHED", "SECOND", "THIRD"], "the first had begun already"
    finally:
        bots.close()


@in_a_loop
async def test_a_table_that_somebody_comes_to_is_thought_for_before_the_others() -> None:
    bots = ProcessBots(1)
    try:
        asking = asyncio.create_task(order_of(bots, ["FIRST", "SECOND", "THIRD", "LEFT"]))
        while sum(map(len, bots.processes[0].waiting.values())) < 3:
            await asyncio.sleep(0)
        bots.note_attendance("LEFT", Attendance.PLAYERS)
        bots.note_attendance("THIRD", Attendance.PLAYERS)
        bots.note_attendance("LEFT", Attendance.NOBODY)
        assert await asking == ["FIRST", "THIRD", "SECOND", "LEFT"]
    finally:
        bots.close()


@in_a_loop
async def test_a_table_that_is_given_up_leaves_its_turn_to_the_next() -> None:
    bots = ProcessBots(1)
    process = bots.processes[0]
    try:
        async with process.turn("HELD"):
            given_up, next_one = [
                asyncio.create_task(bots.think(a_thought(code), PATIENCE)) for code in ("GONE", "NEXT")
            ]
            while sum(map(len, process.waiting.values())) < 2:
                await asyncio.sleep(0)
        given_up.cancel()  # at the very moment at which its turn has come
        assert await asyncio.wait_for(next_one, PATIENCE)
        assert not process.busy
    finally:
        bots.close()


@dataclass(frozen=True)
class SlowJob(ThinkingJob):
    """A job that tells when it has begun, and goes on until it is told to end."""

    begun: str = ""  # named pipes
    end: str = ""

    def run(self, known: Remembered) -> str:
        for path, mode in ((self.begun, os.O_WRONLY), (self.end, os.O_RDONLY)):
            os.close(os.open(path, mode))
        return "pass"


def slow_job(folder: Path) -> SlowJob:
    job = SlowJob(**{**vars(a_thought("SLOW")), "begun": str(folder / "begun"), "end": str(folder / "end")})
    os.mkfifo(job.begun)
    os.mkfifo(job.end)
    return job


@in_a_loop
async def test_what_somebody_gave_up_is_not_charged_to_the_next_table(tmp_path: Path) -> None:
    bots, job = ProcessBots(1), slow_job(tmp_path)
    bots.note_attendance("PLAYED", Attendance.PLAYERS)
    try:
        given_up = asyncio.create_task(bots.think(job, PATIENCE))
        await asyncio.to_thread(lambda: os.close(os.open(job.begun, os.O_RDONLY)))
        given_up.cancel()
        asking = asyncio.create_task(order_of(bots, ["NEXT", "PLAYED"]))
        for _ in range(100):
            await asyncio.sleep(0)
        assert given_up.cancelled(), "nobody has to wait for what was given up"
        await asyncio.to_thread(lambda: os.close(os.open(job.end, os.O_WRONLY)))
        assert await asking == ["PLAYED", "NEXT"], "the next table's time ran out while the process was busy"
    finally:
        bots.close()


@in_a_loop
async def test_closing_ends_a_bot_in_the_middle_of_its_thought(tmp_path: Path) -> None:
    bots, job = ProcessBots(1), slow_job(tmp_path)
    thinking = asyncio.create_task(bots.think(job, PATIENCE))
    await asyncio.to_thread(has_begun, job)
    process = Path("/proc", str(bots.processes[0].pid))
    assert process.exists()
    thinking.cancel()
    bots.close()
    await asyncio.to_thread(until, lambda: not process.exists())


@in_a_loop
async def test_what_somebody_gave_up_does_not_go_on_for_ever(tmp_path: Path) -> None:
    bots = ProcessBots(1)
    try:
        given_up = asyncio.create_task(bots.think(slow_job(tmp_path), 0.1))
        while bots.processes[0].job is None:
            await asyncio.sleep(0)
        given_up.cancel()
        assert await asyncio.wait_for(bots.think(a_thought("NEXT"), PATIENCE), PATIENCE)
    finally:
        bots.close()


@in_a_loop
async def test_a_bot_that_waits_for_its_turn_is_not_taken_for_stuck() -> None:
    bots = ProcessBots(1)
    try:
        async with bots.processes[0].turn("HELD"):
            waiting = asyncio.create_task(bots.think(a_thought("LATER"), 0.0))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not waiting.done()
        with pytest.raises(TimeoutError):
            await waiting
    finally:
        bots.close()


@in_a_loop
async def test_a_bot_that_is_stuck_does_not_block_its_process() -> None:
    bots = ProcessBots(1)
    try:
        await bots.think(a_thought("QWERTZ"), PATIENCE)
        before = bots.processes[0].pid
        with pytest.raises(TimeoutError):
            await bots.think(a_thought("QWERTZ"), 0.0)
        assert await bots.think(a_thought("QWERTZ"), PATIENCE)
        assert bots.processes[0].pid != before
    finally:
        bots.close()


@dataclass(frozen=True)
class SpinningJob(ThinkingJob):
    """A job that never ends by itself."""

    def run(self, known: Remembered) -> str:
        while True:
            pass


@in_a_loop
async def test_a_job_that_uses_too_much_processor_time_ends_and_its_process_goes_on() -> None:
    bots = ProcessBots(1)
    try:
        await bots.think(a_thought("NEXT"), PATIENCE)
        before = bots.processes[0].pid
        for code in ("SLOW", "NEXT"):
            job = SpinningJob(**{**vars(a_thought(code)), "processor_seconds": 0.05})
            with pytest.raises(TookTooLong):
                await bots.think(job, PATIENCE)
        assert await bots.think(a_thought("NEXT"), PATIENCE), "although the process has forgotten that table"
        assert bots.processes[0].pid == before
    finally:
        bots.close()


@in_a_loop
async def test_time_in_which_a_job_does_not_run_is_not_counted(tmp_path: Path) -> None:
    """It waits for the clock to run past its limit, and has used hardly any processor time then."""
    bots, job = ProcessBots(1), replace(slow_job(tmp_path), processor_seconds=0.2)
    try:
        asking = asyncio.create_task(bots.think(job, PATIENCE))
        await asyncio.to_thread(has_begun, job)
        until = asyncio.get_running_loop().time() + 2 * job.processor_seconds
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        assert not asking.done()
        await asyncio.to_thread(lambda: os.close(os.open(job.end, os.O_WRONLY)))
        assert await asking == "pass"
    finally:
        bots.close()


@in_a_loop
async def test_a_person_is_answered_before_a_slow_process_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "LONGEST_WAIT", 0.2)
    bots, job = ProcessBots(1), slow_job(tmp_path)
    process = bots.processes[0]
    try:
        await bots.think(a_thought("NEXT"), PATIENCE)
        before = process.pid
        with pytest.raises(TimeoutError):
            await bot_pool.think_for_a_person(bots, job)
        assert process.pid == before, "it has time to end the job by itself"
        assert await asyncio.wait_for(bots.think(a_thought("NEXT"), PATIENCE), PATIENCE)
        assert process.pid != before, "which it did not use"
        gc.collect()
        assert "never retrieved" not in caplog.text
    finally:
        bots.close()


# ---- Masters.


@dataclass(frozen=True)
class EndlessJob(SlowJob):
    """A job that tells when it has begun, and looks at the clock of masters for ever."""

    def run(self, known: Remembered) -> str:
        os.close(os.open(self.begun, os.O_WRONLY))
        while True:
            known.clock()


def has_begun(job: SlowJob) -> None:
    os.close(os.open(job.begun, os.O_RDONLY))


@in_a_loop
async def test_a_master_whom_nobody_waits_for_any_more_stops_in_its_process(tmp_path: Path) -> None:
    bots = ProcessBots(1, master_seconds=0.05)
    job = EndlessJob(**vars(replace(slow_job(tmp_path), bot="master")))
    try:
        given_up = asyncio.create_task(bots.think(job, PATIENCE))
        await asyncio.to_thread(has_begun, job)
        process = bots.masters[0]
        pid = process.pid
        given_up.cancel()
        next_one = replace(a_thought("SLOW"), bot="master")  # of the same table, which is remembered
        assert await bots.think(next_one, PATIENCE)
        assert process.pid == pid, "it stopped by itself, and was not killed"
    finally:
        bots.close()


@in_a_loop
async def test_other_bots_do_not_wait_for_a_master(tmp_path: Path) -> None:
    bots, job = ProcessBots(1), replace(slow_job(tmp_path), bot="master")
    try:
        thinking = asyncio.create_task(bots.think(job, PATIENCE))
        await asyncio.to_thread(has_begun, job)
        assert await bots.think(a_thought("OTHER"), PATIENCE)
        assert not thinking.done()
    finally:
        os.close(os.open(job.end, os.O_RDWR))  # which waits for nobody
        bots.close()


@dataclass(frozen=True)
class TimeJob(ThinkingJob):
    """A job that answers how long it may take."""

    def run(self, known: Remembered) -> str:
        return f"{self.seconds:g}"


@in_a_loop
async def test_masters_share_their_time_among_the_tables_that_wait() -> None:
    bots = ProcessBots(1, master_seconds=0.12)
    try:
        async with bots.masters[0].turn("HELD"):
            waiting = [
                asyncio.create_task(bots.think(TimeJob(**vars(replace(a_thought(code), bot="master"))), PATIENCE))
                for code in ("FIRST", "SECOND", "THIRD")
            ]
            while bots.masters[0].number_waiting() < 3:
                await asyncio.sleep(0)
        assert [await one for one in waiting] == ["0.04", "0.06", "0.12"]
    finally:
        bots.close()


@pytest.mark.clause("TBL-017")
def test_answers_of_masters_are_told_at_whole_beats() -> None:
    """Or the time until its answer would tell how many plans it saw."""
    assert [until_next_beat(taken, 0.3) + taken for taken in (0.001, 0.1, 0.299)] == pytest.approx([0.3] * 3)
    assert until_next_beat(0.35, 0.3) + 0.35 == pytest.approx(0.6), "the processor was busy"
    assert until_next_beat(0.3, 0.3) == 0.0


@pytest.mark.clause("TBL-017")
def test_a_master_with_one_option_pauses_as_long_as_one_that_thinks() -> None:
    """On a busy machine, where it waits for its turn, it answered one beat earlier."""
    waited, may_take, beat = 0.5, 1.0, 1.2
    taken = (waited + 0.001, waited + 0.6, waited + may_take, waited + 1.1)
    told = [until_next_beat(each, beat, waited + BEAT * may_take) + each for each in taken]
    assert told == pytest.approx([2.4] * 4)


@pytest.mark.clause("TBL-017")
@in_a_loop
async def test_at_a_table_in_this_process_masters_keep_the_beat_too() -> None:
    bots, loop = LocalBots(master_seconds=0.05), asyncio.get_running_loop()
    master = TimeJob(**vars(replace(a_thought("HERE"), bot="master")))
    before = loop.time()
    assert await bots.think(master, PATIENCE) == "1"
    assert loop.time() - before >= 0.06, "though it had nothing to think about"


class Thoughtful(ProcessBots):
    """Bots that never come to an end, and what became of their thoughts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = asyncio.Event()
        self.given_up: list[ThinkingJob] = []

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up.append(thought)
        raise AssertionError


@pytest.mark.parametrize("moves_on", [commands.CloseTable, commands.Pause], ids=["closed", "paused"])
@in_a_loop
async def test_a_thought_is_given_up_when_the_table_stops(tmp_path: Path, moves_on: type[commands.Pause]) -> None:
    async with a_house(tmp_path / "store") as house:
        bots = house.environment.bots = Thoughtful()
        alone = Party(house, await house.open(wished(bots="ABCD"), None))
        await alone.do(commands.Begin, alone.tokens[0])
        await asyncio.wait_for(bots.begun.wait(), PATIENCE)
        thinking = alone.actor.thinking
        assert thinking is not None
        await alone.do(moves_on, alone.tokens[0])
        await asyncio.wait([thinking], timeout=PATIENCE)
        assert len(bots.given_up) == 1 and alone.actor.thinking is None


@in_a_loop
async def test_a_person_who_answers_at_the_last_moment_ends_the_thought_of_the_bot(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock=clock) as house:
        bots = house.environment.bots = Thoughtful()
        party = await begun(house, wished(players=4, clock=20), people=4)
        await come(party, A)
        late = asked(party).player
        clock.at += 21
        await party.actor.move()
        await asyncio.wait_for(bots.begun.wait(), PATIENCE)
        thinking = party.actor.thinking
        assert thinking is not None
        await answer_any(party)
        await asyncio.wait([thinking], timeout=PATIENCE)
        assert [thought.player for thought in bots.given_up] == [late]


@in_a_loop
async def test_a_thought_goes_on_while_others_seal_their_answers(tmp_path: Path) -> None:
    """Or in every sealed round a master would think again and again, as long as people need."""
    async with a_house(tmp_path / "store") as house:
        bots = house.environment.bots = Thoughtful()
        party = await begun(house, wished("masques-ffg", players=3, bots="C"), people=2)
        await come(party, A)
        await asyncio.wait_for(bots.begun.wait(), PATIENCE)
        table, thought = party.actor.table_state.live_game().table, party.actor.thought
        assert thought is not None
        question = table.match.question_to(A)
        assert question is not None and len(table.match.open_questions()) == 3, "cards are drafted, sealed"
        await party.answer(A, table.play.number(A), table.match.options(question)[0].text)
        assert party.actor.thought is thought and not bots.given_up
        answered = table.match.question_to(Player(2))
        assert answered is not None
        said = table.match.options(answered)[0].text
        assert thought_out(party.actor.table_state, thought, said) == [Settled(2, said)]


class Watched(ProcessBots):
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
async def test_twenty_tables_of_bots_alone_do_not_slow_the_bots_of_a_person(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        house.environment.bots.close()
        party = await gathered(house, wished(bots="BCD"), people=1)
        watched = house.environment.bots = Watched(party.code)
        await party.do(commands.Begin, party.tokens[0])
        (ada,) = await come(party, A)
        for _ in range(20):
            alone = Party(house, await house.open(wished(bots="ABCD"), None))
            await alone.do(commands.Begin, alone.tokens[0])
        for _ in range(3):
            await ada.until(lambda: asked(party).player == A)
            await answer_any(party)
        await ada.until(lambda: asked(party).player == A)
        assert watched.others > 0 and len(watched.overtaken_by) > 3
        assert max(watched.overtaken_by) <= 1, "one may have begun already"


@in_a_loop
async def test_bots_take_their_time_where_nobody_looks_on(anywhere: str) -> None:
    """Or a table that was opened and left would keep a processor and a disk busy."""
    async with a_house(anywhere, bot_pause=PATIENCE) as house:
        alone = Party(house, await house.open(wished(bots="ABCD"), None))
        await alone.do(commands.Begin, alone.tokens[0])
        for _ in range(100):
            await asyncio.sleep(0)
        assert alone.actor.thinking is not None
        bots = house.environment.bots
        assert isinstance(bots, ProcessBots) and bots.processes[0].pool is None, "nothing was thought yet"
