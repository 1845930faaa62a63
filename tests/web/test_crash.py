"""Nothing that anybody was told is lost. `make crash` does the same fifty times for each store."""

from pathlib import Path

from tests.house.postgres import Postgres
from tests.house.rooms import in_a_loop
from tests.web.crashing import killed, restarted


@in_a_loop
async def test_a_killed_server_loses_nothing_it_told_with_sqlite(tmp_path: Path) -> None:
    account = await killed(str(tmp_path / "tables.sqlite"), kills=4)
    assert account.moves > 20 and account.lost == 0


@in_a_loop
async def test_a_killed_server_loses_nothing_it_told_with_postgresql(postgres: Postgres) -> None:
    account = await killed(postgres.fresh(), kills=4)
    assert account.moves > 20 and account.lost == 0


@in_a_loop
async def test_a_database_that_restarts_loses_nothing(postgres: Postgres) -> None:
    account = await restarted(postgres, 2)
    assert account.moves > 20 and account.lost == 0
