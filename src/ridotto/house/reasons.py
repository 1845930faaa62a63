"""Says why a player cannot say something at a table now: the house's own reasons, then those of the game."""

from __future__ import annotations

from typing import Final

from ridotto.house.live_game import LiveGame
from ridotto.house.lobby import Lobby
from ridotto.house.table_state import TableState
from ridotto.kernel import Because, Player
from ridotto.kernel.because import OVER, WATCHING
from ridotto.table import Table

OFFERED: Final = "offered"  # the reason of what can be answered
NOT_BEGUN: Final = Because("not-begun", ())
CLOSED: Final = Because("closed", ())
AT_THE_DOOR: Final = Because("at-the-door", ())
AWAY: Final = Because("away", ())
COMING_BACK: Final = Because("coming-back", ())
OUTDATED: Final = Because("outdated", ())
PAUSED: Final = Because("paused", ())


def why_not(at: TableState, player: Player | None, said: str) -> Because:
    """Returns why this player cannot say this now, by nothing but what they were told; where they can, the clauses
    behind it.
    """
    game = at.stage
    if at.closed:
        return CLOSED
    if isinstance(game, Lobby):
        return NOT_BEGUN
    if not isinstance(game, LiveGame):
        return OVER if at.over else OUTDATED
    if player is None:
        return WATCHING
    if player >= len(game.seats.sitters):
        return AT_THE_DOOR
    if game.is_away(player) and not at.over:
        return COMING_BACK if player in game.returning else AWAY
    if game.is_paused() and not at.over:
        return PAUSED
    return game.table.why_not(player, said) or Because(OFFERED, clauses_behind(game.table, player, said))


def clauses_behind(table: Table, player: Player, said: str) -> tuple[str, ...]:
    """Returns the clauses behind an option of the question that is open to this player."""
    question = table.match.question_to(player)
    return () if question is None else question.rules(table.match, table.parse_answer(said))
