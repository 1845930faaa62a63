"""A table of three where a fourth sat down in the middle goes on like a table of four.

Every scenario of three is played at both: what all hear, who is asked and what is offered is the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ridotto.games.masquerade.public.words import ON
from ridotto.kernel import CLOCK, SPECTATOR, Match, Setup
from ridotto.replay.playing import Stopped, play_written
from ridotto.scenarios import Scenario, read_scenarios
from tests.games.masquerade.clauses import PLAIN
from tests.games.masquerade.test_seats import Table
from tests.games.masquerade.watching import GAME

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "masquerade").glob("*.toml"))
ROW = 6  # cards; one more has to be discarded before the actions


class Tables:
    """The two tables, when the turn of a scenario begins: D has three hidden cards there."""

    def __init__(self, scenario: Scenario) -> None:
        written = scenario.written
        position, play = dict(written["position"]), written.get("play", "")
        if position.get("turn", "A") == "A":  # D would have a turn before A: so all sit one seat further
            position, play = Table(3).position(position), Table(3).text(play)
        spare = [card for card in PLAIN if card not in str(written)]
        begins = position.get("phase", "actions") == "start"
        draw = "" if begins else f"fate:{spare[3]} {position['turn']}:down "
        self.play = f"{draw}{play}".split()
        turns = str(position.get("turns", "1")).split() if begins else ["0"]  # or what lies face up would work
        kept = {key: value for key, value in position.items() if key not in ("acted", "actions")}
        last = {"B": "A", "C": "B"}[position["turn"]]
        before = {**kept, "first": "A", "turn": last, "phase": "end"}
        wishes = {**scenario.wishes(GAME), "joining": "on"}
        rows = {**position.get("rows", {}), "D": " ".join([f"{card}*" for card in spare[:3]])}
        four = " ".join([*(turns * 3)[:3], "0"])
        self.setups: list[Setup] = [GAME.set_up(3, wishes), GAME.set_up(4, wishes)]
        self.matches = [
            GAME.start_at(self.setups[0], {**before, "turns": " ".join(turns)}),
            GAME.start_at(self.setups[1], {**before, "turns": four, "rows": rows}),
        ]
        deal = " ".join([f"fate:{card}" for card in spare[:3]])
        arrivals = [f"clock:join {deal} D:down D:down D:down clock:on", "clock:on"]
        for match, words in zip(self.matches, arrivals):
            play_written(match, GAME, words.split())
        self.heard = [{ear: len(match.heard_by(ear)) for ear in [*match.seated, SPECTATOR]} for match in self.matches]

    def answer(self, number: int, word: str) -> bool:
        """Whether a table takes an answer; where nothing else is said, nobody joins."""
        match = self.matches[number]
        while not match.over() and match.asks().player == CLOCK and not word.startswith("clock:"):
            match.answer(CLOCK, ON)
        try:
            play_written(match, GAME, [word])
        except Stopped:
            return False
        return True

    def told(self, number: int) -> dict[str, object]:
        """What everybody heard since, and who is asked and offered what."""
        match = self.matches[number]
        facts = {
            ear: [fact.spelling() for fact in match.heard_by(ear)[since:]] for ear, since in self.heard[number].items()
        }
        return {"facts": facts, "questions": asked(match)}


def asked(match: Match) -> list[tuple[int, str, list[str]]]:
    return [
        (each.player, each.name(), [option.text for option in match.options(each)]) for each in match.open_questions()
    ]


def is_for_three(written: dict[str, Any]) -> bool:
    """Whether a turn of three begins or is under way, with room for a card, and a deck of all that is left."""
    position = written.get("position")
    if position is None or written["players"] != 3 or "fails_setup" in written or "deck" in position:
        return False
    rows = {seat: row.split() for seat, row in position.get("rows", {}).items()}
    if any({"King", "Queen"} <= set(row) or "Job" in row for row in rows.values()):
        return False  # the turn before would not end at once
    return position.get("phase") != "end" and len(rows.get(position.get("turn", "A"), [])) < ROW


@pytest.mark.slow
@pytest.mark.clause("MSQ-014", "MSQ-017")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_where_somebody_sat_down_in_the_middle_all_goes_on_as_among_four(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8")):
        if is_for_three(scenario.written):
            tables = Tables(scenario)
            for word in tables.play:
                taken = tables.answer(1, word)
                assert tables.answer(0, word) == taken, (scenario.title, word)
                if not taken:
                    break
            assert tables.told(0) == tables.told(1), scenario.title
