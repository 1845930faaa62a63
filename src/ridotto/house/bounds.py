"""Limits how often people may do at one table what nothing else ends: far more than any real game needs.

Every entry is stored, and read again whenever the table is: a person who does and undoes the same thing all night
would make everybody wait. What undoes something needs no bound of its own, since it is stored only where there is
something to undo. What the house stores because somebody has been gone for a while is bounded by the grace.
"""

from __future__ import annotations

from typing import Final

from ridotto.house.entries import (
    AnyEntry,
    Filled,
    Joined,
    Left,
    LeftAnswer,
    Noted,
    Paused,
    Renewed,
    Said,
    Sat,
    SettingsChanged,
)

OF_ALL: Final = -1  # in place of a player: such entries are counted for the whole table
MOST: Final[dict[type[AnyEntry], int]] = {
    LeftAnswer: 2000,  # of each player, like the next two
    Left: 500,
    Noted: 3000,
    Said: 2000,
    Paused: 200,
    Sat: 500,
    Renewed: 500,
    Filled: 500,
    Joined: 500,
    SettingsChanged: 200,
}


def counted_for(entry: AnyEntry) -> int:
    """Returns the player whose entries of this kind are counted together."""
    return entry.player if isinstance(entry, (LeftAnswer, Left, Noted)) else OF_ALL
