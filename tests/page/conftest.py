"""The page speaks in these tests, without a browser."""

import fcntl
import os

import pytest

from tests.page.voice import Voice, bundle


@pytest.fixture(scope="session")
def voice(tmp_path_factory: pytest.TempPathFactory) -> Voice:
    """Bundled once a run, however many workers there are."""
    own = tmp_path_factory.mktemp("voice")
    shared = own.parent.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (shared / "voice.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return Voice(bundle(shared), own)
