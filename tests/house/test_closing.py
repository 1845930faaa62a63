"""A table that is closed in the middle of a game: it stays unfinished, and everybody can check it."""

import json
import zlib

import pytest

from ridotto.house import commands
from ridotto.house.events import Closed
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player
from ridotto.replay import UNFINISHED, commitment_to, read_record, replay_record, verify
from tests.house.rooms import Ears, a_house, begun, first_fact_told, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, table_of

B = Player(1)


@in_a_loop
@pytest.mark.parametrize("game", ["mascarade-2e", "masques-ffg", "masquerade"])
async def test_the_seed_and_the_record_of_a_closed_game_are_told(game: str, anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(game, 4), people=4)
        for _ in range(9):
            await answer_any(party)
        assert await refused(house.record(party.actor)) == "not-then"
        position = table_of(party).match.position()
        await party.do(commands.CloseTable, party.tokens[0])
        shown = table_shown(party.actor.table_state)
        assert shown.state == "closed" and shown.seed is not None
        assert commitment_to(bytes.fromhex(shown.seed)) == shown.commitment
        record = read_record(await house.record(party.actor))
        assert record.result == UNFINISHED and record.seed is not None
        assert verify(record).holds() and replay_record(record).position() == position


@in_a_loop
async def test_what_lay_face_down_can_be_seen_when_a_game_is_closed(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        for _ in range(9):
            await answer_any(party)
        truth = party.actor.table_state.game.faces(table_of(party).match)
        assert await refused(house.replay(party.actor, "*")) == "not-then"
        await party.do(commands.CloseTable, party.tokens[0])
        whole = json.loads(zlib.decompress(await house.replay(party.actor, "*"), wbits=31))
        assert whole["steps"][-1]["truth"] == truth
        assert (whole["reason"], whole["winners"]) == ("", [])


@in_a_loop
async def test_a_closed_game_is_read_again_from_its_beginning_where_memory_was_strict(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        for _ in range(9):
            await answer_any(party)
        actor = party.actor
        await actor.welcome(Ears(actor, party.tokens[B]))
        async with actor.lock:
            assert first_fact_told(actor, SPECTATOR) > 0
        await party.do(commands.CloseTable, party.tokens[0])
        async with actor.lock:
            assert first_fact_told(actor, SPECTATOR) == first_fact_told(actor, B) == 0


@in_a_loop
async def test_a_table_that_was_closed_by_a_version_before_is_opened_up_too(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        await party.actor.do(lambda at: [Closed()])
    async with a_house(anywhere) as house:
        actor = await house.table(party.code)
        assert read_record(await house.record(actor)).result == UNFINISHED


@in_a_loop
async def test_a_table_that_is_closed_before_its_game_has_nothing_to_tell(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        await party.do(commands.CloseTable, party.tokens[0])
        assert table_shown(party.actor.table_state).seed is None
        assert await refused(house.record(party.actor)) == "not-then"
