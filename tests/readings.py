"""The forms of sentences as the catalogues have them, for tests of grammar and for tests that look for a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from ridotto.words.files import catalogue


class Reading(NamedTuple):
    """A sentence in one of its forms: what was chosen in it, and its text with gaps such as `{PERSON($by) of}`."""

    chosen: dict[str, str]
    text: str

    def gaps(self) -> list[str]:
        """What fills it, each once, whatever form of it is asked for."""
        found = [re.sub(r"(?<=\)) \w+$", "", gap) for gap in re.findall(r"\{([^{}<]*)\}", self.text)]
        return list(dict.fromkeys(found))


@cache
def messages(language: str) -> dict[str, Any]:
    return dict(catalogue(language).messages)


def like(key: str, language: str = "en", **filled: object) -> re.Pattern[str]:
    """Matches a sentence of the catalogue in any of its forms; a gap that is not filled here matches any text.

    Blanks and apostrophes may stand as they are typed, the first letter may be a capital. `pattern` is one group.
    """
    texts = [reading.text for reading in readings(messages(language)[key])]
    forms = {regular(text, filled) for text in texts if re.search(r"\w", re.sub(r"\{[^{}]*\}", "", text))}
    return re.compile(f"(?:{'|'.join(sorted(forms, key=lambda form: (-len(form), form)))})")


def regular(text: str, filled: dict[str, object]) -> str:
    found = ""
    for number, part in enumerate(re.split(r"\{([^{}]*)\}", text)):
        if number % 2:
            values = [str(filled[name]) for name in re.findall(r"\$(\w+)", part) if name in filled]
            found += re.escape(values[0]) if values else ".*?"
        else:
            found += re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(part)).replace("’", "[’']")
    return f"(?i:{found[0]}){found[1:]}" if found[:1].isalpha() else found


def spelt(part: list[Any]) -> str:
    match part:
        case ["$", name]:
            return f"${name}"
        case ["f", name, positional, named]:
            form = "".join([f" {value}" for value in named.values()])
            return f"{name}({', '.join(map(spelt, positional))}){form}"
        case ["m", key]:
            return f"<{key}>"
        case _:
            return str(part[1])


def readings(pattern: Any, chosen: dict[str, str] | None = None) -> Iterator[Reading]:
    """Yields every form of a pattern; where it chooses by the same thing twice, it chooses the same."""
    found = [Reading(chosen or {}, "")]
    for part in [pattern] if isinstance(pattern, str) else pattern:
        found = [more for so_far in found for more in continued(so_far, part)]
    yield from found


def continued(so_far: Reading, part: str | list[Any]) -> Iterator[Reading]:
    chosen, text = so_far
    if isinstance(part, str):
        yield Reading(chosen, text + part)
    elif part[0] == "s":
        selector, forms = spelt(part[1]), part[2]
        for form in [chosen[selector]] if chosen.get(selector) in forms else forms:
            for reading in readings(forms[form], {**chosen, selector: form}):
                yield Reading(reading.chosen, text + reading.text)
    else:
        yield Reading(chosen, text + (str(part[1]) if part[0] == "=" else f"{{{spelt(part)}}}"))


@cache
def all_readings(language: str) -> list[tuple[str, Reading]]:
    return [(key, reading) for key, pattern in messages(language).items() for reading in readings(pattern)]
