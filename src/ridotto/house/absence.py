"""Who is missed at a table, and until when a bot waits to play for them. Presence is not stored with the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ridotto.house.shown import AbsentShown
from ridotto.kernel import Player, name


class Absences:
    """People whose screens are gone, and since when, by the clock of the house. `version` grows with what is shown."""

    def __init__(self) -> None:
        self.since: dict[Player, float] = {}
        self.replaced = False  # a bot plays for those who are gone for too long
        self.version = 0

    def note(self, people: Iterable[Player], present: Collection[int], replaced: bool, now: float) -> bool:
        """Notes who of these people is there; True when that is something new to show."""
        found = {player: self.since.get(player, now) for player in people if player not in present}
        changed = found.keys() != self.since.keys() or (replaced is not self.replaced and len(found) > 0)
        self.since, self.replaced = found, replaced
        if changed:
            self.version += 1
        return changed

    def within(self, grace: float, now: float) -> set[Player]:
        """Returns those who have not been gone for as long as the grace."""
        return {player for player, since in self.since.items() if now - since < grace}

    def next_deadline(self, grace: float, now: float) -> float | None:
        """Returns when the grace of the next one ends; None where nobody's does."""
        return min([since + grace for since in self.since.values() if since + grace >= now], default=None)

    def as_shown(self, grace: float, now: float) -> list[AbsentShown]:
        """Returns who is missed, with the seconds until a bot plays for them."""
        return [
            AbsentShown(name(player), max(0.0, since + grace - now) if self.replaced else None)
            for player, since in self.since.items()
        ]
