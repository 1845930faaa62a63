"""Reads what a scenario file says about a position, key by key: words, numbers, players, tables.

What is not as it should be is refused with the key, what came, and what was expected.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel.errors import SetupRefused, perhaps
from ridotto.kernel.player import Player, name

DIGITS: Final = 9  # of a number: more than any table needs


def only_known(position: dict[str, object], keys: tuple[str, ...]) -> None:
    """Refuses what no position of this game says."""
    for key in position:
        if key not in keys:
            near = perhaps(key, list(keys))
            raise SetupRefused([f"unknown key {key!r} in a position: expected one of {', '.join(keys)}{near}"])


def words_in(position: dict[str, object], key: str, otherwise: list[str]) -> list[str]:
    """Returns the words under a key; a number alone is a word, too."""
    value = position.get(key)
    if value is None:
        return otherwise
    if isinstance(value, str):
        return value.split()
    if isinstance(value, int) and not isinstance(value, bool):
        return [str(value)]
    raise refusal(position, key, "words with blanks between them")


def word_in(position: dict[str, object], key: str, known: tuple[str, ...]) -> str:
    """Returns the word under a key, one of those that are known; the first of them where nothing is said."""
    words = words_in(position, key, [known[0]])
    if len(words) != 1 or words[0] not in known:
        raise refusal(position, key, f"one of {' '.join(known)}")
    return words[0]


def player_in(everybody: list[Player], position: dict[str, object], key: str, otherwise: Player) -> Player:
    letters = [name(player) for player in everybody]
    words = words_in(position, key, [name(otherwise)])
    if len(words) != 1 or words[0] not in letters:
        raise refusal(position, key, f"one of {' '.join(letters)}")
    return everybody[letters.index(words[0])]


def number_in(position: dict[str, object], key: str, otherwise: int) -> int:
    words = words_in(position, key, [str(otherwise)])
    if len(words) != 1 or not is_number(words[0]):
        raise refusal(position, key, "a whole number")
    return int(words[0])


def numbers_in(position: dict[str, object], key: str, otherwise: int, count: int, expected: str) -> list[int]:
    """Returns `count` numbers under a key; a single number counts for all."""
    words = words_in(position, key, [str(otherwise)])
    if len(words) == 1:
        words = words * count
    if len(words) != count or not all(is_number(word) for word in words):
        raise refusal(position, key, expected)
    return [int(word) for word in words]


def truth_in(position: dict[str, object], key: str) -> bool:
    value = position.get(key, False)
    if not isinstance(value, bool):
        raise refusal(position, key, "true or false")
    return value


def table_in(position: dict[str, object], key: str) -> dict[str, object]:
    value = position.get(key, {})
    if not isinstance(value, dict):
        raise refusal(position, key, "a table")
    return value


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= DIGITS


def refusal(position: dict[str, object], key: str, expected: str) -> SetupRefused:
    return SetupRefused([f"{key} = {position.get(key)!r}: expected {expected}"])
