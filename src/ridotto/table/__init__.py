"""The table: people and bots together, without clocks, sockets or files of its own."""

from ridotto.table.company import Automaton, Company, Person, Sitter
from ridotto.table.ear import Heard
from ridotto.table.errors import (
    DoorIsClosed,
    LeftTheTable,
    MemoryIsStrict,
    NobodySitsThere,
    NoSheet,
    NothingComesRound,
    NotThatQuestion,
    OtherRulesThen,
    SavedElsewhere,
    TalkRefused,
)
from ridotto.table.play import Fate
from ridotto.table.saved import SavedTable
from ridotto.table.table import Account, Table
from ridotto.table.talk import ChatLine
from ridotto.table.terms import Aid, MemoryRule, Terms, with_time_to_see

__all__ = [
    "Account",
    "Aid",
    "Automaton",
    "ChatLine",
    "Company",
    "DoorIsClosed",
    "Fate",
    "Heard",
    "LeftTheTable",
    "MemoryIsStrict",
    "MemoryRule",
    "NoSheet",
    "NobodySitsThere",
    "NotThatQuestion",
    "NothingComesRound",
    "OtherRulesThen",
    "Person",
    "SavedElsewhere",
    "SavedTable",
    "Sitter",
    "Table",
    "TalkRefused",
    "Terms",
    "with_time_to_see",
]
