"""Folds events into a table, new ones and stored ones: the same events lead to the same table everywhere."""

from __future__ import annotations

import logging
from typing import Final

from ridotto.house import events
from ridotto.house.applying import apply, seat_those_told
from ridotto.house.bounds import counted_for
from ridotto.house.errors import NoSuchTable, NotThen
from ridotto.house.events import AnyEvent, Line
from ridotto.house.live_game import LiveGame
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import TableState
from ridotto.kernel import RidottoError

PLAYED: Final = (events.Answered, events.Settled, events.LeftAnswer, events.Withdrew)  # what only a live game can take

# Events after which the same is shown, unless somebody has sat down or is back, or the game is over.
SHOWN_NOWHERE: Final[set[type[AnyEvent]]] = {
    events.Answered,
    events.Settled,
    events.LeftAnswer,
    events.Withdrew,
    events.CameBack,
    events.Listened,
    events.Said,
    events.Noted,
}
# Events after which something else may stand in a notebook, or somebody else may read it.
WITH_NOTEBOOKS: Final[set[type[AnyEvent]]] = {
    events.SettingsChanged,
    events.Sat,
    events.Filled,
    events.Renewed,
    events.Stood,
    events.Noted,
}
LOG: Final = logging.getLogger("ridotto.house")


class NotAsTold(Exception):
    """Raised where, by the rules of today, a stored answer tells something else than it told then."""


def take(at: TableState, event: AnyEvent, time: float) -> Line:
    """Takes an event that happens now; returns what is to be stored of it. A refused event changes nothing."""
    told = at.stage.told_so_far()
    happen(at, event, time)
    return Line(time, event, at.stage.told_since(told))


def recall(at: TableState, line: Line) -> None:
    """Takes an event that was stored before. Raises NotAsTold where it tells something else by now."""
    if isinstance(at.stage, PastGame) and isinstance(line.event, PLAYED):
        let_time_pass(at, line.at)
        at.version += 1
    else:
        told = at.stage.told_so_far()
        happen(at, line.event, line.at)
        past = isinstance(at.stage, PastGame)
        if not past and line.told is not None and at.stage.told_since(told) != line.told:
            raise NotAsTold
    if isinstance(at.stage, PastGame):
        before = at.stage.state(), at.stage.rules()
        at.stage.recall(line)
        seat_those_told(at, at.stage)
        if before != (at.stage.state(), at.stage.rules()):
            at.shown_at = at.version


def happen(at: TableState, event: AnyEvent, time: float) -> None:
    if isinstance(event, events.Woke):
        let_time_pass(at, min(event.up_until, time))
        at.time = max(at.time, time)  # the house may have been down: nobody's time ran out meanwhile
    else:
        let_time_pass(at, time)
    if at.closed and not isinstance(event, events.Renewed):
        raise NotThen("the table is closed", why="closed")
    kind = type(event)
    at.version += 1
    try:
        apply(at, event)
    except RidottoError:
        at.version -= 1
        raise
    at.times[kind, counted_for(event)] += 1
    if kind not in SHOWN_NOWHERE:
        at.shown_at = at.version
    if kind in WITH_NOTEBOOKS:
        at.noted_at = at.version


def let_time_pass(at: TableState, until: float) -> None:
    """Lets the time pass. Clocks that were set back do not take time back."""
    passed = until - at.time
    if passed > 0:
        at.time = until
        if isinstance(at.stage, LiveGame) and not at.is_stopped:
            at.stage.table.time_passed(passed)


def go_on_by_itself(at: TableState, time: float, after: int = 0) -> list[Line]:
    """Does everything that waits for neither a person nor a bot, and returns it to be stored; pauses end, too.

    An answer that a person left in advance is the first of what is stored and told together, as if it were given just
    now; `after` is how many lines come before. Told with the answer before, it would show that it was left (TBL-009).
    """
    found: list[Line] = []
    game = at.stage
    if not isinstance(game, LiveGame):
        return found
    if game.paused_until is not None and not at.closed and time >= game.paused_until:
        found.append(take(at, events.WentOn(), time))
    play = game.table.play
    while not at.is_stopped:
        due = play.due()
        answer = None if due is None else play.said_at_once(due)
        if due is None or answer is None:
            break
        if after + len(found) > 0 and not due.late and due.question.player in play.advance:
            break
        found.append(take(at, events.Settled(due.question.player, answer.text, due.late), time))
    return found


def table_from(code: str, lines: list[Line]) -> TableState:
    """Returns the table that these lines tell of; as it was told, where its answers no longer lead to that."""
    if not lines:
        raise NoSuchTable
    try:
        return fold_lines(code, lines, as_told=False)
    except (RidottoError, NotAsTold):
        found = fold_lines(code, lines, as_told=True)
        found.shown_at = found.version  # people may have seen it in play
        LOG.warning("answers of a game no longer lead to what was told: it is shown as it was told")
        return found


def fold_lines(code: str, lines: list[Line], as_told: bool) -> TableState:
    opened = lines[0].event
    assert isinstance(opened, events.Opened)
    at = TableState(code, opened, lines[0].at, as_told)
    for line in lines[1:]:
        recall(at, line)
    return at
