"""What may lie where, and why: told over a real socket where the table allows it, and only from what was heard."""

import asyncio

import pytest

from ridotto.games import GAMES
from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Screen, Web, seated
from tests.web.servers import Server

NAMES = ["Ada", "Bo", "Cy", "Di"]
FIRST_TURN = {"pace": "off", "start": "A"}
AID = {"memory": "aid"}


async def ask(screen: Screen, kind: str, **more: object) -> Message:
    number, screen.next_id = screen.next_id, screen.next_id + 1
    await screen.say(type=kind, id=number, **more)
    reply = await screen.until("deduced", "traced", "refused")
    assert reply["id"] == number, reply
    return reply


async def is_asked(screen: Screen, question: str) -> None:
    while screen.question is None or screen.question["name"] != question:
        await screen.next()


async def swap(ada: Screen, bo: Screen) -> None:
    """Ada takes her mask and Bo's, and swaps them; then Bo is asked."""
    assert (await ada.answer("b"))["type"] == "done"
    await is_asked(ada, "SwapOrKeep")
    assert (await ada.answer("swap"))["type"] == "done"
    await is_asked(bo, "WhatToDo")


@pytest.mark.clause("TBL-002")
@in_a_loop
async def test_mine_is_what_i_saw_and_public_what_all_saw(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms=AID) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        ada, bo = screens[:2]
        await swap(ada, bo)
        mine = (await ask(ada, "deduce"))["deduction"]
        his = (await ask(bo, "deduce"))["deduction"]
        theirs = (await ask(watcher, "deduce"))["deduction"]
        assert mine["mine"]["exact"] and mine["heard"] == len(ada.facts)
        assert all(list(row.values()) == [1.0] for row in mine["mine"]["places"].values()), "she knows what she did"
        assert sorted(his["mine"]["places"]["a"].values()) == [0.5, 0.5]
        assert his["mine"] == his["public"] == mine["public"] == theirs["public"], "nobody else knows"
        assert theirs["mine"] is None


@in_a_loop
async def test_the_facts_that_led_there_are_numbered_as_these_ears_number_them(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms=AID) as screens:
        ada, bo = screens[:2]
        dealt = {fact["at"]: fact["mask"] for fact in ada.facts if fact["kind"] == "dealt"}
        await swap(ada, bo)
        steps = (await ask(ada, "trace", place="a", things=[dealt["b"]]))["steps"]
        told = {fact["n"]: fact["kind"] for fact in ada.facts}
        assert [(told[step["n"]], step["place"], step["odds"]) for step in steps] == [
            ("dealt", "b", 1.0),
            ("did-swap", "a", 1.0),
        ]
        public = (await ask(ada, "trace", place="a", things=[dealt["b"]], public=True))["steps"]
        assert [(told[step["n"]], step["place"], step["odds"]) for step in public] == [
            ("dealt", "b", 1.0),
            ("returned", "a", 0.5),
        ]


@pytest.mark.clause("TBL-001", "TBL-003")
@pytest.mark.parametrize("memory", ["strict", "notes"])
@in_a_loop
async def test_at_other_tables_nothing_is_deduced_for_anybody(server: Server, memory: str) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms={"memory": memory}) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        for screen in (screens[0], watcher):
            assert (await ask(screen, "deduce"))["code"] == "memory-is-strict"
            assert (await ask(screen, "trace", place="a", things=["King"]))["code"] == "memory-is-strict"


@in_a_loop
async def test_what_is_nowhere_has_no_reasons(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms=AID) as screens:
        assert (await ask(screens[0], "trace", place="nowhere", things=["nothing"]))["steps"] == []


@in_a_loop
async def test_of_several_only_the_last_is_deduced(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms=AID) as screens:
        ada = screens[0]
        for number in (1, 2, 3):
            await ada.say(type="deduce", id=number)
        replies = [await ada.until("deduced", "refused") for _ in range(3)]
        assert {reply["id"]: reply.get("say") for reply in replies} == {
            1: "another deduction came after this one",
            2: "another deduction came after this one",
            3: None,
        }


@in_a_loop
async def test_an_answer_is_taken_while_something_is_deduced(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN, terms=AID) as screens:
        ada = screens[0]
        await asyncio.gather(*[screen.say(type="deduce", id=50) for screen in screens])
        assert (await ada.answer("b"))["type"] == "done"
        replies = [await screen.until("deduced", "refused") for screen in screens[1:]]
        assert [reply["type"] for reply in replies] == ["deduced"] * 3


@pytest.mark.parametrize("game", sorted(GAMES))
@in_a_loop
async def test_every_game_tells_what_may_lie_where(server: Server, game: str) -> None:
    options = {"pace": "off"} if game.startswith("mascarade") else {}
    bots = dict.fromkeys("BCD", "random")
    async with Web(server) as web, seated(web, game, ["Ada"], bots, options=options, terms=AID) as (ada,):
        asked = 0
        while not ada.over and asked < 3:
            question = ada.question
            if question is None:
                await ada.next()
                continue
            found = (await ask(ada, "deduce"))["deduction"]
            places = found["mine"]["places"]
            unsure = [(place, thing) for place, row in places.items() for thing, odds in row.items() if odds < 1]
            for place, thing in unsure[:1]:
                traced = await ask(ada, "trace", place=place, things=[thing])
                assert traced["type"] == "traced" and len(traced["steps"]) <= 12
            asked += 1
            await ada.answer(question["options"][-1]["text"], question=question["number"])
        assert asked
