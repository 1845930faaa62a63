"""A catalogue of sentences in one language, as `tools/words.py` compiled it, and how a sentence is filled in.

A pattern is a text, or a list of texts and parts. A part is a list that begins with a letter:

    ["$", name]                              an argument
    ["f", name, positional, named]           a function of the reader
    ["m", key]                               another sentence, filled with the same arguments
    ["s", selector, {form: pattern}, usual]  one of several, chosen by an argument or a function
    ["=", value]                             a text or a number as it stands
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Value = str | int
Args = Mapping[str, Value]
Call = Callable[[str, list[Value], dict[str, Value]], Value]  # the name of a function and what it is given

PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "en": lambda n: "one" if abs(n) == 1 else "other",
    "fr": lambda n: "one" if abs(n) < 2 else "other",
}


class Catalogue:
    """The sentences of one language by their keys; the forms of one thing are called `key.form`."""

    def __init__(self, language: str, messages: Mapping[str, Any]) -> None:
        self.language = language
        self.messages = messages
        self.plural = PLURALS[language]

    def with_messages(self, messages: Mapping[str, Any]) -> Catalogue:
        """Returns the same catalogue with more sentences."""
        return Catalogue(self.language, {**self.messages, **messages})

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def fill(self, key: str, args: Args, call: Call) -> str:
        """Returns a sentence with its gaps filled; the functions in it are called through `call`."""
        return self.text(self.messages[key], args, call)

    def text(self, pattern: Any, args: Args, call: Call) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join([part if isinstance(part, str) else str(self.value(part, args, call)) for part in pattern])

    def value(self, part: list[Any], args: Args, call: Call) -> Value:
        match part:
            case ["$", name]:
                return args[name]
            case ["f", name, positional, named]:
                return call(name, [self.value(each, args, call) for each in positional], named)
            case ["s", selector, forms, usual]:
                return self.text(forms[self.form(self.value(selector, args, call), forms, usual)], args, call)
            case ["m", key]:
                return self.fill(key, args, call)
            case _:
                literal: Value = part[1]
                return literal

    def form(self, chosen: Value, forms: Mapping[str, Any], usual: str) -> str:
        """Returns which form is chosen: the value itself, the plural of a number, or the usual one.

        A text is no number, though it may look like one: it chooses none of the forms for numbers.
        """
        if isinstance(chosen, int):
            number = str(chosen)
            form = number if number in forms else self.plural(chosen)
        else:
            form = usual if chosen.isdigit() else chosen
        return form if form in forms else usual
