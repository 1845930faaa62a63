"""Who answers and who hears.

A player is a person at the table, wherever they sit: a place is the game's affair. Fate, who deals,
and the clock, which ends a pause, are players too. An audience is a set of ears, one bit each.
"""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

Player = NewType("Player", int)  # free when compiled
Audience = i64  # a sum of `only`s

CLOCK: Final = Player(27)  # asked when the table has to wait; never decides anything
SPECTATOR: Final = Player(28)  # hears what everyone hears, is never asked
FATE: Final = Player(29)  # shuffles and deals; asked like anybody else
MOST_PLAYERS: Final = 30
NOBODY: Final = Player(-1)  # in the fields of states, where None would cost an object; elsewhere it is None
EVERYONE: Final[Audience] = -1  # every bit: also those who are not here yet

NAMES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHERS: Final = {"clock": CLOCK, "-": SPECTATOR, "fate": FATE}


def first_players(count: int) -> list[Player]:
    return [Player(number) for number in range(count)]


def only(player: Player) -> Audience:
    return 1 << player


def name(player: Player) -> str:
    """Returns the one way to write a player: A, B, C … and `fate`, `clock`, `-` for a spectator."""
    if 0 <= player < len(NAMES):
        return NAMES[player]
    for text, other in OTHERS.items():
        if other == player:
            return text
    return "nobody"


def player_named(text: str) -> Player | None:
    """Returns the player who is written like this, or None."""
    if text in OTHERS:
        return OTHERS[text]
    return Player(NAMES.index(text)) if len(text) == 1 and text in NAMES else None
