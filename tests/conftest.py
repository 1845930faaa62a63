"""Says which build is under test, refuses to test the wrong one, and marks what runs on which build.

`make test` runs `-m sources`, `make test-compiled` runs `-m wheel`. Quick tests of compiled rooms run on both. Slow
tests run on the wheel alone, which is several times faster, except those of the page and the tools, which need the
sources. All other tests run on the sources alone. A test marked `both_builds` runs on both in any case.

Hypothesis and masters keep no time.
"""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ridotto
from ridotto.bots import BOTS, Thinking, bot_at_level
from tools import generate

EXPECTED = os.environ.get("RIDOTTO_EXPECT")  # compiled | interpreted
RUNNING = "compiled" if ridotto.COMPILED else "interpreted"
TESTS = Path(__file__).parent
COMPILED = {"bots", "contracts", "games", "house", "kernel", "lab", "solver", "table", "test_scenarios.py"}
NEED_SOURCES = {"page", "tools"}

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_report_header() -> str:
    return f"ridotto: {RUNNING}"


def pytest_configure(config: pytest.Config) -> None:
    assert EXPECTED in (None, RUNNING), f"expected a build that is {EXPECTED}, found one that is {RUNNING}"
    if not hasattr(config, "workerinput"):  # once, and not in each process of xdist
        generate.bring_up_to_date()


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        slow, both = item.get_closest_marker("slow"), item.get_closest_marker("both_builds")
        room = item.path.relative_to(TESTS).parts[0]
        wheel_alone = slow and room not in NEED_SOURCES
        if both or wheel_alone or room in COMPILED:
            item.add_marker("wheel")
        if both or not wheel_alone:
            item.add_marker("sources")


def pytest_collection_finish() -> None:
    """Keeps the garbage collector from going through thousands of tests again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def masters_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets masters think in rehearsals alone, and in few of them: on any machine they decide alike, and soon."""
    monkeypatch.setitem(BOTS, "master", bot_at_level("master", thinking=Thinking(2, None)))
