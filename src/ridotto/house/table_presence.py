"""Who is at a table: whose screens are here, who is connected to other workers, and who is missed since when."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

from ridotto.house.absence import Absences
from ridotto.house.bot_pool import Attendance
from ridotto.house.environment import Environment
from ridotto.house.live_game import LiveGame
from ridotto.house.past_game import PastGame
from ridotto.house.shown import AbsentShown
from ridotto.house.table_state import TableState
from ridotto.kernel import SPECTATOR, Player

BEFORE_AND_AFTER: Final = 10  # times the grace: so long a host may be gone while no game is played


class Listener(Protocol):
    """A screen, which is told what happens as fast as it can take it."""

    key: str | None  # the digest of their token; None: only watches
    visitor: str | None  # the digest of what its browser calls itself at this table; None: it does not say
    ear: Player | None  # whose ears it has been welcomed with

    def wake(self) -> None:
        """Says that there is news. Never waits."""

    def look(self) -> None:
        """Checks, every now and then, that the screen still takes what it is told."""


class TablePresence:
    """The screens of one table in this process, and what follows from who is there. It is not stored."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.listeners: set[Listener] = set()
        self.elsewhere: set[int] = set()  # players who are connected to other workers
        self.absences = Absences()
        self.host_missing_since: float | None = None

    def note(self, at: TableState) -> None:
        """Notes who is here, and wakes the screens where somebody else is missed than before."""
        here = self.people_here(at)
        self.environment.note_people(at.code, here, self.attendance(here))
        ended = at.over or at.closed or isinstance(at.stage, PastGame)
        people = [] if ended else [player for player in at.people() if not at.is_away(player)]
        replaced = isinstance(at.stage, LiveGame) and not at.terms.correspondence and not at.asleep
        if self.absences.note(people, here | self.elsewhere, replaced, self.environment.now()):
            for listener in self.listeners:
                listener.wake()

    def next_deadline(self) -> float | None:
        """Returns in how many seconds the next grace ends: that of a person, or of a table where nobody is."""
        now, grace = self.environment.now(), self.environment.grace
        deadline = self.absences.next_deadline(grace, now) if self.listeners else now + grace
        return None if deadline is None else deadline - now

    def spared(self) -> Collection[Player]:
        """Returns those who have not been gone for as long as the grace."""
        return self.absences.within(self.environment.grace, self.environment.now())

    def absent(self) -> list[AbsentShown]:
        """Returns who is missed, and what happens when."""
        return self.absences.as_shown(self.environment.grace, self.environment.now())

    def visitors(self, at: TableState) -> list[tuple[str | None, Player]]:
        """Returns what the browsers of those who are here call themselves, with their seats, or SPECTATOR."""
        found: list[tuple[str | None, Player]] = []
        for listener in self.listeners:
            seat = at.seat_of(listener.key)
            found.append((listener.visitor, SPECTATOR if seat is None else seat))
        return found

    def people_here(self, at: TableState) -> set[Player]:
        """Returns the players whose screens are here, and SPECTATOR for a host who has no seat."""
        found: set[Player] = set()
        for listener in self.listeners:
            seat = at.seat_of(listener.key)
            if seat is not None:
                found.add(seat)
            elif listener.key == at.host:
                found.add(SPECTATOR)
        return found

    def attendance(self, here: set[Player]) -> Attendance:
        if not self.listeners:
            return Attendance.NOBODY
        return Attendance.PLAYERS if here - {SPECTATOR} else Attendance.WATCHERS

    def misses_the_host(self, at: TableState, now: float) -> bool:
        """True, once, when the host has been gone for long. Before a game, and after it, people wait longer."""
        missing = bool(self.listeners) and at.host_at() not in self.people_here(at)
        self.host_missing_since = self.host_missing_since or now if missing else None
        playing = at.has_begun and not at.over
        patience = self.environment.grace if playing else self.environment.grace * BEFORE_AND_AFTER
        if self.host_missing_since is None or now - self.host_missing_since < patience:
            return False
        self.host_missing_since = None
        return True
