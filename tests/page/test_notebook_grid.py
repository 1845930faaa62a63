"""What the grid of a notebook crosses out: no more than follows from a person's own marks."""

from __future__ import annotations

from typing import Any

from tests.page.drawings import Drawings

MANY = 99  # a hand holds any number


def grid(places: dict[str, int], things: dict[str, int]) -> dict[str, Any]:
    """Places with how many things each holds, and things with how many there are of each."""
    return {
        "places": [{"id": place, "holds": holds} for place, holds in places.items()],
        "things": [{"id": thing, "copies": copies} for thing, copies in things.items()],
    }


def crossed(drawings: Drawings, drawn: dict[str, Any], **marks: str) -> set[str]:
    [found] = drawings.of(("crossedOut", drawn, {cell.replace("_", " "): mark for cell, mark in marks.items()}))
    return set(found)


def test_a_sure_crosses_out_its_row_and_its_column_and_nothing_else_does(drawings: Drawings) -> None:
    ball = grid({"a": 1, "b": 1, "c": 1}, {"King": 1, "Queen": 1, "Witch": 1})
    assert crossed(drawings, ball) == set()
    assert crossed(drawings, ball, a_King="maybe", b_King="not", a_Queen="not") == set()
    assert crossed(drawings, ball, a_King="sure") == {"a Queen", "a Witch", "b King", "c King"}
    assert crossed(drawings, ball, a_King="sure", b_King="maybe") == {"a Queen", "a Witch", "c King"}


def test_the_column_of_the_peasants_takes_two(drawings: Drawings) -> None:
    ball = grid({"a": 1, "b": 1, "c": 1}, {"Peasant": 2, "King": 1})
    assert crossed(drawings, ball, a_Peasant="sure") == {"a King"}
    assert crossed(drawings, ball, a_Peasant="sure", b_Peasant="sure") == {"a King", "b King", "c Peasant"}


def test_a_hand_holds_several_cards_but_a_card_is_in_one_hand(drawings: Drawings) -> None:
    hands = grid({"a": MANY, "b": MANY}, {"Venier2": 1, "Venier3": 1})
    assert crossed(drawings, hands, a_Venier2="sure") == {"b Venier2"}
    assert crossed(drawings, hands, a_Venier2="sure", a_Venier3="sure") == {"b Venier2", "b Venier3"}


def test_the_four_follow_each_other_and_go_round(drawings: Drawings) -> None:
    round_about = ["sure", "maybe", "not", None, "sure"]
    forth = [("nextMark", mark, 1) for mark in round_about[:-1]]
    back = [("nextMark", mark, -1) for mark in round_about[1:]]
    assert drawings.of(*forth, *back) == round_about[1:] + round_about[:-1]
