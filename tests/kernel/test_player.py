"""Who answers and who hears, and how they are written."""

import pytest

from ridotto.kernel import CLOCK, EVERYONE, FATE, SPECTATOR, Player, first_players, name, only, player_named

ALL = [*first_players(26), CLOCK, SPECTATOR, FATE]


def test_everybody_is_written_one_way_and_read_back() -> None:
    assert [name(player) for player in first_players(3)] == ["A", "B", "C"]
    assert [name(player) for player in (CLOCK, SPECTATOR, FATE)] == ["clock", "-", "fate"]
    assert [player_named(name(player)) for player in ALL] == ALL
    assert len({name(player) for player in ALL}) == len(ALL)


@pytest.mark.parametrize("text", ["", "a", "AB", "Fate", "clock ", "0", "É", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
def test_nobody_is_called_anything_else(text: str) -> None:
    assert player_named(text) is None


def test_every_ear_is_one_of_its_own_and_everyone_is_all_of_them() -> None:
    assert len({only(player) for player in ALL}) == len(ALL)
    for player in ALL:
        assert only(player) & EVERYONE == only(player)
        assert [other for other in ALL if only(player) & only(other)] == [player]
    assert only(Player(0)) | only(Player(2)) == 5
