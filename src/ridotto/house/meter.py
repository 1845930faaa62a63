"""What a house lets be counted, for whoever keeps watch over it. No code, no name, nothing that anybody said."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.house.entries import Line


class Meter:
    """This one forgets everything."""

    def tables(self, number: int) -> None:
        """So many are in memory now."""

    def count_stored(self, lines: Sequence[Line]) -> None:
        """These were, and are told next."""

    def time_append(self, seconds: float) -> None:
        """The store took so long to say that it has stored something, or that it has not."""

    def time_thought(self, seconds: float) -> None:
        """A bot took so long for one answer."""

    def count_refusal(self, code: str) -> None:
        """Somebody was told no, with this error's code."""
