"""Notebooks as they are stored: with the seat's person, replaced by each new writing, and never more than enough."""

import pytest

from ridotto.house import by, commands, digest_of
from ridotto.house.decisions import LONGEST_NOTES, MOST_MARKS, MOST_NOTED
from ridotto.house.events import ChosenTerms, Line, Noted, Opened, Sat, decode_line, encode_line
from ridotto.house.folding import take
from ridotto.house.notebook import EMPTY, Mark, Notebook
from ridotto.house.table_shown import table_shown
from ridotto.house.table_state import TableState
from ridotto.kernel import Player
from tests.house.rooms import Ears, a_house, begun, gathered, in_a_loop, refused, wished

A, B = Player(0), Player(1)


@pytest.mark.clause("TBL-003")
@in_a_loop
async def test_the_newest_writing_is_kept_by_the_next_house_too(place: str) -> None:
    async with a_house(place) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        for text in ("first", "\x00 second ♛\n", "\x00 second ♛\n"):
            await party.do(commands.WriteNotes, party.tokens[B], text)
        assert (await party.stored())[-2:] == [Noted(B, "first"), Noted(B, "\x00 second ♛\n")]  # the same is not stored
    async with a_house(place) as another:
        again = party.in_another(another)
        actor = await another.table(again.code)
        ears = Ears(actor, again.tokens[B])
        assert actor.published.notes_of(ears.key) == Notebook("\x00 second ♛\n", {})
        assert actor.published.notes_of(Ears(actor, again.tokens[A]).key) == actor.published.notes_of(None) == EMPTY


@pytest.mark.clause("TBL-003")
@in_a_loop
async def test_strict_tables_have_none_and_aid_has_one(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        for memory, correspondence, code in (("strict", True, "no-notebook"), ("", False, "no-notebook")):
            party = await begun(house, wished(memory=memory, correspondence=correspondence), people=4)
            assert await refused(party.do(commands.WriteNotes, party.tokens[B], "a note")) == code
            assert not any(isinstance(event, Noted) for event in await party.stored())
        for memory, correspondence in (("aid", False), ("", True), ("notes", True)):
            party = await begun(house, wished(memory=memory, correspondence=correspondence), people=4)
            await party.do(commands.WriteNotes, party.tokens[B], "a note")
            assert (await party.stored())[-1] == Noted(B, "a note")


@in_a_loop
async def test_the_player_who_stands_up_takes_it_along(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(memory="notes"), people=2)
        await party.do(commands.WriteNotes, party.tokens[B], "a note")
        await party.do(commands.Stand, party.tokens[B])
        await house.sit(party.actor, "Eve", B, token := house.fresh_token())
        assert party.actor.table_state.seats[B].notes == EMPTY
        assert party.actor.published.notes_of(Ears(party.actor, token).key) == EMPTY


@in_a_loop
async def test_a_seat_that_the_host_gives_to_a_bot_and_then_to_somebody(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        await party.do(commands.WriteNotes, party.tokens[B], "a note")
        await party.do(commands.SendAway, party.tokens[A], B)
        assert party.actor.published.notebooks == {}
        token = house.fresh_token()
        await party.actor.do(lambda at: [Sat(B, "Eve", digest_of(token))])  # as an older version stored it
        assert party.actor.published.notes_of(Ears(party.actor, token).key) == EMPTY
        assert await refused(party.do(commands.WriteNotes, party.tokens[B], "still here")) == "wrong-token"


@in_a_loop
async def test_only_the_player_who_sits_there_writes(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        host = await house.open(wished(bots="ABCD", memory="notes"), None)
        actor = await house.table(host.code)
        assert await refused(actor.do(by(digest_of(host.token), commands.WriteNotes("mine")))) == "not-seated"


@in_a_loop
async def test_notebooks_of_a_table_hold_so_much(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        assert await refused(party.do(commands.WriteNotes, party.tokens[B], "x" * 4001)) == "odd-request"
        for number in range(MOST_NOTED // LONGEST_NOTES):
            await party.do(commands.WriteNotes, party.tokens[B], f"{number:0{LONGEST_NOTES}}")
        assert await refused(party.do(commands.WriteNotes, party.tokens[A], "d")) == "not-then", (
            "it is a table's, whoever writes"
        )
        await party.do(commands.WriteNotes, party.tokens[B], "")
        assert await refused(party.do(commands.WriteNotes, party.tokens[A], "", {"b King": "sure"})) == "not-then"


@in_a_loop
async def test_marks_are_stored_with_the_text_and_the_same_again_is_not(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory="notes"), people=4)
        for marks in ({"b King": "sure"}, {"b King": "sure"}, {"b King": "maybe"}, {}):
            await party.do(commands.WriteNotes, party.tokens[B], "Bo?", marks)
        noted = [event for event in await party.stored() if isinstance(event, Noted)]
        assert noted == [Noted(B, "Bo?", {"b King": "sure"}), Noted(B, "Bo?", {"b King": "maybe"}), Noted(B, "Bo?")]
        many: dict[str, Mark] = {f"b {number}": "not" for number in range(MOST_MARKS + 1)}
        assert await refused(party.do(commands.WriteNotes, party.tokens[B], "", many)) == "odd-request"


def test_tables_of_yesterday_are_read_as_before() -> None:
    terms = b'[1.0,{"did":"opened","game":"mascarade-1e","rules":1,"players":4,"options":{},"terms":{"memory":"aid"},'
    line = decode_line(terms + b'"host":"h","seed":"' + b"07" * 32 + b'"}]')
    assert isinstance(line.event, Opened) and line.event.terms == ChosenTerms(memory="aid")
    table_state = TableState("BCDFGHJ", line.event, line.at)
    take(table_state, Sat(0, "Ada", "key"), 2.0)
    assert table_shown(table_state).terms.memory == "aid" and table_state.notebooks() == {}
    note = Line(3.0, Noted(0, "a note"))
    assert decode_line(encode_line(note)) == note
    take(table_state, note.event, note.at)
    assert table_state.notebooks() == {"key": Notebook("a note", {})}
