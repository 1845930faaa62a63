"""Faces of people: all different, the same on every device, and never behind a mask."""

from __future__ import annotations

from itertools import combinations

from ridotto.games import GAMES
from ridotto.table.guests import NAMES
from tests.page.drawings import Drawings


def test_every_face_is_drawn_differently_and_none_wears_a_mask(drawings: Drawings) -> None:
    (names,) = drawings.of(("faces",))
    drawn = drawings.of(*[("facePicture", name, "#4a86b5") for name in names])
    assert len(names) == 16
    assert not [pair for pair in combinations(drawn, 2) if pair[0] == pair[1]]
    eyes = '<circle cx="37" cy="48" r="3"'  # a mask would lie over them
    assert all(eyes in face for face in drawn)


def test_every_bot_has_a_face_of_its_own(drawings: Drawings) -> None:
    """The server names the face of a bot after its name; no game has more seats than there are faces."""
    bots = [name.lower() for name in NAMES[: max(game.most for game in GAMES.values())]]
    assert drawings.of(*[("faceOf", "Zoe", bot) for bot in bots]) == bots


def test_a_person_who_chose_none_has_the_face_of_their_name_whatever_it_is(drawings: Drawings) -> None:
    (names,) = drawings.of(("faces",))
    odd = ["Ada", "ada", "  Ada", "Zoé", "李", "👩🏽‍🚀", "", "9"]
    found = drawings.of(*[("faceOf", name, None) for name in odd], *[("faceOf", name, "owl") for name in odd])
    assert set(found) <= set(names)
    assert found[:3] == ["ada"] * 3
    assert found[: len(odd)] == found[len(odd) :]


def test_thirteen_seats_have_thirteen_colours(drawings: Drawings) -> None:
    assert len(set(drawings.of(*[("seatColour", letter) for letter in "ABCDEFGHIJKLM"]))) == 13
