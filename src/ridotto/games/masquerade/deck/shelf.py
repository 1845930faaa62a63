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
MOST_BYTES: Final = 1_000_000  # of a file


def written_in(path: str) -> dict[str, object]:
    """What a file holds, if it is TOML at all."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise SetupRefused([f"cannot be read: {problem.strerror}"]) from None
    except ValueError:  # no name of a file
        raise SetupRefused(["cannot be read: no such file"]) from None
    if len(raw) > MOST_BYTES:
        raise SetupRefused([f"expected at most {MOST_BYTES} bytes"])
    try:
        return tomllib.loads(raw.decode())
    except RecursionError:
        raise SetupRefused(["no TOML that can be read: too many brackets inside each other"]) from None
    except ValueError as problem:  # not UTF-8, not TOML, or a number without end
        raise SetupRefused([f"no TOML: {problem}"]) from None


def deck_at(path: str, foreign: int) -> Deck:
    """A pack of somebody's own, to be played with the base deck; every objection names the file."""
    try:
        return read_deck(written_in(path), BASE.cards, foreign)
    except SetupRefused as refusal:
        name = path if path.isprintable() else repr(path)
        raise SetupRefused([f"{name}: {problem}" for problem in refusal.problems]) from None


BASE: Final = read_deck(written_in(str(SHELF / "base.toml")), [], 0)
PACKS: Final = {"extras": deck_at(str(SHELF / "extras.toml"), 0)}
