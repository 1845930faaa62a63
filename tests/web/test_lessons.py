"""A lesson over real sockets: a real match from a prepared deal, for one person, who does what the lesson says."""

import pytest

from ridotto.lessons import LESSONS
from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Refused, Screen, Seat, Web, seat_in
from tests.web.servers import Server


async def begin(web: Web, lesson: str) -> Seat:
    return seat_in(await web.post(f"/api/lessons/{lesson}", {"name": "Ann"}))


async def steps_of(web: Web, lesson: str) -> list[Message]:
    found: list[Message] = (await web.get(f"/api/lessons/{lesson}"))["steps"]
    return found


async def asked(screen: Screen, number: int) -> None:
    while screen.question is None or screen.question["number"] != number:
        await screen.next()


@pytest.mark.parametrize("lesson", LESSONS)
@in_a_loop
async def test_who_does_what_each_step_says_comes_to_its_end(server: Server, lesson: str) -> None:
    async with Web(server) as web:
        seat = await begin(web, lesson)
        async with web.screen(seat.code, seat.token) as ann:
            assert ann.table["lesson"] == lesson
            for step in await steps_of(web, lesson):
                for number, answer in enumerate(step["answers"], step["question"]):
                    await asked(ann, number)
                    assert (await ann.answer(answer))["type"] == "done"
            if lesson == "masques":
                await asked(ann, step["question"])  # the next Dance, in which all are free
            else:
                while not ann.over:
                    await ann.next()
                assert ann.view is not None and ann.view["end"]["winners"] == ["A"]


@in_a_loop
async def test_another_answer_is_refused_kindly_and_changes_nothing(server: Server) -> None:
    async with Web(server) as web:
        seat = await begin(web, "mascarade")
        async with web.screen(seat.code, seat.token) as ann:
            await asked(ann, 1)
            await ann.answer("ready")
            await asked(ann, 2)
            heard = ann.heard
            refused = await ann.answer("c")
            assert (refused["code"], refused["details"]) == ("not-then", {"why": "lesson"})
            in_advance = await ann.ask(type="leave-answer", question=2, name="ClaimToo", answer="pass")
            assert (in_advance["code"], in_advance["details"]) == ("not-then", {"why": "lesson"})
            assert ann.heard == heard
            assert (await ann.answer("b"))["type"] == "done"


@in_a_loop
async def test_nobody_else_sits_down_or_watches(server: Server) -> None:
    async with Web(server) as web:
        seat = await begin(web, "masques")
        with pytest.raises(Refused) as full:
            await web.sit(seat.code, "Bo")
        assert full.value.code == "table-full"
        with pytest.raises(Refused, match="seat-taken"):
            await web.do(seat, "offer", seat="B")
        screen = await web.screen(seat.code).connect()
        await screen.say(type="hello", version=2, token=None)
        assert (await screen.next())["code"] == "no-watchers"
        await screen.close()


@in_a_loop
async def test_after_the_last_step_the_game_is_free(server: Server) -> None:
    async with Web(server) as web:
        seat = await begin(web, "masques")
        async with web.screen(seat.code, seat.token) as ann:
            for step in await steps_of(web, "masques"):
                if step["answers"]:
                    await asked(ann, step["question"])
                    await ann.answer(*step["answers"])
            await asked(ann, step["question"])
            assert ann.question is not None
            assert (await ann.answer(ann.question["options"][-1]["text"]))["type"] == "done"


@in_a_loop
async def test_an_unknown_lesson_is_refused_with_those_that_there_are(server: Server) -> None:
    async with Web(server) as web:
        for ask in (begin(web, "chess"), steps_of(web, "chess")):
            with pytest.raises(Refused) as refused:
                await ask
            assert (refused.value.status, refused.value.code) == (404, "no-such-lesson")
            assert "mascarade, masquerade, masques" in refused.value.say


@in_a_loop
async def test_a_rematch_of_a_lesson_is_an_ordinary_game(server: Server) -> None:
    async with Web(server) as web:
        seat = await begin(web, "masquerade")
        async with web.screen(seat.code, seat.token) as ann:
            for step in await steps_of(web, "masquerade"):
                for number, answer in enumerate(step["answers"], step["question"]):
                    await asked(ann, number)
                    await ann.answer(answer)
            while not ann.over:
                await ann.next()
        record = await web.http.get(f"/api/tables/{seat.code}/record", headers=seat.shown)
        assert "fate: committed" not in record.text and "result: the King is killed; won A" in record.text
        moved = await web.do(seat, "rematch")
        assert (await web.table(moved["code"]))["lesson"] is None
