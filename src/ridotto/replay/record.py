"""A record: all that was agreed, every answer and all that was told, as a text that replays to the same match.

docs/records.md describes the text. An answer that cannot be replayed is refused with its line, what was asked there and
what was expected.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Final

from ridotto.games import game_called
from ridotto.kernel import (
    SPECTATOR,
    AnswerRefused,
    Game,
    Match,
    MatchOver,
    NotInTheNotation,
    NotYourQuestion,
    Player,
    RecordRefused,
    Setup,
    SetupRefused,
    Told,
    TurnBegan,
    UnknownGame,
    first_players,
    name,
    player_named,
    read_told_line,
    told_lines,
)
from ridotto.replay.folders import Folders
from ridotto.replay.landmarks import result_of
from ridotto.replay.refusal import explain_refusal
from ridotto.words.files import catalogue

FORMATS: Final = ("ridotto-record: 1", "ridotto-record: 2")  # without what was told, and with it
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
    seed: bytes | None  # told after the end, or when a game was closed before it
    joined: int = 0  # how many sat down in the middle
    told: tuple[str, ...] | None = None  # lines of kernel/told_line.py; None: written before they were kept
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where each key stands
    answer_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    first_told_line: int = field(default=0, compare=False, repr=False)
    folders: Folders | None = field(default=None, compare=False, repr=False)  # None: made here, of what a host chose

    def line(self, key: str) -> int:
        """Returns the line where it stands in the file that was read; 0 where nothing was read."""
        return self.lines.get(key, 0)

    def line_of_answer(self, number: int) -> int:
        return self.answer_lines[number] if number < len(self.answer_lines) else 0

    def line_of_told(self, number: int) -> int:
        return self.first_told_line + number if self.first_told_line else 0

    def people(self) -> list[str]:
        """Returns the players' names, in the order of their letters."""
        return list(self.names) or [name(player) for player in first_players(self.players + self.joined)]


# ---- From a match to a record, and back.


def record_of(
    game: Game,
    setup: Setup,
    match: Match,
    names: Sequence[str] = (),
    commitment: str | None = None,
    seed: bytes | None = None,
    *,
    closed: bool = False,
) -> Record:
    """Returns the record of a match that was played from its opening. It holds every secret: see docs/records.md.

    `closed` says that nobody will play on, though the match is not over: then the seed may be told, too.
    """
    if seed is not None and not match.over() and not closed:
        raise ValueError("the seed is told after the end")
    record = Record(
        game=game.id,
        rules=game.rules_version,
        players=setup.players,
        names=tuple(names),
        options=options_chosen(game, setup),
        commitment=commitment,
        answers=tuple(answer_spelt(given.player, given.answer.text, given.late) for given in match.record),
        result=result_of(match),
        seed=seed,
        joined=len(match.seated) - setup.players,
    )
    again, told = replay_record(record), told_lines(match.log)
    if again.position() != match.position() or told_lines(again.log) != told:
        raise ValueError("the answers of this match do not lead to it: was it placed in the middle, or deaf?")
    return replace(record, told=tuple(told))


def options_chosen(game: Game, setup: Setup) -> dict[str, str]:
    """Returns what the host chose, where it is not the default."""
    wishes = setup.chosen_options()
    return {o.name: wishes[o.name] for o in game.host_options() if wishes.get(o.name, o.default) != o.default}


def answer_spelt(player: Player, answer: str, late: bool) -> str:
    return f"{name(player)}:{answer}{LATE if late else ''}"


def replay_record(record: Record) -> Match:
    """Returns the match that a record tells of, at its last answer."""
    *_, match = moments(record)
    if record.result != result_of(match):
        raise RecordRefused(record.line("result"), f"the answers lead to {result_of(match)!r}, not {record.result!r}")
    joined = len(match.seated) - record.players
    if record.joined != joined:
        line = record.line("joined") or record.line("players")
        raise RecordRefused(line, f"by the answers {joined} joined in the middle, not {record.joined}")
    compare_told(record, match)
    return match


def compare_told(record: Record, match: Match) -> None:
    """Refuses a record that says people were told something else than its answers tell."""
    if record.told is None:
        return
    again = told_lines(match.log)
    for number, (line, expected) in enumerate(zip_longest(record.told, again)):
        if line != expected:
            found = "nothing more was told" if line is None else f"{shown(line)} was told"
            follows = "nothing more" if expected is None else shown(expected)
            raise RecordRefused(record.line_of_told(number), f"{found}, but by the answers {follows}")


def log_in(record: Record) -> list[Told]:
    """Returns all that was told, as far as a record of any rules says it."""
    read = [read_told_line(line) for line in record.told or ()]
    return [told for told in read if told is not None]


def is_of_other_rules(record: Record) -> bool:
    """True when it was played by another version of the rules than this one: then it cannot be replayed, only told."""
    return record.rules != game_named(record).rules_version


def moments(record: Record) -> Iterator[Match]:
    """Yields the match before each answer, and after the last: one match, which goes on between the steps."""
    game = game_of(record)
    match = game.start(setup_of(record))
    for number in range(len(record.answers)):
        yield match
        follow(record, game, match, number)
    yield match


def game_named(record: Record) -> Game:
    try:
        return game_called(record.game)
    except UnknownGame as problem:
        raise RecordRefused(record.line("game"), str(problem)) from None


def game_of(record: Record) -> Game:
    """Returns the game by whose rules it was played, if they are those of this house."""
    game = game_named(record)
    if record.rules != game.rules_version:
        found = f"played by version {record.rules} of the rules of {game.id}, this house plays {game.rules_version}"
        raise RecordRefused(record.line("rules"), found)
    return game


def setup_of(record: Record) -> Setup:
    try:
        game = game_of(record)
        options = record.options if record.folders is None else record.folders.options(game, record.options)
        return game.set_up(record.players, options)
    except SetupRefused as refusal:
        blamed = [f"option {option}" for option in record.options if option in refusal.problems[0]]
        line = record.line(blamed[0] if blamed else "players")
        raise RecordRefused(line, f"the table cannot be set like this: {refusal}") from None


def follow(record: Record, game: Game, match: Match, number: int) -> None:
    """Gives one answer of a record, or says what is wrong with it."""
    text = record.answers[number]
    who, _, what = text.partition(":")
    player = player_named(who)
    if player is None or not what:
        problem = f"expected a player, a colon and an answer; {what_is_asked(match)}"
    else:
        problem = objection(record, game, match, player, what)
    if problem:
        raise RecordRefused(record.line_of_answer(number), f"answer {number + 1} is {shown(text)}: {problem}")


def objection(record: Record, game: Game, match: Match, player: Player, what: str) -> str:
    """Gives a player's answer; returns why it is refused, empty when it is not."""
    try:
        answer = game.notation.read(what.removesuffix(LATE))
    except NotInTheNotation as refusal:
        return f"{refusal}; {what_is_asked(match)}"
    try:
        if what.endswith(LATE):
            match.answer_late(player, answer)
        else:
            match.answer(player, answer)
    except MatchOver:
        return f"the match was over before ({result_of(match)})"
    except AnswerRefused as refusal:
        asked = match.question_to(player)
        setup, ear = setup_of(record), player if player in match.seated else SPECTATOR
        view = game.seen_by(ear, setup, match)
        reader = game.reader(setup, catalogue("en"), record.people(), None, view)
        why = explain_refusal(refusal, match, player, answer, reader)
        return f"{name(player)} is asked {asked.name() if asked else 'nothing'}, and {why}"
    except NotYourQuestion as refusal:
        return f"{refusal}; {what_is_asked(match)}"
    return ""


def what_is_asked(match: Match) -> str:
    """Returns what is asked at this point, and which answers are expected."""
    if match.over():
        return f"the match is over ({result_of(match)})"
    expected = []
    for question in match.open_questions():
        options = " ".join(option.text for option in match.options(question))
        expected.append(f"{name(question.player)} is asked {question.name()}, one of: {options}")
    return "; ".join(expected)


# ---- From a record to its text.


def write(record: Record) -> str:
    told = [] if record.told is None else ["", *[in_a_line(line) for line in record.told], ""]
    text = "".join(f"{line}\n" for line in [*heading(record), "", *turns(record), "", *closing(record), *told])
    return f"{text}sha256: {digest(text)}\n"


def heading(record: Record) -> Iterator[str]:
    yield FORMATS[0 if record.told is None else 1]
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
    """Yields a line a turn, where the game has turns and today's rules know them; a long one goes on below, set in."""
    line = ""
    for begins, text in zip(begin_turns(record), record.answers, strict=True):
        if line and begins:
            yield line
            line = text
        elif len(line) + 1 + len(text) > WIDTH:
            yield line
            line = f"  {text}"
        else:
            line = f"{line} {text}" if line else text
    if line:
        yield line


def begin_turns(record: Record) -> list[bool]:
    """Says for each answer whether a turn has begun since the answer before; no, where other rules were played by."""
    found: list[bool] = []
    heard = 0
    try:
        for match in moments(record):
            news = [told.fact for told in match.log[heard:] if told.is_for(SPECTATOR)]
            heard = len(match.log)
            found.append(any(isinstance(fact, TurnBegan) for fact in news))
    except RecordRefused:
        return [False] * len(record.answers)
    return found[:-1]  # after the last answer nobody answers


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
    """True when a name can stand in a record, and on a terminal without taking it over."""
    return 0 < len(text) < LONGEST_LINE // 2 and text == text.strip() and can_be_printed(text)


def can_be_printed(text: str) -> bool:
    return text.translate(JOINERS).isprintable()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def shown(text: str) -> str:
    """Returns a piece of a foreign file, fit to be shown."""
    return repr(text if len(text) <= 60 else f"{text[:60]}…")
