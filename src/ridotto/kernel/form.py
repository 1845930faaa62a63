"""How facts are written down: each kind of fact states its fields and its spelling once, in a form.

`{by:player} announces {mask:mask} at {at:place}` names three fields and the sort of each. The spelling of a fact, its
data, the reader of spellings and the types of the page are all made from that. Sorts are named and not taken from the
types of the fields, because a compiled class keeps no annotations.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from sys import intern
from typing import Any, Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.errors import perhaps
from ridotto.kernel.player import name

Datum = str | int | list[str]  # one field of a fact, as JSON has it

FIELD: Final = re.compile(r"\{(\w+):(\w+)\}")
RESERVED: Final = ("kind", "n", "to", "say")  # a message says these beside the fields
ONE_WORD: Final = r"\S+"


def text_of(answer: Answer) -> str:
    return answer.text


def as_it_is(text: str) -> Datum:
    return text


class Sort:
    """What a field holds: how its values are spelt, which texts spell one, and what such a text is as data."""

    def __init__(
        self,
        name: str,
        spell: Callable[[Any], str] = text_of,
        pattern: str = ONE_WORD,
        read: Callable[[str], Datum] = as_it_is,
        typescript: str = "string",
    ) -> None:
        self.name = name
        self.spell = spell
        self.pattern = pattern
        self.read = read
        self.typescript = typescript


def one_of(name: str, words: list[str]) -> Sort:
    """Returns a sort that has these words and no others."""
    pattern = "|".join([re.escape(word) for word in words])
    return Sort(name, str, pattern, typescript=" | ".join([f'"{word}"' for word in words]))


class Field:
    """A field of a form, and the words between it and the next one."""

    def __init__(self, name: str, sort: Sort, after: str) -> None:
        self.name = name
        self.sort = sort
        self.after = after


class Form:
    """The kind, the fields and the spelling of a class of facts."""

    def __init__(self, kind: str, template: str, sorts: dict[str, Sort]) -> None:
        self.kind = kind
        self.template = template
        parts = FIELD.split(template)  # words, name, sort, words, name, sort, words ...
        self.before = parts[0]
        self.fields = [
            Field(intern(parts[at]), sort_called(kind, parts[at + 1], sorts), parts[at + 2])
            for at in range(1, len(parts), 3)
        ]
        names = [field.name for field in self.fields]
        wrong = [each for each in names if each in RESERVED or names.count(each) > 1]
        if wrong:
            raise ValueError(f"{kind}: expected every field once, and none called {', '.join(RESERVED)}: {wrong[0]}")
        if "{" in "".join(parts[::3]) or "}" in "".join(parts[::3]):
            raise ValueError(f"{kind}: expected fields like {{by:player}} in {template!r}")
        pattern = re.escape(self.before)
        for field in self.fields:
            pattern += f"({field.sort.pattern}){re.escape(field.after)}"
        self.reader = re.compile(pattern)

    def spell(self, fact: object) -> str:
        """Returns the text of a fact of this form."""
        text = self.before
        for field in self.fields:
            spelt = field.sort.spell(getattr(fact, field.name))
            text += spelt + field.after
        return text

    def data(self, fact: object) -> dict[str, Datum]:
        """Returns the kind and the fields of a fact of this form."""
        found: dict[str, Datum] = {"kind": self.kind}
        for field in self.fields:
            found[field.name] = field.sort.read(field.sort.spell(getattr(fact, field.name)))
        return found

    def read(self, text: str) -> dict[str, Datum] | None:
        """Returns the data of the fact that is spelt so; None where this form does not spell so."""
        fitting = self.reader.fullmatch(text)
        if fitting is None:
            return None
        found: dict[str, Datum] = {"kind": self.kind}
        for number, field in enumerate(self.fields, 1):
            found[field.name] = field.sort.read(fitting[number])
        return found


def sort_called(kind: str, name: str, sorts: dict[str, Sort]) -> Sort:
    sort = sorts.get(name)
    if sort is None:
        near = perhaps(name, list(sorts))
        raise ValueError(f"{kind}: unknown sort {name!r}: expected one of {', '.join(sorts)}{near}")
    return sort


class Forms:
    """The forms of all facts that one family of games tells: its own, and those that every game tells alike."""

    def __init__(self, language: str, sorts: list[Sort]) -> None:
        if language in FORMS:
            raise ValueError(f"{language} has its forms already")
        shared = FORMS.get(SHARED)
        self.language = language
        self.sorts: dict[str, Sort] = {} if shared is None else shared.sorts.copy()
        self.shared: list[Form] = [] if shared is None else shared.own
        self.own: list[Form] = []
        for sort in sorts:
            self.sorts[sort.name] = sort
        FORMS[language] = self

    def form(self, kind: str, template: str) -> Form:
        """Adds a form. A family has one for each kind."""
        if kind in [form.kind for form in self.all()]:
            raise ValueError(f"{self.language} has a fact of the kind {kind} already")
        form = Form(kind, template, self.sorts)
        self.own.append(form)
        return form

    def all(self) -> list[Form]:
        return [*self.shared, *self.own]

    def read(self, text: str) -> dict[str, Datum] | None:
        """Returns the data of the fact that is spelt so; None where no kind of fact is, or more than one."""
        found = [data for data in [form.read(text) for form in self.all()] if data is not None]
        return found[0] if len(found) == 1 else None


def forms_of(language: str) -> Forms:
    """Returns the forms of a family; those that all games share where it has none."""
    return FORMS[language if language in FORMS else SHARED]


SHARED: Final = "kernel"
FORMS: Final[dict[str, Forms]] = {}  # by the language of a notation
PLAYERS: Final = Sort("player", name, "[A-Z]|fate|clock|-")
NUMBERS: Final = Sort("number", str, r"-?\d+", int, "number")
WORDS: Final = Sort("words", str, ".+")
ANSWERS: Final = Sort("answer")
SHARED_FORMS: Final = Forms(SHARED, [PLAYERS, NUMBERS, WORDS, ANSWERS])
