"""Errors of a table, beside what the rules refuse.

RidottoError
├── NotThatQuestion     answered already, by the player, a bot or the clock; or not asked yet
├── NobodySitsThere     no person of this table: a bot's seat, or nobody's
├── LeftTheTable        a bot plays on for this person, who has to come back first
├── DoorIsClosed        nobody else may sit down; says why
├── NothingComesRound   an answer left in advance belongs to a round that is going on
├── MemoryIsStrict      nobody is reminded of anything at this table
├── NoSheet             this table reminds people, but does not deduce for them
└── TalkRefused         nothing was said, or too much
"""

from __future__ import annotations

from ridotto.kernel import RidottoError


class NotThatQuestion(RidottoError):
    """Refuses an answer to another question than the open one. They are numbered by player: others' are not told."""

    code = "not-that-question"

    def __init__(self, player: str, expected: int, number: int) -> None:
        what = "was answered already" if number < expected else "has not been asked yet"
        said = f"question {number} to {player} {what}: the next is question {expected}"
        super().__init__(said, player=player, expected=expected, number=number)
        self.expected = expected


class NobodySitsThere(RidottoError):
    code = "nobody-sits-there"

    def __init__(self, player: str) -> None:
        super().__init__(f"no person of this table is {player}", player=player)


class LeftTheTable(RidottoError):
    code = "left-the-table"

    def __init__(self, player: str) -> None:
        super().__init__(f"{player} has left, and a bot plays on: come back first", player=player)


class DoorIsClosed(RidottoError):
    code = "door-is-closed"


class NothingComesRound(RidottoError):
    code = "nothing-comes-round"

    def __init__(self, question: str) -> None:
        said = f"{question} is not going round: an answer in advance is left while others are asked"
        super().__init__(said, question=question)


class MemoryIsStrict(RidottoError):
    code = "memory-is-strict"

    def __init__(self) -> None:
        super().__init__("at this table nobody is reminded of what they saw or did")


class NoSheet(RidottoError):
    code = "no-sheet"

    def __init__(self) -> None:
        super().__init__("this table keeps a history for you, but deduces nothing from it")


class TalkRefused(RidottoError):
    code = "talk-refused"
