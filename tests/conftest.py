"""Says which build is under test, and refuses to test the wrong one. Hypothesis keeps no time."""

import os

from hypothesis import HealthCheck, settings

import ridotto

EXPECTED = os.environ.get("RIDOTTO_EXPECT")  # compiled | interpreted
RUNNING = "compiled" if ridotto.COMPILED else "interpreted"

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_report_header() -> str:
    return f"ridotto: {RUNNING}"


def pytest_configure() -> None:
    assert EXPECTED in (None, RUNNING), f"expected a build that is {EXPECTED}, found one that is {RUNNING}"
