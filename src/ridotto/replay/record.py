"""A record: all that was agreed and every answer, as a text that replays to the same match.

docs/records.md describes the text. Whoever replays an answer that cannot be is told in which line it stands, what was
asked there and what was expected.
"""

from __future__ import annotations

import hashlib
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
    TurnBegan,
    UnknownGame,
    first_players,
    name,
    named,
)
from ridotto.replay.landmarks import result_of
from ridotto.replay.refusal import explained

FIRST_LINE: Final = "ridotto-record: 1"
LONGEST_LINE: Final = 1000
WIDTH: Final = 100  # of a line of answers
LATE: Final = "!"
JOINERS: Final = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of many names and of most emoji


@dataclass(frozen=True)
class Record:
    """What `read` and `record_of` make and `write` writes: plain words, as they stand in the file."""

    game: str
    rules: int
    players: int  # who sat down at first
    names: tuple[str, ...]  # none, or one a player, joined ones too
    options: dict[str, str]  # where the host did not leave it at the default
    commitment: str | None  # what was told of Fate's seed before the first deal
    answers: tuple[str, ...]  # fate:King A:swap D:pass!
    result: str
    seed: bytes | None  # told after the end
    joined: int = 0  # how many sat down in the middle
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where each key stands
    answer_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def line(self, key: str) -> int:
        """Where it stands in the file that was read; 0 where nothing was."""
        return self.lines.get(key, 0)

    def line_of_answer(self, number: int) -> int:
        return self.answer_lines[number] if number < len(self.answer_lines) else 0

    def people(self) -> list[str]:
        """What the players are called, in the order of their letters."""
        return list(self.names) or [name(player) for player in first_players(self.players + self.joined)]


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
        joined=len(match.seated) - setup.players,
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
    joined = len(match.seated) - record.players
    if record.joined != joined:
        line = record.line("joined") or record.line("players")
        raise RecordRefused(line, f"by the answers {joined} joined in the middle, not {record.joined}")
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
        problem = objection(record, game, match, player, what)
    if problem:
        raise RecordRefused(record.line_of_answer(number), f"answer {number + 1} is {shown(text)}: {problem}")


def objection(record: Record, game: Game, match: Match, player: Player, what: str) -> str:
    """Why a player cannot say this now; empty when they can, and then they have."""
    try:
        answer = game.notation.read(what.removesuffix(LATE))
    except NotInTheNotation as refusal:
        return f"{refusal}; {awaited(match)}"
    try:
        if what.endswith(LATE):
            match.answer_late(player, answer)
        else:
            match.answer(player, answer)
    except MatchOver:
        return f"the match was over before ({result_of(match)})"
    except AnswerRefused as refusal:
        asked = match.question_to(player)
        why = explained(refusal, game, setup_of(record), match, player, answer, record.people())
        return f"{name(player)} is asked {asked.name() if asked else 'nothing'}, and {why}"
    except NotYourQuestion as refusal:
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
    if record.joined:
        yield f"joined: {record.joined}"
    if record.names and len(record.names) != record.players + record.joined:
        raise ValueError(f"{len(record.names)} names for {record.players + record.joined} players")
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
        if line and any(isinstance(fact, TurnBegan) for fact in news):
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
    return 0 < len(text) < LONGEST_LINE // 2 and text == text.strip() and can_be_printed(text)


def can_be_printed(text: str) -> bool:
    return text.translate(JOINERS).isprintable()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def shown(text: str) -> str:
    """A piece of a file that nobody vouches for, fit to be shown."""
    return repr(text if len(text) <= 60 else f"{text[:60]}…")
