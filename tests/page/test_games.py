"""The page meets its games through page/src/games/registry.ts: no other file of it names one, or what is in its box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.games.mascarade.public.words import MASKS
from ridotto.games.masquerade.public.deck import BASE, PACKS
from ridotto.games.masques.public.sheets import SHEETS
from tests.page.catalogue import SOURCES
from tools.words import FOLDER, ROOT, TYPES

ROOM: Final = SOURCES / "games"
KEYS: Final = ROOT / TYPES
FAMILIES: Final = sorted({game.split("-")[0] for game in GAMES})
TEXTS: Final = {".ts", ".svelte", ".css", ".json", ".svg"}
WORDS: Final = ROOT / FOLDER

CARDS: Final = [card.name for deck in (BASE, *PACKS.values()) for card in deck.cards]
NAMES: Final = sorted(
    {*FAMILIES, *GAMES, *(mask.text for mask in MASKS), *CARDS, *(f"'{sheet.kind}'" for sheet in SHEETS)}
)
NAMED: Final = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in NAMES))
FAMILY_NAMED: Final = re.compile("|".join(FAMILIES), re.IGNORECASE)


def named_in(text: str) -> list[str]:
    return [*NAMED.findall(text), *FAMILY_NAMED.findall(text)]


def text_of(path: Path) -> str:
    """In French texts masks are masques; keys are the same in English."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"(?<![\w-])masques(?![\w-])", "", text) if path.parent == WORDS / "fr" else text


def shared_files() -> Iterator[Path]:
    """All files of the page that no game owns, and the chapters of the catalogues that are of no family.

    The keys of the catalogues, which are of all games, are left out.
    """
    for path in sorted(WORDS.glob("*/*.ftl")):
        if path.stem.split("-")[0] not in FAMILIES:
            yield path
    for path in sorted(SOURCES.rglob("*")):
        folder = path.relative_to(ROOM).parts[0] if path.is_relative_to(ROOM) and path != ROOM else ""
        if path.suffix in TEXTS and folder not in FAMILIES and path != KEYS:
            yield path


@pytest.mark.slow
def test_no_file_outside_a_games_folder_names_a_game_or_a_piece_of_one() -> None:
    files = list(shared_files())
    assert len(files) > 80
    found = {str(path.relative_to(ROOT)): named_in(text_of(path)) for path in files}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if (familyOf(game) === 'mascarade') return;",
        "import Ball from '../games/mascarade/Ball.svelte';",
        "/* Masquerade has no board yet */",
        "const LEDGERS = { 'masques-ffg': 'MQF' };",
        "{#each ['Witch'] as mask (mask)}<Mask {mask} />{/each}",
        "const dear = agent === 'assassin';",
        "title === 'Ourri the Nobleslayer'",
    ],
)
def test_a_line_that_names_one_is_found(line: str) -> None:
    assert named_in(line)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_its_entry_and_its_emblems(family: str) -> None:
    entry = (ROOM / family / "family.ts").read_text(encoding="utf-8")
    assert f"'{family}'" in entry
    emblems = (ROOM / family / "emblems.svg").read_text(encoding="utf-8")
    games = [game for game in GAMES if game.split("-")[0] == family]
    assert re.findall(r'<symbol id="([\w-]+)"', emblems) == games
