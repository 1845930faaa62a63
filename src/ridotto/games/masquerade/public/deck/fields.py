"""Takes fields out of a deck file: what is not as it was expected becomes an objection."""

from __future__ import annotations

from typing import Final

from ridotto.kernel.errors import perhaps

LONGEST: Final = 60  # characters of a file that an objection repeats
NO_BREAK: Final = "\u00a0"  # the blank that French has before ! and ?
LARGEST: Final = 10**18  # number that it repeats


class Fields:
    """One file being read: where we are in it, and the objections to it so far."""

    def __init__(self) -> None:
        self.card = "deck"  # whose fields these are
        self.inside: list[str] = []  # the tables that we are in
        self.problems: list[str] = []

    def object_to(self, field: str, problem: str) -> None:
        self.problems.append(f"{self.card}: {'.'.join([*self.inside, field])}: {problem}")

    def expect(self, table: dict[str, object], field: str, expected: str) -> None:
        """Objects to what is there, or to its absence."""
        if field in table:
            self.object_to(field, f"expected {expected}, not {shown(table[field])}")
        else:
            self.object_to(field, f"missing: expected {expected}")

    def line(self, table: dict[str, object], field: str, longest: int, may_lack: bool) -> str:
        """Returns a text that fits on a card, and on anybody's terminal."""
        value = table.get(field, "")
        if isinstance(value, str) and (value.strip() or (may_lack and not value)):
            if value.replace(NO_BREAK, "").isprintable() and len(value) <= longest:
                return value
        self.expect(table, field, f"one line of at most {longest} characters")
        return ""

    def card_name(self, table: dict[str, object], field: str) -> str:
        """Returns a name as sentences and lists of cards use it."""
        name = self.line(table, field, LONGEST, False)
        if name != " ".join(name.split()):
            self.expect(table, field, "a name with single blanks between its words, and none around it")
        elif "," in name:
            self.object_to(field, f"expected no comma in {shown(name)}: lists of cards are told with commas")
        return name

    def one_word(self, table: dict[str, object], field: str) -> str:
        """Returns a name that can stand in a list with commas."""
        name = self.line(table, field, LONGEST, False)
        if name and not name.replace("-", "").replace("_", "").isalnum():
            self.expect(table, field, "one word of letters, digits, - and _")
        return name

    def word(self, table: dict[str, object], field: str, known: tuple[str, ...], otherwise: int | None) -> int:
        """Returns the number of a word in a list; -1 where it has to be there and is not."""
        value = table.get(field)
        if isinstance(value, str) and value in known:
            return known.index(value)
        if field in table or otherwise is None:
            near = perhaps(value[:LONGEST], [word for word in known if word]) if isinstance(value, str) else ""
            self.expect(table, field, one_of(known))
            self.problems[-1] += near
        return -1 if otherwise is None else otherwise

    def words(self, table: dict[str, object], field: str, known: tuple[str, ...]) -> tuple[int, ...]:
        """Returns the words of a list that, where there is one, is not empty."""
        if field not in table:
            return ()
        value = table[field]
        if not isinstance(value, list) or not value:
            self.expect(table, field, f"a list out of {listed(known)}")
            return ()
        each: list[dict[str, object]] = [{field: word} for word in value]
        return tuple([self.word(part, field, known, None) for part in each])

    def number(
        self, table: dict[str, object], field: str, lowest: int, highest: int, otherwise: int | None = None
    ) -> int:
        if field not in table and otherwise is not None:
            return otherwise
        value = table.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        self.expect(table, field, f"a whole number from {lowest} to {highest}")
        return lowest

    def truth(self, table: dict[str, object], field: str) -> bool:
        value = table.get(field, False)
        if isinstance(value, bool):
            return value
        self.expect(table, field, "true or false")
        return False

    def yes(self, table: dict[str, object], field: str) -> None:
        """Checks a word that says all by being there."""
        if table.get(field) is not True:
            self.expect(table, field, "true")

    def table(self, table: dict[str, object], field: str) -> dict[str, object]:
        value = table.get(field)
        if isinstance(value, dict):
            return value
        self.expect(table, field, "a table")
        return {}

    def tables(self, table: dict[str, object], field: str) -> list[dict[str, object]]:
        """Returns the tables of a list, of which there must be at least one."""
        value = table.get(field)
        if not isinstance(value, list) or not value:
            self.expect(table, field, "a list of tables")
            return []
        found: list[dict[str, object]] = []
        for number, part in enumerate(value, 1):
            if isinstance(part, dict):
                found.append(part)
            else:
                self.object_to(f"{field}[{number}]", f"expected a table, not {shown(part)}")
        return found

    def object_to_unknown(self, table: dict[str, object], fields: tuple[str, ...]) -> None:
        for field in table:
            if field not in fields:
                near = perhaps(field[:LONGEST], list(fields))
                self.object_to(shown(field)[1:-1], f"unknown: expected one of {listed(fields)}{near}")


def one_of(words: tuple[str, ...]) -> str:
    return f"one of {listed(words)}" if len(words) > 1 else listed(words)


def listed(words: tuple[str, ...]) -> str:
    return ", ".join([word or '""' for word in words])


def shown(value: object) -> str:
    """Returns a value of a file, as far as one line can hold it."""
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -LARGEST < value < LARGEST else "a number as large as that"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return "a table" if isinstance(value, dict) else str(value)
