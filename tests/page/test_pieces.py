"""Every piece of both editions of Masques is drawn, in the words of that edition."""

from __future__ import annotations

import re
from typing import Final

import pytest

from ridotto.games.masques.public.editions import EDITIONS, Edition
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.words import DUCAT
from tests.page.catalogue import SOURCES

ROOM: Final = SOURCES / "games" / "masques"
SPRITE: Final = (ROOM / "pieces.svg").read_text(encoding="utf-8")
DRAWN: Final = dict(re.findall(r'<symbol id="([\w-]+)" [^>]*>(.*)</symbol>', SPRITE))
SPELT_TWICE: Final = [("Cantarini", "Contarini"), ("merchants", "merchant")]  # the same thing, in either edition


def families(edition: Edition) -> list[str]:
    return [family.text for family in edition.families]


def tokens(edition: Edition) -> list[str]:
    return [token.text for token in (DUCAT, *edition.guilds)]


@pytest.mark.parametrize("edition", EDITIONS, ids=["dust", "ffg"])
def test_every_piece_of_an_edition_is_drawn_and_no_two_are_alike(edition: Edition) -> None:
    pieces = [*families(edition), *tokens(edition), *[f"{token}-down" for token in tokens(edition)]]
    pieces += [sheet.kind for sheet in SHEETS]
    drawn = [DRAWN[piece] for piece in pieces]
    assert len(set(drawn)) == len(pieces)


@pytest.mark.parametrize(("one", "other"), SPELT_TWICE)
def test_what_the_editions_spell_differently_looks_the_same(one: str, other: str) -> None:
    assert DRAWN[one] == DRAWN[other]


def test_every_family_has_its_colour() -> None:
    source = (ROOM / "pieces.ts").read_text(encoding="utf-8")
    coloured = re.findall(r"^  (\w+): \{ cloth: '#", source, re.MULTILINE)
    assert sorted(coloured) == sorted({family for edition in EDITIONS for family in families(edition)})
