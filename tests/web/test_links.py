"""The link to a seat: it can be revoked, and where nobody may watch, it opens the record."""

from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.house.rooms import in_a_loop
from tests.web.clients import Refused, Seat, Web, seat_in
from tests.web.inside import four_here, serving_here

PRIVATE = {"watchers": False, "memory": "notes"}


async def renewed(web: Web, seat: Seat) -> Seat:
    return seat_in(await web.post(f"/api/tables/{seat.code}/seats/mine/renew", None, seat))


@in_a_loop
async def test_a_link_in_other_hands_can_be_revoked(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store", terms={"memory": "notes"}) as (_, web, screens):
        code = screens[0].table["code"]
        old = Seat(code, screens[1].token or "", "B")
        await screens[1].ask(type="note", text="C bluffs")
        async with web.screen(code, old.token) as thief:
            new = await renewed(web, old)
            assert new.you == "B" and new.token != old.token
            for screen in (thief, screens[1]):
                assert await screen.closed_with() == 1008
                assert screen.messages[-1]["code"] == "link-revoked"
        with pytest.raises(Refused, match="nobody of this table has this token"):
            await renewed(web, old)
        async with web.screen(code, new.token) as bo:
            assert bo.you == bo.ears == "B" and bo.messages[0]["notes"] == "C bluffs"
            assert await bo.ask(type="say", text="back again") == {"type": "done", "id": 1}


@in_a_loop
async def test_a_host_who_revokes_their_link_stays_the_host(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        for name in ("Ann", None):  # with a seat, and without one
            host = await web.open("mascarade-1e", 4, name)
            new = await renewed(web, host)
            with pytest.raises(Refused, match="nobody of this table has this token"):
                await web.do(host, "fill", bot="courtier")
            await web.do(new, "fill", bot="courtier")
            await web.do(new, "start")


@in_a_loop
async def test_a_link_to_a_closed_table_can_be_revoked(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store", terms=PRIVATE) as (_, web, screens):
        code = screens[0].table["code"]
        bo = Seat(code, screens[1].token or "", "B")
        await web.do(Seat(code, screens[0].token or "", "A"), "close")
        new = await renewed(web, bo)
        assert await code_of(web, code, "record", bo.shown) == "no-watchers"
        assert await code_of(web, code, "record", new.shown) == ""


@in_a_loop
async def test_the_seed_of_a_table_without_watchers_is_for_those_who_sat_there(tmp_path: Path) -> None:
    async with four_here(tmp_path / "store", terms=PRIVATE) as (_, web, screens):
        code = screens[0].table["code"]
        host, bo = (Seat(code, screens[number].token or "", "AB"[number]) for number in range(2))
        assert (await web.do(host, "close"))["table"]["seed"] is not None
        stranger = await web.open("mascarade-1e", 4, "Eve")
        assert await seed_told(web, code, {}) is None
        assert await seed_told(web, code, stranger.shown) is None
        seed = await seed_told(web, code, bo.shown)
        for screen in screens:
            while screen.table["state"] != "closed":
                await screen.until("table")
            assert screen.table["seed"] == seed is not None


async def seed_told(web: Web, code: str, headers: dict[str, str]) -> str | None:
    answer = await web.http.get(f"/api/tables/{code}", headers=headers)
    found: str | None = answer.json()["table"]["seed"]
    return found


@in_a_loop
async def test_the_record_of_a_table_without_watchers_is_for_those_who_sat_there(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("mascarade-1e", 4, "Ada", terms=PRIVATE)
        others = [await web.sit(host.code, called) for called in ("Bo", "Cy", "Di")]
        await web.do(host, "start")
        await web.do(host, "replace", seat="C")  # Cy has sat there, too
        await web.do(host, "close")
        stranger = await web.open("mascarade-1e", 4, "Eve")
        for path in ("record", "replay"):
            assert await code_of(web, host.code, path, {}) == "no-watchers"
            assert await code_of(web, host.code, path, stranger.shown) == "no-watchers"
            for seat in (host, *others):
                assert await code_of(web, host.code, path, seat.shown) == ""
        answer = await web.http.get(f"/api/tables/{host.code}/record", headers=others[0].shown)
        assert verify(read_record(answer.text)).holds()


async def code_of(web: Web, table: str, path: str, headers: dict[str, str]) -> str:
    """Of the refusal; empty where there is none."""
    answer = await web.http.get(f"/api/tables/{table}/{path}", headers=headers)
    return "" if answer.is_success else str(answer.json()["code"])
