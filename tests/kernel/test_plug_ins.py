"""Somebody else's classes, in plain Python, on either build: what they forget is an error, not a crash."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.bots import Bot
from ridotto.games import game_called
from ridotto.kernel import (
    NOBODY_IS_ASKED,
    Answer,
    Belief,
    Fact,
    Game,
    Match,
    Notation,
    Player,
    Question,
    Setup,
    SetupRefused,
    Step,
    View,
)

A = Player(0)
WORDS = Notation("forgetful", [Answer("hm")])


def forgetful(kind: type[Any], *given: object) -> Any:
    """An object of a class that forgot to write anything."""
    return type("Forgetful", (kind,), {})(*given)


FORGOTTEN: list[tuple[str, Callable[[], object]]] = [
    ("Match.fork", lambda: forgetful(Match).fork()),
    ("Match.position", lambda: forgetful(Match).position()),
    ("Step.run", lambda: forgetful(Step).run(None)),
    ("Step.spelling", lambda: forgetful(Step).spelling()),
    ("Question.options", lambda: forgetful(Question, A).options(None)),
    ("Question.apply", lambda: forgetful(Question, A).apply(None, WORDS.answers[0])),
    ("Question.carries", lambda: forgetful(Question, A).spelling()),
    ("Fact.spelling", lambda: forgetful(Fact).spelling()),
    ("Setup.chosen_options", lambda: forgetful(Setup, "x", 2).chosen_options()),
    ("View.fold", lambda: forgetful(View, A).hear(None)),
    ("View.as_dict", lambda: forgetful(View, A).as_dict()),
    ("Belief.hear", lambda: forgetful(Belief).hear(None)),
    ("Belief.possible", lambda: forgetful(Belief).possible()),
    ("Game.host_options", lambda: forgetful(Game, "x", "X", 1, 2, 4, WORDS).host_options()),
    ("Bot.hear", lambda: forgetful(Bot).hear(None)),
    ("Bot.choose", lambda: forgetful(Bot).choose(NOBODY_IS_ASKED, WORDS.answers)),
]


@pytest.mark.parametrize("call", [call for _, call in FORGOTTEN], ids=[name for name, _ in FORGOTTEN])
def test_what_a_plug_in_forgot_is_an_error(call: Callable[[], object]) -> None:
    with pytest.raises((NotImplementedError, TypeError)):
        call()


def test_a_match_and_a_setup_do_not_travel_by_pickle() -> None:
    game = game_called("mascarade-1e")
    setup = game.set_up(4, {})
    with pytest.raises(TypeError, match="travels as its `chosen_options`"):
        pickle.dumps(setup)
    with pytest.raises(TypeError, match="a match travels as its record"):
        pickle.dumps(game.start(setup))


def test_a_table_set_for_another_edition_is_refused() -> None:
    setup = game_called("mascarade-1e").set_up(4, {})
    with pytest.raises(SetupRefused, match="set for another game than Mascarade, second edition"):
        game_called("mascarade-2e").start(setup)
