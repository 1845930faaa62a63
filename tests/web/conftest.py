"""Servers for tests that share one: a table of one test is nobody else's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.conftest import place, postgres
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving

__all__ = ["place", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without limits, and with bots that do not wait. Whatever happened to it, it never failed."""
    store: Path = tmp_path_factory.mktemp("shared") / "tables.sqlite"
    with serving(store, *AT_ONCE, *NO_LIMITS) as server:
        yield server
        logged = server.logged()
    assert '"level": "error"' not in logged and "Traceback" not in logged, logged
