"""Files that a terminal reads and writes: all of one, or nothing; and none is written over that lies there already."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ridotto.house.whole_file import write_whole
from ridotto.kernel import Game
from ridotto.terminal.refusing import TerminalRefusal, of_the_system

MOST_BYTES: Final = 20_000_000
FOR_THE_OWNER: Final = 0o600
FOR_ALL: Final = 0o644


class NotKept(TerminalRefusal):
    """A file cannot be written, or is no game that was put aside."""

    code = "not-kept"


def read_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        said = f"{path}: {problem.strerror}"
        raise NotKept(said, why="unreadable", file=str(path), **of_the_system(problem)) from None
    if len(raw) > MOST_BYTES:
        raise NotKept(f"{path} is too long for a game that was put aside", why="long", file=str(path))
    return raw


def write_file(path: Path, text: bytes, mode: int) -> None:
    """Writes all of it, or refuses and writes nothing."""
    try:
        write_whole(path, text, mode)
    except OSError as problem:
        raise unwritable(path, problem) from None


def unwritable(path: Path, problem: OSError) -> NotKept:
    said = f"cannot write {path}: {problem.strerror}"
    return NotKept(said, why="unwritable", file=str(path), **of_the_system(problem))


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
