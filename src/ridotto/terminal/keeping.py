"""A game put aside, and the record of one that is over.

A game put aside is one line that says what it is, and JSON. It holds every secret, the seed of Fate among them, so it
is written for its owner's eyes. A record is what `ridotto verify` reads.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from ridotto.games import game_called
from ridotto.kernel import SPECTATOR, Game, Player, Reader, RidottoError, name, player_named
from ridotto.replay import CommittedFate, record_of, story_as_told, write
from ridotto.table import OtherRulesThen, SavedTable, Table
from ridotto.table.saved import log_in
from ridotto.terminal.refusing import TerminalRefusal, of_the_system
from ridotto.words.files import reader

FORMAT: Final = "ridotto-game: 1"
FIRST_LINE: Final = re.compile(rf"{FORMAT}, private, sha256 ([0-9a-f]{{64}})")
MOST_BYTES: Final = 20_000_000
FOR_THE_OWNER: Final = 0o600
FOR_ALL: Final = 0o644


class NotKept(TerminalRefusal):
    """A file cannot be written, or is no game that was put aside."""

    code = "not-kept"


class Outdated(NotKept):
    """A game that was begun under other rules: it cannot be played on."""


@dataclass(frozen=True)
class PutAside:
    """All that is needed to go on exactly where the game was."""

    game: Game
    table: SavedTable
    fate: CommittedFate
    person: Player


# ---- A game put aside.


def put_aside(path: Path, table: Table, fate: CommittedFate, person: Player) -> None:
    content = {"seed": fate.seed.hex(), "person": name(person), "table": table.save()}
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    write_file(path, f"{FORMAT}, private, sha256 {digest(text)}\n{text}", FOR_THE_OWNER)


def taken_up(path: Path) -> PutAside:
    first, _, text = text_in(path).partition("\n")
    if first.startswith("ridotto-record:"):
        raise NotKept(f"{path} is the record of a game, not one put aside", why="record", file=str(path))
    heading = FIRST_LINE.fullmatch(first)
    if heading is None:
        raise NotKept(f"{path} is no game that was put aside", why="foreign", file=str(path), format=FORMAT)
    if heading.group(1) != digest(text):
        raise NotKept(f"{path} was changed or cut since it was put aside", why="changed", file=str(path))
    try:
        content: dict[str, Any] = json.loads(text)
        table = cast(SavedTable, content["table"])
        person = player_named(content["person"])
        fate = CommittedFate(bytes.fromhex(content["seed"]))
        return PutAside(game_called(table["game"]), table, fate, SPECTATOR if person is None else person)
    except (LookupError, RecursionError, TypeError, ValueError):
        raise of_another_version(path) from None


def of_another_version(path: Path) -> NotKept:
    return NotKept(f"{path} is no game that this version can go on with", why="version", file=str(path))


def gone_on(path: Path, kept: PutAside) -> Table:
    """Returns the table again; what another version wrote there is refused with the name of the file."""
    try:
        secret = kept.fate.secret_for_bots()
        table = Table.resume(kept.game, kept.table, kept.fate.draw_answer, secret=secret, by_steps=True)
        table.company.person(kept.person)  # or somebody would sit down before a bot
    except OtherRulesThen as problem:
        why = "outdated" if "told" in kept.table else "outdated-silent"
        raise Outdated(f"{path} cannot be played on", problem, why=why, file=str(path)) from None
    except RidottoError as problem:
        said = f"{path} is no game that this version can go on with"
        raise NotKept(said, problem, why="version-because", file=str(path)) from None
    except (LookupError, RecursionError, TypeError, ValueError):
        raise of_another_version(path) from None
    return table


def story_of(kept: PutAside, language: str) -> list[str]:
    """Returns what the person was told and nothing else, in the words that were kept; empty where none were."""
    log, saved = log_in(kept.table), kept.table
    people = [sitter["name"] for sitter in [*saved["company"], *saved.get("newcomers", [])]]
    if log is None:
        return []
    spoken = reader(language, people=people)
    return [
        spoken.say("terminal-kept", called=who_is_who(spoken)),
        *story_as_told(spoken, log, kept.person, len(saved["company"])),
    ]


def who_is_who(spoken: Reader) -> str:
    """Returns `A is Ada, B is Bo`, for stories that speak of letters."""
    return ", ".join([spoken.say("terminal-letter", letter=letter, name=who) for letter, who in spoken.people.items()])


def text_in(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        said = f"{path}: {problem.strerror}"
        raise NotKept(said, why="unreadable", file=str(path), **of_the_system(problem)) from None
    if len(raw) > MOST_BYTES:
        raise NotKept(f"{path} is too long for a game that was put aside", why="long", file=str(path))
    return raw.decode(errors="replace")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


# ---- A record.


def keep_record(path: Path, table: Table, fate: CommittedFate) -> None:
    names = [sitter.name for sitter in table.company.sitters]
    record = record_of(table.game, table.setup, table.match, names, fate.commitment, fate.seed)
    write_file(path, write(record), FOR_ALL)


# ---- Files.


def write_file(path: Path, text: str, mode: int) -> None:
    """Writes all of it or nothing: what was there before stays until the new is complete."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(text.encode(errors="surrogatepass"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except OSError as problem:
        aside.unlink(missing_ok=True)
        said = f"cannot write {path}: {problem.strerror}"
        raise NotKept(said, why="unwritable", file=str(path), **of_the_system(problem)) from None


def free_name(game: Game) -> Path:
    """Returns a name for a file that is not in this folder yet."""
    number = 1
    while Path(f"{game.id}-{number}.ridotto").exists():
        number += 1
    return Path(f"{game.id}-{number}.ridotto")


def new_file(text: str) -> Path:
    """Returns the path of a new file: nothing that lies there already is written over."""
    path = Path(text or "?")
    try:
        there, folder = path.exists(), path.parent.is_dir()
    except OSError as problem:  # a name that no file can have
        short = f"{text[:60]}…"
        raise NotKept(f"{short}: {problem.strerror}", why="unreadable", file=short, **of_the_system(problem)) from None
    if not text or not text.isprintable():
        raise NotKept(f"{text!r} is no name for a file", why="no-name", file=repr(text)[1:-1])
    if there:
        raise NotKept(f"{text}: there is such a file already", why="exists", file=text)
    if not folder:
        raise NotKept(f"{text}: there is no folder {path.parent}", why="no-folder", file=text, folder=str(path.parent))
    return path
