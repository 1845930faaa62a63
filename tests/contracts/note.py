"""Any line as a fact: what cheats whisper, and rumours."""

from __future__ import annotations

from typing import ClassVar, Final

from ridotto.kernel import Fact, Form, Forms

NOTES: Final = Forms("notes", [])


class Note(Fact):
    form: ClassVar[Form] = NOTES.form("note", "{text:words}")

    def __init__(self, text: str) -> None:
        self.text = text
