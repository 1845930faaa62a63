"""The words of a scenario that names several games: each game reads them in its own spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from ridotto.kernel import Game

WORD: Final = re.compile(r"\w+")
IN_NO_GAMES_WORDS: Final = ("title", "clauses", "game")


def spelling(theirs: Game, own: Game) -> dict[str, str]:
    """Returns, for each word that `theirs` spells in another way, the word of `own`."""
    if theirs.notation is not own.notation:
        return {}
    pairs = zip(theirs.spellings(), own.spellings(), strict=True)
    return {their_word: own_word for their_word, own_word in pairs if their_word != own_word}


def reworded(written: dict[str, Any], words: dict[str, str]) -> dict[str, Any]:
    """Returns a scenario, or what stands above the first, with these words exchanged."""
    return {key: value if key in IN_NO_GAMES_WORDS else exchanged(value, words) for key, value in written.items()}


def exchanged(value: Any, words: dict[str, str]) -> Any:
    if isinstance(value, str):
        return WORD.sub(lambda found: words.get(found[0], found[0]), value)
    if isinstance(value, list):
        return [exchanged(part, words) for part in value]
    if isinstance(value, dict):
        return {exchanged(key, words): exchanged(part, words) for key, part in value.items()}
    return value


def foreign_words(written: dict[str, Any], game: Game, sister: Game) -> Iterator[tuple[str, str, str]]:
    """Yields each word that only the sister knows: the key behind which it stands, the word, and what `game` says."""
    words = spelling(sister, game)
    known = set(game.spellings())
    for key, value in written.items():
        if key not in IN_NO_GAMES_WORDS:
            for word in words_in(value):
                if word in words and word not in known:
                    yield key, word, words[word]


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
