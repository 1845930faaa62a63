"""The decks that come with the house: files beside this one, read once.

The only place among the games that opens a file; what it reads is data of the rules, and never changes.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from ridotto.games.masquerade.deck.reading import Deck, read_deck
from ridotto.kernel import SetupRefused

SHELF: Final = Path(__file__).parent.parent / "decks"


def deck_in(path: Path, is_base: bool = False, foreign: int = 0) -> Deck:
    """A deck file, read and checked; every objection names the file."""
    try:
        with path.open("rb") as file:
            written = tomllib.load(file)
    except OSError as problem:
        raise SetupRefused([f"{path}: cannot be read: {problem.strerror}"]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise SetupRefused([f"{path}: no TOML: {problem}"]) from None
    try:
        return read_deck(written, is_base, foreign)
    except SetupRefused as refusal:
        raise SetupRefused([f"{path}: {problem}" for problem in refusal.problems]) from None


def deck_at(path: str, foreign: int) -> Deck:
    """A pack of somebody's own."""
    return deck_in(Path(path), False, foreign)


BASE: Final = deck_in(SHELF / "base.toml", True)
PACKS: Final = {pack.name: pack for pack in [deck_in(SHELF / "extras.toml")]}
