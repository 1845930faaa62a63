"""Names of bots: each begins with the letter of its seat."""

from __future__ import annotations

from typing import Final

from ridotto.table import Automaton, Person, Sitter
from ridotto.table.names import looks_like_one_of, name_for_a_seat

NAMES: Final = (
    *("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gemma", "Hugo", "Irma", "Jacopo", "Klara", "Livia", "Marco"),
    *("Nina", "Otto", "Paola", "Quinto", "Rosa", "Silvio", "Tosca", "Ugo", "Vera", "Walter", "Xenia", "Yara", "Zeno"),
)


def person_called(text: str) -> Person:
    return Person(name_for_a_seat(text))


def company(players: int, seat: int, person: str, bot: str) -> list[Sitter]:
    """Returns one person, and bots on all other seats; no two have the same name."""
    called = person_called(person)
    return [called if number == seat else guest(number, called.name, bot) for number in range(players)]


def guest(number: int, person: str, bot: str) -> Automaton:
    """Returns a bot with the letter of this number, told apart from the person."""
    name = NAMES[number]
    return Automaton(f"{name} II" if looks_like_one_of(name, [person]) else name, bot)
