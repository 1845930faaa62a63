"""One careless edit to one file of the sources."""

from __future__ import annotations

from typing import NamedTuple


class Mutant(NamedTuple):
    clauses: str  # what it breaks
    file: str
    old: str  # stands there exactly once
    new: str

    def family(self) -> str:
        """The games that it concerns."""
        return self.file.split("/")[1]
