"""What bots are called: each by a name that begins with the letter of its seat."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import RidottoError
from ridotto.replay import fits_in_a_line
from ridotto.table import Automaton, Person, Sitter

NAMES: Final = (
    *("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gemma", "Hugo", "Irma", "Jacopo", "Klara", "Livia", "Marco"),
    *("Nina", "Otto", "Paola", "Quinto", "Rosa", "Silvio", "Tosca", "Ugo", "Vera", "Walter", "Xenia", "Yara", "Zeno"),
)
STRANGER: Final = "Guest"  # a person who gives no name
LONGEST: Final = 24


class NameRefused(RidottoError):
    code = "name-refused"


def person_called(text: str) -> Person:
    if not text.strip() or not fits_in_a_line(text) or len(text) > LONGEST:
        raise NameRefused(f"{text[:40]!r} is no name for a seat: expected 1 to {LONGEST} characters in one line")
    return Person(text)


def company(players: int, seat: int, person: str, bot: str) -> list[Sitter]:
    """One person, and bots on all other seats; no two of the same name."""
    person_called(person)
    return [Person(person) if number == seat else guest(number, person, bot) for number in range(players)]


def guest(number: int, person: str, bot: str) -> Automaton:
    """A bot with the letter of this number, told apart from the person."""
    name = NAMES[number]
    return Automaton(f"{name} the Other" if name.casefold() == person.casefold() else name, bot)
