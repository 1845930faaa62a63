"""What a scenario file may write about a position, and how it is refused where it is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ridotto.kernel import SetupRefused, first_players
from ridotto.kernel.written import (
    number_in,
    numbers_in,
    only_known,
    player_in,
    table_in,
    truth_in,
    word_in,
    words_in,
)

A, B, C = first_players(3)
EACH = "a number for each of 3 seats, or for all"

Position = dict[str, object]
READ: list[tuple[Callable[[Position], object], Position, object]] = [
    (lambda position: words_in(position, "masks", ["Judge"]), {"masks": " King  Queen "}, ["King", "Queen"]),
    (lambda position: words_in(position, "masks", ["Judge"]), {"masks": 7}, ["7"]),
    (lambda position: words_in(position, "masks", ["Judge"]), {"masks": ""}, []),
    (lambda position: words_in(position, "masks", ["Judge"]), {}, ["Judge"]),
    (lambda position: word_in(position, "phase", ("turn", "round")), {"phase": "round"}, "round"),
    (lambda position: word_in(position, "phase", ("turn", "round")), {}, "turn"),
    (lambda position: player_in([A, B, C], position, "turn", B), {"turn": "C"}, C),
    (lambda position: player_in([A, B, C], position, "turn", B), {}, B),
    (lambda position: player_in([C, A], position, "turn", A), {"turn": "C"}, C),
    (lambda position: number_in(position, "bank", 4), {"bank": 12}, 12),
    (lambda position: number_in(position, "bank", 4), {"bank": "999999999"}, 999_999_999),
    (lambda position: number_in(position, "bank", 4), {}, 4),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {"coins": "1 2 3"}, [1, 2, 3]),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {"coins": 2}, [2, 2, 2]),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {}, [6, 6, 6]),
    (lambda position: truth_in(position, "open"), {"open": True}, True),
    (lambda position: truth_in(position, "open"), {}, False),
    (lambda position: table_in(position, "rows"), {"rows": {"A": "King"}}, {"A": "King"}),
    (lambda position: table_in(position, "rows"), {}, {}),
]


@pytest.mark.parametrize(("read", "position", "found"), READ)
def test_what_is_written_is_read(read: Callable[[Position], object], position: Position, found: object) -> None:
    assert read(position) == found


REFUSED: list[tuple[Callable[[Position], object], Position, str]] = [
    (lambda position: words_in(position, "masks", []), {"masks": True}, "words with blanks between them"),
    (lambda position: words_in(position, "masks", []), {"masks": 1.5}, "words with blanks between them"),
    (lambda position: words_in(position, "masks", []), {"masks": ["King"]}, "words with blanks between them"),
    (lambda position: word_in(position, "phase", ("turn", "round")), {"phase": "noon"}, "one of turn round"),
    (lambda position: word_in(position, "phase", ("turn", "round")), {"phase": "turn round"}, "one of turn round"),
    (lambda position: word_in(position, "phase", ("turn", "round")), {"phase": ""}, "one of turn round"),
    (lambda position: player_in([A, B], position, "turn", A), {"turn": "C"}, "one of A B"),
    (lambda position: player_in([A, B], position, "turn", A), {"turn": "A B"}, "one of A B"),
    (lambda position: player_in([A, B], position, "turn", A), {"turn": "fate"}, "one of A B"),
    (lambda position: number_in(position, "bank", 0), {"bank": -1}, "a whole number"),
    (lambda position: number_in(position, "bank", 0), {"bank": "1 2"}, "a whole number"),
    (lambda position: number_in(position, "bank", 0), {"bank": "²"}, "a whole number"),
    (lambda position: number_in(position, "bank", 0), {"bank": "1" * 10}, "a whole number"),
    (lambda position: number_in(position, "bank", 0), {"bank": "1" * 5000}, "a whole number"),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {"coins": "1 2"}, EACH),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {"coins": "1 2 x"}, EACH),
    (lambda position: numbers_in(position, "coins", 6, 3, EACH), {"coins": ""}, EACH),
    (lambda position: truth_in(position, "open"), {"open": 1}, "true or false"),
    (lambda position: table_in(position, "rows"), {"rows": "King"}, "a table"),
]


@pytest.mark.parametrize(("read", "position", "expected"), REFUSED)
def test_what_is_wrong_is_refused_with_what_came(
    read: Callable[[Position], object], position: Position, expected: str
) -> None:
    with pytest.raises(SetupRefused) as refused:
        read(position)
    ((key, value),) = position.items()
    assert refused.value.problems == [f"{key} = {value!r}: expected {expected}"]


def test_a_key_that_no_position_has_is_refused_with_those_that_are() -> None:
    only_known({}, ("coins", "turn"))
    only_known({"turn": 1}, ("coins", "turn"))
    with pytest.raises(SetupRefused, match="unknown key 'coin' in a position: expected one of coins, turn; perhaps co"):
        only_known({"turn": 1, "coin": 2}, ("coins", "turn"))
