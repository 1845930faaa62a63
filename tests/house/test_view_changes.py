"""A screen that puts the changes in sees what a screen sees that is shown everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ridotto.contracts.hearing import news
from ridotto.contracts.walking import listeners, walk
from ridotto.games import GAMES
from ridotto.house.view_changes import changes
from ridotto.kernel import Game, Player, View
from tests.web.clients import with_changes


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_changes_make_the_next_view_of_the_one_before(game: Game) -> None:
    setup = game.set_up(min(game.most, 6), {})
    views: dict[Player, View] = {}
    shown: dict[Player, Any] = {}
    heard: dict[Player, int] = {}
    whole = changed = 0
    for match in walk(game, setup, 1):
        for ear in listeners(match):
            view = views.setdefault(ear, game.view(setup, ear))
            for fact in news(match, ear, heard):
                view.hear(fact)
            view.set_asking(match.asking(ear))
            now = view.as_dict()
            if ear in shown:
                written = json.dumps(changes(shown[ear][0], now))
                again = with_changes(json.loads(shown[ear][1]), json.loads(written))
                assert json.dumps(again) == json.dumps(now), "the order of keys included"
                assert json.dumps(shown[ear][0]) == shown[ear][1], "a view that was shown has changed"
                whole, changed = whole + len(json.dumps(now)), changed + len(written)
            shown[ear] = now, json.dumps(now)
    assert changed * 4 < whole, "or it would not be worth it"


CASES: list[tuple[dict[str, object], dict[str, object], list[list[object]]]] = [
    ({"a": 1}, {"a": 1}, []),
    ({"a": 1}, {"a": 2}, [[["a"], 2]]),
    ({"a": 1}, {"a": None}, [[["a"], None]]),
    ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}, [[["a", "b"]]]),
    ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, [[["a", "c"], 2]]),
    ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2, "b": 1}}, [[["a"], {"c": 2, "b": 1}]]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}, {"b": 4}]}, [[["a", 1, "b"], 3], [["a", 2], {"b": 4}]]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 2}]}, [[["a"], [{"b": 2}]]]),
    ({"a": []}, {"a": [{"b": 2}]}, [[["a"], [{"b": 2}]]]),
    ({"a": ["b", "c"]}, {"a": ["c"]}, [[["a"], ["c"]]]),
    ({"a": {"b": 1}}, {"a": None}, [[["a"], None]]),
    ({"a": None}, {"a": {"b": 1}}, [[["a"], {"b": 1}]]),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [[[], {"b": 2, "a": 1}]]),
]


@pytest.mark.parametrize(("before", "after", "expected"), CASES, ids=lambda what: json.dumps(what))
def test_what_has_changed(before: dict[str, object], after: dict[str, object], expected: list[list[object]]) -> None:
    assert changes(before, after) == expected
    assert json.dumps(with_changes(before, expected)) == json.dumps(after)
