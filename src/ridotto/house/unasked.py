"""Deeds that nobody asks for: a bot has thought, somebody is back, somebody has been gone too long."""

from __future__ import annotations

from ridotto.house.entries import AnyEntry, CameBack, Left, Settled, Slept, Woke
from ridotto.house.gathering import Gathering
from ridotto.house.thinkers import Thought
from ridotto.kernel import Player


def thought_out(at: Gathering, thought: Thought, answer: str) -> list[AnyEntry]:
    table = at.table
    if table is None or len(table.match.record) != len(thought.answers) or at.stopped:
        return []
    return [Settled(thought.player, answer, thought.late)]


def waking(at: Gathering, seat: Player | None) -> list[AnyEntry]:
    if at.over or at.closed:
        return []
    found: list[AnyEntry] = []
    if at.asleep and at.past is None and (seat is not None or not at.people()):
        found.append(Woke())
    if seat is not None and at.is_away(seat) and seat not in at.returning:
        found.append(CameBack(seat))
    return found


def gone(at: Gathering, present: set[int], watched: bool) -> list[AnyEntry]:
    """By correspondence people come and go. Nothing happens at a game that was begun under other rules."""
    if at.over or at.asleep or at.closed or at.past is not None or (at.table is not None and at.terms.correspondence):
        return []
    if not any(player in present for player in at.people()):
        return [] if watched and not at.people() else [Slept()]
    if at.table is None:
        return []
    return [Left(player) for player in at.people() if player not in present and not at.is_away(player)]
