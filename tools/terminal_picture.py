"""python tools/terminal_picture.py: draw docs/terminal.svg, a few turns of a real game as the terminal shows them."""

from __future__ import annotations

import os
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAME: Final = [
    "play",
    "mascarade-2e",
    "--players",
    "6",
    "--seed",
    "bd",
    "--speed",
    "fast",
    "--name",
    "Ada",
    "--bots",
    "courtier",
]
ANSWERS: Final = "\n1\n1\n1\n1\n"
FIRST_LINE: Final = "── It is Dario’s turn"  # the second time that it stands there
COLUMNS: Final = 86
LINES: Final = 48
SIZE: Final = 13  # pixels a letter is high; a letter is 0.6 as wide
INK: Final = "#e8e2d4"
ACCENTS: Final = {"──": "#c9a35b", "  ▸": "#ffffff", "Your turn": "#9fd3a6", "1-": "#9fd3a6"}


def transcript() -> list[str]:
    english = {"COLUMNS": str(COLUMNS), "LC_ALL": "C.UTF-8"}
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **english}
    command = [sys.executable, "-m", "ridotto", *GAME]
    run = subprocess.run(command, input=ANSWERS, env=environment, capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    begins = [number for number, line in enumerate(lines) if line.startswith(FIRST_LINE)]
    return lines[begins[1] : begins[1] + LINES]


def drawn(lines: list[str]) -> str:
    wide, high = int(COLUMNS * SIZE * 0.6) + 40, int(len(lines) * SIZE * 1.35) + 40
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img"'
        f' aria-label="A turn of Mascarade in the terminal">',
        f'<rect width="{wide}" height="{high}" rx="8" fill="#1d1a24"/>',
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}" xml:space="preserve">',
    ]
    for number, line in enumerate(lines):
        colour = next((colour for start, colour in ACCENTS.items() if line.startswith(start)), INK)
        found.append(f'<text x="20" y="{20 + int((number + 1) * SIZE * 1.35)}" fill="{colour}">{escape(line)}</text>')
    return "\n".join([*found, "</g>", "</svg>", ""])


if __name__ == "__main__":
    (ROOT / "docs" / "terminal.svg").write_text(drawn(transcript()), encoding="utf-8")
