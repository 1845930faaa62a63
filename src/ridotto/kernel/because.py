"""Why something cannot be said now."""

from __future__ import annotations


class Because:
    """A word for programs, the clauses of the ledger behind it, and a sentence for the player who asked."""

    def __init__(self, reason: str, clauses: tuple[str, ...], say: str) -> None:
        self.reason = reason
        self.clauses = clauses
        self.say = say
