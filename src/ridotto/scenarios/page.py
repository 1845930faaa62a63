"""The lines of a scenario file: which line says what."""

from __future__ import annotations

import re
from typing import Final

from ridotto.kernel import ScenarioRefused

HEAD: Final = re.compile(r"\s*\[\[\s*scenario\s*\]\]")
LONG_QUOTE: Final = re.compile("\"\"\"|'''")
AT: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


class ScenarioPage:
    """The lines of one scenario, and those before the first one, which speak for all."""

    def __init__(self, lines: list[str], own: range, common: range) -> None:
        self.lines = lines
        self.line = own.start
        self.own = own
        self.common = common

    def line_of(self, key: str) -> int | None:
        """Returns the line where a key is set, if that can be seen. `position.coins` is that key of that table."""
        key_set = re.compile(rf"""(?:^|[\s{{,.\[])["']?{re.escape(key)}["']?\s*[=.\]]""")
        for lines in (self.own, self.common):
            for line in lines:
                if key_set.search(self.lines[line - 1]):
                    return line
        return None

    def refusal(self, keys: str | list[str], problem: str) -> ScenarioRefused:
        """Returns a refusal at the first of these keys that is set, or where the scenario begins."""
        for key in [keys] if isinstance(keys, str) else keys:
            line = self.line_of(key)
            if line is not None:
                return ScenarioRefused(line, problem)
        return ScenarioRefused(self.line, problem)


def pages_of(text: str, count: int) -> list[ScenarioPage]:
    """Returns one page for each of so many scenarios."""
    lines = text.split("\n")
    heads = heads_in(lines)
    if len(heads) != count:  # written in one of TOML's ways that we do not look for
        return [ScenarioPage(lines, range(1, len(lines) + 1), range(0)) for _ in range(count)]
    ends = [*heads[1:], len(lines) + 1]
    return [ScenarioPage(lines, range(head, end), range(1, heads[0])) for head, end in zip(heads, ends, strict=True)]


def heads_in(lines: list[str]) -> list[int]:
    """Returns the lines that begin a scenario, unless they are part of a text that runs over several."""
    found = []
    quote = ""
    for number, line in enumerate(lines, 1):
        if not quote and HEAD.match(line):
            found.append(number)
        for mark in LONG_QUOTE.findall(line):
            quote = mark if not quote else "" if mark == quote else quote
    return found


def not_toml(text: str, problem: ValueError) -> ScenarioRefused:
    """Returns what the TOML reader says as a refusal, with its line where ours belongs."""
    said = str(problem)
    at = AT.search(said)
    line = int(at[1]) if at and at[1] else len(text.splitlines())
    return ScenarioRefused(line, f"this is not TOML: {AT.sub('', said)}")
