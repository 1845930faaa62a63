"""A real PostgreSQL, one for each process that runs tests. Other rooms' tests import these fixtures into theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def empty(postgres: Postgres) -> str:
    """The address of a database that nothing is in."""
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is to be, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()
