"""The decks that come with the house: files beside this one, read once. And packs of a host's own, by their files.

The only place among the games that opens a file. What it reads is data of the rules: ours never changes, and that of
others is held to the digest that was agreed on.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Final

from ridotto.games.masquerade.public.deck.reading import Deck, read_deck
from ridotto.kernel import SetupRefused

SHELF: Final = Path(__file__).parents[2] / "decks"
MOST_BYTES: Final = 1_000_000  # of a file
DIGITS: Final = 16  # of a digest
FILES: Final = ".toml"  # how their names end
AGREED: Final = re.compile(rf"(.+{re.escape(FILES)})@([0-9a-f]{{{DIGITS}}})")


def written_in(path: str) -> dict[str, object]:
    """Returns what a file holds, if it is TOML at all."""
    return toml_in(bytes_in(path))


def bytes_in(path: str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise SetupRefused([f"cannot be read: {problem.strerror}"]) from None
    except ValueError:  # no name of a file
        raise SetupRefused(["cannot be read: no such file"]) from None
    if len(raw) > MOST_BYTES:
        raise SetupRefused([f"expected at most {MOST_BYTES} bytes"])
    return raw


def toml_in(raw: bytes) -> dict[str, object]:
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))  # some editors put a mark before the text
    except RecursionError:
        raise SetupRefused(["no TOML that can be read: too many brackets inside each other"]) from None
    except UnicodeDecodeError as problem:
        raise SetupRefused([f"no TOML: expected text in UTF-8; byte {problem.start + 1} is none"]) from None
    except ValueError as problem:  # not TOML, or a number without end
        raise SetupRefused([f"no TOML: {problem}"]) from None


def deck_at(path: str, foreign: int, digest: str = "") -> Deck:
    """Returns a pack to be played with the base deck, as it was when its digest was taken; objections name the file."""
    try:
        raw = bytes_in(path)
        found = hashlib.sha256(raw).hexdigest()[:DIGITS]
        if digest and digest != found:
            raise SetupRefused(
                [f"changed since it was agreed on: expected a file with the digest {digest}, not {found}"]
            )
        deck = read_deck(toml_in(raw), BASE.cards, foreign)
        deck.digest = found
        return deck
    except SetupRefused as refusal:
        name = path if path.isprintable() else repr(path)
        raise SetupRefused([f"{name}: {problem}" for problem in refusal.problems]) from None


def file_in(word: str) -> tuple[str, str] | None:
    """Reads a path, such as `ball.toml`, and the digest that was agreed on: `ball.toml@0123456789abcdef`."""
    agreed = AGREED.fullmatch(word)
    if agreed is not None:
        return agreed.group(1), agreed.group(2)
    return (word, "") if word.endswith(FILES) else None


BASE: Final = read_deck(written_in(str(SHELF / "base.toml")), [], 0)
PACKS: Final = {"extras": deck_at(str(SHELF / "extras.toml"), 0)}
