"""Faces of people: all different, the same on every device, and never behind a mask."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from ridotto.games import GAMES
from ridotto.table.faces import FACES, face_of_name
from ridotto.table.guests import NAMES
from tests.page.drawings import Drawings
from tests.table.test_faces import DEFAULT_NAMES


def test_every_face_is_drawn_differently_and_none_wears_a_mask(drawings: Drawings) -> None:
    (names,) = drawings.of(("faces",))
    drawn = drawings.of(*[("facePicture", name, "#4a86b5") for name in names])
    assert len(names) == 16
    assert not [pair for pair in combinations(drawn, 2) if pair[0] == pair[1]]
    eyes = '<circle cx="37" cy="48" r="3"'  # a mask would lie over them
    assert all(eyes in face for face in drawn)


def test_every_bot_has_a_face_of_its_own(drawings: Drawings) -> None:
    """No game has more seats than there are faces."""
    (names,) = drawings.of(("faces",))
    bots = [name.lower() for name in NAMES[: max(game.most for game in GAMES.values())]]
    assert tuple(names) == FACES
    assert set(bots) <= set(names)


def test_the_page_previews_the_face_that_the_server_gives_to_a_name(drawings: Drawings) -> None:
    odd = ["Ada", "ada", "  Ada", "Zoé", "李", "👩🏽‍🚀", "", "9", *DEFAULT_NAMES]
    found = drawings.of(*[("faceOf", name) for name in odd], *[("faceOf", name, "owl") for name in odd])
    assert found == 2 * [face_of_name(name) for name in odd]
    assert drawings.of(("faceOf", "Ada", "otto")) == ["otto"]


def test_the_default_names_are_those_that_the_table_is_tested_with() -> None:
    """tests/table/test_faces.py seats all of them; eleven letters are shown whole everywhere."""
    page = Path(__file__).parents[2] / "page"
    settings = (page / "src/settings/settings.svelte.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"const MASKED = \[(.*?)\n\];", settings, re.DOTALL)
    assert tuple(re.findall(r"'(\w+)'", listed)) == DEFAULT_NAMES
    assert max(map(len, DEFAULT_NAMES)) <= 11


def test_thirteen_seats_have_thirteen_colours(drawings: Drawings) -> None:
    assert len(set(drawings.of(*[("seatColour", letter) for letter in "ABCDEFGHIJKLM"]))) == 13
