"""Notebooks as they are stored: with the seat's person, replaced by each new writing, and never more than enough."""

import pytest

from ridotto.house import deeds, digest_of
from ridotto.house.entries import ChosenTerms, Line, Noted, Opened, Sat, decode_line, encode_line
from ridotto.house.gathering import Gathering
from ridotto.kernel import Player
from tests.house.rooms import Ears, a_house, begun, gathered, in_a_loop, refused, wished

A, B = Player(0), Player(1)


@pytest.mark.clause("TBL-003")
@in_a_loop
async def test_the_newest_writing_is_kept_by_the_next_house_too(place: str) -> None:
    async with a_house(place) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        for text in ("first", "\x00 second ♛\n", "\x00 second ♛\n"):
            await party.do(deeds.note, party.tokens[B], text)
        assert (await party.stored())[-2:] == [Noted(B, "first"), Noted(B, "\x00 second ♛\n")]  # the same is not stored
    async with a_house(place) as another:
        again = party.in_another(another)
        keeper = await another.table(again.code)
        ears = Ears(keeper, again.tokens[B])
        assert keeper.notes_of(ears.key) == "\x00 second ♛\n"
        assert keeper.notes_of(Ears(keeper, again.tokens[A]).key) == keeper.notes_of(None) == ""


@pytest.mark.clause("TBL-003")
@in_a_loop
async def test_strict_tables_have_none_and_aid_has_one(place: str) -> None:
    async with a_house(place) as house:
        for memory, correspondence, code in (("strict", True, "no-notebook"), ("", False, "no-notebook")):
            party = await begun(house, wished(memory=memory, correspondence=correspondence), people=4)
            assert await refused(party.do(deeds.note, party.tokens[B], "a note")) == code
            assert not any(isinstance(entry, Noted) for entry in await party.stored())
        for memory, correspondence in (("aid", False), ("", True), ("notes", True)):
            party = await begun(house, wished(memory=memory, correspondence=correspondence), people=4)
            await party.do(deeds.note, party.tokens[B], "a note")
            assert (await party.stored())[-1] == Noted(B, "a note")


@in_a_loop
async def test_the_player_who_stands_up_takes_it_along(place: str) -> None:
    async with a_house(place) as house:
        party = await gathered(house, wished(memory="notes"), people=2)
        await party.do(deeds.note, party.tokens[B], "a note")
        await party.do(deeds.stand, party.tokens[B])
        await house.sit(party.keeper, "Eve", B, token := house.fresh_token())
        assert party.keeper.gathering.seats[B].notes == ""
        assert party.keeper.notes_of(Ears(party.keeper, token).key) == ""


@in_a_loop
async def test_a_seat_that_the_host_gives_to_a_bot_and_then_to_somebody(place: str) -> None:
    async with a_house(place) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        await party.do(deeds.note, party.tokens[B], "a note")
        await party.do(deeds.send_away, party.tokens[A], B)
        assert party.keeper.notebooks == {}
        token = house.fresh_token()
        await party.keeper.do(lambda at: [Sat(B, "Eve", digest_of(token))])  # as an older version stored it
        assert party.keeper.notes_of(Ears(party.keeper, token).key) == ""
        assert await refused(party.do(deeds.note, party.tokens[B], "still here")) == "wrong-token"


@in_a_loop
async def test_only_the_player_who_sits_there_writes(place: str) -> None:
    async with a_house(place) as house:
        host = await house.open(wished(bots="ABCD", memory="notes"), None)
        keeper = await house.table(host.code)
        assert await refused(keeper.do(lambda at: deeds.note(at, at.who(host.token), "mine"))) == "not-seated"


@in_a_loop
async def test_notebooks_of_a_table_hold_so_much(place: str) -> None:
    async with a_house(place) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        assert await refused(party.do(deeds.note, party.tokens[B], "x" * 4001)) == "odd-request"
        for number in range(deeds.MOST_NOTED // deeds.LONGEST_NOTES):
            await party.do(deeds.note, party.tokens[B], f"{number:0{deeds.LONGEST_NOTES}}")
        assert await refused(party.do(deeds.note, party.tokens[A], "d")) == "not-then", (
            "it is a table's, whoever writes"
        )
        await party.do(deeds.note, party.tokens[B], "")


def test_tables_of_yesterday_are_read_as_before() -> None:
    terms = b'[1.0,{"did":"opened","game":"mascarade-1e","rules":1,"players":4,"options":{},"terms":{"memory":"aid"},'
    line = decode_line(terms + b'"host":"h","seed":"' + b"07" * 32 + b'"}]')
    assert isinstance(line.entry, Opened) and line.entry.terms == ChosenTerms(memory="aid")
    gathering = Gathering("BCDFGHJ", line.entry, line.at)
    gathering.take(Sat(0, "Ada", "key"), 2.0)
    assert gathering.as_shown().terms.memory == "aid" and gathering.notebooks() == {}
    note = Line(3.0, Noted(0, "a note"))
    assert decode_line(encode_line(note)) == note
    gathering.take(note.entry, note.at)
    assert gathering.notebooks() == {"key": "a note"}
