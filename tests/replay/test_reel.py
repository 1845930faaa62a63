"""The reel: each ear hears again exactly what it heard, and all ears together hear all that was told."""

from __future__ import annotations

import pytest

from ridotto.contracts.walking import play
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR
from ridotto.replay import reel

TABLES = [
    ("mascarade-1e", 2, {}),
    ("mascarade-1e", 13, {"challenge": "together", "pace": "usual"}),
    ("mascarade-2e", 8, {"set": "B", "pace": "usual"}),
    ("masques-dust", 2, {}),
    ("masques-ffg", 4, {}),
    ("masquerade", 3, {"joining": "on"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players", "wishes"), TABLES, ids=lambda value: str(value))
def test_each_ear_hears_it_again(id: str, players: int, wishes: dict[str, str]) -> None:
    game = GAMES[id]
    setup = game.set_up(players, wishes)
    for seed in range(3):
        match = play(game, setup, seed)
        for ear in [*match.seated, SPECTATOR]:
            scenes = list(reel(game, setup, match.record, ear))
            heard = [one for scene in scenes for one in scene.heard]
            assert [one.told.fact.spelling() for one in heard] == [fact.spelling() for fact in match.heard_by(ear)]
            assert [one.number for one in heard] == list(range(1, len(heard) + 1))
            assert scenes[-1].view == game.seen_by(ear, setup, match).as_dict()
            assert all(scene.faces is None and scene.heard for scene in scenes)
            own = [scene.given.spelling() for scene in scenes if scene.given is not None]
            assert own == [given.spelling() for given in match.record if given.player == ear]


@pytest.mark.parametrize(("id", "players", "wishes"), TABLES, ids=lambda value: str(value))
def test_all_ears_hear_everything(id: str, players: int, wishes: dict[str, str]) -> None:
    game = GAMES[id]
    setup = game.set_up(players, wishes)
    match = play(game, setup, 5)
    scenes = list(reel(game, setup, match.record))
    heard = [one for scene in scenes for one in scene.heard]
    assert [one.told.fact.spelling() for one in heard] == [told.fact.spelling() for told in match.log]
    given = [scene.given.spelling() for scene in scenes[1:] if scene.given is not None]
    assert given == [given.spelling() for given in match.record]
    assert scenes[-1].faces == game.faces(match)
