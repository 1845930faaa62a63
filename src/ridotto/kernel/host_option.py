"""What a host may choose before a match: each option has a kind, which says what may be written and checks it."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from ridotto.kernel.errors import Objection, nearest, perhaps
from ridotto.kernel.player import first_players, name

MOST_DIGITS: Final = 9

OptionKind = Literal["text", "choice", "number", "seat", "list", "files"]


@mypyc_attr(allow_interpreted_subclasses=True)
class HostOption:
    """An option by its name, with its default, and the clauses of the game's ledger behind it.

    The catalogue says what it means: `option-FAMILY-NAME-meaning`. This kind takes any text: its game says what may be
    written there (`values`, in words for programmers), and checks it.
    """

    def __init__(self, name: str, values: str, default: str, clauses: tuple[str, ...]) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clauses = clauses  # the rule that is chosen, or our ruling that there is a choice

    def kind(self) -> OptionKind:
        """Returns what kind of option this is, as a word for programs."""
        return "text"

    def choices(self) -> tuple[str, ...]:
        """Returns all values that may be written, where they can be listed."""
        return ()

    def allows(self, value: str, players: int) -> bool:
        """True when a value is of the right kind at a table of so many players."""
        return True

    def expectation(self, players: int) -> str:
        """Returns in words what may be written, at a table of so many players."""
        return self.values

    def objection(self, value: str, players: int) -> Objection:
        """Returns what speaks against a value that is not of the right kind."""
        said = f"{self.name} = {value!r}: expected {self.expectation(players)}"
        last = name(first_players(max(players, 1))[-1])
        known = ", ".join(self.choices())
        return Objection(said, f"option-{self.kind()}", option=self.name, value=value, known=known, last=last)

    def names_files(self, value: str) -> bool:
        """True when a file would be read for this value: a server for strangers refuses that, whatever the game."""
        return False

    def file_in(self, word: str) -> str | None:
        """Returns the path that a word of a value names, without the digest behind it; None where it names no file."""
        return None

    def more_seats(self) -> dict[str, int]:
        """Returns the words of a value that allow more players than the game has by itself, and how many more."""
        return {}


class Choice(HostOption):
    """One word out of a few."""

    def __init__(self, name: str, words: tuple[str, ...], default: str, clauses: tuple[str, ...]) -> None:
        super().__init__(name, " or ".join(words), default, clauses)
        self.words = words

    def kind(self) -> OptionKind:
        return "choice"

    def choices(self) -> tuple[str, ...]:
        return self.words

    def allows(self, value: str, players: int) -> bool:
        return value in self.words


class Switch(Choice):
    """On or off."""

    def __init__(self, name: str, default: str, clauses: tuple[str, ...]) -> None:
        super().__init__(name, ("on", "off"), default, clauses)


class Number(HostOption):
    """A whole number from 0 on, of things that have a name."""

    def __init__(self, name: str, things: str, default: int, clauses: tuple[str, ...]) -> None:
        values = f"a whole number of {things}, up to nine digits"
        super().__init__(name, values, str(default), clauses)

    def kind(self) -> OptionKind:
        return "number"

    def allows(self, value: str, players: int) -> bool:
        return value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS


class SeatChoice(HostOption):
    """The letter of a player, or nothing: then Fate draws one."""

    def __init__(self, name: str, clauses: tuple[str, ...]) -> None:
        super().__init__(name, "a player's letter", "", clauses)

    def kind(self) -> OptionKind:
        return "seat"

    def allows(self, value: str, players: int) -> bool:
        return value == "" or value in [name(player) for player in first_players(players)]

    def expectation(self, players: int) -> str:
        return f"{self.values} from A to {name(first_players(max(players, 1))[-1])}"


class WordList(HostOption):
    """Words with commas between them; the game knows which there are."""

    def kind(self) -> OptionKind:
        return "list"


class FileList(WordList):
    """Words with commas between them, too; a word that is not on the shelf is the name of a file."""

    def __init__(
        self,
        name: str,
        values: str,
        default: str,
        clauses: tuple[str, ...],
        shelf: dict[str, int],
        suffix: str,
    ) -> None:
        super().__init__(name, values, default, clauses)
        self.shelf = shelf  # words that name no file, and how many more players each allows
        self.suffix = suffix  # how the names of files end

    def kind(self) -> OptionKind:
        return "files"

    def more_seats(self) -> dict[str, int]:
        return {word: seats for word, seats in self.shelf.items() if seats > 0}

    def names_files(self, value: str) -> bool:
        return any(word != "" and word not in self.shelf for word in words_in(value))

    def file_in(self, word: str) -> str | None:
        path = word if word.endswith(self.suffix) else word.rpartition("@")[0]
        return path if path.endswith(self.suffix) else None


def words_in(value: str) -> list[str]:
    """Returns the words of a list, without the blanks around them."""
    return [word.strip() for word in value.split(",")] if value else []


def choose_options(
    options: list[HostOption], players: int, wishes: dict[str, str], problems: list[Objection]
) -> dict[str, str]:
    """Returns a value for every option, a wish or its default, and adds to `problems` what is wrong with the wishes."""
    names = [option.name for option in options]
    for wish in wishes:
        if wish not in names:
            known, near = ", ".join(names), nearest(wish, names)
            said = f"unknown option {wish!r}: expected one of {known}{perhaps(wish, names)}"
            problems.append(Objection(said, "unknown-option", said=wish, known=known, near=near))
    found: dict[str, str] = {}
    for option in options:
        value = found[option.name] = wishes.get(option.name, option.default)
        if not option.allows(value, players):
            problems.append(option.objection(value, players))
    return found
