"""What the page draws: its sources, bundled by its own tools, answer without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.page.voice import ask

ENTRY = Path(__file__).parent / "drawings.mjs"


class Drawings:
    def __init__(self, program: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder

    def of(self, *calls: tuple[object, ...]) -> list[Any]:
        """Returns what the page's functions return; a call is a function's name and its arguments."""
        found: list[Any] = ask(self.program, self.folder, calls)
        return found
