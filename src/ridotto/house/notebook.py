"""A person's notebook: free text, and marks in a grid of people and masks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Mark: TypeAlias = Literal["sure", "maybe", "not"]  # what somebody thinks of one cell


@dataclass(frozen=True)
class Notebook:
    """What a person has written, and marked in the grid. A cell is `row column`: the page knows what the words mean."""

    text: str
    marks: Mapping[str, Mark]

    @property
    def length(self) -> int:
        """How many characters it holds."""
        return len(self.text) + sum([len(cell) + len(mark) for cell, mark in self.marks.items()])


EMPTY: Final = Notebook("", {})
