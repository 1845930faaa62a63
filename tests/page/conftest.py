"""The page speaks and draws in these tests, without a browser."""

import fcntl
import os
from pathlib import Path

import pytest

from tests.page.drawings import ENTRY as DRAWINGS
from tests.page.drawings import Drawings
from tests.page.voice import ENTRY as VOICE
from tests.page.voice import Voice, bundle


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests as slow that need a program built of the page's sources, which takes seconds."""
    for item in items:
        if isinstance(item, pytest.Function) and not {"voice", "drawings"}.isdisjoint(item.fixturenames):
            item.add_marker("slow")


@pytest.fixture(scope="session")
def voice(tmp_path_factory: pytest.TempPathFactory) -> Voice:
    own = tmp_path_factory.mktemp("voice")
    return Voice(bundled_once(own, VOICE), own)


@pytest.fixture(scope="session")
def drawings(tmp_path_factory: pytest.TempPathFactory) -> Drawings:
    own = tmp_path_factory.mktemp("drawings")
    return Drawings(bundled_once(own, DRAWINGS), own)


def bundled_once(own: Path, entry: Path) -> Path:
    """Bundles a program, or waits for the worker that does."""
    shared = own.parent.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (shared / f"{entry.stem}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return bundle(shared, entry)
