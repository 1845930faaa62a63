"""CONTRIBUTING's recipe, followed: a seventh agent is a sheet, a rule and its sentences; everything else finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes import Copy

SHEET = """\
    AgentSheet("usher", costs=CHEAP, clauses=("MQD-117", "MQF-119"), first="WhomToUsher"),
"""

SENTENCES = {
    "en": """\
masques-the-usher = usher
    .the = the usher
    .another = another usher
    .gist = send { masques-word-guest.a } beside it to its other side
    .ability = { masques-when-placed } send { masques-word-guest.a } round. { masques-price }
masques-ask-WhomToUsher = Which { masques-word-guest } does the usher send round?
masques-why-usher-first = An usher sends round { masques-word-guest.a } beside it.
""",
    "fr": """\
masques-the-usher = huissier
    .the = l’huissier
    .another = un autre huissier
    .gist = faire passer { masques-word-guest.a } de l’autre côté
    .ability = { masques-when-placed } faire passer { masques-word-guest.a } de l’autre côté. { masques-price }
masques-ask-WhomToUsher = { masques-word-guest.which } l’huissier fait-il passer\u00a0?
masques-why-usher-first = Un huissier fait passer { masques-word-guest.a } juste à côté.
""",
}

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
def test_a_seventh_agent_is_a_sheet_a_rule_and_its_sentences(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.insert("games/masques/public/sheets.py", ")\n", SHEET)
    for language, sentences in SENTENCES.items():
        copy.say(language, sentences)
    copy.insert("games/masques/public/agents.py", "RULES: Final", RULE)
    copy.insert("games/masques/public/agents.py", ")\n", "    UsherRule(),\n")
    assert "2 passed" in copy.check(SCENARIOS)
    assert "10 passed" in copy.demand("tests/games/masques/test_sheets.py", "usher")
