"""The catalogues as texts, and which of their keys the sources can spell."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from ridotto.words.files import LANGUAGES
from tools import words

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "page" / "src"
KEYS: Final = ROOT / words.TYPES
PYTHON: Final = ROOT / "src" / "ridotto"
WORDS: Final = ROOT / "src" / "ridotto" / "words"

GAP: Final = re.compile(r"\{[^{}]*\}")
QUOTED: Final = re.compile(r"(?<=['\"`])[\w.-]+(?=['\"`])")
COMPOSED: Final = re.compile(r"`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`")
F_STRING: Final = re.compile(r'f"([\w.-]*(?:\{[^{}]*\}[\w.-]*)+)"')
PICKED: Final = re.compile(r"(?:PICK\(|\bpick\((?:\w+, )?)['\"]([\w-]+)['\"]")
LISTED: Final = re.compile(r"^ +(\w+): \[", re.MULTILINE)
MESSAGE: Final = re.compile(r"^([\w-]+) =", re.MULTILINE)

OF_THE_PAGE: Final = ("page", "puzzles", "rules")  # chapters of a family that only its own folder asks for

__all__ = ["LANGUAGES"]


@cache
def patterns(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    return found


@cache
def catalogue(language: str) -> dict[str, list[str]]:
    """Every text by its key: one for each way in which it may be filled, with {gaps}."""
    return {key: forms(pattern) for key, pattern in patterns(language).items()}


def keys_of(chapter: str) -> set[str]:
    """The keys that stand in one file of the catalogue."""
    return set(MESSAGE.findall((WORDS / "en" / f"{chapter}.ftl").read_text(encoding="utf-8")))


def forms(pattern: Any) -> list[str]:
    if isinstance(pattern, str):
        return [pattern]
    parts = [[part] if isinstance(part, str) else forms_of_part(part) for part in pattern]
    return ["".join(chosen) for chosen in product(*parts)]


def forms_of_part(part: list[Any]) -> list[str]:
    match part:
        case ["$", name]:
            return [f"{{{name}}}"]
        case ["f", name, positional, _]:
            return [f"{{{name} {' '.join(spelt(each) for each in positional)}}}"]
        case ["s", _, variants, _]:
            return [form for pattern in variants.values() for form in forms(pattern)]
        case ["m", key]:
            return [f"{{{key}}}"]
        case _:
            return [str(part[1])]


def spelt(part: list[Any]) -> str:
    return "".join(forms_of_part(part)).strip("{}")


def gaps(texts: list[str]) -> set[str]:
    """What fills a text, in one form of it or another."""
    return {gap for text in texts for gap in GAP.findall(text)}


def typed(text: str) -> str:
    """With spaces and apostrophes as they are typed."""
    return re.sub("[\u00a0\u202f]", " ", text).replace("\u2019", "'")


def source_texts(chapter: str = "") -> list[str]:
    """The sources of the page, without the list of all keys; those that may ask for sentences of a chapter."""
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and path != KEYS]
    return [path.read_text(encoding="utf-8") for path in files if may_ask(path, chapter)]


def python_texts(chapter: str) -> list[str]:
    """The Python sources, with what is put together in an f-string spelt as in TypeScript."""
    texts = [path.read_text(encoding="utf-8") for path in PYTHON.rglob("*.py") if may_ask(path, chapter)]
    return [*texts, *[f"`{GAP.sub('${x}', found)}`" for text in texts for found in F_STRING.findall(text)]]


def may_ask(path: Path, chapter: str) -> bool:
    """The page's sentences of a family are asked for in its folder, those of a family not in the folder of another."""
    family, _, part = chapter.partition("-")
    folder = path.parts[path.parts.index("games") + 1] if "games" in path.parts[:-2] else ""
    if part in OF_THE_PAGE:
        return folder == family and SOURCES in path.parents
    return folder in ("", family) or not (WORDS / "en" / f"{family}-page.ftl").exists()


def spelling_texts(chapter: str) -> list[str]:
    """The sources that may ask for sentences of a chapter, and the catalogue: what it quotes, refers to and picks."""
    spoken = [path.read_text(encoding="utf-8") for path in sorted((WORDS / "en").glob("*.ftl"))]
    lessons = [path.read_text(encoding="utf-8") for path in sorted((PYTHON / "lessons").glob("*.toml"))]
    texts = [*source_texts(chapter), *python_texts(chapter), *spoken, *lessons]
    picked = [f"`{prefix}-${{text}}`" for text in texts for prefix in PICKED.findall(text)]
    listed = [f"'{key}'" for text in texts for key in LISTED.findall(text)]
    referred = [f"'{key.split('.')[0]}'" for pattern in patterns("en").values() for key in words.references(pattern)]
    return [*texts, *picked, *listed, *referred]


class Speller:
    """Whether a text stands in quotes somewhere, or can be put together from what does.

    `mascarade-the-${mask}` spells mascarade-the-King when King is a word. What fills a gap may itself have been put
    together: `rules-${key}` with `text-${term}`. Where a gap comes first, as in `${game}-pitch`, it is no key itself:
    else any key could have anything behind it. What is nothing but gaps, as `${family}-${key}`, begins with an owner.
    """

    def __init__(self, texts: list[str], words: set[str], keys: set[str], owners: frozenset[str] = frozenset()) -> None:
        self.keys = keys
        self.words = words | {word for text in texts for word in QUOTED.findall(text)}
        found = {composed for text in texts for composed in COMPOSED.findall(text)}
        parts = [tuple(re.split(r"\$\{[^{}]*\}", composed)) for composed in sorted(found)]
        self.patterns = [each for each in parts if each[0] or re.search("[a-z]", "".join(each))]
        self.patterns += [(f"{owner}-", "") for owner in sorted(owners)]
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
