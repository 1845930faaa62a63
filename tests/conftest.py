"""Says which build is under test, and refuses to test the wrong one. Hypothesis and masters keep no time."""

import os

import pytest
from hypothesis import HealthCheck, settings

import ridotto
from ridotto.bots import BOTS, Thinking, bot_at_level
from tools import generate

EXPECTED = os.environ.get("RIDOTTO_EXPECT")  # compiled | interpreted
RUNNING = "compiled" if ridotto.COMPILED else "interpreted"

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_report_header() -> str:
    return f"ridotto: {RUNNING}"


def pytest_configure(config: pytest.Config) -> None:
    assert EXPECTED in (None, RUNNING), f"expected a build that is {EXPECTED}, found one that is {RUNNING}"
    if not hasattr(config, "workerinput"):  # once, and not in each process of xdist
        generate.bring_up_to_date()


@pytest.fixture(autouse=True)
def masters_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets masters think in rehearsals alone, and in few of them: on any machine they decide alike, and soon."""
    monkeypatch.setitem(BOTS, "master", bot_at_level("master", thinking=Thinking(2, None)))
