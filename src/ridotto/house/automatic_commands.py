"""Decisions that no person asks for: a bot has thought, a player is back, or has been gone too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from ridotto.house.bot_pool import ThinkingJob
from ridotto.house.bounds import MOST
from ridotto.house.events import AnyEvent, BecameHost, CameBack, Left, Listened, Settled, Slept, Woke
from ridotto.house.live_game import LiveGame
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import TableState
from ridotto.kernel import SPECTATOR, Player, first_players


def thought_out(at: TableState, thought: ThinkingJob, answer: str) -> list[AnyEvent]:
    """Gives a bot's answer, unless something was answered since it began to think."""
    if not is_wanted(at, thought):
        return []
    return [Settled(thought.player, answer, thought.late)]


def is_wanted(at: TableState, thought: ThinkingJob) -> bool:
    """False once the table has moved on, or nothing moves there any more."""
    game = at.stage
    return isinstance(game, LiveGame) and not at.is_stopped and not game.is_over() and thought.is_wanted_at(game.table)


def waking(at: TableState, seat: Player | None, visitor: str | None) -> list[AnyEvent]:
    """Returns what happens when a screen comes: it hears the game, wakes the table, and its player is back."""
    if at.over or at.closed:
        return []
    found = listening(at, [(visitor, SPECTATOR if seat is None else seat)])
    if at.asleep and not isinstance(at.stage, PastGame) and (seat is not None or not at.people()):
        found.append(Woke())
    returns = isinstance(at.stage, LiveGame) and seat in at.stage.returning
    if seat is not None and at.is_away(seat) and not returns:
        found.append(CameBack(seat))
    return found


def listening(at: TableState, visitors: Iterable[tuple[str | None, Player]]) -> list[AnyEvent]:
    """Notes who hears the game from now on, and at which seat or as SPECTATOR, as long as that may matter: a bot's seat
    could still be given to somebody else (TBL-016). Watchers beyond the bound are not noted, and so not refused: with
    another browser they would not be either.
    """
    game = at.stage
    if not isinstance(game, LiveGame) or not any(map(at.can_be_given, first_players(len(at.seats)))):
        return []
    found: list[AnyEvent] = []
    times = Counter[Player]()
    for visitor, player in sorted({(visitor, player) for visitor, player in visitors if visitor is not None}):
        watches = player == SPECTATOR
        noted = visitor in (game.watched_as if watches else game.played_as)
        if noted or (watches and game.table.terms.lets_watchers_sit()):
            continue
        times[player] += 1
        if at.times[Listened, player] + times[player] <= MOST[Listened]:
            found.append(Listened(visitor, player))
    return found


def gone(at: TableState, present: set[int], watched: bool, spared: Collection[Player]) -> list[AnyEvent]:
    """Lets players leave who are gone, but for those who are spared, or the table sleep when all are. By correspondence
    people come and go, so nothing happens.
    """
    if at.over or at.asleep or at.closed or isinstance(at.stage, PastGame):
        return []
    playing, people = isinstance(at.stage, LiveGame), at.people()
    if playing and at.terms.correspondence:
        return []
    if not any(player in present for player in people):
        return [] if watched and not people else [Slept()]
    missed = [player for player in people if player not in present and player not in spared]
    return [Left(player) for player in missed if playing and not at.is_away(player)]


def passed_on(at: TableState, present: set[int]) -> list[AnyEvent]:
    """Makes the next person by seat who is there the host, when the host has been gone too long.

    Not in the middle of a game by correspondence, where people come and go, and a pause ends by itself.
    """
    goes_on = at.has_begun and not at.over
    host = at.host_at()
    if at.closed or host in present or (goes_on and at.terms.correspondence):
        return []
    people = at.people()
    for player in [*[one for one in people if one > host], *people]:
        if player in present:
            return [BecameHost(player)]
    return []
