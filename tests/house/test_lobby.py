"""Opening a table, sitting down, and what hosts do."""

import asyncio
from pathlib import Path

import pytest

from ridotto.house import commands
from ridotto.house.events import Begun, Filled, Stood
from ridotto.house.table_shown import table_shown
from ridotto.kernel import Player, SetupRefused, UnknownGame
from ridotto.table.names import NameRefused
from tests.house.rooms import a_house, begun, gathered, in_a_loop, refused, wished

A, B, C, D = [Player(number) for number in range(4)]


@in_a_loop
async def test_a_table_fills_up_and_begins(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(bots="D"), people=3)
        seats = table_shown(party.actor.table_state).seats
        assert [(seat.name, seat.bot) for seat in seats] == [
            ("Ada", None),
            ("Bo", None),
            ("Cy", None),
            ("Dario", "random"),
        ]
        assert table_shown(party.actor.table_state).state == "open"
        await party.do(commands.Begin, party.tokens[0])
        assert table_shown(party.actor.table_state).state == "playing"
        assert table_shown(party.actor.table_state).host == "A"


@in_a_loop
async def test_no_token_is_stored(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished(), people=4)
        stored = b"".join(await house.store.read(party.code))
    for token in party.tokens:
        assert token.encode() not in stored
    assert all(token.encode() not in file.read_bytes() for file in tmp_path.iterdir() for token in party.tokens)


@in_a_loop
async def test_only_a_token_of_this_table_opens_it(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        here, elsewhere = await gathered(house, wished(), people=4), await gathered(house, wished(), people=1)
        assert await refused(here.do(commands.Begin, elsewhere.tokens[0])) == "wrong-token"
        assert await refused(here.do(commands.Begin, "")) == "wrong-token"
        assert await refused(here.do(commands.Begin, here.tokens[1])) == "not-the-host"


@in_a_loop
async def test_a_full_table_refuses_one_more(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=4)
        assert await refused(house.sit(party.actor, "Eve", None, house.fresh_token())) == "table-full"
        assert await refused(house.sit(party.actor, "Eve", B, house.fresh_token())) == "seat-taken"
        assert await refused(house.sit(party.actor, "Eve", Player(7), house.fresh_token())) == "seat-taken"


@in_a_loop
async def test_two_people_do_not_share_a_name_nor_one_person_two_seats(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        assert await refused(house.sit(party.actor, "ada", None, house.fresh_token())) == "name-taken"
        assert await refused(house.sit(party.actor, "Eve", None, party.tokens[1])) == "seat-taken"
        assert len(await party.stored()) == 3  # opened, and two sat down


@in_a_loop
@pytest.mark.parametrize("name", ["", "x" * 25, "two\nlines", "C is the King! D", "The bank"])
async def test_what_is_no_name_is_refused_at_the_door(anywhere: str, name: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=1)
        with pytest.raises(NameRefused, match="is no name for a seat: "):
            await house.sit(party.actor, name, None, house.fresh_token())


@in_a_loop
@pytest.mark.parametrize("name", ["ADA", "\u0410d\u0430", "A\u200bda", " Ada "])
async def test_two_names_at_a_table_do_not_look_alike(anywhere: str, name: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=1)  # Ada
        assert await refused(house.sit(party.actor, name, None, house.fresh_token())) in ("name-taken", "name-refused")


@in_a_loop
async def test_a_seat_may_be_chosen_and_given_up(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=1)
        token = house.fresh_token()
        assert await house.sit(party.actor, "Cy", C, token) == C
        await party.do(commands.Stand, token)
        assert table_shown(party.actor.table_state).seats[C].free
        assert await refused(party.do(commands.Stand, token)) == "wrong-token"
        assert await house.sit(party.actor, "Bo", None, house.fresh_token()) == B


@in_a_loop
async def test_a_host_waits_for_all_seats(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        assert await refused(party.do(commands.Begin, party.tokens[0])) == "not-then"
        assert await refused(party.do(commands.FillSeats, party.tokens[1], "random")) == "not-the-host"
        assert await refused(party.do(commands.FillSeats, party.tokens[0], "clever")) == "odd-request"
        await party.do(commands.FillSeats, party.tokens[0], "random", D)
        await party.do(commands.FillSeats, party.tokens[0], "courtier")
        await party.do(commands.Begin, party.tokens[0])
        assert await refused(party.do(commands.Begin, party.tokens[0])) == "not-then"
        assert [type(event) for event in (await party.stored())[3:6]] == [Filled, Filled, Begun]


@in_a_loop
async def test_a_host_removes_somebody_before_the_game(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=3)
        await party.do(commands.SendAway, party.tokens[0], B)
        assert (await party.stored())[-1] == Stood(B)
        assert await refused(party.do(commands.Stand, party.tokens[1])) == "wrong-token"
        assert await refused(party.do(commands.SendAway, party.tokens[0], B)) == "seat-taken"


@in_a_loop
async def test_a_host_removes_somebody_in_the_game_and_a_bot_plays_there_to_the_end(anywhere: str) -> None:
    """Or a host could sit down there by a second name, and have two hands in one head."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        await party.do(commands.SendAway, party.tokens[0], B)
        seat = table_shown(party.actor.table_state).seats[B]
        assert (seat.bot, seat.free) == ("courtier", False)
        assert await refused(party.answer(B, 1, "ready")) == "wrong-token"
        for token in (house.fresh_token(), party.tokens[B]):
            assert await refused(house.sit(party.actor, "Eve", None, token)) in ("table-full", "heard-another-seat")
            assert await refused(house.sit(party.actor, "Eve", B, token)) == "seat-taken"


@in_a_loop
async def test_a_host_does_not_wander_from_seat_to_seat(anywhere: str) -> None:
    """The host's key stays good when a bot has the host's seat; with it, A's secrets would come along to D."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        await party.do(commands.ReplaceByBot, party.tokens[0], A, "random")
        assert party.actor.table_state.who(party.tokens[0]).host
        assert await refused(house.sit(party.actor, "Eve", None, party.tokens[0])) == "heard-another-seat"
        assert await refused(house.sit(party.actor, "Eve", A, party.tokens[0])) == "seat-taken"
        assert await house.sit(party.actor, "Eve", None, house.fresh_token()) == D


@in_a_loop
async def test_a_seat_that_an_older_version_kept_for_newcomers_is_a_bots(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        await party.actor.do(lambda at: [Filled(B, "Bruno", "courtier", kept=True)])
        assert not table_shown(party.actor.table_state).seats[B].free
        assert await refused(house.sit(party.actor, "Eve", B, house.fresh_token())) == "seat-taken"


@in_a_loop
async def test_a_seat_that_a_bot_has_for_good_is_not_free(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        await party.do(commands.ReplaceByBot, party.tokens[0], B, "random")
        assert table_shown(party.actor.table_state).seats[B].bot == "random"
        assert await refused(house.sit(party.actor, "Eve", None, house.fresh_token())) == "table-full"


@in_a_loop
async def test_nobody_answers_while_the_host_pauses(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        table = party.actor.table_state.live_game().table
        question = table.match.open_questions()[0]
        said = table.match.options(question)[0].text
        await party.do(commands.Pause, party.tokens[0])
        assert party.actor.table_state.state == "paused"
        assert await refused(party.answer(question.player, 1, said)) == "not-then"
        await party.do(commands.GoOn, party.tokens[0])
        await party.answer(question.player, 1, said)
        assert await refused(party.do(commands.GoOn, party.tokens[0])) == "not-then"


@in_a_loop
async def test_a_closed_table_is_closed(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(listed=True), people=2)
        await party.do(commands.CloseTable, party.tokens[0])
        assert party.actor.table_state.state == "closed"
        assert await refused(house.sit(party.actor, "Eve", None, house.fresh_token())) == "not-then"
        assert await refused(party.do(commands.Begin, party.tokens[0])) == "not-then"
        assert await house.list_tables() == []


@in_a_loop
async def test_tables_that_want_to_be_found_are_listed(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        await gathered(house, wished(), people=1)
        party = await gathered(house, wished(listed=True), people=3)
        (listed,) = await house.list_tables()
        assert (listed.code, listed.host, listed.players, listed.free) == (party.code, "Ada", 4, 1)


@in_a_loop
async def test_what_speaks_against_a_table_is_said_at_once(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        with pytest.raises(UnknownGame):
            await house.open(wished("bridge"), "Ada")
        with pytest.raises(SetupRefused) as refusal:
            await house.open(wished(players=40, stand_in="clever", memory="good", clock=-1), "Ada")
        assert len(refusal.value.problems) >= 4


@in_a_loop
async def test_the_same_people_play_again_at_another_table(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3, bots="BC"), people=1)
        assert await refused(house.again(party.actor, party.tokens[0])) == "not-then"
        table = party.actor.table_state.live_game().table
        while not table.match.over():  # the bots' answers and ours, whatever they are
            for question in table.match.open_questions():
                if question.player == A:
                    said = table.match.options(question)[-1].text
                    await party.answer(A, table.play.number(A), said)
            await party.actor.move()
            await asyncio.sleep(0)  # bots think elsewhere
        following = await house.again(party.actor, party.tokens[0])
        after = (await house.table(following)).table_state
        assert after.who(party.tokens[0]).host and after.who(party.tokens[0]).player == A
        assert [seat.name for seat in table_shown(after).seats] == ["Ada", "Bruno", "Carla"]
        assert table_shown(party.actor.table_state).followed_by == following
        assert after.fate.commitment != party.actor.table_state.fate.commitment
        assert after.fate.secret_for_bots() != party.actor.table_state.fate.secret_for_bots()
        assert await refused(house.again(party.actor, party.tokens[0])) == "not-then"


@in_a_loop
async def test_a_code_may_be_written_small_and_in_no_other_way(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        actor = (await gathered(house, wished(), people=1)).actor
        assert await house.table(actor.code.lower()) is actor
        house.actors["CRSSKNF"] = house.actors.pop(actor.code)
        assert await refused(house.table("CR\u00dfKNF")) == "no-such-table"
