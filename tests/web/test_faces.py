"""Faces over real HTTP and real sockets."""

from pathlib import Path

import pytest

from tests.house.rooms import in_a_loop
from tests.web.clients import Refused, Web
from tests.web.inside import serving_here


@in_a_loop
async def test_all_in_the_lobby_see_the_face_that_somebody_takes(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4, face="otto", bots={"D": "courtier"})
        guest = await web.sit(host.code, "Bo")
        async with web.screen(host.code) as watcher:
            await web.post(f"/api/tables/{host.code}/seats/mine", {"name": "Bea", "face": "nina"}, guest)
            await watcher.until("table")
            shown = [(seat["name"], seat["face"], seat["level"]) for seat in watcher.table["seats"]]
            assert shown == [
                ("Ann", "otto", None),
                ("Bea", "nina", None),
                (None, "", None),
                ("Dario", "dario", "courtier"),
            ]


@in_a_loop
async def test_a_face_that_is_no_key_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-2e", 4, face="otto")
        before = await web.table(host.code)
        for odd in ("a" * 17, "Owl", "../owl", "<b>", "é", 7, None):
            with pytest.raises(Refused, match="odd-request"):
                await web.post(f"/api/tables/{host.code}/seats/mine", {"name": "Ann", "face": odd}, host)
            with pytest.raises(Refused, match="odd-request"):
                await web.post(f"/api/tables/{host.code}/seats", {"name": "Bo", "face": odd})
        assert await web.table(host.code) == before
