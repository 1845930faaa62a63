"""How many tables one address may open, and have in the public list."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.web.errors import TooManyListed, TooManyTables
from ridotto.web.openings import HOUR, Openings
from tests.house.rooms import in_a_loop
from tests.web.clients import Refused, Web
from tests.web.inside import serving_here
from tests.web.test_limits import Clock

LISTED = {"listed": True}


class Tables:
    """Those of a house, as far as somebody is there: whether they are in the list."""

    def __init__(self) -> None:
        self.here: dict[str, bool] = {}

    def __call__(self, code: str) -> bool | None:
        return self.here.get(code)


def opened(openings: Openings, tables: Tables, address: str, code: str) -> None:
    with openings.of(address, True, tables) as opening:
        opening.code = code
        tables.here[code] = True


def test_an_address_opens_so_many_tables_in_an_hour() -> None:
    clock = Clock()
    openings = Openings(3, 0, clock)
    for code in ("one", "two", "three"):
        opened(openings, Tables(), "a", code)
    with pytest.raises(TooManyTables) as refusal:
        opened(openings, Tables(), "a", "four")
    assert refusal.value.seconds == HOUR / 3
    opened(openings, Tables(), "b", "another's")
    clock.time += HOUR / 3
    opened(openings, Tables(), "a", "four")


def test_an_address_has_so_many_tables_in_the_list() -> None:
    clock, tables = Clock(), Tables()
    openings = Openings(0, 2, clock)
    opened(openings, tables, "a", "one")
    opened(openings, tables, "a", "two")
    clock.time += 5 * HOUR
    with pytest.raises(TooManyListed, match="2 tables of your address are in the public list: close one"):
        opened(openings, tables, "a", "three")
    with openings.of("a", False, tables):
        pass  # for people who have the link
    opened(openings, tables, "b", "another's")
    tables.here["one"] = False  # it is over
    opened(openings, tables, "a", "three")


def test_a_table_that_was_left_counts_for_an_hour_since_it_may_come_back() -> None:
    clock, tables = Clock(), Tables()
    openings = Openings(0, 1, clock)
    opened(openings, tables, "a", "one")
    del tables.here["one"]
    clock.time += HOUR - 1
    with pytest.raises(TooManyListed):
        opened(openings, tables, "a", "two")
    clock.time += 1
    opened(openings, tables, "a", "two")


def test_tables_that_are_just_being_opened_count_and_those_that_failed_do_not() -> None:
    tables = Tables()
    openings = Openings(0, 1, Clock())
    with openings.of("a", True, tables), pytest.raises(TooManyListed), openings.of("a", True, tables):
        pass
    openings = Openings(1, 1, Clock())
    with pytest.raises(KeyError), openings.of("a", True, tables):
        raise KeyError
    opened(openings, tables, "a", "one")
    with pytest.raises(TooManyTables), openings.of("a", False, tables):
        pass


def test_an_address_that_may_not_open_a_table_does_not_lose_a_place_in_the_list() -> None:
    clock, tables = Clock(), Tables()
    openings = Openings(1, 2, clock)
    opened(openings, tables, "a", "one")
    with pytest.raises(TooManyTables):
        opened(openings, tables, "a", "two")
    clock.time += HOUR
    opened(openings, tables, "a", "two")


def test_a_change_that_is_refused_takes_no_place_in_the_list() -> None:
    tables = Tables()
    openings = Openings(0, 1, Clock())
    tables.here["one"] = False
    with pytest.raises(KeyError), openings.listing("a", "one", True, tables):
        raise KeyError
    opened(openings, tables, "a", "two")


# ---- At a server.


async def code_of_refusal(web: Web, **wished: Any) -> str:
    try:
        await web.open("masques-dust", 2, **wished)
    except Refused as refusal:
        return str(refusal.code)
    return ""


@in_a_loop
async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", openings=3) as inside, Web(inside.address) as web:
        assert [await code_of_refusal(web) for _ in range(4)] == ["", "", "", "too-many-tables"]
        body = {"game": "masques-dust", "players": 2}
        answer = await web.http.post("/api/tables", json=body)
        assert answer.status_code == 429 and 1000 < int(answer.headers["retry-after"]) <= 1200


@in_a_loop
async def test_nobody_fills_the_public_list(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", most_listed=2) as inside, Web(inside.address) as web:
        first = await web.open("masques-dust", 2, terms=LISTED)
        assert [await code_of_refusal(web, terms=LISTED) for _ in range(3)] == [
            "",
            "too-many-listed",
            "too-many-listed",
        ]
        assert len((await web.get("/api/tables"))["tables"]) == 2
        assert await code_of_refusal(web) == ""
        await web.do(first, "close")
        assert await code_of_refusal(web, terms=LISTED) == ""


@in_a_loop
async def test_a_change_of_the_settings_does_not_fill_the_public_list(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", most_listed=1) as inside, Web(inside.address) as web:
        listed = await web.open("masques-dust", 2, terms=LISTED)
        hidden = await web.open("masques-dust", 2)
        settings = {"players": 2, "options": {}, "terms": LISTED}
        with pytest.raises(Refused, match="too-many-listed"):
            await web.do(hidden, "settings", **settings)
        await web.do(listed, "settings", **{**settings, "players": 3})  # it is in the list already
        await web.do(listed, "settings", **{**settings, "terms": {}})
        await web.do(hidden, "settings", **settings)
        assert [table["code"] for table in (await web.get("/api/tables"))["tables"]] == [hidden.code]
        with pytest.raises(Refused, match="too-many-listed"):
            await web.do(listed, "settings", **settings)


@in_a_loop
async def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store", openings=1) as inside, Web(inside.address) as web:
        host = await web.open("masques-dust", 2)
        with pytest.raises(Refused, match="too-many-tables"):
            await web.do(host, "rematch")
