"""Stores of the versions before this one (tests/house/written, by tools/sample_store.py), opened by this one."""

import asyncio
import json
import uuid
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest

from ridotto.games import game_called
from ridotto.house import ChosenTerms, House, Pass, commands
from ridotto.house.events import Begun, Line, Opened, decode_line, encode_line
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player
from ridotto.replay import read_record as read_record
from tests.house.rooms import Party, a_house, in_a_loop, refused
from tests.house.test_keeping import answer_any, table_of
from tests.house.test_migrations import database_of
from tools import sample_store
from tools.sample_store import OPEN, OVER, PLAYING

A, B = Player(0), Player(1)
WRITTEN = sorted((Path(__file__).parent / "written").glob("*.sql"))
SILENT = [path for path in WRITTEN if path.stem == "1"]  # they kept what was answered, and not what was told


@pytest.fixture(params=WRITTEN, ids=lambda path: f"version {path.stem}")
def sample(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


async def brought(sample: Path, place: str, rules: int) -> None:
    """The store, of which all tables were opened by this version of the rules."""
    path = str(place) if "://" not in place else ":memory:"
    file = apsw.Connection(path)
    file.execute(sample.read_text(encoding="utf-8"))
    rows = [(code, number, by_rules(bytes(line), rules)) for code, number, line in file.execute("select * from lines")]
    file.executemany("update lines set line = ?3 where code = ?1 and number = ?2", rows)
    if path == ":memory:":
        async with database_of(place, 1) as connection:
            insert = "insert into ridotto.lines (code, number, line, batch) values ($1, $2, $3, $4)"
            await connection.executemany(insert, [(*row, uuid.uuid4()) for row in rows])
            listings: Any = list(file.execute("select code, listing from listings order by place"))
            await connection.executemany("insert into ridotto.listings (code, listing) values ($1, $2)", listings)
    file.close()


def by_rules(text: bytes, rules: int) -> bytes:
    """All else stays as it was, to the last byte."""
    line = decode_line(text)
    event = line.event
    if isinstance(event, Opened):
        before, now = f'"rules":{event.rules},'.encode(), f'"rules":{rules},'.encode()
        assert text.count(before) == 1
        return text.replace(before, now)
    if isinstance(event, Begun) and event.rules:
        return encode_line(Line(line.at, msgspec.structs.replace(event, rules=rules), line.told))
    return text


def these_rules() -> int:
    return game_called("mascarade-1e").rules_version


def party_at(house: House, code: str) -> Party:
    party = Party(house, Pass(code, "token A", A))
    party.tokens = [f"token {letter}" for letter in "ABCD"]
    return party


@in_a_loop
async def test_tables_of_a_version_before_are_played_on_by_the_same_rules(sample: Path, place: str) -> None:
    await brought(sample, place, these_rules())
    async with a_house(place) as house:
        waiting, playing = party_at(house, OPEN), party_at(house, PLAYING)
        actor = await house.table(OPEN)
        for called in ("Cy", "Di"):
            await house.sit(actor, called, None, house.fresh_token())
        await waiting.do(commands.ChangeSettings, "token A", 4, {"turn_limit": "9"}, ChosenTerms(clock=45))
        await waiting.do(commands.Begin, "token A")
        assert (actor.table_state.state, actor.table_state.terms.clock) == ("playing", 45)
        actor = await house.table(PLAYING)
        assert (actor.table_state.state, actor.table_state.stage.rules()) == ("playing", "current")
        assert [line.text for line in actor.table_state.talk.lines] == ["I was the King"]
        assert [seat.notes.text for seat in actor.table_state.seats] == ["Bo bluffs", "", "", ""]
        for _ in range(5):
            await answer_any(playing)
        heard = [fact.spelling() for fact in table_of(playing).match.heard_by(B)]
    async with a_house(place) as house:
        playing = party_at(house, PLAYING)
        await house.table(PLAYING)
        assert [fact.spelling() for fact in table_of(playing).match.heard_by(B)] == heard


@in_a_loop
async def test_a_finished_game_of_a_version_before_is_replayed_by_the_same_rules(sample: Path, place: str) -> None:
    await brought(sample, place, these_rules())
    async with a_house(place) as house:
        actor = await house.table(OVER)
        assert (actor.table_state.state, actor.table_state.stage.rules()) == ("over", "current")
        assert read_record(await house.record(actor)).result.startswith("turn limit; won ")
        assert await house.replay(actor, "*")


@pytest.mark.parametrize("silent", SILENT)
@in_a_loop
async def test_what_a_version_before_did_not_keep_is_not_made_up_by_other_rules(silent: Path, place: str) -> None:
    await brought(silent, place, these_rules() + 7)
    async with a_house(place) as house:
        for code in (PLAYING, OVER):
            party, actor = party_at(house, code), await house.table(code)
            assert (actor.table_state.state, actor.table_state.stage.rules()) == ("outdated", "lost")
            assert table_shown(actor.table_state).seed is None, "nobody knows whether it was over"
            for ear in (A, B, SPECTATOR):
                async with actor.lock:
                    assert actor.telling(ear).since(actor.table_state, 0) == []
            assert await refused(party.answer(A, 1, "pass")) == "other-rules"
            assert await refused(house.record(actor)) == "cannot-be-shown"
            assert await refused(house.replay(actor, "A")) == "cannot-be-shown"
            assert await house.again(actor, "token A"), "they play again by the rules of now"
        waiting = await house.table(OPEN)
        assert (waiting.table_state.state, waiting.table_state.stage.rules()) == ("open", "current")


def test_the_version_before_is_among_them() -> None:
    assert [path.stem for path in WRITTEN] == [str(number) for number in range(1, len(WRITTEN) + 1)]


def test_a_sample_of_this_version_will_be_read_as_it_was_told(tmp_path: Path) -> None:
    """As the next one will find it, by other rules."""
    sample = tmp_path / "next.sql"
    sample_store.main(str(sample))
    asyncio.run(read_by_other_rules(sample, str(tmp_path / "store")))


async def read_by_other_rules(sample: Path, place: str) -> None:
    await brought(sample, place, these_rules() + 7)
    async with a_house(place) as house:
        for code, state in ((PLAYING, "outdated"), (OVER, "over")):
            actor = await house.table(code)
            assert (actor.table_state.state, actor.table_state.stage.rules()) == (state, "other")
            async with actor.lock:
                facts = [json.loads(bytes(fact)) for fact in actor.telling(B).since(actor.table_state, 0)[:3]]
            assert [fact["say"] for fact in facts] == ["A has 6", "B has 6", "C has 6"]
            assert [(fact["kind"], fact["purse"], fact["coins"]) for fact in facts[:2]] == [
                ("counted", "A", 6),
                ("counted", "B", 6),
            ]
        assert read_record(await house.record(await house.table(OVER))).rules == these_rules() + 7
