"""The house: tables that people open, find, leave and come back to, stored before anybody is told."""

from ridotto.house import deeds
from ridotto.house.clock import SteadyClock
from ridotto.house.entries import ChosenTerms
from ridotto.house.errors import (
    ChatIsOff,
    HouseError,
    HouseIsFull,
    NameTaken,
    NoNotebook,
    NoSuchTable,
    NotSeated,
    NotTheHost,
    NotThen,
    NoWatchers,
    OddRequest,
    SeatTaken,
    StoreUnreachable,
    TableFull,
    TooFast,
    WrongToken,
)
from ridotto.house.gathering import Gathering, Who, digest_of
from ridotto.house.house import House, Pass
from ridotto.house.keeper import Keeper, Listener
from ridotto.house.meter import Meter
from ridotto.house.new_table import Wished
from ridotto.house.stores import NotAStore, Store, back_up, is_kept, kept_alone, look_for_damage, store_at
from ridotto.house.telling import Telling
from ridotto.house.thinkers import Thinkers

__all__ = [
    "ChatIsOff",
    "ChosenTerms",
    "Gathering",
    "House",
    "HouseError",
    "HouseIsFull",
    "Keeper",
    "Listener",
    "Meter",
    "NameTaken",
    "NoNotebook",
    "NoSuchTable",
    "NoWatchers",
    "NotAStore",
    "NotSeated",
    "NotTheHost",
    "NotThen",
    "OddRequest",
    "Pass",
    "SeatTaken",
    "SteadyClock",
    "Store",
    "StoreUnreachable",
    "TableFull",
    "Telling",
    "Thinkers",
    "TooFast",
    "Who",
    "Wished",
    "WrongToken",
    "back_up",
    "deeds",
    "digest_of",
    "is_kept",
    "kept_alone",
    "look_for_damage",
    "store_at",
]
