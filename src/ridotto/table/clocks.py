"""Measures how long each open question has waited. It is told the time and never reads a clock."""

from __future__ import annotations

from ridotto.kernel import Player


class QuestionClocks:
    def __init__(self) -> None:
        self.waited: dict[tuple[Player, int], float] = {}  # by player and the number of the question to them

    def keep(self, still_open: list[tuple[Player, int]]) -> None:
        """Forgets what is answered; what is newly asked starts from zero."""
        self.waited = {key: self.waited.get(key, 0.0) for key in still_open}

    def run(self, seconds: float) -> None:
        if not seconds >= 0:  # nor does it stand still in a number that is none
            raise ValueError(f"time does not go back by {-seconds} seconds")
        for key in self.waited:
            self.waited[key] += seconds

    def seconds_waited(self, player: Player) -> float:
        """Returns the seconds that the question open to this player has waited; nobody is asked two things at once."""
        for (asked, _), seconds in self.waited.items():
            if asked == player:
                return seconds
        return 0.0
