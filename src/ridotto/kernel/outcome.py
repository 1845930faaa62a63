"""How a match ended."""

from __future__ import annotations

from ridotto.kernel.player import Player, name


class Outcome:
    """Why a match is over, and who won: nobody where `winners` is empty."""

    def __init__(self, reason: str, winners: tuple[Player, ...]) -> None:
        self.reason = reason
        self.winners = winners

    @property
    def letters(self) -> tuple[str, ...]:
        """The winners by their letters."""
        return tuple([name(player) for player in self.winners])

    def spelling(self) -> str:
        """Returns the one text of this outcome, as records have it: `13 coins; won C`."""
        return f"{self.reason}; won {', '.join(self.letters)}" if self.winners else f"{self.reason}; nobody won"
