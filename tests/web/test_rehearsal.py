"""What would come of it? Asked over a real socket by those who may answer, to no effect."""

import pytest

from ridotto.games import GAMES
from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Screen, Web, seated
from tests.web.servers import Server

NAMES = ["Ada", "Bo", "Cy", "Di"]
FIRST_TURN = {"pace": "off", "start": "A"}


async def rehearse(screen: Screen, *answers: str) -> Message:
    number, screen.next_id = screen.next_id, screen.next_id + 1
    await screen.say(type="rehearse", id=number, answers=list(answers))
    reply = await screen.until("rehearsed", "refused")
    assert reply["id"] == number, reply
    return reply


@in_a_loop
async def test_what_follows_is_told_and_nothing_happens(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN) as screens:
        ada = screens[0]
        heard = len(ada.facts)
        found = (await rehearse(ada, "b"))["rehearsal"]
        assert (found["given"], found["unknown"]) == (1, [])
        assert found["asking"]["question"] == "SwapOrKeep" and found["asking"]["asked"] == ["A"]
        assert found["options"] == ["swap", "keep"]
        assert (await rehearse(ada, "b", "swap"))["rehearsal"]["asking"]["asked"] == ["B"]
        assert len(ada.facts) == heard and ada.question is not None and ada.question["name"] == "WhatToDo"
        assert (await ada.answer("b"))["type"] == "done"
        news = await ada.until("news")
        assert found["view"] == news["view"], "what was rehearsed has come true"


@pytest.mark.clause("TBL-014")
@in_a_loop
async def test_who_may_not_answer_may_not_rehearse(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES, options=FIRST_TURN) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        refused = await rehearse(screens[1], "a")
        assert (refused["code"], refused["because"]) == (
            "answer-refused",
            {"reason": "not-your-turn", "args": {"who": "A"}},
        )
        assert (await rehearse(watcher, "b"))["code"] == "wrong-token"
        assert (await rehearse(screens[0], "King"))["code"] == "answer-refused"
        assert (await rehearse(screens[0], "nonsense"))["code"] == "answer-refused"
        assert (await rehearse(screens[0], "b", "nonsense"))["code"] == "not-in-the-notation"


@in_a_loop
async def test_of_several_only_the_last_is_rehearsed(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=FIRST_TURN) as screens:
        ada = screens[0]
        for number in (1, 2, 3):
            await ada.say(type="rehearse", id=number, answers=["b"])
        replies = [await ada.until("rehearsed", "refused") for _ in range(3)]
        assert {reply["id"]: reply.get("say") for reply in replies} == {
            1: "another rehearsal came after this one",
            2: "another rehearsal came after this one",
            3: None,
        }


@in_a_loop
async def test_all_screens_of_a_table_are_answered(server: Server) -> None:
    async with Web(server) as web, seated(web, "masquerade", NAMES) as screens:
        for screen in screens:
            option = screen.question["options"][0]["text"] if screen.question else ""
            await screen.say(type="rehearse", id=7, answers=[option])
        replies = [await screen.until("rehearsed", "refused") for screen in screens]
        assert [reply["type"] for reply in replies] == ["rehearsed"] * len(NAMES)


@in_a_loop
async def test_a_rehearsal_does_not_notice_what_somebody_else_seals(server: Server) -> None:
    async with Web(server) as web, seated(web, "masquerade", NAMES) as screens:
        ada, bo = screens[:2]
        assert ada.question is not None and bo.question is not None
        await ada.say(type="rehearse", id=7, answers=[ada.question["options"][0]["text"]])
        assert (await bo.answer(bo.question["options"][0]["text"]))["type"] == "done"
        assert (await ada.until("rehearsed", "refused"))["type"] == "rehearsed"


@pytest.mark.parametrize("game", sorted(GAMES))
@in_a_loop
async def test_in_every_game_answers_are_rehearsed_to_the_end(server: Server, game: str) -> None:
    options = {"pace": "off", "turn_limit": "12"} if game.startswith("mascarade") else {}
    bots = {"B": "random", "C": "random", "D": "random"}
    rehearsed: set[int] = set()  # numbers of questions
    async with Web(server) as web, seated(web, game, ["Ada"], bots, options=options) as (ada,):
        while not ada.over and len(rehearsed) < 12:
            question = ada.question
            if question is None or question["number"] in rehearsed:
                await ada.next()
                continue
            option = question["options"][-1]["text"]
            reply = await rehearse(ada, option)
            if reply["type"] == "refused":
                assert reply["say"].startswith("something has happened at the table meanwhile"), reply
                continue
            assert reply["rehearsal"]["given"] == 1, reply
            rehearsed.add(question["number"])
            await ada.answer(option)
    assert rehearsed


@pytest.mark.slow
@pytest.mark.clause("TBL-001", "TBL-014")
@pytest.mark.parametrize("memory", ["strict", "aid"])
@in_a_loop
async def test_a_rehearsal_names_what_lies_face_down_only_where_the_view_does(server: Server, memory: str) -> None:
    def choose(question: Message) -> list[str]:
        options = [option["text"] for option in question["options"]]
        return [next((option for option in options if option.startswith("thief")), options[0])]

    def down(view: Message | None) -> list[Message]:
        return [token for token in (view or {}).get("arcades", {}).values() if token and token["face_down"]]

    bots = {"B": "random", "C": "random"}
    async with Web(server) as web, seated(web, "masques-dust", ["Ada"], bots, terms={"memory": memory}) as (ada,):
        await ada.play(choose, lambda: bool(ada.question and ada.question["name"] == "WhatToPlay" and down(ada.view)))
        assert ada.question is not None
        found = (await rehearse(ada, ada.question["options"][0]["text"]))["rehearsal"]
        assert down(found["view"]) == down(ada.view)
        assert {token["token"] == "hidden" for token in down(ada.view)} == {memory == "strict"}
