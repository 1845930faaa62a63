"""What a bench of loads has found: printed, held to its bars, and written as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple


class Bar(NamedTuple):
    what: str
    found: float
    most: float

    @property
    def met(self) -> bool:
        return self.found <= self.most


def report(found: Mapping[str, object], bars: Sequence[Bar], path: str | None) -> int:
    """Prints the bars and what was found, or writes it to a file; returns the exit code."""
    for bar in bars:
        print(f"{'ok' if bar.met else 'MISSED':>8} {bar.found:8.2f}, wanted <= {bar.most}  {bar.what}")
    data = {**found, "bars": [{**bar._asdict(), "met": bar.met} for bar in bars]}
    if path:
        Path(path).write_text(json.dumps(data, indent=2))
    else:
        print(f"\n{json.dumps(data)}")
    return 0 if all(bar.met for bar in bars) else 1
