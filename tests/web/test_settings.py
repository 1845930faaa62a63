"""The host changes the settings in the lobby, over real HTTP and real sockets."""

from pathlib import Path
from typing import Any

import httpx

from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Seat, Web
from tests.web.inside import serving_here

SETTINGS: Message = {"players": 4, "options": {"turn_limit": "9"}, "terms": {"memory": "aid", "clock": 45}}


async def asks(web: Web, seat: Seat, **changes: Any) -> httpx.Response:
    path = f"/api/tables/{seat.code}/settings"
    return await web.http.post(path, json={**SETTINGS, **changes}, headers=seat.shown)


@in_a_loop
async def test_everybody_in_the_lobby_is_told_what_the_host_changes(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 6)
        guest = await web.sit(host.code, "Bo")
        async with web.screen(host.code, guest.token) as bo, web.screen(host.code) as watcher:
            answer = (await asks(web, host)).json()["table"]
            for screen in (bo, watcher):
                await screen.until("table")
                assert screen.table == answer
        assert (answer["players"], answer["options"]) == (4, {"turn_limit": "9"})
        assert (answer["terms"]["memory"], answer["terms"]["clock"]) == ("aid", 45)
        assert [seat["name"] for seat in answer["seats"]] == ["Ann", "Bo", None, None]


@in_a_loop
async def test_who_may_watch_no_longer_is_told_so_and_players_stay(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4)
        async with web.screen(host.code, host.token) as ann:
            watcher = await web.screen(host.code).connect()
            await watcher.say(type="hello", version=2)
            await watcher.until("welcome")
            await asks(web, host, terms={"watchers": False})
            await watcher.closed_with()
            assert watcher.messages[-1]["code"] == "no-watchers"
            await ann.until("table")
            assert ann.table["terms"]["watchers"] is False


@in_a_loop
async def test_settings_that_cannot_be_change_nothing_and_say_what_was_expected(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 6, bots={"F": "random"})
        before = await web.table(host.code)
        refusal = await asks(web, host, players=5, terms={"stand_in": "nobody"})
        assert refusal.status_code == 400
        assert [objection["code"] for objection in refusal.json()["objections"]] == ["no-bot", "seat-held"]
        assert refusal.json()["objections"][1]["details"] == {"seat": "F", "name": "Fabio", "least": 6, "players": 5}
        for odd in ({"players": -1}, {"options": None}, {"terms": {"odd": 1}}, {"game": "masques-dust"}):
            assert (await asks(web, host, **odd)).json()["code"] == "odd-request"
        assert await web.table(host.code) == before


@in_a_loop
async def test_the_game_has_begun_or_somebody_else_is_the_host(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4, bots={"C": "random", "D": "random"})
        guest = await web.sit(host.code, "Bo")
        refusal = await asks(web, guest)
        assert (refusal.status_code, refusal.json()["code"]) == (403, "not-the-host")
        await web.do(host, "start")
        refusal = await asks(web, host)
        assert (refusal.status_code, refusal.json()["code"]) == (409, "not-then")
        assert refusal.json()["details"] == {"why": "begun"}
