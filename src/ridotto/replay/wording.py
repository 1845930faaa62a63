"""The words of a scenario that names several games: each game reads them in its own spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from ridotto.games import GAMES
from ridotto.kernel import Game

WORD: Final = re.compile(r"\w+")
LEFT_ALONE: Final = ("title", "clauses", "game", *GAMES)  # a game's own table is in its own words already
SENTENCES: Final = ("refused", "fails_setup")  # what people read, in the words of the book


class Wording:
    """Reads what is written in the words of one edition as another edition says it."""

    def __init__(self, theirs: Game, own: Game) -> None:
        alike = theirs.notation is own.notation
        self.words = differing(zip(theirs.spellings(), own.spellings(), strict=True)) if alike else {}
        self.nouns = differing(pairs_of(theirs.nouns(), own.nouns())) if alike else {}
        self.known = set(own.spellings())

    def translate(self, written: dict[str, Any]) -> dict[str, Any]:
        """Returns a scenario, or what stands above the first, in the words of the other edition."""
        return {key: value if key in LEFT_ALONE else self.translate_value(key, value) for key, value in written.items()}

    def translate_value(self, key: str, value: Any) -> Any:
        return exchanged(value, self.words, self.words | self.nouns if key in SENTENCES else self.words)

    def foreign(self, written: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
        """Yields each word that only the first edition knows: the key it stands behind, the word, and the right one."""
        for key, value in written.items():
            if key not in LEFT_ALONE:
                for word in words_in(value):
                    if word in self.words and word not in self.known:
                        yield key, word, self.words[word]


@cache
def wording(theirs: Game, own: Game) -> Wording:
    return Wording(theirs, own)


def pairs_of(theirs: dict[str, str], own: dict[str, str]) -> Iterator[tuple[str, str]]:
    return ((theirs[thing], own[thing]) for thing in theirs if thing in own)


def differing(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {their_word: own_word for their_word, own_word in pairs if their_word != own_word}


def exchanged(value: Any, names: dict[str, str], texts: dict[str, str]) -> Any:
    """Returns the value with words exchanged: `names` in the names of a table's parts, `texts` in all else."""
    if isinstance(value, str) and texts:
        longest_first = [re.escape(word) for word in sorted(texts, key=len, reverse=True)]
        return re.sub(rf"\b(?:{'|'.join(longest_first)})\b", lambda found: texts[found[0]], value)
    if isinstance(value, list):
        return [exchanged(part, names, texts) for part in value]
    if isinstance(value, dict):
        return {exchanged(key, names, names): exchanged(part, names, texts) for key, part in value.items()}
    return value


def words_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from WORD.findall(value)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from words_in(key)
            yield from words_in(part)
