"""Reads a record from its text, or refuses it: all that was cut, changed or added is noticed, and where."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ridotto.kernel import SPECTATOR, Player, RecordRefused, name, read_told_line
from ridotto.replay.folders import NOWHERE, Folders
from ridotto.replay.landmarks import UNFINISHED, result_told
from ridotto.replay.record import (
    FORMATS,
    LONGEST_LINE,
    Record,
    digest,
    fits_in_a_line,
    is_of_other_rules,
    log_in,
    replay_record,
    shown,
)

MOST_BYTES: Final = 10_000_000
LONGEST_ANSWER: Final = 80


def text_of(raw: bytes) -> str:
    """Returns what a file says, if it is text at all."""
    if len(raw) > MOST_BYTES:
        raise RecordRefused(1, f"longer than {MOST_BYTES} bytes: no match is")
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise RecordRefused(line, f"byte {raw[problem.start]:#04x} is not UTF-8: this is not a text") from None


def read_record(text: str, folders: Folders = NOWHERE) -> Record:
    """Returns the record that a text tells, after checking that it is whole and keeps to the rules.

    Files that it names, such as packs of cards, are opened in these folders and nowhere else.
    """
    if len(text) > MOST_BYTES:
        raise RecordRefused(1, f"longer than {MOST_BYTES} characters: no match is")
    text = text.replace("\r\n", "\n")
    record = replace(Reading(text).record(), folders=folders)
    if is_of_other_rules(record):
        check_told(record)
    else:
        replay_record(record)
    above, _, sealed = text.rpartition("sha256: ")
    if sealed != f"{digest(above)}\n":
        raise RecordRefused(text.count("\n"), "the lines above have another SHA-256: something in them was changed")
    return record


def check_told(record: Record) -> None:
    """Checks what can be checked where the rules are not known: that the end is the one that was told."""
    if record.told is None:
        return
    result = result_told([told.fact for told in log_in(record) if told.is_for(SPECTATOR)])
    if record.result != result:
        raise RecordRefused(record.line("result"), f"by what was told it is {result!r}, not {record.result!r}")


class Reading:
    """The lines of a text, and how far they are read."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.found: dict[str, int] = {}

    def record(self) -> Record:
        self.check_both_ends()
        kept = self.value_of("ridotto-record", "[12]", "1 or 2") == "2"
        game = self.value_of("game", ".+", "its id")
        rules = int(self.value_of("rules", "[0-9]{1,9}", "the version of its rules"))
        players = int(self.value_of("players", "[0-9]{1,2}", "their number"))
        joined = self.joined()
        names = self.names(players + joined)
        options = self.options()
        commitment = self.commitment()
        self.blank("the answers")
        answers, answer_lines = self.answers()
        self.blank("the closing lines")
        count = int(self.value_of("answers", "[0-9]{1,9}", "their number"))
        if count != len(answers):
            raise self.refusal(f"{len(answers)} answers stand above", self.at - 1)
        result = self.value_of("result", ".+", f"its end or {UNFINISHED!r}")
        seed = self.seed(commitment)
        told, first_told_line = self.read_told() if kept else (None, 0)
        if self.at != len(self.lines) - 2:
            raise self.refusal(f"expected the last line, `sha256: …`, found {shown(self.here())}")
        return Record(
            *(game, rules, players, names, options, commitment, answers, result, seed),
            joined=joined,
            told=told,
            lines=self.found,
            answer_lines=answer_lines,
            first_told_line=first_told_line,
        )

    def check_both_ends(self) -> None:
        """Refuses a foreign file, and half a record, before anything is made of the rest."""
        if self.lines == [""]:
            raise RecordRefused(1, "the file is empty")
        first = self.lines[0]
        if not first.startswith("ridotto-record: "):
            raise RecordRefused(1, f"not a record of Ridotto: expected `{FORMATS[-1]}`, found {shown(first)}")
        last = max(len(self.lines) - 2, 0)
        if self.lines[-1] or not re.fullmatch("sha256: [0-9a-f]{64}", self.lines[last]):
            problem = "the end is missing, or something was added: expected a last line of `sha256: ` and 64 digits"
            raise RecordRefused(len(self.lines) if self.lines[-1] else last + 1, problem)

    def joined(self) -> int:
        """Returns how many sat down in the middle; without a line about it, nobody did."""
        if not self.here().startswith("joined: "):
            return 0
        return int(self.value_of("joined", "[1-9][0-9]?", "how many sat down in the middle"))

    def names(self, players: int) -> tuple[str, ...]:
        names: list[str] = []
        while self.here().startswith("player ") and len(names) <= players:
            key = f"player {name(Player(len(names)))}"
            called = self.value_of(key, ".+", "a name")
            if not fits_in_a_line(called):
                raise self.refusal(f"{shown(called)} is not a name that fits in a line", self.at - 1)
            names.append(called)
        if names and len(names) != players:
            raise self.refusal(f"{len(names)} names for {players} players")
        return tuple(names)

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self.here().startswith("option "):
            key = self.here().partition(":")[0]
            if key in self.found:
                raise self.refusal(f"{shown(key)} stands in line {self.found[key]} already")
            options[key.removeprefix("option ")] = self.value_of(key, ".+", "a value")
        return options

    def commitment(self) -> str | None:
        if not self.here().startswith("fate: "):
            return None
        value = self.value_of("fate", "committed [0-9a-f]{64}", "`committed` and 64 digits")
        return value.removeprefix("committed ")

    def seed(self, commitment: str | None) -> bytes | None:
        if not self.here().startswith("seed: "):
            return None
        if commitment is None:
            raise self.refusal("a seed is told only where it was committed before")
        return bytes.fromhex(self.value_of("seed", "[0-9a-f]{64}", "64 digits"))

    def answers(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        answers: list[str] = []
        lines: list[int] = []
        while self.here() and not self.here().startswith("answers: "):
            for answer in self.here().split():
                if len(answer) > LONGEST_ANSWER:
                    raise self.refusal(f"answer {len(answers) + 1} is {shown(answer)}: no answer is that long")
                answers.append(answer)
                lines.append(self.at + 1)
            self.at += 1
        return tuple(answers), tuple(lines)

    def read_told(self) -> tuple[tuple[str, ...], int]:
        """Returns the lines, and where the first of them stands."""
        self.blank("what was told")
        first, lines = self.at + 1, list[str]()
        while self.here():
            line = self.here()
            if len(line) > LONGEST_LINE or read_told_line(line) is None:
                raise self.refusal(f"expected the ears that were told, a blank and a fact, found {shown(line)}")
            lines.append(line)
            self.at += 1
        self.blank("the last line")
        return tuple(lines), first

    def here(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def value_of(self, key: str, pattern: str, expected: str) -> str:
        """Returns what stands after this key, which has to be here."""
        line = self.here()
        value = line.removeprefix(f"{key}: ")
        if value == line or len(line) > LONGEST_LINE or not re.fullmatch(pattern, value):
            raise self.refusal(f"expected `{key}: ` and {expected}, found {shown(line)}")
        self.at += 1
        self.found[key] = self.at
        return value

    def blank(self, before: str) -> None:
        if self.here():
            raise self.refusal(f"expected an empty line before {before}, found {shown(self.here())}")
        self.at += 1

    def refusal(self, problem: str, at: int | None = None) -> RecordRefused:
        return RecordRefused((self.at if at is None else at) + 1, problem)
