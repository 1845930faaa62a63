"""Says which build is under test, and refuses to test the wrong one."""

import os

import ridotto

EXPECTED = os.environ.get("RIDOTTO_EXPECT")  # compiled | interpreted
RUNNING = "compiled" if ridotto.COMPILED else "interpreted"


def pytest_report_header() -> str:
    return f"ridotto: {RUNNING}"


def pytest_configure() -> None:
    assert EXPECTED in (None, RUNNING), f"expected a build that is {EXPECTED}, found one that is {RUNNING}"
