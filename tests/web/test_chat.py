"""Chat over real sockets: how much of it a screen is told, and who spoke."""

import json
from pathlib import Path
from typing import Any

from ridotto.house.events import Said
from tests.house.rooms import in_a_loop
from tests.web.clients import Screen, Web
from tests.web.inside import Inside, four_here, serving_here


async def talk_for_long(inside: Inside, code: str, lines: int, text: str = "x" * 500) -> None:
    actor = await inside.house.table(code)
    await actor.do(lambda at: [Said(1, text) for _ in range(lines)])


async def earlier(screen: Screen, before: int) -> list[Any]:
    await screen.say(type="earlier", id=1, before=before)
    return list((await screen.until("earlier-lines"))["lines"])


@in_a_loop
async def test_a_short_hello_does_not_bring_all_that_was_ever_said(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store", terms={"memory": "aid"}) as (inside, web, screens):
        code = screens[0].table["code"]
        await talk_for_long(inside, code, 400)
        async with web.screen(code) as late:
            assert len(json.dumps(late.messages[0])) < 40_000
            assert [line["number"] for line in late.lines] == list(range(381, 401))


@in_a_loop
async def test_what_was_said_before_is_told_to_a_screen_that_asks(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store", terms={"memory": "aid"}) as (inside, web, screens):
        code = screens[0].table["code"]
        await talk_for_long(inside, code, 120, "hm")
        async with web.screen(code) as late:
            numbers = [line["number"] for line in late.lines]
            while numbers[0] > 1:
                numbers = [line["number"] for line in await earlier(late, numbers[0])] + numbers
            assert numbers == list(range(1, 121))
            assert await earlier(late, 1) == await earlier(late, 0) == []


@in_a_loop
async def test_where_memory_is_strict_nothing_is_told_of_before_a_screen_came(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store") as (inside, web, screens):
        code = screens[0].table["code"]
        await talk_for_long(inside, code, 120, "the King lies at c")
        async with web.screen(code, screens[2].token) as late:
            assert late.lines == [] and await earlier(late, 121) == []
            await screens[1].ask(type="say", text="now")
            await late.until("lines")
            assert [(line["name"], line["text"]) for line in late.lines] == [("Bo", "now")]
            assert await earlier(late, 121) == []


@in_a_loop
async def test_a_line_is_told_with_the_name_of_the_person_who_spoke(tmp_path: Path) -> None:
    """However many have had the seat since."""
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4, "Ada")
        bo = await web.sit(host.code, "Bo", "B")
        async with web.screen(host.code, bo.token) as screen:
            await screen.ask(type="say", text="I bluff every time")
        await web.http.delete(f"/api/tables/{host.code}/seats/mine", headers=bo.shown)
        eve = await web.sit(host.code, "Eve", "B")
        async with web.screen(host.code, eve.token) as screen:
            await screen.ask(type="say", text="good evening")
            spoken = [("B", "Bo", "I bluff every time"), ("B", "Eve", "good evening")]
            assert [(line["player"], line["name"], line["text"]) for line in await earlier(screen, 3)] == spoken
        async with web.screen(host.code) as screen:
            assert [(line["player"], line["name"], line["text"]) for line in screen.lines] == spoken
