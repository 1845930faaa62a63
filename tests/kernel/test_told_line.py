"""What was told is kept as lines that are read back as they were."""

import pytest

from ridotto.contracts.walking import walk
from ridotto.games import GAMES
from ridotto.kernel import EVERYONE, SPECTATOR, Ended, Player, Told, TurnBegan, Won, only, read_told_line, told_lines

A, B, Z = Player(0), Player(1), Player(25)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_match_tells_is_read_back_as_it_was_told(game: str) -> None:
    rules = GAMES[game]
    setup = rules.set_up(rules.most, {})
    *_, match = walk(rules, setup, 3)
    assert match.over() and len(match.log) > 20
    for line, told in zip(told_lines(match.log), match.log, strict=True):
        again = read_told_line(line)
        assert again is not None
        assert (again.to, again.spelling()) == (told.to, told.spelling())
        shared = isinstance(told.fact, TurnBegan | Ended | Won)
        assert isinstance(again.fact, type(told.fact)) is shared, "what all games share is more than its text"


def test_every_pair_of_ears_is_spelt_by_its_letter() -> None:
    to = only(A) | only(Z) | only(SPECTATOR)
    assert told_lines([Told(to, Ended("13 coins"))]) == ["AZ- the end: 13 coins"]
    assert told_lines([Told(EVERYONE, Won(B))]) == ["* B wins"]
    assert told_lines([Told(EVERYONE & ~only(A), Won(B))]) == ["^A B wins"]
    assert told_lines([Told(0, Won(B))]) == [], "what reached nobody was not told"


@pytest.mark.parametrize(
    "line", ["", "*", "* ", " turn of A", "turn of A", "a turn of A", "*A turn of A", "A  x", "A", "^ x"]
)
def test_a_line_without_ears_or_fact_is_none(line: str) -> None:
    assert read_told_line(line) is None
