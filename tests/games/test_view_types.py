"""Every view is what its game declares: the page's types are made from that."""

from __future__ import annotations

import json

import msgspec
import pytest

import ridotto
from ridotto.games import GAMES
from ridotto.kernel import AskingView, Game, View
from tests.games.random_views import views_of
from tools.wire import setup_types, view_type

pytestmark = [
    pytest.mark.both_builds,
    pytest.mark.skipif(ridotto.COMPILED, reason="a compiled class does not tell the types of its fields"),
]
TABLES = [(game, players) for game in GAMES.values() for players in sorted({game.fewest, 4, game.most})]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda what: str(getattr(what, "id", what)))
def test_every_view_of_a_random_game_is_what_it_is_declared_to_be(game: Game, players: int) -> None:
    for _, view in views_of(game, players, players):
        check(game, view)


def check(game: Game, view: View) -> None:
    """A key too many is no part of the type, and is not there in what was converted."""
    shown = json.loads(json.dumps(view.as_dict()))
    assert msgspec.convert(shown, view_type(game.notation.language)) == shown


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_view_that_is_not_what_it_is_declared_to_be_is_found_out(game: Game) -> None:
    setup = game.set_up(game.most, {})
    kind, view = view_type(game.notation.language), game.view(setup, setup.everybody[0])
    check(game, view)
    assert AskingView.__annotations__.keys() < kind.__annotations__.keys()
    shown = dict(view.as_dict())
    assert msgspec.convert({**shown, "more": 1}, kind) == shown
    for wrong in ({**shown, "turn": 3}, {key: value for key, value in shown.items() if key != "asked"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda what: str(getattr(what, "id", what)))
def test_a_setup_is_what_it_is_declared_to_be(game: Game, players: int) -> None:
    shown = json.loads(json.dumps(game.set_up(players, {}).as_dict()))
    for kind in setup_types(game.notation.language)[-1:]:  # the whole, after its parts
        assert msgspec.convert(shown, kind) == shown
