"""Any line as a fact: what cheats whisper, and rumours."""

from __future__ import annotations

from ridotto.kernel import Fact


class Note(Fact):
    def __init__(self, text: str) -> None:
        self.text = text

    def spelling(self) -> str:
        return self.text
