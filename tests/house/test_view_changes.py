"""A screen that puts the changes in sees what a screen sees that is shown everything."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from ridotto.games import GAMES
from ridotto.house.view_changes import changes
from ridotto.kernel import Game, Player
from tests.games.random_views import views_of
from tests.web.clients import with_changes


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_changes_make_the_next_view_of_the_one_before(game: Game) -> None:
    shown: dict[Player, tuple[Mapping[str, object], str]] = {}
    whole = changed = 0
    for ear, view in views_of(game, min(game.most, 6), 1):
        now = view.as_dict()
        if ear in shown:
            before, text = shown[ear]
            written = json.dumps(changes(before, now))
            assert json.dumps(before) == text, "a view that was shown has changed"
            again = with_changes(json.loads(text), json.loads(written))
            assert json.dumps(again) == json.dumps(now), "the order of keys included"
            whole, changed = whole + len(json.dumps(now)), changed + len(written)
        shown[ear] = now, json.dumps(now)
    assert changed * 4 < whole, "or it would not be worth it"


CASES: list[tuple[dict[str, object], dict[str, object], list[list[object]]]] = [
    ({"a": 1}, {"a": 1}, []),
    ({"a": 1}, {"a": 2}, [[["a"], 2]]),
    ({"a": 1}, {"a": None}, [[["a"], None]]),
    ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}, [[["a", "b"]]]),
    ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, [[["a", "c"], 2]]),
    ({"a": {"b": 1, "d": 2}}, {"a": {"b": 1, "c": 3, "d": 2}}, [[["a"], {"b": 1, "c": 3, "d": 2}]]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}, {"b": 4}]}, [[["a", 1, "b"], 3], [["a", 2], {"b": 4}]]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 2}]}, [[["a"], [{"b": 2}]]]),
    ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "d": 2}]}, [[["a", 0], {"b": 1, "d": 2}]]),
    ({"a": [None, {"b": 1}]}, {"a": [{"b": 1}, None]}, [[["a", 0], {"b": 1}], [["a", 1], None]]),
    ({"a": []}, {"a": [{"b": 2}]}, [[["a"], [{"b": 2}]]]),
    ({"a": ["b", "c"]}, {"a": ["c"]}, [[["a"], ["c"]]]),
    ({"a": {"b": 1}}, {"a": None}, [[["a"], None]]),
    ({"a": None}, {"a": {"b": 1}}, [[["a"], {"b": 1}]]),
    ({"b": 2}, {"a": 1, "b": 2}, [[[], {"a": 1, "b": 2}]]),
]


@pytest.mark.parametrize(("before", "after", "expected"), CASES, ids=lambda what: json.dumps(what))
def test_what_has_changed(before: dict[str, object], after: dict[str, object], expected: list[list[object]]) -> None:
    assert changes(before, after) == expected
    assert json.dumps(with_changes(before, expected)) == json.dumps(after)
