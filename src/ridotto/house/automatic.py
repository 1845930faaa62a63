"""Deeds that no person does: a bot has thought, a player is back, or has been gone too long."""

from __future__ import annotations

from ridotto.house.entries import AnyEntry, BecameHost, CameBack, Left, Settled, Slept, Woke
from ridotto.house.gathering import Gathering
from ridotto.house.thinkers import ThinkingJob
from ridotto.kernel import Player


def thought_out(at: Gathering, thought: ThinkingJob, answer: str) -> list[AnyEntry]:
    table = at.table
    if table is None or len(table.match.record) != len(thought.answers) or at.is_stopped:
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
    """Lets players leave who are gone, or the table sleep. By correspondence people come and go, so nothing happens."""
    if at.over or at.asleep or at.closed or at.past is not None or (at.table is not None and at.terms.correspondence):
        return []
    if not any(player in present for player in at.people()):
        return [] if watched and not at.people() else [Slept()]
    if at.table is None:
        return []
    return [Left(player) for player in at.people() if player not in present and not at.is_away(player)]


def passed_on(at: Gathering, present: set[int]) -> list[AnyEntry]:
    """Makes the next person by seat who is there the host, when the host has been gone too long.

    Not in the middle of a game by correspondence, where people come and go, and a pause ends by itself.
    """
    goes_on = at.company is not None and not at.over
    host = at.host_at()
    if at.closed or host in present or (goes_on and at.terms.correspondence):
        return []
    people = at.people()
    for player in [*[one for one in people if one > host], *people]:
        if player in present:
            return [BecameHost(player)]
    return []
