"""What a house counts for those who watch over it. No code, no name, nothing that anybody said."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.house.events import Line


class Meter:
    """Counts nothing: the meter of a house that nobody watches."""

    def tables(self, number: int) -> None:
        """Notes how many tables are in memory now."""

    def count_stored(self, lines: Sequence[Line]) -> None:
        """Counts events that were stored, and are told next."""

    def time_append(self, seconds: float) -> None:
        """Notes how long the store took to say that it has stored something, or that it has not."""

    def time_thought(self, seconds: float) -> None:
        """Notes how long a bot took for one answer."""

    def count_refusal(self, code: str) -> None:
        """Counts a refusal by its error's code."""
