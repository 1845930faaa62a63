"""Absence over real sockets: all are told at once who is gone, and when a bot will play for them."""

from pathlib import Path

from tests.house.rooms import in_a_loop
from tests.web.clients import Screen, Web
from tests.web.inside import four_here, serving_here

GRACE = 3600.0


async def until_absent(screen: Screen, *letters: str) -> None:
    while set(screen.absent) != set(letters):
        await screen.until("presence")


@in_a_loop
async def test_everybody_is_told_who_is_gone_and_who_is_back(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store") as (_, web, screens):
        ada, bo, cy, _ = screens
        await bo.close()
        for screen in (ada, cy):
            await until_absent(screen, "B")
            assert 0 < (screen.absent["B"] or 0) <= GRACE
        async with web.screen(ada.table["code"]) as watcher:
            assert list(watcher.absent) == ["B"], "who comes later is not told that Bo is missed"
        async with web.screen(ada.table["code"], bo.token):
            for screen in (ada, cy):
                await until_absent(screen)


@in_a_loop
async def test_in_the_lobby_the_seat_waits_for_its_person(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4)
        await web.sit(host.code, "Bo")
        async with web.screen(host.code, host.token) as ann:
            assert ann.absent == {"B": None}
