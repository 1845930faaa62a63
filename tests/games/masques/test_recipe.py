"""CONTRIBUTING's recipe, followed: a seventh agent is one sheet and one rule, and everything else finds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

SHEET = """
    AgentSheet(
        "usher",
        costs=CHEAP,
        gist="send {a_guest} beside it to its other side",
        ability="send {a_guest}{that_moves} in one of the two {halls} next to it to the other, if that is vacant",
        clauses=("MQD-117", "MQF-119"),
        first=Prompt(
            "WhomToUsher",
            "Which {guest} does the usher send round?",
            "An usher sends round a {guest} beside it{that_moves}.",
        ),
    ),
)
"""

RULE = '''
class UsherRule(AgentRule):
    """Sends a guest beside it to its other side."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        return ring.guests_beside(here, ring.setup.move_facedown) if ring.vacant_beside(here) else []

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        there = ring.vacant_beside(here)[0]
        assert isinstance(chosen, Hall) and isinstance(there, Hall)
        return Moved(chosen, there)


'''

SCENARIO = """
game = "masques-ffg"
players = 4

[[scenario]]
title = "an usher sends a guest to its other side"
position.purses = "3 1 1 1"
position.halls = { H5 = "Dandolo2" }
play = "A:usher1+H4+H5"
halls = { H3 = "Dandolo2", H4 = "usher1", H5 = "" }
purses = "2 1 1 1"

[[scenario]]
title = "an usher between two guests only fills its hallway"
position.purses = "3 1 1 1"
position.halls = { H3 = "Venier3", H5 = "Dandolo2" }
play = "A:usher1+H4"
asked = "B"
question = "WhatToPlay"
"""


def in_a_copy(folder: Path) -> None:
    """Does what the recipe says, in a copy of the sources."""
    unneeded = shutil.ignore_patterns("__pycache__", "*.so", "page")
    shutil.copytree(ROOT / "src" / "ridotto", folder / "ridotto", ignore=unneeded)
    shutil.copytree(ROOT / "rules", folder / "ridotto" / "rules")
    sheets, agents = [folder / "ridotto" / "games" / "masques" / name for name in ("sheets.py", "agents.py")]
    sheets.write_text(sheets.read_text(encoding="utf-8").removesuffix(")\n") + SHEET.lstrip("\n"), encoding="utf-8")
    text = agents.read_text(encoding="utf-8").removesuffix(")\n")
    agents.write_text(text.replace("RULES: Final", f"{RULE.lstrip()}RULES: Final") + "    UsherRule(),\n)\n", "utf-8")


@pytest.mark.slow
def test_a_seventh_agent_is_a_sheet_and_a_rule(tmp_path: Path) -> None:
    in_a_copy(tmp_path)
    scenarios = tmp_path / "usher.toml"
    scenarios.write_text(SCENARIO, encoding="utf-8")
    demands = ["pytest", "-q", "-p", "no:cacheprovider", "tests/games/masques/test_sheets.py", "-k", "usher"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    environment.pop("RIDOTTO_EXPECT", None)  # the copy is never compiled
    for asked, expected in ((["ridotto", "check", str(scenarios)], "2 passed"), (demands, "10 passed")):
        run = [sys.executable, "-m", *asked]
        done = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and expected in done.stdout, done.stdout + done.stderr
