"""The house: tables that people open, find, leave and come back to, stored before anybody is told."""

from ridotto.house import commands
from ridotto.house.actor import TableActor
from ridotto.house.bot_pool import ProcessBots
from ridotto.house.clock import SteadyClock
from ridotto.house.decisions import by, decide
from ridotto.house.environment import Environment
from ridotto.house.errors import (
    HouseError,
    NoSuchTable,
    NotSeated,
    NotThen,
    OddRequest,
    StoreUnreachable,
    TableFull,
    TooFast,
    WrongToken,
)
from ridotto.house.events import ChosenTerms
from ridotto.house.house import House, Pass
from ridotto.house.meter import Meter
from ridotto.house.new_table import Wished
from ridotto.house.records import Archive
from ridotto.house.stores import NotAStore, Store, is_file, is_kept, kept_alone, look_for_damage, store_at
from ridotto.house.table_state import TableState
from ridotto.house.telling import Telling
from ridotto.house.who import Who, digest_of

__all__ = [
    "Archive",
    "ChosenTerms",
    "Environment",
    "House",
    "HouseError",
    "Meter",
    "NoSuchTable",
    "NotAStore",
    "NotSeated",
    "NotThen",
    "OddRequest",
    "Pass",
    "ProcessBots",
    "SteadyClock",
    "Store",
    "StoreUnreachable",
    "TableActor",
    "TableFull",
    "TableState",
    "Telling",
    "TooFast",
    "Who",
    "Wished",
    "WrongToken",
    "by",
    "commands",
    "decide",
    "digest_of",
    "is_file",
    "is_kept",
    "kept_alone",
    "look_for_damage",
    "store_at",
]
