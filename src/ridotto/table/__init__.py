"""The table: people and bots together, without clocks, sockets or files of its own."""

from ridotto.table.errors import (
    DoorIsClosed,
    LeftTheTable,
    MemoryIsStrict,
    NobodySitsThere,
    NoSheet,
    NothingComesRound,
    NotThatQuestion,
    TalkRefused,
)
from ridotto.table.play import Fate
from ridotto.table.seats import Automaton, Person, Seats, Sitter
from ridotto.table.table import Table
from ridotto.table.talk import ChatLine
from ridotto.table.terms import Aid, MemoryRule, Terms, with_time_to_see

__all__ = [
    "Aid",
    "Automaton",
    "ChatLine",
    "DoorIsClosed",
    "Fate",
    "LeftTheTable",
    "MemoryIsStrict",
    "MemoryRule",
    "NoSheet",
    "NobodySitsThere",
    "NotThatQuestion",
    "NothingComesRound",
    "Person",
    "Seats",
    "Sitter",
    "Table",
    "TalkRefused",
    "Terms",
    "with_time_to_see",
]
