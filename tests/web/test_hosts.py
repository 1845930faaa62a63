"""Hosts over real sockets: what everybody is told when a host closes the table, is gone, or pauses."""

from pathlib import Path

from tests.house.rooms import in_a_loop
from tests.web.clients import Screen, Seat
from tests.web.inside import four_here


async def until_table(screen: Screen, state: str) -> None:
    while screen.table["state"] != state:
        await screen.until("table")


@in_a_loop
async def test_closing_a_table_tells_everybody_the_seed(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store") as (_, web, screens):
        code = screens[0].table["code"]
        assert all(screen.table["seed"] is None for screen in screens)
        await web.do(Seat(code, screens[0].token or "", "A"), "close")
        for screen in screens:
            await until_table(screen, "closed")
            assert screen.table["seed"] is not None
        whole = await web.get(f"/api/tables/{code}/replay?ears=*")
        assert set(whole["steps"][-1]["truth"]) >= {"a", "b", "c", "d"} and whole["reason"] == ""


@in_a_loop
async def test_everybody_is_told_who_the_host_is_when_the_host_is_gone(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store") as (inside, web, screens):
        ada, bo, cy, _ = screens
        code = ada.table["code"]
        assert [screen.messages[0]["host"] for screen in screens] == [True, False, False, False]
        await ada.close()
        actor = await inside.house.table(code)
        while len(actor.presence.listeners) == len(screens):
            await bo.ask(type="say", text="is Ada still there?")
        await actor.pass_on_the_host()
        for screen in (bo, cy):
            while screen.table["host"] != "B":
                await screen.until("table")
        await web.do(Seat(code, bo.token or "", "B"), "pause")
        await until_table(cy, "paused")
        assert cy.table["paused_until"] > inside.house.environment.now()
        async with web.screen(code, ada.token) as back:
            assert back.you == "A" and back.messages[0]["host"] is False
