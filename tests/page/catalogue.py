"""The catalogues of the page, and which of their keys its sources can spell."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "page" / "src"
WORDS: Final = SOURCES / "words"
LANGUAGES: Final = sorted(path.stem for path in WORDS.glob("*.json"))

GAP: Final = re.compile(r"\{(\w+)\}")
QUOTED: Final = re.compile(r"(?<=['\"`])[\w.-]+(?=['\"`])")
COMPOSED: Final = re.compile(r"`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`")


@cache
def catalogue(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    return found


def gaps(text: str) -> list[str]:
    """Each as often as it is there."""
    return sorted(GAP.findall(text))


def typed(text: str) -> str:
    """With spaces and apostrophes as they are typed."""
    return re.sub("[\u00a0\u202f]", " ", text).replace("\u2019", "'")


def source_texts() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]


class Speller:
    """Whether a text stands in quotes somewhere, or can be put together from what does.

    `mascarade.mask.${mask}.name` spells mascarade.mask.King.name when King is a word. What fills a gap may itself have
    been put together: `mascarade.${key}` with `fact.${kind}.you`. Where a gap comes first, as in `${stem}.other`, it is
    no key itself: else any key could have anything behind it.
    """

    def __init__(self, texts: list[str], words: set[str], keys: set[str]) -> None:
        self.keys = keys
        self.words = words | {word for text in texts for word in QUOTED.findall(text)}
        found = {composed for text in texts for composed in COMPOSED.findall(text)}
        self.patterns = [tuple(re.split(r"\$\{[^{}]*\}", composed)) for composed in sorted(found)]
        self.known: dict[str, bool] = {}

    def spells(self, text: str) -> bool:
        if text not in self.known:
            self.known[text] = False  # nothing is put together from itself
            self.known[text] = text in self.words or any(self.makes(pattern, text) for pattern in self.patterns)
        return self.known[text]

    def makes(self, pattern: tuple[str, ...], text: str) -> bool:
        first, *others = pattern
        never = self.keys if first == "" else set()
        return any(pattern) and text.startswith(first) and self.fills(text[len(first) :], others, never)

    def fills(self, rest: str, fixed: list[str], never: set[str]) -> bool:
        """Whether the rest is something for a gap, then what stands fixed behind it, and so on to the end."""
        if not fixed:
            return rest == ""
        return any(
            rest.startswith(fixed[0], end)
            and rest[:end] not in never
            and self.fills(rest[end + len(fixed[0]) :], fixed[1:], set())
            and self.spells(rest[:end])
            for end in range(1, len(rest) + 1)
        )
