"""Nothing that anybody was told is lost. `make crash` kills a server at every kind of write, and fifty times more."""

from pathlib import Path

import pytest

from tests.house.postgres import Postgres
from tests.house.rooms import in_a_loop
from tests.web.crashing import killed, restarted
from tests.web.deaths import died


@pytest.mark.slow
@in_a_loop
async def test_a_killed_server_loses_nothing_it_told_with_sqlite(tmp_path: Path) -> None:
    account = await killed(str(tmp_path / "tables.sqlite"), kills=4)
    assert account.moves > 20 and account.lost == 0


@pytest.mark.slow
@in_a_loop
async def test_a_killed_server_loses_nothing_it_told_with_postgresql(postgres: Postgres) -> None:
    account = await killed(postgres.fresh(), kills=4)
    assert account.moves > 20 and account.lost == 0


@pytest.mark.parametrize(
    ("kind", "moment"), [("answered", "within"), ("settled", "before"), ("followed", "after"), ("schema", "within")]
)
@in_a_loop
async def test_a_server_that_dies_at_a_write_loses_nothing_it_told(kind: str, moment: str, tmp_path: Path) -> None:
    aftermath = await died(str(tmp_path / "tables.sqlite"), kind, moment)
    assert aftermath.problems == [] and (aftermath.facts > 20 or kind == "schema")


@in_a_loop
async def test_a_database_that_restarts_loses_nothing(postgres: Postgres) -> None:
    account = await restarted(postgres, 2)
    assert account.moves > 20 and account.lost == 0
