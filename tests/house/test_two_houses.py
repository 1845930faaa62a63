"""One table in two houses, over one database: whoever sits in either hears the same, and one may be gone any moment."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, cast

import pytest

from ridotto.house import House, Store, StoreUnreachable, TableActor, commands, store_at
from ridotto.house import actor as keeping
from ridotto.house.events import Followed
from ridotto.house.stores import Batch, hearing, postgres
from ridotto.house.stores.postgres import PostgresStore
from ridotto.house.stores.store import News, Tables
from ridotto.kernel import SPECTATOR, Player, RidottoError
from ridotto.table import NotThatQuestion
from tests.house.rooms import Clock, Ears, Party, a_house, begun, gathered, house_over, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any
from tests.house.test_postgres import Lossy, by_hand
from tests.patience import FOR_A_WHOLE_TEST, PATIENCE

END_ALL: Final = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ridotto'"
EARS: Final = (*[Player(number) for number in range(4)], SPECTATOR)


class Notes(Ears):
    """Somebody who writes down every fact as it is told."""

    def __init__(self, actor: TableActor, token: str | None, ear: Player) -> None:
        super().__init__(actor, token)
        self.telling = actor.telling(ear)
        self.facts: list[bytes] = []

    def wake(self) -> None:
        self.facts += map(bytes, self.telling.since(self.actor.table_state, len(self.facts)))
        super().wake()


async def sat_in(party: Party, house: House) -> list[Notes]:
    """Everybody of a table, and a spectator, with a screen in this house."""
    actor = await house.table(party.code)
    found = []
    for ear in EARS:
        async with actor.lock:
            notes = Notes(actor, None if ear == SPECTATOR else party.tokens[ear], ear)
        await actor.welcome(notes)
        found.append(notes)
    return found


def vanish(house: House) -> None:
    """As if its process had been killed: nothing is said, nothing is finished."""
    store = house.store
    assert isinstance(store, PostgresStore)
    store.closing = True
    for task in (store.writing, store.hearing.task, *house.environment.tasks):
        if task is not None:
            task.cancel()
    for actor in house.actors.values():
        actor.stop()
    for connection in (store.writer, store.hearing.connection, store.readers):
        if connection is not None:
            connection.terminate()
    house.environment.bots.close()


@asynccontextmanager
async def two_houses(place: str, **settings: Any) -> AsyncIterator[tuple[House, House]]:
    """The second one may vanish."""
    clock = Clock()
    async with a_house(place, clock, **settings) as one:
        other = house_over(await store_at(place), now=clock, **settings)
        try:
            yield one, other
        finally:
            if not cast(PostgresStore, other.store).closing:
                await other.close()


def has_heard(actor: TableActor, number: int) -> bool:
    return actor.log.length >= number


async def agree(*screens: Notes) -> None:
    """Until all of them have heard as much as the house that has heard most."""
    most = max(notes.actor.log.length for notes in screens)
    for notes in screens:
        await notes.until(partial(has_heard, notes.actor, most))


async def answer(party: Party, house: House, dice: random.Random) -> str | None:
    """Somebody who is asked says something in this house; if that is refused, the code of the refusal."""
    actor = await house.table(party.code)
    table = actor.table_state.live_game().table
    question = dice.choice(table.match.open_questions())
    said = dice.choice(table.match.options(question)).text
    at = party.in_another(house)
    try:
        await at.answer(question.player, table.play.number(question.player), said)
    except RidottoError as problem:
        return problem.code
    return None


def alike(one: list[Notes], other: list[Notes]) -> None:
    for mine, yours in zip(one, other):
        assert [json.loads(fact)["n"] for fact in mine.facts] == list(range(1, len(mine.facts) + 1)), (
            "a gap, or an echo"
        )
        assert mine.facts == yours.facts
        assert mine.telling.question == yours.telling.question
        assert mine.telling.shown == yours.telling.shown


@pytest.mark.parametrize("seed", [1, 2])
@in_a_loop
async def test_a_game_is_played_by_people_of_two_houses_and_both_hear_all_of_it(seed: int, empty: str) -> None:
    dice = random.Random(seed)
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        party = await begun(one, wished(memory="aid"), people=4)
        here, there = await sat_in(party, one), await sat_in(party, other)
        answers = 0
        while not one.actors[party.code].table_state.over:
            assert await answer(party, (one, other)[answers % 2], dice) is None
            await agree(*here, *there)
            alike(here, there)
            answers += 1
        assert answers > 20
        assert other.actors[party.code].table_state.over
        assert await one.record(one.actors[party.code]) == await other.record(other.actors[party.code])


async def new_game(one: House, other: House) -> tuple[Party, list[Notes], list[Notes]]:
    party = await begun(one, wished("masquerade", players=4, memory="aid"), people=4)
    return party, await sat_in(party, one), await sat_in(party, other)


@pytest.mark.slow
@in_a_loop
async def test_both_houses_hear_everything_however_often_their_connections_are_ended(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each of sixty cuts of all connections both houses still tell every screen every line."""
    monkeypatch.setattr(hearing, "SOON", 0.001)
    monkeypatch.setattr(keeping, "RETRY", 0.01)
    dice = random.Random(3)
    async with two_houses(empty) as (one, other), by_hand(empty) as somebody, asyncio.timeout(FOR_A_WHOLE_TEST):
        party, here, there = await new_game(one, other)
        for cut in range(60):
            house = (one, other)[cut % 2]
            if here[0].actor.table_state.over or there[0].actor.table_state.over:
                party, here, there = await new_game(one, other)
            ended = somebody.execute(END_ALL)
            if cut % 3:  # in the middle of what the houses do, or before it
                await ended
                refusal = await answer(party, house, dice)
            else:
                _, refusal = await asyncio.gather(ended, answer(party, house, dice))
            assert refusal in (None, "store-unreachable", "not-that-question"), refusal
            await agree(*here, *there)
            alike(here, there)
        assert await one.store.alive() and await other.store.alive()


@in_a_loop
async def test_two_houses_that_do_not_wait_for_each_others_news_still_tell_one_story(empty: str) -> None:
    """Answers of both are on their way at once: one of them is stored first, the other is tried again or refused."""
    dice = random.Random(3)
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        party = await begun(one, wished(memory="aid"), people=4)
        here, there = await sat_in(party, one), await sat_in(party, other)
        late = 0
        for number in range(1000):
            said = await asyncio.gather(
                answer(party, one, dice),
                answer(party, other, dice),
                party.in_another((one, other)[number % 2]).do(commands.Say, party.tokens[number % 4], f"line {number}"),
            )
            late += said.count(NotThatQuestion.code)
            if one.actors[party.code].table_state.over or other.actors[party.code].table_state.over:
                break
            assert set(said) <= {None, NotThatQuestion.code} and said.count(None) >= 2
        await agree(*here, *there)
        alike(here, there)
        spoken = [[line.text for line in house.actors[party.code].table_state.talk.lines] for house in (one, other)]
        assert spoken == [[f"line {n}" for n in range(number + 1)]] * 2
        assert late > 20, "hardly anybody was ever too late"


@in_a_loop
async def test_when_a_house_vanishes_the_game_goes_on_in_the_other(empty: str) -> None:
    """It vanishes while an answer is on its way: stored or not, there is one story, and everybody hears it."""
    dice = random.Random(4)
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        party = await begun(one, wished(memory="aid"), people=4)
        here, there = await sat_in(party, one), await sat_in(party, other)
        for number in range(20):
            assert await answer(party, (one, other)[number % 2], dice) is None
            await agree(*here, *there)
        alike(here, there)
        heard = [len(notes.facts) for notes in there]
        last = asyncio.ensure_future(answer(party, other, dice))
        await asyncio.sleep(0)
        vanish(other)
        last.cancel()
        await asyncio.gather(last, return_exceptions=True)
        actor = one.actors[party.code]
        while not actor.table_state.over:
            assert await answer(party, one, dice) in (None, NotThatQuestion.code)  # the last one has come, perhaps
        alike(here, here)
        for mine, yours, known in zip(here, there, heard):
            assert mine.facts[:known] == yours.facts[:known]
        stored = await one.store.read(party.code)
        assert len(stored) == actor.log.length
        async with a_house(empty, Clock()) as third:
            again = await third.table(party.code)
            assert await third.record(again) == await one.record(actor)


@in_a_loop
async def test_bots_of_a_house_that_vanished_are_played_by_the_other(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "ELSEWHERE", 0.2)
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        host = await one.open(wished(bots="ABCD"), None)
        actor = one.actors[host.code]
        watcher = Ears(actor, None)
        await actor.welcome(watcher)
        await Party(other, host).do(commands.Begin, host.token)
        vanish(other)
        await watcher.until(lambda: actor.table_state.stage.told_so_far() > 60)


# ---- Both at once.


@in_a_loop
async def test_nobody_is_refused_because_the_other_house_is_quicker(empty: str) -> None:
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        party = await begun(one, wished(), people=4)
        await other.table(party.code)
        texts = [f"line {number}" for number in range(240)]
        at = [party.in_another((one, other)[number % 2]) for number in range(240)]
        await asyncio.gather(*[each.do(commands.Say, party.tokens[0], text) for each, text in zip(at, texts)])
        actor = one.actors[party.code]
        async with actor.lock:
            await actor.reload()
        assert sorted(line.text for line in actor.table_state.talk.lines) == sorted(texts)


@in_a_loop
async def test_a_table_where_others_are_always_quicker_is_busy_and_the_store_is_well(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(empty, busy_after=-1.0) as (one, other):
        party = await gathered(one, wished(), people=2)
        await other.table(party.code)
        append = other.store.append

        async def later(*batches: Batch) -> bool:
            await party.do(commands.Say, party.tokens[0], "me first")
            return await append(*batches)

        monkeypatch.setattr(other.store, "append", later)
        there = party.in_another(other)
        assert await refused(there.do(commands.Say, party.tokens[1], "me")) == "table-busy"
        assert {line.text for line in one.actors[party.code].table_state.talk.lines} == {"me first"}


async def tables_in(place: str) -> int:
    async with by_hand(place) as connection:
        return int(await connection.fetchval("select count(distinct code) from ridotto.lines"))


@in_a_loop
async def test_a_host_who_asks_two_houses_to_play_again_gets_one_table(empty: str) -> None:
    async with two_houses(empty) as (one, other), asyncio.timeout(FOR_A_WHOLE_TEST):
        for number in range(1, 5):
            played = await finished(one)
            there = await other.table(played.code)
            asked = [one.again(played.actor, played.tokens[0]), other.again(there, played.tokens[0])]
            found = await asyncio.gather(*asked, return_exceptions=True)
            codes = [code for code in found if isinstance(code, str)]
            assert len(codes) == 1 and await tables_in(empty) == 2 * number
            assert [event for event in await played.stored() if isinstance(event, Followed)] == [Followed(codes[0])]
            assert (await other.table(codes[0])).table_state.opened.follows == played.code


async def finished(house: House) -> Party:
    """A game that is over."""
    party = await begun(house, wished("masquerade", 3), people=3)
    while not party.actor.table_state.over:
        await answer_any(party)
    return party


@in_a_loop
async def test_no_rematch_is_stored_that_nothing_points_to(anywhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(anywhere) as house:
        party = await finished(house)
        stored: list[str] = []
        append = house.store.append

        async def down(*batches: Batch) -> bool:
            stored.extend([batch.code for batch in batches])
            if any(batch.code == party.code for batch in batches):
                raise StoreUnreachable
            return await append(*batches)

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", down)
            assert await refused(house.again(party.actor, party.tokens[0])) == "store-unreachable"
        assert [await house.store.read(code) for code in stored if code != party.code] == [[]]
        following = await house.again(party.actor, party.tokens[0])
        assert party.actor.table_state.followed_by == following


# ---- News at the wrong moment.


class Late:
    """A store that something is appended to elsewhere, just after it has been read."""

    def __init__(self, store: Store, meanwhile: Any) -> None:
        self.store = store
        self.meanwhile = meanwhile

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        found = await self.store.read(code, after)
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile(code)
        return found

    def listen(self, news: News, tables: Tables) -> None:
        """The test itself tells the news, in the nick of time."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@in_a_loop
async def test_news_of_a_table_that_is_just_being_opened_are_not_missed(empty: str) -> None:
    async with a_house(empty) as one:
        party = await gathered(one, wished(), people=2)

        async def meanwhile(code: str) -> None:
            before = one.actors[code].log.length
            await one.sit(one.actors[code], "Zoe", None, one.fresh_token())
            assert one.actors[code].log.length == before + 1
            other.on_heard_of(code, before + 1)  # as the database would say

        async with a_house(Late(await store_at(empty), meanwhile)) as other:
            actor = await other.table(party.code)
            ears = Ears(actor, None)
            actor.presence.listeners.add(ears)
            await ears.until(lambda: "Zoe" in actor.table_state.names())


@in_a_loop
async def test_news_that_could_not_be_read_are_read_later(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "RETRY", 0.01)
    async with two_houses(empty) as (one, other):
        party = await gathered(one, wished(), people=2)
        actor = await other.table(party.code)
        tries = 0
        read = other.store.read

        async def away(code: str, after: int = 0) -> list[bytes]:
            nonlocal tries
            tries += 1
            if tries <= 3:
                raise StoreUnreachable
            return await read(code, after)

        monkeypatch.setattr(other.store, "read", away)
        ears = Ears(actor, None)
        actor.presence.listeners.add(ears)
        await one.sit(one.actors[party.code], "Zoe", None, one.fresh_token())
        await ears.until(lambda: "Zoe" in actor.table_state.names())
        assert tries == 4


@in_a_loop
async def test_a_house_in_doubt_about_its_own_answer_hears_what_became_of_it(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, and the connection was lost before that was said: nobody is told, until it is found out."""
    monkeypatch.setattr(postgres, "PATIENCE", -1.0)
    async with a_house(empty) as house:
        party = await gathered(house, wished(), people=2)
        store, actor = house.store, party.actor
        assert isinstance(store, PostgresStore)
        store.writer = Lossy(store.writer, arrives=True)
        ears = Ears(actor, None)
        actor.presence.listeners.add(ears)
        shown = actor.published.to_all
        assert await refused(house.sit(actor, "Zoe", None, house.fresh_token())) == "store-unreachable"
        await ears.until(lambda: actor.published.to_all != shown and b"Zoe" in bytes(actor.published.to_all))
        assert not actor.stale
        async with asyncio.timeout(PATIENCE):
            await house.sit(actor, "Yan", None, house.fresh_token())
