"""CONTRIBUTING's recipe, followed: a seventh agent is one sheet and one rule, and everything else finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes import Copy

SHEET = """\
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
"""

RULE = '''\
class UsherRule(AgentRule):
    """Sends a guest beside it to its other side."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        return ring.guests_beside(here, ring.setup.move_facedown) if ring.vacant_beside(here) else []

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        there = ring.vacant_beside(here)[0]
        assert isinstance(chosen, Hall) and isinstance(there, Hall)
        return Moved(chosen, there)


'''

SCENARIOS = """
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


@pytest.mark.slow
def test_a_seventh_agent_is_a_sheet_and_a_rule(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.insert("games/masques/public/sheets.py", ")\n", SHEET)
    copy.insert("games/masques/public/agents.py", "RULES: Final", RULE)
    copy.insert("games/masques/public/agents.py", ")\n", "    UsherRule(),\n")
    assert "2 passed" in copy.check(SCENARIOS)
    assert "10 passed" in copy.demand("tests/games/masques/test_sheets.py", "usher")
