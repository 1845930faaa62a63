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


class Wording:
    """Reads what is written in the words of one edition as another edition says it."""

    def __init__(self, theirs: Game, own: Game) -> None:
        alike = theirs.notation is own.notation
        self.words = differing(zip(theirs.spellings(), own.spellings(), strict=True)) if alike else {}
        self.known = set(own.spellings())

    def translate(self, written: dict[str, Any]) -> dict[str, Any]:
        """Returns a scenario, or what stands above the first, in the words of the other edition."""
        return {key: value if key in LEFT_ALONE else exchanged(value, self.words) for key, value in written.items()}

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


def differing(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {their_word: own_word for their_word, own_word in pairs if their_word != own_word}


def exchanged(value: Any, words: dict[str, str]) -> Any:
    """Returns the value with these words exchanged, in the names of a table's parts, too."""
    if isinstance(value, str) and words:
        longest_first = [re.escape(word) for word in sorted(words, key=len, reverse=True)]
        return re.sub(rf"\b(?:{'|'.join(longest_first)})\b", lambda found: words[found[0]], value)
    if isinstance(value, list):
        return [exchanged(part, words) for part in value]
    if isinstance(value, dict):
        return {exchanged(key, words): exchanged(part, words) for key, part in value.items()}
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
