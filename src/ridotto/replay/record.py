"""A record: all that was agreed and every answer, as a text that replays to the same match.

docs/records.md describes the text. It is read strictly: whatever was cut, changed or added is noticed, and a refusal
says in which line, at which answer, what was asked there and what was expected.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ridotto.games import game_called
from ridotto.kernel import (
    SPECTATOR,
    AnswerRefused,
    Game,
    Given,
    Match,
    MatchOver,
    NotInTheNotation,
    NotYourQuestion,
    Player,
    RecordRefused,
    Setup,
    SetupRefused,
    UnknownGame,
    name,
    named,
)
from ridotto.replay.landmarks import UNFINISHED, begins_turn, result_of

FORMAT: Final = "1"
FIRST_LINE: Final = f"ridotto-record: {FORMAT}"
MOST_BYTES: Final = 10_000_000
LONGEST_LINE: Final = 1000
LONGEST_ANSWER: Final = 80
WIDTH: Final = 100  # of a line of answers
LATE: Final = "!"
JOINERS: Final = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of many names and of most emoji


@dataclass(frozen=True)
class Record:
    """What `read` and `record_of` make and `write` writes: plain words, as they stand in the file."""

    game: str
    rules: int
    players: int
    names: tuple[str, ...]  # none, or one a player
    options: dict[str, str]  # where the host did not leave it at the default
    commitment: str | None  # what was told of Fate's seed before the first deal
    answers: tuple[str, ...]  # fate:King A:swap D:pass!
    result: str
    seed: bytes | None  # told after the end
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where each key stands
    answer_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def line(self, key: str) -> int:
        """Where it stands in the file that was read; 0 where nothing was."""
        return self.lines.get(key, 0)

    def line_of_answer(self, number: int) -> int:
        return self.answer_lines[number] if number < len(self.answer_lines) else 0

    def people(self) -> list[str]:
        """What the players are called, in the order of their letters."""
        return list(self.names) or [name(Player(number)) for number in range(self.players)]


# ---- From a match to a record, and back.


def record_of(
    game: Game,
    setup: Setup,
    match: Match,
    names: Sequence[str] = (),
    commitment: str | None = None,
    seed: bytes | None = None,
) -> Record:
    """The record of a match that was played from its opening. It holds every secret: see docs/records.md."""
    if seed is not None and not match.over():
        raise ValueError("the seed is told after the end")
    wishes = setup.spelt()
    record = Record(
        game=game.id,
        rules=game.rules_version,
        players=setup.players,
        names=tuple(names),
        options={o.name: wishes[o.name] for o in game.host_options() if wishes.get(o.name, o.default) != o.default},
        commitment=commitment,
        answers=tuple(spelt(given) for given in match.record),
        result=result_of(match),
        seed=seed,
    )
    if replayed(record).position() != match.position():
        raise ValueError("the answers of this match do not lead to it: was it placed in the middle, or deaf?")
    return record


def spelt(given: Given) -> str:
    return f"{name(given.player)}:{given.answer.text}{LATE if given.late else ''}"


def replayed(record: Record) -> Match:
    """The match that a record tells of, at its last answer."""
    *_, match = moments(record)
    if record.result != result_of(match):
        raise RecordRefused(record.line("result"), f"the answers lead to {result_of(match)!r}, not {record.result!r}")
    return match


def moments(record: Record) -> Iterator[Match]:
    """The match before each answer, and after the last: one match, which goes on between the steps."""
    game = game_of(record)
    match = game.opened(setup_of(record))
    for number in range(len(record.answers)):
        yield match
        follow(record, game, match, number)
    yield match


def game_of(record: Record) -> Game:
    try:
        game = game_called(record.game)
    except UnknownGame as problem:
        raise RecordRefused(record.line("game"), str(problem)) from None
    if record.rules != game.rules_version:
        found = f"played by version {record.rules} of the rules of {game.id}, this house plays {game.rules_version}"
        raise RecordRefused(record.line("rules"), found)
    return game


def setup_of(record: Record) -> Setup:
    try:
        return game_of(record).agreed(record.players, record.options)
    except SetupRefused as refusal:
        blamed = [f"option {option}" for option in record.options if option in refusal.problems[0]]
        line = record.line(blamed[0] if blamed else "players")
        raise RecordRefused(line, f"the table cannot be set like this: {refusal}") from None


def follow(record: Record, game: Game, match: Match, number: int) -> None:
    """Give one answer of a record, or say what is wrong with it."""
    text = record.answers[number]
    who, _, what = text.partition(":")
    player = named(who)
    if player is None or not what:
        problem = f"expected a player, a colon and an answer; {awaited(match)}"
    else:
        problem = objection(game, match, player, what)
    if problem:
        raise RecordRefused(record.line_of_answer(number), f"answer {number + 1} is {shown(text)}: {problem}")


def objection(game: Game, match: Match, player: Player, what: str) -> str:
    """Why a player cannot say this now; empty when they can, and then they have."""
    try:
        answer = game.notation.read(what.removesuffix(LATE))
        if what.endswith(LATE):
            match.answer_late(player, answer)
        else:
            match.answer(player, answer)
    except MatchOver:
        return f"the match was over before ({result_of(match)})"
    except AnswerRefused as refusal:
        asked = match.question_to(player)
        return f"{name(player)} is asked {asked.name() if asked else 'nothing'}, and {refusal}"
    except (NotYourQuestion, NotInTheNotation) as refusal:
        return f"{refusal}; {awaited(match)}"
    return ""


def awaited(match: Match) -> str:
    """What is asked, for whoever wonders what should stand here."""
    if match.over():
        return f"the match is over ({result_of(match)})"
    expected = []
    for question in match.asked():
        options = " ".join(option.text for option in match.options(question))
        expected.append(f"{name(question.player)} is asked {question.name()}, one of: {options}")
    return "; ".join(expected)


# ---- From a record to its text.


def write(record: Record) -> str:
    text = "".join(f"{line}\n" for line in [*heading(record), "", *turns(record), "", *closing(record)])
    return f"{text}sha256: {digest(text)}\n"


def heading(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    yield f"players: {record.players}"
    if record.names and len(record.names) != record.players:
        raise ValueError(f"{len(record.names)} names for {record.players} players")
    for number, called in enumerate(record.names):
        yield f"player {name(Player(number))}: {in_a_line(called)}"
    for option, value in record.options.items():
        yield f"option {option}: {in_a_line(value)}"
    if record.commitment is not None:
        yield f"fate: committed {record.commitment}"


def turns(record: Record) -> Iterator[str]:
    """A line a turn, where the game has turns; a long one goes on below, set in."""
    line, heard = "", 0
    for match, text in zip(moments(record), record.answers, strict=False):
        news = [told.fact for told in match.log[heard:] if told.reached(SPECTATOR)]
        heard = len(match.log)
        if line and any(begins_turn(fact) for fact in news):
            yield line
            line = text
        elif len(line) + 1 + len(text) > WIDTH:
            yield line
            line = f"  {text}"
        else:
            line = f"{line} {text}" if line else text
    if line:
        yield line


def closing(record: Record) -> Iterator[str]:
    yield f"answers: {len(record.answers)}"
    yield f"result: {record.result}"
    if record.seed is not None:
        yield f"seed: {record.seed.hex()}"


def in_a_line(text: str) -> str:
    if not fits_in_a_line(text):
        raise ValueError(f"{shown(text)} does not fit in a line: expected printable characters, no blanks around them")
    return text


def fits_in_a_line(text: str) -> bool:
    """Whether a name can stand in a record, and on a terminal without taking it over."""
    return 0 < len(text) < LONGEST_LINE // 2 and text == text.strip() and text.translate(JOINERS).isprintable()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


# ---- From a text to a record.


def text_of(raw: bytes) -> str:
    """What a file says, if it is text at all."""
    if len(raw) > MOST_BYTES:
        raise RecordRefused(1, f"longer than {MOST_BYTES} bytes: no match is")
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise RecordRefused(line, f"byte {raw[problem.start]:#04x} is not UTF-8: this is not a text") from None


def read(text: str) -> Record:
    """The record that a text tells, after checking that it is whole and keeps to the rules."""
    if len(text) > MOST_BYTES:
        raise RecordRefused(1, f"longer than {MOST_BYTES} characters: no match is")
    text = text.replace("\r\n", "\n")
    record = Reading(text).record()
    replayed(record)
    above, _, sealed = text.rpartition("sha256: ")
    if sealed != f"{digest(above)}\n":
        raise RecordRefused(text.count("\n"), "the lines above have another SHA-256: something in them was changed")
    return record


class Reading:
    """The lines of a text, and how far they are read."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.found: dict[str, int] = {}

    def record(self) -> Record:
        self.check_both_ends()
        self.value_of("ridotto-record", re.escape(FORMAT), FORMAT)
        game = self.value_of("game", ".+", "its id")
        rules = int(self.value_of("rules", "[0-9]{1,9}", "the version of its rules"))
        players = int(self.value_of("players", "[0-9]{1,2}", "their number"))
        names = self.names(players)
        options = self.options()
        commitment = self.commitment()
        self.blank("the answers")
        answers, answer_lines = self.answers()
        self.blank("the closing lines")
        count = int(self.value_of("answers", "[0-9]{1,9}", "their number"))
        if count != len(answers):
            raise self.refusal(f"{len(answers)} answers stand above", self.at - 1)
        result = self.value_of("result", ".+", f"its end or {UNFINISHED!r}")
        seed = self.seed(result, commitment)
        if self.at != len(self.lines) - 2:
            raise self.refusal(f"expected the last line, `sha256: …`, found {shown(self.here())}")
        return Record(game, rules, players, names, options, commitment, answers, result, seed, self.found, answer_lines)

    def check_both_ends(self) -> None:
        """A foreign file is called one, and half a record too, before anything is made of the rest."""
        if self.lines == [""]:
            raise RecordRefused(1, "the file is empty")
        first = self.lines[0]
        if not first.startswith("ridotto-record: "):
            raise RecordRefused(1, f"not a record of Ridotto: expected `{FIRST_LINE}`, found {shown(first)}")
        last = max(len(self.lines) - 2, 0)
        if self.lines[-1] or not re.fullmatch("sha256: [0-9a-f]{64}", self.lines[last]):
            problem = "the end is missing, or something was added: expected a last line of `sha256: ` and 64 digits"
            raise RecordRefused(len(self.lines) if self.lines[-1] else last + 1, problem)

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

    def seed(self, result: str, commitment: str | None) -> bytes | None:
        if not self.here().startswith("seed: "):
            return None
        if commitment is None or result == UNFINISHED:
            raise self.refusal("a seed is told only after the end, and only where it was committed before")
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

    def here(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def value_of(self, key: str, pattern: str, expected: str) -> str:
        """What stands after this key, which has to be here."""
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


def shown(text: str) -> str:
    """A piece of a file that nobody vouches for, fit to be shown."""
    return repr(text if len(text) <= 60 else f"{text[:60]}…")
