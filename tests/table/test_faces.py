"""Faces at a table: no two people or bots have the same one."""

from __future__ import annotations

from itertools import product

from ridotto.table import Automaton, Person, Sitter
from ridotto.table.faces import FACES, face_of_name, faces_at
from ridotto.table.guests import NAMES

DEFAULT_NAMES = (  # what the page calls people who have not told a name
    *("Colombina", "Pantalone", "Brighella", "Pulcinella", "Scaramuccia", "Tartaglia", "Pedrolino", "Isabella"),
    *("Arlecchino", "Zanni", "Mezzetino", "Smeraldina", "Coviello", "Beltrame", "Truffaldino", "Ricciolina"),
)
MOST = 13  # seats


def bots(*seats: int) -> list[Sitter]:
    return [Automaton(NAMES[seat], "courtier") for seat in seats]


def test_a_newcomer_has_no_bots_face_at_the_first_table() -> None:
    for name in DEFAULT_NAMES:
        found = faces_at([Person(name), *bots(1, 2, 3)])
        assert len(set(found)) == 4, (name, found)


def test_thirteen_seats_have_thirteen_faces() -> None:
    for name, chosen in product(DEFAULT_NAMES, ("", *FACES)):
        found = faces_at([Person(name, chosen), *bots(*range(1, MOST))])
        assert len(set(found)) == MOST
        assert set(found) <= set(FACES)
        assert not chosen or found[0] == chosen
    assert len(set(faces_at([Person(name) for name in DEFAULT_NAMES[:MOST]]))) == MOST
    assert len(set(faces_at([Person(name, "otto") for name in DEFAULT_NAMES[:MOST]]))) == MOST


def test_people_who_chose_come_before_people_who_did_not_and_these_before_bots() -> None:
    assert face_of_name("Cy") == "bruno"
    assert faces_at([Person("Cy"), *bots(1, 2)])[::2] == ["bruno", "carla"]
    assert faces_at([Person("Cy"), Person("Zoe", "bruno"), *bots(3)]) == ["carla", "bruno", "dario"]
    assert faces_at([Person("Ann", "bruno"), Person("Zoe", "bruno")]) == ["bruno", "carla"]
    assert faces_at([Person("Ann", "bruno"), *bots(1, 2), None])[2:] == ["carla", ""]


def test_a_face_that_nobody_draws_counts_as_none() -> None:
    assert faces_at([Person("Ann", "owl")]) == [face_of_name("Ann")]
