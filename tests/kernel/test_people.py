"""Names and verbs that agree, for a reader who is spoken to and for everybody else."""

from __future__ import annotations

import pytest

from ridotto.kernel import CLOCK, FATE, SPECTATOR, YOU, People, first_players
from ridotto.kernel.people import third_person

A, B = first_players(2)


def test_a_reader_is_spoken_to_and_others_are_named() -> None:
    people = People(["Ada", YOU], B)
    assert [people.who(A), people.of(A), people.their(A), people.does(A, "look")] == [
        "Ada",
        "Ada's",
        "their",
        "Ada looks",
    ]
    assert [people.who(B), people.of(B), people.their(B), people.does(B, "look")] == ["you", "your", "your", "you look"]
    assert people.verb(A, "have") == "has" and people.verb(B, "have") == "have"


def test_somebody_else_who_calls_themselves_you_is_not_spoken_to() -> None:
    for people in (People([YOU, "Bo"], B), People([YOU, "Bo"], SPECTATOR), People([YOU, "Bo"], -1)):
        assert people.does(A, "win") == "you wins" and people.of(A) == "you's"


def test_without_a_name_a_player_has_a_letter_and_the_others_what_they_are() -> None:
    people = People(["Ada"], A)
    assert [people.who(each) for each in (A, B, FATE, CLOCK, SPECTATOR)] == [
        "Ada",
        "B",
        "Fate",
        "the clock",
        "a spectator",
    ]


@pytest.mark.parametrize(
    ("said", "told"),
    [("look", "looks"), ("pass", "passes"), ("go", "goes"), ("carry", "carries"), ("lay", "lays"), ("are", "is")],
)
def test_what_others_do(said: str, told: str) -> None:
    assert third_person(said) == told
