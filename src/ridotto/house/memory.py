"""What people may be told again: strict memory, aid, late joiners, those who come back, correspondence.

Nothing else decides it. What is told to a screen at all, `Telling` has; how much of it a screen has heard, its session.
"""

from __future__ import annotations

import msgspec

from ridotto.house.fact_message import fact_message, reach_of
from ridotto.house.live_game import LiveGame
from ridotto.house.lobby import Lobby
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import TableState
from ridotto.kernel import SPECTATOR, Player
from ridotto.table import MemoryIsStrict, NoSheet, Table


def heard_before(at: TableState, key: str | None, ear: Player) -> int:
    """Returns how many facts of these ears a person was not there for: they came later (TBL-013, TBL-016)."""
    if isinstance(at.stage, Lobby):
        return 0
    if ear != SPECTATOR:
        return at.stage.heard_before.get(ear, 0)
    arrival = None if key is None else at.stage.arrivals.get(key)
    return 0 if arrival is None else arrival.facts


def first_fact(at: TableState, key: str | None, ear: Player, named: int, heard: int) -> int:
    """Returns after how many of the `heard` facts a screen is told on that says that it has heard `named`.

    Where nobody is reminded, nothing is told again that its player is known to have seen (TBL-001); what came while
    they were away they are told once (TBL-011). A game that was begun under other rules can only be read, so it is
    told from the beginning.
    """
    game = at.stage
    named = max(0 if isinstance(game, PastGame) else named, heard_before(at, key, ear))
    if not isinstance(game, LiveGame) or game.table.terms.reminds(ear) or at.opened_up:
        return min(named, heard)
    if ear == SPECTATOR:
        return heard
    return min(max(named, game.table.ear_at(ear).handed), heard)


def note_seen(at: TableState, ear: Player, seen: int) -> None:
    """Notes how many facts a player has seen: they say so, or they have answered since."""
    if isinstance(at.stage, LiveGame) and ear != SPECTATOR:
        own = at.stage.table.ear_at(ear)
        own.handed = max(own.handed, seen)


def first_line(at: TableState, key: str | None, ear: Player | None, named: int) -> int:
    """Returns after which line of chat a new screen is told on that says that it has heard `named`.

    A person who came in the middle is told nothing from before, whatever their screen names (TBL-013). If the table
    does not remind this person, a screen gets what it missed while it was cut off, and nothing if it names no line; of
    a watcher without a token nobody knows when they came.
    """
    game = at.stage
    if isinstance(game, Lobby):
        return 0
    said = len(at.talk.lines)
    arrival = None if key is None else game.arrivals.get(key)
    came_at = 0 if arrival is None else arrival.lines
    if not isinstance(game, LiveGame) or ear is None or game.table.terms.reminds(ear):
        return came_at
    return said if key is None or named == 0 else max(came_at, min(named, said))


def history(at: TableState, key: str | None, ear: Player) -> list[msgspec.Raw]:
    """Returns all that these ears were told: where the table reminds them, and after the end (TBL-002, TBL-007)."""
    table = at.live_game().table
    if not table.terms.reminds(ear) and not at.opened_up:
        raise MemoryIsStrict
    first = heard_before(at, key, ear)
    told = table.ear_at(ear).told[first:]
    return [fact_message(number, one, reach_of(one.to, ear)) for number, one in enumerate(told, first + 1)]


def check_deduction(at: TableState, key: str | None, ear: Player) -> Table:
    """Returns the table, or refuses where it does not tell these ears what follows from what they heard (TBL-002). A
    person who was not there from the beginning is refused: these ears know more than that person (TBL-016).
    """
    table = at.live_game().table
    if not table.terms.reminds(ear):
        raise MemoryIsStrict
    if not table.terms.deduces(ear) or heard_before(at, key, ear) > 0:
        raise NoSheet
    return table
