"""Names of bots: each begins with the letter of its seat."""

from __future__ import annotations

from typing import Final

from ridotto.table import Person
from ridotto.table.names import name_for_a_seat

NAMES: Final = (
    *("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gemma", "Hugo", "Irma", "Jacopo", "Klara", "Livia", "Marco"),
    *("Nina", "Otto", "Paola", "Quinto", "Rosa", "Silvio", "Tosca", "Ugo", "Vera", "Walter", "Xenia", "Yara", "Zeno"),
)


def person_called(text: str, face: str = "") -> Person:
    return Person(name_for_a_seat(text), face)
