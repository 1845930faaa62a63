"""Says why a player cannot say something at a table now: the house's own reasons, then those of the game."""

from __future__ import annotations

from typing import Final

from ridotto.house.gathering import Gathering
from ridotto.kernel import Because, Player
from ridotto.kernel.because import OVER, WATCHING

OFFERED: Final = Because("offered", (), "You may say that now.")
NOT_BEGUN: Final = Because("not-begun", (), "The game has not begun yet.")
CLOSED: Final = Because("closed", (), "The table is closed.")
AT_THE_DOOR: Final = Because("at-the-door", (), "You wait at the door: you are asked as soon as you sit.")
AWAY: Final = Because("away", (), "You have left, and a bot plays on for you: come back first.")
COMING_BACK: Final = Because("coming-back", (), "A bot still answers one question for you: then you play on.")
OUTDATED: Final = Because("outdated", (), "This game was begun under other rules: nobody can play on.")
PAUSED: Final = Because("paused", (), "The host has paused the game.")


def why_not(at: Gathering, player: Player | None, said: str) -> Because:
    """Returns why this player cannot say this now, by nothing but what they were told."""
    table = at.table
    if at.closed:
        return CLOSED
    if at.past is not None:
        return OVER if at.over else OUTDATED
    if table is None:
        return NOT_BEGUN
    if player is None:
        return WATCHING
    if player >= len(table.company.sitters):
        return AT_THE_DOOR
    if at.is_away(player) and not at.over:
        return COMING_BACK if player in at.returning else AWAY
    if at.paused and not at.over:
        return PAUSED
    return table.why_not(player, said) or OFFERED
