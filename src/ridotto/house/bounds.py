"""Limits how often people may do at one table what nothing else ends: far more than any real game needs.

Every event is stored, and read again whenever the table is: a person who does and undoes the same thing all night
would make everybody wait. What undoes something needs no bound of its own, since it is stored only where there is
something to undo. What the house stores because somebody has been gone for a while is bounded by the grace.
"""

from __future__ import annotations

from typing import Final

from ridotto.house import events

OF_ALL: Final = -1  # in place of a player: such events are counted for the whole table
MOST: Final[dict[type[events.AnyEvent], int]] = {
    events.LeftAnswer: 2000,  # of each player, like the next three
    events.Left: 500,
    events.Noted: 3000,
    events.Listened: 500,  # and of all watchers
    events.Said: 2000,
    events.Paused: 200,
    events.Sat: 500,
    events.Introduced: 500,
    events.Renewed: 500,
    events.Filled: 500,
    events.SeatOffered: 200,
    events.Joined: 500,
    events.SettingsChanged: 200,
}


def counted_for(event: events.AnyEvent) -> int:
    """Returns the player whose events of this kind are counted together."""
    if isinstance(event, (events.LeftAnswer, events.Left, events.Noted)):
        return event.player
    if isinstance(event, events.Listened) and event.player is not None:
        return event.player
    return OF_ALL
