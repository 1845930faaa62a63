"""python -m tests.web.seeded FILE serve …: `ridotto serve`, whose games are dealt from the text in FILE.

The n-th table that is opened while FILE holds the same text has the same seed on every machine, so that a test which
writes its own name there plays the same deals in every run. Codes and tokens stay random.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ridotto.cli import main
from ridotto.replay import fate


class Seeds:
    """Seeds from the name of a test and the number of the table."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name = ""
        self.number = 0

    def token_bytes(self, size: int) -> bytes:
        name = self.file.read_text(encoding="utf-8")
        self.name, self.number = name, self.number + 1 if name == self.name else 1
        return hashlib.shake_256(f"{name} {self.number}".encode()).digest(size)


if __name__ == "__main__":
    source: Any = fate
    source.secrets = SimpleNamespace(token_bytes=Seeds(Path(sys.argv[1])).token_bytes)
    sys.exit(main(sys.argv[2:]))
