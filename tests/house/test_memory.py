"""What a screen may ask for again, at a table as a server keeps it: its history, the sheet, the chat."""

import json
from typing import Any

import pytest

from ridotto.house import Meter, TableActor, commands, digest_of, messages
from ridotto.house.deductions import deduction
from ridotto.house.limits import Patience
from ridotto.house.session import ClientSession
from ridotto.kernel import SPECTATOR, Player, name
from ridotto.table.errors import NoSheet
from tests.house.rooms import Party, a_house, begun, in_a_loop, wished

A, B, D = Player(0), Player(1), Player(3)


async def screen_of(actor: TableActor, token: str | None, lines: int = 0) -> ClientSession:
    screen = ClientSession(actor, messages.Hello(messages.VERSION, token, lines=lines), Patience(0), Meter())
    await screen.arrive()
    return screen


async def replies(screen: ClientSession, message: str, **fields: Any) -> list[dict[str, Any]]:
    """All that a screen is sent after a message of this type."""
    await screen.due()
    await screen.hear(json.dumps({"type": message, "id": 7, **fields}))
    return [json.loads(text) for text in await screen.due()]


async def reply(screen: ClientSession, message: str, **fields: Any) -> dict[str, Any]:
    return next(found for found in await replies(screen, message, **fields) if found.get("id") == 7)


async def first_turn(party: Party) -> None:
    """The first player takes another's mask and swaps."""
    table = party.actor.table_state.live_game().table
    for said in ("b" if table.match.asks().player != B else "a", "swap"):
        asked = table.match.asks().player
        await party.answer(asked, table.play.number(asked), said)


@in_a_loop
@pytest.mark.clause("TBL-001", "TBL-002")
@pytest.mark.parametrize("memory", ["strict", "notes"])
async def test_where_memory_is_not_aided_nobody_is_reminded(anywhere: str, memory: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory=memory), people=4)
        await first_turn(party)
        for token in party.tokens:
            refused = await reply(await screen_of(party.actor, token), "remember")
            assert (refused["type"], refused["code"]) == ("refused", "memory-is-strict")


@in_a_loop
@pytest.mark.clause("TBL-002")
async def test_with_aid_everybody_has_their_own_history_and_what_follows_from_it(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory="aid"), people=4)
        await first_turn(party)
        table = party.actor.table_state.live_game().table
        swapped = table.match.record[-1].player
        for number, token in enumerate(party.tokens):
            memory = await reply(await screen_of(party.actor, token), "remember")
            assert [fact["n"] for fact in memory["facts"]] == list(range(1, len(memory["facts"]) + 1))
            assert len(memory["facts"]) == len(table.match.heard_by(Player(number)))
            assert any(fact["kind"] == "did-swap" for fact in memory["facts"]) == (number == swapped)


@in_a_loop
@pytest.mark.clause("TBL-013")
@pytest.mark.parametrize("memory", ["strict", "aid"])
async def test_a_newcomer_is_told_no_chat_from_before(anywhere: str, memory: str) -> None:
    """With aid the chat could be read back to the first line, though TBL-013 says that nothing from before is told."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3, memory=memory), people=3)
        await party.do(commands.Say, party.tokens[A], "I have the King")
        token = house.fresh_token()
        await house.sit(party.actor, "Eve", None, token)
        await party.do(commands.Say, party.tokens[B], "good evening")
        eve = await screen_of(party.actor, token)
        welcome = json.loads((await eve.due())[0])
        earlier = await reply(eve, "earlier", before=2)
        said = [line["text"] for line in [*earlier["lines"], *welcome["lines"]]]
        assert "I have the King" not in said and (said == ["good evening"]) == (memory == "aid")


async def all_lines(screen: ClientSession) -> list[str]:
    """The chat that a screen is told when it comes, and what it can ask for then."""
    told = json.loads((await screen.due())[0])["lines"]
    earlier = (await reply(screen, "earlier", before=99))["lines"]
    return list(dict.fromkeys(line["text"] for line in [*earlier, *told]))


@in_a_loop
@pytest.mark.clause("TBL-013", "TBL-016")
@pytest.mark.parametrize("memory", ["strict", "notes"])
@pytest.mark.parametrize("comes", ["to-watch", "to-the-door", "to-a-bots-seat"])
async def test_a_late_comer_gets_no_chat_history_by_naming_a_line(anywhere: str, memory: str, comes: str) -> None:
    """The server believed `lines: 1` in hello, and told all that was said after the first line."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 4, bots="D", memory=memory), people=3)
        for said in ("one", "I have the King"):
            await party.do(commands.Say, party.tokens[A], said)
        token = None if comes == "to-watch" else house.fresh_token()
        if comes == "to-a-bots-seat":
            await party.do(commands.OfferSeat, party.tokens[A], D, True)
        if token is not None:
            await house.sit(party.actor, "Eve", None, token, visitor="Eve's browser")
        assert await all_lines(await screen_of(party.actor, token, lines=1)) == []


@in_a_loop
@pytest.mark.parametrize("memory", ["strict", "notes"])
async def test_a_player_whose_connection_broke_is_told_the_chat_since_then(anywhere: str, memory: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3, memory=memory), people=3)
        for said in ("one", "two"):
            await party.do(commands.Say, party.tokens[A], said)
        assert await all_lines(await screen_of(party.actor, party.tokens[B], lines=1)) == ["two"]
        assert await all_lines(await screen_of(party.actor, party.tokens[B])) == []
        token = house.fresh_token()
        await house.sit(party.actor, "Eve", None, token)
        await party.do(commands.Say, party.tokens[A], "three")
        assert await all_lines(await screen_of(party.actor, token, lines=1)) == ["three"]


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_friend_in_a_bots_seat_is_reminded_of_nothing_that_the_bot_heard(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(bots="D", memory="aid"), people=3)
        await party.do(commands.OfferSeat, party.tokens[A], D, True)
        token = house.fresh_token()
        table = party.actor.table_state.live_game().table
        heard = {name(ear): len(table.ear_at(ear).told) for ear in (D, SPECTATOR)}
        await house.sit(party.actor, "Eve", D, token, visitor="Eve's browser")
        eve = await screen_of(party.actor, token)
        welcome = json.loads((await eve.due())[0])
        memory = await reply(eve, "remember")
        before = heard[welcome["ears"]]  # a bot that is asked answers first: until then Eve only watches
        assert before > 0 and all(fact["n"] > before for fact in [*welcome["facts"], *memory["facts"]])
        with pytest.raises(NoSheet):  # what the bot alone has seen would be in it
            await deduction(party.actor, digest_of(token))


@in_a_loop
async def test_a_host_brings_a_bot_and_nobody_else_does(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        ada, bo = [await screen_of(party.actor, token) for token in party.tokens[:2]]
        assert (await reply(bo, "bring-bot", bot="random"))["code"] == "not-the-host"
        assert (await reply(ada, "bring-bot", bot="oracle"))["code"] == "odd-request"
        found = await replies(ada, "bring-bot", bot="random")
        assert [message["type"] for message in found] == ["done", "table"]
        assert found[1]["table"]["door"] == ["Dario"]
        for _ in range(2):
            assert (await reply(ada, "bring-bot", bot="random"))["type"] == "done"
        refused = await reply(ada, "bring-bot", bot="random")
        assert (refused["code"], refused["say"]) == ("door-is-closed", "all 6 seats are taken")


@in_a_loop
async def test_in_a_game_that_nobody_joins_no_bot_does(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        refused = await reply(await screen_of(party.actor, party.tokens[A]), "bring-bot", bot="random")
        assert refused["code"] == "door-is-closed"


@in_a_loop
async def test_why_names_the_clauses_behind_what_is_offered(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        table = party.actor.table_state.live_game().table
        asked = table.match.asks()
        because = await reply(
            await screen_of(party.actor, party.tokens[asked.player]), "why", answer=table.match.options(asked)[0].text
        )
        assert because["reason"] == "offered"
        assert because["clauses"] == list(asked.rules(table.match, table.match.options(asked)[0])) != []
