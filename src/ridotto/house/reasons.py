"""Says why a player cannot say something at a table now: the house's own reasons, then those of the game."""

from __future__ import annotations

from typing import Final

from ridotto.house.gathering import Gathering
from ridotto.kernel import Because, Player
from ridotto.kernel.because import OVER, WATCHING

OFFERED: Final = Because("offered", ())
NOT_BEGUN: Final = Because("not-begun", ())
CLOSED: Final = Because("closed", ())
AT_THE_DOOR: Final = Because("at-the-door", ())
AWAY: Final = Because("away", ())
COMING_BACK: Final = Because("coming-back", ())
OUTDATED: Final = Because("outdated", ())
PAUSED: Final = Because("paused", ())


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
