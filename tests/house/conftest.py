"""A real PostgreSQL, one for each process that runs tests. Other rooms' tests import these fixtures into theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.house.stores import MEMORY
from tests.house.postgres import Postgres
from tests.house.rooms import IN_MEMORY, MEMORIES


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
    """Where an empty store is to be, of either kind that several houses can open, at once or one after the other."""
    return place_of(request, tmp_path)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a house keeps its tables (`a_house`), of every kind. A house that comes up later finds them there."""
    if request.param != "memory":
        yield place_of(request, tmp_path)
        return
    place = f"{IN_MEMORY}{tmp_path}"
    yield place
    MEMORIES.pop(place, None)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def any_place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is to be, of every kind."""
    return place_of(request, tmp_path)


def place_of(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "memory":
        return MEMORY
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()
