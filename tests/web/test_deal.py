"""The deal of the day over real HTTP: the same for all, for one person at a table, with results to compare."""

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from ridotto.house.deals import day_since, deal_on, note_result, result_at
from ridotto.house.environment import DAY
from tests.house.rooms import Clock, in_a_loop
from tests.patience import PATIENCE
from tests.web.clients import Refused, Web, seat_in
from tests.web.inside import Inside, serving_here


def go_to_a_day_of(game: str, inside: Inside) -> None:
    """To a game in which nobody waits for a clock: this one stands still."""
    clock = inside.house.environment.now
    assert isinstance(clock, Clock)
    while deal_on(day_since(inside.house.environment.today())).game != game:
        clock.at += DAY


@pytest.mark.parametrize("game", ["mascarade-1e", "masquerade"])
@in_a_loop
async def test_two_people_get_the_same_deal_and_nobody_sits_down_with_them(tmp_path: Path, game: str) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        go_to_a_day_of(game, inside)
        deal = await web.get("/api/deal")
        tables = [await web.post("/api/deal", {"name": name, "face": "olga"}) for name in ("Ada", "Bo")]
        views = []
        for seated in tables:
            async with web.screen(seated["code"], seated["token"]) as screen:
                assert (screen.table["deal"], screen.table["game"]) == (deal["day"], deal["game"])
                assert [seat["bot"] for seat in screen.table["seats"]] == [None] + [deal["bot"]] * (deal["players"] - 1)
                views.append(screen.view)
        assert views[0] == views[1], "what they see first is the same"
        with pytest.raises(Refused, match="table-full"):
            await web.sit(tables[0]["code"], "Eve")
        with pytest.raises(Refused, match="seat-taken"):
            await web.do(seat_in(tables[0]), "offer", seat="B")
        with pytest.raises(AssertionError, match="no-watchers"):
            async with web.screen(tables[0]["code"]):
                pass


@in_a_loop
async def test_finished_deals_are_counted_once_and_the_best_is_named(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", bot_pause=0.0) as inside, Web(inside.address) as web:
        go_to_a_day_of("masquerade", inside)
        assert [(await web.get("/api/deal"))[what] for what in ("finished", "won", "best")] == [0, 0, None]
        seated = await web.post("/api/deal", {"name": "Ada"})
        async with web.screen(seated["code"], seated["token"]) as screen:
            await screen.play()
            assert screen.view is not None
            won = "A" in screen.view["end"]["winners"]
        async with asyncio.timeout(PATIENCE):
            while not (deal := await web.get("/api/deal"))["finished"]:
                await asyncio.sleep(0)
        actor = await inside.house.table(seated["code"])
        result = result_at(actor.table_state)
        assert result is not None
        await note_result(inside.house.environment, deal["day"], result)
        assert await web.get("/api/deal") == deal, "a game is counted twice"
        assert (deal["finished"], deal["won"], deal["best"] is not None) == (1, int(won), won)


@in_a_loop
async def test_who_writes_notes_after_the_end_does_not_make_the_house_read_all_results_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(tmp_path / "store", bot_pause=0.0) as inside, Web(inside.address) as web:
        go_to_a_day_of("masquerade", inside)
        seated = await web.post("/api/deal", {"name": "Ada"})
        read, asked = inside.house.store.read, list[str]()

        async def counted(code: str, after: int = 0) -> list[bytes]:
            asked.append(code)
            return await read(code, after)

        async with web.screen(seated["code"], seated["token"]) as screen:
            await screen.play()
            async with asyncio.timeout(PATIENCE):
                while not (await web.get("/api/deal"))["finished"]:
                    await asyncio.sleep(0)
            monkeypatch.setattr(inside.house.store, "read", counted)
            assert (await screen.ask(type="note", text="well played"))["type"] == "done"
            await web.get(f"/api/tables/{seated['code']}")
        assert asked == []


@in_a_loop
async def test_a_deal_that_a_bot_has_played_to_its_end_is_nobodys_result(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", bot_pause=0.0) as inside, Web(inside.address) as web:
        go_to_a_day_of("masquerade", inside)
        seat = seat_in(await web.post("/api/deal", {"name": "Ada"}))
        async with web.screen(seat.code, seat.token) as screen:
            await web.do(seat, "replace", seat="A", bot="random")
            while not screen.over:
                await screen.next()
        actor = await inside.house.table(seat.code)
        assert result_at(actor.table_state) is None


def test_each_day_has_a_deal_of_its_own() -> None:
    days = [deal_on(date(2026, 1, 1) + timedelta(days=later)) for later in range(400)]
    assert len({deal.seed for deal in days}) == 400
    assert len({deal.game for deal in days}) == 4
    assert deal_on(date(2026, 1, 1)) == days[0]
